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
  /// Views that lie elsewhere still, and why.
  package private(set) var left: [String] = []

  private let options: Options

  package struct Options {
    /// Only these; all where it is empty.
    package var views: Set<ObjectID> = []
    /// Also those that are off by a point or less.
    package var isExact = false
    /// Also those that may differ only by what is known here approximately.
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

  /// New constants put other views in question; documents come to rest after two or three rounds.
  private static let mostRounds = 8
  /// So often a set of constants is tried with fewer of them.
  private static let mostTrials = 16
  /// How many views of a scene are tried one by one if no set of constants holds.
  private static let mostSingles = 40
  /// What brings a view closer by less nobody sees.
  private static let gain = 0.25
  private static let tolerance = RecordedFrameCheck.tolerance + 1e-6
  /// What sums of thirds lose is less.
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

  /// Whether a view is to lie elsewhere.
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

  /// Changes constants of a scene until nothing comes closer; a scene that finds no rest stays as it is.
  private mutating func mend(_ scene: LayoutScene, _ progress: RepairProgress) {
    let start = editor
    var reason = "no constant brings it closer without harm"
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
        // The next run would go on, and never end.
        editor = start
        reason = "its constants find no rest, and stay"
      }
      for frame in meant where frame.distance > Self.tolerance {
        let view = editor.document.views[frame.view]
        left.append(
          "'\(view.id)' (\(view.name)) lies \(NumberText.rounded(frame.distance)) points off still: \(reason)"
        )
      }
      return
    }
  }

  private func frames(of scene: LayoutScene, in document: LayoutDocument) -> [Frame] {
    var check = RecordedFrameCheck(document)
    return check.check(scene: scene.index).frames
  }

  /// A view that is named and left alone is one about which the person wants to know.
  private mutating func tellUncertain(_ frames: [Frame]) {
    guard !options.includesUncertain else { return }
    for frame in frames where frame.differs && !frame.isMisplaced {
      let view = editor.document.views[frame.view]
      guard options.views.contains(view.id) else { continue }
      left.append(
        "'\(view.id)' (\(view.name)) stays: that it lies \(NumberText.rounded(frame.distance)) points off rests on sizes "
          + "and margins that are known here approximately; '--uncertain' updates it all the same")
    }
  }

  // MARK: A step

  /// A constant, and the views whose places it is about.
  private struct Setting {
    var constant: DocumentEditor.NewConstant
    var views: Set<ObjectID>
  }

  /// What a step must not make worse.
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

  /// The constants of one view alone, the first that help.
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
    /// Views that are no closer or lie farther, and constraints in conflicts, as far as they are known.
    case fails(Set<ObjectID>)
  }

  private func trial(_ settings: [Setting], _ scene: LayoutScene, _ before: Before) -> Verdict {
    var trial = editor
    trial.setConstants(settings.map(\.constant))
    let views = settings.reduce(into: Set<ObjectID>()) { $0.formUnion($1.views) }
    let worse = worse(frames(of: scene, in: trial.document), before, views)
    if !worse.isEmpty { return .fails(worse) }
    let probe = SceneProbe(trial.document, scene: scene.index) { probe in
      probe.troubleCount <= before.probe.troubleCount && probe.openCount <= before.probe.openCount
    }
    guard let probe else { return .fails([]) }
    // Those, too, of which constraints say little.
    let farther = [false, true].map { probe.farther(than: before.probe, isMeasured: $0) }
    if let views = farther.first(where: { !$0.isEmpty }) { return .fails(views) }
    let conflicts = ConflictSurvey(trial.document, scene: scene.index).added(since: before.survey)
    return conflicts.isEmpty ? .holds(trial) : .fails(Set(conflicts.map { ObjectID($0) }))
  }

  /// Views for which the step does not what it promises.
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
      // Within half a pixel the frames prove nothing.
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
  /// How far the view lies off with recorded sizes of texts and controls.
  fileprivate var distance: Double { resolved.distance(to: recorded) }
  /// The same with measured ones.
  fileprivate var measuredDistance: Double { measured.distance(to: recorded) }
}
