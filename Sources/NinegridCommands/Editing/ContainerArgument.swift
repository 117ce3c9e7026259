import ArgumentParser
import LayoutComparison

/// What views are put into.
enum ContainerArgument: String, CaseIterable, ExpressibleByArgument {
  case stack, view, scroll

  var value: EmbeddingDraft.Container {
    switch self {
    case .stack: .stack
    case .view: .view
    case .scroll: .scroll
    }
  }
}
