import Diagnostics
import ElementTree

/// Reads a source once and builds the tree.
///
/// Open elements are kept in an array and not on the call stack, so no document can exhaust the
/// stack.
struct XMLReader {
  let source: XMLSource
  let bytes: [UInt8]
  let limits: XMLLimits
  let indentation: [UInt8]
  /// The position of the next byte. It never goes beyond the NUL at the end of `bytes`.
  var index = 0
  var names = NameCache()
  /// The attributes of the start tag that is being read. Each element gets a copy that is exactly
  /// as large as needed: arrays that grew one attribute at a time were half empty, in some hundred
  /// thousand elements.
  var attributes: [DocumentAttribute] = []
  private var locator = SourceLocator()

  init(_ source: XMLSource, limits: XMLLimits) {
    self.source = source
    self.bytes = source.bytes
    self.limits = limits
    self.indentation = Array(source.indentation.utf8)
  }

  /// The white space in a start tag.
  struct StartTag {
    var attributes: [TagFormatting.Gaps]
    var beforeClose: String
  }

  /// An element whose end tag has not been read yet.
  struct OpenElement {
    var element: DocumentElement
    /// The place of its `<`.
    var location: SourceLocation
    /// How the start tag is written, if not in the standard way.
    var start: StartTag?
    /// The position in its content at which the current gap begins: after the last markup.
    var gapStart = 0

    mutating func append(markup: DocumentContent) {
      element.content.append(markup)
      gapStart = element.content.count
    }
  }

  mutating func readDocument() throws(XMLError) -> XMLDocument {
    let declaration = try readDeclaration()
    var prolog = XMLProlog(
      declaration: declaration, hasByteOrderMark: source.hasByteOrderMark)
    prolog.content = try readOutside(isAfterRoot: false, hasLine: declaration != nil)
    let root = try readTree()
    let epilog = try readOutside(isAfterRoot: true, hasLine: true)
    return XMLDocument(
      root: root, prolog: prolog, epilog: epilog, lineEnding: source.lineEnding,
      indentation: String(decoding: indentation, as: UTF8.self))
  }

  /// Reads an element with all of its content.
  private mutating func readTree() throws(XMLError) -> DocumentElement {
    let (root, isClosed) = try readStartTag()
    if isClosed { return root.element }
    var open = [root]
    while true {
      try readText(into: &open[open.count - 1], depth: open.count)
      switch bytes[index + 1] {
      case ASCII.slash:
        let element = try readEndTag(of: open.removeLast())
        if open.isEmpty { return element }
        open[open.count - 1].append(markup: .element(element))
      case ASCII.exclamation:
        if startsWith("<![CDATA[") {
          open[open.count - 1].element.content.append(try readCDATA())
        } else {
          open[open.count - 1].append(markup: try readComment())
        }
      case ASCII.question:
        open[open.count - 1].append(markup: try readProcessingInstruction())
      default:
        if open.count >= limits.depth {
          throw failure(.tooDeep(limit: limits.depth), at: index)
        }
        let (child, isClosed) = try readStartTag()
        if isClosed {
          open[open.count - 1].append(markup: .element(child.element))
        } else {
          open.append(child)
        }
      }
    }
  }
}

extension XMLReader {
  mutating func location(of offset: Int) -> SourceLocation {
    locator.location(of: offset, in: bytes)
  }

  mutating func failure(_ kind: XMLError.Kind, at offset: Int) -> XMLError {
    XMLError(kind, at: location(of: offset))
  }

  /// The failure that something unexpected stands at `index`. At the end, it says that the file
  /// ends there.
  mutating func failure(expected: String, inside: String) -> XMLError {
    guard bytes[index] != 0 else { return failure(.truncated(inside: inside), at: index) }
    let found: String
    switch bytes[index] {
    case ASCII.lineFeed, ASCII.carriageReturn: found = "a line break"
    case ASCII.space: found = "a space"
    case ASCII.tab: found = "a tab"
    default:
      let scalar = XMLSource.decodeScalar(bytes, at: index)?.scalar
      found = "'\(scalar.map { String(Character($0)) } ?? "?")'"
    }
    return failure(.unexpected(found: found, expected: expected), at: index)
  }

  func startsWith(_ text: StaticString) -> Bool {
    let end = index + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[index..<end]) }
  }

  /// Skips white space.
  @inline(__always)
  mutating func skipSpaces() {
    while ASCII.isSpace(bytes[index]) { index += 1 }
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
