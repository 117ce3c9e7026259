import LayoutModel

/// The classes of an app's sources by their names, with what they inherit as far as the sources say.
package struct SourceIndex: Sendable {
  private var classes: [String: Entry] = [:]
  /// Whether there is a class at all: without sources nobody can say what is missing.
  package var isEmpty: Bool { classes.isEmpty }
  package var names: [String] { classes.keys.sorted() }

  private struct Entry {
    var isDeclared = false
    var inherits: [String] = []
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
      for name in Set([own, declaration.runtimeName ?? own]) {
        var entry = classes[name] ?? Entry()
        if declaration.kind != .extension { entry.isDeclared = true }
        entry.inherits += declaration.inherits.map { aliases[$0] ?? $0 }
        entry.properties.formUnion(declaration.properties)
        entry.methods.formUnion(declaration.methods)
        classes[name] = entry
      }
    }
    classes = classes.filter {
      $0.value.isDeclared || !$0.value.methods.isEmpty || !$0.value.properties.isEmpty
    }
  }

  /// Of all classes with what is known of them.
  package var digest: String {
    Fingerprint.text(
      of: names.flatMap { name -> [String] in
        guard let entry = classes[name] else { return [] }
        return [name, "\(entry.isDeclared)"]
          + [entry.inherits, entry.properties.sorted(), entry.methods.sorted()].flatMap {
            ["\($0.count)"] + $0
          }
      })
  }

  /// Whether the sources have a class of that name.
  package func declares(_ name: String) -> Bool { classes[name]?.isDeclared ?? false }

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
    var waiting = [type]
    var seen: Set<String> = []
    var isSure = true
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      guard let entry = classes[name], entry.isDeclared else {
        // A class or protocol of somebody else: it may have the member.
        if !Self.isOfSystem(name) { isSure = false }
        if let entry = classes[name], has(entry) { return .yes }
        continue
      }
      if has(entry) { return .yes }
      waiting += entry.inherits
    }
    return isSure ? .no : .unknown
  }

  private static func isOfSystem(_ name: String) -> Bool {
    system.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
    }
      || ["Codable", "Equatable", "Hashable", "Sendable", "AnyObject", "Identifiable"].contains(
        name)
  }
}
