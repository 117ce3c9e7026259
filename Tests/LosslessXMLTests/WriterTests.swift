import ElementTree
import ElementTree
import LosslessXML
import Testing

@Suite struct WriterTests {
  @Test func `a tree made by hand is written as Xcode writes`() {
    var view = DocumentElement("view", [attribute("key", "view"), attribute("id", "a-1")])
    view["text"] = "a<b>&\"c'\n\t\r"
    view.content = [
      .comment("Label's"),
      .element(
        DocumentElement("string", [attribute("key", "text")], content: [.text("x\n\"&'<>\r")])),
      .element(DocumentElement("subviews", content: [.element(DocumentElement("label"))])),
      .instruction("p"),
    ]
    let document = XMLDocument(root: DocumentElement("document", content: [.element(view)]))
    #expect(
      written(document) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <document>
            <view key="view" id="a-1" text="a&lt;b&gt;&amp;&quot;c'&#10;&#9;&#13;">
                <!--Label's-->
                <string key="text">x
        "&amp;'&lt;&gt;&#13;</string>
                <subviews>
                    <label/>
                </subviews>
                <?p?>
            </view>
        </document>

        """)
  }

  @Test func `a tree in standard form is read back as it was made`() throws {
    let element = DocumentElement("b", [attribute("c", "\r\n\t<>&\"'é")], content: [.text(" \r\n")])
    for lineEnding in XMLDocument.LineEnding.allCases {
      let document = XMLDocument(
        root: DocumentElement("a", content: [.element(element), .comment("x\ny")]),
        lineEnding: lineEnding)
      #expect(try readXML(document.bytes()) == document)
    }
  }

  @Test(arguments: [
    (DocumentContent.comment("a--b---"), "<!--a- -b- - - -->"),
    (.comment("-"), "<!--- -->"),
    (.cdata("a]]>b"), "<![CDATA[a]]]]><![CDATA[>b]]>"),
    (.instruction("p ?>"), "<?p ? >?>"),
    (.text("]]>\u{0}\u{B}\u{FFFF}"), "]]&gt;\u{FFFD}\u{FFFD}\u{FFFD}"),
  ])
  func `what XML cannot hold is written so that it can be read`(
    piece: DocumentContent, text: String
  ) throws {
    let root = DocumentElement("a", content: [.text("|"), piece, .text("|")])
    let bytes = XMLDocument(root: root).bytes()
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("<a>|\(text)|</a>\n"))
    #expect(try readXML(bytes).bytes() == bytes)
  }

  @Test func `an element with empty text only is written without content`() {
    let root = DocumentElement("a", content: [.text("")])
    #expect(written(XMLDocument(root: root, prolog: XMLProlog(declaration: nil))) == "<a/>\n")
  }

  @Test func `attributes are set in place, appended and removed`() {
    var element = DocumentElement("a", [attribute("b", "1", raw: "&#49;"), attribute("c", "2")])
    element["b"] = "1"
    #expect(element.attributes[0].spelling?.raw == "&#49;")
    element["b"] = "3"
    element["d"] = "4"
    element["c"] = nil
    element["e"] = nil
    #expect(element.attributes == [attribute("b", "3"), attribute("d", "4")])
    #expect(element["c"] == nil)
  }

  @Test(arguments: [
    (DocumentElement("a b"), XMLTreeFault.invalidName("a b")),
    (DocumentElement("a", [attribute("", "")]), .invalidName("")),
    (
      DocumentElement("a", [attribute("b", ""), attribute("b", "")]),
      .duplicateAttribute("b", element: "a")
    ),
    (DocumentElement("a", content: [.text("\u{1}")]), .forbiddenCharacter("\u{1}", element: "a")),
    (
      DocumentElement("a", content: [.element(DocumentElement("b", [attribute("c", "\u{0}")]))]),
      .forbiddenCharacter("\u{0}", element: "b")
    ),
  ])
  func `a tree that cannot be written is found out`(element: DocumentElement, fault: XMLTreeFault) {
    #expect(throws: fault) { try element.checkForXML() }
  }

  @Test func `a tree that is deeper than reading accepts is found out`() throws {
    var element = DocumentElement("a")
    for _ in 1..<9 { element = DocumentElement("a", content: [.element(element)]) }
    try element.checkForXML(limits: XMLLimits(bytes: 0, depth: 9))
    #expect(throws: XMLTreeFault.tooDeep(limit: 8)) {
      try element.checkForXML(limits: XMLLimits(bytes: 0, depth: 8))
    }
  }

  @Test func `children and text are found`() throws {
    let root = try read("<a>x<b c='1'/><!--no--><![CDATA[y]]><d/><b c='2'/></a>").root
    #expect(Array(root.children.map(\.name)) == ["b", "d", "b"])
    #expect(root.child("b")?["c"] == "1")
    #expect(root.child("e") == nil)
    #expect(root.characters == "xy")
  }
}

private func attribute(_ name: String, _ value: String, raw: String? = nil) -> DocumentAttribute {
  DocumentAttribute(
    name: name, value: value, spelling: raw.map { AttributeSpelling(quote: .double, raw: $0) })
}
