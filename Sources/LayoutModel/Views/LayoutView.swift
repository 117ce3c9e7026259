package import Diagnostics
package import ElementTree

/// A view of a document.
///
/// Properties that every view has are typed. Properties of some kinds only (a text, a font, an
/// axis) are read from ``element`` where they are needed, with ``value(_:in:)`` and
/// ``part(_:key:in:)``, which know the cells.
package struct LayoutView: Sendable {
  package var id: ObjectID
  package var kind: ViewKind
  /// Its `key` in the parent, such as `contentView`; `nil` for a plain subview.
  package var role: String?
  package var placement: Placement
  /// The position in ``LayoutDocument/views``; parents stand before their children.
  package var index: Int
  /// The position of the superview.
  package var parent: Int?
  /// The positions of the views inside it, in order.
  package var children: [Int] = []
  /// The position in ``LayoutDocument/scenes``.
  package var scene: Int
  /// The position of the controller that it belongs to, in ``LayoutDocument/controllers``.
  package var controller: Int?
  /// The element without the parts that have places of their own in the model: subviews,
  /// constraints, cells.
  package var element: DocumentElement {
    didSet { hasVariations = element.hasVariations }
  }
  /// Whether something differs by cell. This is stored because few views vary, and layout asks each
  /// view for a dozen values.
  package private(set) var hasVariations: Bool
  /// The cells in which the view is installed, if they differ.
  package var installation = Installation()
  package var location: SourceLocation?
  /// The section, for a row of a static table.
  package var section: RowSection?

  /// The kind of place that a view has in its parent.
  package enum Placement: String, Hashable, Sendable {
    /// The root of a scene, a top-level object of a xib, or a view of a bar.
    case root
    /// In the superview's `subviews`.
    case subview
    /// In a stack view's `subviews`, which are its arranged views.
    case arranged
    /// Under a `key`, such as a content view.
    case keyed
    /// A prototype or static cell of a table or collection.
    case cell
  }

  package init(
    id: ObjectID, kind: ViewKind, role: String?, placement: Placement, index: Int, parent: Int?,
    scene: Int, controller: Int?, element: DocumentElement
  ) {
    self.id = id
    self.kind = kind
    self.role = role
    self.placement = placement
    self.index = index
    self.parent = parent
    self.scene = scene
    self.controller = controller
    self.element = element
    hasVariations = element.hasVariations
    location = element.location
  }
}

extension LayoutView {
  /// The name that a person uses: the label in Interface Builder, the text, or the kind. A text of spaces is no name.
  package var name: String {
    func isName(_ text: String) -> Bool { text.contains { !$0.isWhitespace } }
    if let label = element["userLabel"], isName(label) { return label }
    if let text = element["text"] ?? element["title"], text.count <= 40, isName(text) {
      return text
    }
    for state in element.children where state.name == "state" && state["key"] == "normal" {
      if let title = state["title"], title.count <= 40, isName(title) { return title }
    }
    if let custom = element["customClass"] { return custom }
    return kind.displayName
  }

  package var customClass: String? { element["customClass"] }

  /// The frame recorded in the document, in the superview's coordinates.
  package var recordedFrame: Rect? { element.rect(key: "frame") }

  package var translatesAutoresizingMask: Bool {
    element["translatesAutoresizingMaskIntoConstraints"] != "NO"
  }
  /// Whether the view is placed by its recorded frame and mask, because its constraints do not
  /// suffice.
  package var isFixedFrame: Bool { element.flag("fixedFrame") ?? false }
  package var isMarkedMisplaced: Bool { element.flag("misplaced") ?? false }
  package var isMarkedAmbiguous: Bool { element.flag("ambiguous") ?? false }

  /// Variations of its own attributes, general before specific.
  package var variations: [CellValue<DocumentElement>] {
    hasVariations ? element.cellVariations : []
  }

  /// The value of an attribute in a cell: the value of the last variation that applies, or else the
  /// plain one.
  package func value(_ name: String, in cell: GridCell) -> String? {
    hasVariations ? element.value(name, in: cell) : element[name]
  }

  /// A number in a cell; `nil` if it is missing or not finite.
  package func number(_ name: String, in cell: GridCell) -> Double? {
    value(name, in: cell).flatMap { NumberText.number($0) }
  }

  /// A `YES` or `NO` in a cell.
  package func flag(_ name: String, in cell: GridCell) -> Bool? {
    value(name, in: cell).map { $0 == "YES" }
  }

  /// A child element with that `key` in a cell: the one of the last variation that has it, or else
  /// the plain one.
  package func part(_ name: String? = nil, key: String, in cell: GridCell) -> DocumentElement? {
    if hasVariations { return element.part(name, key: key, in: cell) }
    return name.map { element.child($0, key: key) } ?? element.child(key: key)
  }

  package func isHidden(in cell: GridCell) -> Bool { flag("hidden", in: cell) ?? false }

  /// How strongly the view resists growing beyond its intrinsic size.
  ///
  /// - Source: Interface Builder writes the attribute only if it differs from the class's default,
  ///   250.
  package func contentHugging(_ axis: LayoutAxis) -> LayoutPriority {
    let name = axis == .horizontal ? "horizontalHuggingPriority" : "verticalHuggingPriority"
    return element.number(name).map { LayoutPriority($0) } ?? .defaultLow
  }

  /// How strongly the view resists shrinking below its intrinsic size; 750 if the document does not
  /// state it.
  package func compressionResistance(_ axis: LayoutAxis) -> LayoutPriority {
    let name =
      axis == .horizontal
      ? "horizontalCompressionResistancePriority" : "verticalCompressionResistancePriority"
    return element.number(name).map { LayoutPriority($0) } ?? .defaultHigh
  }

  package var autoresizing: AutoresizingMask {
    AutoresizingMask(element.child(key: "autoresizingMask"))
  }
}

extension ViewKind {
  /// The kind in words, such as `Image View` for `imageView`.
  package var displayName: String {
    var result = ""
    for (index, character) in rawValue.enumerated() {
      if index == 0 {
        result += character.uppercased()
      } else {
        if character.isUppercase { result += " " }
        result.append(character)
      }
    }
    return result
  }
}

extension LayoutView {
  /// Points between the arranged views of a stack view in a cell.
  ///
  /// - Source: `<stackView>`: absent spacing is 0; without a number `spacingType="standard"` is 8 (45 of 45 in public
  ///   documents).
  package func stackSpacing(in cell: GridCell) -> Double {
    number("spacing", in: cell)
      ?? (value("spacingType", in: cell) == "standard" ? Self.standardSpacing : 0)
  }

  private static let standardSpacing = 8.0
}

/// The section of a static table in which a row stands.
package struct RowSection: Hashable, Sendable {
  /// The number of the section, counted through the document.
  package var number: Int
  /// The titles above and below its rows; `nil` if there is none.
  package var header: String?
  package var footer: String?

  package init(number: Int, header: String? = nil, footer: String? = nil) {
    self.number = number
    self.header = header
    self.footer = footer
  }
}
