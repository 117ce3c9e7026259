import ElementTree
import LayoutModel

/// The position of an element, as far as it decides to which table the element belongs.
///
/// ``LayoutModel/LayoutDocument`` finds views, constraints and masks by the same rules, so that
/// queries and the model see the same objects.
struct ElementPlace {
  /// The names of the parent and of the parent's parent.
  var parent: String?
  var grandparent: String?
  /// The tables of both; `nil` if they have none.
  var parentTable: Kind?
  var grandparentTable: Kind?
  /// The depth below the root: 0 for the root itself.
  var depth = 0

  /// A typed table; the raw value is its index in ``TypedTable/all``.
  enum Kind: Int, CaseIterable, Sendable {
    case documentProperties, device, scene, controller, view, rect, point, size, insets
    case autoresizing, guide, layoutConstraint, variation, mask, maskEntry, connection, font, color
    case state, imageReference, image, object

    var table: TypedTable { TypedTable.all[rawValue] }
  }

  /// The position of something inside `element`.
  func inside(_ element: DocumentElement, of kind: Kind?) -> ElementPlace {
    ElementPlace(
      parent: element.name, grandparent: parent, parentTable: kind, grandparentTable: parentTable,
      depth: depth + 1)
  }

  /// The table for an element at this position.
  func table(for element: DocumentElement) -> Kind? {
    if depth == 0 { return .documentProperties }
    if parent == "connections" { return .connection }
    if isController(element) { return .controller }
    if isView(element) { return .view }
    switch element.name {
    case "device" where depth == 1: return .device
    case "scene" where parent == "scenes": return .scene
    case "constraint" where parent == "constraints" && grandparentTable == .view:
      return .layoutConstraint
    case "variation": return .variation
    case "mask" where parentTable == .variation && grandparentTable == .view: return .mask
    case "include" where parentTable == .mask, "exclude" where parentTable == .mask:
      return .maskEntry
    case "image" where parent == "resources": return .image
    default: return Self.kinds[element.name] ?? (element["id"] == nil ? nil : .object)
    }
  }

  private static let kinds: [String: Kind] = [
    "rect": .rect, "point": .point, "size": .size, "edgeInsets": .insets,
    "directionalEdgeInsets": .insets, "inset": .insets, "autoresizingMask": .autoresizing,
    "viewLayoutGuide": .guide, "viewControllerLayoutGuide": .guide, "layoutGuide": .guide,
    "keyboardLayoutGuide": .guide, "fontDescription": .font, "font": .font, "color": .color,
    "state": .state, "imageReference": .imageReference,
  ]

  private func isController(_ element: DocumentElement) -> Bool {
    parent == "objects" && element.isController
  }

  private func isView(_ element: DocumentElement) -> Bool {
    if parent == "subviews" && grandparentTable == .view { return true }
    if parent == "cells" || parent == "prototypes" { return element["id"] != nil }
    if parent == "objects" && parentTable == nil {
      return grandparent == "scene" ? element.isKnownView : element.isTopLevelView
    }
    return parentTable != .variation && element.isKeyedView
  }
}
