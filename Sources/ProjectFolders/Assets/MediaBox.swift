/// The size of the first page of a PDF that states it in plain text, in points.
///
/// - Source: ISO 32000-1, 7.7.3.3: `/MediaBox [left bottom right top]`, of a page or of a node from
///   which it inherits. Many files have it in a compressed stream, which is not searched.
package struct MediaBox: Hashable {
  package var width: Double
  package var height: Double

  /// `nil` if the file states no size that a picture could have.
  package init?(_ bytes: [UInt8]) {
    let key = Array("/MediaBox".utf8)
    guard
      let start = bytes.indices.dropLast(key.count)
        .first(where: { bytes[$0] == key[0] && bytes[$0..<$0 + key.count].elementsEqual(key) })
    else { return nil }
    let rest = bytes[(start + key.count)...].prefix(Self.longest)
    guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let text = String(decoding: rest[(open + 1)..<close], as: UTF8.self)
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) < Self.most }) else { return nil }
    width = abs(numbers[2] - numbers[0])
    height = abs(numbers[3] - numbers[1])
    guard width > 0, height > 0 else { return nil }
  }

  /// The longest text of a box, in bytes.
  private static let longest = 200
  /// The largest length in points, more than any page has.
  private static let most = 20_000.0
}
