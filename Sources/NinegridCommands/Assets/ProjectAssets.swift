import Diagnostics
import Foundation
import LayoutJSON
import LayoutModel
import LayoutPreview
import Synchronization

/// The images and colours of a project's asset catalogues, each read when a picture asks for it.
final class ProjectAssets: PreviewAssets {
  /// Folders of images and colours by name.
  private let images: [String: String]
  private let colors: [String: String]
  private let state = Mutex(State())

  private struct State {
    var images: [String: PreviewImage?] = [:]
    var colors: [String: PreviewColor?] = [:]
    var diagnostics: [Diagnostic] = []
    /// Names of images that are PDFs.
    var pdfs: Set<String> = []
  }

  /// - Parameter catalogues: absolute paths; of two things of one name the first counts.
  init(_ catalogues: [String]) {
    var images: [String: String] = [:]
    var colors: [String: String] = [:]
    // Links may lead in circles.
    var entries = 0
    for catalogue in catalogues {
      var waiting = [(path: catalogue, depth: 0)]
      while let (folder, depth) = waiting.popLast(), entries < AssetFolders.mostEntries {
        for name in AssetFolders.names(in: folder) {
          entries += 1
          let path = folder + "/" + name
          guard FileKind(path) == .directory else { continue }
          if name.hasSuffix(".imageset") {
            let key = String(name.dropLast(".imageset".count))
            if images[key] == nil { images[key] = path }
          } else if name.hasSuffix(".colorset") {
            let key = String(name.dropLast(".colorset".count))
            if colors[key] == nil { colors[key] = path }
          } else if depth < AssetFolders.deepest,
            !name.contains(".") || name.hasSuffix(".spriteatlas")
          {
            waiting.append((path, depth + 1))
          }
        }
      }
    }
    self.images = images
    self.colors = colors
  }

  var isEmpty: Bool { images.isEmpty && colors.isEmpty }

  /// What could not be used, once for each image and colour; PDFs are counted.
  var diagnostics: [Diagnostic] {
    state.withLock { state in
      guard let first = state.pdfs.min() else { return state.diagnostics }
      let count = state.pdfs.count
      return state.diagnostics + [
        Diagnostic(
          .unusableAsset, .note,
          count == 1
            ? "the image '\(first)' is a PDF, which a picture can't hold"
            : "\(count) images, such as '\(first)', are PDFs, which a picture can't hold",
          hint: "placeholders stand for them; add PNG or SVG to have them drawn")
      ]
    }
  }

  func image(named name: String, _ appearance: PreviewAppearance) -> PreviewImage? {
    let key = appearance.rawValue + "/" + name
    if let known = state.withLock({ $0.images[key] }) { return known }
    // A name with a namespace is found by its last part.
    let plain = name.split(separator: "/").last.map(String.init) ?? name
    var image: PreviewImage?
    if let folder = images[plain] {
      do {
        image = try AssetImage.read(folder, named: name, appearance)
      } catch {
        if error.isPDF {
          state.withLock { _ = $0.pdfs.insert(name) }
        } else {
          note(error.diagnostic)
        }
      }
    }
    state.withLock { $0.images[key] = .some(image) }
    return image
  }

  func color(named name: String, _ appearance: PreviewAppearance) -> PreviewColor? {
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
      if !state.diagnostics.contains(where: { $0.message == diagnostic.message }) {
        state.diagnostics.append(diagnostic)
      }
    }
  }
}

/// Why an image or colour of a catalogue can't be shown.
struct AssetError: Error {
  var diagnostic: Diagnostic
  /// There is nothing wrong with it, but a picture can't hold a PDF.
  var isPDF = false

  init(onlyPDF name: String) {
    self.init("the image '\(name)' is a PDF", hint: "a placeholder stands for it")
    isPDF = true
  }

  init(_ message: String, hint: String, file: String? = nil) {
    diagnostic = Diagnostic(.unusableAsset, .note, message, hint: hint, file: file)
  }
}

extension Diagnostic.Code {
  /// An image or colour of a catalogue that a picture can't hold.
  static let unusableAsset = Self(rawValue: "unusable-asset")
}

/// The `Contents.json` of an image or colour.
struct AssetContents {
  let value: JSONValue

  init(_ folder: String, named name: String) throws(AssetError) {
    let path = folder + "/Contents.json"
    do {
      value = try parseJSON(readFile(path, named: path))
    } catch {
      throw AssetError(
        "'\(name)' of the catalogue can't be read: Contents.json is missing or no JSON",
        hint: "a placeholder stands for it; the file is '\(path)'")
    }
  }

  /// Whether an entry is for dark or light appearance alone; `nil` for any.
  static func appearance(of entry: JSONValue) -> PreviewAppearance? {
    for item in entry["appearances"]?.array ?? []
    where item["appearance"]?.string == "luminosity" {
      return item["value"]?.string.flatMap { PreviewAppearance(rawValue: $0) }
    }
    return nil
  }
}

enum AssetColor {
  /// - Source: Apple, Asset Catalog Format Reference, "Named Color Type": components as parts of 1, as `0xFF`, or from
  ///   0 to 255.
  static func read(
    _ folder: String, named name: String, _ wanted: PreviewAppearance
  ) throws(AssetError) -> PreviewColor? {
    let entries = try AssetContents(folder, named: name).value["colors"]?.array ?? []
    let usable = entries.filter {
      $0["color"] != nil
        && ["universal", "iphone", "ipad"].contains($0["idiom"]?.string ?? "universal")
    }
    let best =
      usable.first { AssetContents.appearance(of: $0) == wanted }
      ?? usable.first { AssetContents.appearance(of: $0) == nil }
    guard let parts = best?["color"]?["components"] else { return nil }
    let alpha = component(parts["alpha"]) ?? 1
    if let red = component(parts["red"]), let green = component(parts["green"]),
      let blue = component(parts["blue"])
    {
      return PreviewColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return component(parts["white"])
      .map { PreviewColor(red: $0, green: $0, blue: $0, alpha: alpha) }
  }

  private static func component(_ value: JSONValue?) -> Double? {
    if let number = value?.number { return number > 1 ? number / 255 : number }
    guard let text = value?.string?.trimmingCharacters(in: .whitespaces) else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number > 1 ? number / 255 : number
  }
}
