package import Diagnostics
package import ElementTree

/// A document as a model: scenes, controllers, views, guides, constraints and connections, read from
/// its tree.
///
/// Arrays are in document order, and positions in them serve as references. The maps are only for
/// look-up. The tree is the truth: to change a document, change the tree and read it again.
package struct LayoutDocument: Sendable {
  package var tree: DocumentTree
  package var properties: DocumentProperties
  package internal(set) var scenes: [LayoutScene] = []
  package internal(set) var controllers: [SceneController] = []
  package internal(set) var views: [LayoutView] = []
  package internal(set) var guides: [LayoutGuide] = []
  package internal(set) var constraints: [LayoutConstraint] = []
  /// For each constraint, the cells in which it is installed.
  package internal(set) var constraintInstallations: [Installation] = []
  /// For each constraint, the position of the view that owns it.
  package internal(set) var constraintOwners: [Int] = []
  package internal(set) var constraintLocations: [SourceLocation?] = []
  /// The constraints that a view owns, in document order. A view that owns none has no entry.
  package internal(set) var ownedConstraints: [Int: [Int]] = [:]
  package internal(set) var connections: [Connection] = []
  /// The places where other documents show its scenes. The code that reads these documents sets it.
  package var arrivals: [SceneArrival] = []
  /// The class of a xib's File's Owner.
  package internal(set) var ownerClass: String?
  /// Faults found while reading.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// The object that an id stands for.
  package enum Item: Hashable, Sendable {
    case view(Int)
    case guide(Int)
    case controller(Int)
    case other
  }
  package internal(set) var items: [ObjectID: Item] = [:]

  /// The document without the elements below its root. The model is all that layouts need. `resolve` of 50,000 views takes 361 MB
  /// at most with them, and 304 where their memory is given back. Such a document can't be written, compared, translated or
  /// searched by element.
  package func droppingElements() -> LayoutDocument {
    var result = self
    result.tree.root.content = []
    return result
  }

  package func view(_ id: ObjectID) -> LayoutView? {
    if case .view(let index) = items[id] { views[index] } else { nil }
  }

  package func guide(_ id: ObjectID) -> LayoutGuide? {
    if case .guide(let index) = items[id] { guides[index] } else { nil }
  }

  /// Whether an object is the safe area of a view.
  package func isSafeArea(_ id: ObjectID?) -> Bool { id.flatMap(guide)?.kind == .safeArea }

  /// The positions of the scenes by the ids that name them: the id of the root object, of the
  /// scene, and of its controllers. If several scenes have an id, it means the first one.
  var scenePositions: [ObjectID: Int] = [:]

  /// The scene whose root object, scene, or controller has that id.
  package func scene(_ id: ObjectID) -> LayoutScene? { scenePositions[id].map { scenes[$0] } }

  /// The name that a person uses for an item of a constraint: a view's name, `Safe Area`,
  /// `Top Layout Guide`.
  package func name(of id: ObjectID) -> String {
    switch items[id] {
    case .view(let index): views[index].name
    case .guide(let index): guides[index].userLabel ?? guides[index].kind.displayName
    case .controller(let index): controllers[index].name
    case .other, nil: id.text
    }
  }
}

extension LayoutGuide.Kind {
  package var displayName: String {
    switch self {
    case .top: "Top Layout Guide"
    case .bottom: "Bottom Layout Guide"
    case .safeArea: "Safe Area"
    case .keyboard: "Keyboard"
    case .contentLayoutGuide: "Content Layout Guide"
    case .frameLayoutGuide: "Frame Layout Guide"
    case .layoutMargins: "Layout Margins"
    case .readableContent: "Readable Content"
    case .custom: "Layout Guide"
    }
  }
}
