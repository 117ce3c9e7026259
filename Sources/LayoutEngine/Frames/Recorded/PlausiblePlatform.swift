import LayoutModel

/// The possible values of margins and safe areas that a document does not state: those of every
/// Xcode, and not only those that the rules assume for its canvas.
///
/// If a recorded frame differs only by such a number, that is no proof against it. So these ranges
/// are wide on purpose, and depend on no rule of cells, bars or devices. A margin may also have a
/// value that other views of the document show.
///
/// - Source: the least and the greatest value of any rule of ``MarginRules``, ``CellMargins`` and
///   ``CanvasRules``, and the greatest sums of bars: 62 of a status bar, 54 of a bar, 52 of a large
///   title and as much of a search field above; 34 of a home indicator, 49 of tabs and 44 of tools
///   below.
struct PlausiblePlatform {
  let document: LayoutDocument
  let island: Island
  let shown: ShownMargins

  private static let top = Bounds(lower: 0, upper: 220)
  private static let bottom = Bounds(lower: 0, upper: 140)
  /// The inset at a side of a phone in landscape, for the camera. On pads it is a sidebar.
  private static let side = Bounds(lower: 0, upper: 62)
  private static let sideOfPads = Bounds(lower: 0, upper: 420)
  /// Margins at the sides: 8 in views; 15, 16 or 20 in roots and cells.
  private static let margin = Bounds(lower: 8, upper: 20)
  /// Margins at the top and bottom: 0 in roots, 8 in views, up to 15 in cells.
  private static let marginAboveAndBelow = Bounds(lower: 0, upper: 15)

  /// The range of a parameter.
  /// - Parameter value: the value that is used here. The range always contains it.
  func bounds(_ parameter: IslandParameter, taken value: Double) -> Bounds {
    let root = document.views[island.root].recordedFrame
    switch parameter {
    case .width: return Bounds(root?.width ?? value).including(value)
    case .height: return Bounds(root?.height ?? value).including(value)
    case .safeArea(_, let edge): return safeArea(edge).including(value)
    case .keyboard: return safeArea(.bottom).including(value)
    case .margin(let view, let edge):
      return shown.widening(margin(view, edge), of: document.views[view], edge).including(value)
    case .readable, .textWidth, .textHeight, .accessory, .part: return .any
    }
  }

  private func safeArea(_ edge: BoxEdge) -> Bounds {
    switch edge {
    case .top: Self.top
    case .bottom: Self.bottom
    case .leading, .trailing: side
    }
  }

  private var side: Bounds {
    let canvas = DesignCanvas(properties: document.properties)
    if canvas.isPad { return Self.sideOfPads }
    return canvas.orientation == .portrait ? Bounds(0) : Self.side
  }

  /// The range of a margin. A stated margin may grow by those of the superview and by safe areas,
  /// but never shrinks.
  private func margin(_ index: Int, _ edge: BoxEdge) -> Bounds {
    let view = document.views[index]
    let isSideways = edge == .leading || edge == .trailing
    func flag(_ name: String) -> Bool? { view.element.flag(name) }
    if isSideways, flag("layoutMarginsFollowReadableWidth") == true { return .any }
    let isRoot = index == island.root || view.placement == .root
    let system = isSideways ? Self.margin : Self.marginAboveAndBelow
    var range = system
    if let stated = MarginRules(document: document, traits: island.traits).stated(view)?[edge] {
      let grows =
        isRoot || view.role == "contentView" || flag("preservesSuperviewLayoutMargins") == true
      range = Bounds(lower: stated, upper: grows ? max(stated, system.upper) : stated)
    } else if view.kind == .stackView {
      range = Bounds(0)
    }
    if flag("preservesSuperviewLayoutMargins") == true {
      range.upper = max(range.upper, Self.inherited)
    }
    if flag("insetsLayoutMarginsFromSafeArea") != false { range.upper += safeArea(edge).upper }
    return range
  }

  /// The largest margin that a superview is assumed to have.
  private static let inherited = 100.0
}
