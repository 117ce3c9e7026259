import ElementTree
import InterfaceBuilder
import LayoutComparison
import LayoutModel
import Testing

@Suite struct NoiseTests {
  private let base = SampleDocument.tree()

  private func noise(_ edit: (inout DocumentElement) -> Void) -> [NoiseClass] {
    var other = base
    edit(&other.root)
    let difference = DocumentDifference(from: base, to: other)
    #expect(difference.isEmpty, "\(difference.changes)")
    return difference.noiseCounts.map(\.noise)
  }

  @Test func `frames of constrained views are noise`() {
    let found = noise { root in
      root.modify(id: "title") { $0.content[0] = .element(SampleDocument.frame(1, 2, 3, 4)) }
    }
    #expect(found == [.frames])
  }

  @Test(arguments: [("8.0000000001", true), ("8.005", false), ("8.5", false)])
  func `a number is the same up to rounding, and no farther`(text: String, isSame: Bool) {
    func spaced(_ text: String) -> DocumentTree {
      base.editing("footer") {
        $0.append(
          SampleDocument.element(
            "size", ["key": "contentSize", "width": text, "height": "1"]))
      }
    }
    let difference = DocumentDifference(from: spaced("8"), to: spaced(text))
    #expect(difference.isEmpty == isSame, "\(difference.changes)")
  }

  @Test func `the frame of a view that nothing else places is a change`() {
    let loose = base.editing("footer") { $0["translatesAutoresizingMaskIntoConstraints"] = nil }
    let other = loose.editing("footer") {
      $0.content[0] = .element(SampleDocument.frame(0, 9, 9, 9))
    }
    let difference = DocumentDifference(from: loose, to: other)
    #expect(difference.changes.count == 3)
    #expect(difference.noise.isEmpty)
  }

  @Test(arguments: [
    (#"<collectionViewFlowLayout key="collectionViewLayout" id="lay"/>"#, 0),
    (
      #"""
      <collectionViewFlowLayout key="collectionViewLayout" id="lay" customClass="Own">
      <size key="itemSize" width="50" height="50"/></collectionViewFlowLayout>
      """#, 0
    ),
    (#"<collectionViewLayout key="collectionViewLayout" id="lay" customClass="Own"/>"#, 2),
  ])
  func `the recorded size of an item is a change only where nothing states one`(
    layout: String, changes: Int
  ) throws {
    func document(_ frame: String) throws -> DocumentTree {
      try readInterfaceBuilder(
        Array(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
          toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
          <collectionView id="all">\(layout)<cells><collectionViewCell id="item">
          <rect key="frame" \(frame)/></collectionViewCell></cells></collectionView>
          </objects></document>
          """.utf8))
    }
    let difference = DocumentDifference(
      from: try document(#"x="0" y="0" width="50" height="50""#),
      to: try document(#"x="3" y="6" width="60" height="70""#))
    #expect(difference.changes.count == changes)
    #expect(difference.noise.count == 4 - changes)
  }

  @Test func `the frame of a view that constraints came to place is noise`() {
    let loose = base.editing("footer") { $0["fixedFrame"] = "YES" }
    let other = base.editing("footer") {
      $0.content[0] = .element(SampleDocument.frame(0, 9, 9, 9))
    }
    let placed = DocumentDifference(from: loose, to: other)
    #expect(placed.changes.count == 1)
    #expect(placed.noiseCounts.map(\.noise) == [.frames])
    // The other way round the frame is what counts now.
    #expect(DocumentDifference(from: other, to: loose).changes.count > 1)
  }

  @Test func `the system's font of one size is one font, whatever it is called`() {
    func document(_ font: KeyValuePairs<String, String>) -> DocumentTree {
      base.editing("footer") { $0.append(SampleDocument.element("font", font)) }
    }
    let plain = document(["key": "font", "metaFont": "controlContent"])
    let label = document(["key": "font", "metaFont": "label", "size": "12"])
    let small = document(["key": "font", "metaFont": "label", "size": "11"])
    #expect(DocumentDifference(from: plain, to: label).noiseCounts.map(\.noise) == [.defaults])
    #expect(DocumentDifference(from: plain, to: label).isEmpty)
    #expect(!DocumentDifference(from: label, to: small).isEmpty)
  }

  /// A cell with two labels and, in it, a switch of its own.
  private func cell(_ attributes: KeyValuePairs<String, String>, x: Int) -> DocumentTree {
    let views = ["title", "detail", "switch"].map {
      SampleDocument.element(
        $0 == "switch" ? "switch" : "label", ["id": $0], [SampleDocument.frame(x, 0, 50, 20)])
    }
    let content = SampleDocument.element(
      "tableViewCellContentView", ["key": "contentView", "id": "content"],
      [SampleDocument.element("subviews", [:], views)])
    return DocumentTree(
      kind: .xib,
      root: SampleDocument.element(
        "document", [:],
        [
          SampleDocument.element(
            "objects", [:], [SampleDocument.element("tableViewCell", attributes, [content])])
        ]))
  }

  @Test func `frames of labels that a cell of a built-in style places are noise`() {
    let style: KeyValuePairs = [
      "id": "cell", "style": "IBUITableViewCellStyleSubtitle", "textLabel": "title",
      "detailTextLabel": "detail",
    ]
    let builtIn = DocumentDifference(from: cell(style, x: 16), to: cell(style, x: 20))
    #expect(builtIn.noiseCounts.map(\.count) == [2])
    #expect(builtIn.changes.map(\.object) == ["switch"])
    let custom = DocumentDifference(
      from: cell(["id": "cell"], x: 16), to: cell(["id": "cell"], x: 20))
    #expect(custom.noise.isEmpty)
  }

  @Test func `flags of the canvas are noise`() {
    let found = noise { root in
      root.modify(id: "title") { $0["misplaced"] = "YES" }
      root.modify(id: "icon") { $0["ambiguous"] = "YES" }
    }
    #expect(found == [.flags])
  }

  @Test func `versions, capabilities and the device of the canvas are noise`() {
    let found = noise { root in
      root["toolsVersion"] = "23000"
      root.modify { element in
        switch element.name {
        case "plugIn": element["version"] = "22999"
        case "capability": element["minToolsVersion"] = "9.0"
        case "device": element["id"] = "retina6_1"
        case "point": element["x"] = "700"
        default: break
        }
      }
    }
    #expect(found == [.versions, .capabilities, .canvas])
  }

  @Test func `the recorded size of an image is noise`() {
    #expect(noise { $0.modify { if $0.name == "image" { $0["width"] = "40" } } } == [.imageSizes])
  }

  @Test func `the order of attributes, comments and white space is formatting`() {
    let found = noise { root in
      root.modify(id: "title") { title in
        title.attributes.reverse()
        title.content.append(.other(kind: "comment", text: "hello"))
        title.content.append(.text("\n   ", spelling: nil))
      }
    }
    #expect(found == [.formatting])
  }

  @Test func `the order of constraints is noise`() {
    let found = noise { root in
      root.modify { if $0.name == "constraints" { $0.content.reverse() } }
    }
    #expect(found == [.order])
  }

  @Test func `a default that is spelled out is noise`() {
    let found = noise { root in
      root.modify(id: "c-header-y") { constraint in
        constraint["constant"] = "0.0"
        constraint["priority"] = "1000"
        constraint["relation"] = "equal"
        constraint["multiplier"] = "1"
      }
      root.modify(id: "c-title-x") { $0["constant"] = "16.0" }
    }
    #expect(found == [.defaults, .numbers])
  }

  @Test func `an empty list is no change`() {
    let found = noise { root in
      root.modify(id: "footer") { $0.append(DocumentElement("subviews")) }
    }
    #expect(found == [.formatting])
  }
}
