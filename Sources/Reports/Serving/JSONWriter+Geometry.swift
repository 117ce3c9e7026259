package import LayoutJSON
package import LayoutModel

extension JSONWriter {
  package mutating func member(_ name: String, _ rect: Rect) {
    key(name)
    object { writer in
      writer.member("x", LayoutLine.rounded(rect.x))
      writer.member("y", LayoutLine.rounded(rect.y))
      writer.member("width", LayoutLine.rounded(rect.width))
      writer.member("height", LayoutLine.rounded(rect.height))
    }
  }

  package mutating func member(_ name: String, _ texts: [String]) {
    key(name)
    array { writer in
      for text in texts { writer.value(text) }
    }
  }

  /// Writes a text; `null` if there is none.
  package mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text { value(text) } else { null() }
  }

  /// Writes a number; `null` if there is none.
  package mutating func member(_ name: String, _ number: Int?) {
    key(name)
    if let number { value(number) } else { null() }
  }

  /// Writes a list of objects.
  package mutating func list<Items: Sequence>(
    _ name: String, _ items: Items, _ body: (Items.Element, inout JSONWriter) throws -> Void
  ) rethrows {
    key(name)
    try array { writer in
      for item in items { try writer.object { try body(item, &$0) } }
    }
  }
}
