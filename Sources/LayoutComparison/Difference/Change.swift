package import LayoutModel

/// One thing that is different between two documents, as data.
///
/// Objects are known by id; what has no id is a property of the object around it.
package struct Change: Hashable, Sendable {
  package var object: ObjectID
  package var kind: Kind
  /// Set when the difference says nothing about the layout itself.
  package var noise: NoiseClass?

  package enum Kind: Hashable, Sendable {
    /// The element comes without the objects inside it: those are changes of their own.
    case added(DocumentElement, at: Placement)
    case removed(DocumentElement, from: Placement)
    /// To another parent, another place in it (`subviews`, `cells`, …), or another position.
    case moved(from: Placement, to: Placement)
    case modified(PropertyPath, old: PropertyValue?, new: PropertyValue?)
  }

  package init(_ object: ObjectID, _ kind: Kind, noise: NoiseClass? = nil) {
    self.object = object
    self.kind = kind
    self.noise = noise
  }

  /// The cell of the grid in which a setting changes; `nil` for plain settings and whole objects.
  package var cell: GridCell? {
    if case .modified(let path, _, _) = kind { path.cell } else { nil }
  }
}

/// Where an object stands: in which object, in which list of it, after which other object.
package struct Placement: Hashable, Sendable {
  package var parent: ObjectID
  /// The way from the parent's element to the list, such as `subviews`.
  package var slot: ElementPath
  /// The object before it in the same list; `nil` for the first.
  package var after: ObjectID?
  /// The sibling right before it, of whatever kind: a hint only.
  var near: ChildKey?

  package init(
    parent: ObjectID, slot: ElementPath, after: ObjectID? = nil, near: ChildKey? = nil
  ) {
    self.parent = parent
    self.slot = slot
    self.after = after
    self.near = near
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.parent == b.parent && a.slot == b.slot && a.after == b.after
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(parent)
    hasher.combine(slot)
    hasher.combine(after)
  }
}

/// What a property is: the text of an attribute, or a part with all that it says.
package enum PropertyValue: Hashable, Sendable {
  case text(String)
  case element(DocumentElement)
}

/// Why a difference is left out of a review.
package enum NoiseClass: String, Hashable, Sendable, CaseIterable {
  /// The recorded frame of a view that constraints or a stack view place.
  case frames
  /// `misplaced` and `ambiguous`, as the canvas saw it.
  case flags
  /// Versions of Xcode, its plug-ins and the system.
  case versions
  /// What a document says it needs of Xcode; it follows from what the document uses.
  case capabilities
  /// The device and metrics of the canvas, and where scenes lie on it.
  case canvas
  /// Sizes that images had when the document was saved.
  case imageSizes = "image-sizes"
  /// What system colours looked like when the document was saved.
  case systemColors = "system-colors"
  /// Empty `animations` elements, which old versions add.
  case animations
  /// A default value that one side states and the other leaves out.
  case defaults
  /// The same number, written in another way.
  case numbers
  /// Black or white, written in another colour space.
  case colorSpaces = "color-spaces"
  /// The order of what has no order: constraints, scenes, resources, keyed objects.
  case order
  /// White space, comments, the order of attributes, empty containers.
  case formatting

  /// `1 frame`, `8 frames`: a count of it, in a sentence.
  package func text(count: Int) -> String {
    let (one, many) =
      switch self {
      case .frames: ("frame", "frames")
      case .flags: ("misplaced or ambiguous flag", "misplaced or ambiguous flags")
      case .versions: ("version", "versions")
      case .capabilities: ("capability", "capabilities")
      case .canvas: ("canvas setting", "canvas settings")
      case .imageSizes: ("image size", "image sizes")
      case .systemColors: ("system colour", "system colours")
      case .animations: ("animations element", "animations elements")
      case .defaults: ("spelled-out default", "spelled-out defaults")
      case .numbers: ("spelling of a number", "spellings of numbers")
      case .colorSpaces: ("colour space of black or white", "colour spaces of black or white")
      case .order: ("order of an unordered list", "orders of unordered lists")
      case .formatting: ("formatting of an element", "formattings of elements")
      }
    return "\(count) \(count == 1 ? one : many)"
  }
}
