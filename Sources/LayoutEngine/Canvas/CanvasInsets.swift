import LayoutModel
import PlatformRules

/// The insets of a full-screen root that the canvas's device covers, in physical directions.
struct CanvasInsets: Sendable {
  /// The insets in the canvas's orientation.
  var own: EdgeInsets
  /// The insets of the device in portrait.
  var upright: EdgeInsets

  /// A phone in landscape has the height of its notch as inset at both sides, and no status bar.
  init(_ canvas: DesignCanvas, _ rules: RulesInForce) {
    var rules = rules
    rules.situation.orientation = .portrait
    upright = EdgeInsets(top: rules.canvasStatusBar, bottom: rules.homeIndicatorInset)
    own = upright
    guard canvas.orientation == .landscape, !canvas.isPad else { return }
    let side = canvas.hasHomeIndicator ? rules.canvasStatusBar : 0
    rules.situation.orientation = .landscape
    own = EdgeInsets(
      top: rules.landscapeStatusBar, left: side, bottom: rules.homeIndicatorInset, right: side)
  }
}

extension RulesInForce {
  /// The rules of the canvas of a document.
  init(_ book: RuleBook, canvas: DesignCanvas, properties: DocumentProperties) {
    let upright =
      canvas.orientation == .landscape
      ? Size(width: canvas.size.height, height: canvas.size.width) : canvas.size
    var facts = FactSet()
    facts.insert(.homeIndicator, if: canvas.hasHomeIndicator)
    facts.insert(.compactHeight, if: canvas.cell.height == .compact)
    facts.insert(.safeAreas, if: properties.usesSafeAreas)
    self.init(
      book,
      at: Situation(
        .canvas(properties.generation.release), idiom: canvas.isPad ? .pad : .phone,
        orientation: canvas.orientation == .landscape ? .landscape : .portrait,
        width: upright.width, height: upright.height, scale: canvas.scale, facts: facts))
  }

  /// Makes the rules of a device.
  ///
  /// - Parameter generation: the Xcode that came with the system of the device.
  init(
    _ book: RuleBook, device environment: LayoutEnvironment, _ generation: XcodeGeneration,
    usesSafeAreas: Bool
  ) {
    var facts = FactSet()
    facts.insert(.homeIndicator, if: environment.safeArea.bottom > 0)
    facts.insert(.compactHeight, if: environment.cell.height == .compact)
    facts.insert(.safeAreas, if: usesSafeAreas)
    self.init(
      book,
      at: Situation(
        .device(generation.release.system), idiom: environment.isOnPad ? .pad : .phone,
        orientation: environment.orientation == .landscape ? .landscape : .portrait,
        width: environment.size.width, height: environment.size.height, scale: environment.scale,
        facts: facts))
  }
}

extension LayoutEnvironment {
  /// Whether the device is a pad, by its name. A bare size that is regular in both directions
  /// counts as one.
  var isOnPad: Bool {
    if let device { return device.hasPrefix("ipad") }
    return cell.width == .regular && cell.height == .regular
  }
}
