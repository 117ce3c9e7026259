import LayoutModel

/// One side of a comparison, read when it is asked for.
struct ComparedDocument {
  /// In messages: the path, or where git has it.
  let name: String
  /// The bytes of a file; `nil` for a document of the store.
  let bytes: (() throws -> [UInt8])?
  private let read: ([UInt8]?) throws -> LoadedDocument

  /// A file, or what git keeps of one.
  init(named name: String, bytes: @escaping () throws -> [UInt8]) {
    self.name = name
    self.bytes = bytes
    read = { known in
      try readDocument(sniffing: try known ?? bytes(), named: name)
    }
  }

  /// A document that the catalog finds.
  init(_ reference: DocumentReference, in catalog: DocumentCatalog) {
    name = reference.shownName
    switch reference {
    case .file(let file): bytes = { try readFile(file.path, named: file.name) }
    case .stored: bytes = nil
    }
    read = { known in
      if let known { return try readDocument(sniffing: known, named: reference.shownName) }
      return try catalog.load(reference)
    }
  }

  /// - Parameter known: the bytes, where they have been read already.
  func load(_ known: [UInt8]? = nil) throws -> LoadedDocument { try read(known) }
}

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

extension LoadedDocument {
  /// A document that says nothing: what is compared with one that was added or deleted.
  static func blank(_ kind: DocumentKind, named name: String) -> LoadedDocument {
    let tree = DocumentTree(kind: kind, root: DocumentElement("document"))
    return LoadedDocument(name: name, document: LayoutDocument(tree), diagnostics: [])
  }
}
