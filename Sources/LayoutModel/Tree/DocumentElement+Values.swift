package import ElementTree

extension DocumentElement {
  /// Reads `YES` and `NO` as Interface Builder writes them.
  package func flag(_ name: String) -> Bool? {
    self[name].map { $0 == "YES" }
  }

  /// A finite number; `nil` if the attribute is missing or is no such number.
  package func number(_ name: String) -> Double? {
    self[name].flatMap { NumberText.number($0) }
  }

  /// The text between the tags, without the text of child elements. It is decoded if Interface
  /// Builder wrote it as `base64-UTF8`.
  package var text: String {
    var result = ""
    for case .text(let part, _) in content { result += part }
    guard flag("base64-UTF8") ?? false else { return result }
    return decodedBase64(result) ?? result
  }

  /// Calls `body` to change the element with that id.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  package mutating func modify(
    id: ObjectID, _ body: (inout DocumentElement) throws -> Void
  ) rethrows -> Bool {
    if self["id"] == id.text {
      try body(&self)
      return true
    }
    for index in content.indices {
      guard case .element(var child) = content[index] else { continue }
      content[index] = .text("", spelling: nil)
      defer { content[index] = .element(child) }
      if try child.modify(id: id, body) { return true }
    }
    return false
  }
}
