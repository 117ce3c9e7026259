import LayoutModel
import LayoutStore

/// A value of a query: one of SQLite's five storage classes.
public enum StoreValue: Hashable, Sendable, CustomStringConvertible {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// The value as text: `NULL`, the shortest number, the text itself, or the number of bytes.
  public var description: String {
    switch self {
    case .null: "NULL"
    case .integer(let value): "\(value)"
    case .real(let value): NumberText.shortest(value)
    case .text(let value): value
    case .blob(let bytes): "\(bytes.count) bytes"
    }
  }

  /// The text; `nil` for other values.
  public var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The number, whether it is whole or not; `nil` for other values.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  var model: LayoutStore.StoreValue {
    switch self {
    case .null: .null
    case .integer(let value): .integer(value)
    case .real(let value): .real(value)
    case .text(let value): .text(value)
    case .blob(let value): .blob(value)
    }
  }

  init(_ model: LayoutStore.StoreValue) {
    switch model {
    case .null: self = .null
    case .integer(let value): self = .integer(value)
    case .real(let value): self = .real(value)
    case .text(let value): self = .text(value)
    case .blob(let value): self = .blob(value)
    }
  }
}
