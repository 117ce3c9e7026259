import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// Documents whose recorded frames are what must come out.
///
/// A case is a storyboard or xib in `Cases`, written for this project: one rule of UIKit or Interface
/// Builder, with the frames that Interface Builder would record for it. The engine gets a copy in
/// which the frames of all views that constraints place are replaced by a meaningless one.
@Suite struct DesignedFrameTests {
  static let cases: [String] = {
    let folder = testFolder().appendingPathComponent("Cases")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }()

  @Test func `there are cases`() {
    #expect(Self.cases.count >= 12)
  }

  @Test(arguments: cases)
  func `the engine finds the recorded frames without seeing them`(name: String) throws {
    let file = testFolder().appendingPathComponent("Cases/\(name)")
    let tree = try readInterfaceBuilder(Array(Data(contentsOf: file)))
    let document = LayoutDocument(tree)
    #expect(document.diagnostics.isEmpty, "\(name): \(document.diagnostics.map(\.text))")

    var resolver = LayoutResolver(LayoutDocument(Self.blinded(tree, document)))
    var found: [ObjectID: Rect] = [:]
    for layout in resolver.resolveAsDesigned() {
      #expect(layout.status == .ok, "\(name): \(layout.diagnostics.map(\.text))")
      for view in layout.views { found[view.id] = view.frame }
    }
    var checked = 0
    for view in document.views where Self.isPlacedByConstraints(view) {
      guard let recorded = view.recordedFrame else { continue }
      checked += 1
      let frame = found[view.id]
      let distance = frame?.distance(to: recorded) ?? .infinity
      #expect(
        distance < 0.01,
        "\(name): '\(view.id)' is at \(String(describing: frame)), recorded \(recorded)")
    }
    #expect(checked > 0, "\(name) has no view that constraints place")
  }

  private static func isPlacedByConstraints(_ view: LayoutView) -> Bool {
    !view.isFixedFrame && (!view.translatesAutoresizingMask || view.placement == .arranged)
      && view.element["hidden"] != "YES"
  }

  private static func blinded(_ tree: DocumentTree, _ document: LayoutDocument) -> DocumentTree {
    let ids = Set(document.views.filter(isPlacedByConstraints).map(\.id.text))
    var copy = tree
    copy.root.modify { element in
      guard let id = element["id"], ids.contains(id) else { return }
      for index in element.content.indices {
        guard case .element(var child) = element.content[index], child.name == "rect",
          child["key"] == "frame"
        else { continue }
        for (name, value) in [("x", "7"), ("y", "7"), ("width", "31"), ("height", "17")] {
          child[name] = value
        }
        element.content[index] = .element(child)
      }
    }
    return copy
  }
}
