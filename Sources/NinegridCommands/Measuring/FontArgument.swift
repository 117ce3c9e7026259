import ArgumentParser
import Diagnostics
import LayoutEngine
import LayoutJSON
import LayoutModel

/// A font: `system-17-semibold`, `body`, `HelveticaNeue-Bold-17`.
struct FontArgument: Hashable, Sendable {
  var description: FontDescription

  /// The font of a new label in Interface Builder's library.
  static let usual = FontArgument(.system(17))

  private init(_ description: FontDescription) { self.description = description }

  init(text: String) throws {
    let words = text.split { $0 == "-" || $0 == " " }.map(String.init)
    if let style = FontNotation.textStyles.first(where: {
      $0.word.lowercased() == text.lowercased() || $0.constant == text
    }) {
      description = FontDescription(face: .textStyle(style.constant), pointSize: nil)
    } else if words.first?.lowercased() == "system" {
      description = try Self.systemFont(words.dropFirst(), text)
    } else if let last = words.last, let size = NumberText.number(last), words.count > 1 {
      let name = text.dropLast(last.count + 1)
      description = FontDescription(
        face: .named(name: String(name), family: nil), pointSize: try Self.checked(size, text))
    } else {
      throw Self.error(text)
    }
  }

  /// Reads size and weight, in any order. Each may be left out.
  private static func systemFont(
    _ words: some Sequence<String>, _ text: String
  ) throws -> FontDescription {
    var size: Double?
    var weight: FontWeight?
    var isItalic = false
    for word in words {
      if let number = NumberText.number(word), size == nil {
        size = try checked(number, text)
      } else if let found = FontWeight.allCases.first(where: {
        $0.rawValue.lowercased() == word.lowercased()
      }), weight == nil {
        weight = found
      } else if word.lowercased() == "italic", !isItalic {
        isItalic = true
      } else {
        throw error(text)
      }
    }
    return FontDescription(
      face: .system(weight: weight ?? .regular, italic: isItalic), pointSize: size ?? 17)
  }

  private static func checked(_ size: Double, _ text: String) throws -> Double {
    guard size > 0, size <= 10_000 else {
      throw ValidationError("'\(text)': a font has between 0 and 10000 points.")
    }
    return size
  }

  private static func error(_ text: String) -> ValidationError {
    let words = FontNotation.textStyles.map(\.word)
    let nearest = Spelling.nearest(to: text, in: words).map { " Did you mean '\($0)'?" } ?? ""
    return ValidationError(
      "'\(text)' is not a font; write system-17-semibold, a text style (\(words.joined(separator: ", "))), "
        + "or a PostScript name with a size, as in HelveticaNeue-Bold-17.\(nearest)")
  }
}
