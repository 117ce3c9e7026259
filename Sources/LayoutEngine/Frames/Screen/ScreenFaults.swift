import Diagnostics
package import LayoutModel

/// Finds texts and controls that leave the screen or overlap in one environment, and don't on the
/// canvas.
///
/// What the canvas shows is intended: a menu that waits beside the screen, a badge on a button. The
/// canvas shows recorded frames. Views without one, as in native documents, are where constraints
/// put them as designed. Hidden and transparent views are left out, and so are views whose place is
/// ambiguous.
package struct ScreenFaults: Sendable {
  private let document: LayoutDocument
  private let structure: ScreenStructure
  /// The frames on the canvas, by position in the document's views.
  private let drawn: [Int: ScreenFrame]

  /// Distances below this are not reported. It is the distance that Interface Builder tolerates, in
  /// points.
  private static let tolerance = 1.0

  /// - Parameters:
  ///   - structure: the structure of the document, read once for all of its scenes.
  ///   - asDesigned: the layout of the scene in the document's own environment.
  package init(
    _ document: LayoutDocument, _ structure: ScreenStructure, asDesigned: ResolvedLayout
  ) {
    self.document = document
    self.structure = structure
    var layout = asDesigned
    for position in layout.views.indices {
      let recorded = document.views[layout.views[position].index].recordedFrame
      layout.views[position].frame = recorded ?? layout.views[position].frame
    }
    var drawn: [Int: ScreenFrame] = [:]
    for (view, place) in zip(layout.views, structure.frames(of: layout)) {
      drawn[view.index] = place
    }
    self.drawn = drawn
  }

  // MARK: Off the screen

  /// The texts and controls that are completely visible on the canvas, and lie partly or completely
  /// outside this screen.
  package func offScreen(in layout: ResolvedLayout) -> [ScreenFault] {
    guard let screen = screen(of: layout) else { return [] }
    return ScreenContent(of: layout, in: document, structure).items.compactMap { item in
      guard item.place.extent != .onScreen, drawn[item.view]?.extent == .onScreen else {
        return nil
      }
      return fault(beyond: screen, item, isPart: Self.isPart(layout))
    }
  }

  /// Whether a row or a view stands alone: it is as wide as the screen at most, and somewhere on it.
  private static func isPart(_ layout: ResolvedLayout) -> Bool {
    layout.place.map { $0.kind == .view || $0.kind == .row } ?? false
  }

  private func screen(of layout: ResolvedLayout) -> Size? {
    layout.views.first { document.views[$0.index].parent == nil && !$0.kind.isScreenBar }?.frame
      .size
  }

  private func fault(
    beyond screen: Size, _ item: ScreenContent.Item, isPart: Bool
  ) -> ScreenFault? {
    let frame = item.place.clipped
    var edges: [(edge: ScreenEdge, beyond: Double, length: Double)] = [
      (.left, -frame.x, frame.width), (.right, frame.maxX - screen.width, frame.width),
    ]
    if !isPart {
      edges += [
        (.top, -frame.y, frame.height), (.bottom, frame.maxY - screen.height, frame.height),
      ]
    }
    var worst = edges[0]
    for edge in edges where edge.beyond > worst.beyond { worst = edge }
    guard worst.beyond > Self.tolerance else { return nil }
    let view = document.views[item.view]
    let fault = PlacementFault.beyond(
      worst.edge, .init(view: NamedObject(view), points: worst.beyond, length: worst.length))
    return ScreenFault(
      diagnostic: Diagnostic(fault, at: view.location), extent: worst.beyond)
  }

  // MARK: Upon each other

  /// Pairs of texts and controls that are apart on the canvas, and overlap on this screen.
  package func overlaps(in layout: ResolvedLayout) -> [ScreenFault] {
    let items = ScreenContent(of: layout, in: document, structure).items.enumerated().sorted {
      ($0.element.place.visible.y, $0.offset) < ($1.element.place.visible.y, $1.offset)
    }.map(\.element)
    var faults: [ScreenFault] = []
    for (position, first) in items.enumerated() {
      let bottom = first.place.visible.maxY - Self.tolerance
      for second in items[(position + 1)...] {
        if second.place.visible.y >= bottom { break }
        if let fault = overlap(first, second) { faults.append(fault) }
      }
    }
    return faults
  }

  private func overlap(_ first: ScreenContent.Item, _ second: ScreenContent.Item) -> ScreenFault? {
    let common = first.place.visible.intersection(second.place.visible)
    guard first.scroller == second.scroller, Self.isArea(common),
      showsApart(first.view, second.view), !areAlternatives(first.view, second.view),
      !document.isView(second.view, below: first.view),
      !document.isView(first.view, below: second.view)
    else { return nil }
    let (upper, lower) =
      first.view < second.view ? (first.view, second.view) : (second.view, first.view)
    let fault = PlacementFault.overlap(
      NamedObject(document.views[upper]), NamedObject(document.views[lower]),
      common: Size(width: common.width, height: common.height))
    return ScreenFault(
      diagnostic: Diagnostic(fault, at: document.views[upper].location),
      extent: min(common.width, common.height))
  }

  /// Whether the canvas shows both views, and shows them apart.
  private func showsApart(_ first: Int, _ second: Int) -> Bool {
    guard let a = drawn[first]?.visible, let b = drawn[second]?.visible, Self.isArea(a),
      Self.isArea(b)
    else { return false }
    return !Self.isArea(a.intersection(b))
  }

  /// Whether two views lie in containers side by side that the canvas shows upon each other: code shows the one or the other.
  private func areAlternatives(_ first: Int, _ second: Int) -> Bool {
    let around = Set(document.superviews(of: first))
    guard let common = document.superviews(of: second).first(where: around.contains) else {
      return false
    }
    func container(of view: Int) -> Int? {
      document.superviews(of: view).first { document.views[$0].parent == common }
    }
    guard let own = container(of: first), let other = container(of: second), own != other,
      let a = drawn[own]?.visible, let b = drawn[other]?.visible
    else { return false }
    let shared = a.intersection(b)
    guard Self.isArea(shared) else { return false }
    return shared.width * shared.height * 2 >= min(a.width * a.height, b.width * b.height)
  }

  private static func isArea(_ rect: Rect) -> Bool {
    rect.width > tolerance && rect.height > tolerance
  }
}

extension ViewKind {
  /// Whether the view is a bar beside a root view.
  fileprivate var isScreenBar: Bool {
    self == .navigationBar || self == .tabBar || self == .toolbar
  }
}
