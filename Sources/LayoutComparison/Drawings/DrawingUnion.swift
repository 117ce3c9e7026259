package import ElementTree
package import LayoutModel

/// Drawings of the four final size classes, joined into one document in which everything is stated
/// in final cells. This is the grid before it is factored.
///
/// Ids, connections and everything that no cell can vary come from the first drawing.
package struct DrawingUnion: Sendable {
  package internal(set) var tree: DocumentTree
  /// The views with the views of the drawings that they stand for, in document order.
  package private(set) var matches: [ViewMatch] = []
  /// The drawings as they were given, with the ids of ``tree``.
  package private(set) var drawings: [FinalDrawing] = []
  /// Connections of later drawings that are left out.
  package private(set) var lostConnections: [(name: String, connections: [Connection])] = []

  /// Superviews whose views are in another order in a later drawing.
  package internal(set) var otherOrders: [OtherOrder] = []

  var faults: [DrawingFault] = []
  private var reasons: [ObjectID: ViewMatch.Reason] = [:]
  private var ids: [ObjectID: [ObjectID?]] = [:]

  /// - Throws: all reasons why the drawings do not fit together.
  package init(_ given: [FinalDrawing]) throws(DrawingFaults) {
    precondition(!given.isEmpty, "no drawing")
    tree = given[0].flattened
    var flat: [FinalDrawing] = []
    for (position, drawing) in given.enumerated() {
      var next = drawing
      next.document = LayoutDocument(drawing.flattened)
      if position > 0 {
        add(drawing, flat: &next, position: position, first: given[0].name)
      } else {
        drawings.append(drawing)
        for view in next.document.views {
          ids[view.id] = [view.id] + given.dropFirst().map { _ in nil }
        }
      }
      if !faults.isEmpty { throw DrawingFaults(faults: faults) }
      flat.append(next)
    }
    arrange(flat)
    if !faults.isEmpty { throw DrawingFaults(faults: faults) }
    var cells = CellDrawing(tree: tree, drawings: flat)
    cells.state()
    if !cells.faults.isEmpty { throw DrawingFaults(faults: cells.faults) }
    tree = cells.tree
    matches = LayoutDocument(tree).views.map { view in
      ViewMatch(
        id: view.id, name: view.name, kind: view.kind.rawValue, ids: ids[view.id] ?? [],
        reason: reasons[view.id])
    }
  }

  /// Adds what the document does not have yet, and gives the document's ids to the drawing.
  ///
  /// - Parameters:
  ///   - given: the drawing as it was given.
  ///   - drawing: the drawing, with only what holds in its class.
  private mutating func add(
    _ given: FinalDrawing, flat drawing: inout FinalDrawing, position: Int, first: String
  ) {
    let known = LayoutDocument(tree)
    guard known.scenes.count == drawing.document.scenes.count,
      (tree.root.child("scenes") == nil) == (drawing.document.tree.root.child("scenes") == nil)
    else {
      faults.append(
        DrawingFault(
          "'\(drawing.name)' has \(drawing.document.scenes.count) scenes and '\(first)' has \(known.scenes.count)",
          hint: "give each drawing the same scenes, or draw one scene in each"))
      return
    }
    let scenes = Self.scenePairs(known, drawing.document)
    let matching = ViewMatching(drawing.document, in: known, scenes: scenes)
    for doubt in matching.doubts {
      let names = doubt.candidates.map { "'\(known.views[$0].id)' (\(known.views[$0].name))" }
      let view = drawing.document.views[doubt.view]
      faults.append(
        DrawingFault(
          "'\(view.id)' (\(view.name)) of '\(drawing.name)' could be \(names.joined(separator: " or ")) of '\(first)'",
          hint: "give views that are the same the same name (user label) in all drawings"))
    }
    if !faults.isEmpty { return }
    let renames = renames(of: drawing, known, matching, scenes)
    for (index, match) in matching.matches {
      let id = known.views[match.view].id
      ids[id]?[position] = drawing.document.views[index].id
      reasons[id] = reasons[id].map { max($0, match.reason) } ?? match.reason
    }
    for view in drawing.document.views where matching.matches[view.index] == nil {
      let id = renames[view.id] ?? view.id
      ids[id] = ids.values.first.map { $0.map { _ in nil } } ?? []
      ids[id]?[position] = view.id
    }
    drawing.document = Self.renamed(drawing.document, renames)
    var addition = DrawingAddition(tree: tree, known: known, drawing: drawing)
    addition.add()
    faults += addition.faults
    tree = addition.tree
    let kept = Set(LayoutDocument(tree).connections.map(Self.meaning))
    let lost = drawing.document.connections.filter { !kept.contains(Self.meaning(of: $0)) }
    if !lost.isEmpty { lostConnections.append((drawing.name, lost)) }
    var whole = given
    whole.document = Self.renamed(given.document, renames)
    drawings.append(whole)
  }

  /// What a connection says, apart from its id.
  private static func meaning(of connection: Connection) -> [String] {
    [
      connection.kind, connection.owner.text, connection.destination?.text ?? "",
      connection.detail ?? "", connection["eventType"] ?? "",
    ]
  }

  private static func renamed(
    _ document: LayoutDocument, _ renames: [ObjectID: ObjectID]
  ) -> LayoutDocument {
    var tree = document.tree
    tree.root.rename(renames)
    return LayoutDocument(tree)
  }

  /// Pairs of scenes with the same root objects; the other scenes are paired in their order.
  private static func scenePairs(
    _ known: LayoutDocument, _ drawing: LayoutDocument
  ) -> [(known: Int, drawing: Int)] {
    let ids = known.scenes.map(\.id)
    if Set(ids) == Set(drawing.scenes.map(\.id)), Set(ids).count == ids.count {
      return drawing.scenes.compactMap { scene in
        ids.firstIndex(of: scene.id).map { ($0, scene.index) }
      }
    }
    return zip(known.scenes.indices, drawing.scenes.indices).map { ($0, $1) }
  }

  // MARK: Ids

  /// New ids for the objects of a drawing: the ids of the same objects in the document, and free ids where
  /// an id is taken.
  private func renames(
    of drawing: FinalDrawing, _ known: LayoutDocument, _ matching: ViewMatching,
    _ scenes: [(known: Int, drawing: Int)]
  ) -> [ObjectID: ObjectID] {
    var result: [ObjectID: ObjectID] = [:]
    var partners: [Int: Int] = [:]
    for (index, match) in matching.matches {
      result[drawing.document.views[index].id] = known.views[match.view].id
      partners[index] = match.view
    }
    for pair in scenes {
      let (a, b) = (known.scenes[pair.known], drawing.document.scenes[pair.drawing])
      if let old = b.sceneID, let new = a.sceneID { result[old] = new }
      for (x, y) in zip(b.controllers, a.controllers) {
        result[drawing.document.controllers[x].id] = known.controllers[y].id
      }
    }
    for guide in drawing.document.guides {
      guard let view = guide.view.flatMap({ partners[$0] }) else { continue }
      let same = known.guides.first {
        $0.view == view && $0.kind == guide.kind && $0.userLabel == guide.userLabel
      }
      if let same { result[guide.id] = same.id }
    }
    var taken: Set<ObjectID> = []
    for root in [known.tree.root, drawing.document.tree.root] {
      root.forEach { element in
        for name in ["id", "sceneID"] { if let id = element[name] { taken.insert(ObjectID(id)) } }
      }
    }
    var used: Set<ObjectID> = []
    known.tree.root.forEach { if let id = $0["id"] { used.insert(ObjectID(id)) } }
    drawing.document.tree.root.forEach { element in
      guard let text = element["id"], element.name != "device" else { return }
      let id = ObjectID(text)
      guard result[id] == nil, used.contains(id) else { return }
      result[id] = Self.newID(like: id, taken: &taken, isNative: known.tree.kind == .json)
    }
    return result
  }

  /// A free id. Native documents number ids with the same name; ids of Interface Builder all have one
  /// form.
  private static func newID(
    like id: ObjectID, taken: inout Set<ObjectID>, isNative: Bool
  ) -> ObjectID {
    var number = 2
    while isNative {
      let next = ObjectID("\(id)-\(number)")
      if taken.insert(next).inserted { return next }
      number += 1
    }
    var factory = ObjectIDFactory(taken: taken)
    let next = factory.make(from: id, purpose: "drawing")
    taken.insert(next)
    return next
  }
}

extension ViewMatch.Reason: Comparable {
  /// A stronger reason comes before a weaker one.
  package static func < (a: Self, b: Self) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }
}
