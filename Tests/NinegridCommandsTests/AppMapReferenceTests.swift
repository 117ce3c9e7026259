import Foundation
import TestSupport
import Testing

/// Storyboard references on the map of an app.
@Suite struct AppMapReferenceTests {
  /// A screen that pushes a reference.
  private func storyboard(_ attributes: String, identifier: String? = nil) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc1-00-001">
        <scenes>
            <scene sceneID="sc1-00-001">
                <objects>
                    <viewController \(identifier.map { "storyboardIdentifier=\"\($0)\" " } ?? "")id="vc1-00-001" sceneMemberID="viewController">
                        <view key="view" id="vw1-00-001"/>
                        <connections>
                            <segue destination="ref-00-001" kind="show" id="sg1-00-001"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="sc2-00-001">
                <objects>
                    <viewControllerPlaceholder \(attributes) id="ref-00-001" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
    </document>
    """
  }

  private func page(_ first: String, _ second: String) async throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(first, to: "App/First.storyboard")
    try folder.write(second, to: "App/Second.storyboard")
    _ = await run("report App -o page.html", in: folder.url)
    return try String(contentsOf: folder.url.appendingPathComponent("page.html"), encoding: .utf8)
  }

  /// References with words, and what the map shows of them.
  @Test(arguments: [
    (#"storyboardName="Second""#, [String]()),
    (#"storyboardName="Second" referencedIdentifier="Here""#, []),
    (
      #"storyboardName="Second" referencedIdentifier="Gone""#,
      ["Scene 'Gone' of Second", "The storyboard has no such scene"]
    ),
    (
      #"storyboardName="Elsewhere""#,
      ["First scene of Elsewhere", "The storyboard is not among these documents"]
    ),
  ])
  func `a reference leads on, or says what it stands for`(attributes: String, lines: [String])
    async throws
  {
    let page = try await page(
      storyboard(attributes), storyboard(#"storyboardName="First""#, identifier: "Here"))
    #expect(page.contains("id=\"map\""))
    let cards = page.components(separatedBy: "box node reference").count - 1
    #expect(cards == (lines.isEmpty ? 0 : 1))
    for line in lines { #expect(page.contains(line), "\(line)") }
  }
}
