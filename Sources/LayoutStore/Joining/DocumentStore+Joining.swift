import LayoutModel

extension DocumentStore {
  /// Copies all documents of another store into this one, with their revisions and results, in one
  /// transaction.
  ///
  /// If both stores have a document and one history continues the other, revision by revision, both
  /// become one document. Otherwise the other store's document is added under a name that says
  /// where it comes from. No revision of either store is lost or changed. Existing results of this
  /// store stay as they are.
  ///
  /// - Parameters:
  ///   - other: a store with the same schema, which nobody changes during the call.
  ///   - label: the text that distinguishes names of the other store from those here, as in
  ///     `Main~label.storyboard`.
  /// - Returns: the other store's documents by name.
  package func join(
    _ other: DocumentStore, label: String
  ) throws(StoreError) -> [JoinedDocument] {
    var plans: [DocumentPlan] = []
    var taken = Set(try documents().map(\.name))
    for document in try other.documents() {
      let plan = try plan(for: document, of: other, label: label, taken: &taken)
      plans.append(plan)
    }
    let finished = plans
    try writeAttached(other.path) { connection in
      try StoreCopy(connection).copy(finished)
    }
    return finished.map {
      JoinedDocument(name: $0.name, outcome: $0.outcome, newRevisions: $0.newRevisions.count)
    }
  }

  private func plan(
    for document: StoredDocument, of other: DocumentStore, label: String, taken: inout Set<String>
  ) throws(StoreError) -> DocumentPlan {
    let theirs = Array(try other.log(document.name).reversed())
    guard taken.contains(document.name) else {
      taken.insert(document.name)
      return DocumentPlan(
        name: document.name, path: document.path, outcome: .added, target: document.name,
        same: [], newRevisions: theirs)
    }
    let ours = Array(try log(document.name).reversed())
    var same: [(theirs: Int64, ours: Int64)] = []
    for (old, new) in zip(ours, theirs) {
      guard old.number == new.number, old.kind == new.kind,
        try load(document.name, revision: old.number)
          == other.load(document.name, revision: new.number)
      else {
        let name = Self.freeName(for: document.name, label: label, taken: &taken)
        return DocumentPlan(
          name: document.name, path: nil, outcome: .renamed(to: name), target: name, same: [],
          newRevisions: theirs)
      }
      same.append((new.key, old.key))
    }
    return DocumentPlan(
      name: document.name, path: nil, outcome: .joined, target: document.name, same: same,
      newRevisions: Array(theirs.dropFirst(ours.count)))
  }

  /// `App/Main~west.storyboard`, with a number if that is taken, too.
  private static func freeName(
    for name: String, label: String, taken: inout Set<String>
  ) -> String {
    let start = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    let dot = name[start...].lastIndex(of: ".") ?? name.endIndex
    for number in 1... {
      let mark = number == 1 ? "~\(label)" : "~\(label)-\(number)"
      let free = name[..<dot] + mark + name[dot...]
      if taken.insert(String(free)).inserted { return String(free) }
    }
    return name
  }
}

/// The part of another store's document that is copied, and its target.
struct DocumentPlan: Sendable {
  /// The name in the other store.
  var name: String
  /// The path of its file, for a document that is new here.
  var path: String?
  var outcome: JoinedDocument.Outcome
  /// The document of this store that gets the revisions.
  var target: String
  /// Keys of revisions with the same content in both stores.
  var same: [(theirs: Int64, ours: Int64)]
  /// The revisions that this store does not have yet, the oldest first.
  var newRevisions: [StoredRevision]
}
