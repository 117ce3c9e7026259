package import Diagnostics
package import ElementTree
import LayoutModel

/// A native document as a storyboard or xib, and the parts that are lost in this conversion.
///
/// - An intrinsic size that a view asks for on every device becomes a placeholder, which has an
///   effect only on the canvas: Xcode expects the size from code.
/// - A document's name and notes are lost, because Xcode has labels and notes only for objects.
///   Those of objects stay.
package struct InterfaceBuilderForm {
  package private(set) var tree: DocumentTree
  package private(set) var losses: [Diagnostic] = []
  private var sized: [String] = []

  package init(_ tree: DocumentTree, kind: DocumentKind) {
    self.tree = tree
    self.tree.kind = kind
    guard tree.kind == .json else { return }
    var root = tree.root
    makePlaceholders(&root)
    self.tree.root = root
    self.tree.envelope.removeAll { $0.name == Self.name || $0.name == Self.note }
    tellSizes(kind)
    tellNames(tree, kind)
  }

  /// The pieces of a native document's envelope.
  private static let name = "name"
  private static let note = "note"

  private mutating func makePlaceholders(_ element: inout DocumentElement) {
    let pairs = [
      (IntrinsicSize.declaredNames.width, IntrinsicSize.placeholderNames.width),
      (IntrinsicSize.declaredNames.height, IntrinsicSize.placeholderNames.height),
    ]
    for (declared, placeholder) in pairs {
      guard let index = element.attributes.firstIndex(where: { $0.name == declared }) else {
        continue
      }
      if sized.last != element["id"] { sized.append(element["id"] ?? "") }
      if element[placeholder] == nil {
        element.attributes[index].name = placeholder
      } else {
        element.attributes.remove(at: index)
      }
    }
    for index in element.content.indices {
      guard case .element(var child) = element.content[index] else { continue }
      makePlaceholders(&child)
      element.content[index] = .element(child)
    }
  }

  private mutating func tellSizes(_ kind: DocumentKind) {
    if !sized.isEmpty { losses.append(Diagnostic(ConversionLoss.intrinsicSizes(sized, kind))) }
  }

  private mutating func tellNames(_ old: DocumentTree, _ kind: DocumentKind) {
    let hasName = old.envelope.contains { $0.name == Self.name }
    let hasNotes = old.envelope.contains { $0.name == Self.note }
    guard hasName || hasNotes else { return }
    losses.append(
      Diagnostic(ConversionLoss.ofDocument(name: hasName, notes: hasNotes, kind)))
  }
}

extension Diagnostic.Code {
  /// A native document states something that Interface Builder can't express.
  package static let notInStoryboards = Self(rawValue: "not-in-storyboards")
}
