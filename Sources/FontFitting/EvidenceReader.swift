import ElementTree
import Foundation
import InterfaceBuilder
import LayoutEngine
import LayoutModel

/// The observations in the storyboards and xibs below a folder, in the order of their paths.
package struct EvidenceReader {
  package private(set) var observations: [WidthObservation] = []
  package private(set) var documentCount = 0
  /// The files that can't be read as documents, each with the reason.
  package private(set) var failures: [String] = []

  package init(folder: String) throws {
    guard let walker = FileManager.default.enumerator(atPath: folder) else {
      throw FitError.noFolder(folder)
    }
    for name in walker.compactMap({ $0 as? String }).sorted() {
      guard let kind = DocumentKind(fileName: name), kind != .json else { continue }
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
      do {
        let tree = try readInterfaceBuilder(Array(data), kind: kind)
        read(LayoutDocument(tree), name: name)
        documentCount += 1
      } catch {
        failures.append("\(name): \(error)")
      }
    }
    if documentCount == 0 { throw FitError.noDocuments(folder) }
  }

  private mutating func read(_ document: LayoutDocument, name: String) {
    guard document.properties.usesAutoLayout,
      SystemFontGlyphs.isSanFrancisco(document.properties.generation)
    else { return }
    let free = FreeWidths(document)
    for (view, content, size, isFree) in free.leaves() {
      guard var observation = WidthObservation(content, recorded: size, in: free.context) else {
        continue
      }
      observation.isFree = isFree
      observation.group = String(name.prefix { $0 != "/" })
      observation.document = name
      observation.view = view.id.text
      observations.append(observation)
    }
  }
}

package enum FitError: Error, CustomStringConvertible {
  case noFolder(String)
  case noDocuments(String)

  package var description: String {
    switch self {
    case .noFolder(let path): "there is no folder '\(path)'"
    case .noDocuments(let path): "there is no storyboard or xib in '\(path)'"
    }
  }
}
