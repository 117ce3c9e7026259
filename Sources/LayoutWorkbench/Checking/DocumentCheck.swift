import Diagnostics
import LayoutEngine
package import LayoutModel
package import LayoutPreview

/// Runs rules on one document.
package struct DocumentCheck {
  package let rules: [CheckRule]
  package let requests: [RequestedEnvironment]
  package let localization: Localization
  /// Whether notes are reported, too.
  package let listsNotes: Bool
  /// Whether findings are reported, too, that depend on sizes, margins or safe areas that are known
  /// only approximately.
  package let listsUncertain: Bool
  /// Called with the number of finished layouts before each layout, if a person waits for one
  /// document.
  package var progress: ((Int) throws -> Void)?
  /// Where rules look things up around the document.
  package var surroundings: any DocumentSurroundings = EmptySurroundings()
  /// The appearances in which people see the app.
  package var appearances = PreviewAppearance.allCases
  /// Further texts in which layouts are solved: languages, pseudolanguages.
  package var translations: [CheckTranslation] = []

  package init(
    rules: [CheckRule],
    requests: [RequestedEnvironment],
    localization: Localization,
    listsNotes: Bool,
    listsUncertain: Bool,
    progress: ((Int) throws -> Void)? = nil,
    surroundings: any DocumentSurroundings = EmptySurroundings(),
    translations: [CheckTranslation] = []
  ) {
    self.rules = rules
    self.requests = requests
    self.localization = localization
    self.listsNotes = listsNotes
    self.listsUncertain = listsUncertain
    self.progress = progress
    self.surroundings = surroundings
    self.translations = translations
  }

  /// - Parameter scenes: positions of the scenes to look at.
  package func report(on loaded: LoadedDocument, scenes: [Int]) throws -> CheckReport {
    var resolving = DocumentResolving(loaded, scenes: scenes, localization: localization)
    var report = CheckReport()
    findInDocument(loaded, &report)
    report.isUnsupported = !loaded.document.properties.isTouch
    if report.isUnsupported {
      findInElements(loaded, scenes: scenes, &report)
      report.findings = report.findings.inOrder
      return report
    }
    findInAttributes(loaded, scenes: scenes, &report)
    findInGrid(loaded, scenes: scenes, &report)
    findInElements(loaded, scenes: scenes, &report)
    for rule in rulesToTell {
      guard case .scenes(let find) = rule.source else { continue }
      report.findings += find(self, rule, loaded, scenes)
    }
    let broken = brokenScenes(of: loaded)
    let count = report.findings.count
    try findInLayouts(&resolving, &report)
    // If a constraint can't be read, views may lie anywhere. The unreadable constraint is reported
    // already.
    report.findings =
      report.findings.prefix(count)
      + report.findings.dropFirst(count).filter {
        !broken.contains($0.scene) || !$0.rule.looksAtPlaces
      }
    for rule in rules where rule.comparesAsDesigned && !rule.readsMarks {
      findMisplaced(rule, in: loaded.document, scenes: resolving.scenes, &report)
    }
    report.findings = report.findings.inOrder
    if loaded.errors.isEmpty {
      for index in report.findings.indices {
        let finding = report.findings[index]
        report.findings[index].isFixable =
          finding.rule.repair != nil && finding.isCertain && !finding.rule.readsMarks
      }
    }
    return report
  }

  /// Rules to report. Rules that only add notes are left out unless notes are listed.
  package var rulesToTell: [CheckRule] { rules.filter { listsNotes || $0.severity > .note } }

  // MARK: The document itself

  private func findInDocument(_ loaded: LoadedDocument, _ report: inout CheckReport) {
    lazy var constraints = ConstraintLookup(loaded.document)
    for diagnostic in loaded.diagnostics {
      guard let rule = CheckRule.rule(ofFault: diagnostic, in: rules) else { continue }
      report.findings.append(
        finding(rule, diagnostic.severity, diagnostic, in: loaded.document, constraints))
    }
  }

  /// Scenes with a constraint that can't be read, whether its rule is requested or not.
  private func brokenScenes(of loaded: LoadedDocument) -> Set<ObjectID> {
    if loaded.errors.isEmpty { return [] }
    let constraints = ConstraintLookup(loaded.document)
    return Set(
      loaded.errors.compactMap { diagnostic in
        guard let rule = CheckRule.rule(ofFault: diagnostic, in: CheckRule.all) else { return nil }
        let found = finding(rule, diagnostic.severity, diagnostic, in: loaded.document, constraints)
        return found.kind == "constraint" ? found.scene : nil
      })
  }

  // MARK: Layouts

  func finding(
    _ rule: CheckRule, _ diagnostic: Diagnostic, _ layout: ResolvedLayout,
    _ document: LayoutDocument, _ constraints: ConstraintLookup
  ) -> CheckFinding {
    let object = ObjectID(diagnostic.objects.first ?? layout.scene.text)
    let view = document.view(object)
    let constraint = view == nil ? constraints.first(object) : nil
    return CheckFinding(
      rule: rule, severity: min(rule.severity, diagnostic.severity), scene: layout.scene,
      object: object,
      name: constraint.map { document.equation($0, in: layout.environment.cell).text }
        ?? document.name(of: object),
      kind: view?.kind.rawValue ?? (constraint == nil ? "object" : "constraint"),
      recorded: layout.environment.isAsDesigned ? view?.recordedFrame : nil,
      resolved: view.flatMap { layout.view(at: $0.index)?.frame },
      isCertain: true, isMarked: view.map { $0.isMarkedMisplaced || $0.isMarkedAmbiguous } ?? false,
      fault: diagnostic.fault, location: diagnostic.location,
      objects: diagnostic.objects, environments: [layout.environment],
      related: diagnostic.objects.compactMap { id in
        guard let position = constraints.position(of: ObjectID(id)),
          let location = document.constraintLocations[position]
        else { return nil }
        let constraint = document.constraints[position]
        return CheckFinding.Related(
          location: location,
          text: "'\(id)' \(document.equation(constraint, in: layout.environment.cell).text)")
      })
  }

  // MARK: Recorded frames

  private func findMisplaced(
    _ rule: CheckRule, in document: LayoutDocument, scenes: [Int], _ report: inout CheckReport
  ) {
    var check = RecordedFrameCheck(document, fonts: localization.fonts)
    for scene in scenes {
      let checked = check.check(scene: scene, resolvesAll: false)
      for frame in checked.frames {
        if !frame.isMisplacedAsMeasured {
          if frame.isMarked, frame.isSettled { report.outdatedMarkCount += 1 }
          continue
        }
        if !frame.isMisplaced, !listsUncertain {
          report.uncertainCount += 1
          continue
        }
        report.findings.append(
          finding(rule, frame, in: document, document.scenes[scene].id, checked.environment))
      }
    }
  }

  private func finding(
    _ rule: CheckRule, _ frame: RecordedFrameCheck.CheckedFrame, in document: LayoutDocument,
    _ scene: ObjectID, _ environment: LayoutEnvironment
  ) -> CheckFinding {
    let view = document.views[frame.view]
    let resolved = frame.differs ? frame.resolved : frame.measured
    let fault = MisplacedView(
      view: NamedObject(view).onOneLine, recorded: frame.recorded, resolved: resolved,
      isCertain: frame.isMisplaced, proof: proof(frame, in: document, environment))
    return CheckFinding(
      rule: rule, severity: frame.isMisplaced ? rule.severity : .note, scene: scene,
      object: view.id, name: view.name, kind: view.kind.rawValue, recorded: frame.recorded,
      resolved: resolved, isCertain: frame.isMisplaced, isMarked: frame.isMarked,
      fault: fault, location: view.location, objects: fault.statement.objects,
      environments: [environment])
  }

  /// The facts that contradict the recorded frames, as a proof for the reader.
  private func proof(
    _ frame: RecordedFrameCheck.CheckedFrame, in document: LayoutDocument,
    _ environment: LayoutEnvironment
  ) -> MisplacedView.Proof? {
    switch frame.contradiction {
    case .constraint(let index):
      let constraint = document.constraints[index]
      return .constraint(
        constraint.id,
        equation: document.equation(constraint, in: environment.cell).text.onOneLine)
    case .stack(let index): return .stack(NamedObject(document.views[index]).onOneLine)
    case nil: return nil
    }
  }
}

/// A view whose recorded frame is not where its constraints put it.
private struct MisplacedView: DiagnosticFault {
  var view: NamedObject
  var recorded: Rect
  var resolved: Rect
  /// Whatever texts and controls measure.
  var isCertain: Bool
  var proof: Proof?

  /// What the recorded frames contradict.
  enum Proof: Hashable {
    case constraint(ObjectID, equation: String)
    case stack(NamedObject)
  }

  var statement: Diagnostic.Statement {
    let source = isCertain ? "constraints give" : "constraints, as far as is known here, give"
    var statement = Diagnostic.Statement(
      .misplaced, .warning, "\(view) is at \(recorded.text), \(source) \(resolved.text)",
      objects: [view.id.text])
    switch proof {
    case .constraint(let id, let equation):
      statement.hint = "the frames in the document contradict '\(id)' \(equation)"
      statement.objects.append(id.text)
    case .stack(let stack):
      statement.hint =
        "the frames in the document contradict the arrangement of stack view \(stack)"
      statement.objects.append(stack.id.text)
    case nil: break
    }
    return statement
  }
}

extension Diagnostic.Code {
  /// A recorded frame is not the one that constraints give.
  fileprivate static let misplaced = Self(rawValue: "misplaced")
}

extension [CheckFinding] {
  /// The findings by their place in the file. Those without a place, or with the same one, keep
  /// their order.
  fileprivate var inOrder: [CheckFinding] {
    enumerated().sorted { a, b in
      let start = SourceLocation(line: 1, column: 1)
      let (first, second) = (a.element.location ?? start, b.element.location ?? start)
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }
}

extension Rect {
  /// `(20, 40, 335 × 21)`: origin and size, as a person reads them.
  package var text: String {
    let numbers = [x, y, width, height].map { NumberText.rounded($0) }
    return "(\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3]))"
  }
}
