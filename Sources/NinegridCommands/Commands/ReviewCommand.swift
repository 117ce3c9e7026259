import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutModel
import LayoutPreview
import LayoutWorkbench
import PlainText
import ProjectFolders
import Reports

struct ReviewCommand: AsyncParsableCommand, EnvironmentGroups {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Draw what a change does to the scenes, for a pull request.",
    discussion: """
      Resolves both sides on all devices of the app. Each scene that looks different is drawn before and after, side \
      by side, with everything that moves marked and measured. It is drawn on the device with the greatest difference, \
      and on one device of each other size class. A scene that looks the same has no picture; its other differences \
      are listed. New findings of 'check' are beside the pictures.

        ninegrid review main...feature -o review
        ninegrid review HEAD -o review
        ninegrid review v1.0..v2.0 -o review --images-at https://example.org/42
        ninegrid review old new -o review --device iphone-4.7 --device ipad-11

      The first argument is a revision, which is compared with the working tree, or A..B, or A...B, which compares B \
      with the commit where it left A. Further arguments are documents. Two folders or two documents are compared with \
      each other.

      The folder gets three things. 'index.html' is one file that loads nothing else, with a slider, onion skin and \
      flicker, and with the commands that approve scenes for 'check --verify'. 'comment.md' is the comment for a pull \
      request. 'pictures' has the pictures as SVG, and as PNG if librsvg is installed. Exits with 1 if something \
      differs and with 0 if nothing does, as 'git diff --exit-code'.
      """)

  @Argument(
    help: ArgumentHelp(
      "A revision or a range of git and the paths to look at, or two folders or documents.",
      valueName: "range"))
  var arguments: [String]

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The address at which the folder will be served. Links in the comment begin with it.",
      valueName: "url"))
  var imagesAt: String?

  @Option(
    name: .long,
    help: ArgumentHelp("On how many devices to draw each scene, from 1 to 4.", valueName: "count"))
  var pictures = 3

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The appearance: light or dark. By default, that of the app, or both if colours change.",
      valueName: "look"))
  var appearance: PreviewAppearance?

  @OptionGroup var store: StoreOptions
  @OptionGroup var format: OutputOptions
  @OptionGroup var assets: AssetOptions
  @OptionGroup(title: "Environment") var devices: DeviceOptions
  @OptionGroup(title: "Environment") var traits: TraitOptions
  @OptionGroup(title: "Environment") var hiddenViews: HiddenViewOptions
  @OptionGroup(title: "Texts") var texts: TextOptions
  @OptionGroup(title: "While the program runs") var runtime: RuntimeOptions

  func validate() throws {
    if arguments.isEmpty {
      throw ValidationError("Name a revision, a range such as 'main...feature', or two folders.")
    }
    guard (1...4).contains(pictures) else {
      throw ValidationError("'--pictures' is from 1 to 4: there are four size classes.")
    }
    if let imagesAt,
      imagesAt.isEmpty || imagesAt.contains(where: { " <>\"'()\\`\n\t".contains($0) })
    {
      throw ValidationError("'--images-at \(imagesAt)' is not an address; write blanks as %20.")
    }
  }

  func run() async throws {
    let context = CommandContext.current.lasting.printing(format)
    try context.report(environment.notesOnSizeClasses())
    let found = try ReviewSource(arguments: arguments, context: context).find(store)
    let work = try ReviewWork(
      environment, runtime, assets, appearance: appearance, mostDevices: pictures, in: context)
    var result = ReviewResult(
      title: found.title, deviceWords: environment.words.map(\.shellWord).joined(separator: " "))
    let failures = FailureCollector(in: context)
    let pairs = try different(found, failures, context)
    let progress = ProgressLine(total: pairs.count, unit: "documents", beside: .text, in: context)
    var done = 0
    var unknown: [UnknownObjects] = []
    try await forEachInOrder(pairs, jobs: context.processorCount) { pair in
      Result<ReviewWork.Outcome, any Error> { try work.review(pair) }
    } consume: { pair, outcome in
      done += 1
      try progress.update(done)
      do {
        let outcome = try outcome.get()
        unknown += outcome.unknown
        result.add(outcome.review)
      } catch {
        try failures.add(error, document: pair.name)
      }
      return true
    }
    if let failure = UnknownObjects.failure(unknown) { try failures.add(failure) }
    result.failures = failures.count
    try context.report(work.library.diagnostics)
    try result.write(
      to: output, address: imagesAt.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? "",
      format.format, in: context)
    if !work.drawsPNG, result.hasPictures {
      try context.note(
        "note: pictures are written as SVG alone; for PNG install librsvg ('apt-get install librsvg2-2')"
      )
    }
    try failures.finish(hasFindings: result.isDifferent)
  }

  /// The documents that differ. Unreadable ones are reported.
  private func different(
    _ found: ReviewSource.Found, _ failures: FailureCollector, _ context: CommandContext
  ) throws -> [ReviewedPair] {
    try found.pairs.compactMap { pair in
      do {
        return ReviewedPair(try ComparedPair(pair, in: context), found)
      } catch {
        try failures.add(error, document: pair.name)
        return nil
      }
    }
  }
}
