import ArgumentParser

/// `VIEW=COUNT`.
struct ViewCount: Hashable, Sendable {
  let view: String
  let count: Int

  /// More are a mistake, and take long.
  private static let most = 1000

  init(text: String) throws {
    guard let sign = text.lastIndex(of: "="),
      let count = Int(text[text.index(after: sign)...]), (1...Self.most).contains(count)
    else {
      throw ValidationError(
        "'\(text)' is no view and number; write one such as entry=20, with at most \(Self.most).")
    }
    view = String(text[..<sign])
    self.count = count
  }
}
