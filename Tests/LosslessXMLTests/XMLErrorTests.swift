import Diagnostics
import ElementTree
import LosslessXML
import Testing

@Suite struct XMLErrorTests {
  @Test(arguments: [
    ("", "1:1: error: the file is empty [xml-truncated]"),
    (" \n", "2:1: error: the file is empty [xml-truncated]"),
    ("<?xml version=\"1.0\"?>\n", "2:1: error: there is no root element [xml-truncated]"),
    ("<a>\n <b", "2:4: error: the file ends inside a start tag of 'b' [xml-truncated]"),
    (
      "<a>\n <b>",
      "2:5: error: the file ends before the end of 'b', which begins in line 2 [xml-truncated]"
    ),
    ("<a b=\"c", "1:8: error: the file ends inside a value of attribute 'b' [xml-truncated]"),
    ("<a><!-- x", "1:10: error: the file ends inside a comment [xml-truncated]"),
    ("<a><![CDATA[", "1:13: error: the file ends inside a CDATA section [xml-truncated]"),
    (
      "<a>\n  <b>\n</a>",
      "3:1: error: '</a>' stands where '</b>' must end the element of line 2, column 3 "
        + "[xml-not-well-formed]"
    ),
    ("</a>", "1:1: error: '</a>' ends an element that has not begun [xml-not-well-formed]"),
    ("<a/><b/>", "1:5: error: another element outside of the root element [xml-not-well-formed]"),
    ("<a/>\n x", "2:2: error: text outside of the root element [xml-not-well-formed]"),
    (
      "<é b='1'\n b='2'/>",
      "2:2: error: attribute 'b' occurs twice in 'é' [xml-not-well-formed]"
    ),
    (
      "<a é=\"ü\" b/>",
      "1:11: error: expected '=' after the attribute name 'b', found '/' [xml-not-well-formed]"
    ),
    (
      "<a b=1/>", "1:6: error: expected a quoted value for 'b', found '1' [xml-not-well-formed]"
    ),
    ("<a b='<'/>", "1:7: error: '<' is not allowed in an attribute value [xml-not-well-formed]"),
    ("<a><!-- -- --></a>", "1:9: error: '--' is not allowed in a comment [xml-not-well-formed]"),
    ("<a>]]></a>", "1:4: error: ']]>' is not allowed in text [xml-not-well-formed]"),
    (
      "<a>&nbsp;</a>", "1:4: error: the entity '&nbsp;' is not defined [xml-entity]"
    ),
    (
      "<a>&#0;</a>",
      "1:4: error: '&#0;' refers to no character that XML allows [xml-not-well-formed]"
    ),
    (
      "<a b=\"R&D\"/>",
      "1:8: error: '&' does not begin a reference such as '&amp;' [xml-not-well-formed]"
    ),
    (
      "<!DOCTYPE a [<!ENTITY b \"c\">]><a/>",
      "1:1: error: a document type declaration with definitions is not accepted [xml-entity]"
    ),
    (
      "<!DOCTYPE a SYSTEM \"http://x/y\"><a/>",
      "1:1: error: a document type declaration is not accepted [xml-entity]"
    ),
    ("<a>\u{B}</a>", "1:4: error: the character U+000B is not allowed in XML [xml-encoding]"),
    ("<a>\u{0}</a>", "1:4: error: the character U+0000 is not allowed in XML [xml-encoding]"),
    ("NIBArchive", "1:1: error: this is a compiled nib, not XML [xml-other-format]"),
    (
      "<a/><?xml version=\"1.0\"?>",
      "1:5: error: the XML declaration is malformed: it must be the very beginning of the file "
        + "[xml-not-well-formed]"
    ),
    (
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>",
      "1:1: error: the XML declaration names the encoding 'ISO-8859-1', only UTF-8 can be read "
        + "[xml-encoding]"
    ),
  ])
  func `an error says what is wrong and where`(text: String, expected: String) {
    let error = #expect(throws: XMLError.self) { try read(text) }
    #expect(error?.diagnostic.text.split(separator: "\n").first.map(String.init) == expected)
  }

  @Test(arguments: [
    ("<a>\n<<<<<<< HEAD\n  <b/>\n=======\n  <c/>\n>>>>>>> x\n</a>", 2, "<<<<<<<"),
    ("<a>\n  <b>\n<<<<<<< HEAD\n  </b>\n=======\n  <c/>\n>>>>>>> x\n</a>", 3, "<<<<<<<"),
    ("<<<<<<< HEAD\n<a/>", 1, "<<<<<<<"),
    ("<a>\r\n<<<<<<< HEAD\r\n</a>", 2, "<<<<<<<"),
    ("<a>\n  <b/>\n=======\n  <c/>\n</a>", 3, "======="),
    ("<a>\n  <b/>\n>>>>>>> x\n  <c/>\n</a>", 3, ">>>>>>>"),
    ("<a b=\"\n<<<<<<< HEAD\n\"/>", 2, "<<<<<<<"),
    ("<a>\n  <c/>\n  <b>\n  <c>\n</b>\n>>>>>>> x\n</a>", 6, ">>>>>>>"),
  ])
  func `a merge conflict is named as such`(text: String, line: Int, marker: String) {
    let error = #expect(throws: XMLError.self) { try read(text) }
    #expect(error?.kind == .conflictMarker(marker))
    #expect(error?.location == SourceLocation(line: line, column: 1))
    #expect(error?.code == .xmlConflictMarkers)
  }

  @Test func `a line of equals signs is text inside of a text element`() throws {
    #expect(
      try read("<a>\n<b>x\n=======\ny</b></a>").root.child("b")?.characters == "x\n=======\ny")
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x3C, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x3C], "UTF-16"),
    ([0x3C, 0, 0x61, 0], "UTF-16"), ([0, 0x3C, 0, 0x61], "UTF-16"),
    ([0x3C, 0, 0, 0], "UTF-32"), ([0xFF, 0xFE, 0, 0], "UTF-32"),
  ])
  func `other encodings are named`(bytes: [UInt8], name: String) {
    let error = #expect(throws: XMLError.self) { try readXML(bytes) }
    #expect(error?.kind == .unsupportedEncoding(name, declared: false))
  }

  @Test(arguments: [
    [0x80], [0xC3], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xC3, 0x28],
  ])
  func `invalid UTF-8 is found at its place`(invalid: [UInt8]) {
    let error = #expect(throws: XMLError.self) {
      try readXML(Array("<a>\né".utf8) + invalid + Array("</a>".utf8))
    }
    #expect(error?.kind == .invalidUTF8(byte: invalid[0]))
    #expect(error?.location == SourceLocation(line: 2, column: 2))
  }

  @Test func `elements know where they begin`() throws {
    let root = try read("\u{FEFF}<a>\r\n  <b/>é😀<c\r\n/> <d/></a>").root
    #expect(
      root.children.map(\.location) == [
        SourceLocation(line: 2, column: 3), SourceLocation(line: 2, column: 9),
        SourceLocation(line: 3, column: 4),
      ])
    #expect(root.location == SourceLocation(line: 1, column: 1))
  }
}
