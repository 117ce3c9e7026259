import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

/// A small app of Swift and Objective-C, in which one thing at a time is renamed, misspelt or taken away.
@Suite struct CheckPlantedFaultTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.app { try folder.write(text, to: name) }
  }

  private static let rules = [
    "missing-image", "missing-color", "missing-target", "missing-class", "missing-outlet",
    "missing-action", "missing-identifier", "missing-text", "unused-text", "reuse-identifier",
    "dangling-reference",
  ].map { "--rule \($0)" }.joined(separator: " ")

  private func findings() async throws -> [String] {
    try await run("check \(Self.rules) --format jsonl", in: folder.url).jsonLines().compactMap {
      "\($0["rule"]?.string ?? ""): \($0["message"]?.string ?? "")"
    }
  }

  @Test func `the app as it is has no fault`() async throws {
    #expect(try await findings() == [])
  }

  @Test func `a short name that a library may have is no slip`() async throws {
    let name = "App/Base.lproj/Main.storyboard"
    let text = try #require(Self.app[name])
    try folder.write(
      text.replacing("<tableView ", with: "<tableView customClass=\"TableView\" "), to: name)
    try folder.write("@interface XTableView : UITableView\n@end\n", to: "App/Lists.h")
    #expect(try await findings() == [])
  }

  @Test(arguments: [
    // Nobody says a language: it is English.
    ("", "en", true), ("", "de", false), ("developmentRegion = de;", "de", true),
    ("developmentRegion = German;", "de", true), ("developmentRegion = de;", "en", false),
    ("developmentRegion = pt_BR;", "pt-BR", true),
  ])
  func `the language of the document itself needs no texts`(
    setting: String, language: String, isOwn: Bool
  ) async throws {
    let project = "App.xcodeproj/project.pbxproj"
    let text = try #require(Self.app[project])
    try folder.write(
      text.replacing("mainGroup = G0;", with: "mainGroup = G0; \(setting)"), to: project)
    try folder.write("\"lab-00-003.text\" = \"x\";\n", to: "App/\(language).lproj/Main.strings")
    let told = try await findings().filter {
      $0.hasPrefix("missing-text") && $0.contains("\(language).lproj")
    }
    #expect(told.isEmpty == isOwn, "\(told)")
  }

  @Test(arguments: [
    "Label", "--", "99:99", "9 h", "nameLabel", "user_name", "Lorem ipsum dolor",
  ])
  func `a text that nobody means to show needs no translation`(text: String) async throws {
    let name = "App/Base.lproj/Main.storyboard"
    let document = try #require(Self.app[name])
    try folder.write(document.replacing("text=\"Title\"", with: "text=\"\(text)\""), to: name)
    let strings = "App/de.lproj/Main.strings"
    try folder.write(
      try #require(Self.app[strings]).replacing("\"lab-00-001.text\" = \"Titel\";", with: ""),
      to: strings)
    #expect(try await findings() == [])
  }

  @Test(arguments: [
    ("App/Page.swift", "heading.text = \"x\""), ("App/Page.swift", "self.heading?.text = \"x\""),
    ("App/Page.swift", "page.heading.attributedText = nil"),
    ("App/Old.m", "_heading.text = @\"x\";"), ("App/Old.m", "[self.heading setText:@\"x\"];"),
    ("App/Page.swift", "if heading.text == \"x\" {}"),
  ])
  func `a text that code sets needs no translation`(file: String, line: String) async throws {
    let source = try #require(Self.app[file])
    let place = file.hasSuffix(".swift") ? "func save(_ sender: Any) {" : "close:(id)sender {"
    try folder.write(source.replacing(place, with: "\(place) \(line)"), to: file)
    let strings = "App/de.lproj/Main.strings"
    try folder.write(
      try #require(Self.app[strings]).replacing("\"lab-00-001.text\" = \"Titel\";", with: ""),
      to: strings)
    let isSet = !line.contains("==")
    #expect(try await findings().isEmpty == isSet)
  }

  @Test(arguments: plants)
  func `a planted fault is found`(plant: Plant) async throws {
    if plant.old.isEmpty {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(plant.file))
    } else {
      let text = try #require(Self.app[plant.file])
      try #require(text.contains(plant.old))
      try folder.write(text.replacing(plant.old, with: plant.new), to: plant.file)
    }
    let found = try await findings()
    #expect(found.contains { $0.hasPrefix(plant.rule) && $0.contains(plant.message) }, "\(found)")
  }

  struct Plant: Sendable {
    var file: String
    /// Empty where the file or folder is taken away.
    var old = ""
    var new = ""
    var rule: String
    var message: String
  }

  static let plants: [Plant] = [
    Plant(
      file: "App/Page.swift", old: "var heading", new: "var headline", rule: "missing-outlet",
      message: "'heading'"),
    Plant(
      file: "App/Old.h", old: "*caption;", new: "*captions;", rule: "missing-outlet",
      message: "'caption'"),
    Plant(
      file: "App/Page.swift", old: "func save", new: "func store", rule: "missing-action",
      message: "'save:'"),
    Plant(
      file: "App/Old.m", old: "- (IBAction)close", new: "- (IBAction)shut", rule: "missing-action",
      message: "'close:'"),
    Plant(
      file: "App/Page.swift", old: "class Page:", new: "class Pages:", rule: "missing-class",
      message: "class 'Page'"),
    Plant(
      file: "App/Old.h", old: "OldViewController", new: "OldViewControler", rule: "missing-class",
      message: "class 'OldViewController'"),
    Plant(
      file: "App/Base.lproj/Main.storyboard", old: "customModule=\"Kit\"",
      new: "customModule=\"Kitt\"", rule: "missing-class", message: "module 'Kitt'"),
    Plant(
      file: "App/Base.lproj/Main.storyboard",
      old: "customClass=\"Jump\" customModule=\"App\" customModuleProvider=\"target\"",
      new: "customClass=\"Jump\"", rule: "missing-class", message: "without a module"),
    Plant(
      file: "App/Base.lproj/Main.storyboard", old: "customClass=\"Jump\"",
      new: "customClass=\"Jmup\"",
      rule: "missing-class", message: "class 'Jmup'"),
    Plant(
      file: "App/Images.xcassets/star.imageset", rule: "missing-image",
      message: "'star'"),
    Plant(
      file: "App/Base.lproj/Main.storyboard", old: "name=\"chevron.left\"",
      new: "name=\"chevron.lefft\"", rule: "missing-image", message: "'chevron.lefft'"),
    Plant(
      file: "App/Base.lproj/Main.storyboard", old: "name=\"chevron.left\"",
      new: "name=\"apple.terminal\"", rule: "missing-image", message: "came with iOS 17"),
    Plant(
      file: "App/Images.xcassets/accent.colorset", rule: "missing-color",
      message: "'accent'"),
    Plant(
      file: "App/Base.lproj/Main.storyboard", old: "storyboardName=\"Other\"",
      new: "storyboardName=\"Others\"", rule: "missing-target", message: "'Others.storyboard'"),
    Plant(
      file: "App/Base.lproj/Other.storyboard", old: "storyboardIdentifier=\"Other\"",
      new: "storyboardIdentifier=\"Another\"", rule: "missing-target", message: "'Other'"),
    Plant(
      file: "App/Base.lproj/Main.storyboard", old: "destination=\"old-00-001\"",
      new: "destination=\"old-00-009\"", rule: "dangling-reference", message: "old-00-009"),
    Plant(
      file: "App/Base.lproj/Main.storyboard", old: "identifier=\"showOld\"",
      new: "identifier=\"showold\"", rule: "missing-identifier", message: "segue 'showOld'"),
    Plant(
      file: "App/Page.swift", old: "withIdentifier: \"Old\"", new: "withIdentifier: \"Olds\"",
      rule: "missing-identifier", message: "view controller 'Olds'"),
    Plant(
      file: "App/Base.lproj/Main.storyboard", old: "reuseIdentifier=\"Row\"",
      new: "reuseIdentifier=\"Rows\"", rule: "missing-identifier", message: "cell 'Row'"),
    Plant(
      file: "App/de.lproj/Main.strings", old: "\"lab-00-001.text\"", new: "\"lab-00-009.text\"",
      rule: "missing-text", message: "'lab-00-001.text'"),
    Plant(
      file: "App/de.lproj/Main.strings", old: "\"lab-00-001.text\"", new: "\"lab-00-009.text\"",
      rule: "unused-text", message: "'lab-00-009.text'"),
    Plant(
      file: "App/mul.lproj/Other.xcstrings", old: "\"translated\", \"value\": \"Weiter\"",
      new: "\"new\", \"value\": \"\"", rule: "missing-text",
      message: "'lab-00-002.text'"),
    Plant(
      file: "App/mul.lproj/Other.xcstrings", old: "lab-00-002.text", new: "lab-00-009.text",
      rule: "unused-text", message: "(fr)"),
    Plant(
      file: "App/de.lproj/Main.strings", old: "btn-00-001.accessibilityLabel",
      new: "btn-00-001.accessibilityHint", rule: "missing-text",
      message: "'btn-00-001.accessibilityLabel'"),
    Plant(
      file: "App/de.lproj/Main.strings", old: "btn-00-001.accessibilityLabel",
      new: "btn-00-001.accessibilityHint", rule: "unused-text",
      message: "'btn-00-001.accessibilityHint', and 'btn-00-001'"),
    Plant(
      file: "App/de.lproj/Main.strings", old: "Strings[0]", new: "Strings[1]",
      rule: "unused-text", message: "Strings[1]'"),
  ]

  // MARK: The app

  private static func document(_ scenes: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES" initialViewController="pag-00-001">
        <scenes>
    \(scenes)
        </scenes>
        <resources>
    \(resources)
        </resources>
    </document>

    """
  }

  private static func scene(
    _ number: Int, id: String, _ attributes: String, _ views: String, _ connections: String
  ) -> String {
    """
            <scene sceneID="sce-00-00\(number)">
                <objects>
                    <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="roo-00-00\(number)">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
    \(views)
                            </subviews>
                        </view>
                        <connections>
    \(connections)
                        </connections>
                    </viewController>
                </objects>
            </scene>
    """
  }

  private static func label(_ id: String, _ text: String) -> String {
    """
    <label opaque="NO" contentMode="left" fixedFrame="YES" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="16" y="40" width="200" height="44"/></label>
    """
  }

  private static let app: [String: String] = [
    "App.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 46;
      objects = {
        P0 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T0);};
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0);};
        C0 = {isa = XCBuildConfiguration; name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 15.0;};};
        G0 = {isa = PBXGroup; children = (); sourceTree = "<group>";};
        T0 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L1; buildPhases = ();};
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1);};
        C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = App;};};
      };
      rootObject = P0;
    }

    """,
    "App/Page.swift": """
    import UIKit
    import Kit

    final class Page: UIViewController {
      @IBOutlet private var heading: UILabel!

      @IBAction func save(_ sender: Any) {
        performSegue(withIdentifier: "showOld", sender: nil)
        _ = storyboard?.instantiateViewController(withIdentifier: "Old")
      }

      func first() {
        let sb = UIStoryboard(name: "Other", bundle: nil)
        _ = sb.instantiateViewController(withIdentifier: "Other")
      }

      func second() {
        let sb = UIStoryboard(name: Names.main, bundle: nil)
        _ = sb.instantiateViewController(withIdentifier: "Old")
      }

      func row(_ table: UITableView, _ path: IndexPath) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: "Row", for: path)
      }
    }

    final class Jump: UIStoryboardSegue {}

    """,
    "App/Old.h": """
    @interface OldViewController : UIViewController
    @property (weak) IBOutlet UILabel *caption;
    @end

    """,
    "App/Old.m": """
    #import "Old.h"
    @implementation OldViewController
    - (IBAction)close:(id)sender {}
    @end

    """,
    "App/Images.xcassets/star.imageset/Contents.json": "{}\n",
    "App/Images.xcassets/accent.colorset/Contents.json": "{\"colors\": []}\n",
    "App/de.lproj/Main.strings":
      "\"lab-00-001.text\" = \"Titel\";\n\"lab-00-003.text\" = \"Alt\";\n\"btn-00-001.normalTitle\" = \"Sichern\";\n"
      + "\"btn-00-001.accessibilityLabel\" = \"Seite sichern\";\n"
      + "\"btn-00-001.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]\" = \"Tipp\";\n",
    "App/mul.lproj/Other.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "lab-00-002.text": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Weiter"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Suite"}}}}}}

    """,
    "App/Base.lproj/Other.storyboard": document(
      scene(
        1, id: "pag-00-001", "storyboardIdentifier=\"Other\"", label("lab-00-002", "More"), "")),
    "App/Base.lproj/Main.storyboard": document(
      scene(
        1, id: "pag-00-001",
        "customClass=\"Page\" customModule=\"App\" customModuleProvider=\"target\"",
        label("lab-00-001", "Title") + """
          <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="btn-00-001"><rect key="frame" x="16" y="90" width="100" height="44"/><accessibility key="accessibilityConfiguration" label="Save page"/><state key="normal" title="Save" image="star"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="toolTip" value="Tip" localized="YES"/></userDefinedRuntimeAttributes><connections><action selector="save:" destination="pag-00-001" eventType="touchUpInside" id="act-00-001"/></connections></button>
          <imageView contentMode="scaleAspectFit" fixedFrame="YES" image="chevron.left" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="img-00-001"><rect key="frame" x="16" y="140" width="44" height="44"/><color key="tintColor" name="accent"/></imageView>
          <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="kit-00-001" customClass="Gauge" customModule="Kit"><rect key="frame" x="16" y="190" width="44" height="44"/></view>
          <tableView contentMode="scaleToFill" fixedFrame="YES" dataMode="prototypes" rowHeight="44" translatesAutoresizingMaskIntoConstraints="NO" id="tab-00-001"><rect key="frame" x="0.0" y="240" width="375" height="300"/><prototypes><tableViewCell contentMode="scaleToFill" reuseIdentifier="Row" rowHeight="44" id="cel-00-001"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/></tableViewCell></prototypes></tableView>
          """,
        """
        <outlet property="heading" destination="lab-00-001" id="out-00-001"/>
        <segue destination="old-00-001" kind="custom" identifier="showOld" customClass="Jump" customModule="App" customModuleProvider="target" id="seg-00-001"/>
        <segue destination="ref-00-001" kind="show" id="seg-00-002"/>
        """)
        + scene(
          2, id: "old-00-001", "storyboardIdentifier=\"Old\" customClass=\"OldViewController\"",
          label("lab-00-003", "Old"),
          """
          <outlet property="caption" destination="lab-00-003" id="out-00-002"/>
          <action selector="close:" destination="old-00-001" id="act-00-002"/>
          """)
          + """
          <scene sceneID="sce-00-003"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Other" id="ref-00-001" sceneMemberID="viewController"/></objects></scene>
          """,
      resources: """
                <image name="star" width="10" height="10"/>
                <image name="chevron.left" catalog="system" width="97" height="128"/>
                <namedColor name="accent"><color red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        """),
  ]
}
