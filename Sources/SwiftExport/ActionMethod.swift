/// A method that an action calls.
struct ActionMethod: Hashable {
  /// As the document has it: `save:`.
  var selector: String
  /// The classes that send it, in the order in which they are found.
  var senders: [String]

  var parts: [Substring] { selector.split(separator: ":", omittingEmptySubsequences: false) }
  var name: String { String(parts.first ?? "") }
  var hasSender: Bool { parts.count > 1 }
  var hasEvent: Bool { parts.count == 3 && parts[1] == "forEvent" }

  /// Whether Swift can declare it.
  var isPlain: Bool {
    SwiftNames.isIdentifier(name)
      && (parts.count == 1 || parts.count == 2 && parts[1].isEmpty || hasEvent)
  }

  var reference: String {
    if hasEvent { return "\(name)(_:forEvent:)" }
    if hasSender { return "\(name)(_:)" }
    // UIKit has methods of these names, with parameters.
    return ["dismiss", "show", "present"].contains(name) ? "\(name) as () -> Void" : name
  }
}
