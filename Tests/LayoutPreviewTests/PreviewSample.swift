import ElementTree
import LayoutModel

/// A form of a few controls, built by hand, with frames as if resolved.
struct PreviewSample {
  var document: LayoutDocument
  var layout: ResolvedLayout

  /// - Parameters:
  ///   - beside: views of the scene that are in no other view.
  ///   - background: the colour of the root.
  init(
    _ views: [DocumentElement], constraints: [DocumentElement] = [],
    beside: [DocumentElement] = [], background: DocumentElement? = nil, on key: String
  ) {
    let profile = DeviceProfile.profile(key: key) ?? DeviceProfile.all[0]
    let root = Self.view(
      "view", "root", Rect(width: profile.size.width, height: profile.size.height),
      ["key": "view"],
      [
        DocumentElement("subviews", [:], children: views),
        DocumentElement("viewLayoutGuide", ["key": "safeArea", "id": "safe"]),
        DocumentElement("constraints", [:], children: constraints),
      ] + (background.map { [$0] } ?? []))
    let controller = DocumentElement(
      "viewController", ["id": "controller", "title": "Sign In"], children: [root])
    let scene = DocumentElement(
      "scene", ["sceneID": "scene"],
      children: [DocumentElement("objects", [:], children: [controller] + beside)])
    let tree = DocumentTree(
      kind: .storyboard,
      root: DocumentElement(
        "document", ["useAutolayout": "YES"],
        children: [DocumentElement("scenes", [:], children: [scene])]))
    document = LayoutDocument(tree)
    layout = Self.layout(document, LayoutEnvironment(profile))
  }

  /// The recorded frames as a result.
  static func layout(
    _ document: LayoutDocument, _ environment: LayoutEnvironment
  ) -> ResolvedLayout {
    let views = document.views.map { view in
      let frame = view.recordedFrame ?? Rect()
      return ResolvedView(
        id: view.id, name: view.name, kind: view.kind, index: view.index, frame: frame,
        unsnapped: frame, isHidden: view.isHidden(in: environment.cell))
    }
    return ResolvedLayout(
      scene: document.scenes.first?.id ?? "", environment: environment, status: .ok, views: views)
  }

  static func view(
    _ name: String, _ id: String, _ frame: Rect, _ attributes: [String: String] = [:],
    _ children: [DocumentElement] = []
  ) -> DocumentElement {
    var element = DocumentElement(name, ["id": id])
    for key in attributes.keys.sorted() { element[key] = attributes[key] }
    element.append(
      DocumentElement(
        "rect",
        [
          "key": "frame", "x": "\(frame.x)", "y": "\(frame.y)", "width": "\(frame.width)",
          "height": "\(frame.height)",
        ]))
    for child in children { element.append(child) }
    return element
  }

  static func constraint(
    _ id: String, _ first: String, _ attribute: String, _ second: String? = nil,
    _ secondAttribute: String? = nil, _ more: [String: String] = [:]
  ) -> DocumentElement {
    var element = DocumentElement(
      "constraint", ["id": id, "firstItem": first, "firstAttribute": attribute])
    element["secondItem"] = second
    element["secondAttribute"] = secondAttribute
    for key in more.keys.sorted() { element[key] = more[key] }
    return element
  }

  /// A sign-in form for a screen of 375 × 667 points.
  static func form(on key: String = "iphone-4.7/portrait") -> PreviewSample {
    let title = view(
      "label", "title", Rect(x: 16, y: 52, width: 208, height: 41),
      ["text": "Welcome <back> & hi"],
      [
        DocumentElement(
          "fontDescription",
          ["key": "fontDescription", "type": "boldSystem", "pointSize": "20"])
      ])
    let field = view(
      "textField", "field", Rect(x: 16, y: 101, width: 343, height: 34),
      ["placeholder": "Name", "borderStyle": "roundedRect"])
    let toggle = view(
      "switch", "switch", Rect(x: 310, y: 151, width: 51, height: 31), ["on": "YES"])
    let keep = view(
      "label", "keep", Rect(x: 16, y: 156, width: 138, height: 21), ["text": "Keep me signed in"])
    let image = view(
      "imageView", "image", Rect(x: 97.5, y: 200, width: 180, height: 120),
      ["image": "picture", "userLabel": "Picture"])
    let button = view(
      "button", "button", Rect(x: 16, y: 340, width: 343, height: 35), [:],
      [DocumentElement("state", ["key": "normal", "title": "Sign In"])])
    return PreviewSample(
      [title, field, keep, toggle, image, button],
      constraints: [
        constraint("c1", "title", "top", "safe", "top", ["constant": "32"]),
        constraint("c2", "field", "top", "title", "bottom", ["constant": "8"]),
        constraint("c3", "field", "leading", "root", "leading", ["constant": "16"]),
        constraint("c4", "image", "width", "image", "height", ["multiplier": "3:2"]),
        constraint("c5", "button", "width", nil, nil, ["constant": "343", "priority": "750"]),
        constraint("c6", "image", "centerX", "root", "centerX"),
      ], on: key)
  }
}
