package import ElementTree

extension DocumentElement {
  /// The value that a user defined runtime attribute gives to a property of an object. `nil` if
  /// there is no such attribute, or its value is not yes or no.
  ///
  /// - Source: `<userDefinedRuntimeAttribute type="boolean" keyPath="…" value="YES"/>`; without a value it is `NO`.
  package func runtimeFlag(_ keyPath: String) -> Bool? {
    for list in children where list.name == "userDefinedRuntimeAttributes" {
      for attribute in list.children
      where attribute["keyPath"] == keyPath && attribute["type"] == "boolean" {
        return attribute["value"] == "YES"
      }
    }
    return nil
  }

  /// The list of runtime attributes with one truth value, as Interface Builder writes it.
  package static func runtimeAttributes(_ keyPath: String, is value: Bool) -> DocumentElement {
    let attribute = DocumentElement(
      "userDefinedRuntimeAttribute",
      ["type": "boolean", "keyPath": keyPath, "value": value ? "YES" : "NO"])
    return DocumentElement("userDefinedRuntimeAttributes", [:], children: [attribute])
  }
}
