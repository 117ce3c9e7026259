import ElementTree
import LayoutComparison
import LayoutModel
import TestSupport
import Testing

@Suite struct DocumentDifferenceTests {
  private static let seeds = 0..<150 as Range<UInt64>

  @Test func `a document does not differ from itself`() {
    for seed in Self.seeds {
      var generator = GeneratedTree(seed: seed)
      let tree = generator.document()
      #expect(DocumentDifference(from: tree, to: tree) == DocumentDifference(), "seed \(seed)")
    }
  }

  @Test func `taking a tree apart and putting it together changes nothing`() {
    for seed in Self.seeds {
      var generator = GeneratedTree(seed: seed)
      let tree = generator.document()
      #expect(ObjectTable(tree.root).tree() == tree.root, "seed \(seed)")
    }
  }

  @Test func `a difference applied to its base gives the other side up to noise`() {
    for seed in Self.seeds {
      var generator = GeneratedTree(seed: seed)
      let a = generator.document()
      let b = generator.edited(a)
      let (result, diagnostics) = a.applying(DocumentDifference(from: a, to: b))
      #expect(DocumentDifference(from: result, to: b).isEmpty, "seed \(seed)")
      #expect(diagnostics.isEmpty, "seed \(seed)")
    }
  }

  @Test func `with its noise it gives the other side up to formatting`() {
    for seed in Self.seeds {
      var generator = GeneratedTree(seed: seed)
      let a = generator.document()
      let b = generator.edited(a)
      let (result, _) = a.applying(DocumentDifference(from: a, to: b), includingNoise: true)
      let rest = DocumentDifference(from: result, to: b)
      #expect(rest.isEmpty && rest.noise.isEmpty, "seed \(seed)")
    }
  }

  @Test func `documents that have nothing in common can be turned into each other`() {
    for seed in Self.seeds {
      var generator = GeneratedTree(seed: seed)
      let a = generator.document()
      let b = generator.document()
      let (result, _) = a.applying(DocumentDifference(from: a, to: b), includingNoise: true)
      #expect(DocumentDifference(from: result, to: b).isEmpty, "seed \(seed)")
    }
  }

  @Test func `a change that finds no object is reported and left out`() throws {
    let a = SampleDocument.tree()
    let b = a.editing("title") { $0["text"] = "Other" }
    let without = a.removing(["title"])
    let (result, diagnostics) = without.applying(DocumentDifference(from: a, to: b))
    #expect(result == without)
    #expect(diagnostics.count == 1)
  }

  @Test func `removing an object that has gained others meanwhile is reported`() {
    let a = SampleDocument.tree()
    let difference = DocumentDifference(from: a, to: a.removing(["footer", "c-footer"]))
    let gone = a.editing("footer") { footer in
      footer.append(
        DocumentElement(
          "subviews", [:], children: [SampleDocument.element("label", ["id": "late"])]))
    }
    let (_, diagnostics) = gone.applying(difference)
    #expect(diagnostics.count == 1)
    #expect("\(diagnostics)".contains("goes with"))
  }

  @Test func `an object never moves into itself`() {
    let a = SampleDocument.tree()
    let into = Placement(parent: "icon", slot: ElementPath([ElementStep("subviews")]))
    let from = Placement(parent: "root", slot: ElementPath([ElementStep("subviews")]))
    let (result, diagnostics) = a.applying([Change("header", .moved(from: from, to: into))])
    #expect(DocumentDifference(from: a, to: result).isEmpty)
    #expect(diagnostics.count == 1)
  }

  @Test func `removing one of several equal parts removes the right ones`() {
    func segments(_ titles: [String]) -> DocumentTree {
      let control = SampleDocument.element(
        "segmentedControl", ["id": "segments"],
        [
          SampleDocument.element(
            "segments", [:], titles.map { SampleDocument.element("segment", ["title": $0]) })
        ])
      return SampleDocument.storyboard(scenes: [control])
    }
    let a = segments(["A", "B", "C", "D"])
    let b = segments(["B"])
    #expect(a.applying(DocumentDifference(from: a, to: b)).tree == b)
    #expect(b.applying(DocumentDifference(from: b, to: a)).tree == a)
  }

  @Test func `as few views as possible move`() throws {
    let a = SampleDocument.tree()
    var b = a
    b.root.modify(id: "root") { root in
      for index in root.content.indices {
        guard case .element(var list) = root.content[index], list.name == "subviews" else {
          continue
        }
        list.content.append(list.content.removeFirst())
        root.content[index] = .element(list)
      }
    }
    let difference = DocumentDifference(from: a, to: b)
    #expect(difference.changes.map(\.object) == ["header"])
    #expect(difference.changes.map(\.kind.name) == ["moved"])
  }

  @Test func `two objects with one id are told apart`() {
    let a = SampleDocument.tree(extra: [
      SampleDocument.element(
        "constraint", ["firstAttribute": "width", "constant": "1", "id": "twice"]),
      SampleDocument.element(
        "constraint", ["firstAttribute": "width", "constant": "2", "id": "twice"]),
    ])
    var b = a
    b.root.modify { if $0["constant"] == "2" { $0["constant"] = "3" } }
    let difference = DocumentDifference(from: a, to: b)
    #expect(difference.changes.map(\.object) == ["twice#2"])
    #expect(a.applying(difference).tree == b)
  }
}
