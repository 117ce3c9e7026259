import Diagnostics
import ElementTree
import LayoutModel

extension DocumentEditor {
  /// Sets a font that a person gives as a word: `system-17-semibold`, `body`, `Helvetica-Bold-17`.
  mutating func setFont(
    _ key: String, at steps: [ElementStep], of id: ObjectID, to text: String, in cell: GridCell?
  ) throws(EditFault) {
    guard let element = element(id) else { throw .unknownObject(name: id.text, nearest: nil) }
    var steps = steps
    var key = key
    // If a button has a configuration, its title has the font of the configuration.
    if element.name == "button", steps.isEmpty,
      let index = element.content.firstIndex(where: { $0.isElement("buttonConfiguration") }),
      case .element(let configuration) = element.content[index]
    {
      steps = [ElementStep(to: configuration)]
      key = "titleFontDescription"
    }
    let old = element.part(at: ElementPath(steps))?.children.first { $0["key"] == key }
    guard var font = Self.font(text, size: old?.number("pointSize") ?? 17) else {
      let words = FontNotation.textStyles.map(\.word)
      let nearest = Spelling.nearest(to: text, in: words)
      throw .invalidValue(
        property: "font", value: text,
        wanted: "such as system-17-semibold, Helvetica-Bold-17 or a text style"
          + (nearest.map { "; did you mean '\($0)'?" } ?? " such as body"))
    }
    font["key"] = key
    if let name = font["name"], let family = family(of: name) { font["family"] = family }
    edit(id) { object in
      guard let cell else {
        object.edit(at: ElementPath(steps), creating: true) { $0.putPart(key: key, to: font) }
        return
      }
      object.editVariation(of: cell) { $0.putPart(key: key, to: font) }
    }
  }

  /// The key of the font in elements that have one.
  static func fontKey(_ property: String, of element: String) -> String? {
    switch (element, property) {
    case ("label", _), ("button", _), ("textField", _), ("textView", _), ("textAttributes", _):
      property == "font" || property == "fontDescription" ? "fontDescription" : nil
    case ("buttonConfiguration", "titleFontDescription"),
      ("buttonConfiguration", "subtitleFontDescription"):
      property
    default: nil
    }
  }

  /// - Parameter size: the size in points, if the text gives none.
  private static func font(_ text: String, size: Double) -> DocumentElement? {
    let wanted = text.lowercased()
    if let style = FontNotation.textStyles.first(where: {
      $0.word.lowercased() == wanted || $0.constant == text
    }) {
      return FontNotation.element(of: style.word)
    }
    if let font = FontNotation.element(of: text) { return font }
    let words = text.split { $0 == "-" || $0 == " " }.map(String.init)
    guard words.first?.lowercased() == "system" else {
      guard let last = words.last, words.count > 1, let size = NumberText.number(last) else {
        return nil
      }
      return FontNotation.element(
        of: "\(text.dropLast(last.count + 1)) \(NumberText.shortest(size))")
    }
    var points: Double?
    var weight: String?
    for word in words.dropFirst() {
      if let number = NumberText.number(word), points == nil {
        points = number
      } else if weight == nil {
        let known = FontWeight.allCases.map(\.rawValue) + ["italic"]
        guard let found = known.first(where: { $0.lowercased() == word.lowercased() }) else {
          return nil
        }
        weight = found == "regular" ? nil : found
      } else {
        return nil
      }
    }
    let number = NumberText.shortest(points ?? size)
    return FontNotation.element(
      of: ["system", weight, number].compactMap(\.self).joined(separator: " "))
  }

  /// The family of a font that the document already uses, by its name there.
  private func family(of name: String) -> String? {
    var result: String?
    document.tree.root.forEach { element in
      if element.name == "fontDescription", element["name"] == name { result = element["family"] }
    }
    return result
  }
}
