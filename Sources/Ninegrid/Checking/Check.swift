import Diagnostics
import Foundation
import HostAccess
import LayoutEngine
import LayoutModel
import LayoutWorkbench
import PlainText
import ProjectFolders

/// Looks for faults in documents, with rules of Ninegrid and rules of your own, on devices that you choose.
///
///     let check = Check(rules: Rule.standard + [tallButtons])
///     for document in try check.documents(inFolder: "App") {
///       for finding in document.findings { print(finding) }
///     }
public struct Check: Sendable {
  /// The rules to apply.
  public var rules: [Rule]
  /// The devices on which layouts are checked.
  public var devices: [Device]

  /// A check with these rules on these devices; by default the rules that `ninegrid check` runs, on all whole screens.
  public init(rules: [Rule] = Rule.standard, devices: [Device] = Device.fullScreens) {
    self.rules = rules
    self.devices = devices
  }

  /// Checks a document by itself. Rules that need the files around it, such as catalogues, find nothing.
  ///
  /// - Throws: ``NinegridError``; also if two rules have one id.
  public func findings(in document: Document) throws(NinegridError) -> [Finding] {
    try findings(in: document, around: EmptySurroundings())
  }

  /// Checks all documents in a folder and below, together with the catalogues, sources and storyboards around them.
  ///
  /// - Parameter path: an absolute path, or one relative to the working directory.
  /// - Returns: every document in the order of the paths. A document that can't be read has an error instead of findings.
  /// - Throws: ``NinegridError`` if the folder can't be read or has no documents.
  public func documents(inFolder path: String) throws(NinegridError) -> [CheckedDocument] {
    let folder = FilePaths.normalized(
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path)
    let found = try NinegridError.explaining { try DocumentFinder(in: folder, named: path).found }
    let apps = AppProjects(in: CommandContext.current)
    let projects = ProjectSurroundings(
      folder: folder, sourcesElsewhere: { apps.sourcesElsewhere(ofProjectIn: $0) })
    return found.map { file in
      let name = FilePaths.path(file.path, below: folder) ?? file.name
      do throws(NinegridError) {
        let document = try Document(path: file.path, named: name)
        return CheckedDocument(
          path: name, findings: try findings(in: document, around: projects.around(file.path)),
          error: nil)
      } catch {
        return CheckedDocument(path: name, findings: [], error: error)
      }
    }
  }

  private func findings(
    in document: Document, around surroundings: any DocumentSurroundings
  ) throws(NinegridError) -> [Finding] {
    let ids = self.rules.map(\.id)
    if let twice = ids.enumerated().first(where: { ids[..<$0.offset].contains($0.element) }) {
      throw NinegridError(
        message: "there are two rules '\(twice.element)'", hint: "give one of them another id")
    }
    return try NinegridError.explaining {
      let rules = rules.compactMap { $0.model(for: document) }
      let environments = devices.map(\.environment)
      let names = Dictionary(
        zip(environments, devices.map(\.description)), uniquingKeysWith: { first, _ in first })
      var check = DocumentCheck(
        rules: rules, requests: environments.map { .environment($0) }, localization: .none,
        listsNotes: true, listsUncertain: false)
      check.surroundings = surroundings
      let scenes = Array(document.model.scenes.indices)
      let report = try check.report(on: document.loaded, scenes: scenes)
      let own = self.rules.flatMap { $0.findings(in: document) }
      return (report.findings + own).map { finding in
        Finding(
          finding, in: document.name, of: devices.count,
          devices: finding.environments.compactMap { environment in
            names.first { $0.key.hasSameScreen(as: environment) }?.value
          })
      }
    }
  }
}

extension Rule {
  /// The findings of a custom rule in the document itself.
  fileprivate func findings(in document: Document) -> [CheckFinding] {
    guard case .documents(let find) = source else { return [] }
    return find(document).map { document.finding(self, $0) }
  }
}

extension Document {
  init(path: String, named name: String) throws(NinegridError) {
    self.init(
      try NinegridError.explaining {
        var loaded = try readDocument(sniffing: readFile(path, named: name), named: name)
        loaded.document.arrivals = StoryboardReferences().arrivals(at: path)
        return loaded
      })
  }

  /// The finding for a hit of a custom rule in the document itself.
  fileprivate func finding(_ rule: Rule, _ hit: Rule.Hit) -> CheckFinding {
    let id = ObjectID(hit.object)
    let view = model.view(id)
    let constraint = model.constraints.firstIndex { $0.id == id }
    let statement = Diagnostic.Statement(
      Diagnostic.Code(rawValue: rule.id), rule.severity.model, hit.message, hint: hit.hint,
      objects: [hit.object])
    return CheckFinding(
      rule: CheckRule(
        id: rule.id, title: rule.id, severity: rule.severity.model, summary: rule.summary,
        source: .run),
      severity: rule.severity.model,
      scene: view.map { model.scenes[$0.scene].id } ?? "", object: id, name: model.name(of: id),
      kind: view?.kind.rawValue ?? "object", isCertain: true, isMarked: false,
      fault: StatedFault(statement),
      location: view?.location ?? constraint.flatMap { model.constraintLocations[$0] },
      objects: [hit.object], environments: [])
  }
}

extension Rule {
  /// The rule in the form that the checks of a document run; `nil` for a rule that only looks at the document.
  fileprivate func model(for document: Document) -> CheckRule? {
    switch source {
    case .own(let rule): return rule
    case .documents: return nil
    case .layouts(let find):
      let (id, severity, model) = (id, severity.model, document.model)
      return CheckRule(
        id: id, title: id, severity: severity, summary: summary,
        source: .screens { _, layout in
          find(Layout(layout, on: layout.environment.screenName, of: model)).map { hit in
            let statement = Diagnostic.Statement(
              Diagnostic.Code(rawValue: id), severity, hit.message, hint: hit.hint,
              objects: [hit.object])
            return ScreenFault(
              diagnostic: Diagnostic(
                StatedFault(statement), at: model.view(ObjectID(hit.object))?.location),
              extent: 0)
          }
        })
    }
  }
}

extension LayoutModel.LayoutEnvironment {
  /// The name of the screen, as in ``Device/description``.
  fileprivate var screenName: String {
    guard let device else {
      return NumberText.rounded(size.width) + "x" + NumberText.rounded(size.height)
    }
    return "\(device)/\(orientation.rawValue)" + (split.map { "/\($0)" } ?? "")
  }

  /// Whether two environments have the same screen. Layouts contain the size that the scene got there, so sizes are not
  /// compared.
  fileprivate func hasSameScreen(as other: Self) -> Bool {
    screenName == other.screenName && direction == other.direction
  }
}

/// The result of ``Check`` for one file.
public struct CheckedDocument: Sendable {
  /// The path, relative to the checked folder.
  public let path: String
  /// The findings, in the order of their places in the file.
  public let findings: [Finding]
  /// The reason why it could not be checked; `nil` if it was checked.
  public let error: NinegridError?
}
