import Foundation
import LayoutEngine
import LayoutJSON
import LayoutModel
import TestSupport
import Testing

/// What views of each kind measure, as Interface Builder's library gives them.
@Suite struct KindTests {
  /// A new kind is missing in the file until somebody has read what is measured; one that is not read measures 0 × 0.
  @Test func `each kind has the size of its library, or none`() throws {
    let kinds = ViewKind.known.sorted()
    let views = kinds.enumerated().map {
      #"{"name": "K\#($0)", "id": "the-\#($1)", "kind": "\#($1)"}"#
    }
    let places = kinds.indices.flatMap {
      [#""K\#($0).Left = Superview.Left""#, #""K\#($0).Top = Superview.Top""#]
    }
    let text = """
      {"format": "ninegrid-layout", "version": 1, "scenes": [{"view": {"name": "Root",
        "subviews": [\(views.joined(separator: ", "))],
        "constraints": [\(places.joined(separator: ", "))]}}]}
      """
    let document = LayoutDocument(try readNativeDocument(Array(text.utf8)).0)
    let resolver = LayoutResolver(document)
    let profile = try #require(DeviceProfile.profile(key: "iphone-4.7/portrait"))
    let layout = try #require(resolver.resolve(in: LayoutEnvironment(profile)).first)
    let lines = kinds.map { kind -> String in
      let frame = layout.views.first { $0.id.text == "the-\(kind)" }?.frame
      return kind + "\t"
        + (frame.map { "\(NumberText.rounded($0.width)) × \(NumberText.rounded($0.height))" } ?? "-")
        + "\n"
    }
    expectGolden(lines.joined(), named: "kinds.txt")
  }

  @Test func `every kind that has a name in code is known`() throws {
    let file = samplesFolder.deletingLastPathComponent()
      .appendingPathComponent("Sources/LayoutModel/Views/ViewKind.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let names = source.matches(of: /static let \w+ = ViewKind\("([^"]+)"\)/).map { String($0.1) }
    #expect(names.count > 20)
    #expect(names.filter { !ViewKind.known.contains($0) } == [])
  }
}
