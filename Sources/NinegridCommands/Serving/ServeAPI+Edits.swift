import Diagnostics
import LayoutComparison
import LayoutJSON
import LayoutModel
import LayoutStore
import PreviewServer

extension ServeAPI {
  /// Sets properties of objects: tells what would move and what would break, keeps the result as a preview, and with
  /// `save` makes it a revision of the store.
  func edit(_ request: PageRequest) async throws -> PageAnswer {
    let edit = try RequestedEdit(request.body)
    let before = try await live.use(LiveDocuments.Key(document: edit.document)) { $0.loaded }
    var editor = DocumentEditor(before.document)
    let scene = try edit.scene.map { try before.scene(named: $0).index }
    for setting in edit.settings {
      try editor.set(setting.target, to: setting.value, in: setting.cell, scene: scene)
    }
    let after = LoadedDocument(
      name: before.name, document: editor.document, diagnostics: [],
      keepsEverything: before.keepsEverything)
    return try await answer(from: before, to: after, edit)
  }

  /// Brings an older revision back, as a new one: what an edit has done is undone.
  func restore(_ request: PageRequest) async throws -> PageAnswer {
    let edit = try RequestedEdit(request.body)
    guard let wanted = edit.wantedRevision else {
      throw ServeFailure.invalidBody(reason: "'to' is the revision to bring back")
    }
    let before = try await live.use(LiveDocuments.Key(document: edit.document)) { $0.loaded }
    let old = LiveDocuments.Key(document: edit.document, revision: wanted)
    var after = try await live.use(old) { $0.loaded }
    after.name = before.name
    return try await answer(from: before, to: after, edit)
  }

  private func answer(
    from before: LoadedDocument, to after: LoadedDocument, _ edit: RequestedEdit
  ) async throws -> PageAnswer {
    // Who may not save need not wait until all devices are compared; who may is asked again right before.
    if edit.saves { _ = try savedName(before, edit) }
    let effect = try EditEffect(from: before, to: after)
    let saved = edit.saves ? try save(after, insteadOf: before, edit) : nil
    let draft = saved == nil ? await live.keepDraft(after, of: edit.document) : nil
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("document", edit.document)
      writer.member("isChanged", before.tree != after.tree)
      writer.member("revision", saved)
      writer.member("draft", draft)
      Self.append(effect.report, to: &writer)
      effect.append(to: &writer)
    }
    return .json(writer.bytes)
  }

  /// - Returns: the number of the revision.
  private func save(
    _ after: LoadedDocument, insteadOf before: LoadedDocument, _ edit: RequestedEdit
  ) throws -> Int {
    let name = try savedName(before, edit)
    let store = try served.presentStore()
    switch try store.importDocument(after.tree, name: name, time: timestamp()) {
    case .added(let revision), .replacedEdits(let revision, _), .unchanged(let revision):
      return revision
    }
  }

  /// The name under which an edit is saved.
  ///
  /// - Throws: ``ServeFailure`` where nothing may be saved, or the document has become another meanwhile.
  private func savedName(_ before: LoadedDocument, _ edit: RequestedEdit) throws -> String {
    if served.isReadOnly { throw ServeFailure.isReadOnly }
    guard case .stored(let name, nil) = try served.reference(edit.document) else {
      throw ServeFailure.isFile(document: edit.document)
    }
    try before.checkKeepsEverything()
    let latest = try served.presentStore().log(name).first?.number
    guard let latest, latest == edit.revision else {
      throw ServeFailure.isStale(
        document: edit.document, revision: edit.revision ?? 0, latest: latest ?? 0)
    }
    return name
  }
}
