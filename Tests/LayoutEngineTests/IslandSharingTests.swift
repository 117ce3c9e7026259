@testable import LayoutEngine

import InterfaceBuilder
import LayoutModel
import PlatformRules
import Testing

/// Islands serve all devices on which they are the same, and those only.
@Suite struct IslandSharingTests {
  /// One profile of each kind that may need an island of its own.
  private static let profiles: [DeviceProfile] = {
    var kinds: Set<[String]> = []
    return DeviceProfile.all.reversed().filter {
      let environment = LayoutEnvironment($0)
      let isOnPad = $0.key.hasPrefix("ipad")
      return kinds.insert([
        "\($0.cell)", "\($0.scale)", "\($0.system.major)", "\(isOnPad)",
        "\(environment.safeArea.bottom > 0)",
      ]).inserted
    }
  }()

  @Test(arguments: CaseFile.names(in: "Cases/Devices"))
  func `a device among all others gets what it gets alone`(name: String) throws {
    let document = LayoutDocument(try CaseFile("Cases/Devices/\(name)").tree)
    let shared = LayoutResolver(document)
    for profile in DeviceProfile.all { _ = shared.resolve(in: LayoutEnvironment(profile)) }
    for profile in Self.profiles {
      let environment = LayoutEnvironment(profile)
      let own = LayoutResolver(document)
      #expect(
        shared.resolve(in: environment) == own.resolve(in: environment), "\(name): \(profile.key)")
    }
  }

  /// What a document's only scene has, and how many islands that takes on all devices.
  static let needs: [(views: String, constraints: String, islands: Int)] = [
    // Pixels of two sizes.
    (#"<view id="a"/>"#, "", 2),
    // And the fonts of iOS 9.
    (#"<label text="Text" id="a"/>"#, "", 3),
    // iOS 9 has the same switches as iOS 18; those of iOS 26 are others.
    (#"<switch id="a"/>"#, "", 4),
    (#"<label text="Text" id="a"/><switch id="b"/>"#, "", 5),
    // Pads and upright phones, phones on their side, large ones on their side: 2x and 3x, but at 3x no pads.
    (#"<view id="a"><variation key="widthClass=regular" hidden="YES"/></view>"#, "", 7),
    (
      #"<view id="a"/>"#,
      #"""
      <constraint firstItem="a" firstAttribute="width" constant="9" id="c">
      <variation key="heightClass=compact" constant="8"/></constraint>
      """#, 7
    ),
  ]

  @Test(arguments: needs)
  func `islands are built only for traits that make a difference`(
    views: String, constraints: String, islands: Int
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="23727" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES">
      <scenes><scene sceneID="scene"><objects><viewController id="controller">
      <view key="view" id="root"><subviews>\(views)</subviews>
      <constraints>\(constraints)</constraints></view>
      </viewController></objects></scene></scenes></document>
      """
    let document = LayoutDocument(try readInterfaceBuilder(Array(text.utf8)))
    let resolver = LayoutResolver(document)
    for profile in DeviceProfile.all { _ = resolver.resolve(in: LayoutEnvironment(profile)) }
    #expect(resolver.islandCount == islands)
  }

  /// What it is, and for how many systems it is built at 2x and 3x.
  static let roots: [(root: String, islands: Int)] = [
    (
      #"<segmentedControl id="root"><segments><segment title="Recent"/></segments>\#(frame)</segmentedControl>"#,
      3
    ),
    (#"<button buttonType="infoLight" id="root">\#(frame)</button>"#, 5),
    (#"<label text="Text" id="root">\#(frame)</label>"#, 3),
    (#"<view id="root">\#(frame)</view>"#, 2),
    // A bar differs by cell, and the icon in it is an island of its own.
    (
      #"""
      <toolbar id="root">\#(frame)<items><barButtonItem id="item">
      <button key="customView" buttonType="infoLight" id="icon">\#(frame)</button>
      </barButtonItem></items></toolbar>
      """#, 21
    ),
  ]
  private static let frame = #"<rect key="frame" x="0.0" y="0.0" width="236" height="33"/>"#

  @Test(arguments: roots)
  func `a root is not measured, and its text has room by the system`(root: String, islands: Int)
    throws
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23727" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>\(root)</objects></document>
      """
    let document = LayoutDocument(try readInterfaceBuilder(Array(text.utf8)))
    let resolver = LayoutResolver(document)
    for profile in DeviceProfile.all { _ = resolver.resolve(in: LayoutEnvironment(profile)) }
    // Those that find the height of the root are built beside these.
    #expect(resolver.sessions.reduce(0) { $0 + $1.given.count } == islands)
  }

  @Test func `rules that were asked tell which systems are alike`() {
    let asked = AskedBounds()
    let situation = Situation(.device(.iOS18))
    let rules = RulesInForce(RuleBook.standard.noting(in: asked), at: situation)
    #expect(asked.bounds.areAlike(.iOS9, .iOS26))
    _ = rules[ControlRules.stepperWidth]
    #expect(asked.bounds.areAlike(.iOS9, .iOS26))
    _ = rules[ControlRules.toggleWidth]
    #expect(asked.bounds.areAlike(.iOS9, .iOS18))
    #expect(!asked.bounds.areAlike(.iOS18, .iOS26))
    _ = rules[ControlRules.stepperHeight]
    #expect(!asked.bounds.areAlike(.iOS9, .iOS18))
    #expect(asked.bounds.areAlike(.iOS13, .iOS18))
  }
}
