import ElementTree
import LayoutModel

extension NativeWriter {
  func document(_ tree: DocumentTree) -> JSONValue {
    let root = tree.root
    let isStoryboard = root.child("objects") == nil
    let list = root.child(isStoryboard ? "scenes" : "objects")
    let scenes = list.map { isStoryboard ? self.scenes($0) : $0.children.map { view($0, .root) } }
    let usesGuides =
      isStoryboard
      && (scenes ?? []).contains { $0["guides"] != nil || NativeReader().namesOldGuide($0) }
    let usesSafeAreas = root["useSafeAreas"] == "YES"

    var draft = NativeDraft(
      root,
      attributes: DocumentDefaults.attributes(
        isStoryboard: isStoryboard, usesSafeAreas: usesSafeAreas))
    var first: [JSONMember] = [
      JSONMember("format", .string(NativeFormat.name)),
      JSONMember("version", .number(NativeFormat.version)),
    ]
    first += envelope(tree)
    draft.sayProperties([
      PropertyRule(key: "toolsVersion", attribute: "toolsVersion", type: .text)
    ])
    sayDevice(&draft)
    if usesSafeAreas == usesGuides { draft.say("safeAreas", .bool(usesSafeAreas)) }
    sayDependencies(&draft, usesSafeAreas: usesSafeAreas)
    let start = draft
    if let (child, position) = draft.child(isStoryboard ? "scenes" : "objects"),
      child.attributes.isEmpty
    {
      draft.say(isStoryboard ? "scenes" : "objects", .array(scenes ?? []))
      draft.take(position)
    } else {
      draft = start
      draft.say("scenes", [])
      draft.assume(DocumentElement("scenes", [:]))
    }
    sayResources(&draft)
    sayInitial(&draft, isStoryboard: isStoryboard)
    _ = draft.finish()
    draft.sayFirst(first)
    return draft.value
  }

  private func envelope(_ tree: DocumentTree) -> [JSONMember] {
    var members: [JSONMember] = []
    let names = DocumentDefaults.envelope
    var rest = tree.envelope[...]
    if let name = rest.first, name.name == names.name {
      members.append(JSONMember("name", .string(name.value)))
      rest.removeFirst()
    }
    let notes = rest.prefix { $0.name == names.note }
    if !notes.isEmpty {
      members.append(JSONMember("notes", .array(notes.map { .string($0.value) })))
      rest = rest.dropFirst(notes.count)
    }
    if !rest.isEmpty {
      members.append(
        JSONMember("envelope", .array(rest.map { [.string($0.name), .string($0.value)] })))
    }
    return members
  }

  private func sayDevice(_ draft: inout NativeDraft) {
    let found = draft.child("device")
    let value = DocumentDefaults.value(ofDevice: found?.element)
    draft.say("device", value ?? .null)
    if let found, value != nil { draft.take(found.position) }
  }

  private func sayDependencies(_ draft: inout NativeDraft, usesSafeAreas: Bool) {
    let standard = DocumentDefaults.dependencies(usesSafeAreas: usesSafeAreas)
    guard let (child, position) = draft.child("dependencies"), Self.isPlainList(child),
      child.children.allSatisfy({ $0["id"] == nil })
    else { return draft.assume(standard) }
    if child != standard {
      draft.say("dependencies", .array(child.children.map { ElementNotation.value(of: $0) }))
    }
    draft.take(position)
  }

  private func sayResources(_ draft: inout NativeDraft) {
    guard let (child, position) = draft.child("resources"), Self.isPlainList(child),
      child.children.allSatisfy({ $0["id"] == nil })
    else { return }
    var images: [JSONMember] = []
    var rest = Array(child.children)[...]
    while let image = rest.first, image.name == "image", let name = image["name"],
      let width = image["width"].flatMap({ NativeText.real($0) }),
      let height = image["height"].flatMap({ NativeText.real($0) }),
      image.attributes.map(\.name) == ["name", "width", "height"], image.content.isEmpty,
      !images.contains(where: { $0.key == name })
    {
      images.append(JSONMember(name, [.number(width), .number(height)]))
      rest.removeFirst()
    }
    if !images.isEmpty { draft.say("images", .object(images)) }
    if !rest.isEmpty || images.isEmpty {
      draft.say("resources", .array(rest.map { ElementNotation.value(of: $0) }))
    }
    draft.take(position)
  }

  /// Writes the initial controller, unless it is that of the first scene.
  private func sayInitial(_ draft: inout NativeDraft, isStoryboard: Bool) {
    let root = draft.element
    let scenes = root.child("scenes")?.children.map { $0 } ?? []
    let first = scenes.lazy.compactMap { $0.child("objects")?.children.first { _ in true } }.first
    let initial = root["initialViewController"]
    var standard = root
    ElementOrder.arrange(&standard)
    let isArranged = standard.attributes.map(\.name) == root.attributes.map(\.name)
    if isStoryboard, let initial, initial == first?["id"], isArranged {
      draft["initialViewController"] = initial
    } else if let initial, index.objectIDs.contains(initial) {
      draft.say("initial", .string(initial))
      draft["initialViewController"] = initial
    } else if initial == nil, isStoryboard, first?["id"] != nil {
      draft.say("initial", .null)
    }
  }
}
