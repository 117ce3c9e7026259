import LayoutModel

/// The segues that lead from one drawn scene to another.
///
/// Controllers without a picture of their own are skipped: a scene that shows a navigation
/// controller shows what this controller contains.
struct SceneFlow {
  struct Edge: Hashable {
    var source: Int
    var destination: Int
    /// The kind: `show`, `presentation`, …, or `contains` for relationships.
    var kind: String
  }

  /// The edges between scenes, by their positions among the drawn scenes.
  private(set) var edges: [Edge] = []
  /// For each drawn scene, the number of segues from a first scene to it.
  private(set) var depths: [Int]

  /// - Parameter scenes: the drawn scenes, by their positions in the document.
  init(_ document: LayoutDocument, scenes: [Int]) {
    depths = Array(repeating: 0, count: scenes.count)
    var places: [Int: Int] = [:]
    for (place, scene) in scenes.enumerated() { places[scene] = place }
    var next: [Int: [(scene: Int, kind: String)]] = [:]
    for connection in document.connections
    where connection.kind == "segue" && connection["kind"] != "unwind" {
      guard let source = connection.scene, source >= 0, let target = connection.destination,
        case .controller(let controller)? = document.items[target]
      else { continue }
      let kind = connection["kind"] ?? "show"
      next[source, default: []].append(
        (document.controllers[controller].scene, kind == "relationship" ? "contains" : kind))
    }
    for (place, scene) in scenes.enumerated() {
      var visited: Set<Int> = [scene]
      follow(scene, from: place, kind: nil, next, places, &visited)
    }
    findDepths(document, scenes, next, places)
  }

  private mutating func follow(
    _ scene: Int, from place: Int, kind: String?, _ next: [Int: [(scene: Int, kind: String)]],
    _ places: [Int: Int], _ visited: inout Set<Int>
  ) {
    for (target, own) in next[scene] ?? [] where visited.insert(target).inserted {
      // The first segue on the way decides the kind.
      let kind = kind ?? own
      if let destination = places[target] {
        let edge = Edge(source: place, destination: destination, kind: kind)
        if !edges.contains(edge) { edges.append(edge) }
      } else {
        follow(target, from: place, kind: kind, next, places, &visited)
      }
    }
  }

  /// Searches breadth first, from the initial controller and then from scenes to which nothing
  /// leads.
  private mutating func findDepths(
    _ document: LayoutDocument, _ scenes: [Int], _ next: [Int: [(scene: Int, kind: String)]],
    _ places: [Int: Int]
  ) {
    var starts: [Int] = []
    if let initial = document.properties.initialViewController,
      let scene = document.scene(initial)?.index
    {
      if let place = places[scene] {
        starts = [place]
      } else {
        // The initial controller is a container, so the scenes in it come first.
        var flow: [Int] = []
        var visited: Set<Int> = [scene]
        Self.firstDrawn(scene, next, places, &visited, &flow)
        starts = flow
      }
    }
    let reached = Set(edges.map(\.destination))
    starts += scenes.indices.filter { !reached.contains($0) && !starts.contains($0) }
    var known: Set<Int> = []
    func spread(_ start: Int) {
      guard known.insert(start).inserted else { return }
      var waiting = [start]
      while !waiting.isEmpty {
        let place = waiting.removeFirst()
        for edge in edges where edge.source == place && known.insert(edge.destination).inserted {
          depths[edge.destination] = depths[place] + 1
          waiting.append(edge.destination)
        }
      }
    }
    for start in starts + Array(scenes.indices) { spread(start) }
  }

  private static func firstDrawn(
    _ scene: Int, _ next: [Int: [(scene: Int, kind: String)]], _ places: [Int: Int],
    _ visited: inout Set<Int>, _ result: inout [Int]
  ) {
    for (target, _) in next[scene] ?? [] where visited.insert(target).inserted {
      if let place = places[target] {
        result.append(place)
      } else {
        firstDrawn(target, next, places, &visited, &result)
      }
    }
  }
}
