import HostAccess
import LayoutModel
import PlainText
import ProjectFiles

/// Where app extensions show the storyboards of a folder, by the property lists beside them.
enum ExtensionArrivals {
  /// The places by the names of storyboards.
  ///
  /// A target's property list lies in the folder of its storyboard, or in the one above it. One that can't be read says
  /// nothing: whoever reads the project tells of it.
  static func all(of folder: String) -> [String: [SceneArrival]] {
    var result: [String: [SceneArrival]] = [:]
    for place in [folder, FilePaths.parent(of: folder)] where place.count > 1 {
      for name in folderEntriesIfListed(place) where name.hasSuffix("Info.plist") {
        guard let found = appExtension(place + "/" + name),
          result[found.mainStoryboard] == nil
        else { continue }
        result[found.mainStoryboard] = found.arrivals(by: name)
      }
    }
    return result
  }

  private static func appExtension(_ path: String) -> AppExtension? {
    do {
      return AppExtension(info: try readPropertyList(readFile(path, named: path)))
    } catch {
      return nil
    }
  }
}
