import LayoutModel
import PlatformRules

/// An environment in the form that is stored with findings.
///
/// It has no texts, fonts and states of views: findings in environments with these are not stored.
struct KeptEnvironment: Codable {
  var device: String?
  var isLandscape: Bool
  var split: String?
  var size: [Double]
  var cell: String
  var scale: Double
  var safeArea: [Double]
  var system: Int?
  var isEstimated: Bool
  /// `nil` for the bars of the document.
  var bars: [String]?
  var placeNumber: Int?
  var placeKind: String?
  var placeSize: [Double]?
  var direction: String
  var textSize: String?
  var isTextSizeOfCanvas: Bool
  var isAsDesigned: Bool

  /// - Returns: `nil` for an environment with values that are not stored.
  init?(_ environment: LayoutEnvironment) {
    device = environment.device
    isLandscape = environment.orientation == .landscape
    split = environment.split
    size = [environment.size.width, environment.size.height]
    cell = environment.cell.description
    scale = environment.scale
    let area = environment.safeArea
    safeArea = [area.top, area.left, area.bottom, area.right]
    system = environment.system?.major
    isEstimated = environment.isEstimated
    switch environment.bars {
    case .inferred: bars = nil
    case .none: bars = []
    case .only(let some): bars = some.map(\.rawValue).sorted()
    }
    switch environment.place {
    case nil: break
    case .number(let number)?: placeNumber = number
    case .kind(let kind, let size)?:
      placeKind = kind.rawValue
      placeSize = size.map { [$0.width, $0.height] }
    case .given?: return nil
    }
    direction = environment.direction.rawValue
    textSize = environment.contentSizeCategory?.rawValue
    isTextSizeOfCanvas = environment.isTextSizeOfCanvas
    isAsDesigned = environment.isAsDesigned
    // If environments get another property some day, it is not lost silently.
    guard self.environment == environment else { return nil }
  }

  /// - Returns: `nil` if something else wrote the values.
  var environment: LayoutEnvironment? {
    guard size.count == 2, safeArea.count == 4, let cell = GridCell(cell),
      let direction = LayoutDirection(rawValue: direction)
    else { return nil }
    var result = LayoutEnvironment(
      device: device, orientation: isLandscape ? .landscape : .portrait, split: split,
      size: Size(width: size[0], height: size[1]), cell: cell, scale: scale,
      safeArea: EdgeInsets(
        top: safeArea[0], left: safeArea[1], bottom: safeArea[2], right: safeArea[3]),
      system: system.map { SystemRelease(major: $0) }, direction: direction,
      contentSizeCategory: textSize.flatMap { ContentSizeCategory(rawValue: $0) },
      isAsDesigned: isAsDesigned)
    result.isEstimated = isEstimated
    result.isTextSizeOfCanvas = isTextSizeOfCanvas
    if let bars {
      result.bars = bars.isEmpty ? .none : .only(Set(bars.compactMap { BarSet.Bar(rawValue: $0) }))
    }
    if let placeNumber { result.place = .number(placeNumber) }
    if let kind = placeKind.flatMap({ Place.Kind(rawValue: $0) }) {
      result.place = .kind(
        kind, placeSize.flatMap { $0.count == 2 ? Size(width: $0[0], height: $0[1]) : nil })
    }
    return result
  }
}
