/// The objects that code asks documents for.
extension SourceIndex {
  /// A request whose identifier is known.
  package struct KnownRequest: Hashable, Sendable {
    package var request: IdentifierRequest
    package var identifier: String
  }

  /// The requests in the body of a type, in the order of the source files.
  package func requests(of type: String) -> [KnownRequest] {
    (identifiersByType[type] ?? SourceIdentifiers()).requests.compactMap { request in
      text(of: request.identifier, in: type).map { KnownRequest(request: request, identifier: $0) }
    }
  }

  /// The requests in all types, and outside of types, that name a storyboard.
  package func requests(forStoryboard name: String) -> [KnownRequest] {
    identifiersByType.keys.sorted().flatMap { requests(of: $0) }
      .filter { $0.request.storyboard == name }
  }

  /// Whether code may register a cell identifier that the lists of a type ask for.
  package func mayRegister(_ identifier: String, in type: String) -> Bool {
    // Helper functions often use the name of a class as the identifier of its cells.
    if declares(identifier) { return true }
    for (owner, found) in identifiersByType {
      for name in found.registered {
        switch text(of: name, in: owner) {
        case identifier: return true
        case nil where owner == type || inherits(type, from: owner): return true
        default: continue
        }
      }
    }
    return false
  }

  private func text(of identifier: IdentifierRequest.Identifier, in type: String) -> String? {
    switch identifier {
    case .text(let text): text.isEmpty ? nil : text
    case .constant(let name, isQualified: true): constants[name]
    case .constant(let name, isQualified: false):
      identifiersByType[type]?.text(of: name) ?? identifiersByType[""]?.text(of: name)
    case .other: nil
    }
  }
}
