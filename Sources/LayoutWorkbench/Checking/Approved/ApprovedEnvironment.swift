package import LayoutModel
import PlatformRules

/// An environment as a file of approved layouts names it: `iphone-4.7/portrait/ios-17/text-AX3/rtl/texts-de`.
///
/// It contains everything that a layout was recorded with. So layouts are verified in the same environments later,
/// whatever the newest system and the usual devices are then.
package struct ApprovedEnvironment: Hashable, Sendable {
  /// A profile, a size with its cell, or `as-designed`.
  private var place: String
  private var system: Int?
  private var textSize: ContentSizeCategory?
  private var isRightToLeft = false
  /// The name of the texts that replace those of the document.
  package private(set) var texts: String?

  package init(_ environment: LayoutEnvironment) {
    place = environment.key
    if !environment.isAsDesigned { system = environment.system?.major }
    if let size = environment.contentSizeCategory, !environment.isTextSizeOfCanvas, size != .large {
      textSize = size
    }
    isRightToLeft = environment.direction == .rightToLeft
    if !environment.texts.name.isEmpty { texts = ApprovedScene.word(environment.texts.name) }
  }

  /// Reads the text of a ``key``.
  package init(key: String) {
    var places: [Substring] = []
    for part in key.split(separator: "/") {
      if let number = Self.value(of: part, "ios-").flatMap({ Int($0) }) {
        system = number
      } else if let size = Self.value(of: part, "text-").flatMap({ ContentSizeCategory(name: $0) })
      {
        textSize = size
      } else if let name = Self.value(of: part, "texts-") {
        texts = name
      } else if part == "rtl" {
        isRightToLeft = true
      } else {
        places.append(part)
      }
    }
    place = places.joined(separator: "/")
  }

  private static func value(of part: Substring, _ prefix: String) -> String? {
    part.hasPrefix(prefix) ? String(part.dropFirst(prefix.count)) : nil
  }

  package var key: String {
    var parts = [place]
    if let system { parts.append("ios-\(system)") }
    if let textSize { parts.append("text-\(textSize.shortName)") }
    if isRightToLeft { parts.append("rtl") }
    if let texts { parts.append("texts-\(texts)") }
    return parts.joined(separator: "/")
  }

  /// The environment to resolve, without its texts; `nil` if this version does not know such a device or system.
  package var request: RequestedEnvironment? {
    let direction: LayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    if place == "as-designed" {
      return .asDesigned(
        .init(direction: isRightToLeft ? direction : nil, contentSizeCategory: textSize))
    }
    guard var environment = environmentOfPlace else { return nil }
    environment.direction = direction
    environment.contentSizeCategory = textSize ?? environment.contentSizeCategory
    return .environment(environment)
  }

  private var environmentOfPlace: LayoutEnvironment? {
    var parts = place.split(separator: "/").map(String.init)
    let cell = parts.last.flatMap { GridCell($0) }
    if cell != nil { parts.removeLast() }
    guard let first = parts.first else { return nil }
    var environment: LayoutEnvironment
    if let size = Self.size(first), parts.count == 1 {
      environment = LayoutEnvironment(
        orientation: LayoutEnvironment.usualOrientation(of: size), size: size,
        cell: LayoutEnvironment.usualCell(of: size))
      if let system { environment = environment.running(SystemRelease(major: system)) }
    } else {
      let name = parts.joined(separator: "/")
      guard var profile = DeviceProfile.all.first(where: { LayoutEnvironment($0).key == name })
      else { return nil }
      if let system {
        guard let running = profile.running(SystemRelease(major: system)) else { return nil }
        profile = running
      }
      environment = LayoutEnvironment(profile)
    }
    if let cell { environment.cell = cell }
    return environment
  }

  /// `375x667`, in points.
  private static func size(_ text: String) -> Size? {
    let numbers = text.split(separator: "x").compactMap { NumberText.number($0) }
    return numbers.count == 2 ? Size(width: numbers[0], height: numbers[1]) : nil
  }
}
