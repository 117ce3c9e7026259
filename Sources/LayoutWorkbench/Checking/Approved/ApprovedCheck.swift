package import Diagnostics
import LayoutModel

/// Records the layouts of documents, or compares them with those that were approved.
package struct ApprovedCheck: Sendable {
  let folder: any ApprovedStore
  /// Parts of documents' paths, scenes' ids and names, and environments, of which a layout has to have one; empty for all.
  let only: [String]
  let comparison: ApprovedComparison

  package init(folder: any ApprovedStore, only: [String], comparison: ApprovedComparison) {
    self.folder = folder
    self.only = only
    self.comparison = comparison
  }

  /// Whether a layout is among those that somebody has named.
  private func isMeant(_ scene: ApprovedScene, _ environment: String) -> Bool {
    only.isEmpty
      || only.contains { part in
        scene.document.contains(part) || scene.id == part || scene.name.contains(part)
          || environment.contains(part)
      }
  }

  /// A scene in all environments, without what nobody has asked for.
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
        // What is not named stays as it was approved.
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

  /// What has changed since the layouts of a document were approved.
  ///
  /// - Parameter requests: where to compare; `nil` for the environments that were recorded of each scene.
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
        // Of texts that this run has not, the next lines tell.
        if requests == nil, before == nil, approved != nil { continue }
        for change in comparison.changes(from: before, to: now) {
          let object = change.id ?? current.id
          // One change of a view is one finding, by however much it moves on each device.
          var diagnostic = Diagnostic(
            Diagnostic.Code(rawValue: "\(rule.id) \(change.kind)"), rule.severity, change.text,
            hint: "'ninegrid check --record \(folder.name) --only \(current.id)' approves it",
            objects: [object])
          diagnostic.location =
            loaded.document.view(ObjectID(object))?.location
            ?? loaded.document.scenes[scene].location
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
            .approvedLayout, rule.severity,
            "scene '\(gone.id)' (\(gone.name)) was approved, and is not there any more",
            hint: "delete its file in '\(folder.name)'", objects: [gone.id]),
          in: loaded.document, lookup)
      }
    }
    return findings
  }

  /// Recorded environments that this run can't lay out.
  private func unverified(
    _ check: DocumentCheck, _ rule: CheckRule, of loaded: LoadedDocument, scene: Int, path: String
  ) throws -> [CheckFinding] {
    let id = loaded.document.scenes[scene].id.text
    guard let approved = try folder.scene(id, in: path) else { return [] }
    let texts = check.localization.texts(for: loaded, isPad: false).name
    let lookup = ConstraintLookup(loaded.document)
    return approved.layouts.filter { isMeant(approved, $0.environment) }.compactMap { layout in
      let environment = ApprovedEnvironment(key: layout.environment)
      let reason: String
      if environment.texts != (texts.isEmpty ? nil : ApprovedScene.word(texts)) {
        reason =
          environment.texts.map { "this run does not have the texts '\($0)'" }
          ?? "this run has other texts"
      } else if environment.request == nil {
        reason = "this version does not know such a device or system"
      } else {
        return nil
      }
      return check.finding(
        rule, rule.severity,
        Diagnostic(
          .approvedLayout, rule.severity,
          "the layout on \(layout.environment) was approved and is not verified: \(reason)",
          hint: "name the texts, or record the layout again", objects: [id]),
        in: loaded.document, lookup)
    }
  }
}

extension Diagnostic.Code {
  /// A layout is not what somebody has approved.
  package static let approvedLayout = Self(rawValue: "approved-layout")
}

/// Where approved layouts are kept; whoever checks says where.
package protocol ApprovedStore: Sendable {
  /// As the person named it.
  var name: String { get }
  /// The approved frames of a scene; `nil` if there are none.
  ///
  /// - Throws: if they exist and can't be read.
  func scene(_ id: String, in document: String) throws -> ApprovedScene?
  /// The scenes of a document that were approved, and are not among these.
  func others(than scenes: Set<String>, in document: String) throws -> [ApprovedScene]
  /// - Returns: whether something changed.
  func write(_ scene: ApprovedScene) throws -> Bool
}
