package import LayoutModel

/// The ways from scene to scene in an app, over all of its documents.
///
/// Scenes are positions in ``scenes``. Containers (navigation and tab bar controllers) stand around
/// their scenes. A scene that a segue shows stands one column further from the entry.
package struct AppMap: Hashable, Sendable {
  package struct Scene: Hashable, Sendable {
    package var title: String
    /// The name of the document.
    package var document: String
    package var id: ObjectID
    /// Whether the app, or its document, begins with this scene.
    package var isEntry: Bool
    /// For a storyboard reference to a scene outside of the map, its text line by line; `nil` for a
    /// scene.
    package var reference: [String]?

    package init(
      title: String, document: String, id: ObjectID, isEntry: Bool, reference: [String]? = nil
    ) {
      (self.title, self.document, self.id, self.isEntry) = (title, document, id, isEntry)
      self.reference = reference
    }
  }

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The scene lies inside a navigation, tab bar or split view controller.
    case contains
    /// The scene lies in a container view of the other scene.
    case embed
    case show, modal, popover, custom

    /// - Source: Interface Builder's `kind` of `<segue>`.
    package init(segue kind: String) {
      switch kind {
      case "relationship": self = .contains
      case "embed": self = .embed
      case "show", "push", "showDetail", "replace": self = .show
      case "presentation", "modal": self = .modal
      case "popoverPresentation", "popover": self = .popover
      default: self = .custom
      }
    }
  }

  package struct Segue: Hashable, Sendable {
    package var source: Int
    package var destination: Int
    package var kind: Kind
    /// The control or row that starts the segue; `nil` if the scene itself starts it.
    package var control: ObjectID?

    package init(source: Int, destination: Int, kind: Kind, control: ObjectID?) {
      (self.source, self.destination, self.kind) = (source, destination, kind)
      self.control = control
    }
  }

  package var scenes: [Scene]
  package var segues: [Segue]

  package init(scenes: [Scene], segues: [Segue]) {
    (self.scenes, self.segues) = (scenes, segues)
  }
}

extension AppMap {
  /// The container around each scene; `nil` for scenes that stand alone. If several name it, the
  /// first one contains it.
  var holders: [Int?] {
    var result = [Int?](repeating: nil, count: scenes.count)
    for segue in segues where segue.kind == .contains && result[segue.destination] == nil {
      guard segue.source != segue.destination,
        !isInside(segue.source, of: segue.destination, result)
      else { continue }
      result[segue.destination] = segue.source
    }
    return result
  }

  private func isInside(_ scene: Int, of other: Int, _ holders: [Int?]) -> Bool {
    var current: Int? = scene
    while let place = current {
      if place == other { return true }
      current = holders[place]
    }
    return false
  }

  /// For each scene, the number of segues from an entry to it, or to a scene in the same container;
  /// `nil` if there is no way. An app without an entry begins at its first scene.
  var depths: [Int?] {
    let roots = tops
    var result = [Int?](repeating: nil, count: scenes.count)
    var next: [[Int]] = Array(repeating: [], count: scenes.count)
    for segue in segues { next[roots[segue.source]].append(roots[segue.destination]) }
    var waiting: [Int] = []
    let entries = scenes.indices.filter { scenes[$0].isEntry }
    for entry in entries.isEmpty ? Array(scenes.indices.prefix(1)) : entries
    where result[roots[entry]] == nil {
      result[roots[entry]] = 0
      waiting.append(roots[entry])
    }
    var head = 0
    while head < waiting.count {
      let root = waiting[head]
      head += 1
      for other in next[root] where result[other] == nil {
        result[other] = (result[root] ?? 0) + 1
        waiting.append(other)
      }
    }
    return scenes.indices.map { result[roots[$0]] }
  }
}
