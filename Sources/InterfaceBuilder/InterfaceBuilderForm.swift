package import ElementTree
package import Diagnostics
import LayoutModel

/// A native document as a storyboard or xib, and what is lost in this conversion.
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

  /// Pieces of a native document's envelope.
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
    guard let first = sized.first else { return }
    let others = sized.count == 1 ? "" : " and \(sized.count - 1) more"
    losses.append(
      Diagnostic(
        .notInStoryboards, .warning,
        "the intrinsic size of '\(first)'\(others) is a placeholder in a \(kind.rawValue), and holds as designed only",
        hint: "return it from the code of a class of your own, or add constraints",
        objects: sized))
  }

  private mutating func tellNames(_ old: DocumentTree, _ kind: DocumentKind) {
    let words = [(Self.name, "its name"), (Self.note, "its notes")].filter { piece, _ in
      old.envelope.contains { $0.name == piece }
    }.map(\.1)
    if words.isEmpty { return }
    losses.append(
      Diagnostic(
        .notInStoryboards, .note,
        "a \(kind.rawValue) has no place for what a document says of itself: "
          + "\(words.joined(separator: " and ")) \(words == ["its name"] ? "is" : "are") left out"))
  }
}

extension Diagnostic.Code {
  /// Something that a native document says and Interface Builder has no words for.
  package static let notInStoryboards = Self(rawValue: "not-in-storyboards")
}
