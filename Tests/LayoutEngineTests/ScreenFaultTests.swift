import Diagnostics
import LayoutJSON
import LayoutModel
import Testing

@testable import LayoutEngine

/// What the canvas shows so is meant; what only a device shows is a fault.
@Suite struct ScreenFaultTests {
  /// Views and constraints on a canvas of 375 points, and what is found on a screen of 320.
  static let screens: [(views: [String], constraints: [String], found: [String])] = [
    // A label runs into a button, and a field is cut by the edge.
    (
      [
        #"{"kind": "label", "name": "A", "text": "Hello", "intrinsicSize": [200, 20], "frame": [16, 20, 200, 20]}"#,
        #"{"kind": "button", "name": "B", "title": "OK", "intrinsicSize": [100, 30], "frame": [259, 20, 100, 30]}"#,
        #"{"kind": "textField", "name": "C", "intrinsicSize": [340, 34], "frame": [16, 80, 340, 34]}"#,
      ],
      [
        "A.Leading = Superview.Leading + 16", "A.Top = Superview.Top + 20",
        "Superview.Trailing = B.Trailing + 16", "B.Top = Superview.Top + 20",
        "C.Leading = Superview.Leading + 16", "C.Top = Superview.Top + 80",
      ],
      ["overlap a b 12", "off-screen c 36"]
    ),
    // A menu waits beside the screen, a badge sits on a button, and a picture is wider than the screen.
    (
      [
        #"{"kind": "label", "name": "Menu", "text": "Home", "intrinsicSize": [90, 20], "frame": [-100, 20, 90, 20]}"#,
        #"{"kind": "button", "name": "Bag", "title": "Bag", "intrinsicSize": [60, 30], "frame": [16, 60, 60, 30]}"#,
        #"{"kind": "label", "name": "Badge", "text": "3", "intrinsicSize": [20, 20], "frame": [60, 56, 20, 20]}"#,
        #"{"kind": "imageView", "name": "Photo", "intrinsicSize": [375, 200], "frame": [0, 300, 375, 200]}"#,
      ],
      [
        "Menu.Leading = Superview.Leading - 100", "Menu.Top = Superview.Top + 20",
        "Bag.Leading = Superview.Leading + 16", "Bag.Top = Superview.Top + 60",
        "Badge.Leading = Bag.Trailing - 16", "Badge.Top = Bag.Top - 4",
        "Photo.Leading = Superview.Leading", "Photo.Top = Superview.Top + 300",
      ], []
    ),
    // What is hidden, transparent or empty is not seen, whatever it lies upon.
    (
      [
        #"{"kind": "label", "name": "A", "text": "Hello", "intrinsicSize": [200, 20], "frame": [16, 20, 200, 20]}"#,
        #"{"kind": "button", "name": "B", "title": "OK", "hidden": true, "intrinsicSize": [100, 30], "frame": [259, 20, 100, 30]}"#,
        #"{"kind": "label", "name": "C", "text": "Late", "alpha": 0, "intrinsicSize": [100, 20], "frame": [259, 20, 100, 20]}"#,
        #"{"kind": "button", "name": "D", "intrinsicSize": [100, 30], "frame": [259, 20, 100, 30]}"#,
      ],
      [
        "A.Leading = Superview.Leading + 16", "A.Top = Superview.Top + 20",
        "Superview.Trailing = B.Trailing + 16", "B.Top = Superview.Top + 20",
        "Superview.Trailing = C.Trailing + 16", "C.Top = Superview.Top + 20",
        "Superview.Trailing = D.Trailing + 16", "D.Top = Superview.Top + 20",
      ], []
    ),
    // What can be scrolled to is not off the screen, and a button that floats over it does not count.
    (
      [
        #"""
        {"kind": "scrollView", "name": "Scroller", "frame": [0, 0, 375, 667],
          "subviews": [{"kind": "label", "name": "Wide", "text": "Hello", "intrinsicSize": [360, 20], "frame": [0, 630, 360, 20]}],
          "constraints": ["Wide.Leading = Superview.Leading", "Wide.Top = Superview.Top + 550",
            "Superview.Trailing = Wide.Trailing", "Superview.Bottom = Wide.Bottom + 100"]}
        """#,
        #"{"kind": "button", "name": "Add", "title": "Add", "intrinsicSize": [60, 30], "frame": [299, 590, 60, 30]}"#,
      ],
      [
        "Scroller.Leading = Superview.Leading", "Scroller.Top = Superview.Top",
        "Superview.Trailing = Scroller.Trailing", "Superview.Bottom = Scroller.Bottom",
        "Superview.Trailing = Add.Trailing + 16", "Add.Top = Superview.Top + 530",
      ], []
    ),
  ]

  /// On the screen of 320 points a field ends so far beyond the edge, and a label lies so far upon a button; a point is what
  /// Interface Builder lets stand.
  @Test(
    arguments: [
      (0.5, []), (1, []), (1.5, ["overlap a b 1.5", "off-screen c 1.5"]),
      (2, ["overlap a b 2", "off-screen c 2"]), (7.5, ["overlap a b 7.5", "off-screen c 7.5"]),
    ] as [(Double, [String])])
  func `what leaves the screen or lies on another by more than a point is found`(
    distance: Double, found: [String]
  ) throws {
    try `only what the canvas does not show is found`(
      views: [
        #"{"kind": "label", "name": "A", "text": "Hello", "intrinsicSize": [200, 20], "frame": [16, 20, 200, 20]}"#,
        #"{"kind": "button", "name": "B", "title": "OK", "intrinsicSize": [\#(88 + distance), 30], "frame": [255, 20, \#(88 + distance), 30]}"#,
        #"{"kind": "textField", "name": "C", "intrinsicSize": [\#(304 + distance), 34], "frame": [16, 80, \#(304 + distance), 34]}"#,
      ],
      constraints: [
        "A.Leading = Superview.Leading + 16", "A.Top = Superview.Top + 20",
        "Superview.Trailing = B.Trailing + 16", "B.Top = Superview.Top + 20",
        "C.Leading = Superview.Leading + 16", "C.Top = Superview.Top + 80",
      ], found: found)
  }

  @Test(arguments: screens)
  func `only what the canvas does not show is found`(
    views: [String], constraints: [String], found: [String]
  ) throws {
    let text = """
      {"format": "ninegrid-layout", "version": 1, "name": "Screen", "device": "retina4_7",
        "scenes": [{"name": "Screen", "view": {"name": "Root", "frame": [0, 0, 375, 667],
        "subviews": [\(views.joined(separator: ", "))],
        "constraints": [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))]}}]}
      """
    let (tree, diagnostics) = try readNativeDocument(Array(text.utf8))
    #expect(diagnostics == [])
    let document = LayoutDocument(tree)
    let resolver = LayoutResolver(document)
    let designed = try #require(resolver.resolve(in: resolver.designEnvironment).first)
    let faults = ScreenFaults(document, ScreenStructure(document), asDesigned: designed)
    #expect(told(faults, in: designed) == [])
    let profile = try #require(DeviceProfile.profiles(named: "iphone-4.0").first)
    let layout = try #require(resolver.resolve(in: LayoutEnvironment(profile)).first)
    #expect(told(faults, in: layout) == found)
  }

  private func told(_ faults: ScreenFaults, in layout: ResolvedLayout) -> [String] {
    (faults.overlaps(in: layout) + faults.offScreen(in: layout)).map { fault in
      let words = [fault.diagnostic.code.rawValue] + fault.diagnostic.objects
      return (words + [NumberText.rounded(fault.extent)]).joined(separator: " ")
    }
  }
}
