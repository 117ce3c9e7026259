package import Diagnostics
import Foundation
import HostAccess
package import LayoutPreview
import Synchronization

/// The images and colours of a project's asset catalogues. Each is read when a picture first needs
/// it.
package final class ProjectAssets: PreviewAssets {
  /// The folders of images and colours, by name.
  private let images: [String: String]
  private let colors: [String: String]
  private let state = Mutex(State())

  private struct State {
    var images: [String: PreviewImage?] = [:]
    var colors: [String: PreviewColor?] = [:]
    var diagnostics: [Diagnostic] = []
    /// Names of images that are PDFs, and can't be drawn on this machine.
    var pdfs: Set<String> = []
  }

  /// - Parameter catalogues: absolute paths. If two assets have the same name, the first one
  ///   counts.
  package init(_ catalogues: [String]) {
    var images: [String: String] = [:]
    var colors: [String: String] = [:]
    // The number of entries is limited, because links may form circles.
    var entries = 0
    for catalogue in catalogues {
      var waiting = [(path: catalogue, depth: 0)]
      while let (folder, depth) = waiting.popLast(), entries < AssetFolders.mostEntries {
        for name in folderEntriesIfListed(folder) {
          entries += 1
          let path = folder + "/" + name
          guard FileKind(path) == .directory else { continue }
          if name.hasSuffix(".imageset") {
            let key = String(name.dropLast(".imageset".count))
            if images[key] == nil { images[key] = path }
          } else if name.hasSuffix(".colorset") {
            let key = String(name.dropLast(".colorset".count))
            if colors[key] == nil { colors[key] = path }
          } else if depth < AssetFolders.deepest, AssetFolders.isGroup(name) {
            waiting.append((path, depth + 1))
          }
        }
      }
    }
    self.images = images
    self.colors = colors
  }

  /// The folders of all colours, in the order of their names.
  package var colorFolders: [(name: String, folder: String)] {
    colors.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { ($0.key, $0.value) }
  }

  package var isEmpty: Bool { images.isEmpty && colors.isEmpty }

  /// Diagnostics about assets that could not be used, one for each image and colour. PDFs are only
  /// counted.
  package var diagnostics: [Diagnostic] {
    state.withLock { state in
      guard let first = state.pdfs.min() else { return state.diagnostics }
      let count = state.pdfs.count
      return state.diagnostics + [
        Diagnostic(AssetError.noPoppler(first: first, count: count))
      ]
    }
  }

  package func image(named name: String, _ appearance: PreviewAppearance) -> PreviewImage? {
    let key = appearance.rawValue + "/" + name
    if let known = state.withLock({ $0.images[key] }) { return known }
    // An asset with a namespace is found by the last part of its name.
    let plain = name.split(separator: "/").last.map(String.init) ?? name
    var image: PreviewImage?
    if let folder = images[plain] {
      do {
        image = try AssetImage.read(folder, named: name, appearance)
        if let image, image.base64 == nil { state.withLock { _ = $0.pdfs.insert(name) } }
      } catch {
        if case .undrawnPDF = error {
          state.withLock { _ = $0.pdfs.insert(name) }
        } else {
          note(error.diagnostic)
        }
      }
    }
    state.withLock { $0.images[key] = .some(image) }
    return image
  }

  package func color(named name: String, _ appearance: PreviewAppearance) -> PreviewColor? {
    let key = appearance.rawValue + "/" + name
    if let known = state.withLock({ $0.colors[key] }) { return known }
    let plain = name.split(separator: "/").last.map(String.init) ?? name
    var color: PreviewColor?
    if let folder = colors[plain] {
      do {
        color = try AssetColor.read(folder, named: name, appearance)
      } catch {
        note(error.diagnostic)
      }
    }
    state.withLock { $0.colors[key] = .some(color) }
    return color
  }

  private func note(_ diagnostic: Diagnostic) {
    state.withLock { state in
      if !state.diagnostics.contains(diagnostic) { state.diagnostics.append(diagnostic) }
    }
  }
}

extension Diagnostic.Code {
  /// An image or colour of a catalogue that a picture can't contain.
  package static let unusableAsset = Self(rawValue: "unusable-asset")
}
