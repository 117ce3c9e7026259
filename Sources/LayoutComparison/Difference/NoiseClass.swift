/// The reason why a review leaves out a difference.
package enum NoiseClass: String, Hashable, Sendable, CaseIterable {
  /// The recorded frame of a view that constraints or a stack view place.
  case frames
  /// `misplaced` and `ambiguous`, as the canvas saw it.
  case flags
  /// Versions of Xcode, its plug-ins and the system.
  case versions
  /// The features of Xcode that a document says it needs. They follow from what the document uses.
  case capabilities
  /// The device and metrics of the canvas, and the places of scenes on it.
  case canvas
  /// Sizes that images had when the document was saved.
  case imageSizes = "image-sizes"
  /// The look of system colours when the document was saved.
  case systemColors = "system-colors"
  /// Empty `animations` elements, which old versions add.
  case animations
  /// A default value that one side states and the other leaves out.
  case defaults
  /// The same number, written in another way.
  case numbers
  /// The same colour, written in another way.
  case colorSpaces = "color-spaces"
  /// The order of items whose order means nothing: constraints, scenes, resources, keyed objects.
  case order
  /// White space, comments, the order of attributes, empty containers.
  case formatting

  /// A number of such differences in words: `1 frame`, `8 frames`.
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
      case .colorSpaces: ("spelling of a colour", "spellings of colours")
      case .order: ("order of an unordered list", "orders of unordered lists")
      case .formatting: ("formatting of an element", "formattings of elements")
      }
    return "\(count) \(count == 1 ? one : many)"
  }
}
