/// Two versions of a document that are compared; one side alone where it was added or deleted.
package struct DocumentPair {
  package var old: ComparedDocument?
  package var new: ComparedDocument?
  /// What the document is called: the path that both sides have, or the new one.
  package var name: String
  /// The old path of a document that has another one now.
  package var oldName: String?

  package init(
    old: ComparedDocument? = nil,
    new: ComparedDocument? = nil,
    name: String,
    oldName: String? = nil
  ) {
    self.old = old
    self.new = new
    self.name = name
    self.oldName = oldName
  }

  package var state: State {
    if old == nil { return .added }
    if new == nil { return .removed }
    return oldName == nil ? .same : .renamed
  }

  /// What became of the document as a whole.
  package enum State {
    case same, added, removed, renamed
  }

  /// `App/Main.storyboard`, with what became of it.
  package var title: String {
    switch state {
    case .same: name
    case .added: "\(name): added"
    case .removed: "\(name): removed"
    case .renamed: "\(name): renamed from \(oldName ?? "")"
    }
  }
}
