import ElementTree
import LayoutModel
import PlatformRules

extension Migration {
  /// Replaces left and right in constraints by leading and trailing, margins included.
  ///
  /// Frames do not move in languages that run from left to right. In other languages the layout is
  /// mirrored, which is the purpose of the migration.
  package static let leadingTrailing = Migration(
    MigrationDescription(
      "leading-trailing", "Replace left and right in constraints by leading and trailing.",
      example: .init(
        "Title.Left = Superview.LeftMargin", "Title.Leading = Superview.LeadingMargin"),
      permits: [.rightToLeft],
      proof: MigrationDescription.sameConstraints + ", in languages that run from left to right",
      needs: .constraints)
  ) { document in
    var draft = Draft(tree: document.tree)
    let turned = turnedViews(document.tree.root)
    draft.tree.root.modify { element in
      let id = ObjectID(element["id"] ?? "")
      if let list = element.child("constraints") {
        for constraint in list.children where isDirected(constraint) {
          let items = [constraint["firstItem"] ?? id.text, constraint["secondItem"] ?? id.text]
          guard let view = items.first(where: turned.contains) else { continue }
          let reason = "'\(view)' runs from right to left in every language"
          draft.untouched.append(.init(ObjectID(constraint["id"] ?? ""), reason))
        }
        for index in element.content.indices { rewrite(&element.content[index], in: id, turned) }
      }
      if let reason = reasonToStay(element) { draft.untouched.append(.init(id, reason)) }
    }
    return draft
  }

  private static func rewrite(
    _ content: inout DocumentContent, in owner: ObjectID, _ turned: Set<String>
  ) {
    guard case .element(var list) = content, list.name == "constraints" else { return }
    for index in list.content.indices {
      guard case .element(var constraint) = list.content[index] else { continue }
      let items = [constraint["firstItem"] ?? owner.text, constraint["secondItem"] ?? owner.text]
      if items.contains(where: turned.contains) { continue }
      for side in ["firstAttribute", "secondAttribute"] {
        if let name = constraint[side], let better = directional[name] { constraint[side] = better }
      }
      list.content[index] = .element(constraint)
    }
    content = .element(list)
  }

  private static func isDirected(_ constraint: DocumentElement) -> Bool {
    ["firstAttribute", "secondAttribute"].contains { directional[constraint[$0] ?? ""] != nil }
  }

  /// Views whose leading side is the right one in every language: their frames would move.
  private static func turnedViews(_ root: DocumentElement) -> Set<String> {
    var result: Set<String> = []
    root.forEach { element in
      guard element["semanticContentAttribute"] == "forceRightToLeft", let id = element["id"] else {
        return
      }
      result.insert(id)
      // Guides of a view have the same direction as the view.
      for guide in element.children where guide.name == "viewLayoutGuide" {
        if let id = guide["id"] { result.insert(id) }
      }
    }
    return result
  }

  private static let directional = [
    "left": "leading", "right": "trailing", "leftMargin": "leadingMargin",
    "rightMargin": "trailingMargin",
  ]

  /// Why a constraint must stay: something else depends on left and right, and nothing shows what
  /// the author meant.
  private static func reasonToStay(_ element: DocumentElement) -> String? {
    if element["textAlignment"] == "left" || element["textAlignment"] == "right" {
      return
        "its text is aligned to the \(element["textAlignment"] ?? ""); natural would follow the language"
    }
    let content = element["contentHorizontalAlignment"]
    if content == "left" || content == "right" {
      return "its content is aligned to the \(content ?? ""); leading would follow the language"
    }
    if let margins = element.child(key: "layoutMargins"), margins["left"] != margins["right"] {
      return
        "its layout margins differ left and right; directional margins would follow the language"
    }
    return nil
  }
}
