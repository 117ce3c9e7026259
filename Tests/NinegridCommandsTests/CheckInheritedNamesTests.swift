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

  /// The lines of all findings, and the hints below them.
  private func told(segue: String = "showMore") async throws -> (
    findings: [String], hints: [String]
  ) {
    try folder.write(Self.document(segue: segue), to: "App/Main.storyboard")
    let result = await run(
      "check --rule missing-action --rule missing-outlet --rule missing-identifier", in: folder.url)
    let lines = result.stdout.split(separator: "\n").map(String.init)
    return (lines.filter { $0.contains("[missing-") }, lines.filter { $0.hasPrefix("  hint: ") })
  }

  @Test(arguments: ["UITableViewController", "UIViewController", "UIResponder", "NSObject"])
  func `an action may be in an extension of a class of UIKit`(type: String) async throws {
    try folder.write(
      "extension \(type) {\n  @IBAction func close(_ sender: Any) {}\n}\n", to: "App/Close.swift")
    #expect(try await told().findings == [])
  }

  @Test(arguments: ["UINavigationController", "UIView"])
  func `an extension of another class does not count`(type: String) async throws {
    try folder.write(
      "extension \(type) {\n  @IBAction func close(_ sender: Any) {}\n}\n", to: "App/Close.swift")
    let result = try await told()
    #expect(result.findings.count == 1, "\(result)")
    #expect(result.findings.allSatisfy { $0.contains("no such method") })
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
    #expect(try await told().findings.isEmpty == isGiven)
  }

  @Test func `a bar button beside the controller has a segue of the controller`() async throws {
    try folder.write(Self.close, to: "App/Close.swift")
    #expect(try await told().findings == [])
    let result = try await told(segue: "showmore")
    #expect(result.findings.count == 1, "\(result)")
    #expect(result.hints == ["  hint: did you mean 'showmore'?"])
  }

  @Test func `an identifier that another scene has is not called misspelt`() async throws {
    try folder.write(Self.close, to: "App/Close.swift")
    let other = Self.document(segue: "showMore")
      .replacing("customClass=\"Rows\"", with: "customClass=\"Others\"")
    try folder.write(other, to: "App/Other.storyboard")
    try folder.write("class Others: UITableViewController {}\n", to: "App/Others.swift")
    let result = try await told(segue: "showLess")
    #expect(result.findings.count == 1, "\(result)")
    #expect(result.hints == ["  hint: at run time the app ends there"])
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
  private static func document(segue: String) -> String {
    SampleDocuments.storyboard(
      initial: "row-00-001",
      scenes: """
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
                <action selector="close:" destination="row-00-001" id="act-00-001"/>
            </connections>
        </barButtonItem>
        """,
      """
      <viewController id="mor-00-001" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="roo-00-001">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          </view>
      </viewController>
      """)
  }
}
