/// The kind of a view, by Interface Builder's name of its element. Kinds that are not listed here are kept,
/// too.
public struct ViewKind: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The name of the element, such as `label` or `switch`.
  public let rawValue: String

  /// The kind with an element name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw value.
  public var description: String { rawValue }

  /// A plain `UIView`.
  public static let view = ViewKind(rawValue: "view")
  /// A `UILabel`.
  public static let label = ViewKind(rawValue: "label")
  /// A `UIButton`.
  public static let button = ViewKind(rawValue: "button")
  /// A `UIImageView`.
  public static let imageView = ViewKind(rawValue: "imageView")
  /// A `UIStackView`.
  public static let stackView = ViewKind(rawValue: "stackView")
  /// A `UIScrollView`.
  public static let scrollView = ViewKind(rawValue: "scrollView")
  /// A `UITableView`.
  public static let tableView = ViewKind(rawValue: "tableView")
  /// A `UICollectionView`.
  public static let collectionView = ViewKind(rawValue: "collectionView")
  /// A `UITextField`.
  public static let textField = ViewKind(rawValue: "textField")
  /// A `UITextView`.
  public static let textView = ViewKind(rawValue: "textView")
  /// A `UISwitch`.
  public static let toggle = ViewKind(rawValue: "switch")
  /// A `UISlider`.
  public static let slider = ViewKind(rawValue: "slider")
  /// A `UISegmentedControl`.
  public static let segmentedControl = ViewKind(rawValue: "segmentedControl")
}
