import Foundation
import TestSupport
import Testing

@Suite struct SchemaOutputTests {
  @Test(arguments: SchemaSample.all)
  func `what a command prints keeps to its schema, in JSON, JSON lines and CSV`(
    sample: SchemaSample
  ) async throws {
    let folder = try await SchemaSample.folder()
    let schema = try SchemaFiles.schema(sample.schema)
    let objects = try await sample.objects(in: folder)
    // The changes that have an effect stand before it.
    let changes = sample.schema == "diff-effect-1" ? objects.filter { $0["change"] != nil } : []
    if sample.schema == "diff-effect-1" { #expect(!changes.isEmpty) }
    expectNoFaults(changes, try SchemaFiles.schema("diff-1"))
    let rows = objects.filter { !changes.contains($0) }
    #expect(!rows.isEmpty)
    expectNoFaults(rows, schema)
    if sample.formats.contains("json") {
      let json = try await sample.output(format: "json", in: folder)
      #expect(try JSONInstance(json: Data(json.stdoutBytes)).array == objects)
    }
    guard sample.formats.contains("csv") else { return }
    let table = CSVTable(try await sample.output(format: "csv", in: folder).stdout)
    let csvSchema = try SchemaFiles.schema(sample.csvSchema)
    if let columns = csvSchema.root["required"]?.array?.compactMap(\.string) {
      #expect(table.header == columns)
    }
    #expect(!table.rows.isEmpty)
    expectNoFaults(table.instances(for: csvSchema), csvSchema)
    if sample.csvSchema == sample.schema { #expect(table.rows.count == rows.count) }
  }

  @Test func `no schema lists a key that nothing prints`() async throws {
    let folder = try await SchemaSample.folder()
    var used: [String: Set<String>] = [:]
    for sample in SchemaSample.all {
      let schema = try SchemaFiles.schema(sample.schema)
      for object in try await sample.objects(in: folder)
      where sample.schema != "diff-effect-1" || object["change"] == nil {
        used[sample.schema, default: []].formUnion(schema.check(object).usedProperties)
      }
    }
    for (name, properties) in used.sorted(by: { $0.key < $1.key }) {
      let unused = try SchemaFiles.schema(name).propertyPointers.subtracting(properties)
        .subtracting(SchemaSample.unseenProperties[name] ?? [])
      #expect(unused.sorted() == [], "\(name)")
    }
  }

  @Test func `an output of no rows is an empty list`() async throws {
    let folder = try await SchemaSample.folder()
    for line in ["sql 'SELECT 1 AS a WHERE 0'", "diff App/Old.storyboard App/Old.storyboard"] {
      #expect(await run("\(line) --format json", in: folder.url).stdout == "[]\n")
      #expect(await run("\(line) --format jsonl", in: folder.url).stdout == "")
      let csv = await run("\(line) --format csv", in: folder.url)
      #expect(csv.stdout.split(separator: "\n").count == 1)
    }
  }

  @Test func `diagnostics in a layout are diagnostics`() async throws {
    let folder = try await SchemaSample.folder()
    let schema = try SchemaFiles.schema("diagnostic-1")
    let layouts = try await run("resolve Findings --format jsonl", in: folder.url).jsonLines()
    let diagnostics = layouts.flatMap { $0["diagnostics"]?.array ?? [] }
    #expect(!diagnostics.isEmpty)
    expectNoFaults(diagnostics, schema)
    // The copy in the other schema, so that each file can be used alone.
    var alone = schema.root.object ?? [:]
    for key in ["$schema", "$id", "title", "examples"] { alone[key] = nil }
    var copy = try SchemaFiles.schema("resolved-layout-1")["#/$defs/diagnostic"]?.object ?? [:]
    alone["description"] = nil
    copy["description"] = nil
    #expect(alone == copy)
  }

  @Test func `constraint systems and their solutions keep to their schemas`() async throws {
    let folder = try TemporaryFolder()
    let input = try SchemaFiles.schema("solve-input-1")
    let output = try SchemaFiles.schema("solve-output-1")
    let files = [
      #"{"constraints":[{"terms":[["x",1]],"relation":">=","constant":1}]}"#,
      """
      [{"name":"low","variables":["x","y"],"constraints":[
        {"id":"a","terms":[["x",1]],"relation":"==","constant":1,"priority":250},
        {"id":"b","terms":[["x",1]],"relation":"=","priority":0.5}]},
       {"name":"conflict","constraints":[
        {"id":"a","terms":[["x",1]],"relation":"==","constant":1},
        {"id":"b","terms":[["x",1]],"relation":"==","constant":2},
        {"id":"c","terms":[["x",2]],"relation":"<=","constant":-2}]}]
      """,
      #"{"cases":[{"name":"a","constraints":[]}]}"#,
    ]
    var used: Set<String> = []
    for file in files {
      expectNoFaults([try JSONInstance(json: Data(file.utf8))], input)
      let result = await run(["solve", "-"], standardInput: file, workingDirectory: folder.path)
      let answers = try result.jsonLines()
      #expect(!answers.isEmpty)
      expectNoFaults(answers, output)
      for answer in answers { used.formUnion(output.check(answer).usedProperties) }
    }
    #expect(output.propertyPointers.subtracting(used).sorted() == [])
    for wrong in ["[1]", #"{"constraints":[{"terms":[["x"]],"relation":"=="}]}"#] {
      #expect(!input.faults(in: try JSONInstance(json: Data(wrong.utf8))).isEmpty)
    }
  }

  @Test func `native documents keep to their schema, whether by hand or exported`() async throws {
    let folder = try await SchemaSample.folder()
    let schema = try SchemaFiles.schema("layout-document-1")
    for name in ["screens/settings", "screens/profile-card", "classes/nine-cells"] {
      let file = folder.url.appendingPathComponent("Screens/\(name).json")
      expectNoFaults([try JSONInstance(json: Data(contentsOf: file))], schema)
    }
    for name in ["App/Main.storyboard", "App/Old.storyboard", "App/Mac.xib"] {
      let result = await run("export \(name) --format json", in: folder.url)
      expectNoFaults([try JSONInstance(json: Data(result.stdoutBytes))], schema)
    }
  }
}

/// Blames the first rows that break a schema.
func expectNoFaults(
  _ rows: [JSONInstance], _ schema: JSONSchema,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let faults = rows.enumerated().flatMap { index, row in
    schema.faults(in: row).map { "row \(index + 1) \($0)" }
  }
  #expect(faults.prefix(5) == [], sourceLocation: sourceLocation)
}
