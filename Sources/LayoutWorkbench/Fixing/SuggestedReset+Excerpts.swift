import ElementTree
import LayoutComparison
import LayoutEngine
import LayoutModel

extension SuggestedReset {
  /// Tries scenes in excerpts of the document that lay them out as the whole document does. The result is then proved on the
  /// whole document.
  ///
  /// - Returns: the document with the changes that passed the proof, the added objects, and for each settled scene what it
  ///   keeps. All other scenes must be tried in the whole document.
  static func excerpted(
    _ scenes: [Int], of document: LayoutDocument, _ excerpts: SceneExcerpts, _ views: Set<ObjectID>,
    _ progress: RepairProgress
  ) -> (tree: DocumentTree?, added: [ObjectID], unrepaired: [Int: [String]]) {
    var unrepaired: [Int: [String]] = [:]
    var added: [Int: [ObjectID]] = [:]
    var before: [Int: SceneProbe] = [:]
    var changed: [Int: DocumentElement] = [:]
    let resolvers = ProbeResolvers(document)
    var taken: Set<String> = []
    document.tree.root.forEach { if let id = $0["id"] { taken.insert(id) } }
    for scene in scenes {
      let whole = SceneProbe(scene: scene, with: resolvers)
      let excerpt = excerpts.documents(of: scene).lazy.compactMap { excerpt in
        excerpt.scenes.first { $0.sceneID == document.scenes[scene].sceneID }.map { (excerpt, $0) }
      }.first { SceneProbe($0, scene: $1.index).looksLike(whole) }
      guard let (excerpt, own) = excerpt else { continue }
      let result = reset(
        MissingConstraints.editor(of: excerpt), own, views,
        progress.part(scene, of: document.scenes.count))
      if result.editor.tree != excerpt.tree {
        guard let element = excerpts.element(of: scene, in: result.editor.tree),
          let old = excerpts.element(of: scene)
        else { continue }
        let new = element.ids.subtracting(old.ids)
        guard new.isDisjoint(with: taken) else { continue }
        taken.formUnion(new)
        changed[scene] = element
        added[scene] = result.editor.added.filter { new.contains($0.text) }
        before[scene] = whole
      }
      unrepaired[scene] = result.unrepaired
    }
    if changed.isEmpty { return (nil, [], unrepaired) }
    let refused = refused(changed, document, excerpts, before)
    for scene in refused {
      changed[scene] = nil
      unrepaired[scene] = nil
    }
    if changed.isEmpty { return (nil, [], unrepaired) }
    return (
      excerpts.storyboard(with: changed), changed.keys.sorted().flatMap { added[$0] ?? [] },
      unrepaired
    )
  }

  /// Scenes that are worse in the whole document with the changes that were found in excerpts.
  private static func refused(
    _ changed: [Int: DocumentElement], _ document: LayoutDocument, _ excerpts: SceneExcerpts,
    _ before: [Int: SceneProbe]
  ) -> Set<Int> {
    var refused: Set<Int> = []
    let old = LayoutResolver(document)
    old.findsTruncations = false
    while refused.count < changed.count {
      let new = LayoutDocument(
        excerpts.storyboard(with: changed.filter { !refused.contains($0.key) }))
      let resolvers = ProbeResolvers(new)
      let resolver = LayoutResolver(new)
      resolver.findsTruncations = false
      var more: Set<Int> = []
      for scene in changed.keys.sorted() where !refused.contains(scene) {
        guard let before = before[scene] else { continue }
        let after = SceneProbe(scene: scene, with: resolvers)
        let survey = ConflictSurvey(scene: scene, with: resolver)
        let isNoWorse =
          objection(to: after, insteadOf: before) == nil
          && (survey.isEmpty
            || survey.added(since: ConflictSurvey(scene: scene, with: old)).isEmpty)
        if !isNoWorse { more.insert(scene) }
      }
      // A refused change may affect other scenes. Usually none is refused.
      if more.isEmpty { break }
      refused = refused.isEmpty ? more : Set(changed.keys)
    }
    return refused
  }
}

extension DocumentElement {
  /// The ids of this element and of all elements in it.
  fileprivate var ids: Set<String> {
    var result: Set<String> = []
    forEach { if let id = $0["id"] { result.insert(id) } }
    return result
  }
}
