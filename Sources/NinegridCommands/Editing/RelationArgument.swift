import ArgumentParser
import LayoutModel

/// A relation in a word that no shell takes for something else.
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
