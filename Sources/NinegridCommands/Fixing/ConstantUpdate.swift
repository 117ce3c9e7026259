import LayoutComparison
import LayoutEngine
import LayoutModel

/// Gives constraints the constants that the recorded frames have, as Interface Builder's Update Constraint Constants does.
///
/// Of views that lie elsewhere than constraints say, every required equation is satisfied by the recorded frames
/// afterwards. What a constant has to change by follows from how far both of its items lie from where constraints put
/// them; margins, safe areas and alignment rectangles cancel out.
struct ConstantUpdate {
  private(set) var editor: DocumentEditor
  /// Views that lie elsewhere still, and why that is not a matter of constants.
  private(set) var left: [String] = []

  private static let tolerance = RecordedFrameCheck.tolerance + 1e-6

  /// - Parameters:
  ///   - views: only these; all where it is empty.
  ///   - isExact: also views that are off by a point or less.
  init(_ loaded: LoadedDocument, views: Set<ObjectID> = [], isExact: Bool = false) {
    editor = DocumentEditor(loaded.document)
    let document = loaded.document
    guard document.properties.isTouch, document.properties.usesAutoLayout else { return }
    for scene in document.scenes {
      let before = SceneProbe(document, scene: scene.index, cells: [])
      let limit = isExact ? 0.001 : Self.tolerance
      let misplaced = Set(
        before.distances(in: document).filter { id, distance in
          distance > limit && (views.isEmpty || views.contains(id))
        }.keys)
      guard !misplaced.isEmpty else { continue }
      update(scene, misplaced, before)
      let after = SceneProbe(editor.document, scene: scene.index, cells: [])
      let distances = after.distances(in: editor.document)
      for view in scene.views.map({ document.views[$0] })
      where misplaced.contains(view.id) && distances[view.id] ?? 0 > Self.tolerance {
        left.append(
          "'\(view.id)' (\(view.name)) lies \(NumberText.rounded(distances[view.id] ?? 0)) points off still: "
            + "no constant decides where")
      }
    }
  }

  private mutating func update(
    _ scene: LayoutScene, _ misplaced: Set<ObjectID>, _ probe: SceneProbe
  ) {
    let document = editor.document
    let cell = probe.designed.environment.cell
    let places = Places(document, probe.designed)
    var constants: [DocumentEditor.NewConstant] = []
    for (index, constraint) in document.constraints.enumerated() {
      guard document.views[document.constraintOwners[index]].scene == scene.index,
        constraint.relation == .equal, constraint.priority.isRequired, !constraint.isPlaceholder,
        document.constraintInstallations[index].isInstalled(in: cell),
        [constraint.first.item, constraint.second?.item].contains(where: {
          $0.map(misplaced.contains) ?? false
        }), let first = places.change(of: constraint.first)
      else { continue }
      var change = first
      if let second = constraint.second {
        guard let other = places.change(of: second) else { continue }
        change -= constraint.multiplier.value * other
      }
      if abs(change) < 0.001 { continue }
      let constant = ((constraint.constant(in: cell) + change) * 1000).rounded() / 1000 + 0
      let varied = constraint.constants.last { $0.cell.covers(cell) }?.cell
      constants.append(.init(of: constraint.id, constant, in: varied))
    }
    editor.setConstants(constants)
  }

  /// Where anchors lie by recorded frames and by constraints, in the root's coordinates.
  private struct Places {
    private let document: LayoutDocument
    private var recorded: [Int: Rect] = [:]
    private var resolved: [Int: Rect] = [:]

    init(_ document: LayoutDocument, _ layout: ResolvedLayout) {
      self.document = document
      for view in layout.views {
        let parent = document.views[view.index].parent
        let own = document.views[view.index].recordedFrame ?? view.frame
        guard let parent else {
          resolved[view.index] = Rect(width: view.frame.width, height: view.frame.height)
          recorded[view.index] = Rect(width: own.width, height: own.height)
          continue
        }
        recorded[view.index] = own.moved(into: recorded[parent])
        resolved[view.index] = view.unsnapped.moved(into: resolved[parent])
      }
    }

    /// How far an anchor lies by recorded frames from where constraints put it.
    func change(of anchor: LayoutAnchor) -> Double? {
      let host: Int
      switch document.items[anchor.item] {
      case .view(let index): host = index
      case .guide(let index):
        guard let view = document.guides[index].view else { return nil }
        host = view
      default: return nil
      }
      guard let old = resolved[host], let new = recorded[host] else { return nil }
      let attribute = anchor.attribute.withoutMargin
      switch attribute {
      case .firstBaseline: return new.y - old.y
      case .lastBaseline: return new.maxY - old.maxY
      default: return new.position(of: attribute) - old.position(of: attribute)
      }
    }
  }
}

extension Rect {
  /// The rectangle in the coordinates in which another one lies around it.
  fileprivate func moved(into outer: Rect?) -> Rect {
    Rect(x: x + (outer?.x ?? 0), y: y + (outer?.y ?? 0), width: width, height: height)
  }
}
