import Diagnostics
import LayoutEngine
import LayoutModel

/// Finds conflicts that UIKit logs while a device turns, though the layouts before and after have
/// none.
extension DocumentCheck {
  /// Turns and resizes that change the size class: a phone, a large phone, and a pad that shares its
  /// screen.
  private static let changes: [(from: String, to: String)] = [
    ("iphone-6.1-island/portrait", "iphone-6.1-island/landscape"),
    ("iphone-6.9/portrait", "iphone-6.9/landscape"),
    ("ipad-11/landscape", "ipad-11/landscape/one_half"),
  ]

  func classChangeFindings(
    _ rule: CheckRule, _ loaded: LoadedDocument, scenes: [Int]
  ) -> [CheckFinding] {
    let document = loaded.document
    let varied = Set(
      document.constraints.indices.filter {
        !document.constraintInstallations[$0].entries.isEmpty
          || !document.constraints[$0].constants.isEmpty
      }.map { document.views[document.constraintOwners[$0]].scene })
    if varied.isEmpty { return [] }
    let lookup = ConstraintLookup(document)
    var resolving = DocumentResolving(
      loaded, scenes: scenes, localization: localization, findsTruncations: false)
    var findings: [CheckFinding] = []
    for scene in scenes where varied.contains(scene) {
      var told: Set<String> = []
      for change in Self.changes {
        guard let from = DeviceProfile.profile(key: change.from),
          let to = DeviceProfile.profile(key: change.to), from.cell != to.cell
        else { continue }
        for (old, new) in [(from, to), (to, from)] {
          guard
            let conflict = conflict(
              scene, LayoutEnvironment(old), LayoutEnvironment(new), &resolving),
            let id = conflict.objects.first, told.insert(id).inserted
          else { continue }
          let fault = ClassChangeConflict(
            old: LayoutEnvironment(old).title, new: LayoutEnvironment(new).title,
            conflict: conflict)
          let diagnostic = conflict.with(fault)
          findings.append(finding(rule, rule.severity, diagnostic, in: document, lookup))
        }
      }
    }
    return findings
  }

  /// The constraints that can't hold while the size class is new and the size is still old,
  /// although both layouts have no conflict.
  ///
  /// - Source: `willTransition(to:with:)` announces the new traits before
  ///   `viewWillTransition(to:with:)` of the new size.
  private func conflict(
    _ scene: Int, _ old: LayoutEnvironment, _ new: LayoutEnvironment,
    _ resolving: inout DocumentResolving
  ) -> Diagnostic? {
    var between = old
    between.cell = new.cell
    let layout = resolving.layout(scene: scene, in: .environment(between))
    guard layout.status == .unsatisfiable else { return nil }
    for environment in [old, new]
    where resolving.layout(scene: scene, in: .environment(environment)).status == .unsatisfiable {
      return nil
    }
    return layout.diagnostics.first { $0.code == .conflictingConstraints }
  }
}

/// Constraints that can't hold while a device has the new size class and still its old size.
private struct ClassChangeConflict: DiagnosticFault {
  /// Titles of both environments.
  var old: String
  var new: String
  var conflict: Diagnostic

  var statement: Diagnostic.Statement {
    .init(
      .classChangeConflict, .warning, "when \(old) becomes \(new), \(conflict.message)",
      hint:
        "the constraints of the new class hold at the old size for a moment: give one of them priority 999",
      objects: conflict.objects)
  }
}

extension Diagnostic.Code {
  /// The constraints of a size class can't hold at the size of another one.
  static let classChangeConflict = Self(rawValue: "class-change-conflict")
}
