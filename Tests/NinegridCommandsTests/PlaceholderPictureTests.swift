import Foundation
import TestSupport
import Testing

/// What pictures show in place of images, titles and contents that a document does not have.
@Suite struct PlaceholderPictureTests {
  private func picture(_ objects: String, initial: String = "vc0-00-001") async throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="\(initial)">
      <scenes>\(objects)</scenes></document>
      """, to: "a.storyboard")
    let result = await run("render a.storyboard --device iphone-4.7 --ios 17", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stderr)")
    return result.stdout
  }

  private func controller(
    _ id: String, _ inside: String, attributes: String = "", views: String = ""
  ) -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes) sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="r\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>\(views)</subviews></view>\(inside)</viewController></objects></scene>
    """
  }

  private func image(_ frame: String) -> String {
    "<imageView contentMode=\"scaleToFill\" fixedFrame=\"YES\" image=\"sea\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"img\"><rect key=\"frame\" \(frame)/></imageView>"
  }

  private func label(_ frame: String, white: String) -> String {
    """
    <label opaque="NO" contentMode="left" fixedFrame="YES" text="Harbour" translatesAutoresizingMaskIntoConstraints="NO" id="lab"><rect key="frame" \(frame)/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/><color key="textColor" white="\(white)" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></label>
    """
  }

  /// The height at which the circle of the mark of a missing image stands.
  private func sun(_ svg: String) -> Double? {
    svg.firstMatch(of: #/<circle cx="[0-9.]+" cy="([0-9.]+)"/#).flatMap { Double($0.1) }
  }

  @Test func `the mark of a missing image stands beside texts, or is left out`() async throws {
    let frame = "x=\"20\" y=\"100\" width=\"300\" height=\"200\""
    let alone = try await picture(controller("vc0-00-001", "", views: image(frame)))
    let middle = try #require(sun(alone))
    #expect(middle > 150 && middle < 250)
    let below = image(frame) + label("x=\"30\" y=\"180\" width=\"280\" height=\"40\"", white: "0.0")
    let moved = try #require(sun(try await picture(controller("vc0-00-001", "", views: below))))
    #expect(moved < 175 || moved > 225, "\(moved)")
    let full = image(frame) + label("x=\"20\" y=\"100\" width=\"300\" height=\"200\"", white: "0.0")
    #expect(sun(try await picture(controller("vc0-00-001", "", views: full))) == nil)
  }

  @Test(arguments: [("0.0", "#e5e5ea"), ("1", "#636366")])
  func `pale letters stand on a dark place for an image`(white: String, surface: String)
    async throws
  {
    let views =
      image("x=\"20\" y=\"100\" width=\"300\" height=\"200\"")
      + label("x=\"30\" y=\"250\" width=\"280\" height=\"40\"", white: white)
    let svg = try await picture(controller("vc0-00-001", "", views: views))
    #expect(svg.contains("fill=\"\(surface)\""))
  }

  @Test func `a tab without a title shows none, and one without an item has that of its root`()
    async throws
  {
    let children = ["nv1-00-001", "vc2-00-001", "vc3-00-001"]
    let segues = children.map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"g\($0)\"/>"
    }
    let tabs =
      "<scene sceneID=\"st0\"><objects><tabBarController id=\"tab-00-001\" sceneMemberID=\"viewController\"><tabBar key=\"tabBar\" id=\"bar-00-001\"/><connections>\(segues.joined())</connections></tabBarController></objects></scene>"
    let navigation =
      "<scene sceneID=\"sn0\"><objects><navigationController id=\"nv1-00-001\" sceneMemberID=\"viewController\"><navigationBar key=\"navigationBar\" id=\"nb1\"/><connections><segue destination=\"vc1-00-001\" kind=\"relationship\" relationship=\"rootViewController\" id=\"gr1\"/></connections></navigationController></objects></scene>"
    let svg = try await picture(
      tabs + navigation
        + controller("vc1-00-001", "<tabBarItem key=\"tabBarItem\" title=\"Trips\" id=\"ti1\"/>")
        + controller(
          "vc2-00-001",
          "<tabBarItem key=\"tabBarItem\" image=\"heart\" catalog=\"system\" id=\"ti2\"/>")
        + controller("vc3-00-001", ""), initial: "tab-00-001")
    #expect(svg.contains(">Trips</text>") && !svg.contains(">Item</text>"))
  }

  @Test func `an empty row that code fills has the name of its class`() async throws {
    let cell =
      "<tableViewCell contentMode=\"scaleToFill\" reuseIdentifier=\"trip\" customClass=\"TripCell\" id=\"cel\"><rect key=\"frame\" x=\"0.0\" y=\"28\" width=\"375\" height=\"44\"/><tableViewCellContentView key=\"contentView\" tableViewCell=\"cel\" id=\"cnt\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"44\"/></tableViewCellContentView></tableViewCell>"
    let svg = try await picture(
      "<scene sceneID=\"s1\"><objects><tableViewController id=\"vc0-00-001\" sceneMemberID=\"viewController\"><tableView key=\"view\" dataMode=\"prototypes\" style=\"plain\" rowHeight=\"44\" id=\"tbl\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/><prototypes>\(cell)</prototypes></tableView></tableViewController></objects></scene>"
    )
    #expect(svg.contains(">TripCell</text>"))
  }

  @Test func `a prompt stands between the items of its bar`() async throws {
    let item =
      "<navigationItem key=\"navigationItem\" title=\"Files\" prompt=\"Select a folder to which the file is moved, or make another one\" id=\"ni0\"><barButtonItem key=\"rightBarButtonItem\" title=\"Cancel\" id=\"bi0\"/></navigationItem>"
    let navigation =
      "<scene sceneID=\"sn0\"><objects><navigationController id=\"nv1-00-001\" sceneMemberID=\"viewController\"><navigationBar key=\"navigationBar\" id=\"nb1\"/><connections><segue destination=\"vc0-00-001\" kind=\"relationship\" relationship=\"rootViewController\" id=\"gr1\"/></connections></navigationController></objects></scene>"
    let svg = try await picture(navigation + controller("vc0-00-001", item), initial: "nv1-00-001")
    #expect(svg.contains("…</text>") && svg.contains(">Cancel</text>"))
  }
}
