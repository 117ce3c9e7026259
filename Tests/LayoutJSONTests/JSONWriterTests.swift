import LayoutJSON
import Testing

@Suite struct JSONWriterTests {
  @Test func `a writer puts commas and colons itself`() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("id", "a\"b\\\n\u{1}")
      writer.key("frame")
      writer.array {
        $0.value(1.5)
        $0.value(0)
        $0.null()
        $0.value(true)
      }
      writer.member("empty", JSONValue.object([]))
    }
    writer.newLine()
    writer.value(Double.infinity)
    #expect(
      writer.text
        == "{\"id\":\"a\\\"b\\\\\\n\\u0001\",\"frame\":[1.5,0,null,true],\"empty\":{}}\nnull")
  }

  @Test func `a tree and a writer give the same bytes`() {
    let value: JSONValue = ["a": [1, 2.25, "x"], "b": nil, "c": false]
    var writer = JSONWriter()
    writer.value(value)
    #expect(writer.text == value.compactText)
    #expect(value.compactText == "{\"a\":[1,2.25,\"x\"],\"b\":null,\"c\":false}")
  }

  @Test func `pretty text breaks what is long, and keeps together what is short`() {
    let value: JSONValue = [
      "frame": [1, 2, 3, 4],
      "views": [["id": "a"], ["id": "b"]],
      "equations": ["A.Leading = B.Leading", "A.Top = B.Top"],
    ]
    #expect(
      value.prettyText == """
        {
          "frame": [1, 2, 3, 4],
          "views": [
            {"id": "a"},
            {"id": "b"}
          ],
          "equations": [
            "A.Leading = B.Leading",
            "A.Top = B.Top"
          ]
        }

        """)
  }
}
