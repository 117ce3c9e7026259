package import HostAccess
package import LayoutWorkbench
import PlainText
import PlatformRules
package import ProjectFiles
import Synchronization

/// The files around the documents of a run. Each folder is searched once, and only if a rule needs it.
package final class ProjectSurroundings: Sendable {
  /// The absolute path of the configuration's folder, or of the working directory.
  package let folder: String
  /// What was found, also by earlier commands of the run.
  private let shared: Shared

  private final class Shared: Sendable {
    let state = Mutex(State())
  }

  private struct State {
    var assets: [String: AssetNames] = [:]
    var sources: [String: SourceIndex] = [:]
    var sourceFiles: [String: [String]] = [:]
    var classes: [[String]: Set<String>] = [:]
    var storyboards: [String: [String: [FoundStoryboard]]] = [:]
    var identifiers: [String: DocumentIdentifiers] = [:]
    var modules: [String: Set<String>] = [:]
    var digests: [[String]: String] = [:]
    var areProjects: [String: Bool] = [:]
  }

  private let apps: @Sendable (String) -> [AppDescription]
  private let sourcesElsewhere: @Sendable (String) -> [String]

  /// - Parameters:
  ///   - memory: of the run; without one, nothing is taken from earlier commands.
  ///   - apps: those around a document of a path.
  ///   - sourcesElsewhere: sources that the project in a folder compiles and that are not in this folder.
  package init(
    folder: String, memory: RunMemory? = nil,
    apps: @escaping @Sendable (String) -> [AppDescription] = { _ in [] },
    sourcesElsewhere: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.folder = folder
    self.apps = apps
    self.sourcesElsewhere = sourcesElsewhere
    shared = memory?.value("surroundings of \(folder)") { Shared() } ?? Shared()
  }

  /// The oldest system on which an app around a document runs; `nil` if one of the apps does not state it.
  func oldestSystem(around document: String) -> SystemRelease? {
    let systems = apps(document).map { $0.deploymentTarget?.value }
    return systems.contains(nil) ? nil : systems.compactMap(\.self).min()
  }

  /// The languages of the documents in `Base.lproj`, as the apps around one say; English where nobody says another one.
  ///
  /// - Source: Apple, "CFBundleDevelopmentRegion": Xcode makes projects in English.
  func documentLanguages(around document: String) -> Set<String> {
    let languages = Set(apps(document).compactMap { $0.developmentLanguage?.value })
    return languages.isEmpty ? ["en"] : languages
  }

  package func around(_ path: String?) -> FileSurroundings {
    FileSurroundings(path: path, projects: self)
  }

  package func absolutePath(_ name: String) -> String {
    FilePaths.normalized(name.hasPrefix("/") ? name : folder + "/" + name)
  }

  /// The folder of the project around a document. Each folder above the document is listed once in a run.
  func project(around document: String) -> String {
    AssetFolders.project(around: document) { folder in
      if let known = shared.state.withLock({ $0.areProjects[folder] }) { return known }
      let isProject = AssetFolders.isProject(folder)
      shared.state.withLock { $0.areProjects[folder] = isProject }
      return isProject
    }
  }

  package func assets(below roots: [String]) -> AssetNames {
    // A folder inside another one is searched together with it.
    let outer = roots.filter { root in
      !roots.contains { $0 != root && FilePaths.path(root, below: $0) != nil }
    }
    return shared.state.withLock { state in
      var result: AssetNames?
      for root in Set(outer).sorted() {
        let found = state.assets[root] ?? AssetFolders.assets(below: root)
        state.assets[root] = found
        result = result?.merged(with: found) ?? found
      }
      return result ?? AssetNames()
    }
  }

  /// The sources in the folder of a project, and then those that it compiles from elsewhere.
  func sourceFiles(ofProject root: String) -> [String] {
    if let known = shared.state.withLock({ $0.sourceFiles[root] }) { return known }
    let found = SourceFiles.files(below: root) + sourcesElsewhere(root)
    shared.state.withLock { $0.sourceFiles[root] = found }
    return found
  }

  package func sources(below root: String) -> SourceIndex {
    let files = sourceFiles(ofProject: root)
    return shared.state.withLock { state in
      if let known = state.sources[root] { return known }
      let found = SourceIndex(files.lazy.flatMap { SourceFiles.declarations(in: $0) })
      state.sources[root] = found
      return found
    }
  }

  /// The storyboards below a folder by their names without ending. Those that can't be read are left out.
  package func storyboards(below root: String) -> [String: [FoundStoryboard]] {
    shared.state.withLock { state in
      if let known = state.storyboards[root] { return known }
      var found: [String: [FoundStoryboard]] = [:]
      for path in FolderListing(below: root).paths where path.hasSuffix(".storyboard") {
        let stem = FilePaths.lastComponent(of: path).dropLast(".storyboard".count)
        do {
          let bytes = try readFile(root + "/" + path, named: path)
          found[String(stem), default: []].append(
            FoundStoryboard(String(decoding: bytes, as: UTF8.self)))
        } catch {
          continue
        }
      }
      state.storyboards[root] = found
      return found
    }
  }

  /// The identifiers of the documents below a folder. Documents that can't be read are left out.
  func identifiers(below root: String) -> DocumentIdentifiers {
    shared.state.withLock { state in
      if let known = state.identifiers[root] { return known }
      var found = DocumentIdentifiers()
      for path in FolderListing(below: root).paths
      where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
        do {
          found.add(try readFile(root + "/" + path, named: path))
        } catch {
          continue
        }
      }
      state.identifiers[root] = found
      return found
    }
  }

  /// The words of the files below a folder that name modules: projects, packages, lists of dependencies, and imports.
  func moduleNames(below root: String) -> Set<String> {
    shared.state.withLock { state in
      if let known = state.modules[root] { return known }
      let found = ModuleNames.below(root)
      state.modules[root] = found
      return found
    }
  }

  /// A digest that is computed once in a run.
  ///
  /// - Parameter key: the question, with the folders on which the answer depends.
  func digest(_ key: [String], make: () -> String) -> String {
    if let known = shared.state.withLock({ $0.digests[key] }) { return known }
    let digest = make()
    return shared.state.withLock { state in
      let first = state.digests[key] ?? digest
      state.digests[key] = first
      return first
    }
  }

  package func swiftClasses(in included: [String], without excluded: [String]) -> Set<String> {
    let skipped = excluded.map { absolutePath($0) }
    return shared.state.withLock { state in
      let key = included + [""] + excluded
      if let known = state.classes[key] { return known }
      var classes: Set<String> = []
      for folder in included.map({ absolutePath($0) }) {
        for file in SourceFiles.swift(below: folder)
        where !skipped.contains(where: { file == $0 || FilePaths.path(file, below: $0) != nil }) {
          let found = SourceFiles.declarations(in: file)
          classes.formUnion(found.filter { $0.kind == .class && $0.depth == 0 }.map(\.name))
        }
      }
      state.classes[key] = classes
      return classes
    }
  }
}
