package import Diagnostics

/// What is wrong with a key or a value of a native document. The reader keeps the part as it stands.
package enum NativeValueFault: DiagnosticFault {
  case unknownKey(String, near: String?)
  case unknownBar(String)
  case neitherScenesNorObjects
  /// - Parameter found: the value as it stands, or its kind.
  case wrongValue(key: String, wanted: String, found: String)
  /// - Parameter noun: what should be an object, such as a view.
  case noObject(noun: String, found: String?)
  case wrongElement(wanted: String, found: String)
  case textForElement
  case unknownGuide(String, near: String?)
  case guideOfController(String)
  case unknownController(String, near: String?)
  case unknownView(String, near: String)
  /// - Parameter cells: the names of all cells.
  case unknownCell(String, near: String?, cells: [String])
  case unknownFont(String)
  case unknownColor(String)
  /// - Parameter character: its code point, as Unicode writes it.
  case unstorableCharacter(String)

  package var statement: Diagnostic.Statement { .init(code, .error, message, hint: hint) }

  private var code: Diagnostic.Code {
    switch self {
    case .unknownKey, .unknownBar: .unknownKey
    case .neitherScenesNorObjects: .missingKey
    default: .invalidValue
    }
  }

  private var message: String {
    switch self {
    case .unknownKey(let key, _): "'\(key)' is not a key of this object"
    case .unknownBar(let key): "'\(key)' is not a bar"
    case .neitherScenesNorObjects: "the document has neither 'scenes' nor 'objects'"
    case .wrongValue(let key, let wanted, let found): "'\(key)' should be \(wanted), not \(found)"
    case .noObject(let noun, let found):
      "a \(noun) should be an object" + (found.map { ", not \($0)" } ?? "")
    case .wrongElement(let wanted, let found): "\(wanted) should stand here, not \(found)"
    case .textForElement: "an element should stand here, not text"
    case .unknownGuide(let kind, _): "'\(kind)' is not a kind of guide"
    case .guideOfController(let kind): "'\(kind)' is a guide of a controller"
    case .unknownController(let name, _): "'\(name)' is not a kind of controller"
    case .unknownView(let kind, _): "'\(kind)' is not a kind of view"
    case .unknownCell(let name, _, _): "'\(name)' is not a cell of the grid"
    case .unknownFont(let text): "'\(text)' is not a font"
    case .unknownColor(let text): "'\(text)' is not a color"
    case .unstorableCharacter(let character):
      "a text has the character \(character), which no document can hold"
    }
  }

  private var hint: String? {
    switch self {
    case .unknownKey(_, let near):
      Spelling.question(near)
        ?? "attributes of Interface Builder can stand in 'attributes', its elements in 'elements'"
    case .unknownBar: "bars are status, top and bottom"
    case .neitherScenesNorObjects: "write \"scenes\": [{\"view\": {…}}]"
    case .wrongValue, .noObject, .wrongElement, .textForElement: nil
    case .unknownGuide(_, let near): Spelling.question(near)
    case .guideOfController: "put it in the guides of the scene"
    case .unknownController(_, let near): Spelling.question(near) ?? "one is 'viewController'"
    case .unknownView(_, let near): Spelling.question(near)
    case .unknownCell(_, let near, let cells):
      Spelling.question(near) ?? "cells are \(cells.joined(separator: ", "))"
    case .unknownFont:
      "write a text style such as 'body', 'system 17', 'system bold 17' or 'Georgia 15'"
    case .unknownColor:
      "write '#RRGGBB', 'white 0.5', 'named Accent' or one such as 'systemBackgroundColor'"
    case .unstorableCharacter: "of control characters a document has tabs and line breaks only"
    }
  }
}
