import ElementTree
import LayoutModel

/// Describes an added view: its texts, class, colours, font and size, the views in it, and its constraints.
extension SentenceWriter {
  /// The greatest number of lines about one view. For a whole screen, a picture is better.
  private static let mostDetails = 40

  /// Writes details of added views below their sentences, and folds the constraints that hold them.
  ///
  /// - Parameter sentences: the positions of sentences, by their objects.
  mutating func writeDetails(_ sentenceOfObject: [ObjectID: Int]) {
    var found: [Int: [String]] = [:]
    for index in difference.changes.indices {
      let change = difference.changes[index]
      guard case .added = change.kind, let top = folds.holder(of: change.object),
        b.document.view(top) != nil, let sentence = sentenceOfObject[top]
      else { continue }
      let isOwn = change.object == top
      let description = self.description(of: change.object)
      if isOwn, description.isEmpty { continue }
      found[sentence, default: []].append(
        isOwn
          ? description
          : ([phrase(change.object, b) + installation(of: change.object)] + [description])
            .filter { !$0.isEmpty }.joined(separator: ": "))
    }
    for (index, lines) in found {
      let rest = lines.count - Self.mostDetails
      sentences[index].details =
        lines.prefix(Self.mostDetails) + (rest > 0 ? ["and \(rest) more"] : [])
    }
  }

  // MARK: One view

  /// The view in words: `text 'Sign in', font system 17, textColor #FF0000, 120 × 44`; empty if it is not a view.
  private func description(of id: ObjectID) -> String {
    guard let shell = b.table[id]?.shell, b.document.view(id) != nil else { return "" }
    var parts: [String] = []
    if let name = shell["customClass"] {
      let module = shell["customModule"].map { " of \($0)" } ?? ""
      parts.append("class \(name)\(module)")
    }
    describe(shell, at: ElementPath(), into: &parts)
    let frame = shell.parts.first { $0.step == ElementStep("rect", "key", "frame") }
    if let frame = frame?.element, let width = frame.number("width"),
      let height = frame.number("height")
    {
      parts.append("\(NumberText.rounded(width)) × \(NumberText.rounded(height))")
    }
    return parts.joined(separator: ", ")
  }

  /// Attributes of what people see. Interface Builder writes others, such as hugging priorities, with every view.
  private static let visible: Set<String> = [
    "text", "title", "placeholder", "prompt", "image", "highlightedImage", "backgroundImage",
    "selectedImage", "hidden", "axis", "orientation", "distribution", "spacing", "numberOfLines",
    "style", "reuseIdentifier",
  ]

  private func describe(
    _ element: DocumentElement, at path: ElementPath, into parts: inout [String]
  ) {
    let naming = path.steps.isEmpty ? nil : ElementStep(to: element).attribute
    for attribute in element.attributes
    where Self.visible.contains(attribute.name) && attribute.name != naming {
      let label = Self.label(of: PropertyPath(path, .attribute(attribute.name)))
      parts.append("\(label) \(ValueDescription.text(attribute.value))")
    }
    for part in element.parts {
      let inner = path.appending(part.step, after: nil)
      switch part.element.name {
      case "fontDescription", "color", "string", "mutableString", "userDefinedRuntimeAttribute":
        let cell = inner.cell.map { "\($0): " } ?? ""
        parts.append(
          "\(cell)\(Self.label(of: PropertyPath(inner, .whole))) \(ValueDescription.element(part.element))"
        )
      case "font":
        parts.append("font \(ValueDescription.attributes(of: part.element))")
      case "rect", "mask": break
      default: describe(part.element, at: inner, into: &parts)
      }
    }
  }
}
