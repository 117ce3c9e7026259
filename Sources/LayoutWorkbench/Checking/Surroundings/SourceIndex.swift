import LayoutModel

/// The classes in an app's sources by their names, with what they inherit, as far as the sources say.
package struct SourceIndex: Sendable {
  private var classes: [String: Entry] = [:]
  /// Whether there is no class at all. Without sources nobody can say what is missing.
  package var isEmpty: Bool { classes.isEmpty }
  package var names: [String] { classes.keys.sorted() }

  /// The texts of constants by name, which code uses as identifiers. Only constants that have the same text wherever they
  /// are declared.
  private(set) var constants: [String: String] = [:]
  /// The identifiers by the name of the type; the name is empty outside of types.
  private(set) var identifiersByType: [String: SourceIdentifiers] = [:]

  /// The properties of any type that some code uses. Only names are compared, so the types do not matter.
  private(set) var uses = SourceIdentifiers()
  /// Whether code says for all screens of the app how they may be held: its delegate does, or a class of controllers that
  /// contain others, for the controller of a window answers for the screens in it.
  ///
  /// - Source: Apple, `application(_:supportedInterfaceOrientationsFor:)` and `UIViewController.supportedInterfaceOrientations`.
  private(set) var appChoosesOrientations = false

  private struct Entry {
    var isDeclared = false
    /// Whether all declarations are in Swift, and none sets this name for Objective-C.
    var isSwiftAlone = true
    var inherits: [String] = []
    /// The inherited names that may be a superclass. A protocol of a library can't give a class outlets or actions, because
    /// Objective-C does not see the members of its extensions.
    var superclasses: Set<String> = []
    var properties: Set<String> = []
    var methods: Set<String> = []
  }

  /// - Parameter declarations: the declarations of all sources, in the order of their paths.
  package init(_ declarations: some Sequence<SourceDeclaration>) {
    let declarations = Array(declarations)
    var aliases: [String: String] = [:]
    for declaration in declarations where declaration.kind == .alias {
      aliases[declaration.name] = declaration.inherits.first
    }
    // A declared type wins over an alias of the same name.
    for declaration in declarations where declaration.kind == .class || declaration.kind == .other {
      aliases[declaration.name] = nil
    }
    for declaration in declarations where declaration.kind != .alias {
      let own = aliases[declaration.name] ?? declaration.name
      if !declaration.identifiers.isEmpty {
        identifiersByType[own, default: SourceIdentifiers()] += declaration.identifiers
        uses.addUses(of: declaration.identifiers)
      }
      // Code outside of types declares no class.
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
    appChoosesOrientations =
      uses.choosesOrientations
      || classes.contains { name, entry in
        (entry.properties.contains(Self.orientations) || entry.methods.contains(Self.orientations))
          && Self.containers.contains { inherits(name, from: $0) }
      }
  }

  private static let orientations = "supportedInterfaceOrientations"
  private static let containers = [
    "UITabBarController", "UINavigationController", "UISplitViewController",
  ]

  private static func constants(_ declarations: [SourceDeclaration]) -> [String: String] {
    var texts: [String: Set<String?>] = [:]
    for constant in declarations.lazy.flatMap(\.identifiers.constants) {
      texts[constant.name, default: []].insert(constant.text)
    }
    return texts.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
  }

  /// A digest of all classes and what is known of them.
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

  /// Whether the sources declare a class with that name.
  package func declares(_ name: String) -> Bool { classes[name]?.isDeclared ?? false }

  /// Whether a declared class inherits from one of that name. Then there is one in a library, because the app would not
  /// compile without it.
  package func isInherited(_ name: String) -> Bool {
    classes.values.contains { $0.isDeclared && $0.inherits.contains(name) }
  }

  /// Whether the runtime knows a class only under a name with its module, because it is in Swift and has no `@objc(Name)`.
  package func isSwiftAlone(_ name: String) -> Bool {
    classes[name].map { $0.isDeclared && $0.isSwiftAlone } ?? false
  }

  /// Whether a class, or one that it inherits from, has a member, as far as the sources say.
  package enum Answer { case yes, no, unknown }

  /// - Source: Apple, Key-Value Coding Programming Guide, "Accessor Search Patterns": a key is also the name of an instance
  ///   variable, with or without a line before it. That of a property of Objective-C has one.
  package func hasProperty(_ name: String, in type: String) -> Answer {
    answer(type) { entry in
      entry.properties.contains(name)
        || !entry.isSwiftAlone
          && (entry.properties.contains("_" + name)
            || name.hasPrefix("_") && entry.properties.contains(String(name.dropFirst())))
    }
  }

  package func hasMethod(_ name: String, in type: String) -> Answer {
    answer(type) { $0.methods.contains(name) }
  }

  /// Whether a class, or one that it inherits from, uses a property in the way of a list.
  func uses(
    _ property: String, in list: KeyPath<SourceIdentifiers, Set<String>>, of type: String
  ) -> Bool {
    var waiting = [type]
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      if identifiersByType[name]?[keyPath: list].contains(property) ?? false { return true }
      waiting += classes[name]?.inherits ?? []
    }
    return false
  }

  /// Whether a class of view controllers, or one that it inherits from, says itself how its screens may be held.
  ///
  /// - Source: Apple, `UIViewController.supportedInterfaceOrientations`.
  func choosesOrientations(_ type: String) -> Bool {
    hasProperty(Self.orientations, in: type) == .yes
      || hasMethod(Self.orientations, in: type) == .yes
  }

  /// Prefixes of the system's frameworks. Their classes have no outlets and actions of an app, except
  /// those that the app adds in extensions.
  private static let system = ["UI", "NS", "MK", "WK", "SK", "SCN", "AR", "GLK", "AV", "CK", "QL"]

  private func answer(_ type: String, _ has: (Entry) -> Bool) -> Answer {
    let own = inherited(type, has)
    guard own == .no else { return own }
    // While the app runs, an object of this class may get a subclass that has the member.
    let isGiven = uses.givenClasses.contains {
      inherits($0, from: type) && inherited($0, has) == .yes
    }
    return isGiven ? .unknown : .no
  }

  /// Whether a class or one of its superclasses has a member.
  private func inherited(_ type: String, _ has: (Entry) -> Bool) -> Answer {
    var waiting = [(name: type, isSuperclass: true)]
    var seen: Set<String> = []
    var isSure = true
    while let (name, isSuperclass) = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      guard let entry = classes[name], entry.isDeclared else {
        // A class from a library: it may have the member.
        if isSuperclass, !Self.isOfSystem(name) { isSure = false }
        if let entry = classes[name], has(entry) { return .yes }
        // Extensions of a system class hold for its subclasses, too.
        if let superclass = SystemClasses.superclass(of: name) {
          waiting.append((superclass, true))
        }
        continue
      }
      if has(entry) { return .yes }
      waiting += entry.inherits.map { ($0, isSuperclass && entry.superclasses.contains($0)) }
    }
    return isSure ? .no : .unknown
  }

  /// Whether a class inherits from another one, as far as the sources say.
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
