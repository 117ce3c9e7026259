@testable import LayoutEngine

import LayoutModel
import TestSupport
import Testing

/// How much is done, not only what comes out.
@Suite struct WorkBoundTests {
  @Test(arguments: [
    "row-static.storyboard", "bars-of-devices.storyboard", "view-of-a-cell.storyboard",
  ])
  func `all devices share one island for each root, cell and scale`(name: String) throws {
    let file = try CaseFile("Cases/Devices/\(name)")
    var resolver = LayoutResolver(LayoutDocument(file.tree))
    for profile in DeviceProfile.all { _ = resolver.resolve(in: LayoutEnvironment(profile)) }
    struct Key: Hashable {
      var root: Int
      var cell: GridCell
      var scale: Double
    }
    let keys = resolver.islands.keys.map {
      Key(root: $0.root, cell: $0.traits.cell, scale: $0.traits.measurement.scale)
    }
    #expect(
      keys.count == Set(keys).count, "\(name): \(keys.count) islands, \(Set(keys).count) kinds")
  }

  @Test func `resolving again builds nothing`() throws {
    for seed in 0..<20 as Range<UInt64> {
      var resolver = LayoutResolver(LayoutDocument(RandomLayout.tree(seed: seed)))
      for profile in DeviceProfile.all { _ = resolver.resolve(in: LayoutEnvironment(profile)) }
      let count = resolver.islands.count
      for profile in DeviceProfile.all { _ = resolver.resolve(in: LayoutEnvironment(profile)) }
      #expect(resolver.islands.count == count, "seed \(seed)")
    }
  }
}
