package import Diagnostics
import ElementTree
package import LayoutModel

/// What views and constraints state although Interface Builder does not have or keep it: attributes
/// of other elements, and settings for a size class that Interface Builder does not vary.
package struct AttributeFindings: Sendable {
  /// The diagnostics, in document order.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The fewest documents that must contain an element, and the fewest occurrences of an attribute,
  /// for a finding. Rarer ones may have attributes or values that were not seen yet.
  ///
  /// - Source: with 40, if each repository's views and constraints are judged by the other
  ///   repositories alone, two attributes would be reported wrongly, in 5 of 1,401 public documents
  ///   (`.ci/count-attributes --law`).
  private static let leastCount = 40

  package init(_ document: LayoutDocument) {
    collect(document.tree.root, document)
  }

  private mutating func collect(_ element: DocumentElement, _ document: LayoutDocument) {
    if let id = element["id"], element.name == "constraint" || document.view(ObjectID(id)) != nil {
      judge(element, ObjectID(id), document)
    }
    for child in element.children { collect(child, document) }
  }

  private mutating func judge(
    _ element: DocumentElement, _ id: ObjectID, _ document: LayoutDocument
  ) {
    let isConstraint = element.name == "constraint"
    func report(_ kind: AttributeFault.Kind) {
      let fault = AttributeFault(
        object: id, name: isConstraint ? nil : document.name(of: id), kind: kind)
      diagnostics.append(Diagnostic(fault, at: element.location))
    }
    for attribute in element.attributes where Self.isForeign(attribute.name, on: element.name) {
      let owners = AttributeTable.shared.owners(of: attribute.name)
      report(
        .foreign(
          attribute.name, value: attribute.value, element: element.name, owners: owners))
    }
    for variation in element.cellVariations {
      let names =
        variation.value.attributes.map(\.name)
        .filter { $0 != "key" && !VariedAttributes.isVaried($0, on: element.name) }
        + variation.value.children.filter { $0.name != "mask" }.map { $0["key"] ?? $0.name }
        .filter { !VariedAttributes.isVaried(part: $0, on: element.name) }
      for name in names {
        report(.unvaried(name, variation.cell))
      }
    }
  }

  /// Whether other elements have an attribute, and this one was never seen with it.
  static func isForeign(_ attribute: String, on element: String) -> Bool {
    let table = AttributeTable.shared
    return attribute != "id" && attribute != "key" && table.kind(of: attribute, on: element) == nil
      && table.documentCount(of: element) >= leastCount
      && table.count(of: attribute) >= leastCount
  }

  /// Owners in words: `stackView`, `label, button or 3 more`.
  static func list(_ owners: [String]) -> String {
    owners.count > 3
      ? owners.prefix(2).joined(separator: ", ") + " and \(owners.count - 2) more"
      : owners.joined(separator: ", ")
  }
}

extension Diagnostic.Code {
  /// An attribute that only elements of another name have.
  package static let foreignAttribute = Self(rawValue: "foreign-attribute")
  /// A setting for a size class that Interface Builder has only for all size classes.
  package static let unvariedSetting = Self(rawValue: "unvaried-setting")
}

/// What an object states although Interface Builder does not have or keep it.
package struct AttributeFault: DiagnosticFault {
  package var object: ObjectID
  /// The name of a view; a constraint has none.
  package var name: String?
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    /// An attribute of other elements.
    case foreign(String, value: String, element: String, owners: [String])
    case unvaried(String, GridCell)
  }

  package var statement: Diagnostic.Statement {
    let subject = name.map { "'\(object)' (\($0))" } ?? "constraint '\(object)'"
    switch kind {
    case .foreign(let attribute, let value, let element, let owners):
      return .init(
        .foreignAttribute, .warning,
        "\(subject) has \(attribute)=\"\(value)\", and a \(element) has no such attribute",
        hint: "\(AttributeFindings.list(owners)) has it; Xcode drops it here",
        objects: [object.text])
    case .unvaried(let setting, let cell):
      return .init(
        .unvariedSetting, .warning,
        "\(subject) has a \(setting) of its own in \(cell), and Interface Builder does not vary that",
        hint: "Xcode drops it when it saves; 'ninegrid edit clear' takes it out",
        objects: [object.text])
    }
  }
}
