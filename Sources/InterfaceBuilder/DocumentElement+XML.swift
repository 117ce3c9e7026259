import LayoutModel
import LosslessXML

/// Marks an attribute between single quotes in its spelling; a spelling of `raw` alone has no mark.
private let singleQuoteMark: Character = "'"
private let doubleQuoteMark: Character = "\""

extension DocumentElement {
  /// The neutral form of an XML element. Every deviation from Xcode's way of writing goes into
  /// `spelling` and `formatting`.
  init(_ xml: XMLElement) {
    self.init(
      xml.name,
      xml.attributes.map { attribute in
        DocumentAttribute(
          name: attribute.name, value: attribute.value, spelling: Self.spelling(of: attribute))
      },
      content: xml.content.map(DocumentContent.init), location: xml.location,
      formatting: xml.tagFormatting)
  }

  /// The XML form of a neutral element.
  var xml: XMLElement {
    XMLElement(
      name,
      attributes.map { attribute in
        guard let spelling = attribute.spelling, let mark = spelling.first else {
          return XMLAttribute(attribute.name, attribute.value)
        }
        let raw = String(spelling.dropFirst())
        return XMLAttribute(
          attribute.name, attribute.value, raw: raw.isEmpty ? nil : raw,
          quote: mark == singleQuoteMark ? .single : .double)
      }, content: content.map(\.xml), tagFormatting: formatting)
  }

  private static func spelling(of attribute: XMLAttribute) -> String? {
    if attribute.raw == nil, attribute.quote == .double { return nil }
    let mark = attribute.quote == .single ? singleQuoteMark : doubleQuoteMark
    return String(mark) + (attribute.raw ?? "")
  }
}

extension DocumentContent {
  fileprivate init(_ xml: XMLContent) {
    switch xml {
    case .element(let element): self = .element(DocumentElement(element))
    case .text(let text, let raw): self = .text(text, spelling: raw)
    case .comment(let text): self = .other(kind: "comment", text: text)
    case .cdata(let text): self = .other(kind: "cdata", text: text)
    case .processingInstruction(let text): self = .other(kind: "instruction", text: text)
    }
  }

  fileprivate var xml: XMLContent {
    switch self {
    case .element(let element): .element(element.xml)
    case .text(let text, let spelling): .text(text, raw: spelling)
    case .other("cdata", let text): .cdata(text)
    case .other("instruction", let text): .processingInstruction(text)
    case .other(_, let text): .comment(text)
    }
  }
}
