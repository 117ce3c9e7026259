import Diagnostics
import ElementTree
import LayoutJSON
import LayoutModel
import TestSupport
import Testing

/// Laws that hold for every tree: what is written is read back, and writing it again changes nothing.
@Suite struct NativeLawTests {
  @Test func `any tree is read back as it was written`() throws {
    for seed in 0..<400 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let tree = DocumentTree(kind: .json, root: TreeMaker.document(using: &random))
      let bytes = writeNativeDocument(tree)
      let (back, diagnostics) = try readNativeDocument(bytes)
      #expect(diagnostics.isEmpty, "seed \(seed): \(diagnostics.map(\.text))")
      #expect((back == tree) as Bool, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
      #expect((writeNativeDocument(back) == bytes) as Bool, "seed \(seed)")
    }
  }

  @Test func `no change of a native document crashes the reader`() throws {
    var random = SplitMix64(seed: 3)
    let samples = try SampleFiles.documents()
    for _ in 0..<400 {
      var bytes = try SampleFiles.bytes(samples[Int.random(in: 0..<samples.count, using: &random)])
      for _ in 0...Int.random(in: 0...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] = UInt8.random(in: 32...126, using: &random)
      }
      guard let (tree, _) = try? readNativeDocument(bytes) else { continue }
      let text = writeNativeDocument(tree)
      #expect(try readNativeDocument(text).tree.root == tree.root)
    }
  }
}

/// Makes documents out of Interface Builder's words, sensible and not.
enum TreeMaker {
  static func document(using random: inout SplitMix64) -> DocumentElement {
    var counter = 0
    var scenes: [DocumentContent] = []
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      if Bool.random(using: &random) {
        scenes.append(.other(kind: "comment", text: pick(["View Controller", "x"], &random)))
      }
      var controller = element("viewController", &counter, &random)
      controller["sceneMemberID"] = "viewController"
      controller.append(view(depth: 0, key: "view", &counter, &random))
      let objects = DocumentElement("objects", [:], children: [controller])
      scenes.append(
        .element(DocumentElement("scene", ["sceneID": "s\(counter)"], children: [objects])))
    }
    var root = DocumentElement("document", ["type": "x", "version": "3.0"])
    if Bool.random(using: &random) { root["useSafeAreas"] = "YES" }
    if Bool.random(using: &random) {
      root.append(DocumentElement("device", ["id": "retina5_5", "orientation": "landscape"]))
    }
    root.append(DocumentElement("scenes", [DocumentAttribute](), content: scenes))
    return root
  }

  private static func view(
    depth: Int, key: String? = nil, _ counter: inout Int, _ random: inout SplitMix64
  ) -> DocumentElement {
    let kinds = ["view", "label", "button", "stackView", "textField", "strangeView", "scrollView"]
    var view = element(pick(kinds, &random), &counter, &random)
    if let key { view["key"] = key }
    let attributes: [(String, [String])] = [
      ("text", ["Safe Area", "two\nlines", "Top Layout Guide", "Hello"]),
      ("hidden", ["YES", "no"]),
      ("numberOfLines", ["0", "03", "x"]), ("horizontalHuggingPriority", ["251", "250", "1e3"]),
      ("placeholderIntrinsicWidth", ["20", "infinite"]), ("spacing", ["8", "8.0", "0.0"]),
      ("translatesAutoresizingMaskIntoConstraints", ["NO", "YES"]), ("contentMode", ["left"]),
      ("customThing", ["1"]), ("opaque", ["NO"]),
    ]
    for (name, values) in attributes where Int.random(in: 0..<3, using: &random) == 0 {
      view[name] = pick(values, &random)
    }
    let parts = [
      DocumentElement("rect", ["key": "frame", "x": "0.0", "y": "0", "width": "3", "height": "4"]),
      DocumentElement("rect", ["key": "frame", "x": "0.0", "y": "1", "width": "3", "height": "4"]),
      DocumentElement("autoresizingMask", ["key": "autoresizingMask", "widthSizable": "YES"]),
      DocumentElement(
        "fontDescription", ["key": "fontDescription", "type": "system", "pointSize": "9"]),
      DocumentElement("nil", ["key": "textColor"]),
      DocumentElement("color", ["key": "backgroundColor", "white": "0.5", "alpha": "1"]),
      DocumentElement("state", ["key": "normal", "title": "Go"]),
      DocumentElement("viewLayoutGuide", ["key": "safeArea", "id": "guide\(counter)"]),
      DocumentElement(
        "edgeInsets",
        ["key": "layoutMargins", "top": "1", "left": "2", "bottom": "0.0", "right": "4"]),
    ]
    for part in parts where Int.random(in: 0..<3, using: &random) == 0 { view.append(part) }
    if Int.random(in: 0..<6, using: &random) == 0 {
      view.content.append(.text("stray", spelling: nil))
    }
    var children: [DocumentElement] = []
    if depth < 3 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        children.append(self.view(depth: depth + 1, &counter, &random))
      }
    }
    if !children.isEmpty {
      view.append(DocumentElement("subviews", [:], children: children))
      addConstraints(to: &view, children, &counter, &random)
    }
    if Bool.random(using: &random) { view.content.shuffle(using: &random) }
    if Bool.random(using: &random) { view.attributes.shuffle(using: &random) }
    return view
  }

  private static func addConstraints(
    to view: inout DocumentElement, _ children: [DocumentElement], _ counter: inout Int,
    _ random: inout SplitMix64
  ) {
    var constraints: [DocumentElement] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      var constraint = element("constraint", &counter, &random)
      constraint["firstItem"] = pick(children, &random)["id"]
      constraint["firstAttribute"] = pick(["leading", "top", "width", "nonsense"], &random)
      constraint["secondItem"] = Bool.random(using: &random) ? view["id"] : "elsewhere"
      constraint["secondAttribute"] = pick(["leading", "topMargin", "baseline"], &random)
      if Bool.random(using: &random) { constraint["constant"] = pick(["8", "-3.5", "x"], &random) }
      if Bool.random(using: &random) { constraint["symbolic"] = "YES" }
      if Bool.random(using: &random) {
        constraint["multiplier"] = pick(["1:1", "2", "50%"], &random)
      }
      constraints.append(constraint)
    }
    view.append(DocumentElement("constraints", [:], children: constraints))
    for key in ["default", "widthClass=compact", "userInterfaceIdiom=mac"]
    where Bool.random(using: &random) {
      var variation = DocumentElement("variation", ["key": key])
      if Bool.random(using: &random) { variation["hidden"] = "YES" }
      for (key, list) in [("subviews", children), ("constraints", constraints)]
      where Bool.random(using: &random) {
        let entries = list.shuffled(using: &random).prefix(2).map {
          DocumentElement(pick(["include", "exclude"], &random), ["reference": $0["id"] ?? "?"])
        }
        variation.append(DocumentElement("mask", ["key": key], children: entries))
      }
      view.append(variation)
    }
  }

  /// With an id like those that are made up, another one, or none.
  private static func element(
    _ name: String, _ counter: inout Int, _ random: inout SplitMix64
  ) -> DocumentElement {
    counter += 1
    var element = DocumentElement(name, [DocumentAttribute]())
    if Bool.random(using: &random) {
      element["userLabel"] = pick(["A", "B b", "Superview"], &random)
    }
    switch Int.random(in: 0...3, using: &random) {
    case 0: element["id"] = "a\(counter % 3 == 0 ? "" : "-\(counter % 3)")-\(counter)"
    case 1: element["id"] = "id\(counter)"
    case 2: element["id"] = ["a", "b-b", "view"][counter % 3] + (counter > 3 ? "-\(counter)" : "")
    default: if Int.random(in: 0...3, using: &random) > 0 { element["id"] = "x\(counter)" }
    }
    return element
  }

  private static func pick<Value>(_ values: [Value], _ random: inout SplitMix64) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
