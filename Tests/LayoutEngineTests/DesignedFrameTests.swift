import Diagnostics
import LayoutEngine
import LayoutModel
import Testing

/// Documents whose recorded frames are what must come out.
///
/// A case is a storyboard or xib in `Cases`, written for this project: one rule of UIKit or
/// Interface Builder, with the frames that Interface Builder would record for it. The engine gets a
/// copy in which the frames of all views that constraints place are replaced by a meaningless one.
@Suite struct DesignedFrameTests {
  static let cases = CaseFile.names(in: "Cases")

  @Test func `there are cases`() {
    #expect(Self.cases.count >= 90)
  }

  @Test(arguments: cases)
  func `the engine finds the recorded frames without seeing them`(name: String) throws {
    let tree = try CaseFile("Cases/\(name)").tree
    let document = LayoutDocument(tree)
    #expect(document.diagnostics.isEmpty, "\(name): \(document.diagnostics.map(\.text))")

    let resolver = LayoutResolver(LayoutDocument(tree.blinded()))
    var found: [ObjectID: Rect] = [:]
    for layout in resolver.resolveAsDesigned() {
      #expect(layout.status == .ok, "\(name): \(layout.diagnostics.map(\.text))")
      for view in layout.views { found[view.id] = view.frame }
    }
    var checked = 0
    for view in document.views where view.isPlacedByConstraints {
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
}
