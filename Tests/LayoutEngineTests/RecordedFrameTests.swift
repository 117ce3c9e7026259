import ElementTree
import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// Recorded frames against constraints: what is misplaced, and what an update writes.
///
/// The cases of ``DesignedFrameTests`` record the frames that must come out, so each of them is in
/// place, and can be put out of place in a known way.
@Suite struct RecordedFrameTests {
  static let cases = CaseFile.names(in: "Cases").map { "Cases/\($0)" }

  @Test(arguments: cases)
  func `no view of a document with the right frames is misplaced, and an update changes nothing`(
    name: String
  ) throws {
    let document = LayoutDocument(try CaseFile(name).tree)
    #expect(differing(in: document) == [], "\(name)")
    let update = FrameUpdate(document)
    #expect(update.changes == [], "\(name)")
    #expect(update.tree == document.tree, "\(name)")
  }

  /// Whether that is certain is another question; see ``RecordedFrameProofTests``.
  @Test(arguments: cases)
  func `a view that is moved away differs alone, and an update puts back what was there`(
    name: String
  ) throws {
    let tree = try CaseFile(name).tree
    let document = LayoutDocument(tree)
    var check = RecordedFrameCheck(document)
    for scene in document.scenes.indices {
      for frame in check.check(scene: scene).frames where frame.isSettled {
        let id = document.views[frame.view].id
        var moved = tree
        moved.root.modify(id: id) {
          $0.changeFrame { Rect(x: $0.x + 5, y: $0.y - 3, size: $0.size) }
        }
        let changed = LayoutDocument(moved)
        #expect(differing(in: changed) == [id.text], "\(name): '\(id)'")
        let update = FrameUpdate(changed, options: FrameUpdate.Options(includesUncertain: true))
        #expect(update.changes.map { changed.views[$0.view].id } == [id], "\(name): '\(id)'")
        #expect(update.tree == tree, "\(name): '\(id)'")
      }
    }
  }

  @Test(arguments: cases)
  func `whatever the frames were, a second update changes nothing`(name: String) throws {
    let tree = try CaseFile(name).tree
    var random = SplitMix64(seed: 7)
    for options in Self.everyOption {
      var changed = tree
      for view in LayoutDocument(tree).views where Bool.random(using: &random) {
        let offset = Double.random(in: -40...40, using: &random).rounded()
        changed.root.modify(id: view.id) { element in
          element.changeFrame {
            Rect(
              x: $0.x + offset, y: $0.y, width: max(0, $0.width - offset), height: $0.height + 2)
          }
        }
      }
      let first = FrameUpdate(LayoutDocument(changed), options: options)
      let second = FrameUpdate(LayoutDocument(first.tree), options: options)
      #expect(second.changes == [], "\(name) \(options)")
      #expect(second.tree == first.tree, "\(name) \(options)")
    }
  }

  @Test(arguments: SampleFiles.all)
  func `a second update of a sample changes nothing`(name: String) throws {
    let document = try SampleFiles.document(name)
    for options in Self.everyOption {
      let first = FrameUpdate(document, options: options)
      let second = FrameUpdate(LayoutDocument(first.tree), options: options)
      #expect(second.changes == [], "\(name) \(options)")
    }
  }

  private static let everyOption = [false, true].flatMap { isExact in
    [false, true].flatMap { isWhole in
      [false, true].map {
        FrameUpdate.Options(
          isExact: isExact, includesUncertain: isWhole, usesMeasuredSizes: $0)
      }
    }
  }

  @Test func `a size with which a view may have come is not misplaced`() throws {
    var tree = try CaseFile("Cases/stack-plain-view-keeps-its-width.storyboard").tree
    // 300 points wide instead of the usual 240, and all else accordingly.
    for (id, x, width) in [
      ("stk-vw-001", 20.0, 300.0), ("one-vw-001", 0, 300), ("two-vw-001", 120, 60),
    ] {
      tree.root.modify(id: ObjectID(id)) { element in
        element.changeFrame { Rect(x: x, y: $0.y, width: width, height: $0.height) }
      }
    }
    #expect(differing(in: LayoutDocument(tree)) == [])
    tree.root.modify(id: "two-vw-001") { element in
      element.changeFrame { Rect(x: 100, y: $0.y, size: $0.size) }
    }
    #expect(differing(in: LayoutDocument(tree)) == ["two-vw-001"])
  }

  @Test func `one point is let stand, more is not; an exact update writes both`() throws {
    let name = "Cases/margins-of-inner-view.storyboard"
    let tree = try CaseFile(name).tree
    let document = LayoutDocument(tree)
    var check = RecordedFrameCheck(document)
    let frame = try #require(check.check(scene: 0).frames.first)
    let id = document.views[frame.view].id
    for (distance, isMisplaced) in [(0.5, false), (1, false), (1.5, true)] {
      var moved = tree
      moved.root.modify(id: id) { element in
        element.changeFrame { Rect(x: $0.x + distance, y: $0.y, size: $0.size) }
      }
      let changed = LayoutDocument(moved)
      #expect(differing(in: changed) == (isMisplaced ? [id.text] : []))
      let update = FrameUpdate(changed, options: FrameUpdate.Options(includesUncertain: true))
      #expect(update.changes.isEmpty == !isMisplaced)
      let exact = FrameUpdate(
        changed, options: FrameUpdate.Options(isExact: true, includesUncertain: true))
      #expect(exact.tree == tree)
    }
  }

  /// - Returns: the ids of views that differ.
  private func differing(in document: LayoutDocument) -> [String] {
    var check = RecordedFrameCheck(document)
    return document.scenes.indices.flatMap { check.check(scene: $0).frames }.filter(\.differs)
      .map { document.views[$0.view].id.text }
  }
}

extension DocumentElement {
  /// Replaces the recorded frame, as Interface Builder writes it.
  fileprivate mutating func changeFrame(_ change: (Rect) -> Rect) {
    guard let old = rect(key: "frame") else { return }
    let new = change(old)
    for index in content.indices {
      guard case .element(var rect) = content[index], rect.name == "rect", rect["key"] == "frame"
      else { continue }
      let numbers = [("x", new.x), ("y", new.y), ("width", new.width), ("height", new.height)]
      for (name, value) in numbers where rect.number(name) != value {
        rect[name] = NumberText.ofRectangle(value)
      }
      content[index] = .element(rect)
    }
  }
}

extension Rect {
  fileprivate init(x: Double, y: Double, size: Size) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }
}
