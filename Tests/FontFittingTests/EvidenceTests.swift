import FontFitting
import Foundation
import LayoutModel
import TestSupport
import Testing

@Suite struct EvidenceTests {
  @Test func `only widths that the text alone decides are evidence`() throws {
    let bytes = try Data(
      contentsOf: testFolder().appendingPathComponent("Cases/free-and-not.storyboard"))
    let folder = try TemporaryFolder()
    try folder.write(String(decoding: bytes, as: UTF8.self), to: "some-group/a.storyboard")
    let reader = try EvidenceReader(folder: folder.path)
    let found = reader.observations.filter(\.isFree).map {
      "\($0.view) \($0.kind.rawValue) \(NumberText.rounded($0.width)) \(NumberText.rounded($0.unit))"
    }
    let comment = String(decoding: bytes, as: UTF8.self).firstMatch(of: /<!--((?s:.*?))-->/)
    let expected = comment.map { $0.1.split(separator: "\n").dropFirst().map(String.init) }
    #expect(found == expected)
    #expect(reader.observations.allSatisfy { $0.group == "some-group" })
  }

  @Test func `a folder without documents says so`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FitError.self) { try EvidenceReader(folder: folder.path) }
  }

  @Test func `what can't be read is listed and left out`() throws {
    let folder = try TemporaryFolder()
    let sound = try Data(
      contentsOf: testFolder().appendingPathComponent("Cases/free-and-not.storyboard"))
    try folder.write(String(decoding: sound, as: UTF8.self), to: "a/sound.storyboard")
    try folder.write("<document", to: "b/broken.storyboard")
    let reader = try EvidenceReader(folder: folder.path)
    #expect(reader.documentCount == 1)
    #expect(reader.failures.count == 1)
  }
}
