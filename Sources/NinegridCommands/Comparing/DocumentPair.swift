/// Two versions of a document that are compared; one side alone where it was added or deleted.
struct DocumentPair {
  var old: ComparedDocument?
  var new: ComparedDocument?
  /// What the document is called: the path that both sides have, or the new one.
  var name: String
  /// The old path of a document that has another one now.
  var oldName: String?

  var state: State {
    if old == nil { return .added }
    if new == nil { return .removed }
    return oldName == nil ? .same : .renamed
  }

  /// What became of the document as a whole.
  enum State {
    case same, added, removed, renamed
  }

  /// `App/Main.storyboard`, with what became of it.
  var title: String {
    switch state {
    case .same: name
    case .added: "\(name): added"
    case .removed: "\(name): removed"
    case .renamed: "\(name): renamed from \(oldName ?? "")"
    }
  }
}
