/// How numbers are written everywhere: the shortest form that reads back the same, without `.0`.
package enum NumberText {
  package static func shortest(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 {
      return value == 0 ? "0" : String(Int64(value))
    }
    return "\(value)"
  }

  /// At most `places` decimals, without trailing zeros; what people read.
  package static func rounded(_ value: Double, places: Int = 2) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    guard value.isFinite, abs(value) < 1e12 else { return shortest(value) }
    return shortest((value * scale).rounded() / scale)
  }
}
