package import Diagnostics
import LayoutComparison
package import LayoutModel

/// Rules about the nine cells, which do not depend on the requested devices.
extension DocumentCheck {
  package func findInGrid(_ loaded: LoadedDocument, scenes: [Int], _ report: inout CheckReport) {
    var codes: [Diagnostic.Code: CheckRule] = [:]
    for rule in rulesToTell {
      if case .grid(let own) = rule.source { for code in own { codes[code] = rule } }
    }
    if codes.isEmpty { return }
    add(GridFindings(loaded.document).diagnostics, codes, loaded.document, scenes, &report)
  }

  /// Adds findings about attributes and values of views and constraints that Interface Builder does
  /// not have.
  package func findInAttributes(
    _ loaded: LoadedDocument, scenes: [Int], _ report: inout CheckReport
  ) {
    var codes: [Diagnostic.Code: CheckRule] = [:]
    for rule in rulesToTell {
      if case .attributes(let own) = rule.source { for code in own { codes[code] = rule } }
    }
    if codes.isEmpty { return }
    add(AttributeFindings(loaded.document).diagnostics, codes, loaded.document, scenes, &report)
  }

  private func add(
    _ diagnostics: [Diagnostic], _ codes: [Diagnostic.Code: CheckRule],
    _ document: LayoutDocument, _ scenes: [Int], _ report: inout CheckReport
  ) {
    let chosen = Set(scenes.map { document.scenes[$0].id })
    lazy var constraints = ConstraintLookup(document)
    for diagnostic in diagnostics {
      guard let rule = codes[diagnostic.code] else { continue }
      let found = finding(rule, rule.severity, diagnostic, in: document, constraints)
      if chosen.contains(found.scene) { report.findings.append(found) }
    }
  }

  /// The finding for a fault of an object of the document, without layouts.
  package func finding(
    _ rule: CheckRule, _ severity: Diagnostic.Severity, _ diagnostic: Diagnostic,
    in document: LayoutDocument, _ constraints: ConstraintLookup
  ) -> CheckFinding {
    let object = ObjectID(diagnostic.objects.first ?? "")
    let view = document.view(object)
    let constraint = constraints.position(of: object)
    let owner = view ?? constraint.map { document.views[document.constraintOwners[$0]] }
    return CheckFinding(
      rule: rule, severity: severity,
      scene: owner.flatMap { $0.scene >= 0 ? document.scenes[$0.scene].id : nil } ?? "",
      object: object,
      name: constraint.map { document.equation(document.constraints[$0], in: .base).text }
        ?? document.name(of: object),
      kind: view?.kind.rawValue ?? (constraint == nil ? "object" : "constraint"),
      isCertain: true, isMarked: false, fault: diagnostic.fault,
      location: diagnostic.location ?? constraint.flatMap { document.constraintLocations[$0] }
        ?? view?.location,
      objects: diagnostic.objects, environments: [])
  }

  // MARK: Base cells

  /// Findings in the base cells of scenes in which a cell states something. If a final class has
  /// the same status, this is reported for the device, and the cell is not the cause.
  package func baseCellFindings(
    _ rule: CheckRule, _ loaded: LoadedDocument, scenes: [Int]
  ) -> [CheckFinding] {
    let settings = GridSettings(loaded.document)
    let varied = Set(settings.settings.compactMap { settings.scenes[$0.unit] })
    if varied.isEmpty { return [] }
    var findings: [CheckFinding] = []
    var resolving = DocumentResolving(loaded, scenes: scenes, localization: localization)
    for scene in scenes where varied.contains(loaded.document.scenes[scene].id) {
      var known: Set<LayoutStatus> = []
      for cell in GridCell.finals {
        known.insert(resolving.layout(scene: scene, in: Self.standing(for: cell)).status)
      }
      for cell in GridCell.inOrder where !cell.isFinal {
        let layout = resolving.layout(scene: scene, in: Self.standing(for: cell))
        guard layout.status == .ambiguous || layout.status == .unsatisfiable,
          !known.contains(layout.status)
        else { continue }
        findings.append(finding(rule, cell, layout, in: loaded.document))
      }
    }
    return findings
  }

  private static func standing(for cell: GridCell) -> RequestedEnvironment {
    .environment(LayoutEnvironment(standingFor: cell))
  }

  private func finding(
    _ rule: CheckRule, _ cell: GridCell, _ layout: ResolvedLayout, in document: LayoutDocument
  ) -> CheckFinding {
    let cause = layout.diagnostics.first {
      CheckRule.id(of: $0.code) == layout.status.rawValue
    }
    let root = document.scene(layout.scene)?.roots.first.map { document.views[$0] }
    let fault = BrokenCell(
      cell: cell, isAmbiguous: layout.status == .ambiguous, cause: cause,
      root: root?.id ?? layout.scene)
    return CheckFinding(
      rule: rule, severity: rule.severity, scene: layout.scene, object: root?.id ?? layout.scene,
      name: root?.name ?? "", kind: root?.kind.rawValue ?? "object", isCertain: true,
      isMarked: false, fault: fault, location: root?.location, objects: fault.statement.objects,
      environments: [])
  }
}

/// A cell in which a scene has no layout, or many, although each final class has one.
private struct BrokenCell: DiagnosticFault {
  var cell: GridCell
  var isAmbiguous: Bool
  /// What the layout says.
  var cause: Diagnostic?
  var root: ObjectID

  var statement: Diagnostic.Statement {
    .init(
      .baseCell, .warning,
      "\(cell) \(isAmbiguous ? "has many layouts" : "has no layout that meets its constraints"),"
        + " and every final class has one",
      hint: cause.map { "in \(cell), \($0.message)" }, objects: [root.text] + (cause?.objects ?? [])
    )
  }
}

extension Diagnostic.Code {
  /// A cell that is no final class has no layout, or many.
  fileprivate static let baseCell = Self(rawValue: "base-cell")
}
