package import LayoutComparison
import LayoutEngine
package import LayoutModel
package import LayoutPreview
package import LayoutWorkbench

/// Both versions of a document, while their scenes are resolved and drawn.
package struct ReviewedSides {
  package let reviewer: DocumentReviewer
  private var before: DocumentResolving
  private var after: DocumentResolving
  package var previews: [PreviewKey: PreviewDocument] = [:]
  private let moved: Set<ObjectID>
  private let titles: (old: [String], new: [String])

  package struct PreviewKey: Hashable {
    package var isNew: Bool
    package var texts: TextSubstitutions

    package init(isNew: Bool, texts: TextSubstitutions) {
      self.isNew = isNew
      self.texts = texts
    }
  }

  package init(_ reviewer: DocumentReviewer) {
    self.reviewer = reviewer
    before = DocumentResolving(reviewer.old, localization: reviewer.localization)
    after = DocumentResolving(reviewer.new, localization: reviewer.localization)
    titles = (reviewer.old.document.distinctTitles, reviewer.new.document.distinctTitles)
    moved = reviewer.new.document.views(movedSince: reviewer.old.document)
  }

  /// The layouts of a scene on one device, before and after.
  private struct Candidate {
    var request: RequestedEnvironment
    var measure: SceneMeasure
    /// All that moves, comes and goes.
    var effects: [LayoutDifference.Effect]
    /// The part of it that a person reads.
    var told: [LayoutDifference.Effect]
    var status: LayoutStatus?
    var rank: Int
  }

  private mutating func candidates(_ old: Int, _ new: Int) -> [Candidate] {
    reviewer.requests.map { request in
      var a = before.layout(scene: old, in: request)
      var b = after.layout(scene: new, in: request)
      a.placeInRoot(moved, of: reviewer.old.document)
      b.placeInRoot(moved, of: reviewer.new.document)
      let effects = LayoutDifference.between(a, b, tolerance: DocumentReviewer.tolerance).effects
      let measure = SceneMeasure(from: a, to: b, effects)
      return Candidate(
        request: request, measure: measure, effects: effects, told: told(of: effects),
        status: measure.loss > 0 ? b.status : nil, rank: Self.rank(b.environment))
    }
  }

  /// The rank of a device. If a change is equally bad on several devices, people see the ones that
  /// they know first.
  private static func rank(_ environment: LayoutEnvironment) -> Int {
    switch environment.device {
    case usualDeviceName: environment.orientation == .portrait ? 0 : 2
    case "ipad-11": environment.orientation == .portrait && environment.split == nil ? 1 : 3
    default: environment.split == nil ? 4 : 5
    }
  }

  package mutating func changed(
    _ old: Int, _ new: Int, _ rows: [DifferenceRow], _ findings: NewFindings
  ) -> ReviewedScene? {
    var all = candidates(old, new)
    all.sort { a, b in
      if a.measure != b.measure { return b.measure < a.measure }
      return a.rank < b.rank
    }
    let scene = reviewer.new.document.scenes[new]
    var pictures: [ReviewedScene.Picture] = []
    var cells: Set<GridCell> = []
    var drawn = 0
    var attempts = 0
    for candidate in all where drawn < reviewer.mostDevices {
      guard attempts < DocumentReviewer.mostAttempts else { break }
      let a = before.layout(scene: old, in: candidate.request)
      let b = after.layout(scene: new, in: candidate.request)
      if a.views.isEmpty, b.views.isEmpty { return nil }
      if cells.contains(b.environment.cell) { continue }
      attempts += 1
      let found = self.pictures(
        drawing(a, of: old, in: candidate.request, isNew: false),
        drawing(b, of: new, in: candidate.request, isNew: true),
        marks: marks(candidate.told, of: candidate.effects, rows, b))
      if found.isEmpty {
        // If nothing moves on this device, other devices of its class are skipped, too.
        if candidate.effects.isEmpty { cells.insert(b.environment.cell) }
        continue
      }
      cells.insert(b.environment.cell)
      pictures += found
      drawn += 1
    }
    guard !pictures.isEmpty else { return nil }
    let moving = all.filter { !$0.effects.isEmpty }
    return ReviewedScene(
      id: scene.id, title: titles.new[new], state: .changed,
      pictures: pictures, changes: DocumentReviewer.sentences(rows),
      findings: findings.ofScene(scene.id.text),
      movedViews: all.first?.told.count ?? 0,
      newViews: all.first?.told.count { $0.kind == .appeared } ?? 0,
      goneViews: all.first?.told.count { $0.kind == .disappeared } ?? 0,
      movedDevices: moving.count,
      deviceCount: all.count, lostStatus: all.compactMap(\.status).first,
      measure: all.first?.measure ?? .none)
  }

  /// The drawing of a scene, with the scenes in its container views.
  private mutating func drawing(
    _ layout: ResolvedLayout, of scene: Int, in request: RequestedEnvironment, isNew: Bool
  ) -> LayoutDrawing {
    var drawing = drawing(layout, isNew: isNew)
    drawing.fillContainers(
      isNew ? after.embedded(in: scene, request) : before.embedded(in: scene, request))
    return drawing
  }

  /// A scene that only one version has: drawn on a phone, and also on a pad if the app runs on
  /// pads.
  package mutating func whole(
    _ position: Int, _ state: ReviewedScene.State, _ findings: NewFindings
  ) -> ReviewedScene? {
    let isNew = state == .added
    let document = isNew ? reviewer.new.document : reviewer.old.document
    let scene = document.scenes[position]
    var cells: Set<GridCell> = []
    var pictures: [ReviewedScene.Picture] = []
    let layouts = reviewer.requests.map { request in
      isNew
        ? after.layout(scene: position, in: request)
        : before.layout(scene: position, in: request)
    }.enumerated().sorted {
      (Self.rank($0.element.environment), $0.offset)
        < (Self.rank($1.element.environment), $1.offset)
    }
    for (number, layout) in layouts where pictures.count < 2 {
      guard !layout.views.isEmpty, cells.insert(layout.environment.cell).inserted else { continue }
      let drawing = drawing(layout, of: position, in: reviewer.requests[number], isNew: isNew)
      if drawing.isContainer { return nil }
      let picture = ReviewPicture(
        before: isNew ? nil : drawing, after: isNew ? drawing : nil, marks: [],
        appearance: reviewer.appearance)
      pictures.append(self.picture(picture, layout.environment, appearance: nil))
    }
    guard !pictures.isEmpty else { return nil }
    return ReviewedScene(
      id: scene.id, title: isNew ? titles.new[position] : titles.old[position], state: state,
      pictures: pictures,
      changes: [], findings: isNew ? findings.ofScene(scene.id.text) : [], movedViews: 0,
      movedDevices: 0, deviceCount: reviewer.requests.count, lostStatus: nil, measure: .none)
  }
}
