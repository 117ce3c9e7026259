import Diagnostics
import ElementTree
import LayoutEngine
import LayoutModel

/// Makes notes of faults that code may end, as far as the app's sources show it.
struct CodeDoubts {
  private let document: LayoutDocument
  /// The outlets of each object.
  private let outlets: [String: [CodeOutlet]]
  private let places: PlacesOfCode
  /// The classes of controllers, by the positions of their root views.
  private let ownersOfRoots: [Int: String]
  /// The classes of the controllers in the document, or of a xib's File's Owner.
  private let controllers: [String]

  init(_ document: LayoutDocument) {
    self.document = document
    let outlets = CodeOutlet.outlets(of: document)
    self.outlets = outlets
    places = PlacesOfCode(document, outlets)
    ownersOfRoots = Dictionary(
      document.controllers.compactMap { controller in
        guard let view = controller.view, let type = controller.customClass else { return nil }
        return (view, type)
      }
    ) { first, _ in first }
    controllers =
      document.controllers.compactMap(\.customClass) + [document.ownerClass].compactMap { $0 }
  }

  /// - Parameter sources: read only if an object of a fault has an outlet, if a cut text has a tag or a class, or if a phone is
  ///   held in landscape.
  func doubt(
    _ faults: inout [FoundFault], in layout: ResolvedLayout,
    names sources: @autoclosure () -> SourceIndex
  ) {
    for index in faults.indices where faults[index].diagnostic.severity > .note {
      let reason = orientation(layout.environment, sources) ?? reason(faults[index], sources)
      if let reason { faults[index].doubt(reason) }
    }
  }

  private func reason(_ fault: FoundFault, _ sources: () -> SourceIndex) -> String? {
    if fault.diagnostic.code == .contrast { return color(fault, sources) }
    if fault.diagnostic.code == .truncatedText,
      let reason = tagged(fault.diagnostic.objects.prefix(1), sources)
        ?? ownText(fault.diagnostic.objects.first, sources)
    {
      return reason
    }
    if outlets.isEmpty { return nil }
    if let outlet = emptied(fault, sources) {
      return "code takes all views out of the view of the outlet '\(outlet)'"
    }
    return switch fault.diagnostic.code {
    case .conflictingConstraints:
      first(of: fault.diagnostic.objects, in: { sources().uses.changedConstraints }).map {
        "code changes the constraint of the outlet '\($0)': whether they hold together then is not seen"
      }
    case .ambiguousFrame: openFrame(fault, sources)
    case .truncatedText: cutText(fault.diagnostic.objects.prefix(1), sources)
    case .overlap:
      alternatives(fault.diagnostic.objects, sources) ?? places.reason(fault, sources)
        ?? overlappingText(fault, sources)
    case .offScreen: places.reason(fault, sources) ?? lineBeyondSide(fault, sources)
    case .clipped, .zeroSize: places.reason(fault, sources)
    default: nil
    }
  }

  private func openFrame(_ fault: FoundFault, _ sources: () -> SourceIndex) -> String? {
    if let outlet = first(of: fault.views, in: { sources().uses.anchoredViews }) {
      return "code adds constraints to the view of the outlet '\(outlet)', which are not seen here"
    }
    let images = emptyImageViews(fault)
    let outlet =
      first(of: images, in: { sources().uses.imageProperties })
      ?? firstOfClass(images, \.handedViews, sources)
    return outlet.map {
      "code sets an image through the outlet '\($0)', whose size is not seen here"
    }
  }

  private func cutText(
    _ objects: some Sequence<String>, _ sources: () -> SourceIndex
  ) -> String? {
    if let outlet = first(of: objects, in: { sources().uses.textProperties }) {
      return Self.anotherText(outlet)
    }
    if let outlet = firstOfClass(objects, \.fontProperties, sources) {
      return "code sets another font through the outlet '\(outlet)'"
    }
    return firstOfClass(objects, \.handedViews, sources).map {
      "code hands the outlet '\($0)' to a function or puts it into a list, and may set another text there"
    }
  }

  /// The outlet of a view around those of a fault that code empties before anybody sees them.
  private func emptied(_ fault: FoundFault, _ sources: () -> SourceIndex) -> String? {
    for object in fault.diagnostic.objects {
      guard let view = document.view(ObjectID(object)) else { continue }
      for index in document.superviews(of: view.index) {
        let own = outlets[document.views[index].id.text] ?? []
        if let outlet = own.first(where: { $0.isUsed(in: \.emptiedViews, sources) }) {
          return outlet.property
        }
      }
    }
    return nil
  }

  /// A view that code finds by its tag, to set another text there.
  private func tagged(
    _ objects: some Sequence<String>, _ sources: () -> SourceIndex
  ) -> String? {
    let tags = objects.compactMap { document.view(ObjectID($0))?.element["tag"] }
    if tags.isEmpty { return nil }
    let known = sources().uses.tags
    return tags.first { known.contains($0) || known.contains("*") }.map {
      "code finds the view by its tag \($0), and may set another text there"
    }
  }

  /// A view whose class sets its text or its font.
  private func ownText(_ object: String?, _ sources: () -> SourceIndex) -> String? {
    guard let type = object.flatMap({ document.view(ObjectID($0))?.customClass }) else {
      return nil
    }
    let sources = sources()
    if sources.uses("self", in: \.textProperties, of: type) {
      return "'\(type)' sets another text in code"
    }
    return sources.uses("self", in: \.fontProperties, of: type)
      ? "'\(type)' sets another font in code" : nil
  }

  /// A label that lies upon another view, and whose text code sets: how long and how high it is depends on the text.
  private func overlappingText(_ fault: FoundFault, _ sources: () -> SourceIndex) -> String? {
    let labels = fault.diagnostic.objects.filter { document.view(ObjectID($0))?.kind == .label }
    return first(of: labels, in: { sources().uses.textProperties }).map { Self.anotherText($0) }
      ?? tagged(labels, sources)
  }

  /// Whether code sets the colour of a text, or of what is below it.
  private func color(_ fault: FoundFault, _ sources: () -> SourceIndex) -> String? {
    guard let text = fault.diagnostic.objects.first.flatMap({ document.view(ObjectID($0)) }) else {
      return nil
    }
    for index in document.viewAndSuperviews(of: text.index) {
      let view = document.views[index]
      let ids = [view.id.text]
      let outlet =
        firstOfClass(ids, \.colorProperties, sources)
        ?? (index == text.index ? firstOfClass(ids, \.handedViews, sources) : nil)
      if let outlet { return "code sets a colour through the outlet '\(outlet)'" }
      let own = [(view.customClass, "self"), (ownersOfRoots[index], "view")]
      for case let (type?, name) in own
      where sources().uses(name, in: \.colorProperties, of: type) {
        return "'\(type)' sets a colour in code"
      }
    }
    return nil
  }

  private static func anotherText(_ outlet: String) -> String {
    "code sets another text through the outlet '\(outlet)'"
  }

  /// The first outlet of the objects that is in a list of code's names.
  private func first(of objects: some Sequence<String>, in list: () -> Set<String>) -> String? {
    let names = objects.flatMap { outlets[$0] ?? [] }.map(\.property)
    if names.isEmpty { return nil }
    let listed = list()
    return names.first(where: listed.contains)
  }

  /// The first outlet of the objects that its class, or one that it inherits from, uses in the way of a list.
  private func firstOfClass(
    _ objects: some Sequence<String>, _ list: KeyPath<SourceIdentifiers, Set<String>>,
    _ sources: () -> SourceIndex
  ) -> String? {
    objects.flatMap { outlets[$0] ?? [] }.first { $0.isUsed(in: list, sources) }?.property
  }

  /// The image view that is to blame, if the document gives it no image. With one, it has a size.
  private func emptyImageViews(_ fault: FoundFault) -> [String] {
    fault.diagnostic.objects.prefix(1).filter { id in
      guard let view = document.view(ObjectID(id)) else { return false }
      return view.kind == .imageView && view.element["image"] == nil
        && (fault.diagnostic.fault.essence as? AmbiguousFrame)?.parts.contains(where: \.isLength)
          ?? false
    }
  }

  /// Whether code hides both of two views, or containers around them: then it shows the one or the other.
  private func alternatives(_ objects: [String], _ sources: () -> SourceIndex) -> String? {
    let sides = objects.map { id -> [String] in
      guard let view = document.view(ObjectID(id)) else { return [] }
      return document.viewAndSuperviews(of: view.index).map { document.views[$0].id.text }
    }
    guard sides.count == 2 else { return nil }
    let common = Set(sides[0]).intersection(sides[1])
    let names = sides.map { side in
      first(of: side.filter { !common.contains($0) }, in: { sources().uses.hiddenViews })
    }
    guard let one = names[0], let other = names[1], one != other else { return nil }
    return "code hides the views of the outlets '\(one)' and '\(other)', perhaps in turn"
  }

  /// A label that reaches beyond a side of the screen with a part. How long its line is depends on the text.
  private func lineBeyondSide(_ fault: FoundFault, _ sources: () -> SourceIndex) -> String? {
    guard case .beyond(let edge, let item)? = fault.diagnostic.fault.essence as? PlacementFault,
      edge.axis == .horizontal, item.points < item.length, item.outer == nil,
      document.view(item.view.id)?.kind == .label
    else { return nil }
    return first(of: [item.view.id.text], in: { sources().uses.textProperties }).map {
      Self.anotherText($0)
    }
  }

  /// Whether a phone is held in landscape, and code says how screens may be held: a controller of the document does, or the app
  /// for all of them.
  private func orientation(
    _ environment: LayoutEnvironment, _ sources: () -> SourceIndex
  ) -> String? {
    guard environment.orientation == .landscape, environment.profile.map({ !$0.isPad }) ?? false
    else { return nil }
    let sources = sources()
    let open = "whether a phone shows this in landscape is not seen"
    if let controller = controllers.first(where: sources.choosesOrientations) {
      return "'\(controller)' says in code how its screens may be held: \(open)"
    }
    return sources.appChoosesOrientations
      ? "code of the app says how its screens may be held: \(open)" : nil
  }
}
