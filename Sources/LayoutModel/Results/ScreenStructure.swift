/// The facts of a document that decide where views are on the screen. They are read once for all of
/// its layouts.
package struct ScreenStructure: Sendable {
  /// The views, by position in the document.
  private let views: [View]
  /// The `clipsSubviews` of views for which it differs between cells, by position.
  private let variations: [Int: [CellValue<Bool>]]

  fileprivate struct View: Sendable {
    var parent: Int?
    var clips: Bool
  }

  package init(_ document: LayoutDocument) {
    let name = "clipsSubviews"
    views = document.views.map {
      View(parent: $0.parent, clips: $0.element.flag(name) ?? false)
    }
    var variations: [Int: [CellValue<Bool>]] = [:]
    for (index, view) in document.views.enumerated() where view.hasVariations {
      let values = view.variations.compactMap { variation in
        variation.value.flag(name).map { CellValue(cell: variation.cell, value: $0) }
      }
      if !values.isEmpty { variations[index] = values }
    }
    self.variations = variations
  }

  /// The facts about a view in a cell; `nil` if the document has no view at that position.
  private func view(_ index: Int, in cell: GridCell) -> View? {
    guard views.indices.contains(index) else { return nil }
    var view = views[index]
    if !variations.isEmpty, let last = variations[index]?.last(where: { $0.cell.covers(cell) }) {
      view.clips = last.value
    }
    return view
  }

  /// The places of a layout's views on the screen, in their order. `nil` for further top-level
  /// views, which lie beside the screen.
  package func frames(of layout: ResolvedLayout) -> [ScreenFrame?] {
    var places = ScreenPlaces(of: layout)
    let cell = layout.environment.cell
    var result: [ScreenFrame?] = []
    result.reserveCapacity(layout.views.count)
    // A view is a large value, so it is read in place, without a copy.
    layout.views.withUnsafeBufferPointer { views in
      for position in views.indices {
        result.append(places.add(views[position], view(views[position].index, in: cell)))
      }
    }
    return result
  }
}

/// The views that are placed already, by their positions in the document.
private struct ScreenPlaces {
  private struct Place {
    var origin: Point
    /// The rectangle in which its subviews are visible: it and its ancestors may clip them. `nil`
    /// if nothing clips.
    var clip: Rect?
    var isHidden: Bool
    var scrolls: Bool
  }
  /// The places of the views from position `start` on. The views of a scene lie close together in
  /// the document, so the array is short.
  private var places: [Place?]
  private let start: Int
  private var screen: Rect
  private var hasRoot = false

  init(of layout: ResolvedLayout) {
    let (first, last) = layout.views.withUnsafeBufferPointer { views in
      var (first, last) = (Int.max, -1)
      for position in views.indices {
        first = min(first, views[position].index)
        last = max(last, views[position].index)
      }
      return (first, last)
    }
    start = first
    places = Array(repeating: nil, count: layout.views.isEmpty ? 0 : last - first + 1)
    screen = Rect(
      width: layout.environment.size.width, height: layout.environment.size.height)
  }

  private func place(_ index: Int) -> Place? {
    index >= start && index - start < places.count ? places[index - start] : nil
  }

  /// - Parameter known: the facts about the view in the document, if the document has it.
  mutating func add(_ view: ResolvedView, _ known: ScreenStructure.View?) -> ScreenFrame? {
    var frame = view.frame
    var around: Place?
    if let parent = known?.parent {
      // If the superview is not on the screen, the view is not there either.
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
    let clips = scrolls || known?.clips ?? false
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
  /// Whether the view is a bar, which has its own place on the screen.
  fileprivate var isBar: Bool { self == .navigationBar || self == .tabBar || self == .toolbar }

  /// Whether a person can scroll to the content of the view.
  fileprivate var scrolls: Bool {
    self == .scrollView || self == .tableView || self == .collectionView
  }
}
