import ElementTree
import LayoutModel
import PlatformRules
import TestSupport
import Testing

@testable import LayoutStore

/// Revisions that come out of git, and what changed in them.
@Suite struct RevisionSourceTests {
  private func source(_ number: Int) -> RevisionSource {
    RevisionSource(commit: "c\(number)", author: "Ada", message: "change \(number)")
  }

  private func add(
    _ sample: SampleStore, _ number: Int, _ tree: DocumentTree = SampleTree.document
  ) throws {
    try sample.store.importDocument(
      tree, name: "Main.storyboard", time: sampleTime, source: source(number))
  }

  private func changed(_ attribute: String) -> DocumentTree {
    var tree = SampleTree.document
    tree.root["toolsVersion"] = attribute
    return tree
  }

  @Test func `a revision has its commit, and one that says the same keeps the first`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    #expect(try sample.store.log("Main.storyboard").map(\.source) == [nil])
    try add(sample, 1)
    try add(sample, 2)
    try add(sample, 3, changed("23000"))
    #expect(try sample.store.log("Main.storyboard").map(\.source) == [source(3), source(1)])
    #expect(
      try sample.rows("SELECT revision, commitID, author, message FROM revisions ORDER BY revision")
        == ["1|c1|Ada|change 1", "2|c3|Ada|change 3"])
  }

  @Test func `what SQL makes of a revision comes from no commit`() throws {
    let sample = try SampleStore()
    try add(sample, 1)
    try sample.change("UPDATE constraints SET constant = 9 WHERE id = 'K-1'")
    #expect(try sample.store.log("Main.storyboard").map(\.source) == [nil, source(1)])
    #expect(
      try sample.rows("SELECT id, change, constant, commitID FROM constraintChanges")
        == ["K-1|changed|9.0|"])
    try sample.store.remove("Main.storyboard")
    #expect(try sample.rows("SELECT count(*) FROM origin") == ["0"])
  }

  @Test func `constraints that were added, changed and removed are told`() throws {
    let sample = try SampleStore()
    try add(sample, 1)
    for (number, constant) in [(2, 12), (3, 16)] {
      try sample.change("UPDATE constraints SET constant = \(constant) WHERE id = 'K-1'")
      let tree = try sample.store.load("Main.storyboard")
      try add(sample, number, tree)
      try sample.change("UPDATE revision SET state = 'closed' WHERE state = 'open'")
    }
    try sample.change("DELETE FROM constraints WHERE id = 'K-1'")
    #expect(
      try sample.rows(
        """
        SELECT revision, change, oldConstant, constant, message FROM constraintChanges
        WHERE id = 'K-1' ORDER BY revision
        """
      ).map { String($0.drop { $0 != "|" }) }
        == ["|changed|8.0|12.0|change 2", "|changed|12.0|16.0|change 3", "|removed|16.0||"])
    // 1000 is what no priority means, and not a change.
    #expect(
      try sample.rows("SELECT count(*) FROM constraintChanges WHERE change = 'added'") == ["0"])
  }

  @Test func `a store of the first version keeps its revisions`() throws {
    let newer = try SampleStore()
    try newer.add(SampleTree.document)
    defer { withExtendedLifetime(newer) {} }
    let store = try DocumentStore(path: OldStore.make(version: 1, from: newer))
    #expect(try store.load("Main.storyboard") == SampleTree.document)
    try store.importDocument(
      changed("23000"), name: "Main.storyboard", time: sampleTime, source: source(1))
    #expect(try store.log("Main.storyboard").map(\.source) == [source(1), nil])
  }

  @Test func `a store of the second version learns the systems of its environments`() throws {
    let system = SystemRelease(major: 18)
    let phone = LayoutEnvironment(
      device: "phone", size: Size(width: 375, height: 667),
      cell: GridCell(width: .compact, height: .regular), system: system)
    var designed = LayoutEnvironment(size: Size(width: 320, height: 480), cell: phone.cell)
    designed.isAsDesigned = true
    let newer = try SampleStore()
    defer { withExtendedLifetime(newer) {} }
    let path = try OldStore.make(
      version: 2, from: newer,
      adding: """
        INSERT INTO environment (
          key, orientation, width, height, cell, scale, safeAreaTop, safeAreaLeft, safeAreaBottom,
          safeAreaRight, bars, direction, contentSizeCategory, isAsDesigned)
        SELECT key, 'portrait', 375, 667, 'wC-hR', 2, 0, 0, 0, 0, 'inferred', 'ltr', 'large', designed
        FROM (SELECT '\(phone.canonicalKey)' AS key, 0 AS designed
          UNION ALL SELECT '\(designed.canonicalKey)', 1)
        """)
    let store = try DocumentStore(path: path)
    var rows: [[String]] = []
    try store.query("SELECT isAsDesigned, ios FROM environment ORDER BY 1", parameters: [:]) {
      rows.append($0.map(\.plainText))
    }
    #expect(rows == [["0", "18"], ["1", ""]])
  }
}
