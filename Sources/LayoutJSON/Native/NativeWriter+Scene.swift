import ElementTree
import LayoutModel

extension NativeWriter {
  /// The scenes, each with the comment that precedes it.
  func scenes(_ list: DocumentElement) -> [JSONValue] {
    var result: [JSONValue] = []
    var comment: String?
    for content in list.content {
      if let text = comment {
        comment = nil
        if case .element(let element) = content, let value = scene(element, comment: text) {
          result.append(value)
          continue
        }
        result.append(["#comment", .string(text)])
      }
      switch content {
      case .element(let element):
        result.append(scene(element, comment: nil) ?? ElementNotation.value(of: element))
      case .other("comment", let text): comment = text
      default: result.append(ElementNotation.value(of: content))
      }
    }
    if let comment { result.append(["#comment", .string(comment)]) }
    return result
  }

  /// Writes a scene; `nil` if it does not have the usual shape.
  private func scene(_ element: DocumentElement, comment: String?) -> JSONValue? {
    guard element.name == "scene", Self.isScene(element), let list = element.child("objects"),
      Self.isPlainList(list)
    else { return nil }
    var objects = Array(list.children)[...]
    guard let controller = objects.popFirst(),
      controller.name.lowercased().contains("controller")
    else { return nil }
    var draft = NativeDraft(
      controller, attributes: [DocumentAttribute(name: "sceneMemberID", value: "viewController")])
    draft["id"] = controller["id"]
    draft.sayProperties(PropertyTable.controller)
    if DocumentDefaults.comment(of: controller) != comment {
      draft.say("comment", comment.map { .string($0) } ?? .null)
    }
    if let sceneID = element["sceneID"] {
      if !omitted.contains(sceneID) { draft.say("sceneID", .string(sceneID)) }
    } else {
      draft.say("sceneID", .null)
    }
    if let (point, _) = element.child("point").map({ ($0, 0) }) {
      guard
        let values = PartNotation.values(of: point, "point", key: "canvasLocation", ["x", "y"])
      else { return nil }
      draft.say("canvasLocation", .array(values.map { .number($0) }))
    }
    sayBars(&draft)
    sayRoot(&draft)
    sayConnections(&draft)
    sayObjects(&draft, objects)
    let (isExact, saysOrder) = draft.finish()
    guard isExact else { return nil }
    var first = idMember(controller, isForced: saysOrder)
    if controller.name != "viewController" {
      first.append(JSONMember("controller", .string(controller.name)))
    }
    draft.sayFirst(first)
    return draft.value
  }

  private static func isScene(_ element: DocumentElement) -> Bool {
    let names = element.content.map { content -> String in
      if case .element(let child) = content { child.name } else { "" }
    }
    return element.attributes.allSatisfy { $0.name == "sceneID" }
      && (names == ["objects"] || names == ["objects", "point"])
  }

  private func sayBars(_ draft: inout NativeDraft) {
    var bars: [JSONMember] = []
    for (bar, key) in BarForm.keys {
      guard let (child, position) = draft.child(key),
        let word = BarForm.words(of: bar).first(where: { BarForm.element(bar, $0) == child })
      else { continue }
      bars.append(JSONMember(bar, .string(word)))
      draft.take(position)
    }
    if !bars.isEmpty { draft.say("bars", .object(bars)) }
  }

  /// Writes the controller's guides and its view.
  private func sayRoot(_ draft: inout NativeDraft) {
    var view: JSONValue?
    var position: Int?
    if let (child, place) = draft.child("view"), ViewKind.known.contains(child.name) {
      let isTable = draft.element.name == "tableViewController"
      view = self.view(child, .root, key: "view", kind: isTable ? "tableView" : "view")
      position = place
    }
    // A reader adds guides that constraints name. An empty list states that there are none.
    let reader = NativeReader()
    if let (list, place) = draft.child("layoutGuides"), Self.isPlainList(list),
      !list.content.isEmpty,
      list.children.allSatisfy({
        $0.name == "viewControllerLayoutGuide"
          && GuideForm.controllerKinds.contains($0["type"] ?? "")
      })
    {
      draft.say(
        "guides", .array(list.children.map { guide($0, kind: $0["type"] ?? "") }))
      draft.take(place)
    } else if reader.namesOldGuide(draft.value) || view.map(reader.namesOldGuide) ?? false
      || reader.names(ElementNotation.value(of: draft.element), GuideForm.oldNames)
    {
      draft.say("guides", [])
    }
    guard var view, let position else { return }
    if case .object(var members) = view.content, reader.names(view, ["Safe Area"]),
      !reader.names(view, ["safeArea"])
    {
      // Another object has this name, so the document has to state that there is no such guide.
      if view["guides"]?.array?.isEmpty ?? true {
        if view["guides"] == nil { members.append(JSONMember("guides", [])) }
      } else if let index = members.firstIndex(where: { $0.key == "without" }) {
        members[index].value = .array((members[index].value.array ?? []) + ["safeArea"])
      } else {
        members.append(JSONMember("without", ["safeArea"]))
      }
      view = .object(members)
    }
    draft.say("view", view)
    draft.take(position)
  }

  private func sayObjects(_ draft: inout NativeDraft, _ objects: ArraySlice<DocumentElement>) {
    var rest = objects
    var standard = DocumentDefaults.firstResponder
    if let responder = rest.first, let id = responder["id"] {
      standard["id"] = id
      ElementOrder.arrange(&standard)
      if standard == responder {
        rest.removeFirst()
        if !omitted.contains(id) { draft.say("firstResponder", .string(id)) }
      } else {
        draft.say("firstResponder", false)
      }
    } else {
      draft.say("firstResponder", false)
    }
    if !rest.isEmpty { draft.say("objects", .array(rest.map { view($0, .keyed) })) }
  }
}
