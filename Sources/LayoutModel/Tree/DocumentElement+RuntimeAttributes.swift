extension DocumentElement {
  /// What a user defined runtime attribute sets a property of an object to; `nil` where there is none, or it is no
  /// truth value.
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

  /// The list with one truth value, as Interface Builder writes it.
  package static func runtimeAttributes(_ keyPath: String, is value: Bool) -> DocumentElement {
    let attribute = DocumentElement(
      "userDefinedRuntimeAttribute",
      ["type": "boolean", "keyPath": keyPath, "value": value ? "YES" : "NO"])
    return DocumentElement("userDefinedRuntimeAttributes", [:], children: [attribute])
  }
}
