import Diagnostics
import ElementTree
import LayoutModel

extension DocumentElement {
  /// Replaces the child that has the same label. If there is none, the new child becomes the last
  /// one.
  mutating func replaceChild(_ child: DocumentElement) {
    let label = ElementOrder.label(.element(child))
    if let index = content.firstIndex(where: { ElementOrder.label($0) == label }) {
      content[index] = .element(child)
    } else {
      append(child)
    }
  }
}

extension DocumentElement {
  /// The element without the parts that only another format can write.
  var plain: DocumentElement {
    var copy = self
    copy.formatting = nil
    for index in copy.attributes.indices { copy.attributes[index].spelling = nil }
    for index in copy.content.indices {
      switch copy.content[index] {
      case .element(let child): copy.content[index] = .element(child.plain)
      case .text(let text, _): copy.content[index] = .text(text, spelling: nil)
      case .other: break
      }
    }
    return copy
  }
}

extension NativeReader {
  mutating func readFrame(
    _ fields: inout NativeFields, _ placement: NativePlacement,
    into element: inout DocumentElement
  ) {
    if let frame = numbers("frame", count: 4, &fields) {
      element.append(PartNotation.rect(frame))
    } else if placement == .root {
      element.append(PartNotation.rect([0, 0, canvas.width, canvas.height]))
    }
    let mask = array("autoresizing", &fields)
    if let mask {
      let parts = mask.compactMap(\.string)
      for value in mask where !PartNotation.autoresizing.contains(value.string ?? "") {
        reportValue(
          value, wanted: "one of \(PartNotation.autoresizing.joined(separator: ", "))",
          "autoresizing", fields)
      }
      element.replaceChild(PartNotation.mask(parts))
    } else if placement == .root {
      element.replaceChild(PartNotation.mask(["widthSizable", "heightSizable"]))
    }
    if placement == .subview, mask == nil {
      element["translatesAutoresizingMaskIntoConstraints"] = "NO"
    }
  }

  /// Reads fonts, colors and margins of a view or of one of its cells.
  mutating func readAppearance(_ fields: inout NativeFields, into element: inout DocumentElement) {
    if let value = fields.take("margins") {
      if let margins = margins(value) {
        element.append(margins)
      } else {
        reportValue(
          value, wanted: "[top, left, bottom, right] or an object with leading and trailing",
          "margins", fields)
      }
    }
    if let value = fields.take("font") {
      if let text = value.string, let font = FontNotation.element(of: text) {
        element.replaceChild(font)
      } else {
        report(
          NativeValueFault.unknownFont(value.string ?? value.kindName), at: value.location,
          subject: fields.subject)
      }
    }
    for key in PartNotation.colorKeys {
      guard let value = fields.take(key) else { continue }
      if value.isNull {
        element.replaceChild(DocumentElement("nil", ["key": key]))
      } else if let text = value.string, let color = ColorNotation.element(of: text, key: key) {
        element.replaceChild(color)
      } else {
        report(
          NativeValueFault.unknownColor(value.string ?? value.kindName), at: value.location,
          subject: fields.subject)
      }
    }
  }

  /// Reads `layoutMarginsRelativeArrangement`, which Interface Builder knows only as a runtime
  /// attribute.
  mutating func readRuntimeFlags(
    _ fields: inout NativeFields, into element: inout DocumentElement
  ) {
    for key in PartNotation.runtimeFlags {
      guard let value = fields.take(key) else { continue }
      if let flag = value.bool {
        element.append(DocumentElement.runtimeAttributes(key, is: flag))
      } else {
        reportValue(value, wanted: "true or false", key, fields)
      }
    }
  }

  private func margins(_ value: JSONValue) -> DocumentElement? {
    if let sides = value.array {
      let numbers = sides.compactMap(\.number)
      guard numbers.count == 4, sides.count == 4 else { return nil }
      return PartNotation.element(
        "edgeInsets", key: "layoutMargins", PartNotation.marginSides, numbers)
    }
    let sides = PartNotation.directionalSides
    guard let members = value.members,
      members.allSatisfy({ sides.contains($0.key) && $0.value.number != nil })
    else { return nil }
    return PartNotation.element(
      "directionalEdgeInsets", key: "directionalLayoutMargins", sides,
      sides.map { value[$0]?.number ?? 0 })
  }

  /// Reads text and titles. Their place in the element depends on the kind.
  mutating func readTitle(_ fields: inout NativeFields, into element: inout DocumentElement) {
    if let text = string("text", &fields) {
      if text.contains("\n") {
        titleParts.append(
          DocumentElement(
            "string", [DocumentAttribute(name: "key", value: "text")],
            content: [.text(text, spelling: nil)]))
      } else {
        element["text"] = text
      }
    }
    if let title = string("title", &fields) {
      if element.name == "button" {
        titleParts.append(DocumentElement("state", ["key": "normal", "title": title]))
      } else {
        element["title"] = title
      }
    }
    if let segments = array("segments", &fields) {
      let titles = segments.map { segment in
        if segment.string == nil { reportValue(segment, wanted: "a string", "segments", fields) }
        return DocumentElement("segment", ["title": segment.string ?? ""])
      }
      titleParts.append(DocumentElement("segments", [:], children: titles))
    }
  }

  /// Reads subviews, views under keys, cells and sections.
  mutating func readViews(_ fields: inout NativeFields, into element: inout DocumentElement) {
    for part in titleParts.popAll() { element.append(part) }
    for member in members("views", &fields) ?? [] {
      if let view = readView(member.value, .keyed, key: member.key) { element.append(view) }
    }
    if let value = fields.take("contentView") {
      let kind = element.name.hasSuffix("Cell") ? element.name + "ContentView" : "view"
      if let view = readView(value, .keyed, key: "contentView", kind: kind) {
        element.append(view)
      }
    }
    if let list = readList("subviews", .subview, &fields) { element.append(list) }
    let isCollection = element.name == "collectionView"
    if var list = readList(
      "prototypes", .keyed, kind: isCollection ? "collectionViewCell" : "tableViewCell", &fields)
    {
      if isCollection { list.name = "cells" }
      element.append(list)
    }
    if let sections = array("sections", &fields) {
      let children = sections.compactMap { readSection($0) }
      element.append(DocumentElement("sections", [:], children: children))
    }
  }

  private mutating func readSection(_ value: JSONValue) -> DocumentElement? {
    if case .array = value.content { return readRaw(value) }
    guard var fields = NativeFields(value) else {
      report(NativeValueFault.noObject(noun: "section", found: nil), at: value.location)
      return nil
    }
    var element = DocumentElement(
      "tableViewSection", [DocumentAttribute](), location: value.location)
    readID(&fields, into: &element)
    if let header = string("header", &fields) { element["headerTitle"] = header }
    if let footer = string("footer", &fields) { element["footerTitle"] = footer }
    if let cells = readList("rows", .keyed, kind: "tableViewCell", &fields) {
      element.append(
        DocumentElement("cells", [DocumentAttribute](), content: cells.content))
    }
    readRest(&fields, into: &element)
    finish(fields)
    return element
  }

  private mutating func readList(
    _ key: String, _ placement: NativePlacement, kind: String = "view",
    _ fields: inout NativeFields
  ) -> DocumentElement? {
    guard let values = array(key, &fields) else { return nil }
    let views = values.compactMap { readView($0, placement, kind: kind) }
    return DocumentElement(key, [:], children: views)
  }
}

extension Array {
  /// Removes all elements and returns them.
  fileprivate mutating func popAll() -> [Element] {
    defer { removeAll() }
    return self
  }
}
