import TestSupport
import Testing

@testable import LayoutStore

@Suite struct KeptResultTests {
  private let day = 86_400

  private func result(_ subject: String, _ state: String = "s", length: Int = 4) -> KeptResult {
    KeptResult(subject: subject, state: state, body: String(repeating: "x", count: length))
  }

  @Test func `a result is there until another state replaces it`() throws {
    let sample = try SampleStore()
    try sample.store.keep([result("a"), result("b")], used: [], program: "p", at: 1)
    #expect(try sample.store.keptResult(of: "a", program: "p") == result("a"))
    try sample.store.keep([result("a", "t")], used: [], program: "p", at: 2)
    #expect(try sample.store.keptResult(of: "a", program: "p") == result("a", "t"))
    #expect(try sample.rows("SELECT count(*) FROM keptResult") == ["2"])
    #expect(try sample.store.keptResult(of: "c", program: "p") == nil)
  }

  @Test func `another version of the program gets nothing, and takes the old results out`() throws {
    let sample = try SampleStore()
    try sample.store.keep([result("a"), result("b")], used: [], program: "p", at: 1)
    #expect(try sample.store.keptResult(of: "a", program: "q") == nil)
    try sample.store.keep([result("b")], used: [], program: "q", at: 1)
    try sample.store.removeKeptResults(except: "q")
    #expect(try sample.rows("SELECT subject FROM keptResult") == ["b"])
  }

  @Test func `the results that nobody has used for longest go first`() throws {
    let sample = try SampleStore()
    for (time, subject) in ["a", "b", "c", "d"].enumerated() {
      try sample.store.keep(
        [result(subject, length: 100)], used: [], program: "p", at: time, atMost: 400)
    }
    // Used today, so that 'b' and 'c' are the oldest ones.
    try sample.store.keep([], used: ["a"], program: "p", at: 3 * day, atMost: 400)
    try sample.store.keep(
      [result("e", length: 200)], used: [], program: "p", at: 3 * day, atMost: 400)
    #expect(try sample.rows("SELECT subject FROM keptResult ORDER BY 1") == ["a", "d", "e"])
  }

  @Test func `what is used every minute is noted once a day`() throws {
    let sample = try SampleStore()
    try sample.store.keep([result("a")], used: [], program: "p", at: day)
    for time in [day + 60, day + 120, 2 * day - 1] {
      try sample.store.keep([], used: ["a"], program: "p", at: time)
    }
    #expect(try sample.rows("SELECT used FROM keptResult") == ["\(day)"])
    try sample.store.keep([], used: ["a"], program: "p", at: 2 * day + 1)
    #expect(try sample.rows("SELECT used FROM keptResult") == ["\(2 * day + 1)"])
  }

  @Test func `keeping results does not end a change by SQL`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.change("UPDATE constraints SET constant = 77 WHERE id = 'K-1'")
    let other = try DocumentStore(path: sample.path, access: .keptResults)
    try other.keep([result("a")], used: [], program: "p", at: 1)
    other.close()
    try sample.change("UPDATE constraints SET constant = 78 WHERE id = 'K-1'")
    // The import, and one revision with both changes.
    #expect(try sample.store.log("Main.storyboard").map(\.number) == [2, 1])
  }

  @Test func `a store of the fourth version keeps its documents`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.change(
      """
      DROP TABLE keptResult; PRAGMA user_version = 4;
      DELETE FROM grdb_migrations WHERE identifier = '5 kept results';
      """)
    sample.store.close()
    // Who only keeps results does not bring a store up to date.
    #expect(throws: StoreError.self) {
      try DocumentStore(path: sample.path, access: .keptResults)
    }
    let store = try DocumentStore(path: sample.path)
    #expect(try store.load("Main.storyboard") == SampleTree.document)
    try store.keep([result("a")], used: [], program: "p", at: 1)
    #expect(try store.keptResult(of: "a", program: "p") == result("a"))
  }
}
