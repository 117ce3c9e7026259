import ElementTree
import LayoutModel

/// The distance from the top of a scroll view at which its content begins, if bars cover the top.
///
/// - Source: Apple, `UIScrollView.ContentInsetAdjustmentBehavior.automatic`, and before iOS 11
///   `automaticallyAdjustsScrollViewInsets`. Interface Builder records the rows of a table with
///   prototypes below a caption of its own, which a device does not show.
struct ScrollInsets {
  private let document: LayoutDocument
  private let safeTop: Double
  private let hasNavigationBar: Bool
  private let adjusts: Bool
  /// Whether the layout is as designed. On devices, rows are already resolved below the bars, and
  /// without that caption.
  private let isAsDesigned: Bool

  init(_ layout: ResolvedLayout, _ document: LayoutDocument, hasNavigationBar: Bool) {
    self.document = document
    self.hasNavigationBar = hasNavigationBar
    safeTop = (layout.safeArea ?? layout.environment.safeArea).top
    let controller = document.scene(layout.scene)?.controllers.first
      .map { document.controllers[$0].element }
    isAsDesigned = layout.environment.isAsDesigned
    adjusts = controller?["automaticallyAdjustsScrollViewInsets"] != "NO"
  }

  /// - Returns: `nil` if the content is not moved.
  func shift(of view: PlacedView, in scene: PlacedScene) -> Double? {
    let kind = view.resolved.kind
    guard kind == .scrollView || kind == .tableView || kind == .collectionView,
      document.views.indices.contains(view.resolved.index)
    else { return nil }
    let source = document.views[view.resolved.index]
    let shift = barShift(view, source, scene) - captionHeight(source)
    return abs(shift) > 0.01 ? shift : nil
  }

  private func barShift(_ view: PlacedView, _ source: LayoutView, _ scene: PlacedScene) -> Double {
    guard isAsDesigned || view.resolved.kind != .tableView else { return 0 }
    guard adjusts, source.element["contentInsetAdjustmentBehavior"] != "never",
      view.frame.y > -0.5, view.frame.y < safeTop - 0.5, view.frame.maxY > safeTop,
      !scene.isInMovedContent(view)
    else { return 0 }
    let scrolls = (view.resolved.contentSize?.height ?? 0) > view.frame.height + 0.5
    guard hasNavigationBar || view.resolved.kind != .scrollView || scrolls else { return 0 }
    return safeTop - view.frame.y
  }

  /// The height of the caption `Prototype Cells` above the first prototype of a plain table.
  private func captionHeight(_ table: LayoutView) -> Double {
    guard isAsDesigned, table.kind == .tableView, table.element["dataMode"] == "prototypes",
      table.element["style"] ?? "plain" == "plain"
    else { return 0 }
    let children = table.children.map { document.views[$0] }
    guard let first = children.first(where: { $0.placement == .cell })?.recordedFrame else {
      return 0
    }
    let header = children.first { $0.role == "tableHeaderView" }?.recordedFrame?.maxY ?? 0
    return max(0, first.y - header)
  }
}
