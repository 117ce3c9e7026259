import ElementTree
import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// What must be true of every layout, and how it follows the document and the environment.
@Suite struct GeometryLawTests {
  private static let seeds: Range<UInt64> = 0..<100

  private static func resolved(
    _ tree: DocumentTree, in environment: LayoutEnvironment
  ) -> ResolvedLayout? {
    let resolver = LayoutResolver(LayoutDocument(tree))
    return resolver.resolve(in: environment).first
  }

  private static func environment(_ random: inout SplitMix64) -> LayoutEnvironment {
    let all = DeviceProfile.all
    return LayoutEnvironment(all[random.integer(in: 0...all.count - 1)])
  }

  @Test func `right to left is the mirror image of left to right`() throws {
    var checked = 0
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let tree = RandomLayout.tree(seed: seed)
      let document = LayoutDocument(tree)
      var environment = Self.environment(&random)
      let plain = try #require(Self.resolved(tree, in: environment))
      environment.direction = .rightToLeft
      let mirrored = try #require(Self.resolved(tree, in: environment))
      #expect(mirrored.status == plain.status, "seed \(seed)")
      guard plain.status == .ok else { continue }
      checked += 1
      let frames = Dictionary(uniqueKeysWithValues: plain.views.map { ($0.index, $0.unsnapped) })
      for (view, image) in zip(plain.views, mirrored.views) {
        guard let parent = document.views[view.index].parent, let outer = frames[parent] else {
          continue
        }
        var expected = view.unsnapped
        expected.origin.x = outer.width - expected.maxX
        #expect(
          image.unsnapped.distance(to: expected) < 1e-6,
          "seed \(seed): '\(view.id)' is at \(image.unsnapped), expected \(expected)")
      }
    }
    #expect(checked > Self.seeds.count / 2)
  }

  @Test(arguments: [2, 0.5, 1.5])
  func `a document of larger numbers has larger frames`(factor: Double) throws {
    var options = RandomLayout.Options()
    options.text = false
    options.margins = false
    var checked = 0
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let tree = RandomLayout.tree(seed: seed, options)
      var environment = Self.environment(&random)
      let plain = try #require(Self.resolved(tree, in: environment))
      environment.size.width *= factor
      environment.size.height *= factor
      let magnified = try #require(Self.resolved(tree.magnified(by: factor), in: environment))
      #expect(magnified.status == plain.status, "seed \(seed)")
      guard plain.status == .ok else { continue }
      checked += 1
      for (view, image) in zip(plain.views, magnified.views) {
        let frame = view.unsnapped
        let expected = Rect(
          x: frame.x * factor, y: frame.y * factor, width: frame.width * factor,
          height: frame.height * factor)
        #expect(
          image.unsnapped.distance(to: expected) < 1e-6,
          "seed \(seed): '\(view.id)' is at \(image.unsnapped), expected \(expected)")
      }
    }
    #expect(checked > Self.seeds.count / 2)
  }

  @Test func `frames lie on pixels, and edges move by half a pixel at most`() throws {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let tree = RandomLayout.tree(seed: seed)
      let document = LayoutDocument(tree)
      let environment = Self.environment(&random)
      let layout = try #require(Self.resolved(tree, in: environment))
      // Origins on the screen by view: exact and on pixels.
      var origins: [Int: (exact: Point, snapped: Point)] = [:]
      for view in layout.views {
        let outer =
          document.views[view.index].parent.flatMap { origins[$0] } ?? (Point(), Point())
        let exact = (x: outer.exact.x + view.unsnapped.x, y: outer.exact.y + view.unsnapped.y)
        let snapped = (x: outer.snapped.x + view.frame.x, y: outer.snapped.y + view.frame.y)
        origins[view.index] = (
          Point(x: exact.x, y: exact.y), Point(x: snapped.x, y: snapped.y)
        )
        let edges = [
          (snapped.x, exact.x), (snapped.y, exact.y),
          (snapped.x + view.frame.width, exact.x + view.unsnapped.width),
          (snapped.y + view.frame.height, exact.y + view.unsnapped.height),
        ]
        for (edge, wanted) in edges {
          let pixels = edge * environment.scale
          #expect(abs(pixels - pixels.rounded()) < 1e-6, "seed \(seed): '\(view.id)' \(edge)")
          #expect(
            abs(edge - wanted) <= 0.5 / environment.scale + 1e-6,
            "seed \(seed): '\(view.id)' \(edge) for \(wanted)")
        }
        #expect(view.frame.width >= 0 && view.frame.height >= 0, "seed \(seed): '\(view.id)'")
      }
    }
  }

  @Test func `a hidden arranged view changes nothing else`() throws {
    var options = RandomLayout.Options()
    options.wishes = false
    options.hiddenOneIn = 3
    var checked = 0
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let tree = RandomLayout.tree(seed: seed, options)
      let environment = Self.environment(&random)
      let hidden = try #require(Self.resolved(tree, in: environment))
      let absent = try #require(Self.resolved(tree.withoutHiddenViews(), in: environment))
      #expect(hidden.status == absent.status, "seed \(seed)")
      guard hidden.status == .ok else { continue }
      let frames = Dictionary(uniqueKeysWithValues: hidden.views.map { ($0.id, $0.unsnapped) })
      if hidden.views.count > absent.views.count { checked += 1 }
      for view in absent.views {
        let frame = try #require(frames[view.id], "seed \(seed): '\(view.id)'")
        #expect(
          frame.distance(to: view.unsnapped) < 1e-6,
          "seed \(seed): '\(view.id)' is at \(frame), without hidden views \(view.unsnapped)")
      }
    }
    #expect(checked > 10)
  }

  @Test func `installed views are listed once, parents first, and others not at all`() throws {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (tree, out) = RandomLayout.tree(seed: seed).withSomeUninstalled(using: &random)
      let document = LayoutDocument(tree)
      let layout = try #require(Self.resolved(tree, in: Self.environment(&random)))
      var listed: Set<Int> = []
      for view in layout.views {
        #expect(listed.insert(view.index).inserted, "seed \(seed): '\(view.id)' stands twice")
        if let parent = document.views[view.index].parent {
          #expect(listed.contains(parent), "seed \(seed): '\(view.id)' stands before its superview")
        }
      }
      let expected = document.views.indices.filter { index in
        !sequence(first: index, next: { document.views[$0].parent })
          .contains { out.contains(document.views[$0].id.text) }
      }
      #expect(listed.sorted() == expected, "seed \(seed)")
    }
  }

  @Test func `a view that is not installed changes nothing else than one that is not there`() throws
  {
    var checked = 0
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (tree, out) = RandomLayout.tree(seed: seed).withSomeUninstalled(using: &random)
      let environment = Self.environment(&random)
      let uninstalled = try #require(Self.resolved(tree, in: environment))
      let absent = try #require(Self.resolved(tree.without(out), in: environment))
      #expect(uninstalled.status == absent.status, "seed \(seed)")
      #expect(uninstalled.views.map(\.id) == absent.views.map(\.id), "seed \(seed)")
      guard uninstalled.status == .ok else { continue }
      checked += out.isEmpty ? 0 : 1
      for (view, wanted) in zip(uninstalled.views, absent.views) {
        #expect(
          view.unsnapped.distance(to: wanted.unsnapped) < 1e-6,
          "seed \(seed): '\(view.id)' is at \(view.unsnapped), expected \(wanted.unsnapped)")
      }
    }
    #expect(checked > 10)
  }
}
