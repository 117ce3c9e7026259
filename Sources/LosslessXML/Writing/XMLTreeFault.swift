package import ElementTree

/// The reason why a tree cannot be written as XML and read back as the same tree.
package enum XMLTreeFault: Error, Hashable, CustomStringConvertible, Sendable {
  case invalidName(String)
  case duplicateAttribute(String, element: String)
  /// The content or an attribute of an element has a character such as NUL.
  case forbiddenCharacter(Unicode.Scalar, element: String)
  case tooDeep(limit: Int)

  package var description: String {
    switch self {
    case .invalidName(let name): "'\(name)' cannot be the name of an element or attribute"
    case .duplicateAttribute(let name, let element):
      "attribute '\(name)' occurs twice in '\(element)'"
    case .forbiddenCharacter(let scalar, let element):
      "'\(element)' contains U+\(String(scalar.value, radix: 16, uppercase: true)), "
        + "which is not allowed in XML"
    case .tooDeep(let limit): "elements are nested more than \(limit) levels deep"
    }
  }
}

extension DocumentElement {
  /// Checks what writing assumes: valid names, no attribute twice, only characters that XML allows,
  /// and no more levels than reading accepts. A document that was read fulfils all of this.
  ///
  /// A caller that makes elements from values of other sources calls this before writing.
  package func checkForXML(limits: XMLLimits = .standard) throws(XMLTreeFault) {
    try checkForXML(depth: 1, limits: limits)
  }

  private func checkForXML(depth: Int, limits: XMLLimits) throws(XMLTreeFault) {
    if depth > limits.depth { throw .tooDeep(limit: limits.depth) }
    guard XMLName.isValid(name) else { throw .invalidName(name) }
    var known: Set<String> = []
    for attribute in attributes {
      guard XMLName.isValid(attribute.name) else { throw .invalidName(attribute.name) }
      guard known.insert(attribute.name).inserted else {
        throw .duplicateAttribute(attribute.name, element: name)
      }
      try check(characters: attribute.value)
    }
    for piece in content {
      switch piece {
      case .element(let element): try element.checkForXML(depth: depth + 1, limits: limits)
      case .text(let value, _), .other(_, let value): try check(characters: value)
      }
    }
  }

  private func check(characters: String) throws(XMLTreeFault) {
    for scalar in characters.unicodeScalars where !scalar.isAllowedInXML {
      throw .forbiddenCharacter(scalar, element: name)
    }
  }
}
