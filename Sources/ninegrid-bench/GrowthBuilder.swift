import ElementTree
import LayoutModel

/// Makes documents for ``GrowthFamily``, scene by scene.
struct GrowthBuilder {
  private var scenes: [DocumentElement] = []
  private var lastID = 0
  private var root = ""
  private var images: [DocumentElement] = []

  /// The content of a scene's root view.
  struct Content {
    var views: [DocumentElement] = []
    var constraints: [DocumentElement] = []
  }

  var tree: DocumentTree {
    DocumentTree(
      kind: .storyboard,
      root: DocumentElement(
        "document",
        ["useAutolayout": "YES", "useSafeAreas": "YES", "toolsVersion": "22154"],
        children: [
          DocumentElement("device", ["id": "retina4_7", "orientation": "portrait"]),
          DocumentElement("scenes", [:], children: scenes),
          DocumentElement("resources", [:], children: images),
        ]))
  }

  mutating func addScene(_ content: (inout GrowthBuilder) -> Content) {
    root = newID()
    let filled = content(&self)
    let view = DocumentElement(
      "view", ["key": "view", "id": root],
      children: [
        rect(0, 0, 375, 667), DocumentElement("subviews", [:], children: filled.views),
        DocumentElement("constraints", [:], children: filled.constraints),
      ])
    let controller = DocumentElement("viewController", ["id": newID()], children: [view])
    scenes.append(
      DocumentElement(
        "scene", ["sceneID": newID()],
        children: [DocumentElement("objects", [:], children: [controller])]))
  }

  // MARK: Contents

  mutating func list(_ count: Int) -> Content {
    var content = Content()
    var above: String?
    for _ in 0..<count {
      let box = newID()
      content.views.append(view(box))
      content.constraints += [
        constraint(box, "leading", root, "leading", 16), length(box, "width", 100),
        length(box, "height", 20),
        above.map { constraint(box, "top", $0, "bottom", 8) }
          ?? constraint(box, "top", root, "top", 20),
      ]
      above = box
    }
    return content
  }

  mutating func hub(_ count: Int) -> Content {
    let middle = newID()
    var content = Content(
      views: [view(middle)],
      constraints: [
        constraint(middle, "leading", root, "leading", 20),
        constraint(middle, "top", root, "top", 20), length(middle, "width", 100),
        length(middle, "height", 100),
      ])
    for _ in 0..<count {
      let box = newID()
      content.views.append(view(box))
      content.constraints += ["leading", "top", "width", "height"].map {
        constraint(box, $0, middle, $0, 0)
      }
    }
    return content
  }

  mutating func nests(_ count: Int, depth: Int) -> Content {
    var content = Content()
    for _ in 0..<count {
      let nest = nested(depth: depth, suffix: "", distance: 1)
      content.views.append(nest.view)
      content.constraints += around(nest.id, root, "", 1)
    }
    return content
  }

  mutating func margins(depth: Int) -> Content {
    let nest = nested(depth: depth, suffix: "Margin", distance: 0)
    return Content(views: [nest.view], constraints: around(nest.id, root, "", 1))
  }

  mutating func stack(_ count: Int) -> Content {
    let stack = newID()
    let arranged = (0..<count).map { _ in
      let id = newID()
      return view(id, constraints: [length(id, "height", 20), length(id, "width", 90)])
    }
    let element = DocumentElement(
      "stackView",
      [
        "id": stack, "axis": "vertical", "spacing": "8",
        "translatesAutoresizingMaskIntoConstraints": "NO",
      ],
      children: [rect(16, 20, 90, 100), DocumentElement("subviews", [:], children: arranged)])
    return Content(
      views: [element],
      constraints: [
        constraint(stack, "leading", root, "leading", 16),
        constraint(stack, "top", root, "top", 20),
      ])
  }

  /// A table with static rows, each with a view that two constraints hold.
  mutating func table(_ count: Int) -> Content {
    let table = newID()
    let rows = (0..<count).map { _ in
      let (content, box) = (newID(), newID())
      let inside = DocumentElement(
        "tableViewCellContentView", ["key": "contentView", "id": content],
        children: [
          rect(0, 0, 375, 44), DocumentElement("subviews", [:], children: [view(box)]),
          DocumentElement(
            "constraints", [:], children: around(box, content, "Margin", 0)),
        ])
      return DocumentElement(
        "tableViewCell", ["id": newID(), "contentMode": "scaleToFill", "rowHeight": "44"],
        children: [rect(0, 0, 375, 44), inside])
    }
    let section = DocumentElement(
      "tableViewSection", ["id": newID()],
      children: [DocumentElement("cells", [:], children: rows)])
    let element = DocumentElement(
      "tableView",
      [
        "id": table, "dataMode": "static", "style": "plain", "rowHeight": "44",
        "translatesAutoresizingMaskIntoConstraints": "NO",
      ],
      children: [rect(0, 0, 375, 667), DocumentElement("sections", [:], children: [section])])
    return Content(views: [element], constraints: around(table, root, "", 0))
  }

  /// Image views, each with an image of its own, which give them their sizes.
  mutating func pictures(_ count: Int) -> Content {
    var content = Content()
    for number in 0..<count {
      let (id, name) = (newID(), "image-\(number)")
      images.append(
        DocumentElement("image", ["name": name, "width": "24", "height": "24"]))
      content.views.append(
        DocumentElement(
          "imageView",
          ["id": id, "image": name, "translatesAutoresizingMaskIntoConstraints": "NO"],
          children: [rect(0, 0, 24, 24)]))
      content.constraints += [
        constraint(id, "leading", root, "leading", 16), constraint(id, "top", root, "top", 20),
      ]
    }
    return content
  }

  // MARK: Parts

  private mutating func newID() -> String {
    lastID += 1
    return "o-\(lastID)"
  }

  /// Nested views, made from the inside out.
  private mutating func nested(
    depth: Int, suffix: String, distance: Double
  ) -> (id: String, view: DocumentElement) {
    var id = newID()
    var element = view(id)
    for _ in 1..<depth {
      let outer = newID()
      element = view(
        outer, children: [element], constraints: around(id, outer, suffix, distance),
        preservesMargins: !suffix.isEmpty)
      id = outer
    }
    return (id, element)
  }

  /// Constraints that hold a view at all sides of the view around it.
  private mutating func around(
    _ inner: String, _ outer: String, _ suffix: String, _ distance: Double
  ) -> [DocumentElement] {
    [
      constraint(inner, "leading", outer, "leading" + suffix, distance),
      constraint(inner, "top", outer, "top" + suffix, distance),
      constraint(outer, "trailing" + suffix, inner, "trailing", distance),
      constraint(outer, "bottom" + suffix, inner, "bottom", distance),
    ]
  }

  private func view(
    _ id: String, children: [DocumentElement] = [], constraints: [DocumentElement] = [],
    preservesMargins: Bool = false
  ) -> DocumentElement {
    var element = DocumentElement(
      "view", ["id": id, "translatesAutoresizingMaskIntoConstraints": "NO"],
      children: [rect(0, 0, 10, 10)])
    if preservesMargins { element["preservesSuperviewLayoutMargins"] = "YES" }
    if !children.isEmpty { element.append(DocumentElement("subviews", [:], children: children)) }
    if !constraints.isEmpty {
      element.append(DocumentElement("constraints", [:], children: constraints))
    }
    return element
  }

  private mutating func length(
    _ item: String, _ attribute: String, _ constant: Double
  ) -> DocumentElement {
    constraint(item, attribute, nil, "", constant)
  }

  private mutating func constraint(
    _ item: String, _ attribute: String, _ second: String?, _ other: String, _ constant: Double
  ) -> DocumentElement {
    var element = DocumentElement(
      "constraint",
      [
        "firstItem": item, "firstAttribute": attribute,
        "constant": NumberText.shortest(constant), "id": newID(),
      ])
    if let second {
      element["secondItem"] = second
      element["secondAttribute"] = other
    }
    return element
  }

  private func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> DocumentElement {
    DocumentElement(
      "rect",
      [
        "key": "frame", "x": NumberText.shortest(x), "y": NumberText.shortest(y),
        "width": NumberText.shortest(width), "height": NumberText.shortest(height),
      ])
  }
}
