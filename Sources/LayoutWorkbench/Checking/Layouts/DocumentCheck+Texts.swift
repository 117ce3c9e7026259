import Diagnostics
import ElementTree
import LayoutModel

/// Finds texts that grow with the user's text size, in frames that do not grow.
extension DocumentCheck {
  /// The text size for the test: the middle one of those for people who see badly.
  private static let largeText = ContentSizeCategory.accessibilityExtraLarge

  func fixedHeightFindings(
    _ rule: CheckRule, _ loaded: LoadedDocument, scenes: [Int]
  ) -> [CheckFinding] {
    let document = loaded.document
    var limits: [Int: [Int]] = [:]
    for (position, constraint) in document.constraints.enumerated() {
      // Only required heights, which can never give way.
      guard constraint.second == nil, constraint.first.attribute == .height,
        constraint.relation != .greaterThanOrEqual, constraint.priority.isRequired,
        !constraint.isPlaceholder, let view = document.view(constraint.first.item),
        Self.followsTextSize(view)
      else { continue }
      limits[view.index, default: []].append(position)
    }
    if limits.isEmpty { return [] }
    let lookup = ConstraintLookup(document)
    var resolving = DocumentResolving(loaded, scenes: scenes, localization: localization)
    var findings: [CheckFinding] = []
    for scene in scenes
    where limits.keys.contains(where: { document.views[$0].scene == scene }) {
      let usual = resolving.layout(scene: scene, in: .asDesigned(.init()))
      var overrides = RequestedEnvironment.Overrides()
      overrides.contentSizeCategory = Self.largeText
      let large = resolving.layout(scene: scene, in: .asDesigned(overrides))
      for view in large.views {
        guard let positions = limits[view.index], view.isSettled, !view.isHidden,
          let truncation = view.truncation, truncation.axis == .vertical,
          usual.view(at: view.index)?.truncation == nil,
          let limit = positions.first(where: {
            document.constraintInstallations[$0].isInstalled(in: large.environment.cell)
          })
        else { continue }
        let source = document.views[view.index]
        let id = document.constraints[limit].id
        let fault = FixedHeightText(
          view: NamedObject(source).onOneLine, textSize: Self.largeText.shortName,
          needed: truncation.needed, height: view.frame.height, constraint: id)
        let diagnostic = Diagnostic(fault, at: source.location)
        findings.append(finding(rule, rule.severity, diagnostic, in: document, lookup))
      }
    }
    return findings
  }

  /// Whether the font is a text style, which follows the user's text size.
  private static func followsTextSize(_ view: LayoutView) -> Bool {
    guard view.kind == .label || view.kind == .button || view.kind == .textField else {
      return false
    }
    return view.element.children.contains { $0.name == "fontDescription" && $0["style"] != nil }
      && view.element["adjustsFontSizeToFit"] != "YES"
  }
}

/// A text that grows with the user's text size in a view that does not.
private struct FixedHeightText: DiagnosticFault {
  var view: NamedObject
  var textSize: String
  /// What the text needs in that size, and the height of the view, in points.
  var needed: Double
  var height: Double
  /// What holds the height.
  var constraint: ObjectID

  var statement: Diagnostic.Statement {
    .init(
      .fixedHeightText, .warning,
      "\(view) grows with the text size, and its height does not: in \(textSize) its text needs"
        + " \(NumberText.rounded(needed)) points and has \(NumberText.rounded(height))",
      hint: "make '\(constraint)' a least height: '>=' in place of '='",
      objects: [view.id.text, constraint.text])
  }
}

extension Diagnostic.Code {
  /// The height of a text can't follow the user's text size.
  static let fixedHeightText = Self(rawValue: "fixed-height-text")
}
