import LosslessXML
import Testing

@Suite struct WriterTests {
  @Test func `a tree made by hand is written as Xcode writes`() {
    var view = XMLElement("view", [XMLAttribute("key", "view"), XMLAttribute("id", "a-1")])
    view["text"] = "a<b>&\"c'\n\t\r"
    view.content = [
      .comment("Label's"),
      .element(
        XMLElement("string", [XMLAttribute("key", "text")], content: [.text("x\n\"&'<>\r")])),
      .element(XMLElement("subviews", content: [.element(XMLElement("label"))])),
      .processingInstruction("p"),
    ]
    let document = XMLDocument(root: XMLElement("document", content: [.element(view)]))
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
    let element = XMLElement("b", [XMLAttribute("c", "\r\n\t<>&\"'é")], content: [.text(" \r\n")])
    for lineEnding in XMLDocument.LineEnding.allCases {
      let document = XMLDocument(
        root: XMLElement("a", content: [.element(element), .comment("x\ny")]),
        lineEnding: lineEnding)
      #expect(try readXML(document.bytes()) == document)
    }
  }

  @Test(arguments: [
    (XMLContent.comment("a--b---"), "<!--a- -b- - - -->"),
    (.comment("-"), "<!--- -->"),
    (.cdata("a]]>b"), "<![CDATA[a]]]]><![CDATA[>b]]>"),
    (.processingInstruction("p ?>"), "<?p ? >?>"),
    (.text("]]>\u{0}\u{B}\u{FFFF}"), "]]&gt;\u{FFFD}\u{FFFD}\u{FFFD}"),
  ])
  func `what XML cannot hold is written so that it can be read`(
    piece: XMLContent, text: String
  ) throws {
    let root = XMLElement("a", content: [.text("|"), piece, .text("|")])
    let bytes = XMLDocument(root: root).bytes()
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("<a>|\(text)|</a>\n"))
    #expect(try readXML(bytes).bytes() == bytes)
  }

  @Test func `an element with empty text only is written without content`() {
    let root = XMLElement("a", content: [.text("")])
    #expect(written(XMLDocument(root: root, prolog: XMLProlog(declaration: nil))) == "<a/>\n")
  }

  @Test func `attributes are set in place, appended and removed`() {
    var element = XMLElement("a", [XMLAttribute("b", "1", raw: "&#49;"), XMLAttribute("c", "2")])
    element["b"] = "1"
    #expect(element.attributes[0].raw == "&#49;")
    element["b"] = "3"
    element["d"] = "4"
    element["c"] = nil
    element["e"] = nil
    #expect(element.attributes == [XMLAttribute("b", "3"), XMLAttribute("d", "4")])
    #expect(element["c"] == nil)
  }

  @Test(arguments: [
    (XMLElement("a b"), XMLTreeFault.invalidName("a b")),
    (XMLElement("a", [XMLAttribute("", "")]), .invalidName("")),
    (
      XMLElement("a", [XMLAttribute("b", ""), XMLAttribute("b", "")]),
      .duplicateAttribute("b", element: "a")
    ),
    (XMLElement("a", content: [.text("\u{1}")]), .forbiddenCharacter("\u{1}", element: "a")),
    (
      XMLElement("a", content: [.element(XMLElement("b", [XMLAttribute("c", "\u{0}")]))]),
      .forbiddenCharacter("\u{0}", element: "b")
    ),
  ])
  func `a tree that cannot be written is found out`(element: XMLElement, fault: XMLTreeFault) {
    #expect(throws: fault) { try element.check() }
  }

  @Test func `a tree that is deeper than reading accepts is found out`() throws {
    var element = XMLElement("a")
    for _ in 1..<9 { element = XMLElement("a", content: [.element(element)]) }
    try element.check(limits: XMLLimits(bytes: 0, depth: 9))
    #expect(throws: XMLTreeFault.tooDeep(limit: 8)) {
      try element.check(limits: XMLLimits(bytes: 0, depth: 8))
    }
  }

  @Test func `children and text are found`() throws {
    let root = try read("<a>x<b c='1'/><!--no--><![CDATA[y]]><d/><b c='2'/></a>").root
    #expect(root.children.map(\.name) == ["b", "d", "b"])
    #expect(root.child("b")?["c"] == "1")
    #expect(root.child("e") == nil)
    #expect(root.text == "xy")
  }
}
