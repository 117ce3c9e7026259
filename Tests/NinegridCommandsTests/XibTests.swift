import Foundation
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import ProjectFolders
import TestSupport
import Testing

@testable import NinegridCommands

@Suite struct XibTests {
  @Test func `a scene's view goes to a xib and comes back`() async throws {
    let folder = try StructureSample.folder()
    let there = await run("migrate xib Main.storyboard vc-00-004", in: folder.url)
    #expect(there.exitCode == 0, "\(there.stdout)\(there.stderr)")
    #expect(try folder.names() == ["DetailViewController.xib", "Main.storyboard"])
    let xib = try folder.read("DetailViewController.xib")
    #expect(
      xib.contains(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="DetailViewController" customModule="Shop" customModuleProvider="target">"#
      ))
    #expect(xib.contains(#"<outlet property="nameLabel" destination="lb-00-004" id="ot-00-004"/>"#))
    #expect(xib.contains(#"<outlet property="view" destination="vw-00-004" id=""#))
    #expect(xib.contains(#"<designable name="iv-00-004">"#))
    #expect(xib.contains(#"<image name="star""#) && !xib.contains(#"<image name="gear""#))
    #expect(!xib.contains("segue"))
    for name in try folder.names() {
      let loaded = try readDocument(at: folder.url.appendingPathComponent(name).path, named: name)
      #expect(loaded.diagnostics == [], "\(name)")
      #expect(DocumentFaults(loaded.tree).isEmpty, "\(name)")
    }
    #expect(try !folder.read("Main.storyboard").contains("lb-00-004"))
    let back = await run(
      "migrate storyboard DetailViewController.xib --into Main.storyboard", in: folder.url)
    #expect(back.exitCode == 0, "\(back.stdout)\(back.stderr)")
    #expect(try folder.names() == ["Main.storyboard"])
    try folder.write(StructureSample.text, to: "Original.storyboard")
    let same = await run("diff Original.storyboard Main.storyboard", in: folder.url)
    #expect(same.exitCode == 0, "\(same.stdout)")
  }

  /// A view of a size of its own, of which Interface Builder says that it is free in form.
  private static let tip = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="TipController">
                <connections>
                    <outlet property="view" destination="vw1" id="ot1"/>
                </connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="vw1">
                <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="vw2">
                        <rect key="frame" x="20" y="20" width="260" height="160"/>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="vw2" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="vw2" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="c2"/>
                    <constraint firstAttribute="trailing" secondItem="vw2" secondAttribute="trailing" constant="20" id="c3"/>
                    <constraint firstAttribute="bottom" secondItem="vw2" secondAttribute="bottom" constant="20" id="c4"/>
                </constraints>
                <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            </view>
            <view contentMode="scaleToFill" id="vw9">
                <rect key="frame" x="0.0" y="0.0" width="120" height="40"/>
                <autoresizingMask key="autoresizingMask"/>
                <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            </view>
        </objects>
    </document>

    """

  /// Whatever size it was drawn with, a device gives it another: in a xib and as a scene. A view beside it comes into that
  /// scene, and is seen there no more than before.
  @Test func `a controller's view of a size of its own moves nowhere`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tip, to: "TipController.xib")
    let frames = await run(
      "resolve TipController.xib --device iphone-6.1-oled --format csv", in: folder.url)
    #expect(frames.stdout.contains(",350,"), "\(frames.stdout)")
    let result = await run("migrate storyboard TipController.xib", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stdout)\(result.stderr)")
    #expect(try folder.names() == ["TipController.storyboard"])
  }

  @Test func `a view that calls its content its view keeps that size`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tip.replacing("TipController", with: "TipView"), to: "TipView.xib")
    let frames = await run(
      "resolve TipView.xib --device iphone-6.1-oled --format csv", in: folder.url)
    #expect(frames.stdout.contains(",260,160"), "\(frames.stdout)")
  }

  @Test func `an outlet to the view itself stands in the xib once`() async throws {
    let folder = try TemporaryFolder()
    let outlet = #"<outlet property="nameLabel" destination="lb-00-004" id="ot-00-004"/>"#
    let text = try StructureSample.text.replacing(
      outlet, with: outlet + #"<outlet property="view" destination="vw-00-004" id="ot-00-009"/>"#)
    try folder.write(text, to: "Main.storyboard")
    _ = await run("migrate xib Main.storyboard vc-00-004", in: folder.url)
    let xib = try folder.read("DetailViewController.xib")
    #expect(xib.split(separator: #"property="view""#).count == 2)
    #expect(xib.contains("ot-00-009"))
  }

  @Test func `a xib of a controller becomes a storyboard`() async throws {
    let folder = try StructureSample.folder()
    _ = await run("migrate xib Main.storyboard vc-00-004", in: folder.url)
    let result = await run("migrate storyboard DetailViewController.xib --keep", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stdout)\(result.stderr)")
    let path = folder.url.appendingPathComponent("DetailViewController.storyboard").path
    let loaded = try readDocument(at: path, named: "DetailViewController.storyboard")
    #expect(loaded.diagnostics == [])
    #expect(loaded.document.scenes.count == 1)
    #expect(loaded.document.properties.initialViewController != nil)
    #expect(loaded.document.controllers.first?.customClass == "DetailViewController")
    #expect(try folder.names().contains("DetailViewController.xib"))
  }

  @Test(arguments: [
    ("xib Main.storyboard vc-00-006", "has no class of its own"),
    ("xib Main.storyboard tb-00-001", "has no view"),
    ("xib Main.storyboard nowhere", "there is no scene 'nowhere'"),
    ("xib Segue.storyboard Help", "is a segue from one of its views"),
    ("storyboard Main.storyboard", "'Main.storyboard' is not a xib"),
    ("storyboard Plain.xib", "its File's Owner has no view"),
    ("native Main.storyboard", "there is 'Main.json' already"),
    (
      "native Plain.xib Plain.storyboard",
      "'Plain.xib' and 'Plain.storyboard' would both become 'Plain.json'"
    ),
  ])
  func `what can't be done is said, and nothing is written`(
    line: String, message: String
  ) async throws {
    let folder = try StructureSample.folder()
    try folder.write("{}", to: "Main.json")
    try folder.write(
      StructureSample.text.replacing(
        "storyboardIdentifier=\"Help\"",
        with: "storyboardIdentifier=\"Help\" customClass=\"HelpController\""),
      to: "Segue.storyboard")
    try folder.write(SampleDocuments.mac, to: "Plain.xib")
    try folder.write(StructureSample.text, to: "Plain.storyboard")
    let before = try folder.names()
    let result = await run("migrate \(line)", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains(message), "\(result.stderr)")
    #expect(try folder.names() == before)
    #expect(try folder.read("Main.storyboard") == StructureSample.text)
  }

  @Test func `a native document is written and read again`() async throws {
    let folder = try StructureSample.folder()
    let there = await run("migrate native Main.storyboard --replace", in: folder.url)
    #expect(there.exitCode == 0, "\(there.stdout)\(there.stderr)")
    #expect(try folder.names() == ["Main.json"])
    let back = await run("migrate native Main.json --replace", in: folder.url)
    #expect(back.exitCode == 0, "\(back.stdout)\(back.stderr)")
    try folder.write(StructureSample.text, to: "Original.storyboard")
    let same = await run("diff Original.storyboard Main.storyboard", in: folder.url)
    #expect(same.exitCode == 0, "\(same.stdout)")
  }

  @Test func `literal colours become those of the catalogue`() async throws {
    let folder = try StructureSample.folder()
    let literal =
      #"<color key="textColor" red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    let text = try StructureSample.text.replacing(
      #"<color key="textColor" name="Brand"/>"#, with: literal)
    try folder.write(text, to: "Main.storyboard")
    func color(_ red: String, _ more: String = "") -> String {
      #"{"colors":[{"color":{"color-space":"srgb","components":{"alpha":"1.000","blue":"0x99","green":"0x66","red":""#
        + red + #""}},"idiom":"universal"}"# + more
        + #"],"info":{"author":"xcode","version":1}}"#
    }
    let dark =
      #",{"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"color-space":"srgb","components":{"alpha":"1.000","blue":"0","green":"0","red":"0"}},"idiom":"universal"}"#
    try folder.write(color("0x33"), to: "Assets.xcassets/Water.colorset/Contents.json")
    try folder.write(color("0x44"), to: "Assets.xcassets/Other.colorset/Contents.json")
    let done = await run("migrate named-colors Main.storyboard", in: folder.url)
    #expect(done.exitCode == 0, "\(done.stdout)\(done.stderr)")
    let written = try folder.read("Main.storyboard")
    #expect(written.contains(#"<color key="textColor" name="Water"/>"#))
    #expect(written.contains(#"<namedColor name="Water">"#))
    let again = await run("migrate named-colors Main.storyboard", in: folder.url)
    #expect(again.stdout.contains("nothing to do"))

    try folder.write(text, to: "Main.storyboard")
    try folder.write(color("0x33", dark), to: "Assets.xcassets/Water.colorset/Contents.json")
    let varying = await run("migrate named-colors Main.storyboard", in: folder.url)
    #expect(
      varying.stdout.contains(
        "'lb-00-004' stays: its textColor is 'Water', which varies with the appearance (--varying)"),
      "\(varying.stdout)")
    try folder.write(color("0x33"), to: "Assets.xcassets/Sea.colorset/Contents.json")
    let two = await run("migrate named-colors Main.storyboard --varying", in: folder.url)
    #expect(two.stdout.contains("is all of 'Sea', 'Water'; --color chooses one"), "\(two.stdout)")
    let chosen = await run("migrate named-colors Main.storyboard --color Sea", in: folder.url)
    #expect(chosen.exitCode == 0, "\(chosen.stderr)")
    #expect(try folder.read("Main.storyboard").contains(#"name="Sea"/>"#))
    let none = await run("migrate named-colors Main.storyboard --color None", in: folder.url)
    #expect(none.exitCode == 2)
    #expect(none.stderr.contains("no asset catalogue has a colour 'None'"))
  }
}
