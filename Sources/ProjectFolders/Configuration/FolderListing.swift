import HostAccess
import LayoutWorkbench

/// The paths of the files below a folder, without hidden files and folders that nobody checks.
package struct FolderListing {
  /// The paths from the folder.
  package private(set) var paths: [String] = []
  /// Whether all files are listed, because there were not too many.
  package private(set) var isWhole = true

  package static let mostEntries = 200_000

  package init(below root: String) {
    let skipped = CheckConfiguration.usuallyExcluded.map { PathPattern($0) }
    var waiting = [""]
    while let folder = waiting.popLast() {
      for name in folderEntriesIfListed(folder.isEmpty ? root : root + "/" + folder)
      where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : folder + "/" + name
        if skipped.contains(where: { $0.matches(path) }) { continue }
        if paths.count >= Self.mostEntries {
          isWhole = false
          return
        }
        paths.append(path)
        // A link may lead to a folder around it.
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
