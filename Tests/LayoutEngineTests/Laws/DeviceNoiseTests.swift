import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// What the canvas recorded of views that something else places moves nothing on a device.
@Suite struct DeviceNoiseTests {
  static let cases = ["Cases", "Cases/Devices", "Cases/Places"].flatMap { folder in
    CaseFile.names(in: folder).filter { $0.hasSuffix(".storyboard") }.map { "\(folder)/\($0)" }
  }

  private static let devices = [
    "iphone-4.7/portrait", "iphone-6.3/landscape", "ipad-11/portrait",
  ]

  @Test(arguments: cases)
  func `recorded frames of rows and of views that constraints place move nothing`(
    name: String
  ) throws {
    let file = try CaseFile(name)
    let document = LayoutDocument(file.tree)
    let moved = document.views.filter { Self.isPlaced($0, in: document) }
    var plain = LayoutResolver(document)
    var other = LayoutResolver(LayoutDocument(Self.nudged(file.tree, moved)))
    for device in Self.devices {
      let environment = LayoutEnvironment(try #require(DeviceProfile.profile(key: device)))
      let before = plain.resolve(in: environment)
      let after = other.resolve(in: environment)
      for (a, b) in zip(before, after) {
        #expect(a.place == b.place, "\(name) on \(device)")
        for (view, same) in zip(a.views, b.views) where !view.isEstimated {
          #expect(
            view.frame.distance(to: same.frame) < 0.01,
            "\(name) on \(device): '\(view.id)' is at \(view.frame), and at \(same.frame)")
        }
      }
    }
  }

  @Test func `some of them have rows, and some views that constraints place`() throws {
    let moved = try Self.cases.flatMap { name in
      let document = LayoutDocument(try CaseFile(name).tree)
      return document.views.filter { Self.isPlaced($0, in: document) }
    }
    #expect(moved.contains { $0.kind == .tableViewCell })
    #expect(moved.contains { $0.kind == .label })
  }

  /// Whether constraints or a table place a view, and no other view is placed by its frame in that frame.
  private static func isPlaced(_ view: LayoutView, in document: LayoutDocument) -> Bool {
    let inner =
      view.kind == .tableViewCell
      ? view.children.flatMap { document.views[$0].children } : view.children
    let holdsFrames = inner.map { document.views[$0] }.contains {
      $0.placement == .subview && ($0.translatesAutoresizingMask || $0.isFixedFrame)
    }
    if holdsFrames { return false }
    if view.kind == .tableViewCell { return view.placement == .cell }
    return view.isPlacedByConstraints && view.placement != .root && view.customClass == nil
  }

  private static func nudged(_ tree: DocumentTree, _ views: [LayoutView]) -> DocumentTree {
    let ids = Set(views.map(\.id.text))
    var copy = tree
    copy.root.modify { element in
      guard let id = element["id"], ids.contains(id) else { return }
      for index in element.content.indices {
        guard case .element(var child) = element.content[index], child.name == "rect",
          child["key"] == "frame"
        else { continue }
        for (name, distance) in [("x", 3.0), ("y", 6), ("width", 5), ("height", 7)] {
          child[name] = child.number(name).map { "\($0 + distance)" }
        }
        element.content[index] = .element(child)
      }
    }
    return copy
  }
}
