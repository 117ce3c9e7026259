import ElementTree
import Diagnostics
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

  package func missingOutlets() -> [ElementFault] {
    let sources = surroundings.sources
    if sources.isEmpty { return [] }
    let outlets =
      elements.positions(named: "outlet") + elements.positions(named: "outletCollection")
    return outlets.sorted().compactMap { position in
      guard let name = elements[position]["property"], !Self.systemOutlets.contains(name),
        !name.contains("."), let owner = owner(of: position),
        let type = elements[owner]["customClass"],
        sources.declares(type), sources.hasProperty(name, in: type) == .no,
        // Key-value coding finds 'setHeading:' for 'Heading', too.
        sources.hasProperty(name.prefix(1).lowercased() + name.dropFirst(), in: type) == .no,
        sources.hasMethod("set" + name.prefix(1).uppercased() + name.dropFirst(), in: type) == .no
      else { return nil }
      return ElementFault(
        position,
        "\(subject(owner)) has an outlet '\(name)', and class '\(type)' has no such property",
        hint: "at run time the scene can't be loaded: this class is not key value coding-compliant")
    }
  }

  /// Methods of UIKit that documents may use as actions.
  private static let systemActions: Set<String> = [
    "becomeFirstResponder", "resignFirstResponder", "endEditing", "dismissKeyboard", "reloadData",
    "dismissModalViewControllerAnimated", "popViewControllerAnimated", "setNeedsDisplay", "copy",
    "paste", "cut", "delete", "select", "selectAll", "goBack", "goForward", "reload", "stopLoading",
    "removeFromSuperview", "toggleBoldface", "toggleItalics", "toggleUnderline", "layoutIfNeeded",
  ]

  package func missingActions() -> [ElementFault] {
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
      guard names.allSatisfy({ sources.hasMethod($0, in: type) == .no }) else { return nil }
      return ElementFault(
        position,
        "\(subject(position)) sends '\(selector)' to \(subject(target)), and class '\(type)' has no such"
          + " method", hint: "at run time the app ends: unrecognized selector")
    }
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

  package func missingTargets() -> [ElementFault] {
    elements.positions(named: "viewControllerPlaceholder").compactMap { position in
      let element = elements[position]
      guard let name = element["storyboardName"], element["bundleIdentifier"] == nil else {
        return nil
      }
      let found = surroundings.storyboards(named: name)
      guard let found else { return nil }
      if found.isEmpty {
        return ElementFault(
          position,
          "\(subject(position)) refers to '\(name).storyboard', which is not in this project",
          hint: "at run time the app ends when it goes there")
      }
      if let identifier = element["referencedIdentifier"] {
        guard !found.contains(where: { $0.identifiers.contains(identifier) }) else { return nil }
        let known = found.flatMap { $0.identifiers.sorted() }
        return ElementFault(
          position,
          "\(subject(position)) refers to '\(identifier)', which '\(name).storyboard' does not have",
          hint: Spelling.nearest(to: identifier, in: known).map { "did you mean '\($0)'?" }
            ?? "at run time the app ends when it goes there")
      }
      if found.contains(where: \.hasInitialController) { return nil }
      return ElementFault(
        position,
        "\(subject(position)) refers to '\(name).storyboard', which has no initial view controller",
        hint: "give one its arrow, or name a storyboard identifier")
    }
  }

  // MARK: Cells

  package func reuseIdentifiers() -> [ElementFault] {
    var faults: [ElementFault] = []
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
          ElementFault(
            position, "prototype \(subject(position)) has no reuse identifier",
            hint: "code can't ask for it"))
        continue
      }
      if !seen[table, default: []].insert(identifier).inserted {
        faults.append(
          ElementFault(
            position,
            "the reuse identifier '\(identifier)' of \(subject(position)) is that of another prototype"
              + " of its list", hint: "code that asks for it gets one of them"))
      }
    }
    return faults
  }
}
