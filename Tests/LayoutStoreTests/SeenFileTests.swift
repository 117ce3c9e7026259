import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

@Suite struct SeenFileTests {
  private let second: Int64 = 1_000_000_000

  private func seen(_ stamp: FileStamp, at time: Int64) -> SeenFile {
    SeenFile(stamp: stamp, seen: time, digest: "d", reader: "r")
  }

  @Test func `a file with another size, time or inode may have other bytes`() {
    let stamp = FileStamp(size: 10, modified: 5, changed: 6, inode: 7)
    let file = seen(stamp, at: 100 * second)
    #expect(file.hasSameBytes(as: stamp))
    for path in [\FileStamp.size, \.modified, \.changed, \.inode] {
      var other = stamp
      other[keyPath: path] += 1
      #expect(!file.hasSameBytes(as: other))
    }
  }

  @Test func `a change that could leave the times as they were is looked at`() {
    for seed in 0..<500 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      // A file system whose times are whole steps: what is written twice within one has one time.
      let step = Int64.random(in: 1...2 * second, using: &random)
      func time(_ moment: Int64) -> Int64 { moment / step * step }
      let written = Int64.random(in: 10 * second...20 * second, using: &random)
      let read = written + Int64.random(in: 0...5 * second, using: &random)
      let writtenAgain = read + Int64.random(in: 0...5 * second, using: &random)
      let before = FileStamp(
        size: 1, modified: time(written), changed: time(written), inode: 1)
      let after = FileStamp(
        size: 1, modified: time(writtenAgain), changed: time(writtenAgain), inode: 1)
      #expect(!seen(before, at: read).hasSameBytes(as: after), "seed \(seed)")
    }
  }

  @Test func `a file is known until its document says something else`() throws {
    let sample = try SampleStore()
    let file = seen(FileStamp(size: 1, modified: 2, changed: 3, inode: 4), at: 5)
    func known() throws -> [String: Int] {
      try sample.store.seenFiles(by: "r").mapValues(\.revision)
    }
    func add() throws {
      try sample.store.importDocument(
        SampleTree.document, name: "Main.storyboard", time: sampleTime, from: file)
    }
    try add()
    #expect(try sample.store.seenFiles(by: "r")["Main.storyboard"]?.file == file)
    #expect(try sample.store.seenFiles(by: "another version").isEmpty)
    try sample.change("UPDATE constraints SET constant = 77 WHERE constant <> 77")
    #expect(try known() == [:])
    try add()
    #expect(try known() == ["Main.storyboard": 3])
    var touched = file
    touched.stamp.modified = 9
    try sample.store.note([("Main.storyboard", touched)])
    #expect(try sample.store.seenFiles(by: "r")["Main.storyboard"]?.file == touched)
    // Only where the bytes are those that were read.
    var other = touched
    other.digest = "e"
    other.stamp.modified = 10
    try sample.store.note([("Main.storyboard", other)])
    #expect(try sample.store.seenFiles(by: "r")["Main.storyboard"]?.file == touched)
    try sample.store.remove("Main.storyboard")
    #expect(try sample.rows("SELECT count(*) FROM fileStamp") == ["0"])
  }
}
