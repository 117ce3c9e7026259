import Diagnostics
import LayoutEngine
import LayoutModel

/// What a scene is like in the environments by which a repair is judged: as designed, with the recorded sizes of texts and
/// controls, and on a device of each final size class.
struct SceneProbe {
  /// The first is as designed.
  var layouts: [ResolvedLayout]

  /// - Parameter cells: without these the scene is looked at as designed alone.
  init(_ document: LayoutDocument, scene: Int, cells: [GridCell] = GridCell.finals) {
    var designed = LayoutResolver(document, leafSizes: .recorded(measuring: []))
    designed.findsTruncations = false
    layouts = [designed.resolveAsDesigned(scene: scene)]
    var resolver = LayoutResolver(document)
    resolver.findsTruncations = false
    layouts += cells.map {
      resolver.resolve(scene: scene, in: LayoutEnvironment(standingFor: $0))
    }
  }

  var designed: ResolvedLayout { layouts[0] }

  /// How many positions and lengths are open, over all environments.
  var openCount: Int { layouts.reduce(0) { $0 + Self.open($1).reduce(0) { $0 + $1.parts.count } } }

  /// How many conflicts there are, over all environments.
  var conflictCount: Int {
    layouts.reduce(0) { $0 + $1.diagnostics.count { $0.code == .conflictingConstraints } }
  }

  /// What is open of a view in a layout.
  struct Open: Hashable {
    var view: ObjectID
    var parts: [String]
    /// The size class in which it is open, where it is not as designed.
    var cell: GridCell?

    var axes: [LayoutAxis] {
      LayoutAxis.allCases.filter { axis in
        parts.contains { part in
          ["x", "width", "content width"].contains(part) == (axis == .horizontal)
        }
      }
    }
  }

  /// What somebody should mend: notes are about sizes that others decide.
  static func open(_ layout: ResolvedLayout) -> [Open] {
    layout.diagnostics.compactMap { diagnostic in
      guard diagnostic.severity == .warning, !diagnostic.openParts.isEmpty,
        let view = diagnostic.objects.first
      else { return nil }
      return Open(view: ObjectID(view), parts: diagnostic.openParts)
    }
  }

  /// Everything that is open anywhere, each view once with what is open of it first.
  var open: [Open] {
    var seen: Set<ObjectID> = []
    return layouts.enumerated().flatMap { position, layout in
      Self.open(layout).map { open in
        var open = open
        if position > 0 { open.cell = layout.environment.cell }
        return open
      }
    }.filter { seen.insert($0.view).inserted }
  }

  /// How far a view lies from its recorded frame as designed.
  func distances(in document: LayoutDocument) -> [ObjectID: Double] {
    var result: [ObjectID: Double] = [:]
    for view in designed.views {
      guard let recorded = document.views[view.index].recordedFrame,
        document.views[view.index].parent != nil
      else { continue }
      result[view.id] = view.frame.distance(to: recorded)
    }
    return result
  }
}
