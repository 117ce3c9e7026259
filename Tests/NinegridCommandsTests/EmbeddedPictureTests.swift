import Foundation
import TestSupport
import Testing

/// Scenes that fill container views are drawn there, in whatever makes pictures of the scene around.
@Suite struct EmbeddedPictureTests {
  /// On a phone of 375 × 667 the container view of Help is at 16, 81 and has 240 × 128 points.
  private static let part = #"<svg x="16" y="81" width="240" height="128" viewBox="0 0 240 128">"#

  @Test func `a picture shows the embedded scene in its container view, cut at its edges`()
    async throws
  {
    let folder = try StructureSample.folder()
    for options in ["--device iphone-4.7 --ios 18 --place screen", "--as-designed"] {
      let result = await run("render Main.storyboard --scene vc-00-005 \(options)", in: folder.url)
      #expect(result.exitCode == 0, "\(result.stderr)")
      let parts = result.stdout.components(separatedBy: Self.part)
      try #require(parts.count == 2, "\(options): \(result.stdout.prefix(4_000))")
      let inside = parts[1].components(separatedBy: "</svg>")[0]
      #expect(inside.contains(">Tip</text>") && !inside.contains(">Questions</text>"))
    }
    // Alone it has a picture of its own.
    let alone = await run(
      "render Main.storyboard --scene vc-00-007 --device iphone-4.7", in: folder.url)
    #expect(alone.stdout.contains(">Tip</text>") && !alone.stdout.contains(Self.part))
  }

  @Test func `it is as large as the container view is in the place that is looked at`() async throws
  {
    let folder = try TemporaryFolder()
    let text = try StructureSample.text.replacing(
      #"<constraint firstAttribute="width" constant="240" id="cw-00-005"/>"#, with: ""
    ).replacing(
      #"id="ct-00-005"/>"#,
      with: #"id="ct-00-005"/><constraint firstItem="sa-00-005" firstAttribute="trailing" "#
        + #"secondItem="cv-00-005" secondAttribute="trailing" constant="16" id="cw-00-005"/>"#)
    try folder.write(text, to: "Main.storyboard")
    for (place, width) in [("form-sheet", 580 - 32), ("screen", 820 - 32)] {
      let result = await run(
        "render Main.storyboard --scene vc-00-005 --device ipad-10.9 --place \(place)",
        in: folder.url)
      #expect(
        result.stdout.contains("width=\"\(width)\" height=\"128\" viewBox=\"0 0 \(width) 128\">"),
        "\(place)")
    }
  }

  @Test func `a scene that fills a container in many screens is drawn in each`() async throws {
    func controller(_ id: String, _ content: String) -> String {
      """
      <viewController id="\(id)" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="view-\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(content)</subviews></view></viewController>
      """
    }
    func screen(_ number: Int) -> String {
      controller(
        "screen-\(number)",
        """
        <containerView fixedFrame="YES" id="container-\(number)"><rect key="frame" x="0.0" y="600" width="375" height="60"/>
        <connections><segue destination="footer" kind="embed" id="segue-\(number)"/></connections></containerView>
        """)
    }
    let label =
      #"<label text="Imprint" fixedFrame="YES" id="label"><rect key="frame" x="16" y="8" width="200" height="21"/></label>"#
    let folder = try TemporaryFolder()
    try folder.write(
      SampleDocuments.storyboard(
        initial: "screen-1", scenes: screen(1), screen(2), screen(3), screen(4), screen(5),
        screen(6),
        controller("footer", label)), to: "Main.storyboard")
    for number in 1...6 {
      let result = await run(
        "render Main.storyboard --scene screen-\(number) --device iphone-4.7", in: folder.url)
      #expect(result.stdout.contains(">Imprint</text>"), "\(number): \(result.stderr)")
    }
  }

  @Test func `a controller that has only a title for a bar is no screen`() async throws {
    let pages = """
      <pageViewController id="pages" sceneMemberID="viewController"><navigationItem key="navigationItem" id="item">
      <segmentedControl key="titleView" selectedSegmentIndex="0" id="choice"><rect key="frame" x="0.0" y="0.0" width="128" height="30"/>
      <segments><segment title="First"/><segment title="Second"/></segments></segmentedControl></navigationItem></pageViewController>
      """
    let screen = """
      <viewController id="screen" sceneMemberID="viewController"><view key="view" id="view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><label text="Imprint" fixedFrame="YES" id="label"><rect key="frame" x="16" y="80" width="200" height="21"/></label></subviews></view></viewController>
      """
    let folder = try TemporaryFolder()
    try folder.write(
      SampleDocuments.storyboard(initial: "pages", scenes: pages, screen), to: "Main.storyboard")
    let result = await run("render Main.storyboard --device iphone-4.7", in: folder.url)
    #expect(result.stdout.contains(">Imprint</text>") && !result.stdout.contains(">Second</text>"))
    let named = await run(
      "render Main.storyboard --scene pages --device iphone-4.7", in: folder.url)
    #expect(named.stdout.contains(">Second</text>"))
  }

  @Test func `scenes that embed each other end`() async throws {
    let folder = try TemporaryFolder()
    let container = """
      <containerView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="cv-00-007">
          <rect key="frame" x="16" y="61" width="100" height="50"/>
          <constraints>
              <constraint firstAttribute="width" constant="100" id="cw-00-007"/>
              <constraint firstAttribute="height" constant="50" id="ch-00-007"/>
          </constraints>
          <connections>
              <segue destination="vc-00-005" kind="embed" id="sg-00-009"/>
          </connections>
      </containerView>
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Tip"
      """
    let text = try StructureSample.text.replacing(
      #"<label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Tip""#,
      with: container
    ).replacing(
      #"<constraint firstItem="lb-00-007" firstAttribute="leading""#,
      with: #"<constraint firstItem="cv-00-007" firstAttribute="leading" "#
        + #"secondItem="lb-00-007" secondAttribute="leading" id="cl-00-007"/>"#
        + #"<constraint firstItem="cv-00-007" firstAttribute="top" "#
        + #"secondItem="lb-00-007" secondAttribute="bottom" constant="20" id="ct-00-007"/>"#
        + #"<constraint firstItem="lb-00-007" firstAttribute="leading""#)
    try folder.write(text, to: "Main.storyboard")
    let result = await run(
      "render Main.storyboard --scene vc-00-005 --device iphone-4.7", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stderr)")
    // Help shows Tips, and Tips does not show Help again.
    #expect(result.stdout.components(separatedBy: ">Tip</text>").count == 2)
    #expect(result.stdout.components(separatedBy: ">Questions</text>").count == 2)
  }

  @Test func `pictures of a comparison show it before and after, and what changes in it`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(StructureSample.text, to: "old.storyboard")
    try folder.write(
      StructureSample.text.replacing("text=\"Questions\"", with: "text=\"Answers\""),
      to: "new.storyboard")
    let result = await run(
      "diff old.storyboard new.storyboard --device iphone-4.7 --ios 18 --place screen "
        + "--effect -o changes.svg", in: folder.url)
    #expect(result.exitCode <= 1, "\(result.stderr)")
    let picture = try folder.read("changes.svg")
    let parts = picture.components(separatedBy: Self.part).dropFirst().map {
      $0.components(separatedBy: "</svg>")[0]
    }
    #expect(parts.count == 2)
    #expect(parts.allSatisfy { $0.contains(">Tip</text>") })
  }

  @Test func `reports, reviews and the page show it, too`() async throws {
    let folder = try StructureSample.folder()
    _ = await run(
      "report Main.storyboard --scene vc-00-005 --as-designed -o page.html", in: folder.url)
    let page = try folder.read("page.html")
    #expect(page.components(separatedBy: Self.part).count == 2)

    try folder.write(StructureSample.text, to: "old/Main.storyboard")
    try folder.write(
      StructureSample.text.replacing("text=\"Questions\"", with: "text=\"Answers\""),
      to: "new/Main.storyboard")
    let review = await run(
      "review old new -o out --device iphone-4.7 --place screen", in: folder.url)
    #expect(review.exitCode == 1, "\(review.stderr)")
    // Before and after, on the page.
    #expect(
      try folder.read("out/index.html").components(separatedBy: Self.part).count >= 3)

    try await ServedPage.serving(["Main.storyboard"], in: folder.url) { page in
      let answer = try await page.get(
        "drawing", ["document": "Main.storyboard", "scene": "vc-00-005"])
      #expect(answer.text.contains(Self.part), "\(answer.text.prefix(300))")
    }
  }
}
