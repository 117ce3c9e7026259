import ElementTree
import LayoutModel

/// The scenes in the tree of a storyboard, each with the comments before it.
struct SceneList {
  var entries: [SceneEntry] = []
  /// The content behind the last scene.
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

  /// Replaces the scenes of a tree by these scenes.
  func write(to root: inout DocumentElement) {
    root.editList("scenes") { list in
      list.content = entries.flatMap { $0.comments + [.element($0.element)] } + tail
    }
  }
}

extension SceneList {
  /// Gives the scenes of a merged document the comments of the sides. Interface Builder writes the
  /// name of each scene in a comment. Comments belong to no object, so a merge of objects does not
  /// handle them.
  mutating func mergeComments(base: SceneList, ours: SceneList, theirs: SceneList) {
    typealias Comments = [DocumentContent]
    func merged(_ old: Comments?, _ mine: Comments?, _ other: Comments?) -> Comments? {
      guard let mine, let other else { return mine ?? other }
      return mine == old ? other : mine
    }
    let (old, mine, other) = (base.comments, ours.comments, theirs.comments)
    for index in entries.indices {
      guard let id = entries[index].element["sceneID"] else { continue }
      entries[index].comments = merged(old[id], mine[id], other[id]) ?? entries[index].comments
    }
    tail = merged(base.tail, ours.tail, theirs.tail) ?? tail
  }

  /// The comments before each scene, by the scene's id.
  private var comments: [String: [DocumentContent]] {
    var result: [String: [DocumentContent]] = [:]
    for entry in entries {
      if let id = entry.element["sceneID"], result[id] == nil { result[id] = entry.comments }
    }
    return result
  }
}

extension SceneList {
  /// The links from scene to scene, in document order.
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

/// A segue, or another reference, from one scene to an object of another.
struct SceneLink {
  /// The positions of both scenes in ``SceneList/entries``.
  var from: Int
  var to: Int
  /// The id of the object to which it refers.
  var target: String
  /// The element that contains the reference.
  var element: DocumentElement
}
