import ElementTree
import Diagnostics
import LayoutModel

/// Finds classes of a document's objects that do not exist in the app under that name at run time.
extension ElementCheck {
  package func missingClasses() -> [ElementFault] {
    let sources = surroundings.sources
    if sources.isEmpty { return [] }
    return elements.elements.indices.compactMap { position in
      let element = elements[position]
      guard let name = element["customClass"], !name.contains("."), !name.hasPrefix("_Tt") else {
        return nil
      }
      // The recorded name of the module may be out of date: 'target' means the module of the app, whatever its name is
      // today.
      if element["customModuleProvider"] == "target" {
        return sources.declares(name)
          ? nil : missingClass(position, name, Spelling.nearest(to: name, in: sources.names))
      }
      // Nobody creates an object of a placeholder's class.
      if element.name == "placeholder" { return nil }
      if let module = element["customModule"] {
        guard surroundings.namesModule(module) == false else { return nil }
        return ElementFault(
          position,
          "\(subject(position)) is of class '\(name)' of module '\(module)', which no target, package or"
            + " import around it names", hint: plainObject(position))
      }
      if sources.isSwiftAlone(name) {
        return ElementFault(
          position,
          "\(subject(position)) is of class '\(name)' without a module, and the class is written in Swift",
          hint: "choose its module, or write '@objc(\(name))' before the class; otherwise "
            + plainObject(position))
      }
      return misspelt(position, name, sources)
    }
  }

  /// The fault of a class whose name is misspelt. A class of Objective-C may come from a library that nobody sees here.
  /// So it is reported only if the sources have a class of nearly this name that no document uses.
  private func misspelt(
    _ position: Int, _ name: String, _ sources: SourceIndex
  ) -> ElementFault? {
    guard !sources.declares(name), let used = surroundings.identifiers?.classes,
      let meant = Spelling.nearest(to: name, in: sources.names.filter { used[$0] == nil }),
      meant.utf8.count >= Self.leastLettersOfSlip, Self.isSlip(name, for: meant)
    else { return nil }
    return missingClass(position, name, meant)
  }

  /// The fewest letters of a name that counts as misspelt. Libraries have short names that are nearly those of an app's
  /// classes, such as `TableView`.
  private static let leastLettersOfSlip = 12

  /// Whether two long names differ in one place, by two letters at most.
  static func isSlip(_ name: String, for meant: String) -> Bool {
    let prefix = zip(name.utf8, meant.utf8).prefix { $0 == $1 }.count
    let a = name.utf8.dropFirst(prefix)
    let b = meant.utf8.dropFirst(prefix)
    let suffix = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    return max(a.count, b.count) - suffix <= 2 && min(name.utf8.count, meant.utf8.count) >= 8
  }

  private func missingClass(_ position: Int, _ name: String, _ meant: String?) -> ElementFault {
    ElementFault(
      position, "\(subject(position)) is of class '\(name)', which no source declares",
      hint: meant.map { "did you mean '\($0)'?" } ?? plainObject(position))
  }

  private func plainObject(_ position: Int) -> String {
    "at run time it is a plain \(UIKitClass.name(of: elements[position].name))"
  }
}
