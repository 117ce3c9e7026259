package import ElementTree

/// A table cell of one of UIKit's own styles, which places its labels and its image itself.
///
/// - Source: `<tableViewCell style="IBUITableViewCellStyle…" textLabel="…" detailTextLabel="…"
///   imageView="…">`; the parts lie in the content view, with frames and without constraints.
package struct BuiltInCell: Sendable {
  package enum Style: String, Sendable {
    case basic = "IBUITableViewCellStyleDefault"
    /// The style "Right Detail".
    case value1 = "IBUITableViewCellStyleValue1"
    /// The style "Left Detail".
    case value2 = "IBUITableViewCellStyleValue2"
    case subtitle = "IBUITableViewCellStyleSubtitle"
  }

  package enum Part: String, Sendable, CaseIterable {
    case text = "textLabel"
    case detail = "detailTextLabel"
    case image = "imageView"
  }

  package var style: Style
  /// The ids of the parts that the cell has.
  package var parts: [Part: ObjectID]

  /// `nil` for a cell of a custom style, and for an element that is no cell.
  package init?(_ cell: DocumentElement) {
    guard cell.name == "tableViewCell", let style = cell["style"].flatMap(Style.init(rawValue:))
    else { return nil }
    self.style = style
    parts = [:]
    for part in Part.allCases {
      if let id = cell[part.rawValue], !id.isEmpty { parts[part] = ObjectID(id) }
    }
    if parts.isEmpty { return nil }
  }

  /// The part that a view is; `nil` for any other view in the content view.
  package func part(_ id: ObjectID) -> Part? {
    Part.allCases.first { parts[$0] == id }
  }
}

extension LayoutDocument {
  /// The cell of a built-in style that places a view, and the part of the cell that the view is.
  /// `nil` for all other views.
  package func builtInPlace(of view: LayoutView) -> (cell: BuiltInCell, part: BuiltInCell.Part)? {
    guard view.placement == .subview, let content = view.parent,
      views[content].role == "contentView", let parent = views[content].parent,
      let cell = BuiltInCell(views[parent].element), let part = cell.part(view.id)
    else { return nil }
    return (cell, part)
  }
}
