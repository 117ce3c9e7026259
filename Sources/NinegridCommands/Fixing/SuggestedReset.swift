import LayoutComparison
import LayoutModel

/// Replaces the constraints of views by those that ``MissingConstraints`` suggests, as Interface Builder's "Reset to Suggested
/// Constraints" does.
///
/// A scene that could not be laid out without its constraints keeps them.
struct SuggestedReset {
  private(set) var editor: DocumentEditor
  /// What keeps its constraints, and why.
  private(set) var left: [String] = []

  /// - Parameter views: only these; all where it is empty.
  init(_ loaded: LoadedDocument, views: Set<ObjectID> = []) {
    editor = MissingConstraints.editor(of: loaded.document)
    guard loaded.document.properties.isTouch, loaded.document.properties.usesAutoLayout else {
      return
    }
    for scene in loaded.document.scenes { reset(scene, views) }
  }

  private mutating func reset(_ scene: LayoutScene, _ views: Set<ObjectID>) {
    let own = Set(scene.views.map { editor.document.views[$0].id })
    let meant = views.isEmpty ? own : own.intersection(views)
    if meant.isEmpty { return }
    let before = SceneProbe(editor.document, scene: scene.index)
    var cleared = editor
    let kept = cleared.clearConstraints(of: meant, keepsFrames: false)
    guard cleared.tree != editor.tree else { return }
    let mended = MissingConstraints(cleared, scenes: [scene.index])
    let after = SceneProbe(mended.editor.document, scene: scene.index)
    let name = "'\(scene.id)' (\(editor.document.name(of: scene.id)))"
    guard after.openCount <= before.openCount, after.troubleCount <= before.troubleCount else {
      left.append("\(name) keeps its constraints: no others determine its layout as well")
      left += mended.left
      return
    }
    editor = mended.editor
    left += mended.left
    left += kept.map { "'\($0)' stays: an outlet leads to it" }
  }
}
