import Diagnostics
import ElementTree
import LayoutModel
import PlatformRules

extension Migration {
  /// Replaces the top and bottom layout guides of controllers by the safe area of their root views.
  ///
  /// Constraints keep their ids and constants. A constraint to the edge of the root view itself
  /// stays, because it runs under the bars on purpose.
  /// - Source: documents of Xcode 9 and later that use safe areas: `useSafeAreas`, the capability and
  ///   a `viewLayoutGuide` in each root view.
  package static let safeArea = Migration(
    MigrationDescription(
      "safe-area", "Replace top and bottom layout guides by the safe area of the root view.",
      example: .init(
        "Title.Top = Top Layout Guide.Bottom + 20", "Title.Top = Safe Area.Top + 20"),
      needs: .safeAreas)
  ) { document in
    guard document.properties.isTouch else {
      return Draft(
        tree: document.tree,
        diagnostics: [
          Diagnostic(MigrationFault.noControllerGuides(runtime: document.properties.targetRuntime))
        ])
    }
    var migration = SafeAreaMigration(document)
    migration.run()
    return migration.draft
  }
}

private struct SafeAreaMigration {
  let document: LayoutDocument
  var draft: Migration.Draft
  private var ids: ObjectIDFactory
  /// The replacement of each removed guide.
  private var replacements: [ObjectID: Replacement] = [:]
  /// Safe areas to add, by the id of their root view.
  private var additions: [ObjectID: ObjectID] = [:]
  /// Guides to which something refers in a way that has no counterpart for the safe area.
  private var kept: Set<ObjectID> = []

  private struct Replacement {
    var kind: LayoutGuide.Kind
    var root: ObjectID
    var safeArea: ObjectID
  }

  init(_ document: LayoutDocument) {
    self.document = document
    draft = Migration.Draft(tree: document.tree)
    ids = ObjectIDFactory(avoiding: document.tree.root)
  }

  mutating func run() {
    plan()
    keepWhatCannotGo()
    guard !replacements.isEmpty else { return }
    let replacements = replacements
    let additions = additions
    let isLate = !placesGuideAfterSubviews
    draft.tree.root.modify { element in
      if element.child("constraints") != nil {
        Self.rewriteConstraints(of: &element, replacements)
      }
      if let id = element["id"], let safeArea = additions[ObjectID(id)] {
        Self.addGuide(safeArea, to: &element, isLate: isLate)
      }
      if element.child("layoutGuides") != nil { Self.removeGuides(from: &element, replacements) }
    }
    declare()
  }

  /// Finds the guides to replace, and the safe area that each root view has or gets.
  private mutating func plan() {
    var existing: [Int: ObjectID] = [:]
    for guide in document.guides where guide.kind == .safeArea {
      if let view = guide.view, existing[view] == nil { existing[view] = guide.id }
    }
    for guide in document.guides where guide.kind == .top || guide.kind == .bottom {
      guard let view = guide.view else {
        draft.untouched.append(.init(guide.id, "its controller has no root view"))
        continue
      }
      let root = document.views[view].id
      let safeArea = existing[view] ?? ids.make(from: root, purpose: "safeArea")
      if existing[view] == nil {
        existing[view] = safeArea
        additions[root] = safeArea
      }
      replacements[guide.id] = Replacement(kind: guide.kind, root: root, safeArea: safeArea)
    }
  }

  /// A guide's height has no counterpart, and neither has a reference that is not a constraint. A
  /// guide with such a reference stays, with everything that refers to it.
  private mutating func keepWhatCannotGo() {
    draft.tree.root.forEach { element in
      for attribute in element.attributes where Self.referring.contains(attribute.name) {
        let id = ObjectID(attribute.value)
        guard let replacement = replacements[id] else { continue }
        let side = attribute.name == "firstItem" ? "firstAttribute" : "secondAttribute"
        let isItem = attribute.name == "firstItem" || attribute.name == "secondItem"
        if element.name == "constraint", isItem,
          let edge = element[side].flatMap(LayoutAttribute.init(name:)),
          Self.target(of: edge, replacement) != nil
        {
          continue
        }
        kept.insert(id)
        draft.untouched.append(
          .init(
            id,
            "\(element.name) '\(element["id"] ?? "")' uses it in a way that the safe area does not know"
          ))
      }
    }
    for id in kept { replacements[id] = nil }
    let roots = Set(replacements.values.map(\.root))
    additions = additions.filter { roots.contains($0.key) }
  }

  /// Attributes that hold ids. Other attributes do not count, because ids in old documents are
  /// numbers, which occur everywhere.
  private static let referring: Set<String> = [
    "firstItem", "secondItem", "destination", "target", "reference",
  ]

  /// The inner edge of a guide is that of the safe area; its other edges are those of the root view.
  private static func target(
    of attribute: LayoutAttribute, _ replacement: Replacement
  ) -> (item: ObjectID, attribute: LayoutAttribute)? {
    switch (replacement.kind, attribute) {
    case (.top, .bottom): (replacement.safeArea, .top)
    case (.bottom, .top): (replacement.safeArea, .bottom)
    case (.top, .top), (.bottom, .bottom), (_, .leading), (_, .trailing), (_, .left), (_, .right),
      (_, .width), (_, .centerX):
      (replacement.root, attribute)
    default: nil
    }
  }

  private static func rewriteConstraints(
    of owner: inout DocumentElement, _ replacements: [ObjectID: Replacement]
  ) {
    let ownerID = owner["id"]
    for index in owner.content.indices {
      guard case .element(var list) = owner.content[index], list.name == "constraints" else {
        continue
      }
      for position in list.content.indices {
        guard case .element(var constraint) = list.content[position] else { continue }
        for side in ["first", "second"] {
          guard let item = constraint["\(side)Item"],
            let replacement = replacements[ObjectID(item)],
            let edge = constraint["\(side)Attribute"].flatMap(LayoutAttribute.init(name:)),
            let target = target(of: edge, replacement)
          else { continue }
          // Interface Builder leaves out a first item that is the owner.
          let isOwner = side == "first" && target.item.text == ownerID
          constraint["\(side)Item"] = isOwner ? nil : target.item.text
          constraint["\(side)Attribute"] = target.attribute.rawValue
          // The standard distance to a guide is 8 points, and to a safe area 0. The number itself stays.
          if target.item == replacement.safeArea { constraint["symbolic"] = nil }
        }
        list.content[position] = .element(constraint)
      }
      owner.content[index] = .element(list)
    }
  }

  // MARK: Guides

  private static func removeGuides(
    from controller: inout DocumentElement, _ replacements: [ObjectID: Replacement]
  ) {
    for index in controller.content.indices.reversed() {
      guard case .element(var list) = controller.content[index], list.name == "layoutGuides" else {
        continue
      }
      list.content.removeAll { item in
        guard case .element(let guide) = item, let id = guide["id"] else { return false }
        return guide.name == "viewControllerLayoutGuide" && replacements[ObjectID(id)] != nil
      }
      if list.children.contains(where: { _ in true }) {
        controller.content[index] = .element(list)
      } else {
        controller.content.remove(at: index)
      }
    }
  }

  private static func addGuide(
    _ id: ObjectID, to view: inout DocumentElement, isLate: Bool
  ) {
    let guide = DocumentElement("viewLayoutGuide", ["key": "safeArea", "id": id.text])
    let early = ["rect", "autoresizingMask", "subviews", "accessibility", "edgeInsets"]
    let late = early + ["color", "directionalEdgeInsets", "constraints", "nil", "size"]
    let names = Set(isLate ? late : early)
    let last = view.content.lastIndex { item in
      if case .element(let child) = item { names.contains(child.name) } else { false }
    }
    view.content.insert(.element(guide), at: last.map { $0 + 1 } ?? view.content.count)
  }

  /// Whether Interface Builder writes the guide behind the subviews. Otherwise it writes it behind
  /// colours and constraints.
  private var placesGuideAfterSubviews: Bool {
    let release = document.properties.generation.release
    return RulesInForce(.standard, at: Situation(.canvas(release))).guideFollowsSubviews
  }

  // MARK: Document

  /// Declares in the document that it uses safe areas, as Interface Builder does.
  private mutating func declare() {
    if draft.tree.root["useSafeAreas"] != "YES" {
      let before = ["useTraitCollections", "launchScreen", "useAutolayout"]
        .first { draft.tree.root[$0] != nil }
      draft.tree.root["useSafeAreas"] = nil
      draft.tree.root.setAttribute("useSafeAreas", to: "YES", after: before ?? "type")
    }
    draft.tree.root.declareCapability("Safe area layout guides", minToolsVersion: "9.0")
  }
}
