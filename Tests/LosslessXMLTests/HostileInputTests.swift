import Diagnostics
import ElementTree
import LosslessXML
import Testing

/// Whatever the bytes are: a document that writes them back, or an error.
@Suite struct HostileInputTests {
  private static let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple" version='3.0'>
        <!--A scene-->
        <scene sceneID="t-1" n="é&#10;&lt;">
            <string key="text">a &amp; b
    ======= ]] &gt;</string>
            <b /><c></c><![CDATA[<x>]]><?pi data?>
        </scene >
    </document>

    """

  private func check(_ bytes: [UInt8], _ label: @autoclosure () -> String) {
    do throws(XMLError) {
      let document = try readXML(bytes)
      #expect(document.bytes() == bytes, "\(label())")
    } catch {
      #expect(error.location.line > 0 && error.location.column > 0)
      #expect(!error.message.isEmpty)
    }
  }

  @Test func `every beginning of a document is an error or comes back`() {
    let bytes = Array(Self.sample.utf8)
    for end in 0...bytes.count { check(Array(bytes[..<end]), "up to \(end)") }
    for start in 0...bytes.count { check(Array(bytes[start...]), "from \(start)") }
  }

  @Test func `every changed byte is an error or comes back`() {
    let bytes = Array(Self.sample.utf8)
    let replacements: [UInt8] = Array("<>/&\"'= \n\r!-?[];#x".utf8) + [0, 0x0B, 0x80, 0xC3, 0xFF]
    for index in bytes.indices {
      for replacement in replacements {
        var changed = bytes
        changed[index] = replacement
        check(changed, "\(index) is \(replacement)")
      }
    }
  }

  @Test func `random mutations are an error or come back`() {
    var random = Random(seed: 7)
    let words = [
      "<", ">", "</", "/>", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "&", ";", "&#", "\"",
      "'",
      "\r\n", "\r", "\n", "<a>", "</a>", "=", "<!DOCTYPE", "\n>>>>>>> x\n", "\n=======\n",
      "\u{FEFF}",
    ].map { Array($0.utf8) }
    for round in 0..<4000 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let a = Int.random(in: 0...bytes.count, using: &random)
        let b = min(bytes.count, a + Int.random(in: 0...9, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(a..<b)
        case 1: bytes.insert(contentsOf: random.pick(words), at: a)
        case 2: bytes.insert(contentsOf: Array(bytes[a..<b]), at: b)
        default: if a < bytes.count { bytes[a] = .random(in: 0...255, using: &random) }
        }
      }
      check(bytes, "round \(round): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func `random bytes are an error`() {
    var random = Random(seed: 11)
    for _ in 0..<500 {
      let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(throws: XMLError.self) { try readXML(bytes) }
    }
  }

  @Test func `deep nesting is refused without deep recursion`() {
    let bytes = Array(String(repeating: "<a>", count: 100_000).utf8)
    let error = #expect(throws: XMLError.self) { try readXML(bytes) }
    #expect(error?.code == .xmlTooDeep)
    #expect(error?.location.column == 3 * XMLLimits.standard.depth + 1)
  }

  @Test func `the deepest allowed document is read and written`() throws {
    let depth = XMLLimits.standard.depth
    let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    let document = try read(text)
    #expect(written(document) == text)
    #expect(try read(text) == document)
  }

  @Test func `a file over the limit is refused`() {
    let error = #expect(throws: XMLError.self) {
      try readXML(Array("<a></a>".utf8), limits: XMLLimits(bytes: 6, depth: 1))
    }
    #expect(error?.kind == .tooLarge(bytes: 7, limit: 6))
  }

  @Test func `many attributes take linear time`() throws {
    let attributes = (0..<20_000).map { " a\($0)=\"\"" }.joined()
    #expect(try read("<a\(attributes)/>").root.attributes.count == 20_000)
    let error = #expect(throws: XMLError.self) { try read("<a\(attributes) a7=\"\"/>") }
    #expect(error?.kind == .duplicateAttribute("a7", element: "a"))
  }
}
