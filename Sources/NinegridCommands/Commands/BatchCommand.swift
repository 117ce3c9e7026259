import ArgumentParser
import DocumentAccess
import ElementTree
import HostAccess
import LayoutModel
import LayoutStore
import LayoutWorkbench
import PlainText
import ProjectFolders
import Reports

struct BatchCommand: AsyncParsableCommand, EnvironmentGroups {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Resolve the documents of the store on all devices, and keep the results.",
    discussion: """
      Resolves every scene on all cores, on every device profile on which its app runs: the Xcode project around the \
      file names these devices. Options name others. A layout is computed again only if the document or the engine has \
      changed since, so a batch that was stopped goes on where it was. Control-C lets it finish what it has begun.

      Other texts (--strings, --pseudo) and other states (--set, --repeat, --inset, --hide) are other environments: \
      their results stand beside those without. If the app shows a scene in several places, the scene is resolved in \
      the first one; '--place all' resolves it in all of them.

        ninegrid batch
        ninegrid batch Features --device iphone-4.7 --orientation both
        ninegrid batch --pseudo long
        ninegrid batch --format csv
        ninegrid sql 'SELECT status, count(*) FROM results GROUP BY status'
        ninegrid sql 'SELECT * FROM diagnostics WHERE code = "truncated-text"'

      Exits with 1 if a document has errors, with 2 if one could not be resolved.
      """)

  @Argument(help: ArgumentHelp("Names in the store; all by default.", valueName: "doc"))
  var documents: [String] = []

  @OptionGroup var store: StoreOptions
  @OptionGroup var sharding: ShardOptions

  @Option(
    name: .long,
    help: ArgumentHelp("How many documents to work on at once.", valueName: "count"))
  var jobs: Int?

  @Flag(name: .long, help: "Resolve everything again, also what is up to date.")
  var force = false

  @OptionGroup var output: OutputOptions
  @OptionGroup(title: "Environment") var devices: DeviceOptions
  @OptionGroup(title: "Environment") var traits: TraitOptions
  @OptionGroup(title: "Environment") var hiddenViews: HiddenViewOptions
  @OptionGroup(title: "Texts") var texts: TextOptions
  @OptionGroup(title: "While the program runs") var runtime: RuntimeOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' is 1 or more.") }
    if environment.asDesigned {
      throw ValidationError("A batch is for devices; '--as-designed' is for 'resolve'.")
    }
  }

  func run() async throws {
    let context = CommandContext.current.lasting.printing(output)
    let failures = FailureCollector(in: context)
    let writer = try store.openExisting(in: context)
    let localization = try Localization(environment.texts, in: context)
    try context.report(environment.notesOnSizeClasses())
    let stored = try selected(try writer.documents(), failures, context)
    let claims = DocumentClaims(stored.map(\.name), by: WorkingProcess(), in: writer)
    let work = try BatchWork(
      writer: writer, reader: try store.open(.readOnly, in: context),
      environments: try environments(),
      projects: namesEnvironments ? nil : AppProjects(in: context),
      localization: localization,
      views: environment.views, runtime: runtime, isForced: force,
      isInAllPlaces: environment.traits.place == .all, claims: claims,
      interruption: context.interruption)
    context.catchInterruption()
    defer {
      // The writer is closed last: it copies the log into the file, which a reader can't do.
      work.close()
      // After a failure, other batches need not wait for the claims of this one.
      try? claims.release()
      writer.close()
    }

    var report = try BatchReport(
      count: stored.count, output.format, failures: failures, in: context)
    try await resolveAll(stored, by: work, claims, &report, context)
    try report.finish()
    try context.report(localization.notes(on: report.total.subjects))
    // If a batch was stopped, it is not known what the remaining documents contain.
    if !context.interruption.isRequested {
      if let failure = UnknownObjects.failure(report.total.unknown) { try failures.add(failure) }
    }
    try finish(report, stored.count, writer, failures, context)
  }

  /// Resolves all documents: first those that no other batch works on, then those that others have given
  /// back.
  private func resolveAll(
    _ stored: [StoredDocument], by work: BatchWork, _ claims: DocumentClaims,
    _ report: inout BatchReport, _ context: CommandContext
  ) async throws {
    var rest = stored
    var claims = claims
    while !rest.isEmpty {
      var held: [StoredDocument] = []
      var waiting = WaitingOutcomes()
      let current = work.claiming(with: claims)
      try await forEachInOrder(rest, jobs: jobs ?? context.processorCount) { document in
        Result { try current.resolve(document) }
      } consume: { document, result in
        if case .success(let outcome) = result, outcome.isHeld {
          held.append(document)
        } else {
          waiting.add((document, result))
        }
        if waiting.isFull { try report.add(work.store(waiting.removeAll())) }
        return !context.interruption.isRequested
      }
      try report.add(work.store(waiting.removeAll()))
      try claims.release()
      if held.isEmpty || context.interruption.isRequested { return }
      if held.count == rest.count { try await Task.sleep(for: .milliseconds(200)) }
      rest = held
      claims = claims.again(for: rest.map(\.name))
    }
  }

  /// Cleans up, and reports the totals.
  private func finish(
    _ report: BatchReport, _ count: Int, _ writer: DocumentStore, _ failures: FailureCollector,
    _ context: CommandContext
  ) throws {
    let done = report.done
    let finished = done + failures.count - failures.arguments.count
    let isStopped = context.interruption.isRequested && finished < count
    // If earlier batches have finished all documents, they have also cleaned up.
    if !isStopped, documents.isEmpty, sharding.shard == nil, failures.count == 0,
      report.finishedBefore < count
    {
      try writer.removeStaleResults(engine: BatchWork.engine)
      try writer.removeKeptResults(except: KeptOutcomes.program(in: context))
    }
    if output.format == .text {
      try context.print(
        report.total.summary(documents: isStopped ? done : count, seconds: report.seconds))
    }
    if let note = report.total.placesNote { try context.note(note) }
    if isStopped {
      throw CommandFailure.interrupted(
        message: "stopped after \(done) of \(count) documents; 'ninegrid batch' goes on from there")
    }
    try failures.finish()
  }

  private func environments() throws -> [LayoutEnvironment] {
    let isSaid = namesEnvironments && !environment.everyDevice
    let requests = isSaid ? try environment.environments(for: .json) : try everywhere()
    return runtime.applied(to: requests).compactMap { request in
      guard case .environment(var environment) = request else { return nil }
      environment.changes = runtime.changes
      return environment
    }
  }

  /// Whether the options name environments, so that the project around a document does not matter.
  private var namesEnvironments: Bool {
    !environment.device.isEmpty || !environment.sizes.isEmpty || environment.allSizeClasses
      || environment.allCells || environment.everyDevice
  }

  /// All devices, with the other options applied.
  private func everywhere() throws -> [RequestedEnvironment] {
    var all = environment
    all.allDevices = true
    return try all.environments(for: .json)
  }

  /// The documents that the person named.
  private func selected(
    _ stored: [StoredDocument], _ failures: FailureCollector, _ context: CommandContext
  ) throws -> [StoredDocument] {
    let catalog = DocumentCatalog(store, in: context)
    let references = try catalog.storedReferences(for: documents, failures: failures)
    var latestNumbers: [String: Int] = [:]
    for document in stored { latestNumbers[document.name] = document.latest.number }
    var names: Set<String> = []
    for case .stored(let name, let revision) in references {
      if let revision, let latest = latestNumbers[name], revision != latest {
        let document = "\(name)@\(revision)"
        let error: any Error =
          revision > latest
          ? StoreError.unknownRevision(name: name, revision: revision, latest: latest)
          : CommandFailure.notLatest(document: document, latest: latest)
        try failures.add(error, argument: document)
      } else {
        names.insert(name)
      }
    }
    return stored.filter { names.contains($0.name) && sharding.contains($0.name) }
  }
}
