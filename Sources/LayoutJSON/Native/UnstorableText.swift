import Diagnostics
import ElementTree
import LayoutModel

/// Characters that JSON can spell, but that no storyboard can hold: `\u0000` and the other control
/// characters.
enum UnstorableText {
  /// Whether the texts have to be checked. JSON has such characters only as escapes, except U+FFFE
  /// and U+FFFF.
  static func mayBe(in bytes: [UInt8]) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { first, second in
      first == UInt8(ascii: "\\") && "ubf".utf8.contains(second) || first == 0xEF && second == 0xBF
    }
  }

  /// The value without the members that contain such a character, and an error for each of them. In
  /// an item of a list, U+FFFD replaces the character.
  static func removed(from value: JSONValue, _ diagnostics: inout [Diagnostic]) -> JSONValue {
    var result = value
    switch value.content {
    case .string(let text):
      if report(text, value.location, &diagnostics) {
        result.content = .string(
          String(text.map { String($0).firstScalarNotInFiles == nil ? $0 : "\u{FFFD}" }))
      }
    case .array(let values):
      result.content = .array(values.map { removed(from: $0, &diagnostics) })
    case .object(let members):
      var left: [JSONMember] = []
      for member in members {
        if report(member.key, member.location, &diagnostics) { continue }
        if let text = member.value.string, report(text, member.value.location, &diagnostics) {
          continue
        }
        let inner = removed(from: member.value, &diagnostics)
        left.append(JSONMember(member.key, inner, at: member.location))
      }
      result.content = .object(left)
    default: break
    }
    return result
  }

  private static func report(
    _ text: String, _ location: SourceLocation?, _ diagnostics: inout [Diagnostic]
  ) -> Bool {
    guard let first = text.firstScalarNotInFiles else { return false }
    diagnostics.append(
      Diagnostic(NativeValueFault.unstorableCharacter(first.codePoint), at: location))
    return true
  }
}
