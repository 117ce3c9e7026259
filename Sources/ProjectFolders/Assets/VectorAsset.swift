import ElementTree
import LosslessXML

/// An SVG of a catalogue. Pictures contain it unchanged, so it may only draw.
enum VectorAsset {
  /// Why a file must not go into a picture, as the end of a sentence; `nil` for a file that only
  /// draws.
  ///
  /// It refuses parts that run (scripts, handlers, other languages), parts that load (addresses
  /// outside the file that are not an image's bytes), and a `use` inside the content that another
  /// `use` repeats: ten of them in a row would draw a shape a billion times.
  static func danger(in bytes: [UInt8]) -> String? {
    let root: DocumentElement
    do {
      root = try readXML(bytes).root
    } catch {
      return "is not XML that can be read"
    }
    var repeated: Set<String> = []
    if let danger = danger(in: root, &repeated) { return danger }
    return holdsUse(root, inside: repeated) ? "repeats what repeats other parts" : nil
  }

  private static let running: Set<String> = [
    "script", "foreignobject", "iframe", "object", "embed", "handler", "listener", "set",
    "animate", "animatemotion", "animatetransform", "audio", "video",
  ]

  private static func danger(in element: DocumentElement, _ repeated: inout Set<String>) -> String?
  {
    let name = localName(element.name).lowercased()
    if running.contains(name) { return "has a '\(name)'" }
    if name == "style", isLoading(element.characters) { return "loads something in its style" }
    for attribute in element.attributes {
      let key = localName(attribute.name).lowercased()
      if key.hasPrefix("on") { return "has a handler, '\(attribute.name)'" }
      if attribute.name.hasPrefix("xmlns") { continue }
      let value = attribute.value.trimmed
      if key == "href" || key == "src" {
        guard value.hasPrefix("#") || (name == "image" && isImage(value)) else {
          return "refers to something outside of it"
        }
        if name == "use" { repeated.insert(String(value.dropFirst())) }
      } else if isLoading(value) {
        return "refers to something outside of it"
      }
    }
    for child in element.content.compactMap(\.element) {
      if let danger = danger(in: child, &repeated) { return danger }
    }
    return nil
  }

  /// Whether an element with one of the ids contains a `use`.
  private static func holdsUse(
    _ element: DocumentElement, inside ids: Set<String>, isRepeated: Bool = false
  ) -> Bool {
    let isUse = localName(element.name).lowercased() == "use"
    if isRepeated, isUse { return true }
    let own = element.attributes.first { $0.name == "id" }?.value
    let inner = isRepeated || own.map { ids.contains($0) } ?? false
    if inner, isUse { return true }
    return element.content.compactMap(\.element)
      .contains { holdsUse($0, inside: ids, isRepeated: inner) }
  }

  private static func localName(_ name: String) -> Substring {
    name[(name.lastIndex(of: ":").map(name.index(after:)) ?? name.startIndex)...]
  }

  private static func isImage(_ value: String) -> Bool {
    ["data:image/png;", "data:image/jpeg;"].contains { value.lowercased().hasPrefix($0) }
  }

  /// Whether a style loads something: by `@import`, by `url(…)` of anything but a part of the file, or
  /// by an escape that could hide one of them.
  private static func isLoading(_ style: String) -> Bool {
    let text = style.lowercased()
    if text.contains("@import") || text.contains("\\") || text.contains("javascript:") {
      return true
    }
    return text.split(separator: "url(", omittingEmptySubsequences: false).dropFirst()
      .contains { part in
        part.first { $0 != " " && $0 != "'" && $0 != "\"" } != "#"
      }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
