import Foundation
import InterfaceBuilder
import LayoutModel
import Testing

@Suite struct StringsPiecesTests {
  private static let text = """
    /*
      Main.strings, by hand
     */

    /* Class = "UILabel"; text = "Name"; ObjectID = "abc-12-xyz"; */
    "abc-12-xyz.text" = "Näme";   // so far

    /* Class = "UIButton"; */
    btn-00-001.normalTitle = "Gö\\"";
    "lst-00-001.text" = "Last";
    // The end.

    """

  private func bytes(_ encoding: String) -> [UInt8] {
    switch encoding {
    case "UTF-8": Array(Self.text.utf8)
    case "UTF-8 with a mark": [0xEF, 0xBB, 0xBF] + Self.text.utf8
    default:
      (encoding == "UTF-16 LE" ? [0xFF, 0xFE] : [0xFE, 0xFF])
        + Self.text.utf16.flatMap { unit -> [UInt8] in
          let both = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
          return encoding == "UTF-16 LE" ? both : both.reversed()
        }
    }
  }

  @Test(arguments: ["UTF-8", "UTF-8 with a mark", "UTF-16 LE", "UTF-16 BE"])
  func `pieces together are the file`(encoding: String) throws {
    let bytes = bytes(encoding)
    var file = try #require(try StringsPieces(bytes))
    #expect(file.bytes == bytes)
    #expect(
      file.pieces.map(\.key) == ["abc-12-xyz.text", "btn-00-001.normalTitle", "lst-00-001.text"])
    let before = try readStrings(bytes).entries.map(\.text)
    // Each half can be read, and the first one keeps what is about the file.
    var other = StringsPieces(like: file)
    other.pieces = [file.pieces.removeFirst()]
    #expect(
      try readStrings(other.bytes).entries.map(\.text)
        + readStrings(file.bytes).entries.map(\.text) == before)
    #expect(Array(file.bytes.prefix(4)) == Array(bytes.prefix(4)))
  }

  @Test func `what can't be cut is no file of pieces`() throws {
    #expect(try StringsPieces(Array("{ a = b; }".utf8)) == nil)
    #expect(throws: StringsError.self) { try StringsPieces(Array("\"a\" = \"b".utf8)) }
    let plist = #"<?xml version="1.0"?><plist version="1.0"><dict/></plist>"#
    #expect(try StringsPieces(Array(plist.utf8)) == nil)
  }
}
