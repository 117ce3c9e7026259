import HostAccess
import LayoutJSON
import LayoutPreview
package import LayoutWorkbench
import PlainText

extension AssetFolders {
  /// The names of images and colours below a folder.
  package static func assets(below root: String) -> AssetNames {
    AssetNameSearch(below: root).found
  }
}

/// Walks through the folders of a project once, and collects the names of its images and colours.
private struct AssetNameSearch {
  var found = AssetNames()

  private static let sets = [".imageset", ".symbolset", ".launchimage", ".appiconset"]
  private static let files: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "gif", "heic", "svg", "webp", "tiff",
  ]
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "node_modules", "build", "DerivedData", "Checkouts",
  ]

  init(below root: String) {
    var entries = 0
    var waiting = [(path: root, depth: 0)]
    while let (folder, depth) = waiting.popLast(), entries < FolderListing.mostEntries {
      for name in folderEntriesIfListed(folder) where !name.hasPrefix(".") {
        entries += 1
        let path = folder + "/" + name
        let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
        if Self.files.contains(ending) {
          addFile(name)
        } else if name.hasSuffix(".xcassets") {
          found.markAsProject()
          addCatalogue(path, namespace: "", depth: 0)
        } else if name.hasSuffix(".xcodeproj") {
          found.markAsProject()
        } else if depth < AssetFolders.deepest, !Self.skipped.contains(name),
          !AssetFolders.isPackage(name), FileKind(path) == .directory
        {
          waiting.append((path, depth + 1))
        }
      }
    }
    if root.hasSuffix(".xcassets") {
      found.markAsProject()
      addCatalogue(root, namespace: "", depth: 0)
    }
  }

  /// - Source: Apple, Asset Catalog Format Reference, "Folders": a group that provides a namespace
  ///   puts its name and a slash before the names of its content.
  private mutating func addCatalogue(_ folder: String, namespace: String, depth: Int) {
    guard depth < AssetFolders.deepest else { return }
    for name in folderEntriesIfListed(folder) {
      let path = folder + "/" + name
      if let set = Self.sets.first(where: name.hasSuffix) {
        found.addImage(namespace + name.dropLast(set.count))
      } else if name.hasSuffix(".colorset") {
        let key = namespace + name.dropLast(".colorset".count)
        found.addColor(key) { Self.color(path, named: key, $0) }
      } else if AssetFolders.isGroup(name), FileKind(path) == .directory {
        let inner = Self.providesNamespace(path) ? namespace + name + "/" : namespace
        addCatalogue(path, namespace: inner, depth: depth + 1)
      }
    }
  }

  private static func color(
    _ folder: String, named name: String, _ appearance: PreviewAppearance
  ) -> PreviewColor? {
    do {
      return try AssetColor.read(folder, named: name, appearance)
    } catch {
      return nil
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard FileKind(folder + "/Contents.json") == .file else { return false }
    do {
      let contents = try AssetContents(folder, named: FilePaths.lastComponent(of: folder))
      return contents.value["properties"]?["provides-namespace"]?.bool ?? false
    } catch {
      return false
    }
  }

  /// Adds the names for a file: `star@2x~ipad.png` is the image `star`, and `star.png`.
  private mutating func addFile(_ name: String) {
    guard let dot = name.lastIndex(of: ".") else { return }
    var stem = String(name[..<dot])
    for idiom in ["~ipad", "~iphone"] where stem.hasSuffix(idiom) {
      stem.removeLast(idiom.count)
    }
    for scale in ["@2x", "@3x", "@1x"] where stem.hasSuffix(scale) { stem.removeLast(3) }
    found.addImage(stem)
    found.addImage(stem + name[dot...])
    found.addImage(name)
  }
}
