/// The identifiers that the body of a type uses.
package struct SourceIdentifiers: Hashable, Sendable {
  package var requests: [IdentifierRequest] = []
  /// Identifiers that code gives to cells which are in no document.
  package var registered: [IdentifierRequest.Identifier] = []
  package var constants: [Constant] = []

  /// A name with what is assigned to it; without a text where that is something else.
  package struct Constant: Hashable, Sendable {
    package var name: String
    package var text: String?

    package init(name: String, text: String?) {
      self.name = name
      self.text = text
    }
  }

  package init() {}

  package var isEmpty: Bool { requests.isEmpty && registered.isEmpty && constants.isEmpty }

  package static func += (own: inout Self, other: Self) {
    own.requests += other.requests
    own.registered += other.registered
    own.constants += other.constants
  }

  /// The text of a constant that always has the same one.
  package func text(of name: String) -> String? {
    let texts = Set(constants.filter { $0.name == name }.map(\.text))
    return texts.count == 1 ? texts.first ?? nil : nil
  }

  /// All of it, for digests.
  package var digestText: String { isEmpty ? "" : "\(requests)\(registered)\(constants)" }
}
