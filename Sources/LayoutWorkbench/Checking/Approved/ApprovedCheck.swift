package import Diagnostics
import LayoutModel

/// Records the layouts of documents, or compares them with those that were approved.
package struct ApprovedCheck: Sendable {
  let folder: any ApprovedStore
  /// Filters: parts of documents' paths, scenes' ids and names, and environments. A layout must contain one of them. Empty
  /// for all layouts.
  let only: [String]
  let comparison: ApprovedComparison

  package init(folder: any ApprovedStore, only: [String], comparison: ApprovedComparison) {
    self.folder = folder
    self.only = only
    self.comparison = comparison
  }

  /// Whether a layout passes the filters in `only`.
  private func isMeant(_ scene: ApprovedScene, _ environment: String) -> Bool {
    only.isEmpty
      || only.contains { part in
        scene.document.contains(part) || scene.id == part || scene.name.contains(part)
          || environment.contains(part)
      }
  }

  /// The layouts of a scene in the requested environments, without those that the filters leave out.
  private func current(
    _ scene: Int, _ requests: [RequestedEnvironment], _ resolving: inout DocumentResolving,
    document path: String
  ) -> (scene: ApprovedScene, layouts: [ResolvedLayout]) {
    let document = resolving.loaded.document
    let source = document.scenes[scene]
    let name = source.controllers.first.map { document.controllers[$0].name } ?? ""
    var result = ApprovedScene(document: path, id: source.id.text, name: name.onOneLine)
    var layouts: [ResolvedLayout] = []
    for request in requests {
      let layout = resolving.layout(scene: scene, in: request)
      let approved = ApprovedScene.Layout(layout, of: document)
      guard isMeant(result, approved.environment),
        !result.layouts.contains(where: { $0.environment == approved.environment })
      else { continue }
      result.layouts.append(approved)
      layouts.append(layout)
    }
    return (result, layouts)
  }

  // MARK: Recording

  /// Writes the layouts of a document as approved ones.
  ///
  /// - Parameter keepsEnvironments: whether scenes that are named are recorded again in the environments in which they were.
  /// - Returns: the number of changed files, and the number of all files.
  package func record(
    _ loaded: LoadedDocument, scenes: [Int], in requests: [RequestedEnvironment],
    keepsEnvironments: Bool, localization: Localization, path: String
  ) throws -> (changed: Int, all: Int) {
    var resolving = DocumentResolving(
      loaded, scenes: scenes, localization: localization, findsTruncations: false)
    var count = (changed: 0, all: 0)
    for scene in scenes where loaded.document.properties.isTouch {
      var own = requests
      if keepsEnvironments, !only.isEmpty,
        let old = try folder.scene(loaded.document.scenes[scene].id.text, in: path)
      {
        own = old.layouts.compactMap { ApprovedEnvironment(key: $0.environment).request }
      }
      var (found, _) = current(scene, own, &resolving, document: path)
      if found.layouts.isEmpty { continue }
      if !only.isEmpty, let old = try folder.scene(found.id, in: path) {
        // Layouts that the filters leave out stay as they were approved.
        let new = found.layouts
        found.layouts = old.layouts.map { layout in
          new.first { $0.environment == layout.environment } ?? layout
        }
        found.layouts += new.filter { layout in
          !old.layouts.contains { $0.environment == layout.environment }
        }
      }
      count.all += 1
      if try folder.write(found) { count.changed += 1 }
    }
    return count
  }

  // MARK: Verifying

  /// The differences between the layouts of a document and the approved ones.
  ///
  /// - Parameter requests: the environments to compare in; `nil` for those that were recorded of each scene.
  package func findings(
    _ check: DocumentCheck, _ rule: CheckRule, of loaded: LoadedDocument, scenes: [Int],
    in requests: [RequestedEnvironment]?, path: String
  ) throws -> [CheckFinding] {
    guard loaded.document.properties.isTouch else { return [] }
    var resolving = DocumentResolving(
      loaded, scenes: scenes, localization: check.localization, findsTruncations: false)
    let lookup = ConstraintLookup(loaded.document)
    var found = FindingsByKey()
    for scene in scenes {
      let approved = try folder.scene(loaded.document.scenes[scene].id.text, in: path)
      let recorded = approved?.layouts.map { ApprovedEnvironment(key: $0.environment) }
      let (current, layouts) = current(
        scene, requests ?? recorded?.compactMap(\.request) ?? check.requests, &resolving,
        document: path)
      for (now, layout) in zip(current.layouts, layouts) {
        let before = approved?.layouts.first { $0.environment == now.environment }
        // Layouts with texts that this run does not have are reported by `unverified` below.
        if requests == nil, before == nil, approved != nil { continue }
        for change in comparison.changes(from: before, to: now) {
          let object = change.id ?? current.id
          // One change of a view is one finding, by however much it moves on each device.
          let fault = ApprovalFault(
            rule: rule.id, severity: rule.severity, folder: folder.name, object: object,
            kind: .changed(change, scene: current.id))
          let diagnostic = Diagnostic(
            fault,
            at: loaded.document.view(ObjectID(object))?.location
              ?? loaded.document.scenes[scene].location)
          found.add(diagnostic, extent: change.extent, in: layout) {
            check.finding(rule, diagnostic, layout, loaded.document, lookup)
          }
        }
      }
    }
    var findings = found.findings
    if requests == nil {
      for scene in scenes {
        findings += try unverified(check, rule, of: loaded, scene: scene, path: path)
      }
    }
    if only.isEmpty, scenes.count == loaded.document.scenes.count {
      let known = Set(loaded.document.scenes.map(\.id.text))
      findings += try folder.others(than: known, in: path).map { gone in
        check.finding(
          rule, rule.severity,
          Diagnostic(
            ApprovalFault(
              rule: rule.id, severity: rule.severity, folder: folder.name, object: gone.id,
              kind: .gone(name: gone.name))),
          in: loaded.document, lookup)
      }
    }
    return findings
  }

  /// Findings for recorded environments that this run can't lay out.
  private func unverified(
    _ check: DocumentCheck, _ rule: CheckRule, of loaded: LoadedDocument, scene: Int, path: String
  ) throws -> [CheckFinding] {
    let id = loaded.document.scenes[scene].id.text
    guard let approved = try folder.scene(id, in: path) else { return [] }
    let texts = check.localization.texts(for: loaded, isPad: false).name
    let lookup = ConstraintLookup(loaded.document)
    return approved.layouts.filter { isMeant(approved, $0.environment) }.compactMap { layout in
      let environment = ApprovedEnvironment(key: layout.environment)
      let reason: ApprovalFault.Reason
      if environment.texts != (texts.isEmpty ? nil : ApprovedScene.word(texts)) {
        reason = .otherTexts(environment.texts)
      } else if environment.request == nil {
        reason = .unknownEnvironment
      } else {
        return nil
      }
      return check.finding(
        rule, rule.severity,
        Diagnostic(
          ApprovalFault(
            rule: rule.id, severity: rule.severity, folder: folder.name, object: id,
            kind: .unverified(layout.environment, reason))),
        in: loaded.document, lookup)
    }
  }
}

/// What has become of an approved layout.
private struct ApprovalFault: DiagnosticFault {
  var rule: String
  var severity: Diagnostic.Severity
  /// Where approved layouts are kept, as the person named it.
  var folder: String
  /// The view that is concerned, or the scene.
  var object: String
  var kind: Kind

  enum Kind: Hashable {
    /// - Parameter scene: the id of the scene.
    case changed(ApprovedComparison.Change, scene: String)
    /// The scene is not there any more.
    case gone(name: String)
    /// The layout in an environment can't be compared.
    case unverified(String, Reason)
  }

  enum Reason: Hashable {
    /// - Parameter wanted: the texts of the approved layout; `nil` for those of the document.
    case otherTexts(String?)
    /// The device or system is unknown.
    case unknownEnvironment
  }

  var statement: Diagnostic.Statement {
    switch kind {
    case .changed(let change, let scene):
      // One kind of change of a view is one finding, whatever the numbers.
      .init(
        Diagnostic.Code(rawValue: "\(rule) \(change.kind)"), severity, change.text,
        hint: "'ninegrid check --record \(folder) --only \(scene)' approves it", objects: [object])
    case .gone(let name):
      .init(
        .approvedLayout, severity,
        "scene '\(object)' (\(name)) was approved, and is not there any more",
        hint: "delete its file in '\(folder)'", objects: [object])
    case .unverified(let environment, let reason):
      .init(
        .approvedLayout, severity,
        "the layout on \(environment) was approved and is not verified: \(reason.text)",
        hint: "name the texts, or record the layout again", objects: [object])
    }
  }
}

extension ApprovalFault.Reason {
  fileprivate var text: String {
    switch self {
    case .otherTexts(let wanted):
      wanted.map { "this run does not have the texts '\($0)'" } ?? "this run has other texts"
    case .unknownEnvironment: "this version does not know such a device or system"
    }
  }
}

extension Diagnostic.Code {
  /// A layout differs from the one that somebody has approved.
  package static let approvedLayout = Self(rawValue: "approved-layout")
}

/// A place where approved layouts are kept. Who starts the check chooses it.
package protocol ApprovedStore: Sendable {
  /// The name that the person used.
  var name: String { get }
  /// The approved frames of a scene; `nil` if there are none.
  ///
  /// - Throws: if the approved frames exist and can't be read.
  func scene(_ id: String, in document: String) throws -> ApprovedScene?
  /// The approved scenes of a document that are not among these.
  func others(than scenes: Set<String>, in document: String) throws -> [ApprovedScene]
  /// - Returns: whether something changed.
  func write(_ scene: ApprovedScene) throws -> Bool
}
