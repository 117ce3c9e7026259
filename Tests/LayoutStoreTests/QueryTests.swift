import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

@Suite struct QueryTests {
  @Test func `values keep their classes`() throws {
    let sample = try SampleStore()
    var columns: [String] = []
    var rows: [[StoreValue]] = []
    try sample.store.query(
      "SELECT NULL AS n, 1 AS i, 0.5 AS r, 'é' AS t, x'00ff' AS b, :p AS p", parameters: ["p": "v"],
      columns: { columns = $0 }, row: { rows.append($0) })
    #expect(columns == ["n", "i", "r", "t", "b", "p"])
    #expect(rows == [[nil, 1, 0.5, "é", .blob([0, 255]), "v"]])
  }

  @Test(arguments: [
    ("INSERT INTO document (name) VALUES ('a')", "insert into document"),
    ("UPDATE view SET hidden = 1", "update view"), ("DELETE FROM view", "delete from view"),
    ("WITH a AS (SELECT 1) DELETE FROM view", "delete from view"),
    ("ATTACH 'x.sqlite' AS x", "attach a database"), ("BEGIN", "begin or end a transaction"),
    ("PRAGMA user_version = 3", "use the pragma user_version in a way that may change something"),
    ("PRAGMA query_only = 0", "use the pragma query_only in a way that may change something"),
    ("CREATE TABLE a (b)", "change the schema"),
    ("CREATE TEMP TABLE a (b)", "change the schema"),
    ("DROP TABLE view", "change the schema"),
    ("SELECT load_extension('x')", "call load_extension"), ("VACUUM INTO 'x'", "attach a database"),
    ("REINDEX", "change the schema"), ("ANALYZE", "change the schema"),
  ])
  func `what would change something is refused`(sql: String, what: String) throws {
    let sample = try SampleStore()
    #expect(throws: StoreError.notReadOnly(what: what)) { try sample.rows(sql) }
  }

  @Test(arguments: [
    "SELECT count(*) FROM pragma_table_info('view')", "PRAGMA table_info(view)",
    "PRAGMA user_version", "EXPLAIN QUERY PLAN SELECT * FROM views", "VALUES (1)",
    "SELECT 1; -- and a comment", "SELECT value FROM json_each('[1]')",
    "WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 9) SELECT * FROM n",
  ])
  func `what reads is allowed`(sql: String) throws {
    let sample = try SampleStore()
    #expect(try !sample.rows(sql).isEmpty)
  }

  @Test func `one statement at a time`() throws {
    let sample = try SampleStore()
    #expect(throws: StoreError.severalStatements) { try sample.rows("SELECT 1; SELECT 2") }
    #expect(throws: StoreError.invalidSQL(reason: "there is no statement")) {
      try sample.rows("  -- nothing")
    }
    #expect(throws: StoreError.invalidSQL(reason: "no such table: missing")) {
      try sample.rows("SELECT * FROM missing")
    }
    #expect(throws: StoreError.missingParameter(name: "a")) { try sample.rows("SELECT :a") }
  }

  @Test func `rows are handed on as they come`() throws {
    struct Enough: Error {}
    let sample = try SampleStore()
    var count = 0
    #expect(throws: Enough.self) {
      try sample.store.query(
        "WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
      ) { _ in
        count += 1
        if count == 1000 { throw Enough() }
      }
    }
    #expect(count == 1000)
  }

  @Test(arguments: NamedQuery.allCases)
  func `ready queries run for all documents or for some`(query: NamedQuery) throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document, as: "a \"b\".storyboard")
    try sample.add(SampleTree.document, as: "c.storyboard")
    func count(_ documents: [String]?) throws -> Int {
      var count = 0
      try sample.store.run(query, documents: documents) { _ in count += 1 }
      return count
    }
    let all = try count(nil)
    #expect(try count(["a \"b\".storyboard"]) * 2 == all)
    #expect(try count([]) == 0)
  }

  @Test func `overrides say what they replace`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    var rows: [String] = []
    try sample.store.run(.overrides) { row in
      rows.append(row.dropFirst(2).map(\.plainText).joined(separator: "|"))
    }
    #expect(
      rows == [
        "wAny-hC|constraint|K-1|constant|4|8|",
        "wR-hAny|constraint|K-1|constant|30|8|",
        "wAny-hC|constraint|K-1|installed|NO|YES|",
        "wR-hAny|constraint|K-1|installed|YES|YES|",
        "wAny-hC|constraint|K-2|installed|YES|NO|wAny-hAny",
        "wR-hAny|view|L-1|fontDescription|system 30|system 17|",
        "wR-hAny|view|L-1|hidden|YES|NO|",
        "wR-hC|view|T-1|axis|horizontal|vertical|",
        "wR-hAny|view|T-1|installed|YES|NO|wAny-hAny",
      ])
  }

  @Test func `unused things are found, guides of Xcode's own only if asked for`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    func rows(automatic: Bool) throws -> [String] {
      var rows: [String] = []
      try sample.store.run(.unused, automatic: automatic) { row in
        rows.append(row.dropFirst().map(\.plainText).joined(separator: "|"))
      }
      return rows
    }
    let guide = "guide|G-top|no constraint names it"
    let others = [
      "constraint|K-3|it is installed in no final class", "image|logo|no object names it",
      "image|unused|no object names it",
    ]
    #expect(try rows(automatic: false) == others)
    #expect(try rows(automatic: true) == [others[0], guide] + others[1...])
  }
}
