package import ElementTree
package import LayoutModel

/// Documents with one scene of a storyboard and the scenes that lead to it. So a try costs as much as the scene, and not as the
/// storyboard.
///
/// Bars are inherited along segues, and an embedded scene is as large as its container. So there are two excerpts of a scene:
/// the scene alone, and the scene with all scenes from which a path of segues leads to it. The caller must compare whether one
/// of them lays the scene out as the storyboard does.
package struct SceneExcerpts {
  private let tree: DocumentTree
  /// The position of the list of scenes in the root element.
  private let list: Int
  /// The position of a scene's element in the list, by scene.
  private let positions: [Int]
  /// The position of a scene, by its id.
  private let numbers: [String: Int]
  /// The scenes from which a segue leads to a scene, by scene.
  private let leading: [[Int]]
  /// The scenes that are embedded in views of a scene, by scene.
  private let held: [Set<Int>]
  /// The scenes that belong to a scene's controller as parts, such as the first one of a navigation controller, by scene.
  private let parts: [Set<Int>]

  /// - Returns: `nil` if the document has fewer than two scenes, or no list of scenes as Interface Builder writes it.
  /// - Complexity: O(*elements*).
  package init?(_ document: LayoutDocument) {
    tree = document.tree
    let root = tree.root
    guard document.scenes.count > 1,
      let list = root.content.firstIndex(where: { $0.element?.name == "scenes" }),
      let scenes = root.content[list].element
    else { return nil }
    self.list = list
    positions = scenes.content.indices.filter { scenes.content[$0].element?.name == "scene" }
    let elements = positions.compactMap { scenes.content[$0].element }
    guard elements.map({ $0["sceneID"] }) == document.scenes.map({ $0.sceneID?.text }) else {
      return nil
    }
    var numbers: [String: Int] = [:]
    for (scene, element) in elements.enumerated() {
      guard let id = element["sceneID"], numbers.updateValue(scene, forKey: id) == nil else {
        return nil
      }
    }
    self.numbers = numbers
    var owners: [String: Int] = [:]
    for (scene, element) in elements.enumerated() {
      element.forEach { if let id = $0["id"] { owners[id] = scene } }
    }
    var leading = Array(repeating: Set<Int>(), count: elements.count)
    var (held, parts) = (leading, leading)
    for (scene, element) in elements.enumerated() {
      element.forEach { part in
        // An unwind segue hands no bars down.
        guard part.name == "segue", part["kind"] != "unwind",
          let target = part["destination"].flatMap({ owners[$0] }), target != scene
        else { return }
        leading[target].insert(scene)
        if part["kind"] == "embed" { held[scene].insert(target) }
        if part["kind"] == "relationship" { parts[scene].insert(target) }
      }
    }
    self.leading = leading.map { $0.sorted() }
    (self.held, self.parts) = (held, parts)
  }

  /// The excerpts of a scene: the scene alone, and with the scenes that lead to it if there are any.
  package func documents(of scene: Int) -> [LayoutDocument] {
    var reached: Set<Int> = [scene]
    var open = [scene]
    while let next = open.popLast() {
      for other in leading[next] where reached.insert(other).inserted { open.append(other) }
    }
    var result = [document(of: [scene])]
    if 1 < reached.count && reached.count < positions.count {
      result.append(document(of: reached.sorted()))
    }
    return result
  }

  /// The scenes that are embedded in views of these scenes, directly or through other scenes. Their size follows from these
  /// views.
  package func embedded(in scenes: Set<Int>) -> Set<Int> {
    var result: Set<Int> = []
    var open = scenes.flatMap { held[$0] }
    while let next = open.popLast() {
      if result.insert(next).inserted { open += held[next].union(parts[next]) }
    }
    return result
  }

  private func document(of scenes: [Int]) -> LayoutDocument {
    var excerpt = tree
    guard var content = tree.root.content[list].element else { return LayoutDocument(tree) }
    content.content = scenes.map { content.content[positions[$0]] }
    excerpt.root.content[list] = .element(content)
    return LayoutDocument(excerpt)
  }

  /// The element of a scene in an excerpt that was changed; `nil` if anything else in the excerpt has changed.
  package func element(of scene: Int, in changed: DocumentTree) -> DocumentElement? {
    guard changed.root.content.indices.contains(list),
      let scenes = changed.root.content[list].element
    else { return nil }
    var own: DocumentElement?
    for other in scenes.children {
      guard let id = other["sceneID"], let number = numbers[id] else { return nil }
      if number == scene { own = other } else if element(of: number) != other { return nil }
    }
    var (before, after) = (tree.root, changed.root)
    (before.content[list], after.content[list]) = (.text(""), .text(""))
    return before == after ? own : nil
  }

  /// The element of a scene in the storyboard.
  package func element(of scene: Int) -> DocumentElement? {
    guard let scenes = tree.root.content[list].element else { return nil }
    return scenes.content[positions[scene]].element
  }

  /// The storyboard with the elements of some scenes replaced.
  package func storyboard(with changed: [Int: DocumentElement]) -> DocumentTree {
    var result = tree
    guard var scenes = tree.root.content[list].element else { return tree }
    for (scene, position) in positions.enumerated() {
      if let element = changed[scene] { scenes.content[position] = .element(element) }
    }
    result.root.content[list] = .element(scenes)
    return result
  }
}
