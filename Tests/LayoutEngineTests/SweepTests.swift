import Foundation
import LayoutJSON
import LayoutModel
import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct SweepTests {
  /// A document of the samples.
  ///
  /// - Parameter edit: changes its text first.
  static func sample(
    _ path: String, edit: (String) -> String = { $0 }
  ) throws -> LayoutDocument {
    let data = try Data(contentsOf: samplesFolder.appendingPathComponent(path))
    let text = edit(String(decoding: data, as: UTF8.self))
    return LayoutDocument(try readNativeDocument(Array(text.utf8)).0)
  }

  static let samples = SampleFiles.all

  static func range(
    _ lengths: ClosedRange<Double> = 320...1366, _ axis: LayoutAxis = .horizontal,
    on key: String = "ipad-12.9/landscape"
  ) throws -> SweepRange {
    let profile = try #require(DeviceProfile.profile(key: key))
    return SweepRange(
      axis: axis, lengths: lengths, environment: LayoutEnvironment(profile),
      rule: SizeClassRule(profile))
  }

  @Test func `a law that holds for a few points only is found`() throws {
    let text = """
      {"format": "ninegrid-layout", "version": 1, "scenes": [{"view": {"name": "Root",
        "subviews": [{"name": "A"}],
        "constraints": ["A.Left = Superview.Left", "A.Top = Superview.Top", "A.Height = 20",
          "A.Width >= 501.25", "A.Width <= 505.75", "A.Width = Superview.Width @700"]}}]}
      """
    var inspector = SceneInspector(LayoutDocument(try readNativeDocument(Array(text.utf8)).0))
    let sweep = inspector.sweep(scene: 0, over: try Self.range())
    #expect(sweep.breakpoints.map(\.position) == [501.25, 505.75])
  }

  @Test func `two views with complex widths turn at 458 between the margins and nowhere else`()
    throws
  {
    var inspector = SceneInspector(
      try Self.sample("cookbook/08-two-views-with-complex-widths.json"))
    let sweep = inspector.sweep(scene: 0, over: try Self.range())
    let turns = sweep.breakpoints.filter { !$0.isJump }
    #expect(turns.map(\.position) == [498])
    #expect(turns.first?.margins?.before == 20)
    #expect(turns.first?.margins?.behind == 20)
    #expect(turns.first?.distanceBetweenMargins == 458)
    #expect(turns.first?.changes.map(\.kind) == [.restored, .inactive])
    let jumps = sweep.breakpoints.filter(\.isJump)
    #expect(jumps.map(\.position) == [414])
    #expect(jumps.first?.changes.map(\.kind) == [.margins])
    #expect(sweep.idleClassChanges == [678])
    let red = try #require(sweep.intervals.last?.laws[2])
    #expect(red.width == AffineLaw(slope: 2.0 / 3, constant: -32))
    #expect(red.x == AffineLaw(slope: 1.0 / 3, constant: 12))
  }

  @Test func `the text of a sweep reads`() throws {
    var inspector = SceneInspector(
      try Self.sample("cookbook/08-two-views-with-complex-widths.json"))
    let sweep = inspector.sweep(scene: 0, over: try Self.range())
    #expect(
      sweep.text(title: "Recipe 8") == """
        Recipe 8  widths 320 … 1366, height 1024, as on ipad-12.9

        2 breakpoints
          414  the leading and trailing layout margins of 'Root' change from 16 to 20 [jump]
          498  'Red View.Width = 2 x Blue View.Width' (priority 750) is met from here on; 'Blue View.Width >= 150' is no longer active (458 between the margins of 20 and 20)
          The size class changes at 678; no frame changes with it

        Frames, with W for the width of the root view
          Root (root)
            320 … 1366   x = 0   y = 0   width = W   height = 1024
          Blue View (blue-view)
             320 … 414   x = 16   y = 52   width = 150        height = 927
             414 … 498   x = 20   y = 52   width = 150        height = 927
            498 … 1366   x = 20   y = 52   width = W/3 - 16   height = 927
          Red View (red-view)
             320 … 414   x = 174        y = 52   width = W - 190      height = 927
             414 … 498   x = 178        y = 52   width = W - 198      height = 927
            498 … 1366   x = W/3 + 12   y = 52   width = 2 W/3 - 32   height = 927

        Checked at every half point: laws and solved frames agree everywhere

        """)
  }

  @Test(arguments: samples)
  func `laws agree with solving between the points of the grid, too`(path: String) throws {
    let document = try Self.sample(path)
    var inspector = SceneInspector(document)
    var random = SplitMix64(seed: 7)
    for axis in LayoutAxis.allCases {
      let range = try Self.range(380...520, axis)
      for scene in document.scenes.indices {
        let sweep = inspector.sweep(scene: scene, over: range)
        #expect(sweep.largestDeviation < 1e-6, "\(path)")
        #expect(sweep.intervals.first?.lower == 380 && sweep.intervals.last?.upper == 520)
        for interval in sweep.intervals where interval.upper - interval.lower > 1e-3 {
          let share = Double(random.integer(in: 1...99)) / 100
          let length = interval.lower + (interval.upper - interval.lower) * share
          let layout = inspector.layout(scene: scene, in: range.environment(at: length))
          for (index, view) in sweep.views.enumerated() {
            let frame = layout.views.first { $0.index == view.index }?.unsnapped
            let law = interval.laws[index]
            #expect((frame == nil) == (law == nil), "\(path): '\(view.id)' at \(length)")
            guard let frame, let law else { continue }
            let expected = Rect(
              x: law.x.value(at: length), y: law.y.value(at: length),
              width: law.width.value(at: length), height: law.height.value(at: length))
            #expect(
              frame.distance(to: expected) < 1e-5,
              "\(path): '\(view.id)' at \(length) is \(frame), by its law \(expected)")
          }
        }
      }
    }
  }

  @Test(arguments: samples)
  func `every breakpoint says why`(path: String) throws {
    let document = try Self.sample(path)
    var inspector = SceneInspector(document)
    for scene in document.scenes.indices {
      let sweep = inspector.sweep(scene: scene, over: try Self.range(320...520))
      for breakpoint in sweep.breakpoints {
        #expect(!breakpoint.changes.isEmpty, "\(path) at \(breakpoint.position)")
        #expect(!breakpoint.views.isEmpty, "\(path) at \(breakpoint.position)")
      }
    }
  }

  @Test func `a size class that changes constraints is a breakpoint`() throws {
    var inspector = SceneInspector(try Self.sample("size-classes/nine-cells.json"))
    let sweep = inspector.sweep(scene: 0, over: try Self.range(600...700))
    #expect(sweep.breakpoints.map(\.position) == [678])
    let kinds = sweep.breakpoints.first?.changes.map(\.kind) ?? []
    #expect(kinds.contains(.sizeClass))
    #expect(kinds.contains(.attribute))
    #expect(sweep.intervals.map(\.cell.description) == ["wC-hR", "wR-hR"])
  }

  @Test func `a sweep of some views has only their breakpoints`() throws {
    var inspector = SceneInspector(
      try Self.sample("cookbook/08-two-views-with-complex-widths.json"))
    let sweep = inspector.sweep(scene: 0, over: try Self.range())
    let root = sweep.restricted(to: ["root"])
    #expect(root.breakpoints.isEmpty)
    #expect(root.intervals.count == 1)
    #expect(root.views.map(\.id) == ["root"])
    #expect(sweep.restricted(to: ["red-view"]).breakpoints.count == 2)
  }

  @Test func `the size class rule agrees with every profile that grows`() {
    for profile in DeviceProfile.all {
      if profile.isPad {
        #expect(SizeClassRule(profile).cell(for: profile.size) == profile.cell, "\(profile.key)")
      } else {
        #expect(
          SizeClassRule(profile).cell(for: profile.size).height == profile.cell.height,
          "\(profile.key)")
      }
    }
  }
  /// Between the highest phone that lies and the lowest that stands no device tells.
  @Test func `a phone that grows is regular in height from the lowest upright one on`() throws {
    let profile = try #require(DeviceProfile.profile(key: "iphone-4.7/landscape"))
    let rule = SizeClassRule(profile)
    let lowest = DeviceProfile.all.filter { !$0.isPad && $0.cell.height == .regular }
      .map(\.size.height).min()
    #expect(lowest == 480)
    #expect(rule.cell(for: Size(width: 667, height: 480)).height == .regular)
    #expect(rule.cell(for: Size(width: 667, height: 479.5)).height == .compact)
  }
}
