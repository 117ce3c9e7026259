import ElementTree
import LayoutEngine
import LayoutModel
import Testing

/// What the device of a canvas covers, by the rule book.
@Suite struct CanvasInsetTests {
  private func safeArea(
    _ device: String?, _ toolsVersion: String = "22154", landscape: Bool = false
  ) -> EdgeInsets {
    var root = DocumentElement(
      "document", ["toolsVersion": toolsVersion, "targetRuntime": "iOS.CocoaTouch"])
    if let device {
      root.append(
        DocumentElement(
          "device", ["id": device, "orientation": landscape ? "landscape" : "portrait"]))
    }
    let document = LayoutDocument(DocumentTree(kind: .storyboard, root: root))
    return LayoutResolver(document).designEnvironment.safeArea
  }

  @Test(arguments: [
    ("retina4_7", "13771", 20), ("retina4_7", "17701", 0), ("retina4_7", "21225", 0),
    ("retina5_9", "14460", 44), ("retina5_9", "21225", 47), ("retina5_9", "22154", 50),
    ("retina6_1", "17701", 44), ("retina6_1", "21225", 48), ("retina6_0", "17701", 44),
    ("retina6_0", "21208.1", 44), ("retina6_0", "21225", 47), ("retina4_7", "21701", 20),
    ("retina6_0", "22154", 47), ("retina6_12", "22154", 59), ("retina6_9", "23094", 62),
    ("ipad11_0rounded", "24093", 24), ("ipad9_7", "13771", 20), ("ipad10_2", "21507", 0),
    ("ipad10_2", "22154", 20), ("retina9_99", "21507", 0),
  ])
  func `the status bar depends on device and generation`(
    device: String, version: String, top: Double
  ) {
    #expect(safeArea(device, version).top == top)
  }

  @Test func `the square canvas has a status bar, but not from Xcode 11 to 14.2`() {
    #expect(safeArea(nil, "7706") == EdgeInsets(top: 20))
    #expect(safeArea(nil, "16097") == .zero)
  }

  @Test func `the home indicator takes its strip, the notch its sides`() {
    #expect(safeArea("retina6_12") == EdgeInsets(top: 59, bottom: 34))
    #expect(
      safeArea("retina6_12", landscape: true)
        == EdgeInsets(left: 59, bottom: 21, right: 59))
    #expect(safeArea("retina4_7", landscape: true) == .zero)
    #expect(safeArea("ipad11_0rounded", landscape: true) == EdgeInsets(top: 24, bottom: 20))
  }

  @Test func `phones of Xcode 8 show the status bar in landscape`() {
    #expect(safeArea("retina4_7", "11542", landscape: true) == EdgeInsets(top: 20))
    #expect(safeArea("retina4_7", "13771", landscape: true) == .zero)
  }
}
