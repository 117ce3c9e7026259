import ElementTree
import InterfaceBuilder
import LayoutComparison
import LayoutModel

/// A xib with one view, written as Interface Builder writes it, so that the order of elements can be tested.
enum SampleXib {
  /// - Parameter inside: what stands in the view `root`.
  static func tree(_ inside: String, resources: String = "") throws -> DocumentTree {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><view id="root">\(inside)</view></objects>\(resources)
      </document>
      """
    var tree = try readInterfaceBuilder(Array(text.utf8))
    // As if each element stood on a line of its own.
    tree.root.modify { element in
      element.formatting = nil
      if element.children.contains(where: { _ in true }) {
        element.content.removeAll { if case .text = $0 { true } else { false } }
      }
    }
    return tree
  }
}

extension DocumentTree {
  /// The element with that id.
  func object(_ id: String) -> DocumentElement? {
    var found: DocumentElement?
    root.forEach { if $0["id"] == id { found = $0 } }
    return found
  }

  /// Whether nothing but noise is different.
  func saysSame(as other: DocumentTree) -> Bool {
    DocumentDifference(from: self, to: other).isEmpty
  }
}
