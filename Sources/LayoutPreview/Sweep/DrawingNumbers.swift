/// A picture divided into numbers and the text between them. So it can be found out whether two
/// pictures only differ in numbers.
package struct DrawingNumbers: Hashable, Sendable {
  /// The text around the numbers: one piece more than there are numbers.
  package private(set) var pieces: [Substring] = []
  package private(set) var numbers: [Double] = []

  /// Reads a picture. Numbers in attributes count as numbers. Numbers in texts and colours, and the
  /// bytes of images, count as text.
  package init(_ svg: String) {
    let bytes = svg.utf8
    var start = bytes.startIndex
    var index = start
    var isQuoted = false
    var before = UInt8(ascii: " ")
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      let isSigned = byte == UInt8(ascii: "-") && before != UInt8(ascii: "-")
      guard isQuoted, Self.isDigit(byte) || isSigned, Self.mayPrecede(before),
        let end = Self.end(ofNumberAt: index, in: bytes),
        let number = Double(svg[index..<end])
      else {
        if isQuoted, byte == UInt8(ascii: "#") || svg[index...].hasPrefix("data:") {
          // This is a colour, or the bytes of an image. It is skipped up to the end of the
          // attribute.
          index = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.endIndex
          before = UInt8(ascii: " ")
          continue
        }
        before = byte
        index = bytes.index(after: index)
        continue
      }
      pieces.append(svg[start..<index])
      numbers.append(number)
      (start, index, before) = (end, end, UInt8(ascii: "0"))
    }
    pieces.append(svg[start...])
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Whether a byte can precede a number: a quotation mark, a space, a comma, a bracket or the
  /// letter of a path, but not the letter of a name.
  private static func mayPrecede(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "("),
      UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "H"), UInt8(ascii: "V"),
      UInt8(ascii: "C"), UInt8(ascii: "A"), UInt8(ascii: "a"), UInt8(ascii: "h"),
      UInt8(ascii: "v"), UInt8(ascii: "l"), UInt8(ascii: "m"), UInt8(ascii: "c"),
      UInt8(ascii: "Q"), UInt8(ascii: "q"):
      true
    default: false
    }
  }

  private static func end(
    ofNumberAt start: String.UTF8View.Index, in bytes: String.UTF8View
  ) -> String.UTF8View.Index? {
    var index = start
    if bytes[index] == UInt8(ascii: "-") { index = bytes.index(after: index) }
    var hasDigit = false
    var hasPoint = false
    while index < bytes.endIndex {
      let byte = bytes[index]
      if isDigit(byte) {
        hasDigit = true
      } else if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      index = bytes.index(after: index)
    }
    return hasDigit ? index : nil
  }

  /// Whether the two pictures only differ in numbers.
  package func hasSameShapes(as other: DrawingNumbers) -> Bool {
    pieces == other.pieces
  }

  /// The largest distance between a number and the straight line through the numbers of two other
  /// pictures with the same shapes.
  ///
  /// - Parameter part: the position between `a` and `b`, from 0 to 1.
  package func distance(fromLine part: Double, _ a: DrawingNumbers, _ b: DrawingNumbers) -> Double {
    var largest = 0.0
    for index in numbers.indices {
      let expected = a.numbers[index] + (b.numbers[index] - a.numbers[index]) * part
      largest = max(largest, abs(numbers[index] - expected))
    }
    return largest
  }
}
