import LayoutModel

/// The outline of a device: a dark edge with rounded corners, and the parts that cover the screen.
///
/// The parts of a device are derived from its safe area: a bar at the bottom means rounded corners;
/// a wide strip at the top (or at the side in landscape) means a ``SensorHousing``.
struct DeviceFrame {
  private let screen: Rect
  private let environment: LayoutEnvironment
  private let isDevice: Bool
  private let sheetCorner: Double
  private let isPad: Bool

  /// - Parameters:
  ///   - fillsScreen: whether the visible part is a whole device; `nil` if its size decides this.
  ///   - sheetCorner: the radius of the corners if the visible part is a sheet or popover.
  init(
    _ visibleRect: Rect, _ environment: LayoutEnvironment, _ document: LayoutDocument,
    isPad: Bool, fillsScreen: Bool? = nil, sheetCorner: Double = 0
  ) {
    screen = visibleRect
    self.isPad = isPad
    self.sheetCorner = sheetCorner
    self.environment = environment
    // A sheet, a cell or a view with a size of its own does not fill the whole screen.
    let whole = Self.screenSize(of: environment, document)
    isDevice =
      fillsScreen
      ?? whole.map {
        abs(visibleRect.width - $0.width) < 1 && abs(visibleRect.height - $0.height) < 1
      } ?? false
  }

  /// The size of the device's whole screen. `nil` if there is no device, or if the app has only a
  /// part of its screen.
  private static func screenSize(
    of environment: LayoutEnvironment, _ document: LayoutDocument
  ) -> Size? {
    guard let device = environment.device, environment.split == nil else { return nil }
    if environment.isAsDesigned { return DesignCanvas(properties: document.properties).size }
    let profile = DeviceProfile.profile(key: "\(device)/\(environment.orientation.rawValue)")
    return profile?.size ?? environment.size
  }

  /// The thickness of the edge, in points.
  var thickness: Double { isDevice ? 7 : 1 }

  private static let overlap = 0.3

  private var hasHomeIndicator: Bool { environment.safeArea.bottom > 0 }
  private var isLandscape: Bool { environment.orientation == .landscape }

  private var radius: Double {
    guard isDevice else { return 0 }
    return hasHomeIndicator ? (isPad ? 18 : 40) : 5
  }

  func draw(_ svg: inout SVGWriter) {
    guard isDevice else { return sheetCorner > 0 ? drawSheet(&svg) : drawPlain(&svg) }
    paintCorners(top: radius, bottom: radius, &svg)
    // It covers a bit of the screen: where both end on the same half pixel, what lies below would shine through.
    let line = thickness + Self.overlap
    svg.rect(
      screen.inset(-(thickness - Self.overlap) / 2), stroke: Palette.bezel, width: line,
      radius: radius + (thickness - Self.overlap) / 2)
    drawNotch(&svg)
    if hasHomeIndicator {
      let isLight = svg.surface(at: Point(x: screen.midX, y: screen.maxY - 8))?.isLight ?? true
      let width = isPad ? 240 : (isLandscape ? 200 : 132.0)
      svg.rect(
        Rect(x: screen.midX - width / 2, y: screen.maxY - 10, width: width, height: 4),
        fill: isLight ? Palette.bezel : "#ffffff", radius: 2, opacity: 0.75)
    }
  }

  /// Draws the edge of a sheet. If it reaches the bottom of the screen, it has the corners of the
  /// device there.
  private func drawSheet(_ svg: inout SVGWriter) {
    let reachesBottom = !isPad
    let bottom = !reachesBottom ? sheetCorner : hasHomeIndicator ? 40 : 0
    paintCorners(top: sheetCorner, bottom: bottom, &svg)
    svg.element(
      "path",
      [
        "d": roundedPath(screen.inset(-0.5), top: sheetCorner + 0.5, bottom: bottom),
        "fill": "none", "stroke": Palette.outline, "stroke-width": 1.0,
      ])
  }

  private func paintCorners(top: Double, bottom: Double, _ svg: inout SVGWriter) {
    // The corners of the content are painted over. This needs no clip path, and so no id. The
    // outline is a point larger at each side, because otherwise the content would be visible as a
    // hairline.
    let outer = screen.inset(-1)
    let corner =
      "M\(number(outer.x)) \(number(outer.y))h\(number(outer.width))"
      + "v\(number(outer.height))h\(number(-outer.width))z"
    svg.element(
      "path",
      [
        // A page with a background of its own colours the corners by their class.
        "class": "corner", "d": corner + roundedPath(screen, top: top, bottom: bottom),
        "fill": Palette.backdrop, "fill-rule": "evenodd",
      ])
  }

  /// Draws the edge as a thin line.
  func drawPlain(_ svg: inout SVGWriter) {
    svg.rect(screen.inset(-0.5), stroke: Palette.outline, width: 1)
  }

  private func drawNotch(_ svg: inout SVGWriter) {
    let depth = isLandscape ? environment.safeArea.left : environment.safeArea.top
    guard !isPad, let housing = SensorHousing(depth: depth) else { return }
    let (length, width) = (housing.length, housing.width)
    // A notch begins at the edge of the device.
    let offset = housing.isIsland ? housing.top : -1
    let rect =
      isLandscape
      ? Rect(x: screen.x + offset, y: screen.midY - length / 2, width: width, height: length)
      : Rect(x: screen.midX - length / 2, y: screen.y + offset, width: length, height: width)
    if housing.isIsland {
      svg.rect(rect, fill: Palette.housing, radius: width / 2)
    } else {
      // A notch joins the edge, so only its inner corners are round.
      svg.element("path", ["d": notchPath(rect, 20), "fill": Palette.housing])
    }
  }

  private func notchPath(_ rect: Rect, _ r: Double) -> String {
    let (w, h) = (rect.width, rect.height)
    if isLandscape {
      return "M\(number(rect.x)) \(number(rect.y))h\(number(w - r))"
        + "a\(number(r)) \(number(r)) 0 0 1 \(number(r)) \(number(r))v\(number(h - 2 * r))"
        + "a\(number(r)) \(number(r)) 0 0 1 \(number(-r)) \(number(r))h\(number(r - w))z"
    }
    return "M\(number(rect.x)) \(number(rect.y))h\(number(w))v\(number(h - r))"
      + "a\(number(r)) \(number(r)) 0 0 1 \(number(-r)) \(number(r))h\(number(2 * r - w))"
      + "a\(number(r)) \(number(r)) 0 0 1 \(number(-r)) \(number(-r))z"
  }

  /// The path of a rectangle whose corners have different radii at the top and at the bottom.
  private func roundedPath(_ rect: Rect, top: Double, bottom: Double) -> String {
    func arc(_ r: Double, _ dx: Double, _ dy: Double) -> String {
      guard r > 0 else { return "" }
      return "a\(number(r)) \(number(r)) 0 0 1 \(number(r * dx)) \(number(r * dy))"
    }
    return "M\(number(rect.x + top)) \(number(rect.y))h\(number(rect.width - 2 * top))"
      + arc(top, 1, 1) + "v\(number(rect.height - top - bottom))" + arc(bottom, -1, 1)
      + "h\(number(2 * bottom - rect.width))" + arc(bottom, -1, -1)
      + "v\(number(top + bottom - rect.height))" + arc(top, 1, -1) + "z"
  }

  private func number(_ value: Double) -> String { value.svgText ?? "0" }
}
