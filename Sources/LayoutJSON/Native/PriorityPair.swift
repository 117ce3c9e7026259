import LayoutModel

/// Two attributes that a native document says together.
struct PriorityPair {
  var key: String
  var horizontal: String
  var vertical: String
  /// What an attribute that is not there means.
  var standard: Double

  static let all = [
    PriorityPair(
      key: "hugging", horizontal: "horizontalHuggingPriority",
      vertical: "verticalHuggingPriority", standard: 250),
    PriorityPair(
      key: "compressionResistance", horizontal: "horizontalCompressionResistancePriority",
      vertical: "verticalCompressionResistancePriority", standard: 750),
  ]
  /// Keys of sizes, each with the attributes for width and height.
  static let intrinsic = [
    ("intrinsicSize", IntrinsicSize.declaredNames),
    ("placeholderIntrinsicSize", IntrinsicSize.placeholderNames),
  ].map { key, names in (key: key, attributes: [names.width, names.height]) }
}
