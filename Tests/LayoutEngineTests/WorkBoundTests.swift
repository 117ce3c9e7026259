@testable import LayoutEngine

import LayoutModel
import PlatformRules
import Synchronization
import TestSupport
import Testing

/// How much is done, not only what comes out.
@Suite struct WorkBoundTests {
  /// What decides which rows an island has; one island could serve all devices that agree in it.
  private struct Kind: Hashable {
    var root: Int
    var cell: GridCell
    var scale: Double
    /// Of the system that the device runs.
    var generation: XcodeGeneration
    /// A row that sizes itself is solved once for its height, and once with it.
    var findsItsHeight: Bool
  }

  static let names = [
    "row-static.storyboard", "bars-of-devices.storyboard", "view-of-a-cell.storyboard",
  ]

  /// Islands by kind after resolving for every device.
  private static func islands(_ name: String) throws -> [Kind: Int] {
    let file = try CaseFile("Cases/Devices/\(name)")
    let resolver = LayoutResolver(LayoutDocument(file.tree))
    for profile in DeviceProfile.all { _ = resolver.resolve(in: LayoutEnvironment(profile)) }
    var counts: [Kind: Int] = [:]
    for (root, sessions) in resolver.sessions.enumerated() {
      for (list, findsItsHeight) in [(sessions.given, false), (sessions.least, true)] {
        for traits in list.map(\.island.traits) {
          let kind = Kind(
            root: root, cell: traits.cell, scale: traits.measurement.scale,
            generation: traits.measurement.generation, findsItsHeight: findsItsHeight)
          counts[kind, default: 0] += 1
        }
      }
    }
    return counts
  }

  @Test(arguments: names)
  func `devices share one island for each root, cell, scale and system that lays out otherwise`(
    name: String
  ) throws {
    let islands = try Self.islands(name)
    #expect(!islands.isEmpty)
    // iOS 9 on the oldest phone; nothing in these documents changes from iOS 15 to iOS 26, though places do.
    let alike = Dictionary(grouping: islands.keys) { kind in
      var kind = kind
      kind.generation = XcodeGeneration(.xcode26)
      return kind
    }
    #expect(alike.values.allSatisfy { $0.count <= 2 }, "\(name)")
    #expect(islands.values.allSatisfy { $0 == 1 }, "\(name): \(islands.values.sorted())")
  }

  @Test func `resolving again builds nothing`() throws {
    for seed in 0..<8 as Range<UInt64> {
      let resolver = LayoutResolver(LayoutDocument(RandomLayout.tree(seed: seed)))
      for profile in DeviceProfile.all { _ = resolver.resolve(in: LayoutEnvironment(profile)) }
      let count = resolver.islandCount
      for profile in DeviceProfile.all { _ = resolver.resolve(in: LayoutEnvironment(profile)) }
      #expect(resolver.islandCount == count, "seed \(seed)")
    }
  }

  @Test func `a leaf is measured once for each island`() throws {
    for seed in 0..<8 as Range<UInt64> {
      let document = LayoutDocument(RandomLayout.tree(seed: seed))
      let labels = document.views.count { $0.kind == .label }
      let measurer = CountingMeasurer()
      let resolver = LayoutResolver(document, measurer: measurer)
      for profile in DeviceProfile.all { _ = resolver.resolve(in: LayoutEnvironment(profile)) }
      #expect(measurer.count == labels * resolver.islandCount, "seed \(seed)")
    }
  }
}

/// Counts how often it is asked.
private final class CountingMeasurer: LeafMeasuring {
  private let asked = Mutex(0)

  var count: Int { asked.withLock { $0 } }

  func measure(_ content: LeafContent, in context: MeasurementContext) -> LeafMeasurement {
    asked.withLock { $0 += 1 }
    return StandardLeafMeasurer().measure(content, in: context)
  }

  func textRoom(
    for content: LeafContent, limits: TextLimits, in context: MeasurementContext
  ) -> TextRoom? {
    StandardLeafMeasurer().textRoom(for: content, limits: limits, in: context)
  }
}
