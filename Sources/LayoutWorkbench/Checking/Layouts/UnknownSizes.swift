import Diagnostics
import ElementTree
import LayoutComparison
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
      if let root = rootWithMargins(in: faults[index], layout, scene) {
        faults[index].doubt(
          "where \(NamedObject(root).onOneLine) is added to another view, its margins are 8 points, and they may fit"
        )
        continue
      }
      guard let axis = faults[index].axis else { continue }
      if let root = open.root, open.axes.contains(axis) {
        faults[index].doubt(
          "who adds \(NamedObject(root).onOneLine) gives it its \(axis == .horizontal ? "width" : "height"), which is not seen here"
        )
      } else if let view = guessed(faults[index], in: layout) {
        faults[index].doubt("the size of \(NamedObject(view).onOneLine) is a guess")
      } else if let label = labelWithRoom(faults[index]) {
        faults[index].doubt(
          "\(NamedObject(label).onOneLine) is wider than its text asks for: whether the text reaches beyond the edge is not seen"
        )
      }
    }
  }

  // MARK: A view alone in a xib

  /// The lengths of a view alone in a xib that nobody knows. It fills a screen's width if it does so on the canvas. Otherwise it
  /// has the lengths that were drawn, or those on which its constraints insist. Of a view that is higher than any screen, code
  /// shows a part, in a view that scrolls. Of a widget, code says how high it is while it is expanded.
  private func openAxes(
    of layout: ResolvedLayout, scene: Int
  ) -> (root: LayoutView?, axes: Set<LayoutAxis>) {
    guard let index = document.scenes[scene].roots.first,
      let drawn = document.views[index].recordedFrame, let frame = layout.view(at: index)?.frame
    else { return (nil, []) }
    let root = document.views[index]
    if root.controller == nil, drawn.height > Self.highestScreen { return (root, [.vertical]) }
    if layout.place?.kind == .widget { return (root, [.vertical]) }
    guard layout.place?.kind == .view, let screen = layout.environment.profile?.size else {
      return (nil, [])
    }
    if frame.width < screen.width - Self.tolerance { return (root, [.horizontal, .vertical]) }
    return (root, abs(frame.height - drawn.height) > Self.tolerance ? [.vertical] : [])
  }

  private static let tolerance = 0.5
  /// No screen is so high, in points: the iPad Pro of 13 inches has 1,376.
  private static let highestScreen = 1400.0

  /// A view alone in a xib whose margins take part in a conflict. They are laid out as those of a controller's view.
  ///
  /// - Source: Apple, `UIView.directionalLayoutMargins`: 8 points on each side by default; the system manages those of a view
  ///   controller's root view.
  private func rootWithMargins(
    in fault: FoundFault, _ layout: ResolvedLayout, _ scene: Int
  ) -> LayoutView? {
    guard fault.diagnostic.code == .conflictingConstraints, layout.place?.kind == .view,
      let index = document.scenes[scene].roots.first
    else { return nil }
    let root = document.views[index]
    if root.element.child(key: "directionalLayoutMargins") != nil
      || root.element.child(key: "layoutMargins") != nil
    {
      return nil
    }
    let objects = Set(fault.diagnostic.objects)
    let takesPart = document.constraints.contains { constraint in
      objects.contains(constraint.id.text)
        && [constraint.first, constraint.second].compactMap { $0 }.contains {
          $0.attribute.isMargin && document.host(of: $0.item) == index
        }
    }
    return takesPart ? root : nil
  }

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

  // MARK: Room in labels

  /// A label of which a part lies beyond a side of the screen, if others than its text give it its width, and the text does not
  /// begin at that side.
  private func labelWithRoom(_ fault: FoundFault) -> LayoutView? {
    guard case .beyond(let edge, let item)? = fault.diagnostic.fault.essence as? PlacementFault,
      edge.axis == .horizontal, item.outer == nil, item.points < item.length,
      let label = document.view(item.view.id), label.kind == .label
    else { return nil }
    switch label.element["textAlignment"] {
    case "center": break
    case "right": if edge == .right { return nil }
    default: if edge == .left { return nil }
    }
    return hasWidthOfOthers(label) ? label : nil
  }

  /// Whether a width, constraints at both sides, a stack view or an autoresizing mask give a view its width.
  private func hasWidthOfOthers(_ view: LayoutView) -> Bool {
    if let parent = view.parent, document.views[parent].kind == .stackView { return true }
    let around = Set(document.superviews(of: view.index))
    var isHeld = false
    var sides: Set<LayoutAttribute> = []
    for constraint in document.constraints {
      let anchors = [constraint.first] + [constraint.second].compactMap { $0 }
      let hosts = anchors.map { document.host(of: $0.item) }
      for (anchor, host) in zip(anchors, hosts)
      where host == view.index && anchor.attribute.axis == .horizontal {
        isHeld = true
        let attribute = anchor.attribute.withoutMargin
        // A view beside it is held by it, and does not hold it.
        let holds = hosts.contains { $0.map(around.contains) ?? false }
        if holds || attribute == .width { sides.insert(attribute) }
      }
    }
    if !isHeld || sides.contains(.width) { return true }
    return (sides.contains(.leading) || sides.contains(.left))
      && (sides.contains(.trailing) || sides.contains(.right))
  }
}
