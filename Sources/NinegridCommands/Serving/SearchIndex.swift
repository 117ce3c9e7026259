import LayoutModel

/// The names, ids and texts of the objects of all documents, read when somebody looks for something, and again where a
/// document has changed.
actor SearchIndex {
  struct Hit: Hashable, Sendable {
    var document: String
    var scene: String
    var id: String
    var name: String
    var kind: String
    var text: String?
    /// What is looked through, in lower case.
    fileprivate var key: String
  }

  private var known: [String: (stamp: ServedDocuments.Stamp, objects: [Hit])] = [:]

  /// No more are listed: somebody who finds so many types on.
  private static let most = 100

  /// Objects in which a text occurs, in the order of the documents.
  ///
  /// - Parameter text: in lower case.
  func hits(for text: String, in served: ServedDocuments) throws -> [Hit] {
    var hits: [Hit] = []
    for entry in try served.entries() {
      try Task.checkCancellation()
      for object in objects(of: entry, in: served) where object.key.contains(text) {
        hits.append(object)
        if hits.count == Self.most { return hits }
      }
    }
    return hits
  }

  /// Nothing for a document that can't be read: opening it says why.
  private func objects(of entry: ServedDocuments.Entry, in served: ServedDocuments) -> [Hit] {
    do {
      let stamp = try served.stamp(of: entry.reference)
      if let found = known[entry.name], found.stamp == stamp { return found.objects }
      let objects = Self.objects(in: try served.load(entry.reference).document, named: entry.name)
      known[entry.name] = (stamp, objects)
      return objects
    } catch {
      return []
    }
  }

  private static func objects(in document: LayoutDocument, named name: String) -> [Hit] {
    document.scenes.flatMap { scene in
      scene.views.map { index in
        let view = document.views[index]
        let text = ServedView(document, view).text?.value
        return Hit(
          document: name, scene: scene.id.text, id: view.id.text, name: view.name,
          kind: view.kind.rawValue, text: text,
          key: [view.name, view.id.text, view.customClass ?? "", text ?? ""]
            .joined(separator: "\n").lowercased())
      }
    }
  }
}
