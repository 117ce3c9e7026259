package import HostAccess
package import LayoutPreview
import PlainText
package import ProjectFiles
import Synchronization

/// The Xcode projects around documents. Each is read once, even if many documents lie in it.
package final class AppProjects: Sendable {
  private let context: CommandContext
  /// What was found, also by earlier commands of the run.
  private let shared: Shared
  private let ownFaults = Mutex<Set<String>>([])

  fileprivate final class Shared: Sendable {
    let state = Mutex(State())
  }

  fileprivate struct State {
    /// The project around each folder; the inner `nil` means that there is none.
    var foldersSeen: [String: FoundProject?] = [:]
    /// The signs in each folder. The folders above all documents are the same, and may be large.
    var signs: [String: FolderSigns] = [:]
    /// The projects that were read, by their folder or by the path of a property list.
    var read: [String: FoundProject?] = [:]
    /// The files and folders that were read, as they were before it.
    var sources: [String: FileStatus?] = [:]
  }

  /// The files that show that a folder belongs to a project.
  fileprivate struct FolderSigns {
    let projects: [String]
    let hasInfoPlist: Bool
    let isRepository: Bool

    init(_ folder: String) {
      let names = folderEntriesIfListed(folder)
      projects =
        names.contains { $0.hasSuffix(".xcodeproj") } ? FoundProject.projects(in: folder) : []
      hasInfoPlist = names.contains("Info.plist")
      isRepository = names.contains(".git")
    }
  }

  package init(in context: CommandContext) {
    self.context = context
    shared = context.memory?.value("projects") { Shared() } ?? Shared()
  }

  /// The apps that show a document: those whose targets contain it, or else all apps of the
  /// project.
  ///
  /// - Parameter name: the name of the document's file, as a person uses it. A document of the
  ///   store gets the project around the file of that name, if there is one.
  package func apps(around name: String) -> [AppDescription] {
    let path = context.absolutePath(name)
    guard FileKind(path) == .file, let project = project(around: FilePaths.parent(of: path)) else {
      return []
    }
    return project.apps(showing: path)
  }

  /// The only appearance that the apps around a document have, if there is just one.
  package func appearance(around name: String) -> PreviewAppearance? {
    let styles = apps(around: name).map { $0.interfaceStyle?.value }
    guard let style = styles.first ?? nil, styles.allSatisfy({ $0 == style }) else { return nil }
    return PreviewAppearance(rawValue: style.lowercased())
  }

  /// The sources that the project in a folder compiles and that are not in this folder, in the order of their paths.
  package func sourcesElsewhere(ofProjectIn folder: String) -> [String] {
    guard let project = project(around: folder), project.folder == folder else { return [] }
    return project.sourcesElsewhere.filter { FileKind($0) == .file }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The project of a folder: in the folder itself, or in one above it, up to the repository's
  /// folder. If the repository has none, because it is generated, the apps that its property lists describe.
  package func project(around folder: String) -> FoundProject? {
    let found = shared.state.withLock { state in
      if let known = state.foldersSeen[folder] { return known }
      let found = Self.search(folder, context, &state)
      state.foldersSeen[folder] = .some(found)
      return found
    }
    if let faults = found?.faults, !faults.isEmpty {
      ownFaults.withLock { $0.formUnion(faults) }
    }
    return found
  }

  /// What could not be read of the projects that were asked for, as sentences, each once.
  package var faults: [String] { ownFaults.withLock { $0.sorted() } }

  /// The projects in a folder and below it, or else the project around it. Other people's code
  /// (`Pods`, `Carthage`) and build products are left out.
  package func projects(inAndBelow folder: String) -> [FoundProject] {
    let folders = AssetFolders.folders(below: folder, with: { $0.hasSuffix(".xcodeproj") })
    let found = folders.compactMap { project(around: $0) }
    return found.isEmpty ? project(around: folder).map { [$0] } ?? [] : found
  }

  /// Whether nothing has changed of what was read, so that another search would find the same.
  package var isCurrent: Bool {
    shared.state.withLock { state in
      state.sources.allSatisfy { path, stamp in FileStatus(of: path) == stamp }
    }
  }

  /// How many folders above a document are searched, more than any project has.
  private static let deepest = 16

  private static func search(
    _ start: String, _ context: CommandContext, _ state: inout State
  ) -> FoundProject? {
    var folder = start
    var plist: FoundProject?
    for _ in 0..<deepest where folder.count > 1 {
      if state.signs[folder] == nil { state.sources[folder] = .some(FileStatus(of: folder)) }
      let signs = state.signs[folder] ?? FolderSigns(folder)
      state.signs[folder] = signs
      if !signs.projects.isEmpty {
        return state.read(folder) {
          FoundProject(folder: folder, projects: signs.projects, in: context)
        }
      }
      if plist == nil, signs.hasInfoPlist {
        let path = folder + "/Info.plist"
        plist = state.read(path) { FoundProject(infoPlist: path, in: context) }
      }
      if signs.isRepository {
        let all = folder
        return plist ?? state.read(all + "/") { FoundProject(repository: all, in: context) }
      }
      folder = FilePaths.parent(of: folder)
    }
    return plist
  }
}

extension AppProjects.State {
  /// The project that was read under a key. If there is none, it is read now.
  fileprivate mutating func read(_ key: String, make: () -> FoundProject?) -> FoundProject? {
    if let known = read[key] { return known }
    let made = make()
    read[key] = .some(made)
    sources.merge(made?.sources ?? [key: FileStatus(of: key)]) { first, _ in first }
    return made
  }
}
