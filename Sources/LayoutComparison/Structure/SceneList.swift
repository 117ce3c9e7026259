import LayoutModel

/// The scenes of a storyboard's tree, each with the comments that stand before it.
struct SceneList {
  var entries: [SceneEntry] = []
  /// What stands behind the last scene.
  private var tail: [DocumentContent] = []

  init(_ root: DocumentElement) {
    var comments: [DocumentContent] = []
    for item in root.child("scenes")?.content ?? [] {
      if case .element(let element) = item, element.name == "scene" {
        entries.append(SceneEntry(comments: comments, element: element))
        comments = []
      } else {
        comments.append(item)
      }
    }
    tail = comments
  }

  /// Puts the scenes in place of those of a tree.
  func write(to root: inout DocumentElement) {
    root.editList("scenes") { list in
      list.content = entries.flatMap { $0.comments + [.element($0.element)] } + tail
    }
  }
}

extension SceneList {
  /// What leads from scene to scene, in document order.
  var links: [SceneLink] {
    var owners: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      for id in entry.ids where owners[id] == nil { owners[id] = index }
    }
    var result: [SceneLink] = []
    for (index, entry) in entries.enumerated() {
      entry.element.forEach { element in
        for attribute in element.attributes where DocumentElement.isReference(attribute.name) {
          guard let other = owners[attribute.value], other != index else { continue }
          result.append(
            SceneLink(from: index, to: other, target: attribute.value, element: element))
        }
      }
    }
    return result
  }
}
