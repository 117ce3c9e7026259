/// Two versions of a document that are compared. If it was added or deleted, there is only one.
package struct DocumentPair {
  package var old: ComparedDocument?
  package var new: ComparedDocument?
  /// The name of the document: the path that both sides have, or the new one.
  package var name: String
  /// The old path of a document whose path has changed.
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

  /// The change of the document as a whole.
  package enum State {
    case same, added, removed, renamed
  }

  /// `App/Main.storyboard`, with the change of the document as a whole.
  package var title: String {
    switch state {
    case .same: name
    case .added: "\(name): added"
    case .removed: "\(name): removed"
    case .renamed: "\(name): renamed from \(oldName ?? "")"
    }
  }
}
