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
  /// The classes of the controllers in the document, or of a xib's File's Owner.
  private let controllers: [String]

  init(_ document: LayoutDocument) {
    self.document = document
    let outlets = CodeOutlet.outlets(of: document)
    self.outlets = outlets
    places = PlacesOfCode(document, outlets)
    controllers =
      document.controllers.compactMap(\.customClass) + [document.ownerClass].compactMap { $0 }
  }

  /// - Parameter sources: read only if an object of a fault has an outlet, or if a phone is held in landscape.
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
    if outlets.isEmpty { return nil }
    return switch fault.diagnostic.code {
    case .conflictingConstraints:
      first(of: fault.diagnostic.objects, in: { sources().uses.changedConstraints }).map {
        "code changes the constraint of the outlet '\($0)': whether they hold together then is not seen"
      }
    case .ambiguousFrame:
      first(of: fault.views, in: { sources().uses.anchoredViews }).map {
        "code adds constraints to the view of the outlet '\($0)', which are not seen here"
      }
        ?? first(of: emptyImageViews(fault), in: { sources().uses.imageProperties }).map {
          "code sets an image through the outlet '\($0)', whose size is not seen here"
        }
    case .truncatedText:
      first(of: fault.diagnostic.objects.prefix(1), in: { sources().uses.textProperties }).map {
        Self.anotherText($0)
      }
    case .overlap:
      alternatives(fault.diagnostic.objects, sources) ?? places.reason(fault, sources)
    case .offScreen: places.reason(fault, sources) ?? lineBeyondSide(fault, sources)
    case .clipped, .zeroSize: places.reason(fault, sources)
    default: nil
    }
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

  /// Whether a phone is held in landscape, and a controller of the document says in code how its screens may be held.
  private func orientation(
    _ environment: LayoutEnvironment, _ sources: () -> SourceIndex
  ) -> String? {
    guard !controllers.isEmpty, environment.orientation == .landscape,
      environment.profile.map({ !$0.isPad }) ?? false
    else { return nil }
    let sources = sources()
    return controllers.first(where: sources.choosesOrientations).map {
      "'\($0)' says in code how its screens may be held: whether a phone shows this in landscape is not seen"
    }
  }
}
