import Diagnostics
import LayoutJSON
import TestSupport
import Testing

@Suite struct JSONParserTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-0", "12", "-1.5", "2e3", "1E-2", "1.25e+2", "\"\"",
    "\"a\\u00e9\\n\\/\\\"\"", "\"\\ud83d\\ude00\"", "[]", "{}", "[1, 2, [3]]", " {\"a\" : [ ] }\n",
    "\"é\"", "{\"\": {\"\": 0}}",
  ])
  func `what RFC 8259 allows is read`(text: String) throws {
    let value = try parseJSON(Array(text.utf8))
    #expect(try parseJSON(Array(value.compactText.utf8)) == value)
    #expect(try parseJSON(value.prettyBytes) == value)
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty [invalid-json]"),
    ("{", "1:2: error: the file ends inside an object [invalid-json]"),
    ("[1, 2", "1:6: error: the file ends inside an array [invalid-json]"),
    ("\"abc", "1:5: error: the file ends inside a string [invalid-json]"),
    ("tru", "1:1: error: the file ends inside a value [invalid-json]"),
    ("[1,]", "1:3: error: there is a comma before ']' [invalid-json]"),
    ("{\"a\": 1,\n}", "1:8: error: there is a comma before '}' [invalid-json]"),
    (
      "{\"a\":1,\n \"a\":2}",
      "2:2: error: the key 'a' is there already in this object [invalid-json]"
    ),
    ("[01]", "1:2: error: '01' is not a JSON number [invalid-json]"),
    ("[+1]", "1:2: error: '+1' is not a JSON number [invalid-json]"),
    ("[NaN]", "1:2: error: 'NaN' is not a JSON number [invalid-json]"),
    ("[1e999]", "1:2: error: '1e999' is too large for a number [invalid-json]"),
    ("[1] 2", "1:5: error: there is more after the end of the value [invalid-json]"),
    ("{a: 1}", "1:2: error: found 'a' where a key in quotes should stand [invalid-json]"),
    ("{'a': 1}", "1:2: error: found a single quote where a key in quotes should stand"),
    ("[1 // no\n]", "1:4: error: found a comment or '/' where ',' or ']' should stand"),
    ("\"a\nb\"", "1:3: error: a string contains the control character 10 [invalid-json]"),
    ("\"\\x\"", "1:2: error: '\\x' is not an escape of JSON [invalid-json]"),
    ("\"\\ud800\"", "1:2: error: half of a surrogate pair is not a character [invalid-json]"),
    ("[\n<<<<<<< ours\n1\n=======\n2\n]", "2:1: error: there is a merge conflict marker here"),
    ("\u{FEFF}{}", "1:1: error: the file is UTF-8 with a byte order mark, not plain UTF-8"),
    ("[\"é\", x]", "1:7: error: found 'x' where a value should stand [invalid-json]"),
  ])
  func `what it does not allow is an error at its place`(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try parseJSON(Array(text.utf8)) }
    #expect(error?.diagnostic.text.hasPrefix(message) ?? false, "\(error?.description ?? "none")")
  }

  @Test func `other encodings are named`() {
    let utf16: [UInt8] = [0xFF, 0xFE, 0x7B, 0, 0x7D, 0]
    #expect(throws: JSONError(.encoding("UTF-16"), at: SourceLocation(line: 1, column: 1))) {
      try parseJSON(utf16)
    }
    #expect(throws: JSONError.self) { try parseJSON([0x22, 0xC3, 0x28, 0x22]) }
  }

  @Test func `deep nesting is refused, not followed`() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    let error = #expect(throws: JSONError.self) { try parseJSON(deep) }
    #expect(error?.fault == .tooDeep(limit: 512))
  }

  @Test func `values know their line and column`() throws {
    let value = try parseJSON(Array("{\n  \"é\": [1,\n   true]\n}".utf8))
    let list = try #require(value["é"])
    #expect(list.location == SourceLocation(line: 2, column: 8))
    #expect(list.array?[1].location == SourceLocation(line: 3, column: 4))
    #expect(value.members?[0].location == SourceLocation(line: 2, column: 3))
  }

  @Test func `JSON lines are read one after the other`() throws {
    let values = try parseJSONSequence(Array("{\"a\":1}\n[2]\n\n3\n".utf8))
    #expect(values == [["a": 1], [2], 3])
  }

  @Test func `no change of a document crashes the reader`() throws {
    let original = Array(
      "{\"a\": [1, -2.5e3, \"x\\u0041é\"], \"b\": {\"c\": null, \"d\": true}}".utf8)
    var random = SplitMix64(seed: 7)
    for _ in 0..<5000 {
      var bytes = original
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let index = Int.random(in: 0..<max(bytes.count, 1), using: &random)
        guard index < bytes.count else { continue }
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
        default: bytes.insert(bytes[bytes.count - 1 - index], at: index)
        }
      }
      guard let value = try? parseJSON(bytes) else { continue }
      #expect(try parseJSON(Array(value.compactText.utf8)) == value)
    }
  }
}
