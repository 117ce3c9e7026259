import ElementTree
import LayoutModel

/// A hand-made document with something of everything that the tables know.
enum SampleTree {
  typealias Element = DocumentElement

  static let document = DocumentTree(
    kind: .storyboard, root: root,
    envelope: [DocumentAttribute(name: "lineEnding", value: "CRLF", spelling: nil)])

  private static let root = Element(
    "document",
    [
      "type": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "version": "3.0",
      "toolsVersion": "22154", "targetRuntime": "iOS.CocoaTouch", "useAutolayout": "YES",
      "useTraitCollections": "YES", "useSafeAreas": "maybe", "initialViewController": "C-1",
    ],
    children: [
      Element("device", ["id": "retina4_7", "orientation": "portrait", "appearance": "light"]),
      Element("dependencies", [:], children: [Element("deployment", ["identifier": "iOS"])]),
      Element("scenes", [:], children: [scene]),
      Element(
        "resources", [:],
        children: [
          Element("image", ["name": "logo", "width": "32", "height": "32.50"]),
          Element("image", ["name": "unused", "width": "1", "height": "1"]),
        ]),
    ])

  private static let scene = Element(
    "scene", ["sceneID": "S-1"],
    children: [
      Element(
        "objects", [:],
        children: [
          Element(
            "viewController",
            ["id": "C-1", "customClass": "Home", "sceneMemberID": "viewController"],
            children: [
              Element(
                "layoutGuides", [:],
                children: [
                  Element("viewControllerLayoutGuide", ["type": "top", "id": "G-top"])
                ]),
              view,
              Element("navigationItem", ["key": "navigationItem", "id": "N-1", "title": "Hello"]),
              Element(
                "connections", [:],
                children: [
                  Element("outlet", ["property": "label", "destination": "L-1", "id": "O-1"]),
                  Element("segue", ["destination": "C-1", "kind": "show", "id": "O-2"]),
                ]),
            ]),
          Element("placeholder", ["placeholderIdentifier": "IBFirstResponder", "id": "P-1"]),
        ]),
      Element("point", ["key": "canvasLocation", "x": "-104", "y": "17.5"]),
    ])

  private static let view = Element(
    "view", ["key": "view", "contentMode": "scaleToFill", "id": "V-1"],
    children: [
      Element(
        "rect", ["key": "frame", "x": "0.0", "y": "0.0", "width": "375", "height": "667"]),
      Element("autoresizingMask", ["key": "autoresizingMask", "widthSizable": "YES"]),
      Element("subviews", [:], children: [label, stack]),
      Element("edgeInsets", ["key": "layoutMargins", "top": "8", "left": "20.0"]),
      Element("viewLayoutGuide", ["key": "safeArea", "id": "G-safe"]),
      Element("constraints", [:], children: constraints),
      Element(
        "variation", ["key": "default"],
        children: [
          Element(
            "mask", ["key": "subviews"], children: [Element("exclude", ["reference": "T-1"])]),
          Element(
            "mask", ["key": "constraints"],
            children: [
              Element("exclude", ["reference": "K-2"]), Element("exclude", ["reference": "K-3"]),
            ]),
        ]),
      Element(
        "variation", ["key": "heightClass=compact"],
        children: [
          Element(
            "mask", ["key": "constraints"],
            children: [
              Element("include", ["reference": "K-2"]), Element("exclude", ["reference": "K-1"]),
            ])
        ]),
      Element(
        "variation", ["key": "widthClass=regular"],
        children: [
          Element(
            "mask", ["key": "subviews"], children: [Element("include", ["reference": "T-1"])]),
          Element(
            "mask", ["key": "constraints"], children: [Element("include", ["reference": "K-1"])]),
        ]),
    ])

  private static let label: Element = {
    var label = Element(
      "label",
      [
        "opaque": "NO", "text": "Hello", "horizontalHuggingPriority": "251",
        "numberOfLines": "0", "hidden": "NO", "alpha": "0.50", "preferredMaxLayoutWidth": "nan",
        "translatesAutoresizingMaskIntoConstraints": "NO", "id": "L-1", "userLabel": "Title",
        "somethingNew": "yes & no",
      ],
      children: [
        Element("rect", ["key": "frame", "x": "20", "y": "40", "width": "335", "height": "20.5"]),
        Element(
          "fontDescription", ["key": "fontDescription", "type": "system", "pointSize": "17"]),
        Element("color", ["key": "textColor", "red": "0.93725490196078431", "alpha": "1"]),
        Element("nil", ["key": "highlightedColor"]),
        Element(
          "variation", ["key": "widthClass=regular", "hidden": "YES"],
          children: [
            Element(
              "fontDescription", ["key": "fontDescription", "type": "system", "pointSize": "30"])
          ]),
        Element("variation", ["key": "userInterfaceIdiom=mac", "misplaced": "YES"]),
      ])
    label.attributes[1].spelling = AttributeSpelling(quote: .single, raw: nil)
    label.content.append(.other(kind: "comment", text: " why "))
    var value = Element("string", ["key": "value"])
    value.content = [.text("a\nb", spelling: "a&#10;b"), .text("", spelling: nil)]
    value.formatting = TagFormatting(text: " @=*></ >")
    label.append(value)
    return label
  }()

  private static let stack = Element(
    "stackView",
    ["axis": "vertical", "spacing": "7.9999999999999996", "id": "T-1"],
    children: [
      Element("rect", ["key": "frame", "x": "20", "y": "80", "width": "100", "height": "NaN"]),
      Element(
        "variation", ["key": "heightClass=compact-widthClass=regular", "axis": "horizontal"]),
    ])

  private static let constraints: [Element] = [
    Element(
      "constraint",
      [
        "firstItem": "L-1", "firstAttribute": "top", "secondItem": "G-safe",
        "secondAttribute": "top", "constant": "8", "id": "K-1",
      ],
      children: [
        Element("variation", ["key": "widthClass=regular", "constant": "30"]),
        Element("variation", ["key": "heightClass=compact", "constant": "4.0"]),
      ]),
    Element(
      "constraint",
      [
        "firstItem": "L-1", "firstAttribute": "width", "secondItem": "L-1",
        "secondAttribute": "height", "multiplier": "16:9", "priority": "750", "id": "K-2",
      ]),
    Element(
      "constraint",
      [
        "firstAttribute": "trailingMargin", "relation": "greaterThanOrEqual",
        "secondItem": "T-1", "secondAttribute": "trailing", "id": "K-3",
      ]),
    Element("constraint", ["firstAttribute": "somewhere", "constant": "inf", "id": "K-4"]),
  ]
}
