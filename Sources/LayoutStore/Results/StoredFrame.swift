import LayoutModel

/// A frame of a view as a row of the table `frame` has it. All results of a scene in which the view has it share the row.
struct StoredFrame: Equatable {
  /// The view's place in the document.
  let position: Int
  let x: StoredNumber
  let y: StoredNumber
  let width: StoredNumber
  let height: StoredNumber
  /// Where its origin is on the screen; none for what lies beside it.
  let screenX: StoredNumber
  let screenY: StoredNumber
  let isHidden: Bool
  let isEstimated: Bool
  let extent: ScreenFrame.Extent
  /// How the numbers follow the size.
  let halves: FrameHalves
  /// The values of ``detailColumns``; empty for four of five frames, which have none.
  let details: [Double?]

  /// - Parameters:
  ///   - place: where the view is on the screen.
  init(_ view: ResolvedView, place: ScreenFrame?, halves: FrameHalves, in size: ReferenceSize) {
    position = view.index
    x = StoredNumber(view.frame.x, halves: halves.x, of: size.width)
    y = StoredNumber(view.frame.y, halves: halves.y, of: size.height)
    width = StoredNumber(view.frame.width, halves: halves.width, of: size.width)
    height = StoredNumber(view.frame.height, halves: halves.height, of: size.height)
    screenX = StoredNumber(place?.frame.x, halves: halves.screenX, of: size.width)
    screenY = StoredNumber(place?.frame.y, halves: halves.screenY, of: size.height)
    isHidden = view.isHidden
    isEstimated = view.isEstimated
    extent = place?.extent ?? .onScreen
    self.halves = halves
    details = Self.details(of: view, place)
  }

  /// What is the same as something that stands in the row already is left out.
  private static func details(of view: ResolvedView, _ place: ScreenFrame?) -> [Double?] {
    let frame = view.frame
    let exact = view.unsnapped.withoutErrors
    let isExact = exact == frame.withoutErrors
    let isWhole = place.map { $0.clipped == $0.frame && $0.visible == $0.clipped } ?? true
    if isExact, isWhole, view.contentSize == nil { return [] }
    func numbers(_ rect: Rect) -> [Double] { [rect.x, rect.y, rect.width, rect.height] }
    func differing(_ rect: Rect?, from known: Rect?) -> [Double?] {
      guard let rect, let known else { return [nil, nil, nil, nil] }
      return zip(numbers(rect), numbers(known)).map { $0 == $1 ? nil : $0 }
    }
    // The view joins the origin on the screen with the size of the frame.
    let screen = place.map {
      Rect(x: $0.frame.x, y: $0.frame.y, width: frame.width, height: frame.height)
    }
    let content: [Double?] = [view.contentSize?.width, view.contentSize?.height]
    return differing(isExact ? nil : exact, from: frame) + content
      + differing(place?.clipped, from: screen) + differing(place?.visible, from: place?.clipped)
  }

  /// Reads a row with ``columns``, the columns of ``FrameHalves`` and ``detailColumns``, which begin in its column 1.
  init(_ row: SQLiteCommand) {
    position = row.integer(1)
    x = StoredNumber(row, column: 2)
    y = StoredNumber(row, column: 3)
    width = StoredNumber(row, column: 4)
    height = StoredNumber(row, column: 5)
    screenX = StoredNumber(row, column: 6)
    screenY = StoredNumber(row, column: 7)
    isEstimated = row.flag(8)
    isHidden = row.flag(9)
    extent = ScreenFrame.Extent(rawValue: row.integer(10)) ?? .onScreen
    halves = FrameHalves(row, from: 11)
    let found = (0..<Int32(Self.detailColumns.count)).map { row.optionalReal(17 + $0) }
    details = found.contains { $0 != nil } ? found : []
  }

  /// In the order in which rows are read.
  static let columns = [
    "position", "x", "y", "width", "height", "screenX", "screenY", "isEstimated", "isHidden",
    "beyond",
  ]
  static let detailColumns = [
    "exactX", "exactY", "exactWidth", "exactHeight", "contentWidth", "contentHeight", "clippedX",
    "clippedY", "clippedWidth", "clippedHeight", "visibleX", "visibleY", "visibleWidth",
    "visibleHeight",
  ]
}

extension StoredFrame: Hashable {
  /// Takes the numbers that differ most, mixed by one multiplication each: a batch looks up millions of frames.
  func hash(into hasher: inout Hasher) {
    var mixed = UInt64(truncatingIfNeeded: position)
    for number in [x, y, width, height, screenX, screenY] {
      let bits: UInt64 =
        switch number {
        case .twelfths(let twelfths): UInt64(truncatingIfNeeded: twelfths)
        case .points(let points): points.bitPattern
        case .none: 0x5555
        }
      mixed = (mixed ^ bits) &* 0x9E37_79B9_7F4A_7C15
      mixed ^= mixed >> 32
    }
    hasher.combine(mixed)
  }
}

extension Rect {
  /// Rounded to a millionth of a point. Further digits are errors of binary fractions, which depend on what was solved before.
  fileprivate var withoutErrors: Rect {
    func rounded(_ value: Double) -> Double {
      let result = (value * 1e6).rounded() / 1e6
      return result.isFinite ? result + 0 : value
    }
    return Rect(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}
