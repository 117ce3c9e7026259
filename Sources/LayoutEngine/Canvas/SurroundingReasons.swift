import LayoutModel
import PlatformRules

/// The rules behind the numbers that surround a scene's root.
struct SurroundingReasons {
  /// By edge of the root's safe area, in reading direction.
  var safeArea: [BoxEdge: [RuleAnswer]] = [:]
  /// Of its side margins.
  var margin: RuleAnswer?

  /// Rules whose value moves an edge: each that speaks is changed in a copy of the book, and asked again.
  ///
  /// - Complexity: O(*rules that speak* × *the document's scenes*).
  init(
    _ document: LayoutDocument, _ book: RuleBook, scene: LayoutScene, root: LayoutView,
    in environment: LayoutEnvironment
  ) {
    func covered(_ book: RuleBook) -> BoxInsets {
      let metrics = CanvasRules(document, book: book)
        .metrics(of: scene, root: root, in: environment)
      return BoxInsets(metrics.safeArea, environment.direction)
    }
    let trace = RuleTrace()
    let base = covered(book.traced(by: trace))
    for speaker in trace.speakers().sorted(by: { $0.rule < $1.rule }) {
      guard let row = speaker.row, var rule = book.rule(speaker.rule) else { continue }
      let answer = rule.answer(row)
      rule.rows[row].value += rule.unit == .yesOrNo ? 1 - 2 * answer.value : 1
      let other = covered(book.replacing(rule))
      for edge in BoxEdge.allCases where other[edge] != base[edge] {
        safeArea[edge, default: []].append(answer)
      }
    }
  }

  /// `canvas-status-bar: 20, canvas before Xcode 11; …` behind a parameter of the root.
  func words(_ parameter: IslandParameter, root: Int) -> String? {
    switch parameter {
    case .safeArea(root, let edge):
      guard let answers = safeArea[edge], !answers.isEmpty else { return nil }
      return answers.map(\.description).joined(separator: "; ")
    case .margin(root, .leading), .margin(root, .trailing): return margin?.description
    default: return nil
    }
  }
}
