import Diagnostics
import ElementTree
import LayoutEngine
import LayoutModel

/// Makes notes of faults that code may end, as far as the app's sources show it.
struct CodeDoubts {
  private let document: LayoutDocument
  /// The outlets of each object, by the names of their properties.
  private let outlets: [String: [String]]

  init(_ document: LayoutDocument) {
    self.document = document
    outlets = Dictionary(
      grouping: document.connections.filter { $0.detail != nil }, by: { $0.destination?.text ?? "" }
    ).mapValues { $0.compactMap(\.detail) }
  }

  /// - Parameter sources: read only if an object of a fault has an outlet.
  func doubt(_ faults: inout [FoundFault], names sources: @autoclosure () -> SourceIndex) {
    if outlets.isEmpty { return }
    for index in faults.indices where faults[index].diagnostic.severity > .note {
      if let reason = reason(faults[index], sources) { faults[index].doubt(reason) }
    }
  }

  private func reason(_ fault: FoundFault, _ sources: () -> SourceIndex) -> String? {
    switch fault.diagnostic.code {
    case .conflictingConstraints:
      first(of: fault.diagnostic.objects, in: { sources().changedConstraints }).map {
        "code changes the constraint of the outlet '\($0)': whether they hold together then is not seen"
      }
    case .ambiguousFrame:
      first(of: fault.views, in: { sources().anchoredViews }).map {
        "code adds constraints to the view of the outlet '\($0)', which are not seen here"
      }
        ?? first(of: emptyImageViews(fault), in: { sources().imageProperties }).map {
          "code sets an image through the outlet '\($0)', whose size is not seen here"
        }
    case .truncatedText:
      first(of: fault.diagnostic.objects.prefix(1), in: { sources().textProperties }).map {
        "code sets another text through the outlet '\($0)'"
      }
    case .overlap: alternatives(fault.diagnostic.objects, sources)
    default: nil
    }
  }

  /// The first outlet of the objects that is in a list of code's names.
  private func first(of objects: some Sequence<String>, in list: () -> Set<String>) -> String? {
    let names = objects.flatMap { outlets[$0] ?? [] }
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
      first(of: side.filter { !common.contains($0) }, in: { sources().hiddenViews })
    }
    guard let one = names[0], let other = names[1], one != other else { return nil }
    return "code hides the views of the outlets '\(one)' and '\(other)', perhaps in turn"
  }
}
