import Diagnostics
import LayoutModel

/// Finds views that nearly stand in line with their neighbours.
extension DocumentCheck {
  /// The fewest neighbours that make a line.
  private static let fewest = 3
  /// The largest distance from the line that counts as a mistake, in points. A larger one is
  /// intended.
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
      var found: [(index: Int, edge: Int, finding: CheckFinding)] = []
      for (_, views) in families where views.count > Self.fewest {
        for (edge, (name, value)) in Self.edges.enumerated() {
          for (view, usual, count) in strays(views.map { ($0, value($0.frame)) }) {
            let source = document.views[view.index]
            let fault = StrayView(
              view: NamedObject(source).onOneLine, edge: name, place: value(view.frame),
              usual: usual, neighbours: count)
            let diagnostic = Diagnostic(fault, at: source.location)
            found.append(
              (view.index, edge, finding(rule, rule.severity, diagnostic, in: document, lookup)))
          }
        }
      }
      findings += found.sorted { ($0.index, $0.edge) < ($1.index, $1.edge) }
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

  /// Views that lie slightly off a line on which most of the others lie.
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

/// A view that nearly stands in line with its neighbours.
private struct StrayView: DiagnosticFault {
  var view: NamedObject
  /// Which of its edges, such as the left edge.
  var edge: String
  /// Of the edge, in points.
  var place: Double
  /// That of so many neighbours.
  var usual: Double
  var neighbours: Int

  var statement: Diagnostic.Statement {
    .init(
      .inconsistentRow, .warning,
      "the \(edge) of \(view) is \(NumberText.rounded(place)), and that of \(neighbours) of its neighbours"
        + " \(NumberText.rounded(usual))",
      hint: "align it with them", objects: [view.id.text])
  }
}

extension Diagnostic.Code {
  /// A view nearly stands in line with its neighbours.
  static let inconsistentRow = Self(rawValue: "inconsistent-row")
}
