import ArgumentParser
import Diagnostics
import HostAccess
import LayoutModel
import LayoutWorkbench
import PlainText
import Reports

struct CheckCommand: AsyncParsableCommand, EnvironmentGroups, PipingCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Find broken documents, ambiguous layouts, conflicts, and views that are cut, covered or out of place.",
    discussion: """
      Without documents, it checks the working directory as its .ninegrid.yml says. These rules run unless '--rule' or \
      the configuration says otherwise:
      \(CheckRule.all.filter { !$0.isOptIn }.map { "  \($0.id): \($0.summary)" }.joined(separator: "\n"))

      These rules run only if somebody asks for them: \
      \(CheckRule.all.filter(\.isOptIn).map(\.id).joined(separator: ", ")). '--explain RULE' explains a rule.

      Errors of a document are always findings, whatever rules are named. If a rule that finds such errors is not \
      named, they go to standard error. Layouts are resolved as designed unless options name devices. Recorded frames \
      are always compared as designed.

      A view is misplaced if its frame differs by more than one point (Interface Builder lets so much stand) and the \
      difference is certain. It is certain if the frames in the document contradict its own required constraints or \
      stack views, whatever the texts, controls, margins and safe areas measure, or if Interface Builder has marked \
      the view, too. Other views that differ are only counted; --uncertain lists them as notes.

        ninegrid check App
        ninegrid check Main.storyboard --misplaced --format jsonl
        ninegrid check App --ambiguous --unsatisfiable --all-devices
        ninegrid check App --off-screen --device iphone-4.0 --orientation both
        ninegrid check App --format sarif > ninegrid.sarif
        ninegrid check App --format github --format junit=check.xml
        ninegrid check --staged --rule truncated --rule off-screen
        ninegrid check --new-since main
        ninegrid check --init
        ninegrid check --record Layouts --all-size-classes
        ninegrid check --verify Layouts
        ninegrid check --fix --dry-run

      '--fix' repairs conflicts, ambiguous layouts, constraints that are written twice and misplaced views. If \
      '--rule' names not-mirrored, magic-constant, idle-setting or repeated-setting, it repairs these, too. A repair \
      is kept only if its finding disappears and no other finding appears. A document stays as it is if errors remain \
      in it. Findings that are suppressed or in the baseline are not repaired. The rest is reported as without \
      '--fix'.

      In a folder, these are left out unless you name them: Pods, Carthage, DerivedData, .build, node_modules, *.xcloc, \
      *.xctemplate, and what git ignores. A note on an object in Interface Builder that says 'ninegrid:disable truncated' \
      suppresses that rule in this object.

      With '--store', the findings are kept in that store. The next check takes them from there if nothing has changed \
      that they depend on. '--fix', '--staged', '--new-since', '--record', '--verify', texts, languages and states of \
      code always check anew.

        ninegrid check App --store ninegrid.sqlite

      '--store' without documents and without a configuration checks all documents of the store. 'store:NAME' is one \
      of them, or a folder of them.

        ninegrid check --store ninegrid.sqlite

      A baseline lists the findings of today, by document, rule and object. With a baseline, only new findings are \
      reported. If an object has more findings of a rule than the baseline lists, all of them are reported.

        ninegrid check App --write-baseline ninegrid-baseline.json
        ninegrid check App --baseline ninegrid-baseline.json

      Notes are possible faults. They never change the exit code. Formats for code review leave them out, unless rules \
      are named or --uncertain is given.

      Exits with 1 if there is an error or a warning that no baseline lists, with 2 if something else could not be \
      done, such as a folder that can't be listed, with 64 if the configuration is wrong. A document that can't be \
      read is a finding of the rule 'unreadable'. With '--format xcode', only errors exit with 1, so that warnings do \
      not fail a build.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files, folders, or names in the store ('store:name' is never a file, 'name@3' is revision 3); where none is given, the working directory, or all of the store that '--store' names.",
      valueName: "doc"))
  var documents: [String] = []

  @OptionGroup var store: StoreOptions
  @OptionGroup var selection: CheckSelectionOptions

  @Flag var rules: [CheckRule] = []

  @Flag(
    name: .long,
    help:
      "Also report, as notes, what is wrong only if the sizes, margins, safe areas and places assumed here are right."
  )
  var uncertain = false

  @OptionGroup(title: "Standard input") var piping: PipeOptions

  @OptionGroup var sharding: ShardOptions
  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup(title: "Environment") var devices: DeviceOptions
  @OptionGroup(title: "Environment") var traits: TraitOptions
  @OptionGroup(title: "Environment") var hiddenViews: HiddenViewOptions
  @OptionGroup(title: "Texts") var texts: TextOptions

  @OptionGroup(title: "While the program runs") var runtime: RuntimeOptions
  @OptionGroup var output: CheckOutputOptions

  @OptionGroup(title: "Repairs") var fixing: FixOptions

  @OptionGroup(title: "Approved layouts") var approved: ApprovedOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Report only findings that this file does not list. Its paths are relative to its own folder.",
      valueName: "file"))
  var baseline: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write the findings to this file instead of reporting them.", valueName: "file"))
  var writeBaseline: String?

  func validate() throws {
    // As designed there is only one environment, one text size, one direction and one set of texts.
    let rest = environment.given.filter { $0 != "--as-designed" && $0 != "--fonts" }
    if !rules.isEmpty, selection.rules.isEmpty, rules.allSatisfy(\.comparesAsDesigned),
      let option = rest.first
    {
      throw ValidationError(
        "'--\(rules[0].id)' compares as designed, and '\(option)' says otherwise. Leave it out, or name "
          + "another rule, too.")
    }
    if approved.record != nil,
      writeBaseline != nil || baseline != nil || selection.newSince != nil || !output.isPlain
    {
      throw ValidationError(
        "'--record' reports nothing. Leave out '--format', '--baseline', '--write-baseline' and '--new-since'."
      )
    }
    if fixing.fix, approved.record != nil || approved.verify != nil || writeBaseline != nil {
      throw ValidationError(
        "'--fix' changes layouts. Leave out '--record', '--verify' and '--write-baseline'.")
    }
    if fixing.fix, let option = (runtime.given + environment.views.given).first {
      throw ValidationError(
        "'--fix' mends the document as it is, and '\(option)' says what code does to it. Leave one of them out."
      )
    }
    guard writeBaseline != nil else { return }
    if baseline != nil {
      throw ValidationError(
        "'--write-baseline' writes all findings, and '--baseline' would leave some out. Give one of them."
      )
    }
    if selection.newSince != nil {
      throw ValidationError(
        "'--write-baseline' writes all findings, and '--new-since' would leave some out. Give one of them."
      )
    }
    if !output.isPlain {
      throw ValidationError("'--write-baseline' has a format of its own. Leave out '--format'.")
    }
  }

  func run() async throws {
    let writes = writeBaseline != nil || fixing.fix && !fixing.dryRun
    let context = (writes ? CommandContext.current.lasting : CommandContext.current)
      .printing(csvSafe: output.csvSafe).piping(piping)
    if let rule = selection.explain { return try context.print(RuleExplanation.lines(of: rule)) }
    if selection.initialize { return try ConfigurationDraft(for: documents, in: context).write() }
    let configuration: CheckConfiguration
    do {
      configuration = try selection.configuration(in: context)
      try selection.checkRules(with: configuration)
    } catch DocumentFailure.documents(let diagnostics) {
      try context.report(diagnostics)
      throw ExitCode(ExitStatus.usage)
    }
    if selection.printConfig {
      return try context.print(ConfigurationText.lines(of: configuration))
    }
    if context.environment["COMPILED_FOR_INTERFACE_BUILDER"] == "1" { return }
    // A report that can't be written is told before the work, and not after it.
    for path in output.outputs.compactMap(\.path)
    where FileKind(context.absolutePath(path)) == nil {
      try checkFolder(
        FilePaths.parent(of: context.absolutePath(path)), named: FilePaths.parent(of: path))
    }
    try await CheckRun(command: self, configuration: configuration, context: context.reporting())
      .run()
  }

  /// The arguments, or the working directory if there are none.
  var arguments: [String] { documents.isEmpty ? ["."] : documents }
}
