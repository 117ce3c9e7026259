import ElementTree
import ElementTree
import LosslessXML
import Testing

/// Where in the tree a spelling is kept that is not standard, and that nothing else is kept.
@Suite struct DeviationTests {
  @Test(arguments: [
    ("<a><b/></a>\n", ["gap \"\"", "gap \"\""]),
    ("<a>\n    <b/>\n\n    <c/>\n</a>\n", ["gap \"\\n\\n    \""]),
    ("<a>\n    <b/>\n  </a>\n", ["gap \"\\n  \""]),
    ("<a>x<b/>\n</a>\n", ["gap \"x\""]),
    ("<a/>", ["gap \"\""]),
    ("<a/>\n\n", ["gap \"\\n\\n\""]),
    ("<a>\n</a>\n", []),
    ("<a></a>\n", ["tag ></>"]),
    ("<a />\n", ["tag  />"]),
    ("<a  b='1'\n c =\"2\"></a >\n", ["tag   @=*\n @ =*></ >", "quote"]),
    ("<a>x</a\n>\n", ["tag ></\n>"]),
    ("<a b=\"&#x41;\"/>\n", ["value &#x41;"]),
    ("<a b=\"a>b\"/>\n", ["value a>b"]),
    ("<a>a>b</a>\n", ["text a>b"]),
    ("<a b=\"&#10;&quot;'&gt;\"/>\n", []),
    ("<a>\n\"'</a>\n", []),
  ])
  func `only what is not standard is kept`(text: String, deviations: [String]) throws {
    let document = try read(text)
    #expect(document.deviations == deviations)
    #expect(written(document) == text)
  }

  @Test func `white space in values is normalised as XML says`() throws {
    let root = try read("<a b=\"x\ny\tz&#10;&#xD;\">one\ntwo&#13;</a>").root
    #expect(root["b"] == "x y z\n\r")
    #expect(root.characters == "one\ntwo\r")
    #expect(try read("<a b=\"x\r\ny\">1\r\n2</a>\n").root["b"] == "x y")
    #expect(try read("<a b=\"x\r\ny\">1\r\n2</a>\n").root.characters == "1\n2")
  }

  @Test func `references are resolved`() throws {
    let root = try read("<a b='&lt;&gt;&amp;&quot;&apos;&#233;&#x1F600;'/>").root
    #expect(root["b"] == "<>&\"'é😀")
  }

  @Test func `an edit keeps the formatting of the rest`() throws {
    var document = try read("<a  b='x>y' c=\"z>\" />")
    document.root["b"] = "new"
    #expect(written(document) == "<a  b='new' c=\"z>\" />")
    document.root.content = [.element(DocumentElement("d"))]
    #expect(written(document) == "<a  b='new' c=\"z>\" >\n    <d/>\n</a>")
    document.root["e"] = "1"
    #expect(written(document) == "<a b='new' c=\"z>\" e=\"1\">\n    <d/>\n</a>")
  }

  @Test func `a formatting that makes no sense is ignored`() {
    for formatting in [
      "", "x", " @", " @=*", "@=*/>", " @=/>", " @=*/> ", " @=*></x>", " @=* @=*/>", " @=*>",
    ] {
      let found = TagFormatting(text: formatting)
      let root = DocumentElement(
        "a", [DocumentAttribute(name: "b", value: "1")], formatting: found)
      #expect(written(XMLDocument(root: root)).hasSuffix("<a b=\"1\"/>\n"), "\(formatting)")
    }
  }

  @Test(arguments: ["\"", "<", "&", "other", "&#0;"])
  func `a spelling that does not mean its value is ignored`(raw: String) {
    let spelling = AttributeSpelling(quote: .double, raw: raw)
    let root = DocumentElement("a", [DocumentAttribute(name: "b", value: "1", spelling: spelling)])
    #expect(written(XMLDocument(root: root)).hasSuffix("<a b=\"1\"/>\n"))
  }

  @Test(arguments: [
    " />", " @=*/>", " @ = *  @=*></>", "></\n>", " @=*\n></ >", "\t@\r=\r\n*></\t>",
  ])
  func `a formatting is the same after it was kept as text`(text: String) throws {
    let formatting = try #require(TagFormatting(text: text))
    #expect(formatting.text == text)
    #expect(TagFormatting(text: formatting.text) == formatting)
  }

  @Test(arguments: ["\"", "'", "\"&#65;", "'a>b"])
  func `a spelling is the same after it was kept as text`(text: String) throws {
    let spelling = try #require(AttributeSpelling(text: text))
    #expect(spelling.text == text)
    #expect(AttributeSpelling(text: spelling.text) == spelling)
    #expect(AttributeSpelling(text: "a") == nil)
  }
}
