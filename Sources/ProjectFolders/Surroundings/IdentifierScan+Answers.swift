/// Whether the app ends where a list has no cell of an identifier.
extension IdentifierScan {
  /// The most tokens of a call that asks for a cell.
  private static let longestRequest = 128

  /// Whether a call that asks for a cell can't answer that there is none: it names a place in the list, or the code takes the
  /// answer by force. Other code creates a cell where it gets none.
  ///
  /// - Source: Apple, `UITableView.dequeueReusableCell(withIdentifier:)` and `dequeueReusableCell(withIdentifier:for:)`.
  func needsAnswer(_ index: Int) -> Bool {
    let isSwift = sign(index + 1) == "("
    var depth = isSwift ? 0 : 1
    for position in (index + 1)..<min(tokens.count, index + Self.longestRequest) {
      switch sign(position) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return isSwift && isForced(position + 1) }
      case ":" where depth == 1:
        if let label = word(position - 1), ["for", "forIndexPath"].contains(label) { return true }
      default: continue
      }
    }
    return true
  }

  /// `!` and `as! Row`.
  private func isForced(_ index: Int) -> Bool {
    sign(index) == "!" || word(index) == "as" && sign(index + 1) == "!"
  }
}
