import Foundation
import TestSupport
import Testing

/// A command line whose output a schema describes.
struct SchemaSample: Sendable, CustomTestStringConvertible {
  /// The schema of a JSON object, and of a CSV row unless there is another.
  var schema: String
  var csvSchema: String
  /// Without `--format`.
  var line: String
  var formats: [String]
  /// The same again prints the same; a command that changes something needs a new folder.
  var isRepeatable: Bool

  init(
    _ schema: String, _ line: String, csv csvSchema: String? = nil,
    formats: [String] = ["jsonl", "json", "csv"], isRepeatable: Bool = true
  ) {
    self.schema = schema
    self.formats = formats
    self.csvSchema = csvSchema ?? schema
    self.line = line
    self.isRepeatable = isRepeatable
  }

  var testDescription: String { line }

  /// A new command that prints data gets a line here, and its schema a file.
  static let all: [SchemaSample] = [
    SchemaSample("import-1", "import App Screens", isRepeatable: false),
    SchemaSample("list-1", "list"),
    SchemaSample("log-1", "log App/Main.storyboard"),
    SchemaSample("blame-1", "blame App/Main.storyboard"),
    SchemaSample("blame-1", "blame App/Old.storyboard --all"),
    SchemaSample("remove-1", "remove App --dry-run"),
    SchemaSample(
      "store-merge-1", "store merge ninegrid.sqlite ninegrid.sqlite -o all.sqlite",
      isRepeatable: false),
    // Two stores of the same documents can differ by a page, so JSON is not compared with JSON lines.
    SchemaSample(
      "store-compact-1", "store compact", formats: ["jsonl", "csv"], isRepeatable: false),
    SchemaSample("show-1", "show App Screens"),
    SchemaSample("devices-1", "devices"),
    SchemaSample("project-1", "project Project"),
    SchemaSample("explain-log-1", "explain-log console.txt App/Conflict.storyboard"),
    SchemaSample("rules-1", "rules"),
    SchemaSample("rules-1", "rules --xcode 14.3 --ios 18"),
    SchemaSample("query-shared-1", "query shared App Screens/classes"),
    SchemaSample("query-shared-by-id-1", "query shared App --by-id"),
    SchemaSample("query-grid-1", "query grid App"),
    SchemaSample("query-cells-1", "query cells App Screens"),
    SchemaSample("query-overrides-1", "query overrides App Screens"),
    SchemaSample("query-unused-1", "query unused App"),
    SchemaSample("query-unused-1", "query unused"),
    SchemaSample("query-duplicates-1", "query duplicates App/Twice.storyboard"),
    SchemaSample("sql-1", "sql 'SELECT * FROM views'"),
    SchemaSample(
      "sql-1", #"sql "SELECT document, revision / 2.0 AS half, x'00FF' AS bytes FROM documents""#),
    SchemaSample("resolved-layout-1", "resolve App Findings Screens", csv: "resolved-view-1"),
    SchemaSample(
      "resolved-layout-1", "resolve App --device ipad-11 --size 400x300 --text-size AX1",
      csv: "resolved-view-1"),
    SchemaSample(
      "resolved-layout-1", "resolve App/Main.storyboard --all-devices --hide bxR-00-001",
      csv: "resolved-view-1"),
    SchemaSample(
      "resolved-layout-1", "resolve Places --device iphone-5.8 --device ipad-11",
      csv: "resolved-view-1"),
    SchemaSample(
      "resolved-layout-1", "resolve Screens/screens/sign-in.json --pseudo long",
      csv: "resolved-view-1"),
    SchemaSample(
      "resolved-layout-1",
      "resolve Screens/screens/sign-in.json --inset keyboard --inset top=5 --device iphone-4.7",
      csv: "resolved-view-1"),
    SchemaSample("batch-1", "batch --device iphone-4.7 --pseudo long", isRepeatable: false),
    SchemaSample("edit-1", "edit set App/Main.storyboard cnG-00-001.constant 30 --dry-run"),
    SchemaSample(
      "edit-1", "edit remove Recipes/06-two-equal-width-views.json 'Yellow View' --dry-run"),
    SchemaSample(
      "edit-1",
      "edit embed Recipes/06-two-equal-width-views.json 'Yellow View' 'Green View' --in stack --dry-run"
    ),
    SchemaSample("edit-1", "restore App/Main.storyboard@1 --dry-run"),
    SchemaSample(
      "migrate-1", "migrate leading-trailing App Findings Screens/screens", isRepeatable: false),
    SchemaSample("migrate-1", "migrate safe-area App --dry-run"),
    SchemaSample(
      "migrate-together-1", "migrate rename segue-id showDetail showItem Structure --dry-run"),
    SchemaSample(
      "migrate-together-1", "migrate split Structure/Main.storyboard", isRepeatable: false),
    SchemaSample("migrate-list-1", "migrate --list"),
    SchemaSample("factor-1", "factor Screens/classes --dry-run"),
    SchemaSample("factor-1", "factor App/Main.storyboard", isRepeatable: false),
    SchemaSample(
      "factor-1",
      "factor Drawings/cc.json Drawings/cr.json Drawings/rc.json Drawings/rr.json --dry-run"),
    SchemaSample(
      "measure-1", "measure 'Some words to break' Short --font body --width 60 --lines 2",
      csv: "measure-row-1"),
    SchemaSample("diff-1", "diff App/Main.storyboard@1 App/Main.storyboard"),
    SchemaSample("diff-1", "diff App/Main.storyboard@1 App/Old.storyboard --all"),
    SchemaSample("diff-effect-1", "diff App/Main.storyboard@1 App/Main.storyboard --effect"),
    SchemaSample(
      "diff-effect-1",
      "diff App/Main.storyboard App/Main.storyboard@1 --effect --size 500x500"),
    SchemaSample(
      "diff-transition-1", "diff Screens/classes/nine-cells.json --from wC-hR --to wC-hC"),
    SchemaSample(
      "diff-transition-1",
      "diff Recipes/16-two-buttons-with-size-class-based-layouts.json --from wC-hR --to ipad-11"),
    SchemaSample(
      "review-1",
      "review App/Main.storyboard@1 store:App/Main.storyboard -o Review --device iphone-4.7"),
    SchemaSample(
      "merge-1",
      "merge Merge/base.storyboard Merge/ours.storyboard Merge/theirs.storyboard -o Merge/out.storyboard"
    ),
    SchemaSample("check-1", "check App Findings Screens --uncertain"),
    SchemaSample("check-1", "check App Findings --device iphone-4.7 --size 400x300 --ambiguous"),
    SchemaSample("fix-update-frames-1", "fix update-frames Screens --dry-run --measured"),
    SchemaSample("edit-1", "fix add-missing Screens/faults --dry-run"),
    SchemaSample("edit-1", "fix conflicts Screens/faults --dry-run"),
    SchemaSample("edit-1", "fix clear Screens/faults --all --dry-run"),
    SchemaSample("edit-1", "fix reset-suggested Screens/faults --dry-run"),
    SchemaSample("edit-1", "fix update-constants Screens/faults --dry-run"),
    sweep("Recipes/08-two-views-with-complex-widths.json --width 320...700"),
    sweep("Screens/classes/nine-cells.json --width 320...900 --device ipad-11/landscape/one_half"),
    sweep("Screens/classes/regular-regular.json --width 320...1100"),
    sweep("Screens/screens/sign-in.json --width 320...400 --pseudo accented"),
    sweep("Screens/screens/sign-in.json --width 320...400 --inset keyboard --inset top=5"),
    explain("App/Main.storyboard bxR-00-001.width --device iphone-4.7"),
    explain(
      "App/Main.storyboard bxR-00-001.width --device iphone-4.7 --inset keyboard --inset top=5"),
    explain("Screens/faults/ambiguous-label.json root"),
    explain("Screens/faults/ambiguous-label.json caption-label"),
    explain("Screens/faults/ambiguous-label.json left-label"),
    explain("Places/embedded-scene.storyboard one-bb-001 --device iphone-5.8"),
    explain("Places/shown-in-two-ways.storyboard one-bb-001 --device iphone-5.8 --place 2"),
    explain("Findings/no-position.storyboard one-vw-001"),
    explain("Findings/two-widths.storyboard one-vw-001 --device ipad-11/landscape/one_half"),
    explain("Recipes/08-two-views-with-complex-widths.json red-view"),
    explain("Screens/screens/sign-in.json remember-label.width --pseudo long --pseudo bounded"),
  ]

  /// Keys that no sample shows, by schema.
  static let unseenProperties: [String: Set<String>] = [
    // No sample has a storyboard that another one refers to.
    "resolved-layout-1": [
      "#/properties/place/properties/referrer", "#/$defs/place/properties/referrer",
    ],
    "explain-1": ["#/properties/place/properties/referrer", "#/$defs/place/properties/referrer"],
    // The environment is that of 'resolve'; a sweep leaves the recorded size.
    "sweep-1": [
      "#/properties/environment/properties/asDesigned",
      // No known document has a length with a layout of its own.
      "#/properties/isolated/items/properties/at",
      "#/properties/isolated/items/properties/changes",
      "#/properties/isolated/items/properties/changes/items/properties/kind",
      "#/properties/isolated/items/properties/changes/items/properties/id",
      "#/properties/isolated/items/properties/changes/items/properties/text",
    ],
  ]

  private static func sweep(_ arguments: String) -> SchemaSample {
    SchemaSample("sweep-1", "sweep \(arguments)", csv: "sweep-law-1")
  }

  private static func explain(_ arguments: String) -> SchemaSample {
    SchemaSample("explain-1", "explain \(arguments)", formats: ["jsonl", "json"])
  }

  /// What the command prints in a format.
  func output(format: String, in folder: TemporaryFolder) async throws -> CommandResult {
    let place = isRepeatable ? folder : try await Self.folder()
    return await run("\(line) --format \(format)", in: place.url)
  }

  /// The objects that the command prints, from JSON lines if there are such, else from the list.
  func objects(in folder: TemporaryFolder) async throws -> [JSONInstance] {
    let result = try await output(format: formats[0], in: folder)
    try #require(result.exitCode <= 1, "\(result.stderr)")
    if formats[0] == "jsonl" { return try result.jsonLines() }
    return try #require(try JSONInstance(json: Data(result.stdoutBytes)).array)
  }

  /// A folder with documents that show all that is to be seen, and a store of them.
  ///
  /// `App` is in the store, `App/Main.storyboard` with two revisions; the others are files
  /// alone.
  static func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let again = """

      <constraint firstItem="bxL-00-001" firstAttribute="leading" secondItem="sfA-00-001" secondAttribute="leading" constant="16" id="cnD-00-001"/>
      """
    try folder.write(SampleDocuments.twoBoxes(), to: "App/Main.storyboard")
    try folder.write(SampleDocuments.oldStyle, to: "App/Old.storyboard")
    try folder.write(SampleDocuments.mac, to: "App/Mac.xib")
    try folder.write(ExplainLogTests.log, to: "console.txt")
    try folder.write(StructureSample.text, to: "Structure/Main.storyboard")
    try folder.write(SampleDocuments.twoBoxes(extra: again), to: "App/Twice.storyboard")
    try folder.write(
      SampleDocuments.twoBoxes(extra: SampleDocuments.conflict), to: "App/Conflict.storyboard")
    for (source, name) in [
      ("Tests/LayoutEngineTests/Cases/Devices", "App/Devices"),
      ("Tests/LayoutEngineTests/Cases/Findings", "Findings"),
      ("Tests/LayoutEngineTests/Cases/Places", "Places"),
      ("Samples/screens", "Screens/screens"), ("Samples/faults", "Screens/faults"),
      ("Samples/size-classes", "Screens/classes"),
      ("Samples/cookbook", "Recipes"), ("Samples/drawings", "Drawings"), ("Samples/app", "Project"),
    ] {
      try FileManager.default.copyItem(
        at: sourceRoot.appendingPathComponent(source), to: folder.url.appendingPathComponent(name))
    }
    try folder.write(SampleDocuments.twoBoxes(), to: "Merge/base.storyboard")
    try folder.write(
      SampleDocuments.twoBoxes(titleTop: 24, extra: SampleDocuments.atLeast150),
      to: "Merge/ours.storyboard")
    try folder.write(
      SampleDocuments.twoBoxes(gap: 100, titleTop: 28), to: "Merge/theirs.storyboard")
    try #require(await run("import App", in: folder.url).exitCode == 0)
    try folder.write(SampleDocuments.twoBoxes(gap: 12), to: "App/Main.storyboard")
    try #require(await run("import App", in: folder.url).exitCode == 0)
    return folder
  }
}

extension CommandResult {
  /// Each line as JSON.
  func jsonLines() throws -> [JSONInstance] {
    try stdout.split(separator: "\n").map { try JSONInstance(json: Data($0.utf8)) }
  }
}

/// The files in `Schemas`.
enum SchemaFiles {
  static let folder = sourceRoot.appendingPathComponent("Schemas")

  /// Names such as `list-1`, in alphabetical order.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".schema.json") }.map {
      $0.replacing(".schema.json", with: "")
    }
    .sorted()
  }()

  static func schema(_ name: String) throws -> JSONSchema {
    try JSONSchema(contentsOf: folder.appendingPathComponent("\(name).schema.json"))
  }

  static func readme() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
  }
}
