import Diagnostics
import ElementTree
import LayoutModel

/// Finds identifiers that code asks for, and that no document has.
extension ElementCheck {
  package func missingIdentifiers() -> [FaultyElement] {
    let sources = surroundings.sources
    guard !sources.isEmpty, let known = surroundings.identifiers else { return [] }
    var seen: Set<String> = []
    var told: Set<IdentifierRequest> = []
    var faults: [FaultyElement] = []
    for position in elements.elements.indices {
      guard let type = elements[position]["customClass"], seen.insert(type).inserted else {
        continue
      }
      for found in sources.requests(of: type) where isMissing(found, of: type, sources, known) {
        if told.insert(found.request).inserted { faults.append(fault(position, found, known)) }
      }
    }
    guard isStoryboard else { return faults }
    for found in sources.requests(forStoryboard: stem)
    where !ownIdentifiers.contains(found.identifier) && told.insert(found.request).inserted {
      // Another storyboard with the same name may have the identifier.
      let others = surroundings.storyboards(named: stem) ?? []
      if others.contains(where: { $0.identifiers.contains(found.identifier) }) { continue }
      faults.append(fault(0, found, known))
    }
    return faults
  }

  private func isMissing(
    _ found: SourceIndex.KnownRequest, of type: String, _ sources: SourceIndex,
    _ known: DocumentIdentifiers
  ) -> Bool {
    // A request that names a storyboard is checked with that storyboard.
    if found.request.storyboard != nil { return false }
    let exists = known.names[found.request.kind]?.contains(found.identifier) ?? false
    switch found.request.kind {
    case .viewController: return !exists
    case .cell: return !exists && !sources.mayRegister(found.identifier, in: type)
    case .segue:
      if !exists { return true }
      // An object performs its own segues. If other documents use the class too, a scene there may have
      // the segue.
      guard found.request.isOwn, known.classes[type] == 1 else { return false }
      let scenes = controllers.filter { elements[$0]["customClass"] == type }
      return !scenes.isEmpty && !scenes.contains { segues(of: $0).contains(found.identifier) }
    }
  }

  /// The identifiers of the segues that a controller can perform: those of all objects of its scene.
  ///
  /// Bar buttons and gesture recognizers may stand beside the controller instead of in it, and UIKit
  /// starts their segues from the controller.
  private func segues(of controller: Int) -> Set<String> {
    let scene = elements.parent(of: controller) ?? controller
    return Set(
      elements.positions(named: "segue").filter { elements.path(from: $0).contains(scene) }
        .compactMap { elements[$0]["identifier"] })
  }

  private var ownIdentifiers: Set<String> {
    Set(controllers.compactMap { elements[$0]["storyboardIdentifier"] })
  }

  private func fault(
    _ position: Int, _ found: SourceIndex.KnownRequest, _ known: DocumentIdentifiers
  ) -> FaultyElement {
    let request = found.request
    let names = known.names[request.kind] ?? []
    // An identifier that another scene has is not misspelt.
    let meant =
      names.contains(found.identifier)
      ? nil : Spelling.nearest(to: found.identifier, in: names.sorted())
    return FaultyElement(
      position,
      IdentifierFault.missing(request, found.identifier, meant: meant))
  }
}

private enum IdentifierFault: ElementFault {
  /// Code asks for an identifier that no document has.
  case missing(IdentifierRequest, String, meant: String?)

  var message: String {
    switch self {
    case .missing(let request, let identifier, _):
      let file = "\(request.path.split(separator: "/").last ?? ""):\(request.line)"
      let place =
        request.storyboard.map { "which '\($0).storyboard' does not have" }
        ?? (request.kind == .segue
          ? "which no scene of this class has" : "which no document of this project has")
      return "\(file) asks for the \(request.kind.rawValue) '\(identifier)', \(place)"
    }
  }

  var hint: String? {
    switch self {
    case .missing(_, _, let meant): Spelling.question(meant) ?? "at run time the app ends there"
    }
  }
}
