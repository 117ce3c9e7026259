import ElementTree
import LayoutModel
import Testing

@Suite struct DesignCanvasTests {
  private func canvas(
    _ device: String?, _ toolsVersion: String = "22154", landscape: Bool = false
  ) -> DesignCanvas {
    var root = DocumentElement("document", ["toolsVersion": toolsVersion])
    if let device {
      root.append(
        DocumentElement(
          "device", ["id": device, "orientation": landscape ? "landscape" : "portrait"]))
    }
    return DesignCanvas(properties: DocumentProperties(root))
  }

  @Test func `without a device the canvas is a square in the base cell`() {
    let square = canvas(nil, "7706")
    #expect(square.size == Size(width: 600, height: 600))
    #expect(square.cell == .base)
    #expect(square.scale == 1)
    #expect(!square.isUnknownDevice)
  }

  @Test(arguments: [
    ("retina4_7", 375, 667, 2), ("retina6_7", 428, 926, 3), ("retina6_72", 430, 932, 3),
    ("retina6_3", 402, 874, 3), ("ipad12_9", 1024, 1366, 2), ("ipad10_9rounded", 820, 1180, 2),
    ("retina5_4", 375, 812, 3),
  ])
  func `sizes and scales come from the id, also of those never seen on a canvas`(
    device: String, width: Double, height: Double, scale: Double
  ) {
    #expect(canvas(device).size == Size(width: width, height: height))
    #expect(canvas(device).scale == scale)
    #expect(!canvas(device).isUnknownDevice)
  }

  @Test func `the small pad grew with Xcode 13`() {
    #expect(canvas("ipad7_9", "13771").size == Size(width: 768, height: 1024))
    #expect(!canvas("ipad7_9", "13771").hasHomeIndicator)
    #expect(canvas("ipad7_9", "19529").size == Size(width: 744, height: 1133))
    #expect(canvas("ipad7_9", "13771").device == "ipad7_9")
  }

  @Test func `large phones are regular in width in landscape, others are not`() {
    let wide = [
      "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9",
    ]
    let narrow = [
      "retina3_5", "retina4_0", "retina4_7", "retina5_9", "retina6_0", "retina6_12", "retina6_3",
    ]
    for id in wide { #expect(canvas(id, landscape: true).cell.description == "wR-hC") }
    for id in narrow { #expect(canvas(id, landscape: true).cell.description == "wC-hC") }
    for id in wide + narrow { #expect(canvas(id).cell.description == "wC-hR") }
    #expect(canvas("ipad9_7", landscape: true).cell.description == "wR-hR")
  }

  @Test func `an unknown device says so and gets a size all the same`() {
    #expect(canvas("retina99").isUnknownDevice)
    #expect(canvas("retina99").size == Size(width: 375, height: 667))
    #expect(canvas("ipad99").isPad)
    #expect(canvas("").isUnknownDevice)
  }

  @Test func `the environment is as designed`() {
    let environment = LayoutEnvironment(canvas("retina4_7", landscape: true))
    #expect(environment.isAsDesigned)
    #expect(environment.device == "retina4_7")
    #expect(environment.orientation == .landscape)
    #expect(environment.size == Size(width: 667, height: 375))
  }
}
