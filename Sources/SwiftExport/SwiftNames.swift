import LayoutModel

/// Chooses names for views, constraints and classes: those of outlets, or else those that a person
/// uses.
struct SwiftNames {
  private var taken: Set<String>
  /// The last number that was added to each name.
  private var numbers: [String: Int] = [:]

  /// Names that only the author may choose.
  private let avoided: Set<String>

  /// - Parameters:
  ///   - reserved: names that already have a meaning, such as members of the class's superclass.
  ///   - avoided: names that could be misread, such as those of variables in a method.
  init(reserved: Set<String> = [], avoided: Set<String> = []) {
    taken = Self.keywords.union(reserved)
    self.avoided = avoided
  }

  /// A name for a value: `signInButton` for `Sign In Button`. A number is added if the name is
  /// taken.
  mutating func value(_ text: String, fallback: String) -> String {
    let words = Self.words(text)
    let joined = words.isEmpty ? fallback : Self.camel(words, isType: false)
    return unique(
      joined.first?.isNumber ?? true
        ? fallback + joined.prefix(1).uppercased() + joined.dropFirst() : joined,
      except: avoided)
  }

  /// A name for a type: `SignIn` for `Sign in`. The ending is added if the name does not have it.
  mutating func type(_ text: String, ending: String) -> String {
    var name = Self.camel(Self.words(text), isType: true)
    // A reuse identifier may be the name of a class of UIKit.
    let isTaken = name.hasPrefix("UI")
    if name.isEmpty || name.first?.isNumber ?? true || isTaken { name = "Layout" + name }
    if !name.hasSuffix(ending) { name += ending }
    return unique(name)
  }

  /// A name that the author has chosen.
  mutating func take(_ name: String) -> String { unique(name) }

  func isTaken(_ name: String) -> Bool { taken.contains(name) }

  private mutating func unique(_ name: String, except others: Set<String> = []) -> String {
    if !others.contains(name), taken.insert(name).inserted { return name }
    // Thousands of views may have the same name.
    var number = numbers[name] ?? 1
    var result: String
    repeat {
      number += 1
      result = "\(name)\(number)"
    } while others.contains(result) || !taken.insert(result).inserted
    numbers[name] = number
    return result
  }

  private static func words(_ text: String) -> [String] {
    let letters = text.unicodeScalars.map { scalar -> Character in
      let isPlain = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      return isPlain ? Character(scalar) : " "
    }
    return String(letters).split(separator: " ").prefix(6).map(String.init)
  }

  private static func camel(_ words: [String], isType: Bool) -> String {
    words.enumerated().map { index, word in
      if index == 0, !isType {
        let isAcronym = word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
        return isAcronym ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
      }
      return word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  /// Whether a text can be a name without changes.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic
    else {
      return false
    }
    return text.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
    } && !keywords.contains(text)
  }

  /// The author's class, if it can be declared. A class of UIKit itself can't.
  static func ownClass(_ name: String) -> String? {
    isIdentifier(name) && !name.hasPrefix("UI") ? name : nil
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
