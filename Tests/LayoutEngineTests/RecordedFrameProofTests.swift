import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// Which recorded frames are called misplaced, for which reason, and what an update makes of them.
///
/// A case in `Cases/RecordedFrames` says in its first comment, of every view that differs:
///
///     misplaced <view> constraint <constraint>    a required constraint is contradicted
///     misplaced <view> stack <stack view>         what a stack view requires
///     misplaced <view> mark                       Interface Builder says so, too
///     uncertain <view>                            it differs, and that proves nothing
///     updated <view> <x> <y> <width> <height>     what an update writes
@Suite struct RecordedFrameProofTests {
  static let cases = CaseFile.names(in: "Cases/RecordedFrames").map { "Cases/RecordedFrames/\($0)" }

  @Test func `there are cases`() {
    #expect(Self.cases.count >= 8)
  }

  @Test(arguments: cases)
  func `what differs is misplaced where that is certain, and then updated`(name: String) throws {
    let file = try CaseFile(name)
    let document = LayoutDocument(file.tree)
    #expect(findings(in: document) == [], "\(name)")
    let expected = file.expectations.map { $0.joined(separator: " ") }
    let found = words(of: document) + updates(of: document)
    #expect(found.sorted() == expected.sorted(), "\(name)")
  }

  @Test(arguments: cases)
  func `what is not certain is updated on demand`(name: String) throws {
    let document = LayoutDocument(try CaseFile(name).tree)
    let differing = words(of: document).map { $0.split(separator: " ")[1] }
    let update = FrameUpdate(document, options: FrameUpdate.Options(includesUncertain: true))
    #expect(
      update.changes.map { document.views[$0.view].id.text } == differing.map(String.init),
      "\(name)")
    #expect(words(of: LayoutDocument(update.tree)) == [], "\(name)")
  }

  /// The views of a document that differ, in document order.
  private func words(of document: LayoutDocument) -> [String] {
    var check = RecordedFrameCheck(document)
    return document.scenes.indices.flatMap { check.check(scene: $0).frames }.filter(\.differs)
      .map { frame in
        let id = document.views[frame.view].id
        if !frame.isMisplaced { return "uncertain \(id)" }
        switch frame.contradiction {
        case .constraint(let index):
          return "misplaced \(id) constraint \(document.constraints[index].id)"
        case .stack(let index): return "misplaced \(id) stack \(document.views[index].id)"
        case nil: return "misplaced \(id) mark"
        }
      }
  }

  private func updates(of document: LayoutDocument) -> [String] {
    FrameUpdate(document).changes.map { change in
      let numbers = [change.new.x, change.new.y, change.new.width, change.new.height]
      let words = [document.views[change.view].id.text] + numbers.map { NumberText.shortest($0) }
      return "updated " + words.joined(separator: " ")
    }
  }
}
