import ArgumentParser
import LayoutModel

/// A relation as a word that has no meaning for any shell.
enum RelationArgument: String, CaseIterable, ExpressibleByArgument {
  case equal
  case atLeast = "at-least"
  case atMost = "at-most"

  var value: LayoutRelation {
    switch self {
    case .equal: .equal
    case .atLeast: .greaterThanOrEqual
    case .atMost: .lessThanOrEqual
    }
  }
}
