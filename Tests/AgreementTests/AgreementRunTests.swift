import Agreement
import ElementTree
import Foundation
import InterfaceBuilder
import LayoutModel
import TestSupport
import Testing

@Suite struct AgreementRunTests {
  private static func caseBytes() throws -> [UInt8] {
    Array(try Data(contentsOf: testFolder().appendingPathComponent("Cases/counted.storyboard")))
  }

  @Test func `counted are views that constraints place, with frames that record a layout`() throws {
    let bytes = try Self.caseBytes()
    let comment = String(decoding: bytes, as: UTF8.self).firstMatch(of: /<!--((?s:.*?))-->/)
    let expected = comment.map { $0.1.split(separator: "\n").dropFirst().map(String.init) }
    let views = try readInterfaceBuilder(bytes).countedViews
    #expect(views.map(\.id).sorted() == expected)
  }

  @Test func `a blind copy differs in the counted frames alone`() throws {
    let tree = try readInterfaceBuilder(try Self.caseBytes())
    let views = tree.countedViews
    let blind = tree.blinded(views)
    #expect(blind.countedViews.map(\.id) == views.map(\.id))
    #expect(
      blind.countedViews.allSatisfy { $0.recorded == Rect(x: 7, y: 7, width: 31, height: 17) })
    var restored = blind
    let frames = Dictionary(uniqueKeysWithValues: views.map { ($0.id, $0.recorded) })
    restored.root.modify { element in
      guard let frame = element["id"].flatMap({ frames[$0] }) else { return }
      for index in element.content.indices {
        guard case .element(var child) = element.content[index], child.name == "rect" else {
          continue
        }
        child["x"] = NumberText.ofRectangle(frame.x)
        child["y"] = NumberText.ofRectangle(frame.y)
        child["width"] = NumberText.ofRectangle(frame.width)
        child["height"] = NumberText.ofRectangle(frame.height)
        element.content[index] = .element(child)
      }
    }
    #expect(restored == tree)
  }

  @Test func `a run counts what agrees, and lists what it left out`() throws {
    let folder = try TemporaryFolder()
    let bytes = try Self.caseBytes()
    for place in ["one__app/Main.storyboard", "two__app/Main.storyboard"] {
      try folder.write(String(decoding: bytes, as: UTF8.self), to: place)
    }
    try folder.write("<document", to: "two__app/Broken.xib")
    let manifest = try Manifest(
      """
      repository\tcommit\tpath\tsha256
      one/app\tc1\tMain.storyboard\t\(sha256(bytes))
      two/app\tc2\tMain.storyboard\t\(sha256([]))
      two/app\tc2\tBroken.xib\t\(sha256(Array("<document".utf8)))
      two/app\tc2\tMissing.xib\t\(sha256([]))
      """)
    let run = AgreementRun(manifest, folder: folder.path)
    #expect(run.tally.total == AgreementTally.Share(agreeing: 4, count: 5))
    #expect(run.tally.close.agreeing == 4)
    #expect(run.tally.documents == AgreementTally.Share(agreeing: 0, count: 1))
    expectGolden(run.report + "\n" + run.worst(3), named: "run.md")
    let sighted = AgreementRun(manifest, folder: folder.path, isBlind: false)
    #expect(sighted.tally.total == run.tally.total)
  }

  @Test func `each repository counts the same in their mean, however large it is`() throws {
    let folder = try TemporaryFolder()
    let good = String(decoding: try Self.caseBytes(), as: UTF8.self)
    let bad = good.replacing(
      "<rect key=\"frame\" x=\"10\" y=\"20\"", with: "<rect key=\"frame\" x=\"60\" y=\"20\"")
    let texts = [("one/app", "A", good), ("two/app", "A", bad), ("two/app", "B", bad)]
    var lines = ["repository\tcommit\tpath\tsha256"]
    for (repository, name, text) in texts {
      let path = "\(name).storyboard"
      try folder.write(text, to: "\(repository.replacing("/", with: "__"))/\(path)")
      lines.append("\(repository)\tc\t\(path)\t\(sha256(Array(text.utf8)))")
    }
    let run = AgreementRun(try Manifest(lines.joined(separator: "\n")), folder: folder.path)
    #expect(run.failures.isEmpty)
    #expect(run.tally.repositories["one/app"] == AgreementTally.Share(agreeing: 4, count: 5))
    #expect(run.tally.repositories["two/app"] == AgreementTally.Share(agreeing: 6, count: 10))
    #expect(run.tally.meanOfRepositories == 70)
    #expect(run.tally.total == AgreementTally.Share(agreeing: 10, count: 15))
  }
}
