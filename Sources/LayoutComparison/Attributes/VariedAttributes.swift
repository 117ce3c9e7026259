import LayoutModel

/// The attributes that Interface Builder lets differ between size classes. When it saves, it drops
/// everything else from a `<variation>`.
///
/// - Source: the children and attributes of `<variation>` in the 334 of 3,187 public documents that
///   have any. The numbers say how often each was seen. Margins in reading direction and the
///   standard spacing are the other values of a varied field.
enum VariedAttributes {
  /// Attributes with their counts, by the element, or `view` for all views.
  private static let attributes: [String: [String: Int]] = [
    "constraint": ["constant": 347, "symbolic": 1],
    "stackView": ["axis": 20, "spacing": 11, "spacingType": 0, "alignment": 4, "distribution": 2],
    "imageView": ["image": 2, "catalog": 0],
    "view": ["hidden": 19, "fixedFrame": 58, "misplaced": 30, "ambiguous": 16],
  ]

  /// Parts with their counts, by their keys.
  private static let parts: [String: [String: Int]] = {
    let font = ["fontDescription": 212]
    return [
      "label": font, "button": font, "textField": font, "textView": font,
      "view": [
        "frame": 93, "layoutMargins": 5, "directionalLayoutMargins": 0, "backgroundColor": 5,
      ],
    ]
  }()

  static func isVaried(_ attribute: String, on element: String) -> Bool {
    has(attribute, of: element, in: attributes)
  }

  static func isVaried(part key: String, on element: String) -> Bool {
    has(key, of: element, in: parts)
  }

  /// The properties of an element that a person may vary.
  static func names(on element: String) -> [String] {
    let seen = attributes[element] ?? [:]
    let own = (parts[element] ?? [:]).merging(seen) { $1 }.filter { $0.value > 1 }.keys.sorted()
    return AttributeTable.shared.isView(element)
      ? own + ["hidden", "backgroundColor", "layoutMargins"] : own
  }

  private static func has(
    _ name: String, of element: String, in table: [String: [String: Int]]
  ) -> Bool {
    if table[element]?[name] != nil { return true }
    let isView =
      AttributeTable.shared.isView(element)
      || element != "constraint" && AttributeTable.shared.documentCount(of: element) == 0
    return isView && table["view"]?[name] != nil
  }
}
