import Diagnostics
import LayoutEngine
import LayoutModel

/// What a scene is like in the environments by which a repair is judged: as designed, with the recorded sizes of texts and
/// controls and as they measure, and on a device of each final size class.
struct SceneProbe {
  /// The first two are as designed, with recorded sizes and with measured ones.
  var layouts: [ResolvedLayout]

  /// - Parameter cells: without these the scene is looked at as designed alone, with recorded sizes.
  init(_ document: LayoutDocument, scene: Int, cells: [GridCell] = GridCell.finals) {
    var designed = LayoutResolver(document, leafSizes: .recorded(measuring: []))
    designed.findsTruncations = false
    layouts = [designed.resolveAsDesigned(scene: scene)]
    if cells.isEmpty { return }
    var resolver = LayoutResolver(document)
    resolver.findsTruncations = false
    layouts.append(resolver.resolveAsDesigned(scene: scene))
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

  /// How many conflicts there are, over all environments, those among them with what only the canvas has.
  var troubleCount: Int {
    layouts.reduce(0) {
      $0 + $1.diagnostics.count { $0.code == .conflictingConstraints || $0.code == .designSize }
    }
  }

  /// What is open of a view in a layout.
  struct Open: Hashable {
    var view: ObjectID
    var parts: [String]
    /// The first size class in which it is open, where it is not as designed.
    var cell: GridCell?
    /// In how many environments.
    var count = 1

    var axes: [LayoutAxis] {
      LayoutAxis.allCases.filter { axis in
        parts.contains { part in
          ["x", "width", "content width"].contains(part) == (axis == .horizontal)
        }
      }
    }
  }

  /// What somebody should mend: notes are about sizes that others decide.
  static func open(_ layout: ResolvedLayout, _ severity: Diagnostic.Severity = .warning) -> [Open] {
    layout.diagnostics.compactMap { diagnostic in
      guard diagnostic.severity == severity, !diagnostic.openParts.isEmpty,
        let view = diagnostic.objects.first
      else { return nil }
      return Open(view: ObjectID(view), parts: diagnostic.openParts)
    }
  }

  /// Everything that is open anywhere, each view once with what is open of it first.
  var open: [Open] { all(.warning) }

  /// Sizes that are open unless a class decides them, or something else that the document does not say.
  var undecided: [Open] { all(.note) }

  private func all(_ severity: Diagnostic.Severity) -> [Open] {
    var result: [Open] = []
    var positions: [ObjectID: Int] = [:]
    for (number, layout) in layouts.enumerated() {
      for var open in Self.open(layout, severity) {
        if let position = positions[open.view] {
          result[position].count += 1
          continue
        }
        positions[open.view] = result.count
        if number > 1 { open.cell = layout.environment.cell }
        result.append(open)
      }
    }
    return result
  }

  /// How far a view lies from its recorded frame as designed.
  ///
  /// - Parameter isMeasured: with texts and controls as they measure.
  func distances(in document: LayoutDocument, isMeasured: Bool = false) -> [ObjectID: Double] {
    var result: [ObjectID: Double] = [:]
    for view in layouts[isMeasured ? 1 : 0].views {
      guard let recorded = document.views[view.index].recordedFrame,
        document.views[view.index].parent != nil
      else { continue }
      result[view.id] = view.frame.distance(to: recorded)
    }
    return result
  }

  /// Whether no view of which nothing was open before lies elsewhere now, in any of the environments.
  func keepsDetermined(of before: SceneProbe) -> Bool {
    zip(before.layouts, layouts).allSatisfy { old, new in
      let open = Set((Self.open(old) + Self.open(old, .note)).map(\.view))
      var frames: [ObjectID: Rect] = [:]
      for view in old.views where !open.contains(view.id) { frames[view.id] = view.frame }
      return new.views.allSatisfy { view in
        frames[view.id].map { $0.distance(to: view.frame) <= RecordedFrameCheck.tolerance } ?? true
      }
    }
  }
}
