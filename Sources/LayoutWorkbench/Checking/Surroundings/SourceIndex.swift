import LayoutModel

/// The classes of an app's sources by their names, with what they inherit as far as the sources say.
package struct SourceIndex: Sendable {
  private var classes: [String: Entry] = [:]
  /// Whether there is a class at all: without sources nobody can say what is missing.
  package var isEmpty: Bool { classes.isEmpty }
  package var names: [String] { classes.keys.sorted() }

  /// Constants of all types, by which code asks for identifiers.
  /// Constants that have the same text wherever they are declared.
  private(set) var constants: [String: String] = [:]
  /// What is in no type has an empty name.
  private(set) var identifiersByType: [String: SourceIdentifiers] = [:]

  /// Properties of any type whose text some code sets.
  var textProperties: Set<String> {
    identifiersByType.values.reduce(into: []) { $0.formUnion($1.textProperties) }
  }

  /// Properties of any type that hold constraints which some code switches or changes.
  var changedConstraints: Set<String> {
    identifiersByType.values.reduce(into: []) { $0.formUnion($1.changedConstraints) }
  }

  /// Properties of any type that hold views to which some code adds constraints.
  var anchoredViews: Set<String> {
    identifiersByType.values.reduce(into: []) { $0.formUnion($1.anchoredViews) }
  }

  private struct Entry {
    var isDeclared = false
    /// Whether each declaration is Swift, and none gives it this name for Objective-C.
    var isSwiftAlone = true
    var inherits: [String] = []
    /// Of these, what may be a superclass. No protocol of somebody else's library gives a class outlets or actions: members
    /// of its extensions can't be seen by Objective-C.
    var superclasses: Set<String> = []
    var properties: Set<String> = []
    var methods: Set<String> = []
  }

  /// - Parameter declarations: of all sources, in the order of their paths.
  package init(_ declarations: some Sequence<SourceDeclaration>) {
    let declarations = Array(declarations)
    var aliases: [String: String] = [:]
    for declaration in declarations where declaration.kind == .alias {
      aliases[declaration.name] = declaration.inherits.first
    }
    // A name that some type has is that type.
    for declaration in declarations where declaration.kind == .class || declaration.kind == .other {
      aliases[declaration.name] = nil
    }
    for declaration in declarations where declaration.kind != .alias {
      let own = aliases[declaration.name] ?? declaration.name
      if !declaration.identifiers.isEmpty {
        identifiersByType[own, default: SourceIdentifiers()] += declaration.identifiers
      }
      // What is in no type.
      if declaration.name.isEmpty { continue }
      for name in Set([own, declaration.runtimeName ?? own]) {
        var entry = classes[name] ?? Entry()
        if declaration.kind != .extension {
          entry.isDeclared = true
          if !declaration.isSwift || declaration.runtimeName == name || declaration.depth > 0 {
            entry.isSwiftAlone = false
          }
        }
        entry.inherits += declaration.inherits.map { aliases[$0] ?? $0 }
        if declaration.kind == .class, let first = declaration.inherits.first {
          entry.superclasses.insert(aliases[first] ?? first)
        }
        entry.properties.formUnion(declaration.properties)
        entry.methods.formUnion(declaration.methods)
        classes[name] = entry
      }
    }
    classes = classes.filter {
      $0.value.isDeclared || !$0.value.methods.isEmpty || !$0.value.properties.isEmpty
    }
    constants = Self.constants(declarations)
  }

  private static func constants(_ declarations: [SourceDeclaration]) -> [String: String] {
    var texts: [String: Set<String?>] = [:]
    for constant in declarations.lazy.flatMap(\.identifiers.constants) {
      texts[constant.name, default: []].insert(constant.text)
    }
    return texts.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
  }

  /// Of all classes with what is known of them.
  package var digest: String {
    Fingerprint.text(
      of: names.flatMap { name -> [String] in
        guard let entry = classes[name] else { return [] }
        return [name, "\(entry.isDeclared)", "\(entry.isSwiftAlone)"]
          + [entry.inherits, entry.properties.sorted(), entry.methods.sorted()].flatMap {
            ["\($0.count)"] + $0
          }
      }
        + identifiersByType.keys.sorted().flatMap {
          [$0, identifiersByType[$0]?.digestText ?? ""]
        })
  }

  /// Whether the sources have a class of that name.
  package func declares(_ name: String) -> Bool { classes[name]?.isDeclared ?? false }

  /// Whether the runtime knows a class under the name of its module alone: it is Swift, without `@objc(Name)`.
  package func isSwiftAlone(_ name: String) -> Bool {
    classes[name].map { $0.isDeclared && $0.isSwiftAlone } ?? false
  }

  /// What the sources know of a member of a class or of those that it inherits from.
  package enum Answer { case yes, no, unknown }

  package func hasProperty(_ name: String, in type: String) -> Answer {
    answer(type) { $0.properties.contains(name) }
  }

  package func hasMethod(_ name: String, in type: String) -> Answer {
    answer(type) { $0.methods.contains(name) }
  }

  /// Prefixes of frameworks of the system, whose classes have no outlets and actions of an app.
  private static let system = ["UI", "NS", "MK", "WK", "SK", "SCN", "AR", "GLK", "AV", "CK", "QL"]

  private func answer(_ type: String, _ has: (Entry) -> Bool) -> Answer {
    var waiting = [(name: type, isSuperclass: true)]
    var seen: Set<String> = []
    var isSure = true
    while let (name, isSuperclass) = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      guard let entry = classes[name], entry.isDeclared else {
        // A class of somebody else: it may have the member.
        if isSuperclass, !Self.isOfSystem(name) { isSure = false }
        if let entry = classes[name], has(entry) { return .yes }
        continue
      }
      if has(entry) { return .yes }
      waiting += entry.inherits.map { ($0, isSuperclass && entry.superclasses.contains($0)) }
    }
    return isSure ? .no : .unknown
  }

  /// Whether a class has another one above it, as far as the sources say.
  func inherits(_ type: String, from other: String) -> Bool {
    var waiting = [type]
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      if name == other { return true }
      waiting += classes[name]?.inherits ?? []
    }
    return false
  }

  private static func isOfSystem(_ name: String) -> Bool {
    system.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
    }
      || ["Codable", "Equatable", "Hashable", "Sendable", "AnyObject", "Identifiable"].contains(
        name)
  }
}
