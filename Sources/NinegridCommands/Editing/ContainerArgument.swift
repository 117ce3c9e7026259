import ArgumentParser
import LayoutComparison

/// A container into which views are put.
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
