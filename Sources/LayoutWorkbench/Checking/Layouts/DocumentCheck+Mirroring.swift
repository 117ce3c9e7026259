import Diagnostics
import LayoutModel

/// Finds views that stay where they are when everything else is mirrored for languages that are read from right to
/// left.
extension DocumentCheck {
  func mirrorFindings(
    _ rule: CheckRule, _ loaded: LoadedDocument, scenes: [Int]
  ) -> [CheckFinding] {
    let document = loaded.document
    let sides: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]
    // By view, the constraints that place it by left and right.
    var pins: [Int: [Int]] = [:]
    for (position, constraint) in document.constraints.enumerated() where !constraint.isPlaceholder
    {
      let anchors = [constraint.first] + (constraint.second.map { [$0] } ?? [])
      for anchor in anchors where sides.contains(anchor.attribute) {
        guard case .view(let view)? = document.items[anchor.item],
          document.views[view].parent != nil
        else { continue }
        pins[view, default: []].append(position)
      }
    }
    if pins.isEmpty { return [] }
    let lookup = ConstraintLookup(document)
    var resolving = DocumentResolving(
      loaded, scenes: scenes, localization: localization, findsTruncations: false)
    var findings: [CheckFinding] = []
    for scene in scenes where pins.keys.contains(where: { document.views[$0].scene == scene }) {
      let plain = resolving.layout(scene: scene, in: .asDesigned(.init()))
      var overrides = RequestedEnvironment.Overrides()
      overrides.direction = .rightToLeft
      let turned = resolving.layout(scene: scene, in: .asDesigned(overrides))
      for view in plain.views {
        guard let own = pins[view.index], view.isSettled, !view.isHidden,
          let other = turned.view(at: view.index), other.isSettled,
          let parent = document.views[view.index].parent.flatMap({ plain.view(at: $0) }),
          stays(view.frame, other.frame, in: parent.frame.size.width)
        else { continue }
        let active = own.filter {
          document.constraintInstallations[$0].isInstalled(in: plain.environment.cell)
        }
        if active.isEmpty { continue }
        let source = document.views[view.index]
        let fault = UnmirroredView(
          view: NamedObject(source).onOneLine, x: view.frame.x,
          constraints: active.map { document.constraints[$0].id })
        let diagnostic = Diagnostic(fault, at: source.location)
        findings.append(finding(rule, rule.severity, diagnostic, in: document, lookup))
      }
    }
    return findings
  }

  /// Whether a frame is in the same place in both directions. A frame in the middle does not count, because its
  /// mirror image is there, too.
  private func stays(_ plain: Rect, _ turned: Rect, in width: Double) -> Bool {
    let mirrored = width - plain.maxX
    return abs(plain.x - turned.x) < 0.75 && abs(mirrored - plain.x) > 2
      && abs(plain.width - turned.width) < 0.75
  }
}

/// A view that stays where it is when everything else is mirrored.
private struct UnmirroredView: DiagnosticFault {
  var view: NamedObject
  /// In points, of its superview.
  var x: Double
  /// Those that say left or right; at least one.
  var constraints: [ObjectID]

  var statement: Diagnostic.Statement {
    .init(
      .notMirrored, .warning,
      "\(view) stays at x \(NumberText.rounded(x)) where people read from right to left:"
        + " '\(constraints[0])' says left or right",
      hint:
        "say leading and trailing ('ninegrid migrate leading-trailing'), unless it is meant to stay",
      objects: [view.id.text] + constraints.map(\.text))
  }
}

extension Diagnostic.Code {
  /// A view is not mirrored in languages that are read from right to left.
  static let notMirrored = Self(rawValue: "not-mirrored")
}
