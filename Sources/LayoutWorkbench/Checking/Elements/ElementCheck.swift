import Diagnostics
package import ElementTree
package import LayoutModel
import PlainText

/// The input of a rule that reads a document, and does not solve it.
package struct ElementCheck: Sendable {
  package let loaded: LoadedDocument
  package let elements: ElementIndex
  /// The settings of the rule in the configuration.
  package var settings: RuleSettings
  package let surroundings: any DocumentSurroundings

  package init(
    loaded: LoadedDocument,
    elements: ElementIndex,
    settings: RuleSettings,
    surroundings: any DocumentSurroundings
  ) {
    self.loaded = loaded
    self.elements = elements
    self.settings = settings
    self.surroundings = surroundings
  }

  package var document: LayoutDocument { loaded.document }
  package var root: DocumentElement { elements[0] }
  package var isStoryboard: Bool { loaded.tree.root.child("scenes") != nil }

  /// The name of the document without folder and extension: `Main` for `App/Base.lproj/Main.storyboard`.
  package var stem: String {
    let name = FilePaths.lastComponent(of: DocumentName.split(loaded.name).name)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Positions of the elements of all views, in order.
  package var views: [Int] {
    elements.elements.indices.filter { isView($0) }
  }

  private func isView(_ position: Int) -> Bool {
    let element = elements[position]
    guard let id = element["id"], elements.position(ofID: id) == position else { return false }
    if case .view = document.items[ObjectID(id)] { return true }
    return false
  }

  /// Positions of the elements of all view controllers, in order; references to controllers of other storyboards are
  /// left out.
  package var controllers: [Int] {
    document.controllers.filter { $0.kind != "viewControllerPlaceholder" }
      .compactMap { elements.position(ofID: $0.id.text) }
  }

  /// What a person calls an object: its label, its class, or its kind.
  package func name(_ position: Int) -> String {
    let element = elements[position]
    return element["userLabel"] ?? element["customClass"] ?? UIKitClass.name(of: element.name)
  }

  /// What a fault is about: the object that an element belongs to, or the element.
  package enum Subject: Hashable, Sendable, CustomStringConvertible {
    case object(NamedObject)
    /// An element that belongs to no object, by its name.
    case element(String)

    /// `'abc-12-xyz' (Title)`, or `<color>`.
    package var description: String {
      switch self {
      case .object(let object): "\(object)"
      case .element(let name): "<\(name)>"
      }
    }
  }

  package func subject(_ position: Int) -> Subject {
    guard let object = elements.object(around: position), let id = elements[object]["id"] else {
      return .element(elements[position].name)
    }
    return .object(NamedObject(id: ObjectID(id), name: name(object)).onOneLine)
  }
}
