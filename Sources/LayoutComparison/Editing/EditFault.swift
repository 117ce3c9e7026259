import ElementTree
package import LayoutModel

/// The reason why an edit was not made. The document stays as it was.
package enum EditFault: Error, Hashable, Sendable {
  case unknownObject(name: String, nearest: String?)
  case severalObjects(name: String, ids: [String])
  /// The object is of a kind for which this can't be done.
  case wrongKind(id: ObjectID, name: String, wanted: String)
  case unknownProperty(name: String, object: String, nearest: String?)
  /// The attribute belongs to other elements.
  case foreignProperty(name: String, object: String, element: String, owners: String)
  case unknownCell(name: String)
  /// A text with a character that no document can hold.
  case unstorableText(property: String, character: Unicode.Scalar)
  case invalidValue(property: String, value: String, wanted: String)
  /// A property that cells cannot vary: Interface Builder has one value for all cells.
  ///
  /// - `varied`: the properties of the object that cells can vary.
  case notVaried(property: String, object: String, varied: [String])
  /// A pair of attributes for which UIKit makes no constraint.
  case attributePair(text: String, fault: AttributePairFault)
  /// Two items that have no superview in common.
  case noCommonSuperview(first: String, second: String)
  case noSuperview(item: String)
  /// Another constraint says the same.
  case repeated(text: String, id: ObjectID)
  /// References to an object that would no longer exist.
  case dangling(id: ObjectID, name: String, references: [String])
  /// An object that can't be removed by itself.
  case needed(id: ObjectID, name: String, reason: String)
  /// A view without an id in the file, such as a content view of Xcode 7, into which nothing can be put.
  case withoutID(id: ObjectID, name: String)
  case noAutoLayout
  /// Views in different superviews, although a step needs them in one.
  case notSiblings(first: String, second: String)
  /// A distance that must stay as it is, but is not known.
  case unknownFrame(id: ObjectID, name: String)
  /// The cell says nothing that could be removed.
  case nothingSaid(name: String, cell: GridCell?)
  /// A constraint from the inside of a container to the outside, although positions inside are those of
  /// its content.
  case leadsOut(id: ObjectID, text: String, container: String)
  /// Layouts would have no solution, although they had one before.
  case unsatisfiable(place: String, conflict: String)
  case notation(text: String, message: String, hint: String?)

  package var message: String {
    switch self {
    case .unknownObject(let name, let nearest):
      "there is no object '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .severalObjects(let name, let ids):
      "'\(name)' is the name of \(ids.count) objects: "
        + ids.prefix(6).map { "'\($0)'" }.joined(separator: ", ") + (ids.count > 6 ? ", …" : "")
    case .wrongKind(let id, let name, let wanted): "'\(id)' (\(name)) is not \(wanted)"
    case .unknownProperty("", let object, _):
      "\(object) names no property, as 'Title.text' does"
    case .unknownProperty(let name, let object, let nearest):
      "\(object) has no property '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .unknownCell(let name): "'\(name)' is not a cell of the grid"
    case .invalidValue(let property, let value, let wanted):
      "'\(value)' is not a value of \(property), which is \(wanted)"
    case .foreignProperty(let name, let object, let element, let owners):
      "\(object) is a \(element), which has no '\(name)'; \(owners) has it"
    case .unstorableText(let property, let character):
      "the value of \(property) has the character \(character.codePoint), which no document can hold"
    case .notVaried(let property, let object, _):
      "\(property) of \(object) is the same in all size classes: Interface Builder does not vary it"
    case .attributePair(let text, let fault):
      "UIKit refuses to make '\(text)': \(fault.reason)"
    case .noCommonSuperview(let first, let second):
      "'\(first)' and '\(second)' have no superview in common"
    case .noSuperview(let item): "'\(item)' has no superview"
    case .repeated(let text, let id): "constraint '\(id)' says already '\(text)'"
    case .dangling(let id, let name, let references):
      "'\(id)' (\(name)) is not removed: " + references.prefix(3).joined(separator: ", ")
        + (references.count > 3 ? " and \(references.count - 3) more" : "")
        + (references.count == 1 ? " refers to it" : " refer to it")
    case .needed(let id, let name, let reason): "'\(id)' (\(name)) stays: \(reason)"
    case .withoutID(let id, let name):
      "nothing can be put into '\(id)' (\(name)), which has no id in the file"
    case .noAutoLayout: "the document does not use Auto Layout"
    case .notSiblings(let first, let second):
      "'\(first)' and '\(second)' lie in different superviews"
    case .unknownFrame(let id, let name): "the frame of '\(id)' (\(name)) is not known"
    case .nothingSaid(let name, let cell):
      cell.map { "\($0) says nothing of \(name)" } ?? "no size class says anything of \(name)"
    case .leadsOut(let id, let text, let container):
      "constraint '\(id)' ('\(text)') would lead out of \(container)"
    case .unsatisfiable(let place, let conflict):
      "the layout would have no solution on \(place): \(conflict)"
    case .notation(let text, let message, _): "\(message) in '\(text)'"
    }
  }

  package var hint: String? {
    switch self {
    case .unknownObject(_, nil): "'ninegrid show' prints all objects with their ids"
    case .severalObjects: "name one by its id"
    case .unknownProperty(_, _, nil):
      "properties have the names that 'ninegrid diff' prints, such as constant or fontDescription.pointSize"
    case .unknownProperty(_, _, _?), .foreignProperty:
      "'edit set --force' sets an attribute that no public document has there"
    case .unstorableText: "of control characters a document has tabs and line breaks only"
    case .notVaried(_, _, let varied):
      varied.isEmpty
        ? "leave '--cell' out" : "of this object it varies \(varied.joined(separator: ", "))"
    case .unknownCell: "cells are wC-hR, wR-hAny, …: C, Any or R for width and height"
    case .attributePair(_, let fault): fault.hint
    case .noCommonSuperview: "constraints hold between views of one scene or cell"
    case .dangling: "take the connection away first; 'edit remove --with-connections' takes both"
    case .noAutoLayout: "set it in Xcode first: Use Auto Layout, in the file inspector"
    case .leadsOut: "take what it leads to along, or remove the constraint first"
    case .unsatisfiable:
      "take the views along that the constraints name, or remove one of these first"
    case .withoutID: "save the document with a current Xcode, which gives every view an id"
    case .unknownFrame: "give the distance in points"
    case .notation(_, _, let hint): hint
    default: nil
    }
  }
}
