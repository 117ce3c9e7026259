import LayoutModel

/// Two attributes that a native document writes as one member.
struct PriorityPair {
  var key: String
  var horizontal: String
  var vertical: String
  /// The meaning of a missing attribute.
  var standard: Double

  static let all = [
    PriorityPair(
      key: "hugging", horizontal: "horizontalHuggingPriority",
      vertical: "verticalHuggingPriority", standard: 250),
    PriorityPair(
      key: "compressionResistance", horizontal: "horizontalCompressionResistancePriority",
      vertical: "verticalCompressionResistancePriority", standard: 750),
  ]
  /// The keys of sizes, each with its attributes for width and height.
  static let intrinsic = [
    ("intrinsicSize", IntrinsicSize.declaredNames),
    ("placeholderIntrinsicSize", IntrinsicSize.placeholderNames),
  ].map { key, names in (key: key, attributes: [names.width, names.height]) }
}
