/// The line breaking class of each scalar, read from ``LineBreakTable`` once per process.
struct LineBreakClasses: Sendable {
  static let shared = LineBreakClasses()

  /// Where each run of scalars of one class starts, ascending, and its class.
  private var starts: [UInt32] = []
  private var classes: [LineBreakClass] = []
  /// Of the first scalars, which most texts have none besides.
  private var direct: [LineBreakClass] = []

  private init() {
    var start: UInt32 = 0
    for word in LineBreakTable.text.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: ":")
      guard let name = LineBreakClass(rawValue: String(parts[0])),
        let count = parts.count == 1 ? 1 : UInt32(parts[1], radix: 16)
      else { preconditionFailure("'\(word)' is no run of a line breaking class") }
      starts.append(start)
      classes.append(name)
      start += count
    }
    precondition(start == 0x11_0000, "\(start) scalars have a line breaking class")
    direct = (0..<Self.directLimit).map(search)
  }

  subscript(scalar: Unicode.Scalar) -> LineBreakClass {
    scalar.value < Self.directLimit ? direct[Int(scalar.value)] : search(scalar.value)
  }

  /// Latin letters.
  private static let directLimit: UInt32 = 0x250

  private func search(_ value: UInt32) -> LineBreakClass {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= value {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return classes[low]
  }
}
