import ElementTree
import LayoutModel

/// The rules of IBLinter, under its ids.
///
/// - Source: Rules.md and README.md of IBDecodable/IBLinter: the meaning of each rule, its options
///   and their defaults.
extension ElementCheck {
  /// Views that Xcode has marked as ambiguous, apart from those with `verifyAmbiguity`.
  package func markedAmbiguous() -> [FaultyElement] {
    views.filter {
      elements[$0].flag("ambiguous") ?? false && elements[$0]["verifyAmbiguity"] == nil
    }.map { FaultyElement($0, MarkFault.ambiguous(subject($0))) }
  }

  package func markedMisplaced() -> [FaultyElement] {
    views.filter { elements[$0].flag("misplaced") ?? false }
      .map { FaultyElement($0, MarkFault.misplaced(subject($0))) }
  }

  package func relativeToMargin() -> [FaultyElement] {
    let margins: Set<String> = ["leadingMargin", "trailingMargin", "topMargin", "bottomMargin"]
    return elements.positions(named: "constraint").flatMap { position in
      ["firstAttribute", "secondAttribute"].compactMap { name in
        guard let attribute = elements[position][name], margins.contains(attribute) else {
          return nil
        }
        return FaultyElement(
          position, LinterFault.relativeToMargin(subject(position), attribute: attribute))
      }
    }
  }

  package func autoLayoutIsOff() -> [FaultyElement] {
    root["useAutolayout"] != nil && root.flag("useAutolayout") == false
      ? [FaultyElement(0, LinterFault.autoLayoutIsOff)] : []
  }

  package func traitCollections() -> [FaultyElement] {
    let isOn = root.flag("useTraitCollections") ?? false
    guard isOn != settings.flag("enabled", default: true) else { return [] }
    return [FaultyElement(0, LinterFault.traitCollections(areOn: isOn))]
  }

  package func viewAsDevice() -> [FaultyElement] {
    let wanted = settings.text("device_id") ?? "retina4_7"
    let device = document.properties.device
    if device == wanted { return [] }
    let position = elements.positions(named: "device").first ?? 0
    return [
      FaultyElement(position, LinterFault.otherCanvas(device, wanted: wanted))
    ]
  }

  package func classNameOfFile() -> [FaultyElement] {
    guard isStoryboard, document.scenes.count == 1, stem != "Main", let first = controllers.first,
      let own = elements[first]["customClass"], own != stem
    else { return [] }
    return [FaultyElement(first, LinterFault.className(own, file: stem))]
  }

  package func identifierOfController() -> [FaultyElement] {
    guard isStoryboard else { return [] }
    return controllers.compactMap { position in
      let element = elements[position]
      guard element["customClass"] != element["storyboardIdentifier"] else { return nil }
      return FaultyElement(
        position,
        LinterFault.storyboardIdentifier(subject(position), ofClass: element["customClass"]))
    }
  }

  package func initialController() -> [FaultyElement] {
    isStoryboard && root["initialViewController"] == nil
      ? [FaultyElement(0, LinterFault.noInitialController)] : []
  }

  package func singleController() -> [FaultyElement] {
    let scenes = Set(
      document.controllers.filter { $0.kind != "viewControllerPlaceholder" }.map(\.scene))
    return isStoryboard && scenes.count > 1
      ? [
        FaultyElement(0, LinterFault.severalControllers(count: scenes.count))
      ]
      : []
  }

  package func hidesBottomBar() -> [FaultyElement] {
    guard isStoryboard else { return [] }
    let excluded = settings.texts("excluded_view_controllers")
    return controllers.compactMap { position in
      let element = elements[position]
      let name = element["customClass"] ?? UIKitClass.name(of: element.name)
      guard !excluded.contains(name), element.flag("hidesBottomBarWhenPushed") != true else {
        return nil
      }
      return FaultyElement(position, LinterFault.showsBottomBar(subject(position)))
    }
  }

  package func backgroundOfStack() -> [FaultyElement] {
    elements.positions(named: "stackView").filter {
      elements[$0].child("color", key: "backgroundColor") != nil
    }.map { FaultyElement($0, LinterFault.coloredStack(subject($0))) }
  }

  package func reuseIdentifierOfClass() -> [FaultyElement] {
    let kinds: Set<String> = [
      "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView",
    ]
    return elements.elements.indices.compactMap { position in
      let element = elements[position]
      // Nobody asks for a static row by an identifier.
      let isStatic =
        elements.parent(of: position).flatMap { elements.parentElement(of: $0) }?.name
        == "tableViewSection"
      guard kinds.contains(element.name), !isStatic, let own = element["customClass"],
        own != element["reuseIdentifier"]
      else { return nil }
      return FaultyElement(position, LinterFault.reuseIdentifier(subject(position), ofClass: own))
    }
  }

  package func baseClass() -> [FaultyElement] {
    var bases: [String: [String]] = [:]
    for entry in settings.options["classes"]?.list ?? [] {
      if let name = entry["element_class"]?.text {
        bases[name] = entry["base_classes"]?.texts ?? []
      }
    }
    if bases.isEmpty { return [] }
    return views.compactMap { position in
      let element = elements[position]
      let kind = UIKitClass.name(of: element.name)
      guard let allowed = bases[kind] else { return nil }
      guard let own = element["customClass"] else {
        return FaultyElement(
          position, LinterFault.plainClass(subject(position), kind: kind, allowed: allowed))
      }
      if allowed.contains(own) { return nil }
      return FaultyElement(
        position, LinterFault.otherClass(subject(position), name: own, allowed: allowed))
    }
  }

  package func customModule() -> [FaultyElement] {
    var modules: [(name: String, classes: Set<String>)] = []
    for entry in settings.options["modules"]?.list ?? [] {
      modules.append(
        (
          entry["module"]?.text ?? "",
          surroundings.swiftClasses(
            in: entry["included"]?.texts ?? [], without: entry["excluded"]?.texts ?? [])
        ))
    }
    if modules.isEmpty { return [] }
    let placeholders = isStoryboard ? [] : elements.positions(named: "placeholder")
    return (views + controllers + placeholders).sorted().compactMap { position in
      let element = elements[position]
      guard let own = element["customClass"] else { return nil }
      let candidates = modules.filter { $0.classes.contains(own) }.map(\.name)
      if candidates.isEmpty { return nil }
      if let module = element["customModule"], candidates.contains(module) { return nil }
      return FaultyElement(
        position,
        LinterFault.otherModule(ofClass: own, allowed: candidates, module: element["customModule"]))
    }
  }

  // MARK: Ids and constraints

  package func repeatedIDs() -> [FaultyElement] {
    var seen: Set<String> = []
    return elements.elements.indices.compactMap { position in
      guard let id = elements[position]["id"], !isReference(position), !seen.insert(id).inserted
      else { return nil }
      return FaultyElement(position, LinterFault.repeatedID(id))
    }
  }

  /// Elements whose `id` names a device, a plug-in or the like.
  private func isReference(_ position: Int) -> Bool {
    guard let parent = elements.parent(of: position) else { return true }
    return parent == 0 && elements[position].name == "device"
      || ["deployment", "plugIn", "capability", "development"].contains(elements[position].name)
  }

  /// Constraints of one view that say the same, also if their items are exchanged.
  package func repeatedConstraints() -> [FaultyElement] {
    var seen: [Int: Set<[String]>] = [:]
    return elements.positions(named: "constraint").compactMap { position in
      let element = elements[position]
      let list = elements.parents[position]
      let key = Self.key(of: element)
      let isKnown =
        seen[list, default: []].contains(key.forward)
        || key.backward.map { seen[list, default: []].contains($0) } ?? false
      seen[list, default: []].insert(key.forward)
      guard isKnown else { return nil }
      return FaultyElement(position, LinterFault.repeatedConstraint(subject(position)))
    }
  }

  /// The meaning of a constraint as texts, read from its first item and from its second one. The latter is `nil` if
  /// there is a multiplier, because that is not simply negated.
  private static func key(of element: DocumentElement) -> (forward: [String], backward: [String]?) {
    let constant = element.number("constant") ?? 0
    let first = [element["firstItem"] ?? "", element["firstAttribute"] ?? ""]
    let second = [element["secondItem"] ?? "", element["secondAttribute"] ?? ""]
    let relation = element["relation"] ?? ""
    let mirrored =
      switch relation {
      case "lessThanOrEqual": "greaterThanOrEqual"
      case "greaterThanOrEqual": "lessThanOrEqual"
      default: relation
      }
    let rest = [element["priority"] ?? "", element["multiplier"] ?? ""]
    // Adding 0 turns a negative zero into zero.
    let forward = first + second + rest + [relation, "\(constant + 0)"]
    let backward = second + first + rest + [mirrored, "\(0 - constant)"]
    return (forward, element["multiplier"] == nil ? backward : nil)
  }
}

/// A mark that Interface Builder has left in the document.
enum MarkFault: ElementFault {
  case ambiguous(ElementCheck.Subject)
  case misplaced(ElementCheck.Subject)

  var message: String {
    switch self {
    case .ambiguous(let view): "\(view) is marked as ambiguous"
    case .misplaced(let view): "\(view) is marked as misplaced"
    }
  }
}
