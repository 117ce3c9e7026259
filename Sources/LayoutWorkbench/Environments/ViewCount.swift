/// How many copies of a view there are: `VIEW=COUNT`.
package struct ViewCount: Hashable, Sendable {
  package let view: String
  package let count: Int

  /// The greatest count. More are a mistake, and take long.
  package static let most = 1000

  /// `nil` if the text is not a view and a number.
  package init?(_ text: String) {
    guard let sign = text.lastIndex(of: "="),
      let count = Int(text[text.index(after: sign)...]), (1...Self.most).contains(count)
    else { return nil }
    view = String(text[..<sign])
    self.count = count
  }
}
