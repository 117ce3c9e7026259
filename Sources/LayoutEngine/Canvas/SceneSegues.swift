import ElementTree
import LayoutModel

/// The segues of a document as edges between its controllers.
struct SceneSegues {
  /// A segue from one controller to another. Both are positions.
  struct Segue {
    var id: ObjectID?
    /// The object in the source that owns the segue. For an embedded scene, it is the container
    /// view.
    var owner: ObjectID
    var source: Int
    var destination: Int
    var kind: String
    var relationship: String?
    /// The segue's `modalPresentationStyle`.
    var style: String?
    /// The bar button at which a popover points.
    var barItem: ObjectID?

    var isModal: Bool { kind == "presentation" || kind == "modal" }
    var isShow: Bool { kind == "show" || kind == "push" }
    /// Whether it leads from a navigation controller to its root.
    var isRoot: Bool { relationship == "rootViewController" }
    /// Whether it leads from a tab bar controller or a split view to a controller that it contains.
    var isContainment: Bool { relationship.map(Self.containment.contains) ?? false }

    private static let containment: Set<String> = [
      "viewControllers", "masterViewController", "detailViewController",
      "supplementaryViewController", "compactViewController",
    ]
  }

  /// All segues in document order.
  let all: [Segue]
  /// The ids of the segues that `inferredMetricsTieBreakers` names.
  let named: Set<ObjectID>
  /// The segues through which metrics are inferred, in document order. If several lead to a
  /// controller, it is the one that `inferredMetricsTieBreakers` names (1 of 1 scene; in 29 other
  /// documents both give the same).
  let deciding: [Segue]
  /// For each controller, the segues that lead to it, without unwind segues.
  let arriving: [[Segue]]

  init(_ document: LayoutDocument) {
    let all = document.connections.compactMap { connection -> Segue? in
      guard connection.kind == "segue", let scene = connection.scene,
        let source = document.scenes[scene].controllers.first,
        let target = connection.destination,
        case .controller(let destination)? = document.items[target]
      else { return nil }
      return Segue(
        id: connection.id, owner: connection.owner, source: source, destination: destination,
        kind: connection["kind"] ?? "", relationship: connection["relationship"],
        style: connection["modalPresentationStyle"],
        barItem: connection["popoverAnchorBarButtonItem"].map { ObjectID($0) })
    }
    self.all = all
    let breakers = document.properties.inferredMetricsTieBreakers
    let named = Set(breakers ?? [])
    self.named = named
    deciding = breakers == nil ? all : Self.deciding(all, named)
    var arriving = [[Segue]](repeating: [], count: document.controllers.count)
    for segue in all where segue.kind != "unwind" { arriving[segue.destination].append(segue) }
    self.arriving = arriving
  }

  private static func deciding(_ segues: [Segue], _ named: Set<ObjectID>) -> [Segue] {
    func isNamed(_ segue: Segue) -> Bool { segue.id.map(named.contains) ?? false }
    let decided = Set(segues.filter(isNamed).map(\.destination))
    return segues.filter { isNamed($0) || !decided.contains($0.destination) }
  }
}
