import ElementTree
import LayoutComparison
import LayoutModel
import Testing

@Suite struct DamagedSceneTests {
  @Test func `a scene without objects is told by its own id`() {
    let scene = SampleDocument.element(
      "scene", ["sceneID": "scene1"], [SampleDocument.element("segue")])
    var changed = scene
    changed["userLabel"] = "Renamed"
    let before = LayoutDocument(SampleDocument.storyboard(scenes: [scene]))
    let after = LayoutDocument(SampleDocument.storyboard(scenes: [changed]))
    let report = DifferenceReport(from: before, to: after)
    #expect(report.text.contains("scene1"))
  }
}
