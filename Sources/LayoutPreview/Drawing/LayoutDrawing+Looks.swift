import LayoutEngine
import LayoutModel
import PlatformRules

extension LayoutDrawing {
  /// Whether the picture shows a pad, or a part of its screen.
  var isPad: Bool {
    let environment = environment
    if environment.isAsDesigned { return DesignCanvas(properties: document.properties).isPad }
    let profile = environment.device.flatMap {
      DeviceProfile.profile(key: "\($0)/\(environment.orientation.rawValue)")
    }
    return profile?.isPad
      ?? (environment.cell.width == .regular && environment.cell.height == .regular)
  }

  /// The rules of the picture's device, for the look of its system.
  var rules: RulesInForce {
    var rules = shown.context.rules
    if isPad { rules.situation.idiom = .pad }
    return rules
  }

  /// The part of a bar that holds items: it lies beside a notch or island at the side of the
  /// screen.
  func insideSafeArea(_ bar: Rect) -> Rect {
    let (environment, place) = (layout.environment, layout.place)
    guard environment.safeArea.left + environment.safeArea.right > 0,
      place.map({ $0.kind == .screen }) ?? true
    else { return bar }
    return bar.inset(
      by: EdgeInsets(left: environment.safeArea.left, right: environment.safeArea.right))
  }
}
