import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// Every sample on every device.
@Suite struct DeviceSampleTests {
  @Test func `there are samples`() {
    #expect(SampleFiles.all.count >= 25)
  }

  @Test(arguments: SampleFiles.sound)
  func `a sample without a fault is sound on every device and in all nine cells`(
    name: String
  ) throws {
    let resolver = LayoutResolver(try SampleFiles.document(name))
    let environments =
      DeviceProfile.all.map { LayoutEnvironment($0) }
      + GridCell.inOrder.map { LayoutEnvironment(standingFor: $0) }
    for environment in environments {
      let place = "\(name) on \(environment.device ?? "the canvas") in \(environment.cell)"
      for layout in resolver.resolve(in: environment) {
        #expect(layout.status == .ok, "\(place): \(findings(in: layout))")
      }
    }
  }

  @Test(arguments: SampleFiles.all)
  func `each device gets finite frames in a root of its size`(name: String) throws {
    let document = try SampleFiles.document(name)
    let resolver = LayoutResolver(document)
    for profile in DeviceProfile.all {
      let place = "\(name) on \(profile.key)"
      let layouts = resolver.resolve(in: LayoutEnvironment(profile))
      #expect(layouts.count == document.scenes.count, "\(place)")
      for (scene, layout) in zip(document.scenes, layouts) {
        #expect(layout.environment.size == profile.size, "\(place)")
        for view in layout.views {
          let numbers = [view.frame, view.unsnapped].flatMap { [$0.x, $0.y, $0.width, $0.height] }
          let isFinite = numbers.allSatisfy { $0.isFinite }
          #expect(isFinite, "\(place): '\(view.id)' is at \(view.frame)")
          #expect(
            view.frame.width >= 0 && view.frame.height >= 0,
            "\(place): '\(view.id)' is at \(view.frame)")
        }
        // Navigation and tab bar controllers have no view of their own.
        guard let root = scene.roots.first, document.views[root].role == "view" else { continue }
        #expect(layout.views.first?.index == root, "\(place)")
        #expect(layout.views.first?.frame.size == profile.size, "\(place)")
      }
    }
  }
}
