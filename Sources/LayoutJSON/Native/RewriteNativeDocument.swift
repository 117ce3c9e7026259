package import ElementTree
import LayoutModel

/// Writes a changed document into the text of a native document. Unchanged parts keep their
/// whitespace, the order of their keys and the spelling of their numbers.
///
/// The change is the difference between the canonical forms of both documents. If the text writes
/// something in another way than the canonical form, such as a line of the visual format, the
/// smallest part around the change is written again.
///
/// - Parameters:
///   - bytes: the document, in any layout of JSON.
///   - old: the document that a reader makes from `bytes`.
///   - new: the document that a reader should make from the result.
/// - Throws: what reading `bytes` throws.
/// - Returns: `nil` if a reader would not make `new` from the result.
package func rewriteNativeDocument(
  _ bytes: [UInt8], from old: DocumentTree, to new: DocumentTree
) throws -> [UInt8]? {
  var rewriting = NativeRewriting(bytes)
  rewriting.change(
    try parseJSON(bytes), JSONSpan(bytes), from: try parseJSON(writeNativeDocument(old)),
    to: try parseJSON(writeNativeDocument(new)))
  let result = rewriting.result
  return try readNativeDocument(result).tree == new ? result : nil
}

/// The changes of a JSON text, collected from the beginning to the end.
private struct NativeRewriting {
  private let bytes: [UInt8]
  private var edits: [(range: Range<Int>, text: [UInt8])] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var result: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64 * edits.count)
    var position = 0
    // Several insertions at the same place keep their order.
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted {
      guard edit.range.lowerBound >= position else { continue }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  /// - Parameters:
  ///   - value: the value in the text, with its place.
  ///   - old: its canonical form.
  mutating func change(
    _ value: JSONValue, _ span: JSONSpan, from old: JSONValue, to new: JSONValue
  ) {
    if old == new { return }
    switch (value.content, old.content, new.content) {
    case (.object(let there), .object(let before), .object(let after)):
      change(members: there, span, from: before, to: after)
    case (.array(let there), .array(let before), .array(let after))
    where there.count == before.count:
      change(elements: there, span, from: before, to: after)
    default: replace(span.range, with: new)
    }
  }

  private mutating func change(
    members: [JSONMember], _ span: JSONSpan, from old: [JSONMember], to new: [JSONMember]
  ) {
    func index(of key: String, in list: [JSONMember]) -> Int? {
      list.firstIndex { $0.key == key }
    }
    var place = Place(span)
    for member in members where index(of: member.key, in: new) == nil {
      if index(of: member.key, in: old) != nil, let at = index(of: member.key, in: members) {
        place.removed.insert(at)
      }
    }
    var last: Int?
    for member in new {
      let before = index(of: member.key, in: old)
      let there = index(of: member.key, in: members)
      if let there {
        let known = before.map { old[$0].value }
        if let known {
          change(members[there].value, span.parts[there].value, from: known, to: member.value)
        } else {
          replace(span.parts[there].value.range, with: member.value)
        }
        last = there
      } else if before.map({ old[$0].value != member.value }) ?? true {
        place.insert(member.key, member.value, behind: last)
      }
    }
    apply(place)
  }

  private mutating func change(
    elements: [JSONValue], _ span: JSONSpan, from old: [JSONValue], to new: [JSONValue]
  ) {
    var place = Place(span)
    var gone: Set<Int> = []
    var come: Set<Int> = []
    let isSameLength = old.count == new.count
    func identities(_ list: [JSONValue]) -> [JSONValue] {
      list.map { Self.identity(of: $0, byPlace: isSameLength) }
    }
    for change in identities(new).difference(from: identities(old)) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    place.removed = gone
    var position = 0
    var last: Int?
    for (index, value) in new.enumerated() {
      if come.contains(index) {
        place.insert(nil, value, behind: last)
        continue
      }
      while gone.contains(position) { position += 1 }
      change(elements[position], span.parts[position].value, from: old[position], to: value)
      last = position
      position += 1
    }
    apply(place)
  }

  /// The name that identifies an element of a list while the list changes.
  ///
  /// - Parameter byPlace: whether elements without a name, such as the numbers of a frame, are
  ///   identified by their place.
  private static func identity(of value: JSONValue, byPlace: Bool) -> JSONValue {
    value["id"] ?? (byPlace ? .null : value)
  }

  // MARK: Text

  /// An object or array from which parts are removed or into which parts are inserted.
  private struct Place {
    var span: JSONSpan
    var removed: Set<Int> = []
    /// The inserted parts, by the part after which they come; -1 means the beginning.
    var inserted: [Int: [(key: String?, value: JSONValue)]] = [:]

    init(_ span: JSONSpan) { self.span = span }

    mutating func insert(_ key: String?, _ value: JSONValue, behind index: Int?) {
      inserted[index ?? -1, default: []].append((key, value))
    }
  }

  private mutating func apply(_ place: Place) {
    if place.removed.isEmpty, place.inserted.isEmpty { return }
    let parts = place.span.parts
    let inner = Style(bytes, place.span)
    for (index, list) in place.inserted.sorted(by: { $0.key < $1.key }) {
      let texts = list.map { text($0.key, $0.value, inner) }
      let stay = parts.indices.contains(where: { !place.removed.contains($0) })
      if index >= 0 {
        let end = parts[index].range.upperBound
        edits.append((end..<end, texts.flatMap { Array(",".utf8) + inner.gap + $0 }))
      } else {
        let start = parts.first?.range.lowerBound ?? place.span.range.lowerBound + 1
        let all = texts.joined(separator: Array(",".utf8) + inner.gap)
        let lead = parts.isEmpty ? inner.opening : []
        let trail = stay ? Array(",".utf8) + inner.gap : parts.isEmpty ? inner.closing : []
        edits.append((start..<start, lead + all + trail))
      }
    }
    remove(place.removed, of: place)
  }

  /// Removes parts, each with one of the commas around it.
  private mutating func remove(_ removed: Set<Int>, of place: Place) {
    let parts = place.span.parts
    let hasNewFirst = place.inserted[-1] != nil
    var hasBefore = false
    for index in parts.indices {
      guard removed.contains(index) else {
        hasBefore = true
        continue
      }
      if hasBefore {
        edits.append((parts[index - 1].range.upperBound..<parts[index].range.upperBound, []))
      } else if index + 1 < parts.count {
        edits.append((parts[index].range.lowerBound..<parts[index + 1].range.lowerBound, []))
      } else {
        // This is the last part, and no part stays before it.
        let start = hasNewFirst ? parts[index].range.lowerBound : place.span.range.lowerBound + 1
        let end = hasNewFirst ? parts[index].range.upperBound : place.span.range.upperBound - 1
        edits.append((start..<end, []))
      }
    }
  }

  /// How the parts of an object or array are separated.
  private struct Style {
    /// The text between a comma and the next part.
    var gap: [UInt8]
    /// The text between the colon after a key and the value.
    var space: [UInt8]
    var opening: [UInt8] = []
    var closing: [UInt8] = []
    /// The indentation of a part; `nil` if all parts stand on one line.
    var indent: Int?

    init(_ bytes: [UInt8], _ span: JSONSpan) {
      let parts = span.parts
      let start = parts.first?.range.lowerBound ?? span.range.upperBound - 1
      let lead = Array(bytes[span.range.lowerBound + 1..<start])
      gap = lead.contains(0x0A) || parts.isEmpty ? lead : Array(" ".utf8)
      if parts.count > 1 {
        let between = bytes[parts[0].range.upperBound..<parts[1].range.lowerBound]
        gap = Array(between.drop { $0 != UInt8(ascii: ",") }.dropFirst())
      }
      space = Array(" ".utf8)
      if let first = parts.first, first.value.range.lowerBound > first.range.lowerBound {
        let key = bytes[first.range.lowerBound..<first.value.range.lowerBound]
        space = Array(key.suffix { $0 != UInt8(ascii: ":") })
      }
      if let line = gap.lastIndex(of: 0x0A) { indent = gap.count - line - 1 }
    }
  }

  private func text(_ key: String?, _ value: JSONValue, _ style: Style) -> [UInt8] {
    var result: [UInt8] = []
    if let key {
      JSONText.append(key, to: &result)
      result += Array(":".utf8) + style.space
    }
    guard let indent = style.indent else {
      if style.space.isEmpty {
        JSONText.appendCompact(value, to: &result)
      } else {
        JSONText.appendOneLine(value, to: &result)
      }
      return result
    }
    JSONText.appendPretty(value, indent: indent, column: indent + result.count, to: &result)
    return result
  }

  private mutating func replace(_ range: Range<Int>, with value: JSONValue) {
    var text: [UInt8] = []
    if value.array == nil && value.members == nil {
      JSONText.appendCompact(value, to: &text)
    } else if bytes.contains(0x0A) {
      let start = bytes[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let indent = bytes[start...].prefix { $0 == 0x20 }.count
      JSONText.appendPretty(value, indent: indent, column: range.lowerBound - start, to: &text)
    } else {
      JSONText.appendOneLine(value, to: &text)
    }
    edits.append((range, text))
  }
}

extension ArraySlice {
  /// The longest suffix whose elements all fulfil a condition.
  fileprivate func suffix(_ condition: (Element) -> Bool) -> ArraySlice<Element> {
    self[(lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
