import Diagnostics
import LayoutModel

/// Views that nearly stand in line with their neighbours.
extension DocumentCheck {
  /// So many neighbours make a line.
  private static let fewest = 3
  /// What lies farther off is meant, in points.
  private static let farthest = 4.0

  func inconsistentRowFindings(
    _ rule: CheckRule, _ loaded: LoadedDocument, scenes: [Int]
  ) -> [CheckFinding] {
    let document = loaded.document
    let lookup = ConstraintLookup(document)
    var resolving = DocumentResolving(
      loaded, scenes: scenes, localization: localization, findsTruncations: false)
    var findings: [CheckFinding] = []
    for scene in scenes {
      let layout = resolving.layout(scene: scene, in: .asDesigned(.init()))
      let seen = layout.views.filter {
        $0.isSettled && !$0.isHidden && document.views[$0.index].placement == .subview
      }
      let families = Dictionary(grouping: seen) { view in
        Family(parent: document.views[view.index].parent ?? -1, kind: view.kind)
      }
      var found: [(index: Int, finding: CheckFinding)] = []
      for (_, views) in families where views.count > Self.fewest {
        for (name, value) in Self.edges {
          for (view, usual, count) in strays(views.map { ($0, value($0.frame)) }) {
            let source = document.views[view.index]
            let diagnostic = Diagnostic(
              .inconsistentRow, rule.severity,
              "the \(name) of '\(source.id)' (\(source.name.onOneLine)) is \(NumberText.rounded(value(view.frame))), and"
                + " that of \(count) of its neighbours \(NumberText.rounded(usual))",
              hint: "align it with them", at: source.location, objects: [source.id.text])
            found.append(
              (view.index, finding(rule, rule.severity, diagnostic, in: document, lookup)))
          }
        }
      }
      findings += found.sorted { ($0.index, $0.finding.message) < ($1.index, $1.finding.message) }
        .map(\.finding)
    }
    return findings
  }

  private struct Family: Hashable {
    var parent: Int
    var kind: ViewKind
  }

  private static let edges: [(name: String, value: @Sendable (Rect) -> Double)] = [
    ("left edge", { $0.x }), ("right edge", { $0.maxX }), ("top edge", { $0.y }),
  ]

  /// Views that lie a little beside a line on which most of the others lie.
  private func strays(
    _ values: [(view: ResolvedView, value: Double)]
  ) -> [(view: ResolvedView, usual: Double, count: Int)] {
    let groups = Dictionary(grouping: values) { ($0.value * 2).rounded() / 2 }
    let lines = groups.filter { $0.value.count >= Self.fewest }
    guard lines.count == 1, let line = lines.first else { return [] }
    let strays = values.filter {
      let distance = abs($0.value - line.key)
      return distance >= 0.75 && distance <= Self.farthest
    }
    guard strays.count == 1 else { return [] }
    return strays.map { ($0.view, line.key, line.value.count) }
  }
}

extension Diagnostic.Code {
  /// A view nearly stands in line with its neighbours.
  static let inconsistentRow = Self(rawValue: "inconsistent-row")
}
