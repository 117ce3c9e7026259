import LayoutModel
import Testing

@testable import LayoutEngine

/// What is done grows with the document, and not with its square.
@Suite struct GrowthTests {
  @Test(arguments: [2, 8, 32])
  func `recorded frames are compared with two resolvers, however many scenes`(
    scenes: Int
  ) {
    let document = LayoutDocument(ListDocument.tree(scenes: scenes, boxes: 3, moved: 5))
    var check = RecordedFrameCheck(document)
    for scene in document.scenes.indices {
      let frames = check.check(scene: scene).frames
      #expect(frames.count == 3)
      #expect(frames.count { $0.isMisplaced } == 3)
    }
    #expect(check.resolverCount == 2)
  }

  @Test func `scenes that are checked together have the frames of each alone`() {
    let document = LayoutDocument(ListDocument.tree(scenes: 4, boxes: 5, moved: 3))
    var together = RecordedFrameCheck(document)
    for scene in document.scenes.indices {
      var alone = RecordedFrameCheck(document)
      #expect(together.check(scene: scene).frames == alone.check(scene: scene).frames)
    }
  }

  @Test func `the basis of a list is as large as the list`() throws {
    let sizes = try [100, 200, 400].map { boxes in
      var inspector = SceneInspector(LayoutDocument(ListDocument.tree(scenes: 1, boxes: boxes)))
      let scene = inspector.inspect(scene: 0, in: inspector.designedEnvironment)
      return TightBasis(try #require(scene.islands.first)).size
    }
    #expect(sizes[1] <= sizes[0] * 21 / 10, "\(sizes)")
    #expect(sizes[2] <= sizes[1] * 21 / 10, "\(sizes)")
  }

  @Test func `a constant moves the rows that combinations say`() throws {
    for seed in 0..<12 as Range<UInt64> {
      var inspector = SceneInspector(LayoutDocument(RandomLayout.tree(seed: seed)))
      let scene = inspector.inspect(scene: 0, in: inspector.designedEnvironment)
      let island = try #require(scene.islands.first)
      let basis = TightBasis(island)
      for row in basis.members.sorted().prefix(20) {
        let effects = basis.effects(of: row)
        for other in island.rows.indices where !basis.members.contains(other) {
          let form = island.rows[other].form
          let slope = form.terms.reduce(0) {
            $0 + $1.coefficient * (effects[$1.variable] ?? 0)
          }
          let share = basis.combination(of: form).rows[row] ?? 0
          #expect(abs(slope - share) < 1e-6, "seed \(seed), rows \(row) and \(other)")
        }
      }
    }
  }

  @Test func `a long chain is explained as far as is stated, and says so`() throws {
    var inspector = SceneInspector(LayoutDocument(ListDocument.tree(scenes: 1, boxes: 40)))
    let views = inspector.document.scenes[0].views
    let all = inspector.explain(
      views: views, scene: 0, in: inspector.designedEnvironment)
    let some = inspector.explain(
      views: views, scene: 0, in: inspector.designedEnvironment, mostReasons: 100)
    #expect(Set(all.map(\.view)).count == 41)
    #expect(some.count < all.count / 2)
    #expect(some.map { $0.text() } == all.prefix(some.count).map { $0.text() })
  }

  /// The constant of the last box but *k* moves *k* + 1 boxes, and each variable that it moves is a step. So within half of the
  /// steps, as many constants are told as its square root allows, however long the list is.
  @Test func `how far constants may move is told within so many steps, however long the list`()
    throws
  {
    let counts = try [50, 100, 200, 400].map { boxes in
      var inspector = SceneInspector(LayoutDocument(ListDocument.tree(scenes: 1, boxes: boxes)))
      let scene = inspector.inspect(scene: 0, in: inspector.designedEnvironment)
      let island = try #require(scene.islands.first)
      var explainer = IslandExplainer(
        island, document: inspector.document, names: ViewNames(inspector.document), reasons: nil,
        mostSteps: 8000)
      let last = try #require(scene.layout.views.last?.index)
      let attribute = try #require(ExplainedAttribute("y"))
      let y = try #require(island.form(of: attribute, view: last))
      let reasons = explainer.reasons(explainer.chain(of: y))
      #expect(reasons.count == 2 * boxes - 1)
      return reasons.count { $0.constant != nil }
    }
    #expect(counts[0] == 99)
    #expect(counts[1] < 199)
    #expect(Set(counts[1...]).count == 1, "\(counts)")
  }

  @Test func `a long chain leaves steps to the numbers that are explained after it`() throws {
    var inspector = SceneInspector(LayoutDocument(ListDocument.tree(scenes: 1, boxes: 200)))
    let scene = inspector.inspect(scene: 0, in: inspector.designedEnvironment)
    let island = try #require(scene.islands.first)
    var explainer = IslandExplainer(
      island, document: inspector.document, names: ViewNames(inspector.document), reasons: nil,
      mostSteps: 8000)
    let last = try #require(scene.layout.views.last?.index)
    for (name, isTold) in [("y", false), ("height", true), ("x", true)] {
      let attribute = try #require(ExplainedAttribute(name))
      let form = try #require(island.form(of: attribute, view: last))
      let reasons = explainer.reasons(explainer.chain(of: form))
      #expect(!reasons.isEmpty)
      #expect(reasons.allSatisfy { $0.constant != nil } == isTold, "\(name)")
    }
  }

  @Test func `a view is found in a layout by its position`() {
    let document = LayoutDocument(ListDocument.tree(scenes: 2, boxes: 6))
    let resolver = LayoutResolver(document)
    for layout in resolver.resolveAsDesigned() {
      for view in document.views {
        let known = layout.views.first { $0.index == view.index }
        #expect(layout.view(at: view.index) == known)
      }
    }
  }

  /// Each box violates its distance from the one before, which lies elsewhere, too: so each is asked of the whole island. The root
  /// does not, so that the first one's distance from it needs no such question.
  @Test(arguments: [(12, true), (120, true), (4000, false)])
  func `views are asked of their whole island up to a limit, all of them or none`(
    boxes: Int, isAsked: Bool
  ) {
    let document = LayoutDocument(ListDocument.tree(scenes: 1, boxes: boxes, lowered: 9))
    var check = RecordedFrameCheck(document)
    let frames = check.check(scene: 0).frames
    #expect(frames.count { $0.differs } == boxes)
    #expect(check.solveCount == (isAsked ? boxes - 1 : 0))
    #expect(frames.count { $0.isMisplaced } == (isAsked ? boxes : 1))
  }
}
