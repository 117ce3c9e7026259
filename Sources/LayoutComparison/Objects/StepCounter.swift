import ElementTree
import LayoutModel

/// Numbers similar siblings.
struct StepCounter {
  private var counts: [ElementStep: Int] = [:]

  mutating func step(to element: DocumentElement) -> ElementStep {
    var step = ElementStep(to: element)
    let count = counts[step, default: 0] + 1
    counts[step] = count
    step.ordinal = count
    return step
  }
}
