extension String {
  /// The first character that no document can hold: XML allows no control characters except tab and
  /// line breaks, no surrogates, and not U+FFFE and U+FFFF.
  package var firstScalarNotInFiles: Unicode.Scalar? {
    // Nearly all texts contain none of these bytes.
    guard
      utf8.contains(where: {
        $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D || $0 == 0xEF
      })
    else { return nil }
    return unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: false
      case 0..<0x20, 0xFFFE, 0xFFFF: true
      default: false
      }
    }
  }
}

extension Unicode.Scalar {
  /// The number of the scalar, such as `U+1F`.
  package var codePoint: String { "U+\(String(value, radix: 16, uppercase: true))" }
}

extension DocumentElement {
  /// The first attribute or text of this element, or of an element in it, that contains a character
  /// which no file can hold.
  package func firstUnstorable(
    in object: String? = nil
  ) -> (object: String?, attribute: String?, scalar: Unicode.Scalar)? {
    let object = self["id"] ?? object
    for attribute in attributes {
      if let scalar = attribute.value.firstScalarNotInFiles {
        return (object, attribute.name, scalar)
      }
    }
    for item in content {
      switch item {
      case .text(let text, _):
        if let scalar = text.firstScalarNotInFiles { return (object, nil, scalar) }
      case .element(let child):
        if let found = child.firstUnstorable(in: object) { return found }
      case .other: break
      }
    }
    return nil
  }
}
