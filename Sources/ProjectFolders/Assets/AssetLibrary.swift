package import Diagnostics
package import HostAccess
import Synchronization

/// The images and colours of the projects around documents. Each project is searched once, for any
/// number of its documents.
package final class AssetLibrary: Sendable {
  private let isOff: Bool
  /// The catalogues of the folders that the person named; `nil` if each document uses those of its project.
  private let named: [String]?
  private let context: CommandContext
  private let state = Mutex(State())

  private struct State {
    /// The catalogues by the folder of the project.
    var catalogues: [String: [String]] = [:]
    /// The assets of each list of catalogues, in which the nearest catalogue comes first.
    var found: [(catalogues: [String], assets: ProjectAssets)] = []
  }

  /// - Throws: ``CommandFailure`` if a named folder does not exist.
  package init(_ options: any AssetChoice, in context: CommandContext) throws {
    isOff = options.noAssets
    named = options.assets.isEmpty ? nil : try options.catalogues(in: context)
    self.context = context
  }

  /// The images and colours that may appear in pictures of a document.
  ///
  /// - Parameter name: the name of the document's file, as a person uses it. A document of the store has the assets
  ///   around the file with that name, if there is one.
  /// - Returns: `nil` if there are none.
  package func assets(around name: String) -> ProjectAssets? {
    if isOff { return nil }
    let path = context.absolutePath(name)
    guard named != nil || FileKind(path) == .file else { return nil }
    return state.withLock { state in
      let catalogues =
        named
        ?? {
          let root = AssetFolders.project(around: path)
          let found = state.catalogues[root] ?? AssetFolders.catalogues(below: root)
          state.catalogues[root] = found
          return AssetFolders.nearest(to: path, found)
        }()
      let known = state.found.first { $0.catalogues == catalogues }?.assets
      let assets = known ?? ProjectAssets(catalogues)
      if known == nil { state.found.append((catalogues, assets)) }
      return assets.isEmpty ? nil : assets
    }
  }

  /// Diagnostics about assets that could not be used, each once. They are sorted, because pictures are drawn on
  /// several cores.
  package var diagnostics: [Diagnostic] {
    let all = state.withLock { $0.found }.flatMap(\.assets.diagnostics)
    return Set(all).sorted { $0.message < $1.message }
  }
}
