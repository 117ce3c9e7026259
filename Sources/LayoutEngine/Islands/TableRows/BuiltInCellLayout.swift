import LayoutModel
import PlatformRules

/// The places of the labels and the image in the content view of a cell of a built-in style, as
/// UIKit sets them.
///
/// - Source: 375 such cells of public documents, as Xcode 5 to 26 have saved them. Title and detail
///   begin and end at the margin of rows; before an accessory there are 8 points (1 up to Xcode
///   10). A title alone is as high as the content view. With a right detail, both are as large as
///   their text; the title is in the middle at the next whole point, and the detail is on its
///   baseline. A left detail has a title column of 91 points, and 6 points to the detail. A
///   subtitle has 3 points between the lines if the row has the height that they ask for, and none
///   in lower rows; releases differ by a point. An image lies before the text, 15 points away from
///   it. Symbols are centred on a point 12 points after the margin, other images begin at the
///   margin.
struct BuiltInCellLayout {
  let style: BuiltInCell.Style
  let rules: RulesInForce
  var text: Label?
  var detail: Label?
  var image: Image?
  /// The distance between the margin and the first part, in points.
  var indentation = 0.0

  struct Label {
    /// The size of the text in one line, in points.
    var natural: Size
    var baseline: BaselineRule
    var wrapping: WrappingText?

    /// The size of the label if this width is available.
    func size(in width: Double) -> Size {
      guard natural.width > width else { return natural }
      guard let wrapping else { return Size(width: width, height: natural.height) }
      return Size(width: width, height: wrapping.height(forWidth: width))
    }
  }

  struct Image {
    var size: Size
    var isSymbol: Bool
  }

  /// The room for the parts in a content view.
  struct Room: Equatable {
    var size: Size
    /// The margin of the row, in points.
    var margin: Double
    /// The distance from the last part to the trailing edge of the content view.
    var trailing: Double
  }

  /// The frames of the existing parts, in reading direction.
  func frames(in room: Room) -> [BuiltInCell.Part: Rect] {
    var result: [BuiltInCell.Part: Rect] = [:]
    var start = room.margin + indentation
    if let image, image.size.width > 0, image.size.height > 0 {
      let frame = frame(of: image, at: start, in: room)
      result[.image] = frame
      start = frame.maxX + rules.cellImageGap
    }
    let width = max(0, room.size.width - room.trailing - start)
    switch style {
    case .basic:
      result[.text] = Rect(x: start, y: 0, width: width, height: room.size.height)
    case .value1: placeRightDetail(at: start, width, in: room, &result)
    case .value2: placeLeftDetail(at: start, width, in: room, &result)
    case .subtitle: placeSubtitle(at: start, width, in: room, &result)
    }
    return result
  }

  /// The frame of an image. An image that is higher than the content view is scaled to its height.
  private func frame(of image: Image, at start: Double, in room: Room) -> Rect {
    let factor = min(1, room.size.height / image.size.height)
    let size = Size(width: image.size.width * factor, height: image.size.height * factor)
    return Rect(
      x: image.isSymbol ? start + rules.cellSymbolCentre - size.width / 2 : start,
      y: (room.size.height - size.height) / 2, width: size.width, height: size.height)
  }

  private func placeRightDetail(
    at start: Double, _ width: Double, in room: Room, _ result: inout [BuiltInCell.Part: Rect]
  ) {
    var taken = 0.0
    if let text {
      let size = text.size(in: width)
      result[.text] = Rect(
        x: start, y: centred(size.height, in: room), width: size.width, height: size.height)
      taken = size.width + rules.cellDetailGap
    }
    guard let detail else { return }
    let size = detail.size(in: max(0, width - taken))
    result[.detail] = Rect(
      x: start + width - size.width, y: detailTop(detail, size, beside: result[.text], in: room),
      width: size.width, height: size.height)
  }

  private func placeLeftDetail(
    at start: Double, _ width: Double, in room: Room, _ result: inout [BuiltInCell.Part: Rect]
  ) {
    let column = min(rules.cellTitleColumn, width)
    if let text {
      let height = text.size(in: column).height
      result[.text] = Rect(
        x: start, y: centred(height, in: room), width: column, height: height)
    }
    guard let detail else { return }
    let size = detail.size(in: max(0, width - column - rules.cellDetailGap))
    result[.detail] = Rect(
      x: start + column + rules.cellDetailGap,
      y: detailTop(detail, size, beside: result[.text], in: room), width: size.width,
      height: size.height)
  }

  /// The top of a detail whose baseline is that of the title, rounded up to a whole point.
  private func detailTop(
    _ detail: Label, _ size: Size, beside title: Rect?, in room: Room
  ) -> Double {
    guard let text, let title else { return centred(size.height, in: room) }
    let baseline = title.y + text.baseline.distanceFromTop(inHeight: title.height)
    return roundedUp(baseline - detail.baseline.distanceFromTop(inHeight: size.height))
  }

  private func placeSubtitle(
    at start: Double, _ width: Double, in room: Room, _ result: inout [BuiltInCell.Part: Rect]
  ) {
    let first = text?.size(in: width) ?? Size()
    let second = detail?.size(in: width) ?? Size()
    let lines = first.height + second.height
    let isTall = room.size.height >= rules.cellTallRow * lines
    let gap = isTall && text != nil && detail != nil ? rules.cellLineGap : 0
    let rest = (room.size.height - lines - gap) / 2
    let top = isTall ? rest.rounded(.down) : roundedUp(rest)
    if text != nil {
      result[.text] = Rect(x: start, y: top, width: first.width, height: first.height)
    }
    if detail != nil {
      result[.detail] = Rect(
        x: start, y: top + first.height + gap, width: second.width, height: second.height)
    }
  }

  private func centred(_ height: Double, in room: Room) -> Double {
    roundedUp((room.size.height - height) / 2)
  }

  /// Rounds up to a whole point. A length that is above a point only by a binary rounding error
  /// counts as that point.
  private func roundedUp(_ length: Double) -> Double { (length - 1e-3).rounded(.up) }
}
