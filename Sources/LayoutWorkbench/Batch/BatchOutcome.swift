package import Diagnostics
package import LayoutModel
package import LayoutStore
import PlainText

/// The outcome of a batch for one document, or the sum for all documents so far.
package struct BatchOutcome: Sendable {
  package var scenes = 0
  /// The number of scenes by the kind of place where the app shows them first.
  package var places: [Place.Kind: Int] = [:]
  /// The number of environments in which each scene is wanted.
  package var environments = 0
  package var counts: [LayoutStatus: Int] = [:]
  /// The number of layouts in which a text is cut.
  package var truncated = 0
  /// The number of layouts that were up to date.
  package var skipped = 0
  /// Whether somebody else changed the document meanwhile.
  package var isOutdated = false
  package var isComplete = false
  /// Whether another process works on the document.
  package var isHeld = false
  /// Whether there was nothing to do, because an earlier batch has finished the same work.
  package var wasFinished = false
  /// The work that is finished as soon as the waiting layouts are stored; `nil` if it is not
  /// recorded.
  package var finished: FinishedBatch?
  /// The process whose claim on the document ends as soon as the waiting layouts are stored.
  package var claimant: String?
  /// What is wrong with the document.
  package var errors: [Diagnostic] = []
  package var subjects: [Localization.Subject] = []
  package var unknown: [UnknownObjects] = []
  /// Layouts that are not stored yet, and how many frames they have.
  package var waiting: [NewResult] = []
  package var waitingFrames = 0

  package init(
    scenes: Int = 0,
    places: [Place.Kind: Int] = [:],
    environments: Int = 0,
    counts: [LayoutStatus: Int] = [:],
    truncated: Int = 0,
    skipped: Int = 0,
    isOutdated: Bool = false,
    isComplete: Bool = false,
    errors: [Diagnostic] = [],
    subjects: [Localization.Subject] = [],
    unknown: [UnknownObjects] = [],
    waiting: [NewResult] = [],
    waitingFrames: Int = 0
  ) {
    self.scenes = scenes
    self.places = places
    self.environments = environments
    self.counts = counts
    self.truncated = truncated
    self.skipped = skipped
    self.isOutdated = isOutdated
    self.isComplete = isComplete
    self.errors = errors
    self.subjects = subjects
    self.unknown = unknown
    self.waiting = waiting
    self.waitingFrames = waitingFrames
  }

  package var resolved: Int { counts.values.reduce(0, +) }

  package mutating func add(_ other: BatchOutcome) {
    scenes += other.scenes
    places.merge(other.places, uniquingKeysWith: +)
    counts.merge(other.counts, uniquingKeysWith: +)
    truncated += other.truncated
    skipped += other.skipped
    subjects += other.subjects
    unknown += other.unknown
  }

  /// The outcome for a document that an earlier batch has finished in the same way.
  package init(_ finished: FinishedBatch) {
    scenes = finished.scenes
    environments = finished.environments
    skipped = finished.layouts
    for kind in Place.Kind.allCases {
      if let count = finished.places[kind.rawValue] { places[kind] = count }
    }
    isComplete = true
    wasFinished = true
  }

  /// Whether there is something to store.
  package var waitsForStore: Bool { !waiting.isEmpty || finished != nil || claimant != nil }

  /// Forgets the waiting layouts: they are in the store, or the document had changed before.
  package mutating func finishWaiting(_ end: ResultOutcome) {
    waiting.removeAll(keepingCapacity: true)
    waitingFrames = 0
    finished = nil
    claimant = nil
    if end == .outdated {
      isOutdated = true
      isComplete = false
    }
  }

  /// `410 documents, 812 scenes: 55216 layouts in 42 s, 1314 a second (50100 ok, 5116 ambiguous)`.
  package func summary(documents: Int, seconds: Double) -> String {
    var text = documents == 1 ? "1 document" : "\(documents) documents"
    text += scenes == 1 ? ", 1 scene: " : ", \(scenes) scenes: "
    if resolved == 0 {
      return text + (skipped > 0 ? "all \(skipped) layouts are up to date" : "nothing to resolve")
    }
    text += resolved == 1 ? "1 layout" : "\(resolved) layouts"
    text += " in \(Elapsed.text(seconds)), \(Int(Double(resolved) / max(seconds, 0.001))) a second"
    let statuses = LayoutStatus.allCases.compactMap { status in
      counts[status].map { "\($0) \(status.rawValue)" }
    }
    text += " (\(statuses.joined(separator: ", ")))"
    if truncated > 0 { text += ", text is cut in \(truncated)" }
    if skipped == 0 { return text }
    return text + (skipped == 1 ? "; 1 was up to date" : "; \(skipped) were up to date")
  }

  /// `Places: 812 scenes on the screen, 31 in a container.`; `nil` if all scenes fill the screen.
  package var placesNote: String? {
    if places.keys.allSatisfy({ $0 == .screen }) { return nil }
    let parts = Place.Kind.allCases.compactMap { kind in
      places[kind].map { "\($0) \(PlaceWords.name(kind))" }
    }
    return "note: scenes by the first place where they are shown: \(parts.joined(separator: ", "))"
  }
}
