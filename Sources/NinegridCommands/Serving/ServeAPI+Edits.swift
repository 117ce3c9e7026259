import Diagnostics
import DocumentAccess
import LayoutComparison
import LayoutJSON
import LayoutModel
import LayoutStore
import LayoutWorkbench
import PreviewServer
import ProjectFolders
import Reports

extension ServeAPI {
  /// Makes the steps of an edit, and sets properties of objects. It reports what would move and what would break, and keeps
  /// the result as a preview. With `save`, it stores the result as a revision.
  func edit(_ request: PageRequest) async throws -> PageAnswer {
    let edit = try RequestedEdit(request.body)
    let before = try await state(of: edit)
    var editor = DocumentEditor(before.loaded.document)
    if edit.settings.contains(where: { $0.target.lowercased().hasSuffix("color") }) {
      editor.catalogColors = try before.assets.map { try AssetColor.catalogColors($0) } ?? []
    }
    let scene = try edit.scene.map { try before.loaded.scene(named: $0).index }
    var made: ObjectID?
    for operation in edit.operations {
      made = try operation.apply(to: &editor, scene: scene) ?? made
    }
    for setting in edit.settings {
      try editor.set(setting.target, to: setting.value, in: setting.cell, scene: scene)
    }
    try editor.checkStorable(insteadOf: before.loaded.tree)
    let after = LoadedDocument(
      name: before.loaded.name, document: editor.document, diagnostics: [],
      keepsEverything: before.loaded.keepsEverything)
    return try await answer(from: before, to: after, edit, made: made)
  }

  /// Stores an older revision as a new one, so that later edits are undone.
  func restore(_ request: PageRequest) async throws -> PageAnswer {
    let edit = try RequestedEdit(request.body)
    guard let wanted = edit.wantedRevision else {
      throw ServeFailure.invalidBody(reason: "'to' is the revision to bring back")
    }
    let before = try await state(of: edit)
    let old = LiveDocuments.Key(document: edit.document, revision: wanted)
    var after = try await live.use(old) { $0.loaded }
    after.name = before.loaded.name
    return try await answer(from: before, to: after, edit)
  }

  /// A document before an edit.
  private struct State: Sendable {
    var loaded: LoadedDocument
    var stamp: ServedDocuments.Stamp?
    /// The asset catalogues around the document.
    var assets: ProjectAssets?
  }

  private func state(of edit: RequestedEdit) async throws -> State {
    try await live.use(LiveDocuments.Key(document: edit.document)) { live in
      State(loaded: live.loaded, stamp: live.stamp, assets: live.project.assets)
    }
  }

  private func answer(
    from before: State, to after: LoadedDocument, _ edit: RequestedEdit, made: ObjectID? = nil
  ) async throws -> PageAnswer {
    // If the edit can't be saved, this fails before all devices are compared. The store checks again when it saves.
    if edit.saves { _ = try target(before, edit) }
    let effect = try EditEffect(
      from: before.loaded, to: after, isAsked: edit.wantsEffect || edit.saves)
    let saved = edit.saves ? try save(after, insteadOf: before, edit) : nil
    let draft = saved == nil ? try await live.keepDraft(after, of: edit.document) : nil
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("document", edit.document)
      writer.member("isChanged", before.loaded.tree != after.tree)
      writer.member("revision", saved)
      writer.member("draft", draft)
      writer.member("made", made?.text)
      Self.append(effect.report, to: &writer)
      effect.append(to: &writer)
    }
    return .json(writer.bytes)
  }

  /// - Returns: the number of the revision.
  private func save(
    _ after: LoadedDocument, insteadOf before: State, _ edit: RequestedEdit
  ) throws -> Int {
    let target = try target(before, edit)
    let outcome: ImportOutcome
    do {
      outcome = try served.presentStore().importDocument(
        after.tree, name: target.name, time: timestamp(), insteadOf: .state(target.state))
    } catch StoreError.changedMeanwhile(_, let latest) {
      throw stale(edit, latest: latest)
    }
    switch outcome {
    case .added(let revision), .replacedEdits(let revision, _), .unchanged(let revision):
      return revision
    }
  }

  /// The document of the store that an edit changes, and the state that it must have.
  ///
  /// - Throws: ``ServeFailure`` if nothing may be saved, or if the document has changed meanwhile.
  private func target(
    _ before: State, _ edit: RequestedEdit
  ) throws -> (name: String, state: RevisionState) {
    if served.isReadOnly { throw ServeFailure.isReadOnly }
    guard case .stored(let name, let pinned) = try served.reference(edit.document),
      case .revision(let state) = before.stamp
    else { throw ServeFailure.isFile(document: edit.document) }
    if pinned != nil { throw ServeFailure.isPinned(document: edit.document) }
    try before.loaded.checkKeepsEverything()
    let latest = try served.presentStore().log(name).first
    guard let latest, latest.number == edit.revision, latest.state == state else {
      throw stale(edit, latest: latest?.number ?? 0)
    }
    return (name, state)
  }

  private func stale(_ edit: RequestedEdit, latest: Int) -> ServeFailure {
    .isStale(revision: edit.revision ?? 0, latest: latest)
  }
}
