import ArgumentParser
import LayoutModel

/// A place of a scene: `first`, `all`, `2`, `form-sheet`, `popover:320x480`.
enum PlaceArgument: Hashable, Sendable {
  case all
  case one(PlaceChoice)

  init(text: String) throws {
    switch text {
    case "all": self = .all
    case "first": self = .one(.number(0))
    default:
      if let number = Int(text) {
        guard number > 0 else { throw ValidationError("Places are counted from 1.") }
        self = .one(.number(number - 1))
      } else {
        self = .one(try Self.kind(text))
      }
    }
  }

  private static func kind(_ text: String) throws -> PlaceChoice {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let kind = Place.Kind(rawValue: String(parts[0])) else {
      let names = Place.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        "'\(parts[0])' is not a place; there are first, all, a number, \(names).")
    }
    guard parts.count > 1 else {
      if kind == .container {
        throw ValidationError("A container has a size: 'container:300x200'.")
      }
      return .kind(kind, nil)
    }
    guard [.formSheet, .popover, .container].contains(kind) else {
      throw ValidationError(
        "The device says how large '\(kind.rawValue)' is; form-sheet, popover and container take a size."
      )
    }
    return .kind(kind, try SizeArgument(text: String(parts[1])).size)
  }

  /// The only place; `nil` for all.
  var choice: PlaceChoice? { if case .one(let choice) = self { choice } else { nil } }
}
