import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import PlainText
import Reports

struct DiffCommand: ParsableCommand, EnvironmentGroups, PipingCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare documents by their meaning.",
    discussion: """
      Objects are matched by id, and the differences are sentences, scene by scene. What changes nothing in the layout \
      (recorded frames, versions, misplaced marks) is left out and counted. Each side is a file, a folder, a document \
      of the store or one of its revisions, '-' for standard input, a pipe, or /dev/null for a document that was added \
      or deleted. Documents of folders are matched by their paths, then by their objects.

        ninegrid diff old/Main.storyboard Main.storyboard
        ninegrid diff Main.storyboard@1 Main.storyboard@2
        ninegrid diff old new --format markdown
        git show HEAD:Main.storyboard | ninegrid diff - Main.storyboard

      With --git, both sides come from git: one revision is compared with the working tree, A..B compares A with B, \
      and A...B compares B with the commit where it left A. --staged compares the last commit, or the revision of \
      --git, with what is staged. Then the arguments are the paths of the documents; without paths, all documents that \
      differ are compared. After 'ninegrid git install', 'git diff' itself prints such sentences.

        ninegrid diff --git HEAD
        ninegrid diff --git main...feature App --format markdown

      With --effect, both sides are resolved, and every view that moves is listed below the changes. Devices, texts \
      and the other options of an environment can be given. If there are many environments, a view is listed with the \
      numbers of the first one in which it moves; --by-environment lists them all, as the other formats do. Views are \
      matched by id, scenes by their views. Exits with 1 if the documents differ.

      With -o, the scenes that change are drawn, too: before and after on one sheet, with the differences marked and \
      the rest dimmed. They are drawn as designed, or on the devices that are named.

        ninegrid diff old/Main.storyboard Main.storyboard -o changes.png

      As HTML, the result is a page with these pictures and the changes beside them.

        ninegrid diff --git main...feature --format html > changes.html

      With --from and --to, one document is compared with itself in two environments, as when somebody turns a phone: \
      which constraints and views come and go, which values change, and how every frame moves. Each of the two is a \
      size class, a device, an orientation, a size, a text size, a direction, a localization or a pseudolanguage, or \
      several of these with commas. -o draws both. What code does (--set, --repeat, --inset, --hide, --show) holds for \
      both.

        ninegrid diff Main.storyboard --from wC-hR --to wC-hC
        ninegrid diff A.xib --from portrait --to landscape --device ipad-11 -o a.svg
        ninegrid diff Main.storyboard --from large --to AX3

      --from-set and --to-set compare two states of code in the same way. Each says, as --set does, which constraints \
      are active and which values are set. They can stand beside --from and --to, or alone on one device.

        ninegrid diff A.xib --from-set wide.active=NO --to-set narrow.active=NO
      """)

  @Argument(
    help: ArgumentHelp(
      "The document or folder before, and the one after; with --git, the paths to compare.",
      valueName: "document"))
  var documents: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Compare two revisions of git, A..B, or one revision with the working tree.", valueName: "rev"
    ))
  var git: String?

  @Flag(name: .long, help: "Compare the last commit with what is staged in git.")
  var staged = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The environment before, of one document: wC-hR, 'iphone-4.7,landscape', AX3, de.strings, …",
      valueName: "environment"))
  var from: String?

  @Option(name: .long, help: ArgumentHelp("The environment after.", valueName: "environment"))
  var to: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What code has set in the state before, as with '--set': k3F-q1-Zab.active=NO; repeatable.",
      valueName: "object.property=value"),
    transform: PropertySetting.init(text:))
  var fromSet: [PropertySetting] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What code has set in the state after; repeatable.", valueName: "object.property=value"),
    transform: PropertySetting.init(text:))
  var toSet: [PropertySetting] = []

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Also draw the scenes that change, before and after: .svg, .png or .pdf.",
      valueName: "path"))
  var picture: String?

  @Flag(name: .long, help: "Show also what changes nothing in the layout, such as recorded frames.")
  var all = false

  @Flag(name: .long, help: "Resolve both, and list what moves; all devices unless some are named.")
  var effect = false

  @Flag(
    name: .long, help: "List what moves in each environment, with its numbers.")
  var byEnvironment = false

  @OptionGroup var store: StoreOptions
  @OptionGroup(title: "Standard input") var piping: PipeOptions
  @OptionGroup var output: DifferenceOutputOptions
  @OptionGroup var assets: AssetOptions
  @OptionGroup(title: "Environment") var devices: DeviceOptions
  @OptionGroup(title: "Environment") var traits: TraitOptions
  @OptionGroup(title: "Environment") var hiddenViews: HiddenViewOptions
  @OptionGroup(title: "Texts") var texts: TextOptions
  @OptionGroup(title: "While the program runs") var runtime: RuntimeOptions

  func validate() throws {
    if isTransition { return try validateTransition() }
    try checkPicture()
    if picture != nil, git == nil, !staged, documents.count == 1 {
      throw ValidationError(
        "'-o' draws two documents, or what '--from' and '--to' name in one; name both.")
    }
    if git == nil, !staged, documents.count != 2 {
      throw ValidationError(
        "Name two documents, or two folders, or revisions with '--git'; there \(documents.count == 1 ? "is 1" : "are \(documents.count)")."
      )
    }
    if git == nil, !staged, documents == ["-", "-"] {
      throw ValidationError("Standard input can be one of both sides only.")
    }
    if staged, let git, git.contains("..") {
      throw ValidationError("'--staged' goes with one revision, not with '\(git)'.")
    }
    let given = environment.given + runtime.given + (byEnvironment ? ["--by-environment"] : [])
    if output.format == .html, effect || byEnvironment {
      throw ValidationError(
        "A page shows what moves anyway. Leave out '\(effect ? "--effect" : "--by-environment")'.")
    }
    if !effect, output.format != .html, picture == nil, let option = given.first {
      throw ValidationError(
        "'\(option)' says how to resolve, and nothing is resolved without '--effect'. Add '--effect'."
      )
    }
  }

  /// Whether one document is compared with itself.
  private var isTransition: Bool {
    from != nil || to != nil || !fromSet.isEmpty || !toSet.isEmpty
  }

  /// Refuses what can't be drawn, before anything is read.
  func checkPicture() throws {
    guard let picture else { return }
    try PictureFormat.check(picture, as: nil)
    if PictureFormat(fileName: picture) == .text {
      throw ValidationError("'\(picture)': changes are drawn as .svg, .png or .pdf.")
    }
  }

  func run() throws {
    if isTransition { return try printTransition() }
    let context = (picture == nil ? CommandContext.current : CommandContext.current.lasting)
      .printing(csvSafe: output.csvSafe).piping(piping)
    var sheet = try picture.map {
      try DifferenceSheet($0, environment, runtime, assets, in: context)
    }
    let pairs = try pairs(context)
    let failures = FailureCollector(in: context)
    var printer = try printer(showsNames: pairs.areNamed, context)
    try printer.begin()
    var isDifferent = false
    var unknown: [UnknownObjects] = []
    for pair in pairs.all {
      let compared: ComparedPair
      do {
        compared = try ComparedPair(pair, in: context)
      } catch  where pairs.areNamed {
        try failures.add(error, document: pair.name)
        continue
      }
      unknown += try runtime.applied(
        to: compared.old, compared.new, environment.views
      ).unknown
      if !pairs.areNamed, let failure = UnknownObjects.failure(unknown) { throw failure }
      isDifferent = isDifferent || compared.isDifferent
      try printer.add(compared)
      try sheet?.add(compared)
    }
    if let failure = UnknownObjects.failure(unknown) { try failures.add(failure) }
    try printer.finish(failures: failures.count)
    try sheet?.write(in: context)
    try failures.finish(hasFindings: isDifferent)
  }

  private func pairs(_ context: CommandContext) throws -> PairSource.Pairs {
    guard git != nil || staged else {
      let source = PairSource(catalog: DocumentCatalog(store, in: context), context: context)
      return try source.pairs(documents[0], documents[1])
    }
    let repository = try GitRepository(around: context.workingDirectory, in: context)
    let pairs = try GitPairs(repository: repository, context: context).pairs(
      range: git, isStaged: staged, paths: documents)
    return PairSource.Pairs(all: pairs, areNamed: true)
  }

  private func printer(
    showsNames: Bool, _ context: CommandContext
  ) throws -> any DifferencePrinter {
    let effects =
      effect
      ? try EffectSource(environment, runtime, isByEnvironment: byEnvironment, in: context) : nil
    func rows(_ format: OutputFormat) -> any DifferencePrinter {
      DifferenceRows(format, showsAll: all, effects: effects, in: context)
    }
    return switch output.format {
    case .text:
      DifferenceText(showsAll: all, showsNames: showsNames, effects: effects, in: context)
    case .markdown: DifferenceMarkdown(effects: effects, in: context)
    case .json: rows(.json)
    case .jsonl: rows(.jsonl)
    case .csv: rows(.csv)
    case .html: try DifferenceHTML(environment, runtime, assets, in: context)
    }
  }
}
