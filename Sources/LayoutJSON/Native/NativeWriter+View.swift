import ElementTree
import LayoutModel

extension NativeWriter {
  /// Writes a view with its whole content.
  ///
  /// - Parameters:
  ///   - key: the `key` that its place gives it.
  ///   - kind: the kind that its place gives it; `nil` if the document always states the kind.
  func view(
    _ element: DocumentElement, _ placement: NativePlacement, key: String? = nil,
    kind: String? = nil
  ) -> JSONValue {
    let raw = ElementNotation.value(of: element)
    guard ViewKind.known.contains(element.name) || KindDefaults.names.contains(element.name) else {
      return raw
    }
    var attributes = KindDefaults.attributes(of: element.name)
    if let key { attributes.insert(DocumentAttribute(name: "key", value: key), at: 0) }
    var draft = NativeDraft(
      element, attributes: attributes, children: KindDefaults.children(of: element.name))
    draft["id"] = element["id"]
    if element.name == NativeFormat.cellContent.kind {
      let position = element["id"].flatMap { index.position(of: $0) }
      let cell = position.flatMap { index.items[$0].parent }.map { index.items[$0].id }
      draft[NativeFormat.cellContent.attribute] = cell
    }
    draft.sayProperties(PropertyTable.view.filter { $0.key == "name" })
    sayTitle(&draft)
    draft.sayProperties(PropertyTable.view.filter { $0.key != "name" })
    sayPriorities(&draft)
    sayFrame(&draft, placement)
    sayAppearance(&draft)
    sayRuntimeFlags(&draft)
    sayViews(&draft)
    sayGuides(&draft)
    sayConnections(&draft)
    sayConstraints(&draft)
    let (isExact, saysOrder) = draft.finish()
    guard isExact else { return raw }
    var first: [JSONMember] = []
    if element.name != kind { first.append(JSONMember("kind", .string(element.name))) }
    draft.sayFirst(first + idMember(element, isForced: saysOrder))
    return draft.value
  }

  private func sayPriorities(_ draft: inout NativeDraft) {
    for pair in PriorityPair.all {
      let names = [pair.horizontal, pair.vertical]
      let texts = names.map { draft.element[$0] }
      guard texts != names.map({ draft[$0] }) else { continue }
      let values = texts.compactMap { text -> Double? in
        guard let text else { return pair.standard }
        guard let value = Double(text), value.isFinite, value != pair.standard,
          NumberText.shortest(value) == text
        else { return nil }
        return value
      }
      guard values.count == 2 else { continue }
      draft.say(pair.key, .array(values.map { .number($0) }))
      for (name, text) in zip(names, texts) { draft[name] = text }
    }
    for (key, attributes) in PriorityPair.intrinsic {
      let texts = attributes.map { draft.element[$0] }
      let values = texts.map { $0.flatMap { NativeText.real($0) } }
      guard texts != [nil, nil], zip(texts, values).allSatisfy({ $0 == nil || ($1 ?? -1) >= 0 })
      else { continue }
      draft.say(key, .array(values.map { $0.map { .number($0) } ?? .null }))
      for (name, text) in zip(attributes, texts) { draft[name] = text }
    }
  }

  /// Writes a list of runtime attributes that consists of one for which there is a key.
  private func sayRuntimeFlags(_ draft: inout NativeDraft) {
    guard let (child, position) = draft.child("userDefinedRuntimeAttributes") else { return }
    for key in PartNotation.runtimeFlags {
      for value in [true, false] where child == DocumentElement.runtimeAttributes(key, is: value) {
        draft.say(key, .bool(value))
        draft.take(position)
        return
      }
    }
  }

  private func sayTitle(_ draft: inout NativeDraft) {
    let element = draft.element
    if let text = element["text"], !text.contains("\n") {
      draft.say("text", .string(text))
      draft["text"] = text
    } else if element["text"] == nil, let (child, position) = draft.child("text"),
      child.name == "string", child.attributes.count == 1, child.content.count == 1,
      case .text(let text, _) = child.content[0], text.contains("\n")
    {
      draft.say("text", .string(text))
      draft.take(position)
    }
    if element.name == "button" {
      if let (state, position) = draft.child("normal"), let title = state["title"],
        state == DocumentElement("state", ["key": "normal", "title": title])
      {
        draft.say("title", .string(title))
        draft.take(position)
      }
    } else if let title = element["title"] {
      draft.say("title", .string(title))
      draft["title"] = title
    }
    if let (list, position) = draft.child("segments"), Self.isPlainList(list),
      list.children.allSatisfy({
        $0 == DocumentElement("segment", ["title": $0["title"] ?? ""])
      })
    {
      draft.say("segments", .array(list.children.map { .string($0["title"] ?? "") }))
      draft.take(position)
    }
  }

  func sayFrame(_ draft: inout NativeDraft, _ placement: NativePlacement) {
    let isRoot = placement == .root
    let standard = [0, 0, canvas.width, canvas.height]
    if let (child, position) = draft.child("frame"),
      let frame = PartNotation.values(
        of: child, "rect", key: "frame", PartNotation.rectSides)
    {
      if !isRoot || frame != standard { draft.say("frame", .array(frame.map { .number($0) })) }
      draft.take(position)
    } else if isRoot {
      draft.assume(PartNotation.rect(standard))
    }
    let rootMask = ["widthSizable", "heightSizable"]
    guard let (child, position) = draft.child("autoresizingMask") else {
      return finishMask(&draft, placement, assumed: isRoot ? PartNotation.mask(rootMask) : nil)
    }
    let parts = PartNotation.autoresizing.filter { child[$0] == "YES" }
    // A mask that is a default, or that can't be written, is left to the defaults and the escape
    // hatch.
    let isDefault = KindDefaults.children(of: draft.element.name).contains(child)
    guard PartNotation.mask(parts) == child, !isDefault || isRoot else {
      return finishMask(&draft, placement, assumed: isRoot ? PartNotation.mask(rootMask) : nil)
    }
    if !isRoot || parts != rootMask {
      draft.say("autoresizing", .array(parts.map { .string($0) }))
    }
    draft.take(position, replacing: true)
  }

  private func finishMask(
    _ draft: inout NativeDraft, _ placement: NativePlacement, assumed: DocumentElement?
  ) {
    if let assumed { draft.assume(assumed, replacing: true) }
    if placement == .subview { draft["translatesAutoresizingMaskIntoConstraints"] = "NO" }
  }

  private func sayAppearance(_ draft: inout NativeDraft) {
    Self.sayAppearance(&draft, defaults: KindDefaults.children(of: draft.element.name))
  }

  /// Writes fonts, colors and margins of a view, or of one of its cells, which has no defaults.
  static func sayAppearance(_ draft: inout NativeDraft, defaults: [DocumentElement]) {
    if let (child, position) = draft.child("layoutMargins"),
      let values = PartNotation.values(
        of: child, "edgeInsets", key: "layoutMargins", PartNotation.marginSides)
    {
      draft.say("margins", .array(values.map { .number($0) }))
      draft.take(position)
    } else if let (child, position) = draft.child("directionalLayoutMargins"),
      let values = PartNotation.values(
        of: child, "directionalEdgeInsets", key: "directionalLayoutMargins",
        PartNotation.directionalSides)
    {
      draft.say(
        "margins",
        .object(
          zip(PartNotation.directionalSides, values).map { JSONMember($0, .number($1)) }))
      draft.take(position)
    }
    if let (child, position) = draft.child(FontNotation.key), !defaults.contains(child),
      let text = FontNotation.text(of: child)
    {
      draft.say("font", .string(text))
      draft.take(position, replacing: true)
    }
    for key in PartNotation.colorKeys {
      guard let (child, position) = draft.child(key), !defaults.contains(child) else { continue }
      if child == DocumentElement("nil", ["key": key]) {
        draft.say(key, .null)
      } else if let text = ColorNotation.text(of: child) {
        draft.say(key, .string(text))
      } else {
        continue
      }
      draft.take(position, replacing: true)
    }
  }
}
