import Diagnostics
import LayoutEngine
import LayoutModel

/// Makes notes of faults that rest on a size which the document does not say.
struct UnknownSizes {
  private let document: LayoutDocument

  init(_ document: LayoutDocument) { self.document = document }

  func doubt(_ faults: inout [FoundFault], in layout: ResolvedLayout, scene: Int) {
    if faults.isEmpty { return }
    let open = openAxes(of: layout, scene: scene)
    for index in faults.indices where faults[index].diagnostic.severity > .note {
      guard let axis = faults[index].axis else { continue }
      if let root = open.root, open.axes.contains(axis) {
        faults[index].doubt(
          "who adds \(NamedObject(root).onOneLine) gives it its \(axis == .horizontal ? "width" : "height"), which is not seen here"
        )
      } else if let view = guessed(faults[index], in: layout) {
        faults[index].doubt("the size of \(NamedObject(view).onOneLine) is a guess")
      }
    }
  }

  // MARK: A view alone in a xib

  /// The lengths of a view alone in a xib that nobody knows. It fills a screen's width if it does so on the canvas. Otherwise it
  /// has the lengths that were drawn, or those on which its constraints insist. Of a view that is higher than any screen, code
  /// shows a part, in a view that scrolls.
  private func openAxes(
    of layout: ResolvedLayout, scene: Int
  ) -> (root: LayoutView?, axes: Set<LayoutAxis>) {
    guard let index = document.scenes[scene].roots.first,
      let drawn = document.views[index].recordedFrame, let frame = layout.view(at: index)?.frame
    else { return (nil, []) }
    let root = document.views[index]
    if root.controller == nil, drawn.height > Self.highestScreen { return (root, [.vertical]) }
    guard layout.place?.kind == .view, let screen = layout.environment.profile?.size else {
      return (nil, [])
    }
    if frame.width < screen.width - Self.tolerance { return (root, [.horizontal, .vertical]) }
    return (root, abs(frame.height - drawn.height) > Self.tolerance ? [.vertical] : [])
  }

  private static let tolerance = 0.5
  /// No screen is so high, in points: the iPad Pro of 13 inches has 1,376.
  private static let highestScreen = 1400.0

  // MARK: Guessed sizes

  /// The share of a guessed length by which it may be wrong.
  private static let doubtfulShare = 0.15

  /// A view with a guessed size that covers another one by so little that the guess decides it.
  private func guessed(_ fault: FoundFault, in layout: ResolvedLayout) -> LayoutView? {
    guard
      case .overlap(let first, let second, let common)? = fault.diagnostic.fault.essence
        as? PlacementFault, let axis = fault.axis
    else { return nil }
    func length(_ size: Size) -> Double { axis == .horizontal ? size.width : size.height }
    return [first, second].compactMap { document.view($0.id) }.first { view in
      guard let seen = layout.view(at: view.index), seen.isEstimated else { return false }
      return length(common) <= Self.doubtfulShare * length(seen.frame.size)
    }
  }
}
