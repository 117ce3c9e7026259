import ElementTree
import LayoutModel

extension NativeWriter {
  /// Writes views under keys, subviews, cells and sections, in the order in which they are read.
  func sayViews(_ draft: inout NativeDraft) {
    var keyed: [JSONMember] = []
    for (child, position) in draft.remaining {
      guard let key = child["key"], key != "contentView",
        ItemIndex.isView(child, in: draft.element),
        ViewKind.known.contains(child.name), !keyed.contains(where: { $0.key == key })
      else { continue }
      keyed.append(JSONMember(key, view(child, .keyed, key: key)))
      draft.take(position)
    }
    if !keyed.isEmpty { draft.say("views", .object(keyed)) }
    if let (child, position) = draft.child("contentView"), ViewKind.known.contains(child.name) {
      let name = draft.element.name
      let kind = name.hasSuffix("Cell") ? name + "ContentView" : "view"
      draft.say("contentView", view(child, .keyed, key: "contentView", kind: kind))
      draft.take(position)
    }
    sayList("subviews", .subview, &draft)
    if draft.element.name == "collectionView" {
      sayList("cells", .keyed, as: "prototypes", &draft)
    } else {
      sayList("prototypes", .keyed, &draft)
    }
    if let (child, position) = draft.child("sections"), Self.isPlainList(child) {
      draft.say("sections", .array(child.children.map(section)))
      draft.take(position)
    }
  }

  private func sayList(
    _ name: String, _ placement: NativePlacement, as key: String? = nil,
    _ draft: inout NativeDraft
  ) {
    guard let (child, position) = draft.child(name), child.name == name, Self.isPlainList(child)
    else { return }
    draft.say(key ?? name, .array(child.children.map { view($0, placement) }))
    draft.take(position)
  }

  private func section(_ element: DocumentElement) -> JSONValue {
    let raw = ElementNotation.value(of: element)
    guard element.name == "tableViewSection" else { return raw }
    var draft = NativeDraft(element)
    draft["id"] = element["id"]
    for (key, attribute) in [("header", "headerTitle"), ("footer", "footerTitle")] {
      guard let text = element[attribute] else { continue }
      draft.say(key, .string(text))
      draft[attribute] = text
    }
    sayList("cells", .keyed, as: "rows", &draft)
    let (isExact, saysOrder) = draft.finish()
    guard isExact else { return raw }
    draft.sayFirst(idMember(element, isForced: saysOrder))
    return draft.value
  }

  /// Writes the guides of a view.
  func sayGuides(_ draft: inout NativeDraft) {
    var guides: [JSONValue] = []
    for (child, position) in draft.remaining {
      guard let kind = child["key"], ItemIndex.isGuide(child), GuideForm.viewKinds.contains(kind),
        child.name == (kind == "keyboard" ? "keyboardLayoutGuide" : "viewLayoutGuide")
      else { continue }
      guides.append(guide(child, kind: kind))
      draft.take(position)
    }
    if !guides.isEmpty { draft.say("guides", .array(guides)) }
  }

  func guide(_ element: DocumentElement, kind: String) -> JSONValue {
    let name = element.name == "viewControllerLayoutGuide" ? "type" : "key"
    var draft = NativeDraft(element, attributes: [DocumentAttribute(name: name, value: kind)])
    draft["id"] = element["id"]
    draft.sayProperties([PropertyRule(key: "name", attribute: "userLabel", type: .text)])
    let (isExact, saysOrder) = draft.finish()
    guard isExact else { return ElementNotation.value(of: element) }
    let id = idMember(element, isForced: saysOrder)
    if id.isEmpty, draft.members.isEmpty, !draft.hasKeptParts { return .string(kind) }
    draft.sayFirst([JSONMember("kind", .string(kind))] + id)
    return draft.value
  }

  func sayConnections(_ draft: inout NativeDraft) {
    guard let (child, position) = draft.child("connections"), Self.isPlainList(child) else {
      return
    }
    draft.say("connections", .array(child.children.map(connection)))
    draft.take(position)
  }

  private func connection(_ element: DocumentElement) -> JSONValue {
    let raw = ElementNotation.value(of: element)
    guard let form = ConnectionForm.all.first(where: { $0.key == element.name }),
      let detail = element[form.detail]
    else { return raw }
    var draft = NativeDraft(
      element, attributes: [DocumentAttribute(name: form.detail, value: detail)])
    draft["id"] = element["id"]
    draft.say(form.key, .string(detail))
    if let destination = element["destination"], index.objectIDs.contains(destination) {
      draft.say("to", .string(destination))
      draft["destination"] = destination
    }
    for (key, attribute) in ConnectionForm.further {
      guard let text = element[attribute] else { continue }
      draft.say(key, .string(text))
      draft[attribute] = text
    }
    let (isExact, saysOrder) = draft.finish()
    guard isExact else { return raw }
    draft.sayFirst(idMember(element, isForced: saysOrder))
    return draft.value
  }
}

/// The kind of place of a view, which decides the properties that it has without stating them.
enum NativePlacement {
  case root
  case subview
  /// The view stands under a key of its parent, or is a cell.
  case keyed
}
