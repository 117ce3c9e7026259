extension TypedTable {
  /// A rectangle, such as the recorded frame of a view.
  static let rect = TypedTable(
    "rect", names: .fixed,
    """
    key x:real y:real width:real height:real
    """)

  /// A point, such as a scene's place on the canvas.
  static let point = TypedTable(
    "point", names: .fixed,
    """
    key x:real y:real
    """)

  /// A size, such as that of a collection's items.
  static let size = TypedTable(
    "size", names: .fixed,
    """
    key width:real height:real
    """)

  /// Distances from four sides, such as layout margins.
  static let insets = TypedTable(
    "insets", names: .kind,
    """
    key minX:real minY:real maxX:real maxY:real top:real left:real leading:real bottom:real \
    right:real trailing:real
    """)

  /// An autoresizing mask: which parts of a view's place stretch.
  static let autoresizing = TypedTable(
    "autoresizing", names: .fixed,
    """
    key flexibleMinX:flag widthSizable:flag flexibleMaxX:flag flexibleMinY:flag \
    heightSizable:flag flexibleMaxY:flag
    """)

  /// An image of the resources, with its size.
  static let image = TypedTable(
    "image", names: .fixed,
    """
    name catalog width:real height:real
    """)

  /// The image of a property, by its name.
  static let imageReference = TypedTable(
    "imageReference", names: .fixed,
    """
    key image catalog symbolScale renderingMode
    """)

  /// A font.
  static let font = TypedTable(
    "font", names: .kind,
    """
    key type style metaFont weight size:real name family pointSize:real
    """)

  /// A colour. Its numbers are kept as text, because nothing is computed from them.
  static let color = TypedTable(
    "color", names: .fixed,
    """
    key white name systemColor red green blue alpha catalog colorSpace customColorSpace \
    cocoaTouchSystemColor
    """)

  /// The title, image and the like of a control in one state.
  static let state = TypedTable(
    "state", names: .fixed,
    """
    key title image catalog backgroundImage
    """)
}
