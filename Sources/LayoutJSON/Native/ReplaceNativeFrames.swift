import Diagnostics
package import LayoutModel

/// Writes other recorded frames into the text of a native document, removes marks of views, and leaves every
/// other byte as it is.
///
/// - Parameters:
///   - bytes: the document, in any layout of JSON.
///   - old: what `bytes` say; its elements know where they stand.
///   - new: the same with other frames, or without some of the marks `misplaced` and `ambiguous`.
/// - Throws: what reading `bytes` throws.
/// - Returns: `nil` where something else has changed, or frames and marks stand in the document in
///   another form than `"frame": [x, y, width, height]` and `"misplaced": true`.
package func replaceNativeFrames(
  in bytes: [UInt8], from old: DocumentTree, to new: DocumentTree
) throws -> [UInt8]? {
  let root = try parseJSON(bytes)
  var edits = FrameEdits()
  edits.collect(from: old.root, to: new.root)
  edits.locate(in: root)
  let result = edits.applied(to: bytes)
  return try readNativeDocument(result).tree == new ? result : nil
}

/// Changes of a text, by line and column.
private struct FrameEdits {
  /// What becomes of views, by the places of their objects.
  private var views: [SourceLocation: (frame: [Double]?, removedMarks: [String])] = [:]
  private var edits: [Edit] = []

  private struct Edit {
    var location: SourceLocation
    var change: Change
  }

  private enum Change {
    case number(Double)
    case removal(upTo: SourceLocation)
  }

  private static let marks = ["misplaced", "ambiguous"]

  mutating func collect(from old: DocumentElement, to new: DocumentElement) {
    if let location = old.location {
      let removed = Self.marks.filter { old[$0] != nil && new[$0] == nil }
      let frame = new.rect(key: "frame")
      let isMoved = frame != old.rect(key: "frame")
      if isMoved || !removed.isEmpty {
        let numbers = isMoved ? frame.map { [$0.x, $0.y, $0.width, $0.height] } : nil
        views[location] = (numbers, removed)
      }
    }
    for (a, b) in zip(old.children, new.children) { collect(from: a, to: b) }
  }

  mutating func locate(in value: JSONValue) {
    if let location = value.location, let change = views[location] {
      for (old, new) in zip(value["frame"]?.array ?? [], change.frame ?? [])
      where old.number != new {
        if let place = old.location { edits.append(Edit(location: place, change: .number(new))) }
      }
      let members = value.members ?? []
      for (member, next) in zip(members, members.dropFirst())
      where change.removedMarks.contains(member.key) {
        if let start = member.location, let end = next.location {
          edits.append(Edit(location: start, change: .removal(upTo: end)))
        }
      }
    }
    for member in value.members ?? [] { locate(in: member.value) }
    for item in value.array ?? [] { locate(in: item) }
  }

  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16 * edits.count)
    var rest = edits.sorted { $0.location < $1.location }[...]
    var text = LocatedBytes(bytes)
    while let byte = text.current {
      guard let next = rest.first, next.location == text.location else {
        result.append(byte)
        text.advance()
        continue
      }
      rest.removeFirst()
      switch next.change {
      case .number(let value):
        result += Array(NumberText.shortest(value).utf8)
        while let byte = text.current, Self.isPartOfNumber(byte) { text.advance() }
      case .removal(let end):
        while text.current != nil, text.location < end { text.advance() }
      }
    }
    return result
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

/// Bytes of UTF-8 with the lines and columns that ``parseJSON(_:limits:)`` gives them.
private struct LocatedBytes {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var location = SourceLocation(line: 1, column: 1)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func advance() {
    let byte = bytes[position]
    position += 1
    if byte == 0x0A {
      location = SourceLocation(line: location.line + 1, column: 1)
    } else if let next = current, next & 0xC0 != 0x80 {
      // Columns count characters: bytes that continue one stand in none.
      location.column += 1
    }
  }
}
