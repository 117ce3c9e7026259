import ElementTree
import LayoutModel

/// A small storyboard, built by hand: one scene with a header, a title, an icon and two buttons.
enum SampleDocument {
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ children: [DocumentElement] = []
  ) -> DocumentElement {
    DocumentElement(name, attributes, children: children)
  }

  static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> DocumentElement {
    element(
      "rect",
      ["key": "frame", "x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(height)"])
  }

  static func storyboard(scenes: [DocumentElement]) -> DocumentTree {
    DocumentTree(
      kind: .storyboard,
      root: element(
        "document",
        [
          "type": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "version": "3.0",
          "toolsVersion": "22154", "targetRuntime": "iOS.CocoaTouch", "useAutolayout": "YES",
          "useTraitCollections": "YES", "initialViewController": "vc1",
        ],
        [
          element("device", ["id": "retina4_7", "orientation": "portrait"]),
          element(
            "dependencies", [:],
            [
              element(
                "plugIn",
                ["identifier": "com.apple.InterfaceBuilder.IBCocoaTouchPlugin", "version": "22130"]),
              element(
                "capability",
                ["name": "documents saved in the Xcode 8 format", "minToolsVersion": "8.0"]),
            ]),
          element("scenes", [:], scenes),
          element(
            "resources", [:],
            [element("image", ["name": "icon", "width": "20", "height": "20"])]),
        ]))
  }

  /// The scene `vc1` with root view `root`; `extra` goes into the root view's constraints.
  static func profile(extra: [DocumentElement] = []) -> DocumentElement {
    let title = element(
      "label",
      [
        "text": "Name", "translatesAutoresizingMaskIntoConstraints": "NO", "id": "title",
        "userLabel": "Title",
      ],
      [
        frame(20, 40, 100, 20),
        element(
          "fontDescription", ["key": "fontDescription", "type": "system", "pointSize": "17"]),
      ])
    let header = element(
      "view",
      ["translatesAutoresizingMaskIntoConstraints": "NO", "id": "header", "userLabel": "Header"],
      [
        frame(0, 0, 375, 100),
        element(
          "subviews", [:],
          [
            element(
              "imageView",
              [
                "image": "icon", "translatesAutoresizingMaskIntoConstraints": "NO", "id": "icon",
                "userLabel": "Icon",
              ],
              [frame(0, 0, 20, 20)])
          ]),
        element(
          "constraints", [:],
          [
            element(
              "constraint",
              [
                "firstItem": "icon", "firstAttribute": "leading", "secondItem": "header",
                "secondAttribute": "leading", "id": "c-icon-x",
              ]),
            element(
              "constraint",
              [
                "firstItem": "icon", "firstAttribute": "top", "secondItem": "header",
                "secondAttribute": "top", "id": "c-icon-y",
              ]),
          ]),
      ])
    let footer = element(
      "view",
      ["translatesAutoresizingMaskIntoConstraints": "NO", "id": "footer", "userLabel": "Footer"],
      [frame(0, 600, 375, 67)])
    let root = element(
      "view", ["key": "view", "id": "root"],
      [
        frame(0, 0, 375, 667),
        element("subviews", [:], [header, title, footer]),
        element(
          "constraints", [:],
          [
            element(
              "constraint",
              [
                "firstItem": "title", "firstAttribute": "leading", "secondItem": "root",
                "secondAttribute": "leading", "constant": "16", "id": "c-title-x",
              ]),
            element(
              "constraint",
              [
                "firstItem": "title", "firstAttribute": "top", "secondItem": "guide-top",
                "secondAttribute": "bottom", "constant": "20", "id": "c-title-y",
              ]),
            element(
              "constraint",
              [
                "firstItem": "guide-bottom", "firstAttribute": "top", "secondItem": "footer",
                "secondAttribute": "bottom", "id": "c-footer",
              ]),
            element(
              "constraint",
              [
                "firstItem": "header", "firstAttribute": "top", "secondItem": "root",
                "secondAttribute": "top", "id": "c-header-y",
              ]),
          ] + extra),
      ])
    return element(
      "scene", ["sceneID": "s1"],
      [
        element(
          "objects", [:],
          [
            element(
              "viewController", ["title": "Profile", "id": "vc1"],
              [
                element(
                  "layoutGuides", [:],
                  [
                    element("viewControllerLayoutGuide", ["type": "top", "id": "guide-top"]),
                    element("viewControllerLayoutGuide", ["type": "bottom", "id": "guide-bottom"]),
                  ]),
                root,
                element(
                  "connections", [:],
                  [
                    element(
                      "outlet", ["property": "titleLabel", "destination": "title", "id": "o1"])
                  ]),
              ])
          ]),
        element("point", ["key": "canvasLocation", "x": "0.0", "y": "0.0"]),
      ])
  }

  static func tree(extra: [DocumentElement] = []) -> DocumentTree {
    storyboard(scenes: [profile(extra: extra)])
  }
}

extension DocumentTree {
  /// A copy in which the object with that id is changed.
  func editing(_ id: ObjectID, _ body: (inout DocumentElement) -> Void) -> DocumentTree {
    var copy = self
    copy.root.modify(id: id, body)
    return copy
  }

  /// A copy without the object, and without what `also` picks.
  func removing(_ ids: Set<String>) -> DocumentTree {
    var copy = self
    copy.root.removeDescendants { ids.contains($0["id"] ?? "") }
    return copy
  }
}
