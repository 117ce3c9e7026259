import ArgumentParser

/// `OBJECT.PROPERTY=VALUE`.
struct PropertySetting: Hashable, Sendable {
  let target: String
  let value: String

  init(text: String) throws {
    guard let sign = text.firstIndex(of: "="), text[..<sign].contains(".") else {
      throw ValidationError(
        "'\(text)' sets nothing; write an object, a property and a value, such as Title.text=Hello."
      )
    }
    target = String(text[..<sign])
    value = String(text[text.index(after: sign)...])
  }

  var text: String { "\(target)=\(value)" }
}
