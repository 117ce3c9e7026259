package import ElementTree
import LayoutModel

/// A kind of name by which documents refer to something outside, or by which code and other
/// documents refer to them.
///
/// - Source: attributes of public documents.
package enum NameKind: String, CaseIterable, Hashable, Sendable {
  case `class`, module
  case storyboardID = "storyboard-id"
  case restorationID = "restoration-id"
  case reuseID = "reuse-id"
  case segueID = "segue-id"
  case image, color, storyboard

  /// The kind in words, for a person.
  package var phrase: String {
    switch self {
    case .class: "class"
    case .module: "module"
    case .storyboardID: "storyboard identifier"
    case .restorationID: "restoration identifier"
    case .reuseID: "reuse identifier"
    case .segueID: "segue identifier"
    case .image: "image"
    case .color: "named colour"
    case .storyboard: "storyboard"
    }
  }

  /// The things outside of documents that must be renamed, too.
  package var place: String {
    switch self {
    case .class, .module: "the code"
    case .storyboardID, .restorationID, .reuseID, .segueID: "code that uses it"
    case .image, .color: "the asset catalogue and code that uses it"
    case .storyboard: "the file, code that uses it and the settings of the target"
    }
  }

  /// The positions of the attributes that hold such a name.
  func attributes(of element: DocumentElement) -> [Int] {
    element.attributes.indices.filter { holds(element.attributes[$0].name, element) }
  }

  private func holds(_ name: String, _ element: DocumentElement) -> Bool {
    switch self {
    case .class:
      // `className`, `superclassName` and `candidateClass` belong to the lists of classes up to Xcode
      // 5.
      name == "customClass" || name == "className" || name == "superclassName"
        || name == "candidateClass"
    case .module: name == "customModule"
    case .storyboardID: name == "storyboardIdentifier" || name == "referencedIdentifier"
    case .restorationID: name == "restorationIdentifier"
    case .reuseID: name == "reuseIdentifier"
    case .segueID: name == "identifier" && element.name == "segue"
    case .image:
      // Symbols of the system have names of their own, which can't change.
      element["catalog"] != "system" && element["type"].map { $0 == "image" } ?? true
        && (name == "name" && element.name == "image" || name == "image"
          || name.hasSuffix("Image")
          || name == "value" && element.name == "userDefinedRuntimeAttribute"
            && element["type"] == "image")
    case .color:
      // Colours with a catalogue are the system's.
      name == "name" && element["catalog"] == nil
        && (element.name == "color" || element.name == "namedColor")
    case .storyboard: name == "storyboardName"
    }
  }
}

extension DocumentElement {
  /// Whether the element stands for a controller of another storyboard.
  package var isStoryboardReference: Bool {
    name == "viewControllerPlaceholder" || name == "controllerPlaceholder"
  }
}
