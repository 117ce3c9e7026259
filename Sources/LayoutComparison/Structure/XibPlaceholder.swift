/// The ids that placeholders have in every xib.
enum XibPlaceholder {
  static let owner = "-1"
  static let firstResponder = "-2"
}
