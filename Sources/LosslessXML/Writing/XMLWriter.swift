import ElementTree

/// Writes a tree as text, with lines that end in `\n` until it is finished.
struct XMLWriter {
  private var output: [UInt8] = []
  private let indentation: [UInt8]

  init(indentation: String) {
    self.indentation = Array(indentation.utf8)
  }

  mutating func write(_ document: XMLDocument) {
    if document.prolog.hasByteOrderMark { output += [0xEF, 0xBB, 0xBF] }
    var hasLine = false
    if let declaration = document.prolog.declaration {
      append(declaration)
      hasLine = true
    }
    var isGapEmpty = true
    for piece in document.prolog.content + [.element(document.root)] + document.epilog {
      guard piece.isMarkup else {
        write(piece, depth: 0)
        isGapEmpty = false
        continue
      }
      if isGapEmpty && hasLine { output.append(ASCII.lineFeed) }
      write(piece, depth: 0)
      hasLine = true
      isGapEmpty = true
    }
    if isGapEmpty { output.append(ASCII.lineFeed) }
  }

  /// The bytes that were written, with the line breaks of the file.
  consuming func finished(_ lineEnding: XMLDocument.LineEnding) -> [UInt8] {
    switch lineEnding {
    case .lineFeed:
      return output
    case .carriageReturn:
      return output.map { $0 == ASCII.lineFeed ? ASCII.carriageReturn : $0 }
    case .carriageReturnLineFeed:
      var result: [UInt8] = []
      result.reserveCapacity(output.count + output.count / 32)
      for byte in output {
        if byte == ASCII.lineFeed { result.append(ASCII.carriageReturn) }
        result.append(byte)
      }
      return result
    }
  }

  private mutating func write(_ piece: DocumentContent, depth: Int) {
    switch piece {
    case .element(let element): write(element, depth: depth)
    case .text(let value, let raw): write(value, raw: raw, in: .text)
    case .other(DocumentContent.cdataKind, let text):
      output += "<![CDATA[".utf8
      append(text.asCDATA)
      output += "]]>".utf8
    case .other(DocumentContent.instructionKind, let text):
      output += "<?".utf8
      append(text.asProcessingInstruction)
      output += "?>".utf8
    case .other(_, let text):
      output += "<!--".utf8
      append(text.asComment)
      output += "-->".utf8
    }
  }

  private mutating func write(_ element: DocumentElement, depth: Int) {
    let formatting = element.formatting.flatMap {
      $0.attributes.count == element.attributes.count ? $0 : nil
    }
    output.append(ASCII.less)
    append(element.name)
    if let formatting {
      write(element.attributes, with: formatting)
    } else {
      write(element.attributes)
    }
    if element.isEmpty && formatting?.isSelfClosing ?? true {
      output.append(ASCII.slash)
      output.append(ASCII.greater)
      return
    }
    output.append(ASCII.greater)
    write(element.content, depth: depth + 1)
    output.append(ASCII.less)
    output.append(ASCII.slash)
    append(element.name)
    if let gap = formatting?.endGap { append(gap) }
    output.append(ASCII.greater)
  }

  /// Writes the content between two tags, following the rule for gaps of ``DocumentContent``.
  private mutating func write(_ content: [DocumentContent], depth: Int) {
    var isGapEmpty = true
    var hasMarkup = false
    for piece in content {
      if piece.isMarkup {
        if isGapEmpty { beginLine(depth) }
        isGapEmpty = true
        hasMarkup = true
      } else {
        isGapEmpty = false
      }
      write(piece, depth: depth)
    }
    if hasMarkup && isGapEmpty { beginLine(depth - 1) }
  }

  private mutating func write(_ attributes: [DocumentAttribute]) {
    for attribute in attributes {
      output.append(ASCII.space)
      append(attribute.name)
      output.append(ASCII.equals)
      writeValue(of: attribute)
    }
  }

  private mutating func write(_ attributes: [DocumentAttribute], with formatting: TagFormatting) {
    for (attribute, gaps) in zip(attributes, formatting.attributes) {
      append(gaps.beforeName)
      append(attribute.name)
      append(gaps.beforeEquals)
      output.append(ASCII.equals)
      append(gaps.afterEquals)
      writeValue(of: attribute)
    }
    append(formatting.beforeClose)
  }

  private mutating func writeValue(of attribute: DocumentAttribute) {
    let quote = attribute.spelling?.quote ?? .double
    output.append(quote.byte)
    write(attribute.value, raw: attribute.spelling?.raw, in: .attribute(quote))
    output.append(quote.byte)
  }

  private mutating func write(_ value: String, raw: String?, in place: XMLSpelling.Place) {
    if let raw, XMLSpelling.isSpelling(raw, of: value, in: place) {
      append(raw)
    } else {
      XMLSpelling.append(value, in: place, to: &output)
    }
  }

  private mutating func beginLine(_ depth: Int) {
    output.append(ASCII.lineFeed)
    for _ in 0..<depth { output += indentation }
  }

  private mutating func append(_ text: String) {
    output.append(contentsOf: text.utf8)
  }
}

extension DocumentElement {
  /// Whether there is nothing between the tags.
  fileprivate var isEmpty: Bool {
    content.allSatisfy { if case .text(let value, _) = $0 { value.isEmpty } else { false } }
  }
}
