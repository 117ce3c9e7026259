@testable import LayoutEngine

import InterfaceBuilder
import LayoutModel
import PlatformRules
import TestSupport
import Testing

/// Rules that an island is asked for only after it was built.
@Suite struct LateRuleTests {
  /// Measures labels without a question, and asks a rule when their texts are measured: iOS 26 says something else there
  /// than iOS 18.
  private struct LateMeasurer: LeafMeasuring {
    func measure(_ content: LeafContent, in context: MeasurementContext) -> LeafMeasurement {
      LeafMeasurement(width: 20, height: 20)
    }

    func textRoom(
      for content: LeafContent, limits: TextLimits, in context: MeasurementContext
    ) -> TextRoom? {
      guard context.rules[ControlRules.toggleWidth] > 60 else { return nil }
      return StandardLeafMeasurer().textRoom(for: content, limits: limits, in: context)
    }
  }

  private static func document() throws -> LayoutDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="23727" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
      <label text="A text that is cut" id="label" translatesAutoresizingMaskIntoConstraints="NO"/>
      </subviews><constraints>
      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/>
      </constraints></view></objects></document>
      """
    return LayoutDocument(try readInterfaceBuilder(Array(text.utf8)))
  }

  private static func environments() throws -> (old: LayoutEnvironment, new: LayoutEnvironment) {
    let profile = try #require(DeviceProfile.profile(key: "iphone-6.1-island/portrait"))
    return (
      LayoutEnvironment(profile).running(.iOS18), LayoutEnvironment(profile).running(.iOS26)
    )
  }

  @Test func `an island that is asked late is not used for a system with another answer`() throws {
    let document = try Self.document()
    let (old, new) = try Self.environments()
    let alone = LayoutResolver(document, measurer: LateMeasurer()).resolve(in: new)
    #expect(alone.flatMap(\.views).contains { $0.truncation != nil })

    let shared = LayoutResolver(document, measurer: LateMeasurer())
    shared.findsTruncations = false
    _ = shared.resolve(in: old)
    let count = shared.islandCount
    // Nobody has asked the rule: one island is good for both systems.
    _ = shared.resolve(in: new)
    #expect(shared.islandCount == count)
    shared.findsTruncations = true
    #expect(shared.resolve(in: new) == alone)
    #expect(shared.islandCount > count)
    #expect(
      shared.resolve(in: old)
        == LayoutResolver(document, measurer: LateMeasurer()).resolve(in: old))
  }

  @Test func `what is asked late makes one island for each answer, and no more`() throws {
    let document = try Self.document()
    let (old, new) = try Self.environments()
    let shared = LayoutResolver(document, measurer: LateMeasurer())
    for _ in 0..<3 {
      _ = shared.resolve(in: old)
      _ = shared.resolve(in: new)
      _ = shared.resolve(in: old.running(.iOS17))
    }
    #expect(shared.sessions.reduce(0) { $0 + $1.given.count } == 2)
  }

  @Test func `a device among others gets what it gets alone, whatever was asked before`() throws {
    for seed in 0..<6 as Range<UInt64> {
      let document = LayoutDocument(RandomLayout.tree(seed: seed))
      var random = SplitMix64(seed: seed)
      let shared = LayoutResolver(document)
      for profile in DeviceProfile.all.shuffled(using: &random).prefix(24) {
        let environment = LayoutEnvironment(profile)
        shared.findsTruncations = Bool.random(using: &random)
        let own = LayoutResolver(document)
        own.findsTruncations = shared.findsTruncations
        #expect(
          Self.rounded(shared.resolve(in: environment))
            == Self.rounded(own.resolve(in: environment)),
          "seed \(seed), \(profile.key)")
      }
    }
  }

  /// Layouts without the last bits of the numbers before snapping: a solver that starts from another basis adds in another order.
  private static func rounded(_ layouts: [ResolvedLayout]) -> [ResolvedLayout] {
    func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
    return layouts.map { layout in
      var layout = layout
      for index in layout.views.indices {
        let exact = layout.views[index].unsnapped
        layout.views[index].unsnapped = Rect(
          x: rounded(exact.x), y: rounded(exact.y), width: rounded(exact.width),
          height: rounded(exact.height))
      }
      return layout
    }
  }
}
