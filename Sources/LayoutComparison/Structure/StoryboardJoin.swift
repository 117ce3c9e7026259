package import ElementTree
package import LayoutModel

/// Joins storyboards into one, with their scenes instead of the references to them. This reverses
/// ``StoryboardSplit``.
package struct StoryboardJoin: Sendable {
  package private(set) var tree: DocumentTree
  /// Messages for the person.
  package private(set) var notes: [String] = []
  /// Objects that got another id, because another object already had theirs.
  package private(set) var renamed: [(storyboard: String, old: ObjectID, new: ObjectID)] = []
  /// Controllers with bars that a split had to simulate. These bars were removed, except those that
  /// are kept.
  package private(set) var simulating: [ObjectID] = []

  /// The storyboards. The one into which the others are joined comes first.
  private var documents: [NamedDocument]
  private var lists: [SceneList]
  private let kept: Set<ObjectID>

  /// - Parameters:
  ///   - parts: the storyboards to join into `storyboard`.
  ///   - kept: controllers that continue to simulate bars.
  package init(
    _ parts: [NamedDocument], into storyboard: NamedDocument, keepingBarsOf kept: Set<ObjectID> = []
  ) throws(StructureFault) {
    tree = storyboard.tree
    documents = [storyboard] + parts
    lists = documents.map { SceneList($0.tree.root) }
    self.kept = kept
    for part in parts { try checkSettings(part, storyboard) }
    giveOwnIDs()
    lead()
    let order = try placedScenes()
    write(order)
  }

  /// The storyboards with the ids that their objects have in the joined one.
  package var sources: [NamedDocument] { documents }

  // MARK: Whether they fit

  /// Checks settings that hold for all scenes of a document: the storyboards must agree in them.
  private mutating func checkSettings(
    _ part: NamedDocument, _ target: NamedDocument
  ) throws(StructureFault) {
    let (a, b) = (part.tree.root, target.tree.root)
    for (name, text) in [
      ("targetRuntime", "is for another platform"), ("useAutolayout", "differs in Auto Layout"),
      ("useTraitCollections", "differs in size classes"),
    ] where (a[name] ?? "") != (b[name] ?? "") {
      throw StructureFault(
        "'\(part.name)' can't be joined with '\(target.name)': it \(text)",
        hint: "set it in Xcode first, in the file inspector")
    }
    if a.child("color", key: "tintColor") != b.child("color", key: "tintColor") {
      notes.append("the global tint of '\(part.name)' is another; that of '\(target.name)' stays")
    }
    if a.child("device")?["id"] != b.child("device")?["id"] {
      notes.append("'\(part.name)' was designed for another device; its frames stay as recorded")
    }
  }

  // MARK: Ids

  /// Gives a new id to objects whose id another object has. References that are removed don't count.
  private mutating func giveOwnIDs() {
    var ids = ObjectIDFactory(avoiding: documents.map(\.tree.root))
    var taken: Set<String> = []
    for document in lists.indices {
      var names: [ObjectID: ObjectID] = [:]
      let earlier = taken
      let stays = lists[document].entries.filter { !$0.isReference || destination(of: $0) == nil }
      for entry in stays {
        entry.element.forEach { element in
          for name in ["id", "sceneID"] {
            guard let id = element[name] else { continue }
            taken.insert(id)
            if earlier.contains(id), names[ObjectID(id)] == nil, !isSame(entry, document) {
              let purpose = documents[document].storyboardName
              names[ObjectID(id)] = ids.make(from: ObjectID(id), purpose: purpose)
            }
          }
        }
      }
      guard !names.isEmpty else { continue }
      documents[document].tree.root.rename(names)
      lists[document] = SceneList(documents[document].tree.root)
      for (old, new) in names.sorted(by: { $0.key < $1.key }) {
        renamed.append((documents[document].name, old, new))
      }
    }
  }

  /// Whether an earlier storyboard has the same reference to a storyboard that is not joined.
  private func isSame(_ entry: SceneEntry, _ document: Int) -> Bool {
    guard entry.isReference else { return false }
    return lists[..<document].contains { list in
      list.entries.contains { $0.controllerID == entry.controllerID && $0.isReference }
    }
  }

  // MARK: References

  /// The scene to which a reference leads, if its storyboard is joined.
  private func destination(of entry: SceneEntry) -> (document: Int, scene: Int)? {
    var current = entry
    // A reference may lead to another one. A path longer than the number of lists is a circle.
    for _ in lists.indices {
      guard let reference = current.controller, current.isReference,
        reference["bundleIdentifier"] == nil, let name = reference["storyboardName"],
        let document = documents.firstIndex(where: { $0.storyboardName == name })
      else { return nil }
      let identifier = reference["referencedIdentifier"]
      let initial = documents[document].tree.root["initialViewController"]
      guard
        let scene = lists[document].entries.firstIndex(where: { candidate in
          identifier.map { candidate.controller?["storyboardIdentifier"] == $0 }
            ?? (initial != nil && candidate.controllerID?.text == initial)
        })
      else { return nil }
      current = lists[document].entries[scene]
      if !current.isReference { return (document, scene) }
    }
    return nil
  }

  /// Makes segues that led to references lead to the scenes themselves.
  private mutating func lead() {
    for document in lists.indices {
      var names: [ObjectID: ObjectID] = [:]
      for entry in lists[document].entries {
        guard entry.isReference, let old = entry.controllerID, let found = destination(of: entry),
          let new = lists[found.document].entries[found.scene].controllerID, old != new
        else { continue }
        names[old] = new
      }
      for index in lists[document].entries.indices where !lists[document].entries[index].isReference
      {
        lists[document].entries[index].element.refer(
          to: names.map { ($0.key.text, $0.value.text) })
      }
    }
  }

  // MARK: Order

  private struct Place: Hashable {
    var document: Int
    var scene: Int
  }

  /// All scenes in their order: each replaces the first reference to it, or follows the scene that
  /// it followed before.
  private mutating func placedScenes() throws(StructureFault) -> [Place] {
    var order: [Place] = []
    var placed: Set<Place> = []
    /// The entry that an entry of a document stands for.
    func meant(_ place: Place) -> Place {
      let entry = lists[place.document].entries[place.scene]
      guard entry.isReference, let found = destination(of: entry) else { return place }
      return Place(document: found.document, scene: found.scene)
    }
    for scene in lists[0].entries.indices {
      let place = meant(Place(document: 0, scene: scene))
      if placed.insert(place).inserted { order.append(place) }
    }
    for document in lists.indices.dropFirst() {
      let all = lists[document].entries.indices.map { meant(Place(document: document, scene: $0)) }
      if !all.contains(where: { $0.document == document && placed.contains($0) }) {
        notes.append("no segue leads into '\(documents[document].name)'; its scenes come last")
      }
      for (index, place) in all.enumerated() where !placed.contains(place) {
        if place.document == document, isRepeated(place) { continue }
        placed.insert(place)
        let before = index > 0 ? order.firstIndex(of: all[index - 1]) : nil
        let after = all[(index + 1)...].lazy.compactMap { order.firstIndex(of: $0) }.first
        order.insert(place, at: before.map { $0 + 1 } ?? after ?? order.count)
      }
    }
    return order
  }

  /// Whether the same reference to a storyboard that is not joined exists already.
  private func isRepeated(_ place: Place) -> Bool {
    let entry = lists[place.document].entries[place.scene]
    return entry.isReference && isSame(entry, place.document)
  }

  // MARK: The document

  private mutating func write(_ order: [Place]) {
    let shifts = lists.indices.map { $0 == 0 ? (x: 0.0, y: 0.0) : shift(of: $0) }
    var result = lists[0]
    result.entries = order.map { place in
      var entry = lists[place.document].entries[place.scene]
      entry.shift(by: shifts[place.document])
      return entry
    }
    let needed = Set(
      result.entries.filter(\.isReference).compactMap { $0.controller?["referencedIdentifier"] })
    for index in result.entries.indices {
      guard let id = result.entries[index].controllerID else { continue }
      result.entries[index].editController { controller in
        // This identifier was added by a split.
        if controller["storyboardIdentifier"] == id.text, !needed.contains(id.text) {
          controller["storyboardIdentifier"] = nil
        }
        let count = controller.content.count
        var without = controller
        SimulatedBars.remove(from: &without)
        if without.content.count < count { simulating.append(id) }
        if !kept.contains(id) { controller = without }
      }
    }
    result.write(to: &tree.root)
    for document in documents.dropFirst() {
      tree.root.addLists(of: document.tree.root)
      if document.tree.root["useSafeAreas"] == "YES" {
        tree.root.setInOrder("useSafeAreas", to: "YES")
      }
    }
  }

  /// The distance by which a storyboard's scenes move on the canvas, so that the first one lies where the reference
  /// to it was.
  private func shift(of document: Int) -> (x: Double, y: Double) {
    for entry in lists.flatMap(\.entries) where entry.isReference {
      guard let found = destination(of: entry), found.document == document,
        let there = entry.canvasLocation,
        let here = lists[document].entries[found.scene].canvasLocation
      else { continue }
      return (there.x - here.x, there.y - here.y)
    }
    return (0, 0)
  }
}

extension SceneEntry {
  /// Moves the scene on the canvas.
  fileprivate mutating func shift(by offset: (x: Double, y: Double)) {
    guard offset != (0, 0), let place = canvasLocation else { return }
    for index in element.content.indices {
      guard case .element(var point) = element.content[index], point["key"] == "canvasLocation"
      else { continue }
      point["x"] = NumberText.shortest(place.x + offset.x)
      point["y"] = NumberText.shortest(place.y + offset.y)
      element.content[index] = .element(point)
    }
  }
}
