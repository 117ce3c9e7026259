import ElementTree
import InterfaceBuilder
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import TestSupport
import Testing

/// How much repairs try, and how far they say they are.
@Suite struct RepairWorkTests {
  /// Scenes of views in views, each without a width.
  private func document(scenes: Int, depth: Int) throws -> LoadedDocument {
    func view(_ scene: Int, _ level: Int) -> String {
      let id = "v\(scene)-\(level)"
      let inner = "v\(scene)-\(level + 1)"
      let inside =
        level == depth
        ? ""
        : """
        <subviews>\(view(scene, level + 1))</subviews><constraints>
        <constraint firstItem="\(inner)" firstAttribute="leading" secondItem="\(id)" secondAttribute="leading" constant="1" id="l\(inner)"/>
        <constraint firstItem="\(inner)" firstAttribute="top" secondItem="\(id)" secondAttribute="top" constant="1" id="t\(inner)"/>
        <constraint firstAttribute="bottom" secondItem="\(inner)" secondAttribute="bottom" constant="1" id="b\(inner)"/>
        </constraints>
        """
      let place =
        level == 0 ? "key=\"view\"" : "translatesAutoresizingMaskIntoConstraints=\"NO\""
      return """
        <view \(place) contentMode="scaleToFill" id="\(id)">
        <rect key="frame" x="\(level == 0 ? 0 : 1)" y="\(level == 0 ? 0 : 1)" width="\(375 - 2 * level)" height="\(667 - 2 * level)"/>
        \(inside)</view>
        """
    }
    let list = (0..<scenes).map {
      """
      <scene sceneID="s\($0)"><objects><viewController id="c\($0)" sceneMemberID="viewController">
      \(view($0, 0))</viewController></objects></scene>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>\(list.joined())</scenes></document>
      """
    return LoadedDocument(
      name: "a.storyboard", document: LayoutDocument(try readInterfaceBuilder(Array(text.utf8))),
      diagnostics: [])
  }

  @Test
  func `a layout counts its views, and those deep in others as often as they are handed something`()
    throws
  {
    for (depth, work) in [(3, 4), (15, 16), (23, 32), (63, 232)] {
      let document = try document(scenes: 1, depth: depth).document
      #expect(MissingConstraints.work(of: 0, in: document) == work, "\(depth)")
    }
  }

  @Test func `each scene is tried as much as if it were alone`() throws {
    let alone = MissingConstraints(try document(scenes: 1, depth: 4))
    let many = MissingConstraints(try document(scenes: 3, depth: 4))
    #expect(alone.unrepaired.isEmpty && many.unrepaired.isEmpty)
    #expect(alone.steps.count == 4 && many.steps.count == 12)
    // What is counted is that of the last scene.
    #expect(many.tries == alone.tries)
    #expect(many.work == alone.work)
  }

  @Test(arguments: [1, 4, 12])
  func `a document in which nothing is missing is looked through once, however many scenes`(
    scenes: Int
  ) throws {
    let mended = MissingConstraints(try document(scenes: scenes, depth: 2))
    #expect(mended.steps.count == 2 * scenes)
    let again = MissingConstraints(
      LoadedDocument(
        name: "a.storyboard", document: mended.editor.document, diagnostics: []))
    #expect(again.steps.isEmpty && again.unrepaired.isEmpty)
    #expect(again.resolverCount == 1)
  }

  /// Scenes of one view without a width; of as many as are chained, each shows the next one.
  private func resetDocument(scenes: Int, chained: Int = 0) throws -> LoadedDocument {
    let list = (0..<scenes).map { scene in
      let segue =
        scene + 1 < chained
        ? """
        <connections><segue destination="c\(scene + 1)" kind="show" id="g\(scene)"/></connections>
        """ : ""
      return """
        <scene sceneID="s\(scene)"><objects><viewController id="c\(scene)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="r\(scene)"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v\(scene)">
        <rect key="frame" x="20" y="\(100 + scene % 3)" width="120" height="40"/></view></subviews><constraints>
        <constraint firstItem="v\(scene)" firstAttribute="top" secondItem="r\(scene)" secondAttribute="top" constant="\(100 + scene % 3)" id="t\(scene)"/>
        <constraint firstItem="v\(scene)" firstAttribute="centerX" secondItem="r\(scene)" secondAttribute="centerX" constant="-107.5" id="x\(scene)"/>
        </constraints></view>\(segue)</viewController></objects></scene>
        """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>\(list.joined())</scenes></document>
      """
    return LoadedDocument(
      name: "a.storyboard", document: LayoutDocument(try readInterfaceBuilder(Array(text.utf8))),
      diagnostics: [])
  }

  /// What the constraints of a scene's view and root say, in order.
  private func constraints(of scene: Int, in reset: SuggestedReset) -> [String] {
    let document = reset.editor.document
    return document.constraints.filter {
      $0.first.item.text == "v\(scene)" || $0.second?.item.text == "v\(scene)"
    }.map { "\($0.id) \($0.first) \($0.relation) \(String(describing: $0.second)) \($0.constant)" }
  }

  /// Each try read the whole document again: a hundred scenes of ten views took minutes.
  @Test(arguments: [2, 5, 9])
  func `constraints of a scene are suggested in a document of that scene, with the same outcome`(
    scenes: Int
  ) throws {
    let reset = SuggestedReset(try resetDocument(scenes: scenes))
    #expect(reset.wholeCount == 0)
    #expect(reset.unrepaired.isEmpty)
    // The only scene of a document is tried in the document itself.
    let alone = SuggestedReset(try resetDocument(scenes: 1))
    #expect(alone.wholeCount == 1)
    #expect(constraints(of: 0, in: reset) == constraints(of: 0, in: alone))
    #expect(reset.editor.added.count == scenes * alone.editor.added.count)
    #expect(!alone.editor.added.isEmpty)
    let again = SuggestedReset(
      LoadedDocument(name: "a.storyboard", document: reset.editor.document, diagnostics: []))
    #expect(again.wholeCount == 0)
    #expect(again.editor.tree == reset.editor.tree)
  }

  @Test func `a scene is tried with what leads to it where that decides how it lies`() throws {
    let document = try resetDocument(scenes: 6, chained: 4).document
    let excerpts = try #require(SceneExcerpts(document))
    let sizes = (0..<6).map { excerpts.documents(of: $0).map(\.scenes.count) }
    #expect(sizes == [[1], [1, 2], [1, 3], [1, 4], [1], [1]])
    // An excerpt that has not changed gives the storyboard back.
    let scene = try #require(
      excerpts.element(of: 2, in: excerpts.documents(of: 2)[1].tree))
    #expect(excerpts.storyboard(with: [2: scene]) == document.tree)
    // What changed elsewhere can't be put back.
    var other = excerpts.documents(of: 2)[1].tree
    other.root["useAutolayout"] = "NO"
    #expect(excerpts.element(of: 2, in: other) == nil)
  }

  @Test func `a search that ends early says how many views it leaves, and what to do`() throws {
    let loaded = try document(scenes: 1, depth: 5)
    let first = MissingConstraints(
      MissingConstraints.editor(of: loaded.document), scenes: [0], mostTries: 4)
    #expect(!first.steps.isEmpty)
    let open = 5 - first.steps.count
    #expect(
      first.unrepaired == [
        "\(open) views of 'c0' (View Controller) are still ambiguous: the search stopped after 5 tries; run the command again to continue"
      ])
    let second = MissingConstraints(first.editor, scenes: [0])
    #expect(second.steps.count == open && second.unrepaired.isEmpty)
    // Where a run adds nothing, the next one would do the same.
    let none = MissingConstraints(
      MissingConstraints.editor(of: loaded.document), scenes: [0], mostTries: 0)
    #expect(none.steps.isEmpty)
    #expect(
      none.unrepaired == [
        "5 views of 'c0' (View Controller) are still ambiguous: the search stopped after 1 try; add a constraint by hand, and run the command again"
      ])
  }

  @Test func `a repair of one document tells how far it is, and never goes back by a scene`() throws
  {
    let loaded = try document(scenes: 3, depth: 4)
    var shares: [Double] = []
    _ = MissingConstraints(loaded, progress: RepairProgress { shares.append($0) })
    #expect(shares.count > 6)
    #expect(shares.allSatisfy { 0...1 ~= $0 })
    #expect(shares == shares.sorted())
    #expect((shares.last ?? 0) > 0.8)

    shares = []
    _ = SuggestedReset(loaded, progress: RepairProgress { shares.append($0) })
    #expect(shares.count > 3 && shares.allSatisfy { 0...1 ~= $0 })
    shares = []
    _ = ConstantUpdate(loaded, progress: RepairProgress { shares.append($0) })
    #expect(shares.count >= 3 && shares == shares.sorted())
    shares = []
    _ = ConflictRepair(loaded, progress: RepairProgress { shares.append($0) })
    #expect(shares.count >= 3 && shares == shares.sorted())
  }
}
