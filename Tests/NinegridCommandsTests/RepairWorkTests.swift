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
    #expect(alone.left.isEmpty && many.left.isEmpty)
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
    #expect(again.steps.isEmpty && again.left.isEmpty)
    #expect(again.resolverCount == 1)
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
