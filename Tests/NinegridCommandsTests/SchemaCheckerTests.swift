import Foundation
import TestSupport
import Testing

@Suite struct SchemaCheckerTests {
  /// Schemas with a value that keeps to them, and one that does not.
  static let cases: [(schema: String, good: String, bad: String)] = [
    (#"{"type":"integer"}"#, "1", "1.5"),
    (#"{"type":"number"}"#, "1", "true"),
    (#"{"type":"boolean"}"#, "true", "1"),
    (#"{"type":["string","null"]}"#, "null", "0"),
    (#"{"enum":["a",null]}"#, "null", #""b""#),
    (#"{"const":1}"#, "1.0", "true"),
    (#"{"properties":{"a":{"type":"string"}}}"#, #"{"a":"","b":0}"#, #"{"a":0}"#),
    (#"{"required":["a"]}"#, #"{"a":null}"#, #"{"b":1}"#),
    (#"{"properties":{"a":true},"additionalProperties":false}"#, #"{"a":1}"#, #"{"b":1}"#),
    (#"{"additionalProperties":{"type":"number"}}"#, #"{"a":1}"#, #"{"a":""}"#),
    (#"{"propertyNames":{"pattern":"^a"}}"#, #"{"ab":1}"#, #"{"ba":1}"#),
    (#"{"items":{"type":"number"}}"#, "[1,2]", "[1,null]"),
    (#"{"prefixItems":[{"type":"string"}],"items":false}"#, #"["a"]"#, #"["a",1]"#),
    (#"{"minItems":1,"maxItems":2}"#, "[1,2]", "[]"),
    (#"{"minItems":1,"maxItems":2}"#, "[1]", "[1,2,3]"),
    (#"{"uniqueItems":true}"#, "[1,2]", "[1,1]"),
    (#"{"minimum":1}"#, "1", "0.9"),
    (#"{"maximum":1}"#, "1", "1.1"),
    (#"{"exclusiveMinimum":0}"#, "0.1", "0"),
    (#"{"exclusiveMaximum":1}"#, "0.9", "1"),
    (#"{"minLength":1}"#, #""a""#, #""""#),
    (#"{"pattern":"^[a-z]+$"}"#, #""abc""#, #""aBc""#),
    (#"{"anyOf":[{"type":"string"},{"minimum":3}]}"#, "3", "2"),
    (#"{"oneOf":[{"type":"number"},{"minimum":3}]}"#, "2", "3"),
    (##"{"$ref":"#/$defs/a","$defs":{"a":{"type":"null"}}}"##, "null", "0"),
    (#"{"properties":{"a":false}}"#, "{}", #"{"a":1}"#),
  ]

  @Test(arguments: cases)
  func `a keyword lets pass what it allows, and nothing else`(
    schema: String, good: String, bad: String
  ) throws {
    let schema = JSONSchema(try JSONInstance(json: Data(schema.utf8)))
    #expect(schema.ownFaults == [])
    #expect(schema.faults(in: try JSONInstance(json: Data(good.utf8))) == [])
    #expect(schema.faults(in: try JSONInstance(json: Data(bad.utf8))).count == 1)
  }

  @Test func `what the checker does not know is a fault of the schema`() throws {
    let text = ##"{"properties":{"a":{"format":"uri","items":{"$ref":"#/$defs/b"}}}}"##
    let schema = JSONSchema(try JSONInstance(json: Data(text.utf8)))
    #expect(
      schema.ownFaults == [
        "#/properties/a: the keyword 'format' is not known",
        "#/properties/a/items: the reference '#/$defs/b' leads nowhere",
      ])
  }

  @Test func `quotes and line breaks in a table are read`() {
    let table = CSVTable("a,b\n\"1, \"\"2\"\"\",\"x\ny\"\n,\n")
    #expect(table.header == ["a", "b"])
    #expect(table.rows == [["1, \"2\"", "x\ny"], ["", ""]])
  }
}
