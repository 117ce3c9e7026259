import HostAccess
import PlainText

/// Finds the asset catalogues of a project.
package enum AssetFolders {
  /// The most entries that are looked at, more than the sources of an app have.
  package static let mostEntries = 20_000
  package static let deepest = 12
  /// Folders of other people's code and of build products.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "node_modules", "build", "DerivedData", "Checkouts",
  ]

  /// The catalogues below a folder, in the order of their paths.
  package static func catalogues(below folder: String) -> [String] {
    if folder.hasSuffix(".xcassets") { return [folder] }
    var result: [String] = []
    var entries = 0
    var waiting = [(path: folder, depth: 0)]
    while let (path, depth) = waiting.popLast() {
      for name in folderEntriesIfListed(path) {
        entries += 1
        if entries > mostEntries { return result.sorted(by: byBytes) }
        let inner = path + "/" + name
        if name.hasPrefix(".") || skipped.contains(name) || FileKind(inner) != .directory {
          continue
        }
        if name.hasSuffix(".xcassets") {
          result.append(inner)
        } else if depth < deepest, !name.contains(".xcodeproj") {
          waiting.append((inner, depth + 1))
        }
      }
    }
    return result.sorted(by: byBytes)
  }

  /// The folders that have an entry with a certain name: the folder itself and those below it, in the order of their paths.
  package static func folders(below folder: String, with isMeant: (String) -> Bool) -> [String] {
    var result: [String] = []
    var entries = 0
    var waiting = [(path: folder, depth: 0)]
    while let (path, depth) = waiting.popLast() {
      let names = folderEntriesIfListed(path)
      entries += names.count
      if entries > mostEntries { break }
      if names.contains(where: isMeant) { result.append(path) }
      guard depth < deepest else { continue }
      for name in names
      where !name.hasPrefix(".") && !skipped.contains(name) && !name.contains(".xc")
        && FileKind(path + "/" + name) == .directory
      {
        waiting.append((path + "/" + name, depth + 1))
      }
    }
    return result.sorted(by: byBytes)
  }

  /// The folder of the project around a document: the one with an Xcode project, a package or a
  /// repository, or else the document's folder.
  ///
  /// - Parameter isProject: returns whether a folder is that of a project. A caller with many documents can remember the
  ///   answers, because the folders above all of them are the same, and may be large.
  package static func project(
    around document: String, isProject: (String) -> Bool = isProject
  ) -> String {
    let own = FilePaths.parent(of: document)
    var folder = own
    for _ in 0..<deepest where folder.count > 1 {
      if isProject(folder) { return folder }
      folder = FilePaths.parent(of: folder)
    }
    return own.hasSuffix(".lproj") ? FilePaths.parent(of: own) : own
  }

  package static func isProject(_ folder: String) -> Bool {
    folderEntriesIfListed(folder).contains {
      $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" || $0 == ".git"
    }
  }

  /// The catalogues of a project, those that lie nearest to a document first.
  package static func nearest(to document: String, _ catalogues: [String]) -> [String] {
    func shared(_ path: String) -> Int { zip(path.utf8, document.utf8).prefix { $0 == $1 }.count }
    return catalogues.sorted {
      shared($0) != shared($1) ? shared($0) > shared($1) : byBytes($0, $1)
    }
  }

  private static func byBytes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}

extension AssetFolders {
  /// Endings of folders that are single assets.
  ///
  /// - Source: Apple, Asset Catalog Format Reference, "Types".
  private static let assetTypes: Set<String> = [
    "appiconset", "arimageset", "arresourcegroup", "brandassets", "colorset", "complicationset",
    "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset",
    "imageset", "imagestack", "imagestacklayer", "launchimage", "mipmapset", "sticker",
    "stickerpack", "stickersequence", "stickersiconset", "symbolset", "textureset",
    "watchcomplicationset", "watchface",
  ]

  /// Endings of folders that people see as one file, and that contain no images which an app finds by name.
  private static let packageTypes: Set<String> = [
    "app", "appex", "dsym", "framework", "playground", "xcarchive", "xcdatamodel", "xcdatamodeld",
    "xcframework", "xcodeproj", "xctemplate", "xcworkspace",
  ]

  /// Whether a folder in a catalogue is a group of assets, such as `Icons` or `Icons 2.0`, and not an asset itself.
  static func isGroup(_ name: String) -> Bool { !assetTypes.contains(ending(of: name)) }

  static func isPackage(_ name: String) -> Bool { packageTypes.contains(ending(of: name)) }

  private static func ending(of name: String) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}
