import Diagnostics
import ElementTree
import LayoutModel

/// Rules that read the elements of a document, whatever the devices.
///
/// For a document that is not for iOS, only a team's agreements on fonts, colours and the like are checked. The other rules
/// know only iOS.
extension DocumentCheck {
  package func findInElements(_ loaded: LoadedDocument, scenes: [Int], _ report: inout CheckReport)
  {
    let reading = rulesToTell.compactMap { rule in
      report.isUnsupported && !rule.isPolicy
        ? nil : rule.elementSource.map { (rule: rule, find: $0) }
    }
    if reading.isEmpty { return }
    let elements = ElementIndex(loaded.tree.root)
    let chosen = Set(scenes.map { loaded.document.scenes[$0].id })
    let isWhole = chosen.count == Set(loaded.document.scenes.map(\.id)).count
    for (rule, find) in reading {
      let check = ElementCheck(
        loaded: loaded, elements: elements, settings: rule.settings, surroundings: surroundings)
      for element in find(check) {
        let found = finding(rule, element, check)
        if isWhole || chosen.contains(found.scene) { report.findings.append(found) }
      }
    }
  }

  private func finding(
    _ rule: CheckRule, _ found: FaultyElement, _ check: ElementCheck
  ) -> CheckFinding {
    let document = check.document
    let position = check.elements.object(around: found.element)
    let id = position.flatMap { check.elements[$0]["id"] } ?? ""
    let object = ObjectID(id)
    let view = document.view(object)
    let objects = (id.isEmpty ? [] : [id]) + found.others
    let name =
      view?.name ?? position.map { check.name($0) } ?? check.elements[found.element].name
    return CheckFinding(
      rule: rule, severity: rule.severity,
      scene: scene(of: position, check) ?? "", object: object, name: name,
      kind: view?.kind.rawValue ?? position.map { check.elements[$0].name } ?? "document",
      recorded: view?.recordedFrame, isCertain: true, isMarked: false,
      fault: RuleFault(found.fault, of: rule, objects),
      location: check.elements.path(from: found.element).lazy
        .compactMap { check.elements[$0].location }.first,
      objects: objects, environments: [])
  }

  private func scene(of position: Int?, _ check: ElementCheck) -> ObjectID? {
    guard let position else { return nil }
    for step in check.elements.path(from: position) {
      guard let id = check.elements[step]["id"] else { continue }
      switch check.document.items[ObjectID(id)] {
      case .view(let index) where check.document.views[index].scene >= 0:
        return check.document.scenes[check.document.views[index].scene].id
      case .controller(let index):
        return check.document.scenes[check.document.controllers[index].scene].id
      default: continue
      }
    }
    return nil
  }
}

/// A fault of an element, with the code and the severity of the rule that has found it.
private struct RuleFault: DiagnosticFault {
  let fault: any ElementFault
  let code: Diagnostic.Code
  let severity: Diagnostic.Severity
  let objects: [String]

  init(_ fault: any ElementFault, of rule: CheckRule, _ objects: [String]) {
    self.fault = fault
    code = Diagnostic.Code(rawValue: rule.id)
    severity = rule.severity
    self.objects = objects
  }

  var statement: Diagnostic.Statement {
    .init(code, severity, fault.message, hint: fault.hint, objects: objects)
  }

  private var key: [AnyHashable] { [AnyHashable(fault), code, severity, objects] }

  static func == (a: Self, b: Self) -> Bool { a.key == b.key }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension CheckRule {
  private static let policyIDs = Set(policyRules.map(\.id))

  /// Whether the rule is a team's agreement, which holds on every platform.
  fileprivate var isPolicy: Bool { Self.policyIDs.contains(id) }

  /// The function of a rule that reads elements; `nil` for other rules.
  fileprivate var elementSource: (@Sendable (ElementCheck) -> [FaultyElement])? {
    switch source {
    case .elements(let find): find
    case .layouts, .recordedFrames: settings.flag("marks") ? markSource : nil
    default: nil
    }
  }

  /// Whether the rule trusts the marks of Interface Builder instead of solving the layout.
  package var readsMarks: Bool { settings.flag("marks") && markSource != nil }

  private var markSource: (@Sendable (ElementCheck) -> [FaultyElement])? {
    switch id {
    case "ambiguous": { $0.markedAmbiguous() }
    case "misplaced": { $0.markedMisplaced() }
    default: nil
    }
  }
}
