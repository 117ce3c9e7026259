import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// Documents whose layout differs between size classes.
@Suite struct SizeClassSampleTests {
  static let samples = SampleFiles.names(in: "size-classes")

  @Test func `there is a sample for each final cell`() throws {
    for cell in ["compact-compact", "compact-regular", "regular-compact", "regular-regular"] {
      #expect(Self.samples.contains("size-classes/\(cell).json"))
    }
  }

  @Test(arguments: samples)
  func `each device has a sound layout of the views of its cell`(name: String) throws {
    let document = try SampleFiles.document(name)
    let resolver = LayoutResolver(document)
    for profile in DeviceProfile.all {
      let place = "\(name) on \(profile.key)"
      for (scene, layout) in zip(
        document.scenes, resolver.resolve(in: LayoutEnvironment(profile)))
      {
        #expect(layout.status == .ok, "\(place): \(findings(in: layout))")
        let installed = scene.views.filter { isInstalled($0, in: profile.cell, document) }
        #expect(layout.views.map(\.index) == installed, "\(place)")
      }
    }
  }

  @Test(arguments: samples)
  func `the layout of some cell differs from that of the others`(name: String) throws {
    let document = try SampleFiles.document(name)
    let size = Size(width: 600, height: 600)
    let resolver = LayoutResolver(document)
    let frames = GridCell.finals.map { cell in
      resolver.resolve(in: LayoutEnvironment(size: size, cell: cell)).flatMap(\.views).map {
        [$0.id.text, "\($0.unsnapped)"]
      }
    }
    #expect(Set(frames).count > 1, "\(name): the same in all cells")
  }

  /// In the cell, as are all views around it.
  private func isInstalled(_ view: Int, in cell: GridCell, _ document: LayoutDocument) -> Bool {
    sequence(first: view, next: { document.views[$0].parent })
      .allSatisfy { document.views[$0].installation.isInstalled(in: cell) }
  }
}
