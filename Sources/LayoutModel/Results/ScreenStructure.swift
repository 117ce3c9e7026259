/// What of a document decides where views are on the screen, read once for all of its layouts.
package struct ScreenStructure: Sendable {
  private let views: [View]

  fileprivate struct View: Sendable {
    var parent: Int?
    var clips: [CellValue<Bool>]

    init(_ view: LayoutView) {
      parent = view.parent
      let name = "clipsSubviews"
      clips = [CellValue(cell: .base, value: view.element.flag(name) ?? false)]
      clips += view.variations.compactMap { variation in
        variation.value.flag(name).map { CellValue(cell: variation.cell, value: $0) }
      }
    }

    func clips(in cell: GridCell) -> Bool { clips.last { $0.cell.covers(cell) }?.value ?? false }
  }

  package init(_ document: LayoutDocument) { views = document.views.map(View.init) }

  /// The places on the screen of the views of a layout, in their order; `nil` for further top-level
  /// views, which lie beside the screen.
  package func frames(of layout: ResolvedLayout) -> [ScreenFrame?] {
    var places = ScreenPlaces(of: layout)
    return layout.views.map { view in
      places.add(view, views.indices.contains(view.index) ? views[view.index] : nil)
    }
  }
}

/// The views that are placed already, by their positions in the document.
private struct ScreenPlaces {
  private struct Place {
    var origin: Point
    /// What its ancestors and itself leave for what is in it; `nil` for all.
    var clip: Rect?
    var isHidden: Bool
    var scrolls: Bool
  }
  /// From `start` on: the views of a scene lie close together in their document.
  private var places: [Place?]
  private let start: Int
  private var screen: Rect
  private let cell: GridCell
  private var hasRoot = false

  init(of layout: ResolvedLayout) {
    let indices = layout.views.lazy.map(\.index)
    start = indices.min() ?? 0
    places = Array(repeating: nil, count: (indices.max() ?? -1) - start + 1)
    screen = Rect(
      width: layout.environment.size.width, height: layout.environment.size.height)
    cell = layout.environment.cell
  }

  private func place(_ index: Int) -> Place? {
    places.indices.contains(index - start) ? places[index - start] : nil
  }

  /// - Parameter known: what the document says of the view, if it has it.
  mutating func add(_ view: ResolvedView, _ known: ScreenStructure.View?) -> ScreenFrame? {
    var frame = view.frame
    var around: Place?
    if let parent = known?.parent {
      // A view whose superview is not on the screen is not there either.
      guard let place = place(parent) else { return nil }
      around = place
      frame.origin.x += place.origin.x
      frame.origin.y += place.origin.y
    } else if !view.kind.isBar {
      guard !hasRoot else { return nil }
      hasRoot = true
      frame.origin = Point()
      screen = frame
    }
    let clipped = around?.clip.map { frame.intersection($0) } ?? frame
    let isHidden = view.isHidden || around?.isHidden ?? false
    let scrolls = view.contentSize != nil || view.kind.scrolls
    let clips = scrolls || known?.clips(in: cell) ?? false
    places[view.index - start] = Place(
      origin: frame.origin, clip: clips ? clipped : around?.clip, isHidden: isHidden,
      scrolls: scrolls || around?.scrolls ?? false)
    return ScreenFrame(
      frame: frame, clipped: clipped, visible: clipped.intersection(screen),
      extent: isHidden || around?.scrolls ?? false ? .onScreen : extent(of: clipped))
  }

  private func extent(of rect: Rect) -> ScreenFrame.Extent {
    let tolerance = ScreenFrame.tolerance
    guard rect.width > 0, rect.height > 0 else { return .onScreen }
    if rect.x >= -tolerance, rect.y >= -tolerance, rect.maxX <= screen.width + tolerance,
      rect.maxY <= screen.height + tolerance
    {
      return .onScreen
    }
    let visible = rect.intersection(screen)
    return visible.width > tolerance && visible.height > tolerance ? .partlyBeyond : .beyond
  }
}

extension ViewKind {
  /// A bar stands at its own place on the screen.
  fileprivate var isBar: Bool { self == .navigationBar || self == .tabBar || self == .toolbar }

  /// What is in it can be scrolled to.
  fileprivate var scrolls: Bool {
    self == .scrollView || self == .tableView || self == .collectionView
  }
}
