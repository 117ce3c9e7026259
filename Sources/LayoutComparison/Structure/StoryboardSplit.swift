package import ElementTree
package import LayoutModel

/// Moves scenes of a storyboard into storyboards of their own, with storyboard references where
/// segues lead to them.
///
/// Every object keeps its id: a reference has the id of the controller that it stands for. So no
/// segue changes, and ``StoryboardJoin`` restores everything.
///
/// - Source: references as Xcode's "Refactor to Storyboard" leaves them, since iOS 9.
package struct StoryboardSplit: Sendable {
  /// A new storyboard.
  package struct Part: Sendable {
    /// The name of the storyboard, without extension.
    package var name: String
    package var tree: DocumentTree
    /// The names of its scenes for a person.
    package var titles: [String]
  }

  package private(set) var parts: [Part] = []
  /// The rest of the storyboard, with references to the moved scenes.
  package private(set) var remainder: DocumentTree
  /// Messages for the person.
  package private(set) var notes: [String] = []
  /// Scenes that stay although the person could mean them, and why.
  package private(set) var untouched: [Migration.Untouched] = []

  /// Controllers to which references now lead.
  package private(set) var referredControllers: Set<ObjectID> = []

  private let list: SceneList
  private let links: [SceneLink]
  private let groups: SceneGroups
  /// For each scene, the part into which it moves; `nil` if it stays.
  private var places: [Int?]

  /// - Parameters:
  ///   - storyboard: the storyboard to split.
  ///   - wanted: the ids of scenes or controllers to move; if empty, all except the initial scene.
  ///   - name: the name of the new storyboard, if all scenes are to go into one.
  ///   - taken: the names of existing storyboards.
  ///   - bars: the bars to simulate, by controller: those that come from a scene that is now in another
  ///     storyboard.
  package init(
    _ storyboard: NamedDocument, scenes wanted: [ObjectID] = [], into name: String? = nil,
    avoiding taken: [String] = [], simulating bars: [ObjectID: SimulatedBars] = [:]
  ) throws(StructureFault) {
    remainder = storyboard.tree
    list = SceneList(storyboard.tree.root)
    links = list.links
    groups = SceneGroups(list, links: links)
    places = list.entries.map { _ in nil }
    let moving = try movingGroups(wanted, storyboard)
    var names = StoryboardNames(taken: taken + [storyboard.storyboardName])
    var members: [(name: String, scenes: [Int])] = []
    if let name {
      members = [(name, moving.flatMap(groups.members).sorted())]
    } else {
      for group in moving {
        let scenes = groups.members(of: group)
        let title = list.entries[entry(of: scenes)]
        members.append((names.make(for: title), scenes))
      }
    }
    for (part, member) in members.enumerated() {
      for scene in member.scenes { places[scene] = part }
    }
    write(members, storyboard, bars)
  }

  // MARK: What goes

  /// The groups that move, by their first scenes in document order.
  private mutating func movingGroups(
    _ wanted: [ObjectID], _ storyboard: NamedDocument
  ) throws(StructureFault) -> [Int] {
    let initial = storyboard.tree.root["initialViewController"]
    let scenes = list.entries.indices.filter { !list.entries[$0].isReference }
    let start =
      scenes.first { initial != nil && list.entries[$0].controllerID?.text == initial }
      ?? scenes.first
    guard let start, scenes.contains(where: { groups.first[$0] != groups.first[start] }) else {
      throw StructureFault(
        scenes.count > 1
          ? "all \(scenes.count) scenes lie on one canvas: they contain or embed one another"
          : "there is nothing to split: the storyboard has "
            + (scenes.isEmpty ? "no scene" : "one scene"))
    }
    if wanted.isEmpty {
      let stay = groups.members(of: start)
      for scene in stay where scene != start {
        untouched.append(
          .init(list.entries[scene].controllerID ?? "", groups.reason(for: scene, in: list)))
      }
      return ordered(scenes.map { groups.first[$0] }.filter { $0 != groups.first[start] })
    }
    var result: [Int] = []
    for id in wanted {
      guard let scene = scenes.first(where: { list.entries[$0].isCalled(id) }) else {
        throw StructureFault(
          "there is no scene '\(id)' in '\(storyboard.name)'",
          hint: "'ninegrid show \(storyboard.name)' prints the scenes with their ids")
      }
      if groups.first[scene] == groups.first[start] {
        let reason =
          scene == start
          ? "the storyboard begins with it" : groups.reason(for: scene, in: list)
        throw StructureFault("'\(list.entries[scene].title)' ('\(id)') must stay: \(reason)")
      }
      result.append(groups.first[scene])
      for other in groups.members(of: scene)
      where other != scene && !wanted.contains(where: { list.entries[other].isCalled($0) }) {
        let reason = groups.reason(for: other, in: list)
        notes.append("'\(list.entries[other].title)' goes along: \(reason)")
      }
    }
    return ordered(result)
  }

  private func ordered(_ groups: [Int]) -> [Int] { Array(Set(groups)).sorted() }

  /// The scene with which a part begins: the one to which the first segue from another part leads, or else one to
  /// which none leads.
  private func entry(of scenes: [Int]) -> Int {
    let inside = Set(scenes)
    if let link = links.first(where: { inside.contains($0.to) && !inside.contains($0.from) }) {
      return link.to
    }
    return scenes.first { scene in !links.contains { $0.to == scene } } ?? scenes[0]
  }

  // MARK: Documents

  private mutating func write(
    _ members: [(name: String, scenes: [Int])], _ storyboard: NamedDocument,
    _ bars: [ObjectID: SimulatedBars]
  ) {
    var entries = list.entries
    // The scene through which each document is entered without an identifier.
    var initial = members.map { entry(of: $0.scenes) as Int? }
    let own = storyboard.tree.root["initialViewController"]
    initial.append(entries.indices.first { own != nil && entries[$0].controllerID?.text == own })
    func document(of scene: Int) -> Int { places[scene] ?? members.count }
    func isInitial(_ scene: Int) -> Bool { initial[document(of: scene)] == scene }
    // A scene that is entered from another document in another way needs an identifier.
    for link in links where document(of: link.from) != document(of: link.to) {
      if entries[link.to].isReference { continue }
      if let id = entries[link.to].controllerID { referredControllers.insert(id) }
      if isInitial(link.to) { continue }
      entries[link.to].editController { controller in
        if controller["storyboardIdentifier"] == nil, let id = controller["id"] {
          controller.setInOrder("storyboardIdentifier", to: id)
        }
      }
    }
    for index in entries.indices {
      guard let id = entries[index].controllerID, let bars = bars[id] else { continue }
      entries[index].editController(bars.add)
    }
    let names = members.map(\.name) + [storyboard.storyboardName]
    for target in 0...members.count {
      var scenes: [SceneEntry] = []
      for index in entries.indices {
        let entry = entries[index]
        let home = document(of: index)
        if entry.isReference {
          if isNeeded(index, in: target, members.count) { scenes.append(entry) }
        } else if home == target {
          scenes.append(entry)
        } else if isNeeded(index, in: target, members.count) {
          let identifier = isInitial(index) ? nil : entry.controller?["storyboardIdentifier"]
          scenes.append(entry.reference(toStoryboard: names[home], identifier: identifier))
        }
      }
      var tree = storyboard.tree
      var result = list
      result.entries = scenes
      result.write(to: &tree.root)
      tree.root.keepUsedEntries(of: storyboard.tree.root, keepsUnused: target == members.count)
      if target == members.count {
        remainder = tree
      } else {
        tree.root["initialViewController"] = nil
        if let id = initial[target].flatMap({ entries[$0].controllerID }) {
          tree.root.setInOrder("initialViewController", to: id.text)
        }
        parts.append(
          Part(
            name: names[target], tree: tree,
            titles: members[target].scenes.map { list.entries[$0].title }))
      }
    }
  }

  /// Whether a part begins with the scene, but nothing leads to it. Without a reference nobody would find it
  /// again.
  private func isForgotten(_ scene: Int) -> Bool {
    let home = places[scene]
    let members = list.entries.indices.filter {
      places[$0] == home && !list.entries[$0].isReference
    }
    return entry(of: members) == scene
      && !links.contains { places[$0.to] == home && places[$0.from] != home }
  }

  /// Whether a document needs a reference to a scene that is elsewhere. It does if a segue leads
  /// there. The remainder of the storyboard also needs one if code may make the scene by its
  /// identifier.
  private func isNeeded(_ scene: Int, in target: Int, _ remainder: Int) -> Bool {
    if links.contains(where: { $0.to == scene && (places[$0.from] ?? remainder) == target }) {
      return true
    }
    guard target == remainder else { return false }
    let entry = list.entries[scene]
    if entry.isReference { return !links.contains { $0.to == scene } }
    return entry.controller?["storyboardIdentifier"] != nil || isForgotten(scene)
  }
}
