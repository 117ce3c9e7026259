import LayoutModel

/// Names for views, constraints and classes: those of outlets, else of what a person calls them.
struct SwiftNames {
  private var taken: Set<String>

  /// - Parameter reserved: names that mean something already, such as members of the class's superclass.
  init(reserved: Set<String> = []) { taken = Self.keywords.union(reserved) }

  /// `signInButton` for `Sign In Button`; a number is added where the name is taken.
  mutating func value(_ text: String, fallback: String) -> String {
    let words = Self.words(text)
    let joined = words.isEmpty ? fallback : Self.camel(words, isType: false)
    return unique(
      joined.first?.isNumber ?? true
        ? fallback + joined.prefix(1).uppercased() + joined.dropFirst() : joined)
  }

  /// `SignIn` for `Sign in`, with an ending where it does not have it already.
  mutating func type(_ text: String, ending: String) -> String {
    var name = Self.camel(Self.words(text), isType: true)
    // A reuse identifier may be called like a class of UIKit.
    let isTaken = name.hasPrefix("UI")
    if name.isEmpty || name.first?.isNumber ?? true || isTaken { name = "Layout" + name }
    if !name.hasSuffix(ending) { name += ending }
    return unique(name)
  }

  /// A name that somebody else has chosen.
  mutating func take(_ name: String) -> String { unique(name) }

  private mutating func unique(_ name: String) -> String {
    var result = name
    var number = 2
    while !taken.insert(result).inserted {
      result = "\(name)\(number)"
      number += 1
    }
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

  /// Whether a text can be a name as it is.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic
    else {
      return false
    }
    return text.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
    } && !keywords.contains(text)
  }

  /// The author's class, where it can be declared: one of UIKit's own can't.
  static func ownClass(_ name: String) -> String? {
    isIdentifier(name) && !name.hasPrefix("UI") ? name : nil
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// Names that mean something already in a class with that superclass.
  static func members(of superclass: String) -> Set<String> {
    var result = written
    if superclass.hasSuffix("Controller") {
      result.formUnion(controllerMembers)
    } else {
      result.formUnion(viewMembers)
    }
    switch superclass {
    case "UITableViewController": result.formUnion(["tableView", "refreshControl"])
    case "UICollectionViewController": result.insert("collectionView")
    case "UITableViewCell":
      result.formUnion([
        "textLabel", "detailTextLabel", "imageView", "contentView", "backgroundView",
        "accessoryView", "editingAccessoryView", "selectedBackgroundView", "separatorInset",
        "indentationLevel", "indentationWidth", "style", "reuseIdentifier", "isEditing",
        "isSelected", "isHighlighted", "accessoryType", "selectionStyle",
      ])
    case "UICollectionViewCell":
      result.formUnion([
        "contentView", "backgroundView", "selectedBackgroundView", "reuseIdentifier", "isSelected",
        "isHighlighted",
      ])
    case "UICollectionReusableView": result.insert("reuseIdentifier")
    default: break
    }
    return result
  }

  /// What exported classes declare themselves, and names in their methods.
  private static let written: Set<String> = [
    "configureViews", "addViews", "activateConstraints", "updateForSizeClasses", "sections",
    "rowHeights", "embed", "width", "height", "size", "placed", "cell", "child", "container",
    "section", "indexPath", "destination", "sender", "description", "hash", "traitCollection",
    "next", "undoManager", "inputView", "inputAccessoryView", "text", "font", "image", "effect",
    "configure", "restorationIdentifier", "isFirstResponder",
  ]
  private static let controllerMembers: Set<String> = [
    "view", "title", "tabBarItem", "navigationItem", "toolbarItems", "parent", "children",
    "storyboard", "editButtonItem", "isEditing", "navigationController", "tabBarController",
    "splitViewController", "presentationController", "preferredContentSize", "nibName",
    "searchDisplayController", "presentedViewController", "presentingViewController",
  ]
  private static let viewMembers: Set<String> = [
    "frame", "bounds", "center", "transform", "layer", "tag", "window", "superview", "subviews",
    "constraints", "mask", "alpha", "tintColor", "backgroundColor", "contentMode", "layoutMargins",
    "layoutGuides", "gestureRecognizers", "isHidden", "isFocused", "interactions",
  ]
}
