import Diagnostics
package import LayoutModel

extension Migration {
  /// Replaces left and right in constraints by leading and trailing, margins included.
  ///
  /// Frames stay where they are in languages that run from left to right; in others the layout
  /// turns round, which is what the migration is for.
  package static let leadingTrailing = Migration(
    name: "leading-trailing",
    abstract: "Replace left and right in constraints by leading and trailing."
  ) { document in
    var draft = Draft(tree: document.tree)
    draft.tree.root.modify { element in
      if element.name == "constraint" {
        for side in ["firstAttribute", "secondAttribute"] {
          if let name = element[side], let better = Self.directional[name] {
            element[side] = better
          }
        }
      } else if let reason = Self.reasonToStay(element), let id = element["id"] {
        draft.untouched.append(.init(ObjectID(id), reason))
      }
    }
    return draft
  }

  private static let directional = [
    "left": "leading", "right": "trailing", "leftMargin": "leadingMargin",
    "rightMargin": "trailingMargin",
  ]

  /// What else knows left and right, and no constraint says how it was meant.
  private static func reasonToStay(_ element: DocumentElement) -> String? {
    if element["textAlignment"] == "left" || element["textAlignment"] == "right" {
      return "its text is aligned to the \(element["textAlignment"] ?? ""); natural would follow the language"
    }
    let content = element["contentHorizontalAlignment"]
    if content == "left" || content == "right" {
      return "its content is aligned to the \(content ?? ""); leading would follow the language"
    }
    if let margins = element.child(key: "layoutMargins"), margins["left"] != margins["right"] {
      return "its layout margins differ left and right; directional margins would follow the language"
    }
    return nil
  }
}
