import ElementTree
import LayoutModel

/// The places of a collection's items, and of the headers and footers of its sections.
extension RowRules {
  /// The size of an item: its own, if it has one, or else the size of the flow layout.
  ///
  /// On the canvas, an item with constraints sizes itself if the layout estimates sizes and the
  /// item states none. Then the recorded size is kept (2 of 2, outside the corpus; 9 of 9 items
  /// without constraints have the layout's size).
  func itemSize(_ cell: LayoutView, collection: LayoutView) -> Size? {
    let own = cell.element.child("size", key: "customSize")
    let layout = collection.element.child(key: "collectionViewLayout")
    if traits.isAsDesigned, own == nil, layout?.flag("automaticEstimatedItemSize") ?? false,
      let recorded = cell.recordedFrame?.size, hasConstraints(cell)
    {
      return recorded
    }
    for element in [own, layout?.child("size", key: "itemSize")] {
      if let width = element?.number("width"), let height = element?.number("height"), width > 0,
        height > 0
      {
        return Size(width: width, height: height)
      }
    }
    let isFlow = layout?.name == "collectionViewFlowLayout" && layout?["customClass"] == nil
    return isFlow && !traits.isAsDesigned ? Self.flowItem : nil
  }

  /// The size that a flow layout gives an item if nothing states a size.
  ///
  /// - Source: Apple, `UICollectionViewFlowLayout.itemSize`.
  private static let flowItem = Size(width: 50, height: 50)

  /// Whether the view, or a view inside it, owns constraints.
  private func hasConstraints(_ view: LayoutView) -> Bool {
    var last = view
    while let child = last.children.last { last = document.views[child] }
    return (view.index...last.index).contains { document.ownedConstraints[$0] != nil }
  }

  /// The origin of an item on a device. As designed, the canvas shows the recorded place, and nothing
  /// depends on it.
  func itemOrigin(_ cell: LayoutView, collection: LayoutView, extent: Size) -> Point? {
    guard !traits.isAsDesigned else { return nil }
    let items = items(of: collection)
    guard let position = items.firstIndex(where: { $0.index == cell.index }) else { return nil }
    return flow(of: collection, extent).places(of: sizes(items, of: collection), in: extent)
      .origins[position]
  }

  /// The origin of a section's header or footer on a device. `nil` as designed.
  func supplementaryOrigin(_ view: LayoutView, collection: LayoutView, extent: Size) -> Point? {
    guard !traits.isAsDesigned else { return nil }
    guard view.role == "sectionFooterView" else { return Point(x: 0, y: 0) }
    let sizes = sizes(items(of: collection), of: collection)
    let end = flow(of: collection, extent).places(of: sizes, in: extent).footer
    return FlowLayoutRules.scrollsHorizontally(collection)
      ? Point(x: end, y: 0) : Point(x: 0, y: end)
  }

  private func items(of collection: LayoutView) -> [LayoutView] {
    collection.children.map { document.views[$0] }.filter { $0.placement == .cell }
  }

  private func sizes(_ items: [LayoutView], of collection: LayoutView) -> [Size] {
    items.map { itemSize($0, collection: collection) ?? $0.recordedFrame?.size ?? Size() }
  }

  private func flow(of collection: LayoutView, _ extent: Size) -> FlowLayoutRules {
    let header = collection.children.map { document.views[$0] }
      .first { $0.role == "sectionHeaderView" }
    let size = header.map { supplementarySize($0, collection: collection, extent: extent) }
    let isHorizontal = FlowLayoutRules.scrollsHorizontally(collection)
    return FlowLayoutRules(
      collection, headerLength: (isHorizontal ? size?.width : size?.height) ?? 0)
  }

  /// The size of a section's header or footer: the stated length in the direction in which the
  /// collection scrolls, and the whole extent of the collection across.
  ///
  /// If no length is stated, code gives one. It is taken to be the recorded height: that is what a
  /// person sets on the canvas, where a header is always as wide as the collection.
  func supplementarySize(_ view: LayoutView, collection: LayoutView, extent: Size) -> Size {
    let layout = collection.element.child(key: "collectionViewLayout")
    let key = view.role == "sectionFooterView" ? "footerReferenceSize" : "headerReferenceSize"
    let stated = layout?.child("size", key: key)
    let recorded = view.recordedFrame?.size ?? Size()
    if FlowLayoutRules.scrollsHorizontally(collection) {
      let width = stated?.number("width").flatMap { $0 > 0 ? $0 : nil }
      let usual = traits.isAsDesigned ? recorded.width : Self.flowItem.width
      return Size(width: width ?? usual, height: extent.height)
    }
    let height = stated?.number("height").flatMap { $0 > 0 ? $0 : nil }
    return Size(width: extent.width, height: height ?? recorded.height)
  }
}
