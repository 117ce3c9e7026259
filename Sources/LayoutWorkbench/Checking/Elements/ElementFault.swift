/// What is wrong with an element of a document, as values. The rules of a family declare their faults as one enum.
///
/// Such a fault has no code and no severity: it gets those of the rule that finds it.
package protocol ElementFault: Hashable, Sendable {
  /// The fact: lower case, no full stop, ids in single quotes.
  var message: String { get }
  /// What could be done about it.
  var hint: String? { get }
}

extension ElementFault {
  package var hint: String? { nil }
}

extension [String] {
  /// `'a', 'b'`.
  var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}
