import Diagnostics
import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// The layout is a function of document and environment, and of nothing else.
@Suite struct DeterminismTests {
  private static let seeds: Range<UInt64> = 0..<100

  /// A few profiles, other ones for each seed.
  private static func profiles(_ random: inout SplitMix64) -> [DeviceProfile] {
    Array(DeviceProfile.all.shuffled(using: &random).prefix(4))
  }

  @Test func `most random layouts have exactly one solution`() {
    let settled = Self.seeds.count { seed in
      let resolver = LayoutResolver(LayoutDocument(RandomLayout.tree(seed: seed)))
      return resolver.resolveAsDesigned().allSatisfy { $0.status == .ok }
    }
    #expect(settled > Self.seeds.count / 2, "\(settled) of \(Self.seeds.count)")
  }

  @Test func `resolving twice gives the same`() {
    for seed in Self.seeds {
      let document = LayoutDocument(RandomLayout.tree(seed: seed))
      let resolver = LayoutResolver(document)
      let first = resolver.resolveAsDesigned()
      let other = LayoutResolver(document)
      #expect(other.resolveAsDesigned() == first, "seed \(seed)")
      for (again, wanted) in zip(resolver.resolveAsDesigned(), first) {
        #expect(again.status == wanted.status, "seed \(seed)")
        #expect(findings(in: again) == findings(in: wanted), "seed \(seed)")
        #expect(again.views.map(\.frame) == wanted.views.map(\.frame), "seed \(seed)")
        expectSame(again.views, wanted.views, "seed \(seed)")
      }
    }
  }

  @Test func `what was resolved before changes nothing`() {
    for seed in Self.seeds {
      let document = LayoutDocument(RandomLayout.tree(seed: seed))
      var random = SplitMix64(seed: seed)
      let warm = LayoutResolver(document)
      for profile in Self.profiles(&random) {
        let environment = LayoutEnvironment(profile)
        let cold = LayoutResolver(document)
        let expected = cold.resolve(in: environment)
        for (layout, wanted) in zip(warm.resolve(in: environment), expected) {
          let place = "seed \(seed) on \(profile.key)"
          #expect(layout.status == wanted.status, "\(place)")
          #expect(findings(in: layout) == findings(in: wanted), "\(place)")
          expectSame(layout.views, wanted.views, place)
        }
      }
    }
  }

  @Test func `the order of constraints changes nothing where the layout is unique`() {
    var checked = 0
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let tree = RandomLayout.tree(seed: seed)
      let shuffled = LayoutDocument(tree.withConstraintsShuffled(using: &random))
      let plain = LayoutResolver(LayoutDocument(tree))
      let other = LayoutResolver(shuffled)
      for (a, b) in zip(plain.resolveAsDesigned(), other.resolveAsDesigned()) {
        #expect(a.status == b.status, "seed \(seed): \(findings(in: a)), \(findings(in: b))")
        guard a.status == .ok else { continue }
        checked += 1
        expectSame(a.views, b.views, "seed \(seed)")
      }
    }
    #expect(checked > Self.seeds.count / 2)
  }

  @Test func `other ids give the same layout under other ids`() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let tree = RandomLayout.tree(seed: seed)
      let (renamed, names) = tree.withIDsChanged(using: &random)
      let plain = LayoutResolver(LayoutDocument(tree))
      let other = LayoutResolver(LayoutDocument(renamed))
      for (a, b) in zip(plain.resolveAsDesigned(), other.resolveAsDesigned()) {
        var views = b.views
        for index in views.indices { views[index].id = ObjectID(names[views[index].id.text] ?? "") }
        #expect(views == a.views, "seed \(seed)")
        #expect(a.status == b.status, "seed \(seed)")
        #expect(
          a.diagnostics.map(\.objects)
            == b.diagnostics.map { $0.objects.map { names[$0] ?? "" } }, "seed \(seed)")
      }
    }
  }

  /// The same views with the same frames, up to what arithmetic in another order may change.
  private func expectSame(
    _ views: [ResolvedView], _ expected: [ResolvedView], _ place: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(views.map(\.id) == expected.map(\.id), "\(place)", sourceLocation: sourceLocation)
    for (view, wanted) in zip(views, expected) {
      #expect(
        view.unsnapped.distance(to: wanted.unsnapped) < 1e-6,
        "\(place): '\(view.id)' is at \(view.unsnapped), expected \(wanted.unsnapped)",
        sourceLocation: sourceLocation)
    }
  }
}
