import LayoutModel
import LayoutStore
import LayoutWorkbench

/// The names, ids and texts of the objects in all documents. Files and older revisions are read at
/// the first search, and again if a document has changed. The store searches its own documents.
package actor SearchIndex {
  package struct Hit: Hashable, Sendable {
    package var document: String
    package var scene: String
    package var id: String
    package var name: String
    package var kind: String
    package var text: String?
    /// The searched text, without differences of case.
    private var key = ""

    /// - Parameter wanted: the text without differences of case. Kinds match without spaces, as
    ///   `table view`.
    fileprivate func contains(_ wanted: String) -> Bool {
      key.contains(wanted) || kind.lowercased().contains(wanted.replacing(" ", with: ""))
    }

    fileprivate init(_ view: FoundView) {
      document = ServedDocuments.name(of: .stored(name: view.document, revision: nil))
      (scene, id, kind, text) = (view.scene, view.id, view.kind, view.text)
      // The store uses the kind as the name of a view that has none.
      name = view.name == view.kind ? ViewKind(view.kind).listedName : view.name
    }

    fileprivate init(
      _ view: LayoutView, scene: ObjectID, in document: LayoutDocument, of name: String
    ) {
      self.document = name
      self.scene = scene.text
      id = view.id.text
      self.name = document.listedName(of: view)
      kind = view.kind.rawValue
      text = view.shownText
      key = [self.name, id, view.customClass ?? "", text ?? ""].joined(separator: "\n").caseFolded
    }
  }

  private var known: [String: (stamp: ServedDocuments.Stamp, objects: [Hit])] = [:]

  package init() {}

  /// The most results that are listed. A person who finds so many types a longer text.
  private static let most = 100

  /// Objects that contain a text, in whatever case: first those of files, then those of the store.
  package func hits(for text: String, in served: ServedDocuments) throws -> [Hit] {
    var hits: [Hit] = []
    let wanted = text.caseFolded
    for entry in try served.entries() {
      if case .stored(_, nil) = entry.reference { continue }
      try Task.checkCancellation()
      for object in objects(of: entry, in: served) where object.contains(wanted) {
        hits.append(object)
        if hits.count == Self.most { return hits }
      }
    }
    let names = served.latestNames
    guard names != [], served.store != nil else { return hits }
    return hits
      + (try served.presentStore().views(
        containing: text, in: names, most: Self.most - hits.count)).map(Hit.init)
  }

  /// The objects of a document; none if it can't be read. Opening the document reports the reason.
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
      scene.views.map { Hit(document.views[$0], scene: scene.id, in: document, of: name) }
    }
  }
}
