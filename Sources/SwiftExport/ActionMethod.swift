/// A method that an action calls.
struct ActionMethod: Hashable {
  /// The selector in the document: `save:`.
  var selector: String
  /// The classes of the objects that send it, in the order in which they are found.
  var senders: [String]

  var parts: [Substring] { selector.split(separator: ":", omittingEmptySubsequences: false) }
  var name: String { String(parts.first ?? "") }
  var hasSender: Bool { parts.count > 1 }
  var hasEvent: Bool { parts.count == 3 && parts[1] == "forEvent" }

  /// Whether Swift can declare the method.
  var isPlain: Bool {
    SwiftNames.isIdentifier(name)
      && (parts.count == 1 || parts.count == 2 && parts[1].isEmpty || hasEvent)
  }

  /// The method reference for `#selector`.
  ///
  /// - Parameter isAlone: whether no other action of the class has that name.
  func reference(isAlone: Bool) -> String {
    if hasEvent { return "\(name)(_:forEvent:)" }
    if hasSender { return "\(name)(_:)" }
    // UIKit has methods with these names and with parameters.
    let isPlain = isAlone && !["dismiss", "show", "present"].contains(name)
    return isPlain ? name : "\(name) as () -> Void"
  }

  /// Whether every responder has this method, so that a class can only override it.
  ///
  /// - Source: the actions of `UIResponderStandardEditActions`.
  var isOfResponders: Bool { hasSender && !hasEvent && Self.editActions.contains(name) }

  private static let editActions: Set<String> = [
    "cut", "copy", "paste", "pasteAndMatchStyle", "pasteAndGo", "pasteAndSearch", "select",
    "selectAll", "delete", "toggleBoldface", "toggleItalics", "toggleUnderline", "increaseSize",
    "decreaseSize", "find", "findAndReplace", "findNext", "findPrevious", "useSelectionForFind",
    "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft", "print", "rename",
    "duplicate", "move", "export",
  ]
}
