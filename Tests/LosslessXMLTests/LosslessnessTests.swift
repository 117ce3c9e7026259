import ElementTree
import LosslessXML
import Testing

@Suite struct LosslessnessTests {
  @Test func `what is read is written back byte for byte`() throws {
    for seed in 0..<1500 as Range<UInt64> {
      var generator = RandomDocument(seed: seed)
      let text = generator.text()
      let document = try read(text)
      #expect(written(document) == text, "seed \(seed)")
    }
  }

  @Test func `a tree does not change when it is written and read`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var generator = RandomDocument(seed: seed)
      let document = try read(generator.text())
      #expect(try readXML(document.bytes()) == document, "seed \(seed)")
    }
  }

  @Test(arguments: [
    "<a/>", "<a/>\n", "<a/>\r\n", "<a/>\r", "<a></a>", "<a>\n</a>\n", "\u{FEFF}<a/>\n",
    " \n<a/>", "<a/>\n\n", "<a />", "<a\n/>", "<a ></a >", "<a b='1'/>", "<a b = \"1\"  c=\"2\"/>",
    "<a><b/></a>", "<a>\n    <b/></a>\n", "<a><b/>\n</a>\n", "<a>\n\n    <b/>\n</a>\n",
    "<a>\n  <b>\n    <c/>\n  </b>\n</a>\n", "<a>\n\t<b/>\n</a>\n", "<a>\n    <b/>\r\n</a>\n",
    "<a>\r\n    <b c=\"d\ne\"/>\r\n</a>\r\n", "<a>x<b/>y</a>", "<a><![CDATA[<]]></a>",
    "<a>\n    <![CDATA[x]]>\n</a>", "<a>\n    <!--c-->\n    <?p i?>\n</a>\n",
    "<a b=\"&#xA;\tx>'&apos;\"/>", "<a>&quot;&#38;\r\n</a>\n", "<!--a--><!--b-->\n<a/><!--c-->",
    "<?xml version='1.0'?><a/>", "<a>\n    <b>\n    </b>\n</a>\n", "<é ü=\"\u{301}\"/>",
    "<a>\r    <b/>\r</a>\r", "<a>\r<b/>\n\r\n</a>",
  ])
  func `odd spellings come back`(text: String) throws {
    #expect(written(try read(text)) == text)
  }

  @Test func `a file of the standard form has no deviations`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <dependencies>
              <deployment identifier="iOS"/>
          </dependencies>
          <objects>
              <!--View's <Controller> & more-->
              <label text="a &lt; &quot;b&quot; &amp; 'c' &gt; d&#10;e" id="i5M-Pr-FkT">
                  <string key="text">first
      second</string>
              </label>
          </objects>
      </document>

      """
    let document = try read(text)
    #expect(written(document) == text)
    #expect(document.deviations == [])
    let crlf = text.replacing("\n", with: "\r\n")
    let other = try read(crlf)
    #expect(other.root == document.root)
    #expect(other.lineEnding == .carriageReturnLineFeed)
    #expect(written(other) == crlf)
  }

  @Test(arguments: ["  ", "\t", "   ", "        ", " \t", ""])
  func `a consistent indentation is no deviation`(unit: String) throws {
    let text = "<a>\n|<b>\n||<c/>\n|</b>\n|<d/>\n</a>\n".replacing("|", with: unit)
    let document = try read(text)
    #expect(document.indentation == unit)
    #expect(document.deviations == [])
    #expect(written(document) == text)
  }
}

func read(_ text: String) throws(XMLError) -> XMLDocument { try readXML(Array(text.utf8)) }

func written(_ document: XMLDocument) -> String {
  String(decoding: document.bytes(), as: UTF8.self)
}

extension XMLDocument {
  /// What in the tree is there for the spelling alone.
  var deviations: [String] {
    var result: [String] = []
    func collect(_ content: [DocumentContent], _ hasGaps: Bool) {
      for piece in content {
        switch piece {
        case .text(let value, let raw):
          if hasGaps { result.append("gap \(value.debugDescription)") }
          if let raw { result.append("text \(raw)") }
        case .element(let element):
          if let formatting = element.formatting { result.append("tag \(formatting.text)") }
          for attribute in element.attributes {
            if let raw = attribute.spelling?.raw { result.append("value \(raw)") }
            if attribute.spelling?.quote == .single { result.append("quote") }
          }
          collect(element.content, element.content.contains { $0.isMarkup })
        case .other: break
        }
      }
    }
    collect(prolog.content + [.element(root)] + epilog, true)
    return result
  }
}
