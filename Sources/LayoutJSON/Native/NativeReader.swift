package import Diagnostics
package import ElementTree
import LayoutModel

/// Reads a native document in two passes: one over the document, and one over the tree that the
/// first one makes.
///
/// The first pass builds the tree. Constraints stay as they are written, because the items that
/// they name may come later. In the second pass every object gets its id, names are looked up, and
/// pending constraints are completed.
struct NativeReader {
  var diagnostics: [Diagnostic] = []
  /// The number of unknown names for which a similar one was searched.
  var searches = 0
  var pending: [PendingConstraint] = []
  /// The references of masks and connections. They are looked up when all ids are known.
  var references: [PendingReference] = []

  /// The children that a text or title becomes. They are kept until the element has its other
  /// children.
  var titleParts: [DocumentElement] = []
  /// The size of the device on whose canvas a root view lies.
  var canvas = Size(width: 375, height: 667)

  /// The constants of constraints in single cells, by the constraint's id.
  var constants: [PendingConstant] = []

  struct PendingConstant {
    var constraint: String
    var cell: GridCell
    var value: Double
    var location: SourceLocation?
  }

  /// A constraint as it is written in the document.
  struct PendingConstraint {
    var value: JSONValue
  }

  struct PendingReference {
    var text: String
    var location: SourceLocation?
  }

  static func read(
    _ bytes: [UInt8]
  ) throws(NativeDocumentError) -> (tree: DocumentTree, diagnostics: [Diagnostic]) {
    let value: JSONValue
    do {
      value = try parseJSON(bytes)
    } catch {
      throw .notJSON(error)
    }
    var reader = NativeReader()
    var storable = value
    if UnstorableText.mayBe(in: bytes) {
      storable = UnstorableText.removed(from: value, &reader.diagnostics)
    }
    guard value["format"]?.string == NativeFormat.name else {
      throw .notADocument(
        format: value["format"]?.string, value["format"]?.location ?? value.location)
    }
    let version = value["version"] ?? .null
    guard version.number == NativeFormat.version else {
      if let number = version.number, number > NativeFormat.version {
        throw .superseded(version: NumberText.shortest(number), version.location)
      }
      throw .notADocument(format: nil, version.location ?? value.location)
    }
    guard var tree = reader.readDocument(storable) else {
      throw .notADocument(format: nil, value.location)
    }
    reader.resolve(&tree.root)
    PartKeeper.keep(reader.diagnostics, of: value, in: &tree.root)
    reader.diagnostics.sort { ($0.location ?? .start) < ($1.location ?? .start) }
    return (tree, reader.diagnostics)
  }

  /// Fills in ids, constraints and references.
  private mutating func resolve(_ root: inout DocumentElement) {
    var ids = ObjectIDs()
    ids.completeObjects(&root)
    Self.nameCells(&root)
    let index = ItemIndex(root)
    resolveConstraints(&root, owner: nil, index: index)
    ids.completeConstraints(&root)
    var made: [String: [String]] = [:]
    collectPending(&root, into: &made)
    setConstants(&root)
    resolveReferences(&root, index: index, made: made, owner: nil)
    ids.completeConnections(&root)
    completeDocument(&root)
    Self.stripMarks(&root)
  }

  private static func nameCells(_ element: inout DocumentElement) {
    let id = element["id"]
    ObjectIDs.forEachChild(of: &element) { child in
      if child[NativeFormat.cellContent.attribute] == NativeFormat.pending {
        child[NativeFormat.cellContent.attribute] = id
      }
      nameCells(&child)
    }
  }

  /// Puts the constants of cells into their constraints.
  private mutating func setConstants(_ root: inout DocumentElement) {
    for constant in constants {
      let isFound = root.modify(id: ObjectID(constant.constraint)) { element in
        var variation = DocumentElement("variation", ["key": constant.cell.variationKey])
        variation["constant"] = NativeText.real(constant.value)
        element.append(variation)
      }
      if !isFound {
        report(
          NativeConstraintFault.unknownConstraint(constant.constraint), at: constant.location)
      }
    }
  }

  /// Removes the marks for "no id".
  private static func stripMarks(_ element: inout DocumentElement) {
    element.attributes.removeAll { $0.value == NativeFormat.withoutID }
    ObjectIDs.forEachChild(of: &element) { stripMarks(&$0) }
  }
}

extension SourceLocation {
  fileprivate static let start = SourceLocation(line: 1, column: 1)
}

/// Reads a native document.
///
/// - Returns: the tree, as complete as the document allows, and a diagnostic for each fault of the
///   document. A part that could not be understood stays in the tree as it is written, and
///   ``writeNativeDocument(_:)`` writes it back.
/// - Throws: ``NativeDocumentError`` when the file is not JSON, or not a native document.
package func readNativeDocument(
  _ bytes: [UInt8]
) throws(NativeDocumentError) -> (tree: DocumentTree, diagnostics: [Diagnostic]) {
  try NativeReader.read(bytes)
}

/// Names and constants of the native format.
enum NativeFormat {
  static let name = "ninegrid-layout"
  static let version = 1.0

  /// The mark for an element without an id. No id is made for it.
  static let withoutID = "\u{0}none"
  /// The kind of a cell's content view, and the attribute with which it names its cell.
  static let cellContent = (kind: "tableViewCellContentView", attribute: "tableViewCell")
  /// The mark for a constraint whose items are not known yet. Its value is a position.
  static let pending = "\u{0}pending"
}
