import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

/// What the page shows first, its board and what it hears of changes.
@Suite struct ServeBoardTests {
  /// A tab bar controller that shows two screens, the second one by a reference to another storyboard.
  private static let tabs = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="tab-00-001">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sc1-00-001">
                <objects>
                    <tabBarController id="tab-00-001" sceneMemberID="viewController">
                        <tabBar key="tabBar" contentMode="scaleToFill" id="bar-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="49"/>
                        </tabBar>
                        <connections>
                            <segue destination="ref-00-001" kind="relationship" relationship="viewControllers" id="sg1-00-001"/>
                            <segue destination="scr-00-001" kind="relationship" relationship="viewControllers" id="sg2-00-001"/>
                        </connections>
                    </tabBarController>
                </objects>
            </scene>
            <scene sceneID="sc2-00-001">
                <objects>
                    <viewController title="Elsewhere" id="oth-00-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vw1-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="sc3-00-001">
                <objects>
                    <viewControllerPlaceholder storyboardName="Other" id="ref-00-001" sceneMemberID="viewController"/>
                </objects>
            </scene>
            <scene sceneID="sc4-00-001">
                <objects>
                    <viewController title="First Screen" id="scr-00-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vw2-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  @Test func `a document opens with the screen inside its container`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tabs, to: "Main.storyboard")
    try await ServedPage.serving(["Main.storyboard"], in: folder.url) { (page) async throws in
      let tree = try await page.get("document", ["document": "Main.storyboard"]).json
      #expect(tree["openingScene"]?.string == "scr-00-001")
      let containers = tree["scenes"]?.array?.filter { $0["isContainer"] == .bool(true) }
      #expect(
        containers?.map { $0["scene"]?.string ?? "" } == ["tab-00-001", "ref-00-001"])
      let layout = try await page.get("layout", ["document": "Main.storyboard"]).json
      #expect(layout["layout"]?["scene"]?.string == "scr-00-001")
    }
  }

  @Test func `a document does not open with an empty screen where its container has another`()
    async throws
  {
    let folder = try TemporaryFolder()
    // Both screens are empty, and then the second one has a view.
    let tabs = Self.tabs.replacing(#"destination="ref-00-001""#, with: #"destination="oth-00-001""#)
    let end = try #require(tabs.ranges(of: #"height="852"/>"#).last).upperBound
    let label = """
      <subviews><label text="Hello" id="lab-00-001"><rect key="frame" x="20" y="100" width="60" height="21"/></label></subviews>
      """
    try folder.write(tabs, to: "Empty.storyboard")
    try folder.write("\(tabs[..<end])\(label)\(tabs[end...])", to: "Main.storyboard")
    for (name, scene) in [("Empty.storyboard", "oth-00-001"), ("Main.storyboard", "scr-00-001")] {
      try await ServedPage.serving([name], in: folder.url) { (page) async throws in
        let tree = try await page.get("document", ["document": name]).json
        #expect(tree["openingScene"]?.string == scene, "\(name)")
      }
    }
  }

  @Test func `documents are told by their paths below the folder that they share`() async throws {
    let folder = try TemporaryFolder()
    for name in [
      "App/Sub/A/One.storyboard", "App/Sub/A/Two.storyboard", "App/Sub/Three.storyboard",
    ] {
      try folder.write(SampleDocuments.twoBoxes(), to: name)
    }
    // Also where the folder was named by its absolute path.
    for argument in ["App", folder.url.appendingPathComponent("App").path] {
      try await ServedPage.serving([argument], in: folder.url) { (page) async throws in
        let list = try await page.get("documents").json
        #expect(list["folder"]?.string?.hasSuffix("App/Sub/") == true)
        #expect(
          list["documents"]?.array?.compactMap { $0["path"]?.string }.sorted()
            == ["A/One.storyboard", "A/Two.storyboard", "Three.storyboard"])
      }
    }
  }

  @Test func `a board has the devices of the app, and a tile says what is wrong`() async throws {
    let folder = try await StoredBoxes.folder(
      SampleDocuments.twoBoxes(extra: SampleDocuments.conflict))
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      let list = try await page.get("devices", ["document": StoredBoxes.name]).json
      let devices = try #require(list["devices"]?.array)
      let session = try await page.get("session").json["devices"]?.array
      #expect(devices.count == session?.count)
      let first = try #require(devices.first)
      var query = ["document": StoredBoxes.name]
      query["device"] = first["device"]?.string
      query["orientation"] = first["orientation"]?.string
      let tile = try await page.get("tile", query).json
      #expect(tile["title"]?.string == first["title"]?.string)
      #expect(tile["status"]?.string == "unsatisfiable")
      #expect(tile["errors"]?.number == 1)
      #expect(tile["svg"]?.string?.hasPrefix("<svg") == true)
      // A tile has no frame of a device around it, and no names of views in it.
      #expect(tile["svg"]?.string?.contains("id=\"view-") == false)
    }
  }

  @Test func `a page hears of each change, and of a document that goes`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SampleDocuments.twoBoxes(), to: "Boxes.storyboard")
    try await ServedPage.serving(["Boxes.storyboard"], in: folder.url) { (page) async throws in
      let socket = try LoopbackSocket(port: page.port)
      await socket.send(
        "GET /api/events?document=Boxes.storyboard HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\n"
          + "Authorization: Bearer \(page.token)\r\n\r\n")
      let start = await socket.read(until: "event: version")
      #expect(start.contains("content-type: text/event-stream") || start.contains("event-stream"))
      try folder.write(SampleDocuments.twoBoxes(gap: 30), to: "Boxes.storyboard")
      let change = await socket.read(until: "event: version")
      #expect(change.contains("event: version"))
      try FileManager.default.removeItem(at: file)
      let end = await socket.read(until: "event: gone")
      #expect(end.contains("there is no file"))
      socket.hangUp()
      let unknown = try await page.get("events", ["document": "None.storyboard"])
      #expect(unknown.status == 404)
    }
  }

  @Test func `constraints tell how they stand, for a view and for the scene`() async throws {
    let extra = SampleDocuments.atLeast150 + SampleDocuments.conflict
    let folder = try await StoredBoxes.folder(SampleDocuments.twoBoxes(extra: extra))
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      var query = ["document": StoredBoxes.name, "size": "375x667"]
      let scene = try await page.get("constraints", query).json
      func state(_ id: String, in answer: JSONInstance) -> String? {
        answer["constraints"]?.array?.first { $0["id"]?.string == id }?["state"]?.string
      }
      let count = scene["constraints"]?.array?.count
      #expect(count == 10 && scene["count"]?.number == 10)
      #expect(state("cnG-00-001", in: scene) == "active")
      #expect(state("cnM-00-001", in: scene) == "slack")
      let room = scene["constraints"]?.array?.first { $0["id"]?.string == "cnM-00-001" }
      #expect(room?["amount"]?.number == 17.5)
      let heights = ["cnH-00-001", "cnX-00-001"].map { state($0, in: scene) }
      #expect(heights.sorted { ($0 ?? "") < ($1 ?? "") } == ["active", "given-up"])
      #expect(
        scene["items"]?.array?.compactMap { $0["id"]?.string }.sorted()
          == ["bxL-00-001", "bxR-00-001", "sfA-00-001", "vwA-00-001"])
      query["id"] = "bxR-00-001"
      let view = try await page.get("constraints", query).json
      #expect(view["constraints"]?.array?.count == 5)
      #expect(state("cnR-00-001", in: view) == "active")
    }
  }
}
