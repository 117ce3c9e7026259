import LayoutJSON
import LayoutModel
import Testing

@testable import LayoutEngine

@Suite struct ScreenFrameTests {
  @Test(arguments: [
    (0.0, ScreenFrame.Extent.onScreen), (-0.5, .onScreen), (-1, .partlyBeyond),
    (-39, .partlyBeyond), (-39.5, .beyond), (-60, .beyond), (335, .onScreen), (335.5, .onScreen),
    (336, .partlyBeyond), (375, .beyond),
  ])
  func `half a point may lie beyond the edge of the screen, or on it`(
    left: Double, extent: ScreenFrame.Extent
  ) throws {
    let place = "Superview.Left \(left < 0 ? "-" : "+") \(abs(left))"
    let text = """
      {"format": "ninegrid-layout", "version": 1, "scenes": [{"view": {"name": "Root",
        "subviews": [{"name": "A", "id": "a"}],
        "constraints": ["A.Left = \(place)", "A.Top = Superview.Top + 100",
          "A.Width = 40", "A.Height = 40"]}}]}
      """
    let document = LayoutDocument(try readNativeDocument(Array(text.utf8)).0)
    let profile = try #require(DeviceProfile.profile(key: "iphone-4.7/portrait"))
    let resolver = LayoutResolver(document)
    let layout = try #require(resolver.resolve(in: LayoutEnvironment(profile)).first)
    let view = try #require(layout.views.firstIndex { $0.id == "a" })
    #expect(ScreenStructure(document).frames(of: layout)[view]?.extent == extent)
  }
}
