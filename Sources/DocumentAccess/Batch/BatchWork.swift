package import HostAccess
import LayoutEngine
package import LayoutModel
package import LayoutStore
package import LayoutWorkbench
import ProjectFiles
package import ProjectFolders

/// Resolves each document of a batch; several tasks share it.
package struct BatchWork: Sendable {
  let writer: DocumentStore
  /// A connection of its own, so that reading need not wait for writing.
  let reader: DocumentStore
  let environments: [(environment: LayoutEnvironment, key: String)]
  /// The projects that decide which environments the apps have; `nil` if the person named the environments.
  let projects: AppProjects?
  let localization: Localization
  private let views: any HiddenViewChoice
  private let runtime: any RuntimeChoice
  let isForced: Bool
  /// Whether scenes that are shown in several places are resolved in each of them.
  let isInAllPlaces: Bool
  private let interruption: Interruption
  /// The places where other documents of the store show scenes.
  let references: StoryboardReferences
  /// What earlier batches have finished, by the names of the documents.
  private let finished: [String: [FinishedBatch]]
  private var claims: DocumentClaims
  /// A digest of the environments, for documents without a project.
  let request: String?

  /// The engine that makes the results. They are valid as long as it is the same.
  package static let engine = "rules-\(LayoutResolver.rulesVersion)"

  /// The most frames of one document that wait to be stored: some megabytes. Storing them takes far longer than a
  /// transaction costs.
  private static let batchSize = 5_000

  package init(
    writer: DocumentStore, reader: DocumentStore, environments: [LayoutEnvironment],
    projects: AppProjects?, localization: Localization, views: any HiddenViewChoice,
    runtime: any RuntimeChoice, isForced: Bool, isInAllPlaces: Bool, claims: DocumentClaims,
    interruption: Interruption
  ) throws {
    self.writer = writer
    self.reader = reader
    self.environments = environments.map { ($0, $0.canonicalKey) }
    self.projects = projects
    self.localization = localization
    self.views = views
    self.runtime = runtime
    self.isForced = isForced
    self.isInAllPlaces = isInAllPlaces
    self.interruption = interruption
    references = StoryboardReferences(store: reader)
    self.claims = claims
    // Texts and states of code depend on the document, and objects that it lacks are reported each time.
    let isPlain =
      localization.isEmpty && runtime.isEmpty && views.hidden.isEmpty
    request = isPlain ? Self.digest(self.environments, isInAllPlaces: isInAllPlaces) : nil
    finished = isPlain && !isForced ? try reader.finishedBatches(engine: Self.engine) : [:]
  }

  /// The same work with other claims.
  package func claiming(with claims: DocumentClaims) -> BatchWork {
    var copy = self
    copy.claims = claims
    return copy
  }

  /// Closes the connection that reads.
  package func close() { reader.close() }

  /// Resolves all layouts of a document that are not up to date, and stores them. Only the last layouts wait, to
  /// be stored with those of other documents.
  package func resolve(_ document: StoredDocument) throws -> BatchOutcome {
    var outcome = BatchOutcome()
    if interruption.isRequested { return outcome }
    let request = try request(for: document.name)
    if let batch = finished[document.name]?.first(where: { $0.request == request }) {
      return BatchOutcome(batch)
    }
    guard try claims.claim(document.name) else {
      outcome.isHeld = true
      return outcome
    }
    var original = LoadedDocument(
      stored: try reader.load(document.name, revision: document.latest.number),
      name: document.name)
    original.document.arrivals = try references.arrivals(ofStored: document.name)
    let known = try results(of: document, shownBy: original.document.arrivals)
    let (loaded, unknown) = try runtime.applied(toOneOfSeveral: original, views)
    let model = loaded.document
    outcome.errors = loaded.errors
    let structure = ScreenStructure(model)
    let resolver = LayoutResolver(model)
    outcome.scenes = model.scenes.count
    let requested = translated(for: loaded)
    outcome.environments = requested.count
    for scene in model.scenes.indices {
      outcome.places[resolver.places(of: scene).first?.kind ?? .screen, default: 0] += 1
    }
    outcome.subjects = [localization.subject(loaded)]
    outcome.unknown = [unknown]
    for wanted in requested {
      for scene in model.scenes {
        for (environment, key) in inPlaces(wanted, count: resolver.places(of: scene.index).count) {
          if !known.isEmpty, known.contains(ResultKey(scene: scene.id, environmentKey: key)) {
            outcome.skipped += 1
            continue
          }
          var layout = resolver.resolve(scene: scene.index, in: environment)
          // The layout contains the size that the scene got, but it must be found again by the requested
          // environment.
          layout.environment = environment
          outcome.counts[layout.status, default: 0] += 1
          if layout.views.contains(where: { $0.truncation != nil }) { outcome.truncated += 1 }
          outcome.waitingFrames += layout.views.count
          outcome.waiting.append(
            NewResult(layout, of: structure, environmentKey: key) { CheckRule.id(of: $0) })
          guard outcome.waitingFrames >= Self.batchSize else { continue }
          let stored = try writer.addResults(
            outcome.waiting, of: document.latest, engine: Self.engine, isLast: false)
          outcome.finishWaiting(stored)
          if outcome.isOutdated { return outcome }
        }
      }
    }
    outcome.isComplete = true
    outcome.claimant = claims.process.text
    if let request, outcome.errors.isEmpty {
      outcome.finished = FinishedBatch(
        request: request, scenes: outcome.scenes, environments: outcome.environments,
        layouts: outcome.skipped + outcome.resolved,
        places: Dictionary(uniqueKeysWithValues: outcome.places.map { ($0.rawValue, $1) }))
    }
    return outcome
  }

  /// Stores the waiting layouts of several documents. If that fails, each document is stored by itself, until a
  /// failure that stops the batch.
  package func store(_ items: [WaitingOutcomes.Item]) -> [WaitingOutcomes.Item] {
    do {
      return try stored(items)
    } catch {
      var result: [WaitingOutcomes.Item] = []
      for item in items {
        do {
          result += try stored([item])
        } catch {
          result.append((item.document, .failure(error)))
          if (error as? StoreError)?.stopsImport ?? false { break }
        }
      }
      return result
    }
  }

  private func stored(_ items: [WaitingOutcomes.Item]) throws -> [WaitingOutcomes.Item] {
    var outcomes: [Int: BatchOutcome] = [:]
    for (position, item) in items.enumerated() {
      if case .success(let outcome) = item.result, outcome.waitsForStore {
        outcomes[position] = outcome
      }
    }
    if outcomes.isEmpty { return items }
    let positions = outcomes.keys.sorted()
    let stored = try writer.addResults(
      positions.compactMap { position in
        outcomes[position].map {
          DocumentResults(
            $0.waiting, of: items[position].document.latest, finished: $0.finished,
            claimant: $0.claimant)
        }
      }, engine: Self.engine)
    var result = items
    for (position, end) in zip(positions, stored) {
      guard var outcome = outcomes[position] else { continue }
      outcome.finishWaiting(end)
      result[position].result = .success(outcome)
    }
    return result
  }
}
