import ElementTree
import LayoutJSON
import LayoutModel
import TestSupport
import Testing

/// A changed document goes into the text that it has.
@Suite struct RewriteNativeTests {
  /// A JSON text in a layout of its own: members turned around, other indentation, or none at all.
  private func text(_ value: JSONValue, indent: String?, level: Int = 0) -> String {
    let line = indent.map { "\n" + String(repeating: $0, count: level + 1) } ?? ""
    let end = indent.map { "\n" + String(repeating: $0, count: level) } ?? ""
    func list(_ parts: [String], _ open: String, _ close: String) -> String {
      parts.isEmpty ? open + close : open + line + parts.joined(separator: "," + line) + end + close
    }
    if let members = value.members {
      return list(
        members.reversed().map { member in
          let inner = text(member.value, indent: indent, level: level + 1)
          return JSONValue.string(member.key).compactText + (indent == nil ? ":" : " : ") + inner
        }, "{", "}")
    }
    if let elements = value.array {
      return list(elements.map { text($0, indent: indent, level: level + 1) }, "[", "]")
    }
    return value.compactText
  }

  @Test(arguments: [nil, "\t", "    "] as [String?])
  func `what does not change keeps its layout`(indent: String?) throws {
    var rewritten = 0
    for sample in try SampleFiles.documents() {
      let canonical = try SampleFiles.bytes(sample)
      let bytes = Array(text(try parseJSON(canonical), indent: indent).utf8)
      let (old, errors) = try readNativeDocument(bytes)
      guard errors.isEmpty else { continue }
      let document = LayoutDocument(old)
      for view in document.views.prefix(12) {
        for (name, value) in [("userLabel", "Another"), ("hidden", "YES"), ("tag", "7")] {
          var new = old
          new.root.modify(id: view.id) { element in
            // Where Interface Builder writes it: a native document states an order of its own.
            let rank = ElementOrder.attributeRank(name)
            let index = element.attributes.firstIndex {
              ElementOrder.attributeRank($0.name) >= rank
            }
            if element[name] == nil {
              element.attributes.insert(
                DocumentAttribute(name: name, value: value), at: index ?? element.attributes.count)
            } else {
              element[name] = value
            }
          }
          guard new != old, let result = try rewriteNativeDocument(bytes, from: old, to: new) else {
            continue
          }
          rewritten += 1
          #expect(try readNativeDocument(result).tree == new)
          // All but a few bytes are those of before, in front and at the end.
          let front = zip(bytes, result).prefix { $0 == $1 }.count
          let back = zip(bytes.reversed(), result.reversed()).prefix { $0 == $1 }.count
          // A new name also writes the id that the old one stood for, so that it stays.
          if name != "userLabel", view.placement != .root {
            #expect(front + back >= bytes.count - 40, "\(sample) \(view.id) \(name)")
          }
        }
        guard view.placement == .subview else { continue }
        var without = old
        without.root.modify { element in
          if element.name == "subviews" {
            element.content.removeAll {
              if case .element(let child) = $0 { child["id"] == view.id.text } else { false }
            }
          }
        }
        if let result = try rewriteNativeDocument(bytes, from: old, to: without) {
          #expect(try readNativeDocument(result).tree == without)
        }
      }
      #expect(try rewriteNativeDocument(bytes, from: old, to: old) == bytes)
    }
    #expect(rewritten > 300)
  }
}
