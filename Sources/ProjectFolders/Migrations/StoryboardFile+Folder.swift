import ElementTree
import HostAccess
import LayoutModel
package import LayoutWorkbench

extension StoryboardFile {
  /// The names of all storyboards in a folder, whatever the case of the extension.
  ///
  /// - Parameter folder: an absolute path.
  package static func names(in folder: String) -> [String] {
    folderEntriesIfListed(folder)
      .filter { DocumentKind(fileName: $0) == .storyboard }.map(name)
  }
}
