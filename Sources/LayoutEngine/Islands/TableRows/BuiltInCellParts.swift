import ElementTree
import LayoutModel

/// The parts of a cell of a built-in style as views of an island.
struct BuiltInCellParts {
  let layout: BuiltInCellLayout
  /// The part that each view is.
  let parts: [Int: BuiltInCell.Part]
  /// The position of the content view in the island.
  let contentSlot: Int

  /// `nil` for an island that is not such a cell.
  init?(island: Island, document: LayoutDocument) {
    let root = document.views[island.root]
    guard root.kind == .tableViewCell, let cell = BuiltInCell(root.element),
      let content = root.children.first(where: { document.views[$0].role == "contentView" }),
      let slot = island.slots[content]
    else { return nil }
    contentSlot = slot
    var layout = BuiltInCellLayout(style: cell.style, rules: island.traits.measurement.rules)
    layout.indentation =
      (root.element.number("indentationLevel") ?? 0)
      * (root.element.number("indentationWidth") ?? 10)
    var parts: [Int: BuiltInCell.Part] = [:]
    for view in document.views[content].children {
      guard let slot = island.slots[view], let part = cell.part(document.views[view].id) else {
        continue
      }
      parts[view] = part
      let measurement = island.measurements[slot]
      switch part {
      case .text: layout.text = measurement.map { BuiltInCellLayout.Label($0) }
      case .detail: layout.detail = measurement.map { BuiltInCellLayout.Label($0) }
      case .image: layout.image = Self.image(document.views[view], measurement)
      }
    }
    self.layout = layout
    self.parts = parts
  }

  /// The image of an image view. If its size is unknown, it has the recorded size.
  private static func image(
    _ view: LayoutView, _ measurement: LeafMeasurement?
  ) -> BuiltInCellLayout.Image? {
    guard let measurement, let width = measurement.intrinsicWidth,
      let height = measurement.intrinsicHeight
    else {
      return view.recordedFrame.map { .init(size: $0.size, isSymbol: false) }
    }
    let insets = measurement.alignmentInsets
    return BuiltInCellLayout.Image(
      size: Size(
        width: width + insets.left + insets.right, height: height + insets.top + insets.bottom),
      isSymbol: view.element.child("imageReference", key: "image")?["catalog"] == "system"
        || view.element["catalog"] == "system")
  }
}

extension BuiltInCellLayout.Label {
  init(_ measurement: LeafMeasurement) {
    self.init(
      natural: Size(
        width: measurement.intrinsicWidth ?? 0, height: measurement.intrinsicHeight ?? 0),
      baseline: measurement.firstBaseline, wrapping: measurement.wrapping)
  }
}

extension BuiltInCell {
  /// The text that the canvas shows in a label without text.
  ///
  /// - Source: widths of 16 such labels of public documents.
  func placeholder(of part: Part) -> String {
    switch part {
    case .text: "Title"
    case .detail: style == .subtitle ? "Subtitle" : "Detail"
    case .image: ""
    }
  }
}

extension Rect {
  subscript(component: RectComponent) -> Double {
    switch component {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}
