import Diagnostics
import ElementTree
import LayoutModel

/// Finds names that a document needs from the sources and storyboards around it, and that would be
/// missing at run time.
///
/// Sources are scanned, not compiled. The scan does not see declarations that macros make, or that
/// are in other packages. If a class may inherit a name from there, nothing is reported.
extension ElementCheck {
  /// Outlets that classes of UIKit declare.
  private static let systemOutlets: Set<String> = [
    "view", "delegate", "dataSource", "tableView", "collectionView", "window", "contentView",
    "textLabel", "detailTextLabel", "imageView", "backgroundView", "selectedBackgroundView",
    "accessoryView", "editingAccessoryView", "inputView", "inputAccessoryView", "refreshControl",
    "searchBar", "searchDisplayController", "searchContentsController", "searchResultsDelegate",
    "searchResultsDataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
    "gestureRecognizers", "tableHeaderView", "tableFooterView", "titleView", "toolbarItems",
    "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem", "leftBarButtonItems",
    "rightBarButtonItems", "navigationItem", "tabBarItem", "tabBar", "navigationBar", "toolbar",
    "viewControllers", "accessibilityElements", "layoutDelegate", "menu", "titleLabel",
    "parentViewController", "nextResponder", "maskView", "mask", "rootViewController",
    "uiDelegate", "UIDelegate", "navigationDelegate", "textDelegate", "transitioningDelegate",
  ]

  package func missingOutlets() -> [FaultyElement] {
    let sources = surroundings.sources
    if sources.isEmpty { return [] }
    let outlets =
      elements.positions(named: "outlet") + elements.positions(named: "outletCollection")
    return outlets.sorted().compactMap { position in
      guard let name = elements[position]["property"], !Self.systemOutlets.contains(name),
        !name.contains("."), let owner = owner(of: position),
        let type = elements[owner]["customClass"],
        sources.declares(type), sources.hasProperty(name, in: type) == .no,
        // Key-value coding finds 'setHeading:' for 'Heading' and for 'heading'.
        sources.hasProperty(name.prefix(1).lowercased() + name.dropFirst(), in: type) == .no,
        sources.hasProperty(name.prefix(1).uppercased() + name.dropFirst(), in: type) == .no,
        sources.hasMethod("set" + name.prefix(1).uppercased() + name.dropFirst(), in: type) == .no
      else { return nil }
      return FaultyElement(
        position, ProjectFault.missingOutlet(subject(owner), outlet: name, ofClass: type))
    }
  }

  /// Methods of UIKit that documents may use as actions.
  private static let systemActions: Set<String> = [
    "becomeFirstResponder", "resignFirstResponder", "endEditing", "dismissKeyboard", "reloadData",
    "dismissModalViewControllerAnimated", "popViewControllerAnimated", "setNeedsDisplay", "copy",
    "paste", "cut", "delete", "select", "selectAll", "goBack", "goForward", "reload", "stopLoading",
    "removeFromSuperview", "toggleBoldface", "toggleItalics", "toggleUnderline", "layoutIfNeeded",
  ]

  package func missingActions() -> [FaultyElement] {
    let sources = surroundings.sources
    if sources.isEmpty { return [] }
    return elements.positions(named: "action").compactMap { position in
      let element = elements[position]
      guard let selector = element["selector"], !selector.isEmpty,
        let target = element["destination"].flatMap({ elements.position(ofID: $0) }),
        let type = elements[target]["customClass"], sources.declares(type)
      else { return nil }
      let base = String(selector.prefix { $0 != ":" })
      if Self.systemActions.contains(base) { return nil }
      let names = Self.baseNames(ofSelector: base)
      guard names.allSatisfy({ sources.hasMethod($0, in: type) == .no }), !isReplaced(position)
      else { return nil }
      return FaultyElement(
        position,
        ProjectFault.missingAction(
          selector, sender: subject(position), target: subject(target), ofClass: type))
    }
  }

  /// Whether a segue takes the place of an action: a bar button item has one target and one action.
  ///
  /// - Source: seven storyboards of a published app have such items, and no class has their actions.
  private func isReplaced(_ action: Int) -> Bool {
    guard let item = owner(of: action), elements[item].name == "barButtonItem" else { return false }
    return elements.positions(named: "segue").contains { owner(of: $0) == item }
  }

  /// Words that join the name of a method and the label of its argument.
  private static let joints = [
    "With", "For", "From", "To", "In", "On", "At", "By", "Of", "As", "Into", "Using", "And",
  ]

  /// The names that a method may have in Swift. Objective-C knows `save(sender:)` as `saveWithSender:`, and `save(for:)` as
  /// `saveFor:`.
  private static func baseNames(ofSelector name: String) -> [String] {
    [name]
      + name.indices.dropFirst().filter { index in joints.contains { name[index...].hasPrefix($0) }
      }
      .map { String(name[..<$0]) }
  }

  /// The object that owns a connection.
  private func owner(of position: Int) -> Int? {
    elements.parent(of: position).flatMap { list in
      elements[list].name == "connections" ? elements.parent(of: list) : nil
    }
  }

  // MARK: Storyboards

  package func missingTargets() -> [FaultyElement] {
    elements.positions(named: "viewControllerPlaceholder").compactMap { position in
      let element = elements[position]
      guard let name = element["storyboardName"], element["bundleIdentifier"] == nil else {
        return nil
      }
      let found = surroundings.storyboards(named: name)
      guard let found else { return nil }
      if found.isEmpty {
        return FaultyElement(
          position, ProjectFault.missingStoryboard(subject(position), storyboard: name))
      }
      if let identifier = element["referencedIdentifier"] {
        guard !found.contains(where: { $0.identifiers.contains(identifier) }) else { return nil }
        let known = found.flatMap { $0.identifiers.sorted() }
        return FaultyElement(
          position,
          ProjectFault.missingScene(
            subject(position), identifier: identifier, storyboard: name,
            meant: Spelling.nearest(to: identifier, in: known)))
      }
      if found.contains(where: \.hasInitialController) { return nil }
      return FaultyElement(
        position, ProjectFault.noInitialController(subject(position), storyboard: name))
    }
  }

  // MARK: Cells

  package func reuseIdentifiers() -> [FaultyElement] {
    var faults: [FaultyElement] = []
    var seen: [Int: Set<String>] = [:]
    let lists: Set<String> = ["prototypes", "cells"]
    for position in elements.elements.indices {
      let element = elements[position]
      guard let list = elements.parent(of: position), lists.contains(elements[list].name),
        let table = elements.parent(of: list),
        ["tableView", "collectionView"].contains(elements[table].name),
        element["id"] != nil
      else { continue }
      // Cells of a static table are in sections.
      guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else {
        faults.append(
          FaultyElement(position, ProjectFault.noReuseIdentifier(subject(position))))
        continue
      }
      if !seen[table, default: []].insert(identifier).inserted {
        faults.append(
          FaultyElement(
            position,
            ProjectFault.repeatedReuseIdentifier(subject(position), identifier: identifier)))
      }
    }
    return faults
  }
}

/// A name that is missing in the project around the document.
private enum ProjectFault: ElementFault {
  case missingOutlet(ElementCheck.Subject, outlet: String, ofClass: String)
  case missingAction(
    String, sender: ElementCheck.Subject, target: ElementCheck.Subject, ofClass: String)
  case missingStoryboard(ElementCheck.Subject, storyboard: String)
  case missingScene(
    ElementCheck.Subject, identifier: String, storyboard: String, meant: String?)
  case noInitialController(ElementCheck.Subject, storyboard: String)
  case noReuseIdentifier(ElementCheck.Subject)
  case repeatedReuseIdentifier(ElementCheck.Subject, identifier: String)

  var message: String {
    switch self {
    case .missingOutlet(let owner, let outlet, let type):
      "\(owner) has an outlet '\(outlet)', and class '\(type)' has no such property"
    case .missingAction(let selector, let sender, let target, let type):
      "\(sender) sends '\(selector)' to \(target), and class '\(type)' has no such method"
    case .missingStoryboard(let reference, let storyboard):
      "\(reference) refers to '\(storyboard).storyboard', which is not in this project"
    case .missingScene(let reference, let identifier, let storyboard, _):
      "\(reference) refers to '\(identifier)', which '\(storyboard).storyboard' does not have"
    case .noInitialController(let reference, let storyboard):
      "\(reference) refers to '\(storyboard).storyboard', which has no initial view controller"
    case .noReuseIdentifier(let cell): "prototype \(cell) has no reuse identifier"
    case .repeatedReuseIdentifier(let cell, let identifier):
      "the reuse identifier '\(identifier)' of \(cell) is that of another prototype of its list"
    }
  }

  var hint: String? {
    switch self {
    case .missingOutlet:
      "at run time the scene can't be loaded: this class is not key value coding-compliant"
    case .missingAction: "at run time the app ends: unrecognized selector"
    case .missingStoryboard: "at run time the app ends when it goes there"
    case .missingScene(_, _, _, let meant):
      Spelling.question(meant) ?? "at run time the app ends when it goes there"
    case .noInitialController: "give one its arrow, or name a storyboard identifier"
    case .noReuseIdentifier: "code can't ask for it"
    case .repeatedReuseIdentifier: "code that asks for it gets one of them"
    }
  }
}
