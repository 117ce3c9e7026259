package import LayoutJSON
package import LayoutStore

extension StoreValue {
  /// The value for a report. Bytes are written as hexadecimal digits, as by `hex()` in SQL.
  package var json: JSONValue {
    switch self {
    case .null: .null
    case .integer(let value): .integer(value)
    case .real(let value): value.isFinite ? .number(value) : .null
    case .text(let text): .string(text)
    case .blob(let bytes): .string(bytes.map(Self.hexadecimal).joined())
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
