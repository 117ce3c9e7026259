import Diagnostics
package import LayoutComparison
import LayoutEngine
package import LayoutModel

/// Sets the constants of constraints from the recorded frames, like Interface Builder's Update
/// Constraint Constants.
///
/// It does this only for views that `check` reports as certainly misplaced. The frames of others
/// depend more on approximate texts and margins than on constants. A step is kept only if each of
/// its views is then closer to its recorded frame, no view is farther from its own, and nothing
/// becomes ambiguous or conflicting on any device.
package struct ConstantUpdate {
  package private(set) var editor: DocumentEditor
  /// Views that still lie elsewhere, and why, as sentences.
  package private(set) var unrepaired: [String] = []

  private let options: Options

  package struct Options {
    /// The views to move; all views if it is empty.
    package var views: Set<ObjectID> = []
    /// Whether views are moved, too, that are off by a point or less.
    package var isExact = false
    /// Whether views are moved, too, whose distance may come only from sizes that are known
    /// approximately.
    package var includesUncertain = false

    package init(
      views: Set<ObjectID> = [],
      isExact: Bool = false,
      includesUncertain: Bool = false
    ) {
      self.views = views
      self.isExact = isExact
      self.includesUncertain = includesUncertain
    }
  }

  private typealias Frame = RecordedFrameCheck.CheckedFrame

  /// The number of rounds. New constants may move other views away. Documents come to rest after two or
  /// three rounds.
  private static let mostRounds = 8
  /// How often a set of constants is tried again with fewer of them.
  private static let mostTrials = 16
  /// How many views of a scene are tried one by one if no set of constants holds.
  private static let mostSingles = 40
  /// The least distance in points by which a step must bring a view closer. Nobody sees less.
  private static let gain = 0.25
  private static let tolerance = RecordedFrameCheck.tolerance + 1e-6
  /// The largest difference that rounding may cause, in points. Sums of thirds lose less than this.
  private static let exactness = 0.001

  package init(
    _ loaded: LoadedDocument, options: Options = Options(), progress: RepairProgress = .untold
  ) {
    self.options = options
    editor = DocumentEditor(loaded.document)
    let document = loaded.document
    guard document.properties.isTouch, document.properties.usesAutoLayout else { return }
    var check = RecordedFrameCheck(document)
    for scene in document.scenes {
      let progress = progress.part(scene.index, of: document.scenes.count)
      progress(0)
      let frames = check.check(scene: scene.index, resolvesAll: options.isExact).frames
      if frames.contains(where: isMeant) { mend(scene, progress) }
      tellUncertain(frames)
    }
  }

  /// Whether a view has to be moved.
  private func isMeant(_ frame: Frame) -> Bool {
    let view = editor.document.views[frame.view].id
    guard frame.isSettled, options.views.isEmpty || options.views.contains(view) else {
      return false
    }
    if frame.distance <= Self.tolerance {
      return options.isExact && frame.distance > Self.exactness
    }
    return options.includesUncertain ? frame.differs : frame.isMisplaced
  }

  /// Changes constants of a scene until no view comes closer. A scene whose constants never stop
  /// changing stays as it is.
  private mutating func mend(_ scene: LayoutScene, _ progress: RepairProgress) {
    let start = editor
    var reason = "each constant that would bring it closer makes something else worse"
    for round in 0...Self.mostRounds {
      progress(Double(round) / Double(Self.mostRounds))
      let frames = frames(of: scene, in: editor.document)
      let meant = frames.filter(isMeant)
      if meant.isEmpty { return }
      if let next = step(scene, meant, frames) {
        if round < Self.mostRounds {
          editor = next
          continue
        }
        // The next run would change constants again, and so would each run after it.
        editor = start
        reason = "each run would change its constants again, so they stay as they are"
      }
      for frame in meant where frame.distance > Self.tolerance {
        let view = editor.document.views[frame.view]
        unrepaired.append(
          "'\(view.id)' (\(view.name)) is still \(NumberText.rounded(frame.distance)) points off: \(reason)"
        )
      }
      return
    }
  }

  private func frames(of scene: LayoutScene, in document: LayoutDocument) -> [Frame] {
    var check = RecordedFrameCheck(document)
    return check.check(scene: scene.index).frames
  }

  /// Adds a sentence about each view that the person has named and that stays, because its distance is
  /// uncertain.
  private mutating func tellUncertain(_ frames: [Frame]) {
    guard !options.includesUncertain else { return }
    for frame in frames where frame.differs && !frame.isMisplaced {
      let view = editor.document.views[frame.view]
      guard options.views.contains(view.id) else { continue }
      unrepaired.append(
        "'\(view.id)' (\(view.name)) stays: it is \(NumberText.rounded(frame.distance)) points off, but this depends on sizes "
          + "and margins that are only estimated here; '--uncertain' updates it nevertheless")
    }
  }

  // MARK: A step

  /// A new constant, and the views whose places depend on it.
  private struct Setting {
    var constant: DocumentEditor.NewConstant
    var views: Set<ObjectID>
  }

  /// The state before a step, which the step must not make worse.
  private struct Before {
    var frames: [Frame]
    var meant: Set<Int>
    var probe: SceneProbe
    var survey: ConflictSurvey
  }

  /// The document with as many new constants as can be proved to help.
  private func step(_ scene: LayoutScene, _ meant: [Frame], _ frames: [Frame]) -> DocumentEditor? {
    let probe = SceneProbe(editor.document, scene: scene.index)
    let all = settings(scene, Set(meant.map { editor.document.views[$0.view].id }), probe)
    if all.isEmpty { return nil }
    let before = Before(
      frames: frames, meant: Set(meant.map(\.view)), probe: probe,
      survey: ConflictSurvey(editor.document, scene: scene.index))
    var chosen = all
    for _ in 0..<Self.mostTrials {
      switch trial(chosen, scene, before) {
      case .holds(let editor): return editor
      case .fails(let blamed):
        let rest = chosen.filter {
          !blamed.contains($0.constant.constraint) && $0.views.isDisjoint(with: blamed)
        }
        if rest.isEmpty || rest.count == chosen.count { return single(all, scene, before) }
        chosen = rest
      }
    }
    return single(all, scene, before)
  }

  /// The constants of a single view: those of the first view for which they help.
  private func single(_ all: [Setting], _ scene: LayoutScene, _ before: Before) -> DocumentEditor? {
    for view in before.meant.sorted().prefix(Self.mostSingles) {
      let id = editor.document.views[view].id
      let own = all.filter { $0.views.contains(id) }
      guard !own.isEmpty, own.count < all.count else { continue }
      if case .holds(let editor) = trial(own, scene, before) { return editor }
    }
    return nil
  }

  private enum Verdict {
    case holds(DocumentEditor)
    /// The views that are no closer or lie farther, and the constraints in new conflicts, as far as they
    /// are known.
    case fails(Set<ObjectID>)
  }

  private func trial(_ settings: [Setting], _ scene: LayoutScene, _ before: Before) -> Verdict {
    var trial = editor
    trial.setConstants(settings.map(\.constant))
    let views = settings.reduce(into: Set<ObjectID>()) { $0.formUnion($1.views) }
    let worse = worse(frames(of: scene, in: trial.document), before, views)
    if !worse.isEmpty { return .fails(worse) }
    let probe = SceneProbe(trial.document, scene: scene.index) { probe in
      probe.troubleCount <= before.probe.troubleCount
        && probe.ambiguityCount <= before.probe.ambiguityCount
    }
    guard let probe else { return .fails([]) }
    // Here also views count about which constraints say little.
    let farther = [false, true].map { probe.farther(than: before.probe, isMeasured: $0) }
    if let views = farther.first(where: { !$0.isEmpty }) { return .fails(views) }
    let conflicts = ConflictSurvey(trial.document, scene: scene.index).added(since: before.survey)
    return conflicts.isEmpty ? .holds(trial) : .fails(Set(conflicts.map { ObjectID($0) }))
  }

  /// Views that the step moves away, or does not bring closer although it should.
  private func worse(_ after: [Frame], _ before: Before, _ touched: Set<ObjectID>) -> Set<ObjectID>
  {
    var new: [Int: Frame] = [:]
    for frame in after { new[frame.view] = frame }
    var result: Set<ObjectID> = []
    for old in before.frames {
      let id = editor.document.views[old.view].id
      guard let frame = new[old.view], frame.isSettled || !old.isSettled else {
        result.insert(id)
        continue
      }
      if !old.isSettled { continue }
      let isFor = before.meant.contains(old.view) && touched.contains(id)
      let isCloser = frame.distance < old.distance - min(Self.gain, old.distance / 2)
      let isAsClose =
        frame.distance <= max(Self.tolerance, old.distance + 0.5)
        && frame.measuredDistance <= max(Self.tolerance, old.measuredDistance + 0.5)
      if !isAsClose || (isFor && !isCloser) { result.insert(id) }
    }
    return result
  }

  /// The constants for which the recorded frames satisfy the required equations of some views.
  ///
  /// The change of a constant follows from the distances of both its items to the places where
  /// constraints put them. Margins, safe areas and alignment rectangles cancel out.
  private func settings(
    _ scene: LayoutScene, _ meant: Set<ObjectID>, _ probe: SceneProbe
  ) -> [Setting] {
    let document = editor.document
    let cell = probe.designed.environment.cell
    let scale = probe.designed.environment.scale
    let places = RecordedPlaces(document, probe.designed)
    var result: [Setting] = []
    for (index, constraint) in document.constraints.enumerated() {
      guard document.views[document.constraintOwners[index]].scene == scene.index,
        constraint.relation == .equal, constraint.priority.isRequired, !constraint.isPlaceholder,
        document.constraintInstallations[index].isInstalled(in: cell)
      else { continue }
      let items = Set([constraint.first.item, constraint.second?.item].compactMap { $0 })
      guard !items.isDisjoint(with: meant), let first = places.change(of: constraint.first) else {
        continue
      }
      var change = first
      if let second = constraint.second {
        guard let other = places.change(of: second) else { continue }
        change -= constraint.multiplier.value * other
      }
      // A difference of half a pixel or less proves nothing.
      if abs(change) <= (options.isExact ? Self.exactness : 0.5 / scale + Self.exactness) {
        continue
      }
      let old = constraint.constant(in: cell)
      let constant = ((old + change) * scale).rounded() / scale + 0
      if abs(constant - old) <= Self.exactness { continue }
      let varied = constraint.constants.last { $0.cell.covers(cell) }?.cell
      result.append(
        Setting(constant: .init(of: constraint.id, constant, in: varied), views: items))
    }
    return result
  }
}

extension RecordedFrameCheck.CheckedFrame {
  /// The distance of the view to its recorded frame, with recorded sizes of texts and controls.
  fileprivate var distance: Double { resolved.distance(to: recorded) }
  /// The same distance with measured sizes.
  fileprivate var measuredDistance: Double { measured.distance(to: recorded) }
}
