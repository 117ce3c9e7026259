package import ElementTree
import LayoutModel

/// A part of a native document that a reader could not understand. It stays in the tree as it was
/// written, and is written back where it was.
///
/// The element of the closest object around it holds it, as
/// ``DocumentContent/other(kind:text:)`` with the text `[[path...], value]`. The path
/// consists of keys, starting at that object. If the part is an item of a list, the path ends with
/// its position.
struct KeptPart: Hashable {
  enum Step: Hashable {
    case member(String)
    case item(Int)
  }

  var path: [Step]
  var value: JSONValue

  static let kind = DocumentContent.unreadPartKind

  init(path: [Step], value: JSONValue) {
    self.path = path
    self.value = value
  }

  /// `nil` for other content, and for a text that does not describe a part.
  init?(_ content: DocumentContent) {
    guard case .other(Self.kind, let text) = content else { return nil }
    let parsed: JSONValue
    do { parsed = try parseJSON(Array(text.utf8)) } catch { return nil }
    guard let pair = parsed.array, pair.count == 2, let steps = pair[0].array else { return nil }
    path = steps.compactMap { step in
      step.string.map(Step.member) ?? step.integer.map(Step.item)
    }
    value = pair[1]
    guard path.count == steps.count, !path.isEmpty else { return nil }
  }

  var content: DocumentContent {
    let steps = path.map { step -> JSONValue in
      switch step {
      case .member(let key): .string(key)
      case .item(let position): .number(Double(position))
      }
    }
    return .other(kind: Self.kind, text: JSONValue.array([.array(steps), value]).compactText)
  }
}

extension JSONValue {
  /// The value after setting another one at a path: members are replaced or added, and items are
  /// inserted into lists.
  func setting(_ value: JSONValue, at path: ArraySlice<KeptPart.Step>) -> JSONValue {
    guard let step = path.first else { return value }
    let rest = path.dropFirst()
    switch step {
    case .member(let key):
      var members = self.members ?? []
      let empty: JSONValue = if case .item? = rest.first { [] } else { [:] }
      if let index = members.firstIndex(where: { $0.key == key }) {
        members[index].value = members[index].value.setting(value, at: rest)
      } else {
        members.append(JSONMember(key, empty.setting(value, at: rest)))
      }
      return .object(members)
    case .item(let position):
      var items = array ?? []
      items.insert(value, at: min(max(position, 0), items.count))
      return .array(items)
    }
  }
}

extension DocumentTree {
  /// Whether it contains parts of a native document that could not be read.
  package var hasKeptParts: Bool { root.hasKeptParts }
}

extension DocumentElement {
  fileprivate var hasKeptParts: Bool {
    holdsUnreadParts || children.contains { $0.hasKeptParts }
  }
}

extension KeptPart.Step: Comparable {
  static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.item(let a), .item(let b)): a < b
    case (.item, .member): true
    case (.member, .item): false
    // Compares bytes, because the order of strings differs between platforms.
    case (.member(let a), .member(let b)): a.utf8.lexicographicallyPrecedes(b.utf8)
    }
  }
}
