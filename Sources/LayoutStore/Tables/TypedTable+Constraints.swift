extension TypedTable {
  /// A layout guide.
  static let guide = TypedTable(
    "guide", names: .kind,
    """
    type key id userLabel
    """)

  /// A constraint.
  static let layoutConstraint = TypedTable(
    "layoutConstraint", names: .fixed,
    """
    firstItem firstAttribute:attribute relation:relation secondItem \
    secondAttribute:attribute multiplier:multiplier priority:priority constant:real \
    symbolic:flag placeholder:flag identifier id userLabel
    """)

  /// The properties of an object in another cell; `key` names the cell.
  static let variation = TypedTable(
    "variation", names: .fixed,
    """
    key constant:real fixedFrame:flag ambiguous:flag misplaced:flag axis:axis distribution \
    alignment spacing:real hidden:flag
    """)

  /// A mask of a variation: whether it is for constraints or for subviews.
  static let mask = TypedTable(
    "mask", names: .fixed,
    """
    key
    """)

  /// The entry of a mask for one object.
  static let maskEntry = TypedTable(
    "maskEntry", names: .installed,
    """
    reference
    """)

  /// An outlet, an action, a segue or the like.
  static let connection = TypedTable(
    "connection", names: .kind,
    """
    property selector destination eventType segueKind=kind relationship target identifier \
    name keyPath collectionClass appends:flag customClass customModule customModuleProvider \
    unwindAction modalPresentationStyle modalTransitionStyle destinationCreationSelector \
    popoverAnchorBarButtonItem popoverAnchorView trigger id
    """)
}
