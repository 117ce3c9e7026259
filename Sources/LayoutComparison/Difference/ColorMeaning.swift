import ElementTree
import LayoutModel

/// The meaning of a `color` element, however it is written.
///
/// White is written as `white 1`, as `red 1 green 1 blue 1`, and in several colour spaces; versions
/// of Xcode rewrite each other's colours. A colour with a name is different: its look is decided
/// elsewhere. So `systemBackgroundColor` never means white, even if the document has white
/// components beside the name.
struct ColorMeaning {
  private enum Paint: Equatable {
    /// A colour of the system, or of a catalog.
    case named(String, catalog: String?)
    case components([Double], space: String)
  }
  private var paint: Paint

  /// `nil` if the colour is written in an unknown way.
  init?(_ element: DocumentElement) {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      guard let white = Self.plainNames[name] else {
        paint = .named(name, catalog: nil)
        return
      }
      paint = .components([white, white, white, 1], space: "")
      return
    }
    if let name = element["name"] {
      paint = .named(name, catalog: element["catalog"])
      return
    }
    let gray = element.number("white").map { [$0, $0, $0] }
    let parts = gray ?? ["red", "green", "blue"].compactMap { element.number($0) }
    guard parts.count == 3, let space = element["colorSpace"] else { return nil }
    paint = .components(
      parts + [element.number("alpha") ?? 1],
      space: space == "custom" ? element["customColorSpace"] ?? "" : space)
  }

  /// Whether two colours are the same, so that nobody has to look at the difference. They are if
  /// they have the same name, or the same components in one space, or if both are black or both
  /// white, which every space has.
  func isSame(as other: ColorMeaning) -> Bool {
    guard case .components(let mine, let space) = paint,
      case .components(let theirs, let otherSpace) = other.paint
    else { return paint == other.paint }
    guard Self.areSame(mine, theirs) else { return false }
    return Self.grays.contains(space) && Self.grays.contains(otherSpace) || space == otherSpace
      || Self.isBlackOrWhite(mine)
  }

  /// Whether one colour only has the numbers of the other in another space. Such an edit says
  /// nothing about the colour that the author wants. Replacing numbers by a name does.
  func isReencoding(of other: ColorMeaning) -> Bool {
    if isSame(as: other) { return true }
    guard case .components(let mine, let space) = paint,
      case .components(let theirs, let otherSpace) = other.paint
    else { return false }
    return Self.areSame(mine, theirs) && Self.usual.contains(space)
      && Self.usual.contains(otherSpace)
  }

  /// Colours of UIKit that have a name and no variants, with their white component.
  private static let plainNames = ["blackColor": 0.0, "whiteColor": 1.0]

  /// - Source: AppKit prints a calibrated white as one of the generic gamma 2.2 space.
  private static let grays: Set<String> = ["calibratedWhite", "genericGamma22GrayColorSpace"]

  /// The spaces in which versions of Xcode write a colour for which nobody has chosen a space.
  private static let usual: Set<String> = [
    "calibratedWhite", "deviceWhite", "genericGamma22GrayColorSpace", "calibratedRGB", "deviceRGB",
    "sRGB",
  ]

  private static func areSame(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) < NoiseClassifier.rounding }
  }

  private static func isBlackOrWhite(_ components: [Double]) -> Bool {
    let parts = components.prefix(3)
    return parts.allSatisfy { $0 == 0 } || parts.allSatisfy { $0 == 1 }
  }
}

extension DocumentElement {
  /// Whether two colours are the same. If they are written in an unknown way, they are if their attributes
  /// are.
  func isSameColor(as other: DocumentElement) -> Bool {
    guard let mine = ColorMeaning(self), let theirs = ColorMeaning(other) else {
      return attributeSet == other.attributeSet
    }
    return mine.isSame(as: theirs)
  }

  /// Whether a colour has the numbers of another one in another space, or is the same colour.
  func isReencodedColor(of other: DocumentElement) -> Bool {
    guard let mine = ColorMeaning(self), let theirs = ColorMeaning(other) else {
      return attributeSet == other.attributeSet
    }
    return mine.isReencoding(of: theirs)
  }

  private var attributeSet: Set<String> { Set(attributes.map { "\($0.name) \($0.value)" }) }
}
