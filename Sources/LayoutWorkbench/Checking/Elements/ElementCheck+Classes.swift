import Diagnostics
import ElementTree
import LayoutModel

/// Finds classes of a document's objects that do not exist in the app under that name at run time.
extension ElementCheck {
  package func missingClasses() -> [FaultyElement] {
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
        return FaultyElement(
          position,
          ClassFault.unknownModule(
            subject(position), name: name, module: module, kind: kind(position)))
      }
      if sources.isSwiftAlone(name) {
        return FaultyElement(
          position, ClassFault.noModule(subject(position), name: name, kind: kind(position)))
      }
      return misspelt(position, name, sources)
    }
  }

  /// The fault of a class whose name is misspelt. A class of Objective-C may come from a library that nobody sees here.
  /// So it is reported only if the sources have a class of nearly this name that no document uses.
  private func misspelt(
    _ position: Int, _ name: String, _ sources: SourceIndex
  ) -> FaultyElement? {
    guard !sources.declares(name), let used = surroundings.identifiers?.classes,
      let meant = Spelling.nearest(to: name, in: sources.names.filter { used[$0] == nil }),
      meant.utf8.count >= Self.leastLettersOfSlip, Self.isSlip(name, for: meant),
      !sources.isInherited(name)
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

  private func missingClass(_ position: Int, _ name: String, _ meant: String?) -> FaultyElement {
    FaultyElement(
      position,
      ClassFault.undeclared(subject(position), name: name, meant: meant, kind: kind(position)))
  }

  private func kind(_ position: Int) -> String { UIKitClass.name(of: elements[position].name) }
}

/// A class that the app does not have under that name. `kind` is the class of UIKit that stands in for it.
private enum ClassFault: ElementFault {
  case unknownModule(ElementCheck.Subject, name: String, module: String, kind: String)
  case noModule(ElementCheck.Subject, name: String, kind: String)
  case undeclared(ElementCheck.Subject, name: String, meant: String?, kind: String)

  var message: String {
    switch self {
    case .unknownModule(let object, let name, let module, _):
      "\(object) is of class '\(name)' of module '\(module)', which no target, package or import around it"
        + " names"
    case .noModule(let object, let name, _):
      "\(object) is of class '\(name)' without a module, and the class is written in Swift"
    case .undeclared(let object, let name, _, _):
      "\(object) is of class '\(name)', which no source declares"
    }
  }

  var hint: String? {
    switch self {
    case .unknownModule(_, _, _, let kind): "at run time it is a plain \(kind)"
    case .noModule(_, let name, let kind):
      "choose its module, or write '@objc(\(name))' before the class; otherwise at run time it is a plain \(kind)"
    case .undeclared(_, _, let meant, let kind):
      Spelling.question(meant) ?? "at run time it is a plain \(kind)"
    }
  }
}
