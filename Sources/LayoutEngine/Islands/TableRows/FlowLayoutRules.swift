import ElementTree
import LayoutModel

/// The places of items in a collection view's flow layout.
///
/// Items follow each other in the direction in which the collection scrolls, after the header and
/// the section's inset, with lines at the stated distance. If only one item fits into a line, it
/// stands in the middle of the line. If more fit, the first one stands at the inset.
///
/// A layout that code provides is not known. Its items follow each other as in a flow layout that
/// states nothing, so that they do not overlap.
///
/// - Source: 85 of 85 items of public documents: (375 - 320) / 2 = 27.5, lines 50 + 88 + 10 = 148.
struct FlowLayoutRules {
  private let isHorizontal: Bool
  private let lineSpacing: Double
  private var itemSpacing: Double
  private let inset: EdgeInsets
  private let headerLength: Double

  /// - Parameter headerLength: the length of the section's header in the direction in which the
  ///   collection scrolls, in points.
  init(_ collection: LayoutView, headerLength: Double) {
    let layout = collection.element.child("collectionViewFlowLayout")
    isHorizontal = Self.scrollsHorizontally(collection)
    lineSpacing = layout?.number("minimumLineSpacing") ?? 10
    itemSpacing = layout?.number("minimumInteritemSpacing") ?? 10
    inset = layout?.child("inset", key: "sectionInset")?.insets ?? .zero
    self.headerLength = headerLength
  }

  static func scrollsHorizontally(_ collection: LayoutView) -> Bool {
    collection.element.child(key: "collectionViewLayout")?["scrollDirection"] == "horizontal"
  }

  /// The same rules for many items of one size. As many as fit fill each line from edge to edge.
  ///
  /// - Source: UICollectionViewFlowLayout: the spacing between items is a minimum, and grows until a line is full. On the
  ///   canvas, lines mostly have few prototypes of different sizes, which keep the minimum.
  func filling(_ extent: Size, with item: Size) -> FlowLayoutRules {
    let breadth = isHorizontal ? item.height : item.width
    let room = room(in: extent)
    let count = ((room + itemSpacing) / (breadth + itemSpacing) + Self.tolerance).rounded(.down)
    guard count > 1, count.isFinite else { return self }
    var result = self
    // The line must still fit if the division is not exact.
    result.itemSpacing = (room - count * breadth) / (count - 1) - Self.tolerance
    return result
  }

  /// Sums of widths have binary rounding errors, far below a pixel.
  private static let tolerance = 1e-6

  /// The length between the insets, across the scroll direction of the collection.
  private func room(in extent: Size) -> Double {
    isHorizontal
      ? extent.height - inset.top - inset.bottom : extent.width - inset.left - inset.right
  }

  /// The places of items with these sizes in a collection of some size: their origins in the
  /// collection's content, and the position at which the section's footer begins.
  func places(of items: [Size], in extent: Size) -> (origins: [Point], footer: Double) {
    let start = headerLength + (isHorizontal ? inset.left : inset.top)
    let before = isHorizontal ? inset.top : inset.left
    let room = room(in: extent)
    var result: [Point] = []
    var along = start
    var across = 0.0
    var lineLength = 0.0
    for item in items {
      let length = isHorizontal ? item.width : item.height
      let breadth = isHorizontal ? item.height : item.width
      let isAlone = 2 * breadth + itemSpacing > room
      if across > 0, isAlone || across + itemSpacing + breadth > room {
        along += lineLength + lineSpacing
        across = 0
        lineLength = 0
      }
      let offset =
        isAlone ? (room - breadth) / 2 : (across > 0 ? across + itemSpacing : 0)
      result.append(
        isHorizontal
          ? Point(x: along, y: before + offset) : Point(x: before + offset, y: along))
      across = isAlone ? max(room, breadth) : offset + breadth
      lineLength = max(lineLength, length)
    }
    let end = along + lineLength + (isHorizontal ? inset.right : inset.bottom)
    return (result, end)
  }
}
