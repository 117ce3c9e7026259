import InterfaceBuilder
import LayoutEngine
import LayoutModel
import Testing

/// The text size that somebody chooses, beside that of the canvas.
@Suite struct TextSizeTests {
  /// A label in the style Body, saved by an Xcode of these tools.
  private static func document(tools: String) throws -> LayoutDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
          <device id="retina6_1" orientation="portrait" appearance="light"/>
          <objects>
              <view contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                  <subviews>
                      <label opaque="NO" text="A text" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                      </label>
                  </subviews>
                  <constraints>
                      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="x"/>
                      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
                  </constraints>
              </view>
          </objects>
      </document>
      """
    return LayoutDocument(try readInterfaceBuilder(Array(text.utf8)))
  }

  private static func layout(
    _ document: LayoutDocument, _ category: ContentSizeCategory?
  ) throws -> (size: Size, category: ContentSizeCategory?) {
    let resolver = LayoutResolver(document)
    var environment = resolver.designEnvironment
    environment.contentSizeCategory = category
    let layout = resolver.resolve(scene: 0, in: environment)
    let label = try #require(layout.views.first { $0.id == "label" })
    return (label.frame.size, layout.environment.contentSizeCategory)
  }

  @Test(arguments: [
    ("19529", ContentSizeCategory.extraSmall), ("7706", .medium), ("22154", .large),
  ])
  func `a canvas has a text size of its own until somebody chooses one`(
    tools: String, ofCanvas: ContentSizeCategory
  ) throws {
    let document = try Self.document(tools: tools)
    let plain = try Self.layout(document, nil)
    #expect(plain.category == ofCanvas)
    var last = 0.0
    for category in [ContentSizeCategory.extraSmall, .medium, .large, .extraLarge] {
      let chosen = try Self.layout(document, category)
      #expect(chosen.category == category)
      #expect(chosen.size.width > last, "\(category) is larger than the one before")
      if category == ofCanvas { #expect(chosen.size == plain.size) }
      last = chosen.size.width
    }
  }

  @Test func `a device on which nobody has chosen a text size has the large one`() throws {
    let resolver = LayoutResolver(try Self.document(tools: "19529"))
    var environment = LayoutEnvironment(DeviceProfile.all[0])
    let plain = resolver.resolve(scene: 0, in: environment)
    environment.contentSizeCategory = .large
    #expect(resolver.resolve(scene: 0, in: environment) == plain)
    #expect(plain.environment.contentSizeCategory == .large)
  }
}
