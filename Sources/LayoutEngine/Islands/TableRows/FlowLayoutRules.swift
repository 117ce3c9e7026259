import ElementTree
import LayoutModel

/// The places of items in a collection view's flow layout.
///
/// Items follow each other in the direction in which the collection scrolls, after the header and
/// the section's inset, with lines at the stated distance. If only one item fits into a line, it
/// stands in the middle of the line. If more fit, the first one stands at the inset.
///
/// Nobody knows a layout that code provides. Its items follow each other as in a flow layout that
/// states nothing, so that they do not lie upon each other.
///
/// - Source: 85 of 85 items of public documents: (375 - 320) / 2 = 27.5, lines 50 + 88 + 10 = 148.
struct FlowLayoutRules {
  private let isHorizontal: Bool
  private let lineSpacing: Double
  private let itemSpacing: Double
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

  /// The items of some sizes in a collection of some size: their origins in the collection's content,
  /// and where the section's footer begins.
  func places(of items: [Size], in extent: Size) -> (origins: [Point], footer: Double) {
    let start = headerLength + (isHorizontal ? inset.left : inset.top)
    let before = isHorizontal ? inset.top : inset.left
    let room =
      (isHorizontal ? extent.height : extent.width)
      - before - (isHorizontal ? inset.bottom : inset.right)
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
