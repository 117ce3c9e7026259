import Foundation
import TestSupport
import Testing

/// What pictures say of bars whose colours code sets, and of rows that code makes.
@Suite struct PictureSampleTests {
  /// A pushed table with two prototypes below a bar with a white tint.
  private static let prototypes = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav-00-001">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sc0-00-001">
                <objects>
                    <navigationController id="nav-00-001" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nbr-00-001">
                            <color key="tintColor" TINT colorSpace="custom" customColorSpace="sRGB"/>
                        </navigationBar>
                        <connections>
                            <segue destination="tvc-00-001" kind="relationship" relationship="rootViewController" id="sg0-00-001"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>
            <scene sceneID="sc1-00-001">
                <objects>
                    <tableViewController id="tvc-00-001" sceneMemberID="viewController">
                        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" id="tbl-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <prototypes>
                                ROWS
                            </prototypes>
                        </tableView>
                        <navigationItem key="navigationItem" title="List" id="nit-00-001">
                            <barButtonItem key="rightBarButtonItem" title="Change" id="bbi-00-001"/>
                        </navigationItem>
                    </tableViewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """

  private static func row(_ number: Int) -> String {
    """
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="row\(number)" textLabel="lb\(number)-00-001" style="IBUITableViewCellStyleDefault" id="ce\(number)-00-001">
        <rect key="frame" x="0.0" y="\(6 + 44 * number)" width="393" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="ce\(number)-00-001" id="cc\(number)-00-001">
            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>
                <label opaque="NO" contentMode="left" text="Prototype \(number)" lineBreakMode="tailTruncation" id="lb\(number)-00-001">
                    <rect key="frame" x="16" y="0.0" width="361" height="44"/>
                    <autoresizingMask key="autoresizingMask"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
            </subviews>
        </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private func picture(tint: String, rows: Int, _ options: String) async throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.prototypes.replacingOccurrences(of: "TINT", with: tint)
        .replacingOccurrences(of: "ROWS", with: (0..<rows).map(Self.row).joined()),
      to: "List.storyboard")
    let result = await run(
      "render List.storyboard --scene tvc-00-001 --device iphone-6.3 \(options)", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stderr)")
    return result.stdout
  }

  private func fill(of text: String, in svg: String) -> String? {
    let line = svg.split(separator: "\n").last { $0.contains(">\(text)</text>") }
    return line?.firstMatch(of: #/ fill="(#[0-9a-f]+)"/#).map { String($0.1) }
  }

  @Test(arguments: [
    (#"red="1" green="1" blue="1" alpha="1""#, "light", "#000000"),
    (#"red="0" green="0" blue="0" alpha="1""#, "dark", "#ffffff"),
    (#"red="1" green="0.0" blue="0.0" alpha="1""#, "light", "#ff0000"),
  ])
  func `a tint that nobody sees on glass gives way to the colour of labels`(
    tint: String, appearance: String, seen: String
  ) async throws {
    let svg = try await picture(tint: tint, rows: 1, "--ios 26 --appearance \(appearance)")
    #expect(fill(of: "Change", in: svg) == seen)
  }

  @Test func `glass above a dark bar is dark, and keeps a white tint`() async throws {
    let colors =
      #"red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
      + #"<color key="barTintColor" red="0.0" green="0.0" blue="0.0" alpha="1""#
    let svg = try await picture(tint: colors, rows: 1, "--ios 26")
    #expect(fill(of: "Change", in: svg) == "#ffffff")
    // A pane of a bar is 44 points high.
    #expect(svg.contains(##"height="44" rx="22" fill="#1c1c1e""##))
  }

  @Test func `before glass a bar keeps the tint that the document states`() async throws {
    let svg = try await picture(
      tint: #"red="1" green="1" blue="1" alpha="1""#, rows: 1, "--ios 18")
    #expect(fill(of: "Change", in: svg) == "#ffffff")
  }

  @Test(arguments: [1, 2, 3])
  func `one prototype fills a table, several stand there once each with a mark`(rows: Int)
    async throws
  {
    let svg = try await picture(
      tint: #"red="1" green="0.0" blue="0.0" alpha="1""#, rows: rows, "--ios 26")
    for number in 0..<rows {
      let count = svg.components(separatedBy: ">Prototype \(number)</text>").count - 1
      #expect(rows == 1 ? count > 5 : count == 1, "\(number): \(count)")
    }
    #expect(svg.contains(">sample</text>") == (rows == 1))
    #expect(svg.contains(">\(rows) prototypes; code makes the rows</text>") == (rows > 1))
  }
}
