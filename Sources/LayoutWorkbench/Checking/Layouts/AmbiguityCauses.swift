import Diagnostics
import ElementTree
import LayoutComparison
import LayoutEngine
import LayoutModel

/// Groups ambiguities that have one reason: a height that is not determined moves all views below
/// it, and equal heights pass it on. The view to repair is reported, with the views that follow.
struct AmbiguityCauses {
  private let document: LayoutDocument
  private let links: [Link]
  /// The views that each stack view arranges: if one of them grows, another one shrinks.
  private let arranged: [[Int]]
  /// Views with which somebody has told Interface Builder not to verify ambiguity.
  private let unverified: Set<Int>
  /// Axes of views for which the document has constraints that are removed at build time.
  ///
  /// - Source: "Remove at build time" (`placeholder="YES"`): such a constraint determines the canvas, and code must do the same
  ///   in the app.
  private let promised: [Int: Set<LayoutAxis>]

  /// Two views that a constraint, a stack view or a place in a superview ties together along an
  /// axis; or one view, if a constraint relates its two lengths.
  private struct Link {
    var first: Int
    var second: Int
    /// `nil` for both axes.
    var axis: LayoutAxis?
    /// The position of the constraint, which may not be installed in a cell.
    var constraint: Int?
  }

  /// Ambiguities with the same cause.
  struct Cause {
    /// The diagnostic of the view to repair, or the only one.
    var diagnostic: Diagnostic
    /// Positions in the document's views, the one to repair first.
    var views: [Int]
    /// What is open of each view.
    var parts: [Int: [FramePart]]
    /// How many lengths and positions are open.
    var extent: Double { Double(parts.values.reduce(0) { $0 + $1.count }) }
  }

  init(_ document: LayoutDocument) {
    self.document = document
    var links: [Link] = []
    for (position, constraint) in document.constraints.enumerated() where !constraint.isPlaceholder
    {
      guard let second = constraint.second, let a = document.host(of: constraint.first.item),
        let b = document.host(of: second.item)
      else { continue }
      let isSame = constraint.first.attribute.axis == second.attribute.axis
      links.append(
        Link(
          first: a, second: b, axis: isSame ? second.attribute.axis : nil, constraint: position))
    }
    for view in document.views where view.kind == .stackView {
      for child in view.children { links.append(Link(first: view.index, second: child)) }
    }
    self.links = links
    arranged = document.views.filter { $0.kind == .stackView }.map(\.children)
    promised = document.axes(of: document.constraints.filter(\.isPlaceholder))
    unverified = Set(
      document.views.filter {
        ["ignoreSizes", "off"].contains($0.element["verifyAmbiguity"] ?? "")
      }
      .map(\.index))
  }

  /// What is ambiguous in a layout, reason by reason.
  ///
  /// - Parameter faults: reported diagnostics of constraints that can't be read, or can't hold together. What such a constraint
  ///   would have determined is ambiguous for this reason alone, and is not reported again.
  func causes(in layout: ResolvedLayout, apartFrom faults: [Diagnostic] = []) -> [Cause] {
    var parts: [Int: [FramePart]] = [:]
    var diagnostics: [Int: Diagnostic] = [:]
    var others: [Cause] = []
    for diagnostic in layout.diagnostics where diagnostic.code == .ambiguousFrame {
      guard let frame = diagnostic.ambiguousFrame, let view = document.view(frame.view.id),
        diagnostics[view.index] == nil
      else {
        others.append(Cause(diagnostic: diagnostic, views: [], parts: [:]))
        continue
      }
      diagnostics[view.index] = diagnostic
      parts[view.index] = frame.parts
    }
    if diagnostics.isEmpty { return others }
    let open = unverified.filter { layout.view(at: $0)?.isSettled == false }
    let faulty = Set(faults.flatMap(\.objects))
    let torn =
      faulty.isEmpty
      ? [:] : document.axes(of: document.constraints.filter { faulty.contains($0.id.text) })
    return groups(Set(diagnostics.keys).union(open), parts, layout.environment.cell)
      .filter { group in !group.contains { touches($0, torn, parts) } }
      .compactMap { cause(of: $0, diagnostics, parts) } + others
  }

  /// Whether something about a view is undetermined along one of the axes that are listed for it.
  private func touches(
    _ view: Int, _ axes: [Int: Set<LayoutAxis>], _ parts: [Int: [FramePart]]
  ) -> Bool {
    guard let listed = axes[view], let parts = parts[view] else { return false }
    return !listed.isDisjoint(with: parts.map(\.axis))
  }

  // MARK: Groups

  /// Views that are tied together, each group in the order of the document, groups by their first views.
  private func groups(
    _ nodes: Set<Int>, _ parts: [Int: [FramePart]], _ cell: GridCell
  ) -> [[Int]] {
    var leaders = Dictionary(uniqueKeysWithValues: nodes.map { ($0, $0) })
    func leader(_ node: Int) -> Int {
      var current = node
      while let next = leaders[current], next != current { current = next }
      leaders[node] = current
      return current
    }
    func axes(_ node: Int) -> Set<LayoutAxis> {
      // Nobody says what is open of one that is not verified.
      parts[node].map { Set($0.map(\.axis)) } ?? Set(LayoutAxis.allCases)
    }
    func join(_ first: Int, _ second: Int) {
      let (a, b) = (leader(first), leader(second))
      if a != b { leaders[max(a, b)] = min(a, b) }
    }
    for views in arranged {
      let open = views.filter(nodes.contains)
      for (first, second) in zip(open, open.dropFirst())
      where !axes(first).isDisjoint(with: axes(second)) {
        join(first, second)
      }
    }
    for link in links where link.first != link.second {
      guard nodes.contains(link.first), nodes.contains(link.second),
        link.constraint.map({ document.constraintInstallations[$0].isInstalled(in: cell) }) ?? true
      else { continue }
      let common = axes(link.first).intersection(axes(link.second))
      guard link.axis.map({ common.contains($0) }) ?? !common.isEmpty else { continue }
      join(link.first, link.second)
    }
    return Dictionary(grouping: nodes.sorted(), by: { leader($0) }).values
      .sorted { $0[0] < $1[0] }
  }

  private func cause(
    of group: [Int], _ diagnostics: [Int: Diagnostic], _ parts: [Int: [FramePart]]
  ) -> Cause? {
    let told = group.filter { diagnostics[$0] != nil }
    // A length that is open moves others; one that is only moved is none to blame.
    let custom = told.first {
      diagnostics[$0]?.severity == .note && document.views[$0].customClass != nil
    }
    let root =
      custom ?? told.first { (parts[$0] ?? []).contains(where: \.isLength) } ?? told.first
    guard let root, let diagnostic = diagnostics[root], let frame = diagnostic.ambiguousFrame else {
      return nil
    }
    let hidden = group.first { diagnostics[$0] == nil }
    let isPromised = group.contains { touches($0, promised, parts) }
    let isNote = custom != nil || hidden != nil || isPromised
    let rest = told.filter { $0 != root }
    var fault = CommonAmbiguity(
      frame: frame, followers: rest.map { NamedObject(document.views[$0]).onOneLine },
      severity: isNote
        ? .note : told.compactMap { diagnostics[$0]?.severity }.max() ?? diagnostic.severity)
    if custom == nil {
      if let hidden {
        fault.reason = .unverified(NamedObject(document.views[hidden]).onOneLine)
      } else if isPromised {
        fault.reason = .removedConstraint
      }
    }
    var own = parts.filter { told.contains($0.key) }
    own[root] = parts[root]
    return Cause(diagnostic: diagnostic.with(fault), views: [root] + rest, parts: own)
  }
}

/// A view whose frame is open, and others that are open for the same reason.
private struct CommonAmbiguity: DiagnosticFault {
  /// What is open of the view to mend.
  var frame: AmbiguousFrame
  /// Views that depend on it.
  var followers: [NamedObject]
  var severity: Diagnostic.Severity
  var reason: Reason?

  /// Why nobody has to mend it here.
  enum Reason: Hashable {
    /// It follows from a view that Interface Builder is told not to verify.
    case unverified(NamedObject)
    /// It follows from a constraint that is removed when the document is built.
    case removedConstraint
  }

  var essence: any DiagnosticFault { frame.essence }

  var statement: Diagnostic.Statement {
    var statement = frame.statement
    statement.severity = severity
    let count = followers.count
    if count > 0 {
      statement.message +=
        "; "
        + followers.prefix(3).map(\.description).joined(separator: ", ")
        + (count > 3 ? " and \(count - 3) more" : "")
        + " \(count == 1 ? "depends" : "depend") on it"
    }
    switch reason {
    case .unverified(let view):
      statement.hint = "the reason is \(view), which Interface Builder is told not to verify"
    case .removedConstraint:
      statement.hint =
        "a constraint that is removed at build time determines it, so code has to determine it in the app"
    case nil: break
    }
    return statement
  }
}

extension LayoutDocument {
  /// The axes of views along which constraints act, by the positions of the views.
  fileprivate func axes(of constraints: [LayoutConstraint]) -> [Int: Set<LayoutAxis>] {
    var result: [Int: Set<LayoutAxis>] = [:]
    for constraint in constraints {
      for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
        guard let view = host(of: anchor.item) else { continue }
        result[view, default: []].insert(anchor.attribute.axis)
      }
    }
    return result
  }
}
