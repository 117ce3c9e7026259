package import ElementTree
package import LayoutModel

/// Documents with one scene of a storyboard and what leads to it, so that a try costs as much as the scene, and not as the
/// storyboard.
///
/// Bars are inherited along segues, and an embedded scene is as large as its container. So there are two excerpts of a scene: the
/// scene alone, and the scene with all scenes from which a way of segues leads to it. Whether one of them lays the scene out as the
/// storyboard does is for the caller to compare.
package struct SceneExcerpts {
  private let tree: DocumentTree
  /// The position of the list of scenes in the root element.
  private let list: Int
  /// By scene, the position of its element in the list.
  private let positions: [Int]
  /// Scenes by their ids.
  private let numbers: [String: Int]
  /// By scene, the scenes from which a segue leads to it.
  private let leading: [[Int]]
  /// By scene, the scenes that its views hold.
  private let held: [Set<Int>]
  /// By scene, the scenes that belong to its controller as parts, such as the first of a navigation controller.
  private let parts: [Set<Int>]

  /// - Returns: `nil` where the document has fewer than two scenes, or none as Interface Builder writes them.
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
        // The way back hands nothing down.
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

  /// A scene alone, and with what leads to it where something does.
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

  /// The scenes that lie in views of other scenes, or in scenes that do: how large they are follows from these views.
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

  /// The element of a scene in a document that one of the excerpts has become; `nil` if anything else of it is no longer as it was.
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

  /// The storyboard with other elements of scenes.
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
