import ElementTree
import LosslessXML

/// The parts of an XML file besides its root element, as named pieces of a
/// ``DocumentTree``.
///
/// A piece is kept only if it differs from Xcode's standard: most documents need no piece.
enum Envelope {
  private static let byteOrderMark = "byteOrderMark"
  private static let declaration = "declaration"
  private static let lineEnding = "lineEnding"
  private static let indentation = "indentation"
  private static let prolog = "prolog"
  private static let epilog = "epilog"
  private static let textKind = "text"
  /// The character between the kind of an outer piece and its text.
  private static let separator: Character = ":"

  static func pieces(of xml: XMLDocument) -> [DocumentAttribute] {
    var result: [DocumentAttribute] = []
    func add(_ name: String, _ value: String) {
      result.append(DocumentAttribute(name: name, value: value))
    }
    if xml.prolog.hasByteOrderMark { add(byteOrderMark, "YES") }
    if xml.prolog.declaration != XMLProlog.standardDeclaration {
      add(declaration, xml.prolog.declaration ?? "")
    }
    if xml.lineEnding != .lineFeed { add(lineEnding, name(of: xml.lineEnding)) }
    if xml.indentation != XMLDocument.standardIndentation { add(indentation, xml.indentation) }
    for piece in xml.prolog.content { add(prolog, text(of: piece)) }
    for piece in xml.epilog { add(epilog, text(of: piece)) }
    return result
  }

  static func document(of tree: DocumentTree) -> XMLDocument {
    var xml = XMLDocument(root: tree.root)
    for piece in tree.envelope {
      switch piece.name {
      case byteOrderMark: xml.prolog.hasByteOrderMark = piece.value == "YES"
      case declaration: xml.prolog.declaration = piece.value.isEmpty ? nil : piece.value
      case lineEnding:
        xml.lineEnding =
          XMLDocument.LineEnding.allCases.first { name(of: $0) == piece.value } ?? .lineFeed
      case indentation: xml.indentation = piece.value
      case prolog: xml.prolog.content.append(content(of: piece.value))
      case epilog: xml.epilog.append(content(of: piece.value))
      default: break
      }
    }
    return xml
  }

  private static func name(of ending: XMLDocument.LineEnding) -> String {
    switch ending {
    case .lineFeed: "LF"
    case .carriageReturnLineFeed: "CRLF"
    case .carriageReturn: "CR"
    }
  }

  private static func text(of piece: DocumentContent) -> String {
    switch piece {
    case .other(let kind, let text): "\(kind)\(separator)\(text)"
    case .text(let text, _): "\(textKind)\(separator)\(text)"
    case .element: "\(textKind)\(separator)"
    }
  }

  private static func content(of text: String) -> DocumentContent {
    guard let mark = text.firstIndex(of: separator) else { return .text(text) }
    let rest = String(text[text.index(after: mark)...])
    let kind = String(text[..<mark])
    let kinds = [
      DocumentContent.commentKind, DocumentContent.cdataKind, DocumentContent.instructionKind,
    ]
    return kinds.contains(kind) ? .other(kind: kind, text: rest) : .text(rest)
  }
}
