import ElementTree
package import LayoutComparison
package import LayoutModel

/// The scenes of a difference that were added, removed and changed. A scene that is new as a whole needs a line,
/// not a section.
package struct SceneChanges {
  /// The root objects of scenes that were added or removed as a whole.
  package private(set) var whole: Set<ObjectID> = []
  /// The facts that a reviewer should know first.
  package private(set) var points: [String] = []
  package private(set) var sections: [(title: String, lines: [String], details: [[String]])] = []

  /// The greatest number of scenes that are named.
  private static let named = 6

  package init(_ report: DifferenceReport) {
    var kinds: [ObjectID?: String] = [:]
    for (index, change) in report.difference.changes.enumerated() {
      let word: String
      switch change.kind {
      case .added(let element, _) where element.name == "scene": word = "added"
      case .removed(let element, _) where element.name == "scene": word = "removed"
      default: continue
      }
      if let scene = report.scene(ofChange: index) { kinds[scene] = word }
    }
    var came: [String] = []
    var went: [String] = []
    var changed: [String] = []
    var lines: [String] = []
    for group in report.groups {
      let prefix = "scene "
      let name =
        group.title.hasPrefix(prefix) ? String(group.title.dropFirst(prefix.count)) : group.title
      // If the group has more lines, more has changed than the scene itself.
      if group.lines.count == 1, let scene = group.scene, let word = kinds[scene] {
        whole.insert(scene)
        lines += group.lines
        if word == "added" { came.append(name) } else { went.append(name) }
        continue
      }
      if group.scene != nil { changed.append(name) }
      sections.append((group.title, group.lines, group.details))
    }
    if !lines.isEmpty { sections.insert(("scenes", lines, []), at: 0) }
    for (word, titles) in [
      ("new scenes", came), ("removed scenes", went), ("changed scenes", changed),
    ]
    where !titles.isEmpty && (!came.isEmpty || !went.isEmpty || changed.count > 1) {
      let names = titles.prefix(Self.named).joined(separator: ", ")
      let more = titles.count > Self.named ? " and \(titles.count - Self.named) more" : ""
      points.append("\(word): \(names)\(more)")
    }
  }
}
