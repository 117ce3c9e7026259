import ElementTree
import LayoutModel
import TestSupport

/// Makes documents of one scene by seed: trees of views, stacks and labels, the constraints that
/// place them, and some more that only wish.
///
/// Each view is placed by construction, so that most documents have exactly one layout; a few are
/// ambiguous or conflict, as those of people are. Only leading and trailing are used.
struct RandomLayout {
  struct Options {
    /// Labels, some of several lines.
    var text = true
    /// Margins, which do not grow with a layout that is magnified.
    var margins = true
    /// Optional constraints between any two views.
    var wishes = true
    /// Once in how many arranged views one is hidden; 0 for never.
    var hiddenOneIn = 0
  }

  var random: SplitMix64
  let options: Options
  var count = 0
  var constraintCount = 0
  /// Views that wishes may name, with the constraints' owner above them all.
  var placed: [String] = []

  init(seed: UInt64, options: Options = Options()) {
    random = SplitMix64(seed: seed)
    self.options = options
  }

  static func tree(seed: UInt64, _ options: Options = Options()) -> DocumentTree {
    var layout = RandomLayout(seed: seed, options: options)
    return layout.tree()
  }

  private mutating func tree() -> DocumentTree {
    var root = DocumentElement("view", ["key": "view", "id": "root"])
    root.append(rect(0, 0, 375, 667))
    fill(&root, id: "root", depth: 3)
    if options.wishes { addWishes(&root) }
    let controller = DocumentElement("viewController", ["id": "controller"], children: [root])
    let scene = DocumentElement(
      "scene", ["sceneID": "scene"],
      children: [DocumentElement("objects", [:], children: [controller])])
    return DocumentTree(
      kind: .storyboard,
      root: DocumentElement(
        "document",
        ["useAutolayout": "YES", "useSafeAreas": "YES", "toolsVersion": "22154"],
        children: [
          DocumentElement("device", ["id": "retina4_7", "orientation": "portrait"]),
          DocumentElement("scenes", [:], children: [scene]),
        ]))
  }

  // MARK: Views

  /// Puts views into a container, and the constraints that place them there.
  private mutating func fill(_ container: inout DocumentElement, id: String, depth: Int) {
    var views: [DocumentElement] = []
    var constraints: [DocumentElement] = []
    var previous: String?
    for _ in 0..<random.integer(in: 1...4) {
      let child = newID("v")
      placed.append(child)
      for axis in LayoutAxis.allCases {
        constraints += place(child, in: id, after: previous, axis)
      }
      views.append(view(child, depth: depth - 1))
      previous = child
    }
    container.append(DocumentElement("subviews", [:], children: views))
    container.append(DocumentElement("constraints", [:], children: constraints))
  }

  private mutating func view(_ id: String, depth: Int) -> DocumentElement {
    if depth > 0, random.oneIn(3) { return stack(id, depth: depth) }
    if depth > 0, random.oneIn(2) {
      var element = leaf("view", id, sized: false)
      if options.margins, random.oneIn(2) { element.append(margins()) }
      fill(&element, id: id, depth: depth)
      return element
    }
    if options.text, random.oneIn(3) { return label(id) }
    return leaf("view", id, sized: random.oneIn(2))
  }

  private mutating func leaf(_ kind: String, _ id: String, sized: Bool) -> DocumentElement {
    var element = DocumentElement(
      kind, ["translatesAutoresizingMaskIntoConstraints": "NO", "id": id])
    if sized {
      element["intrinsicWidth"] = "\(random.integer(in: 2...30) * 4)"
      element["intrinsicHeight"] = "\(random.integer(in: 2...20) * 4)"
    }
    element.append(rect(1, 2, 3, 4))
    return element
  }

  private mutating func label(_ id: String) -> DocumentElement {
    let words = (0..<random.integer(in: 1...6)).map { _ in
      ["Pie", "apple", "of", "Quince", "custard"][random.integer(in: 0...4)]
    }
    var element = leaf("label", id, sized: false)
    element["text"] = words.joined(separator: " ")
    if random.oneIn(2) { element["numberOfLines"] = "0" }
    return element
  }

  /// A stack whose views have natural sizes and different huggings: it is clear who stretches.
  private mutating func stack(_ id: String, depth: Int) -> DocumentElement {
    var element = leaf("stackView", id, sized: false)
    let isVertical = random.oneIn(2)
    if isVertical { element["axis"] = "vertical" }
    element["distribution"] =
      [
        "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
      ][random.integer(in: 0...4)]
    let alignments =
      ["fill", "center"]
      + (isVertical
        ? ["leading", "trailing"] : ["top", "bottom", "firstBaseline", "lastBaseline"])
    element["alignment"] = alignments[random.integer(in: 0...alignments.count - 1)]
    element["spacing"] = "\(random.integer(in: 0...5) * 2)"
    if options.margins, random.oneIn(4) { element.append(margins()) }
    var views: [DocumentElement] = []
    for position in 0..<random.integer(in: 1...4) {
      let child = newID("a")
      var arranged =
        depth > 1 && random.oneIn(4)
        ? stack(child, depth: depth - 1)
        : (options.text && random.oneIn(3) ? label(child) : leaf("view", child, sized: true))
      for axis in ["horizontal", "vertical"] {
        arranged["\(axis)HuggingPriority"] = "\(250 + position)"
        arranged["\(axis)CompressionResistancePriority"] = "\(750 - position)"
      }
      if options.hiddenOneIn > 0, random.oneIn(options.hiddenOneIn) { arranged["hidden"] = "YES" }
      views.append(arranged)
    }
    element.append(DocumentElement("subviews", [:], children: views))
    return element
  }

  // MARK: Parts

  private mutating func newID(_ prefix: String) -> String {
    count += 1
    return "\(prefix)\(count)"
  }

  private mutating func margins() -> DocumentElement {
    var element = DocumentElement("directionalEdgeInsets", ["key": "directionalLayoutMargins"])
    for edge in ["top", "leading", "bottom", "trailing"] {
      element[edge] = "\(random.integer(in: 0...8) * 2)"
    }
    return element
  }

  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> DocumentElement {
    DocumentElement(
      "rect",
      ["key": "frame", "x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(height)"])
  }
}
