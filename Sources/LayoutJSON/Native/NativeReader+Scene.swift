import Diagnostics
import ElementTree
import LayoutModel

extension NativeReader {
  /// Reads a scene: its comment, if it has one, and its element.
  mutating func readScene(_ value: JSONValue) -> [DocumentContent] {
    if case .array = value.content {
      if value.array?.first?.string?.first == "#" { return rawContent(value).map { [$0] } ?? [] }
      guard var scene = readRaw(value) else { return [] }
      if scene["id"] == NativeFormat.withoutID { scene["id"] = nil }
      return [.element(scene)]
    }
    guard var fields = NativeFields(value) else {
      report(
        NativeValueFault.noObject(noun: "scene", found: value.kindName), at: value.location)
      return []
    }
    var scene = DocumentElement("scene", [DocumentAttribute](), location: value.location)
    if let id = fields.take("sceneID") {
      scene["sceneID"] = id.isNull ? NativeFormat.withoutID : id.string
      if !id.isNull, id.string == nil {
        reportValue(id, wanted: "a string or null", "sceneID", fields)
      }
    }
    let controller = readController(value, &fields)
    var objects = [controller]
    if let responder = readFirstResponder(&fields) { objects.append(responder) }
    for object in array("objects", &fields) ?? [] {
      if let element = readView(object, .keyed) { objects.append(element) }
    }
    scene.append(DocumentElement("objects", [:], children: objects))
    if let point = numbers("canvasLocation", count: 2, &fields) {
      scene.append(
        PartNotation.element("point", key: "canvasLocation", ["x", "y"], point))
    }
    var comment: String? = DocumentDefaults.comment(of: controller)
    if let text = fields.take("comment") {
      comment = text.string
      if !text.isNull, text.string == nil {
        reportValue(text, wanted: "a string or null", "comment", fields)
      }
    }
    finish(fields)
    var result: [DocumentContent] = []
    if let comment { result.append(.other(kind: "comment", text: comment)) }
    return result + [.element(scene)]
  }

  /// Reads the controller. Its members stand in the scene itself.
  private mutating func readController(
    _ value: JSONValue, _ fields: inout NativeFields
  ) -> DocumentElement {
    var kind = "viewController"
    if let name = string("controller", &fields) {
      kind = name
      if !name.lowercased().contains("controller") {
        let near = Spelling.nearest(to: name, in: Self.controllerKinds)
        report(
          NativeValueFault.unknownController(name, near: near),
          at: value["controller"]?.location, subject: fields.subject)
        kind = near ?? "viewController"
      }
    }
    var element = DocumentElement(
      kind, [DocumentAttribute(name: "sceneMemberID", value: "viewController")],
      location: value.location)
    readID(&fields, into: &element)
    readProperties(PropertyTable.controller, &fields, into: &element)
    readBars(&fields, into: &element)
    readLayoutGuides(value, &fields, into: &element)
    if let view = fields.take("view") {
      let isTable = kind == "tableViewController"
      let root = withSafeArea(view)
      if let view = readView(root, .root, key: "view", kind: isTable ? "tableView" : "view") {
        element.append(view)
      }
    }
    readConnections(&fields, into: &element)
    readRest(&fields, into: &element)
    return element
  }

  private static let controllerKinds = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController", "viewControllerPlaceholder",
  ]

  private mutating func readBars(_ fields: inout NativeFields, into element: inout DocumentElement)
  {
    for member in members("bars", &fields) ?? [] {
      guard BarForm.keys.contains(where: { $0.0 == member.key }) else {
        report(
          NativeValueFault.unknownBar(member.key), at: member.location, subject: fields.subject)
        continue
      }
      if let word = member.value.string, let bar = BarForm.element(member.key, word) {
        element.append(bar)
      } else {
        let words = BarForm.words(of: member.key).joined(separator: ", ")
        reportValue(member.value, wanted: "one of \(words)", member.key, fields)
      }
    }
  }

  /// Reads the top and bottom guides. They need not be stated if constraints name them.
  private mutating func readLayoutGuides(
    _ value: JSONValue, _ fields: inout NativeFields, into element: inout DocumentElement
  ) {
    var guides: [DocumentElement] = []
    if let values = array("guides", &fields) {
      guides = values.compactMap { readGuide($0, fields) }
      if guides.isEmpty { return }
    } else if namesOldGuide(value) {
      guides = GuideForm.controllerKinds.map {
        DocumentElement("viewControllerLayoutGuide", ["type": $0])
      }
    } else {
      return
    }
    element.append(DocumentElement("layoutGuides", [:], children: guides))
  }

  /// Adds the safe area to the root view if constraints name it and no view states it.
  private func withSafeArea(_ view: JSONValue) -> JSONValue {
    guard case .object(var members) = view.content, names(view, ["Safe Area"]),
      !names(view, ["safeArea"])
    else { return view }
    let guide = JSONValue.string("safeArea")
    if let index = members.firstIndex(where: { $0.key == "guides" }) {
      // An empty list means that there are no guides.
      guard let others = members[index].value.array, !others.isEmpty else { return view }
      members[index].value.content = .array(others + [guide])
    } else {
      members.append(JSONMember("guides", [guide]))
    }
    return JSONValue(.object(members), at: view.location)
  }

  private mutating func readFirstResponder(_ fields: inout NativeFields) -> DocumentElement? {
    var element = DocumentDefaults.firstResponder
    guard let value = fields.take("firstResponder") else { return element }
    if value.bool == false { return nil }
    if let id = value.string {
      element["id"] = id
      ElementOrder.arrange(&element)
    } else {
      reportValue(value, wanted: "an id or false", "firstResponder", fields)
    }
    return element
  }
}
