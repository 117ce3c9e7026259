import Diagnostics
import ElementTree
import LayoutComparison
import LayoutEngine
import LayoutModel

/// Views that code places: it sets their frames, or changes constraints that hold them or a view around them.
///
/// Only code of the class that has the outlet counts, and of the classes that it inherits from. Other classes may have a
/// property of the same name, such as `titleLabel`, whose frame they set.
struct PlacesOfCode {
  private let document: LayoutDocument
  private let outlets: [String: [CodeOutlet]]
  /// The constraints with outlets, by the views that they hold.
  private let constraints: [Int: [Held]]

  private struct Held {
    let axes: Set<LayoutAxis>
    let outlets: [CodeOutlet]
  }

  init(_ document: LayoutDocument, _ outlets: [String: [CodeOutlet]]) {
    self.document = document
    self.outlets = outlets
    var constraints: [Int: [Held]] = [:]
    if !outlets.isEmpty {
      for constraint in document.constraints {
        guard let own = outlets[constraint.id.text] else { continue }
        let anchors = [constraint.first] + [constraint.second].compactMap { $0 }
        let held = Held(axes: Set(anchors.map(\.attribute.axis)), outlets: own)
        for view in Set(anchors.compactMap { document.host(of: $0.item) }) {
          constraints[view, default: []].append(held)
        }
      }
    }
    self.constraints = constraints
  }

  /// Why the place of a fault's views is not seen here; `nil` if code does not place them.
  func reason(_ fault: FoundFault, _ sources: () -> SourceIndex) -> String? {
    for view in fault.placedViews.compactMap({ document.view($0)?.index }) {
      for index in document.viewAndSuperviews(of: view) {
        for outlet in outlets[document.views[index].id.text] ?? [] {
          if outlet.isUsed(in: \.placedViews, sources) {
            return "code sets the frame of the view of the outlet '\(outlet.property)'"
          }
        }
        for held in constraints[index] ?? [] {
          guard fault.axis.map(held.axes.contains) ?? true else { continue }
          for outlet in held.outlets where outlet.isUsed(in: \.changedConstraints, sources) {
            return
              "code changes the constraint of the outlet '\(outlet.property)': where that puts the view is not seen"
          }
        }
      }
    }
    return nil
  }
}

extension FoundFault {
  /// The axis along which views are in the wrong place, cut or empty; `nil` for other faults.
  var axis: LayoutAxis? {
    switch diagnostic.fault.essence {
    case let fault as PlacementFault:
      switch fault {
      case .beyond(let edge, _): edge.axis
      case .overlap(_, _, let common): common.width < common.height ? .horizontal : .vertical
      }
    case let fault as ClippingFault:
      switch fault {
      case .clipped(_, _, let edge, _, _): edge.axis
      case .empty(_, let axis, _): axis
      }
    case let fault as TruncatedText: fault.truncation.axis
    default: nil
    }
  }

  /// The ids of the views that are in the wrong place, cut or empty.
  fileprivate var placedViews: [ObjectID] {
    switch diagnostic.fault.essence {
    case PlacementFault.beyond(_, let item): [item.view.id]
    case ClippingFault.clipped(_, let view, _, _, _): [view.id]
    case ClippingFault.empty(let view, _, _): [view.id]
    default: diagnostic.objects.map { ObjectID($0) }
    }
  }
}
