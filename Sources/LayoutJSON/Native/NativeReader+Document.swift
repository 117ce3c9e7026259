import Diagnostics
import ElementTree
import LayoutModel

extension NativeReader {
  /// Reads the outermost object; `nil` if the value is not an object.
  mutating func readDocument(_ value: JSONValue) -> DocumentTree? {
    guard var fields = NativeFields(value) else { return nil }
    _ = fields.take("format")
    _ = fields.take("version")
    var envelope: [DocumentAttribute] = []
    if let name = string("name", &fields) {
      envelope.append(DocumentAttribute(name: DocumentDefaults.envelope.name, value: name))
    }
    for note in array("notes", &fields) ?? [] {
      if let text = note.string {
        envelope.append(DocumentAttribute(name: DocumentDefaults.envelope.note, value: text))
      } else {
        reportValue(note, wanted: "a string", "notes", fields)
      }
    }
    for piece in array("envelope", &fields) ?? [] {
      let words = piece.array?.compactMap(\.string) ?? []
      if words.count == 2, piece.array?.count == 2 {
        envelope.append(DocumentAttribute(name: words[0], value: words[1]))
      } else {
        reportValue(piece, wanted: "[name, text]", "envelope", fields)
      }
    }

    let objects = array("objects", &fields)
    let scenes = array("scenes", &fields)
    if objects == nil, scenes == nil {
      report(NativeValueFault.neitherScenesNorObjects, at: value.location)
    }
    let isStoryboard = objects == nil
    let usesGuides = (scenes ?? []).contains { $0["guides"] != nil || namesOldGuide($0) }
    let safeAreas = fields.take("safeAreas")
    if let safeAreas, safeAreas.bool == nil {
      reportValue(safeAreas, wanted: "true or false", "safeAreas", fields)
    }
    let usesSafeAreas = safeAreas?.bool ?? !usesGuides
    var root = DocumentElement(
      "document",
      DocumentDefaults.attributes(isStoryboard: isStoryboard, usesSafeAreas: usesSafeAreas),
      location: value.location)
    if let version = string("toolsVersion", &fields) { root["toolsVersion"] = version }
    if let device = readDevice(&fields) { root.append(device) }
    canvas = DocumentDefaults.canvas(of: root.child("device"), in: root)
    readDependencies(&fields, usesSafeAreas: usesSafeAreas, into: &root)
    if let scenes {
      var list = DocumentElement("scenes", [DocumentAttribute]())
      for scene in scenes { list.content += readScene(scene) }
      root.append(list)
    }
    if let objects {
      let children = objects.compactMap { readView($0, .root) }
      root.append(DocumentElement("objects", [:], children: children))
    }
    readResources(&fields, into: &root)
    if let initial = fields.take("initial") {
      if !initial.isNull, initial.string == nil {
        reportValue(initial, wanted: "an id, a name or null", "initial", fields)
      }
      root["initialViewController"] =
        initial.isNull
        ? NativeFormat.withoutID : initial.string.map { reference($0, at: initial.location) }
    } else if !isStoryboard {
      root["initialViewController"] = NativeFormat.withoutID
    }
    readRest(&fields, into: &root)
    finish(fields)
    return DocumentTree(kind: .json, root: root, envelope: envelope)
  }

  /// Fills in the statements of a document about its scenes, after they have ids.
  mutating func completeDocument(_ root: inout DocumentElement) {
    let scenes = root.child("scenes")?.children.map { $0 } ?? []
    if root["initialViewController"] == nil {
      let first = scenes.lazy.compactMap { $0.child("objects")?.children.first { _ in true } }.first
      if let id = first?["id"] {
        root.attributes.append(DocumentAttribute(name: "initialViewController", value: id))
        let content = root.content
        root.content = []
        ElementOrder.arrange(&root)
        root.content = content
      }
    } else if let mark = root["initialViewController"], mark.hasPrefix("\u{0}reference") {
      root["initialViewController"] =
        object(mark, index: ItemIndex(root)) ?? NativeFormat.withoutID
    }
  }

  private mutating func readDevice(_ fields: inout NativeFields) -> DocumentElement? {
    guard let value = fields.take("device") else { return DocumentDefaults.device("retina4_7") }
    if value.isNull { return nil }
    if let id = value.string { return DocumentDefaults.device(id) }
    guard var inner = NativeFields(value) else {
      reportValue(value, wanted: "the id of a device, an object or null", "device", fields)
      return DocumentDefaults.device("retina4_7")
    }
    var device = DocumentElement("device", [DocumentAttribute]())
    for key in DocumentDefaults.deviceKeys {
      if let text = string(key, &inner) { device[key] = text }
    }
    if let adaptation = string("adaptation", &inner) {
      device.append(DocumentElement("adaptation", ["id": adaptation]))
    }
    finish(inner)
    return device
  }

  private mutating func readDependencies(
    _ fields: inout NativeFields, usesSafeAreas: Bool, into root: inout DocumentElement
  ) {
    guard let values = array("dependencies", &fields) else {
      return root.append(DocumentDefaults.dependencies(usesSafeAreas: usesSafeAreas))
    }
    var element = DocumentElement("dependencies", [DocumentAttribute]())
    for value in values {
      if var child = readRaw(value) {
        child["id"] = child["id"] == NativeFormat.withoutID ? nil : child["id"]
        element.append(child)
      }
    }
    root.append(element)
  }

  /// Reads images with their sizes, then other resources in array form.
  private mutating func readResources(
    _ fields: inout NativeFields, into root: inout DocumentElement
  ) {
    var resources: [DocumentElement] = []
    for member in members("images", &fields) ?? [] {
      let size = member.value.array?.compactMap(\.number) ?? []
      guard size.count == 2, member.value.array?.count == 2 else {
        reportValue(member.value, wanted: "[width, height]", member.key, fields)
        continue
      }
      resources.append(
        DocumentElement(
          "image",
          [
            "name": member.key, "width": NativeText.real(size[0]),
            "height": NativeText.real(size[1]),
          ]))
    }
    let others = array("resources", &fields)
    for value in others ?? [] {
      if var child = readRaw(value) {
        child["id"] = child["id"] == NativeFormat.withoutID ? nil : child["id"]
        resources.append(child)
      }
    }
    if !resources.isEmpty || others != nil {
      root.append(DocumentElement("resources", [:], children: resources))
    }
  }

  /// Whether a constraint in the value names a guide from before safe areas.
  func namesOldGuide(_ value: JSONValue) -> Bool {
    names(value, GuideForm.oldNames)
  }

  /// Whether a string in the value contains one of the texts.
  func names(_ value: JSONValue, _ texts: [String]) -> Bool {
    switch value.content {
    case .string(let text): texts.contains { Self.contains(text, $0) }
    case .array(let values): values.contains { names($0, texts) }
    case .object(let members): members.contains { names($0.value, texts) }
    default: false
    }
  }

  /// Searches bytes, because every string of a document is searched.
  private static func contains(_ text: String, _ word: String) -> Bool {
    let word = Array(word.utf8)
    var rest = text.utf8[...]
    while rest.count >= word.count, let start = rest.firstIndex(of: word[0]) {
      rest = rest[start...]
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
