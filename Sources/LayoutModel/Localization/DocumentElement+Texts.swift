import ElementTree

extension DocumentElement {
  /// A function that takes a key and the pieces of a text, and returns other pieces: the same
  /// number of them, or a single one to replace attributed text by plain text, or `nil` to leave
  /// the text as it is.
  typealias TextReplacement = (_ key: String, _ pieces: [String]) -> [String]?

  /// Passes the texts of this element to `replacement`. It leaves out those of child elements with
  /// an id of their own.
  mutating func replaceTexts(_ replacement: TextReplacement) {
    guard let id = self["id"] else { return }
    let start = id + "."
    switch name {
    case "label", "textView":
      replaceText("text", as: start + "text", replacement)
      replaceAttributed("attributedText", plain: "text", start, start + "text", replacement)
    case "textField":
      replaceText("text", as: start + "text", replacement)
      replaceText("placeholder", as: start + "placeholder", replacement)
      replaceAttributed("attributedText", plain: "text", start, start + "text", replacement)
    case "searchBar":
      for property in ["text", "placeholder", "prompt"] {
        replaceText(property, as: start + property, replacement)
      }
      replaceList("scopeButtonTitles", as: start, replacement)
    case "button": replaceButtonTexts(start, replacement)
    case "segmentedControl": replaceSegments(start, replacement)
    case "navigationItem":
      for property in ["title", "prompt", "backButtonTitle"] {
        replaceText(property, as: start + property, replacement)
      }
    case "barButtonItem", "tabBarItem": replaceText("title", as: start + "title", replacement)
    case "tableViewSection":
      for property in ["headerTitle", "footerTitle"] {
        replaceText(property, as: start + property, replacement)
      }
    case _ where name.hasSuffix("Controller"):
      replaceText("title", as: start + "title", replacement)
    default: break
    }
  }

  /// Replaces a text that is an attribute, or a `<string>` or `<mutableString>` with that key.
  private mutating func replaceText(
    _ property: String, as key: String, _ replacement: TextReplacement
  ) {
    if let text = self[property] {
      if let new = replacement(key, [text])?.first { self[property] = new }
      return
    }
    for index in content.indices {
      guard case .element(var child) = content[index], child["key"] == property,
        child.name == "string" || child.name == "mutableString"
      else { continue }
      guard let new = replacement(key, [child.text])?.first else { return }
      // The element becomes as in a native document: without an encoding, and with the text alone.
      child.content = [.text(new, spelling: nil)]
      child["base64-UTF8"] = nil
      content[index] = .element(child)
      return
    }
  }

  /// Replaces attributed text. A plain text under the plain key replaces the whole attributed text.
  ///
  /// - Source: UIKit's documentation of `UILabel.text`: setting it replaces the attributed text and
  ///   removes its attributes.
  private mutating func replaceAttributed(
    _ property: String, plain: String, _ start: String, _ plainKey: String,
    _ replacement: TextReplacement
  ) {
    let position = content.firstIndex { piece in
      guard case .element(let child) = piece else { return false }
      return child.name == "attributedString" && child["key"] == property
    }
    guard let position, case .element(var string) = content[position] else { return }
    if self[plain] == nil, let text = replacement(plainKey, [])?.first {
      content.remove(at: position)
      self["usesAttributedText"] = nil
      self[plain] = text
      return
    }
    let fragments = string.content.indices.filter { index in
      if case .element(let child) = string.content[index] {
        child.name == "fragment"
      } else {
        false
      }
    }
    let pieces = fragments.map { index in
      if case .element(let child) = string.content[index] { child.fragmentText } else { "" }
    }
    guard let new = replacement(start + property, pieces), new.count == fragments.count else {
      return
    }
    for (index, text) in zip(fragments, new) {
      guard case .element(var fragment) = string.content[index] else { continue }
      fragment.content.removeAll {
        if case .element(let child) = $0 { child["key"] == "content" } else { false }
      }
      fragment["content"] = text
      string.content[index] = .element(fragment)
    }
    content[position] = .element(string)
  }

  /// The text of a `<fragment>`: it is in an attribute, in a `<string key="content">`, or between
  /// the tags.
  private var fragmentText: String { self["content"] ?? child(key: "content")?.text ?? text }

  private mutating func replaceButtonTexts(_ start: String, _ replacement: TextReplacement) {
    for index in content.indices {
      guard case .element(var child) = content[index] else { continue }
      if child.name == "state", child["key"] == "normal" {
        child.replaceText("title", as: start + "normalTitle", replacement)
        child.replaceAttributed(
          "attributedTitle", plain: "title", start, start + "normalTitle", replacement)
      } else if child.name == "buttonConfiguration", child["key"] == "configuration" {
        let configuration = start + "configuration."
        child.replaceText("title", as: configuration + "title", replacement)
        child.replaceText("subtitle", as: configuration + "subtitle", replacement)
        for part in ["title", "subtitle"] {
          child.replaceAttributed(
            part == "title" ? "attributedTitle" : "attributedSubtitle", plain: part,
            configuration, configuration + part, replacement)
        }
      } else {
        continue
      }
      content[index] = .element(child)
    }
  }

  private mutating func replaceSegments(_ start: String, _ replacement: TextReplacement) {
    for index in content.indices {
      guard case .element(var segments) = content[index], segments.name == "segments" else {
        continue
      }
      var number = 0
      for inner in segments.content.indices {
        guard case .element(var segment) = segments.content[inner], segment.name == "segment"
        else { continue }
        segment.replaceText("title", as: "\(start)segmentTitles[\(number)]", replacement)
        segments.content[inner] = .element(segment)
        number += 1
      }
      content[index] = .element(segments)
    }
  }

  /// Replaces the texts of a child element that holds one `<string>` for each text.
  private mutating func replaceList(
    _ property: String, as start: String, _ replacement: TextReplacement
  ) {
    for index in content.indices {
      guard case .element(var list) = content[index], list.name == property else { continue }
      var number = 0
      for inner in list.content.indices {
        guard case .element(var string) = list.content[inner], string.name == "string" else {
          continue
        }
        if let new = replacement("\(start)\(property)[\(number)]", [string.text])?.first {
          string.content = [.text(new, spelling: nil)]
          string["base64-UTF8"] = nil
          list.content[inner] = .element(string)
        }
        number += 1
      }
      content[index] = .element(list)
    }
  }
}
