import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

/// Names that a controller of the document has from elsewhere: from an extension of UIKit's class that it
/// inherits from, or from an object beside it in its scene.
@Suite struct CheckInheritedNamesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("// !$*UTF8*$!\n{ objects = {}; }\n", to: "App.xcodeproj/project.pbxproj")
    try folder.write(Self.rows, to: "App/Rows.swift")
  }

  private func findings(segue: String = "showMore", action: String = "close:") async throws
    -> [String]
  {
    try folder.write(Self.document(segue: segue, action: action), to: "App/Main.storyboard")
    return try await run(
      "check --rule missing-action --rule missing-outlet --rule missing-identifier --format jsonl",
      in: folder.url
    ).jsonLines().map {
      "\($0["message"]?.string ?? ""); \($0["hint"]?.string ?? "")"
    }
  }

  @Test(arguments: ["UITableViewController", "UIViewController", "UIResponder", "NSObject"])
  func `an action may be in an extension of a class of UIKit`(type: String) async throws {
    try folder.write(
      "extension \(type) {\n  @IBAction func close(_ sender: Any) {}\n}\n", to: "App/Close.swift")
    #expect(try await findings() == [])
  }

  @Test(arguments: ["UINavigationController", "UIView"])
  func `an extension of another class does not count`(type: String) async throws {
    try folder.write(
      "extension \(type) {\n  @IBAction func close(_ sender: Any) {}\n}\n", to: "App/Close.swift")
    let told = try await findings()
    #expect(told.count == 1 && told[0].contains("no such method"), "\(told)")
  }

  @Test(arguments: [
    ("object_setClass(page, Film.self)", true),
    ("object_setClass(page, isFilm ? Film.self : Other.self)", true),
    ("object_setClass(page, Other.self)", false), ("page.become(Film.self)", false),
  ])
  func `code may give the controller a subclass that has the action`(
    call: String, isGiven: Bool
  ) async throws {
    let subclasses = """
      class Film: Rows {
        @IBAction func close(_ sender: Any) {}
      }
      class Other: Rows {}
      func show(_ page: Rows, _ isFilm: Bool) { \(call) }

      """
    try folder.write(subclasses, to: "App/Film.swift")
    #expect(try await findings().isEmpty == isGiven)
  }

  @Test func `a bar button beside the controller has a segue of the controller`() async throws {
    try folder.write(Self.close, to: "App/Close.swift")
    #expect(try await findings() == [])
    let told = try await findings(segue: "showmore")
    #expect(told.count == 1 && told[0].contains("did you mean 'showmore'?"), "\(told)")
  }

  @Test func `an identifier that another scene has is not called misspelt`() async throws {
    try folder.write(Self.close, to: "App/Close.swift")
    let other = Self.document(segue: "showMore", action: "close:")
      .replacing("customClass=\"Rows\"", with: "customClass=\"Others\"")
    try folder.write(other, to: "App/Other.storyboard")
    try folder.write("class Others: UITableViewController {}\n", to: "App/Others.swift")
    let told = try await findings(segue: "showLess")
    #expect(told.count == 1 && told[0].hasSuffix("at run time the app ends there"), "\(told)")
  }

  private static let close =
    "extension UIViewController {\n  @IBAction func close(_ sender: Any) {}\n}\n"

  private static let rows = """
    import UIKit

    class Rows: UITableViewController {
      func more() { performSegue(withIdentifier: "showMore", sender: nil) }
    }

    """

  /// A table controller whose bar button stands beside it, as Interface Builder writes the items of a toolbar
  /// that code fills.
  private static func document(segue: String, action: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" initialViewController="row-00-001">
        <scenes>
            <scene sceneID="sce-00-001">
                <objects>
                    <tableViewController id="row-00-001" customClass="Rows" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" rowHeight="44" id="tab-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        </tableView>
                    </tableViewController>
                    <barButtonItem title="More" id="bar-00-001">
                        <connections>
                            <segue destination="mor-00-001" kind="show" identifier="\(segue)" id="seg-00-001"/>
                        </connections>
                    </barButtonItem>
                    <barButtonItem title="Close" id="bar-00-002">
                        <connections>
                            <action selector="\(action)" destination="row-00-001" id="act-00-001"/>
                        </connections>
                    </barButtonItem>
                </objects>
            </scene>
            <scene sceneID="sce-00-002">
                <objects>
                    <viewController id="mor-00-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="roo-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }
}
