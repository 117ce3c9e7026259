import ElementTree
import LayoutModel
import Testing

@Suite struct DocumentElementTests {
  @Test func `setting an attribute keeps its place, a new one comes last, nil removes`() {
    var element = DocumentElement("label", ["a": "1", "b": "2"])
    element["a"] = "3"
    element["c"] = "4"
    element["b"] = nil
    element["d"] = nil
    #expect(element.attributes.map(\.name) == ["a", "c"])
    #expect(element["a"] == "3")
  }

  @Test func `setting the same value keeps its spelling, another one keeps its quotes only`() {
    let spelling = AttributeSpelling(quote: .single, raw: "a&quot;b")
    var element = DocumentElement(
      "label", [DocumentAttribute(name: "text", value: "a\"b", spelling: spelling)])
    element["text"] = "a\"b"
    #expect(element.attributes.first?.spelling == spelling)
    element["text"] = "c"
    #expect(element.attributes.first?.spelling == AttributeSpelling(quote: .single, raw: nil))
    let double = AttributeSpelling(quote: .double, raw: "&#65;")
    element.attributes[0] = DocumentAttribute(name: "text", value: "A", spelling: double)
    element["text"] = "c"
    #expect(element.attributes.first?.spelling == nil)
  }

  @Test(arguments: ["nan", "inf", "-inf", "1e999", "abc", ""])
  func `what is no finite number is none`(text: String) {
    let element = DocumentElement("rect", ["x": text])
    #expect(element.number("x") == nil)
    #expect(element.number("y") == nil)
  }

  @Test func `a change by id reaches one element at any depth`() {
    var tree = Sample.document().tree
    let found = tree.root.modify(id: "label") { $0["text"] = "New" }
    #expect(found)
    #expect(LayoutDocument(tree).view("label")?.name == "New")
    let other = tree.root.modify(id: "nobody") { $0["text"] = "No" }
    #expect(!other)
  }

  @Test func `a change leaves the rest as it was`() {
    let before = Sample.document().tree
    var tree = before
    tree.root.modify(id: "label") { $0["text"] = "New" }
    #expect(tree != before)
    tree.root.modify(id: "label") { $0["text"] = "Title" }
    #expect(tree == before)
  }

  @Test func `modify visits parents first and what was added`() {
    var element = DocumentElement("a", [:], children: [DocumentElement("b"), DocumentElement("c")])
    var visited: [String] = []
    element.modify { child in
      visited.append(child.name)
      if child.name == "b" { child.append(DocumentElement("d")) }
    }
    #expect(visited == ["a", "b", "d", "c"])
  }

  @Test func `descendants are removed at any depth, the element itself stays`() {
    var element = DocumentElement(
      "x", [:], children: [DocumentElement("b", [:], children: [DocumentElement("x")])])
    element.removeDescendants { $0.name == "x" }
    var names: [String] = []
    element.forEach { names.append($0.name) }
    #expect(names == ["x", "b"])
  }

  @Test func `a value in a cell is that of the last variation that covers it`() {
    let element = DocumentElement(
      "label", ["text": "base"],
      children: [
        DocumentElement("variation", ["key": "widthClass=compact", "text": "narrow"]),
        DocumentElement("variation", ["key": "heightClass=regular", "text": "high"]),
        DocumentElement("variation", ["key": "userInterfaceIdiom=mac", "text": "mac"]),
      ])
    #expect(element.value("text", in: GridCell(width: .compact, height: .regular)) == "narrow")
    #expect(element.value("text", in: GridCell(width: .regular, height: .regular)) == "high")
    #expect(element.value("text", in: GridCell(width: .regular, height: .compact)) == "base")
    #expect(element.value("text", in: .base) == "base")
  }

  @Test func `a rectangle with a number that is none is no rectangle`() {
    var view = Sample.view("view", "v", frame: Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.rect(key: "frame") == Rect(x: 1, y: 2, width: 3, height: 4))
    view.modify { if $0.name == "rect" { $0["width"] = "nan" } }
    #expect(view.rect(key: "frame") == nil)
  }
}
