import HostAccess
import LayoutWorkbench

/// The paths of what lies below a folder, without hidden files and what nobody checks.
package struct FolderListing {
  /// From the folder.
  package private(set) var paths: [String] = []
  /// Whether there was not more than can be looked through.
  package private(set) var isWhole = true

  package static let mostEntries = 200_000

  package init(below root: String) {
    let skipped = CheckConfiguration.usuallyExcluded.map { PathPattern($0) }
    var waiting = [""]
    while let folder = waiting.popLast() {
      for name in AssetFolders.names(in: folder.isEmpty ? root : root + "/" + folder)
      where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : folder + "/" + name
        if skipped.contains(where: { $0.matches(path) }) { continue }
        if paths.count >= Self.mostEntries {
          isWhole = false
          return
        }
        paths.append(path)
        // A link may lead back to where it lies.
        let file = root + "/" + path
        if FileKind(file) == .directory,
          resolvedLink(file) == resolvedLink(root + (folder.isEmpty ? "" : "/" + folder)) + "/"
            + name
        {
          waiting.append(path)
        }
      }
    }
  }
}
