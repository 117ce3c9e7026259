import ElementTree
import Foundation
import InterfaceBuilder
import LayoutModel

/// The folder that contains the documents of a manifest.
struct ManifestFolder {
  private let url: URL

  init(_ path: String) { url = URL(fileURLWithPath: path) }

  /// The reason why a document is left out.
  struct Reason: Error {
    var text: String
  }

  func tree(_ entry: Manifest.Entry) -> Result<DocumentTree, Reason> {
    do {
      let bytes = Array(try Data(contentsOf: url.appendingPathComponent(entry.place)))
      guard sha256(bytes) == entry.sha256 else {
        return .failure(Reason(text: "the bytes are not those of commit \(entry.commit)"))
      }
      return .success(
        try readInterfaceBuilder(bytes, kind: DocumentKind(fileName: entry.path)))
    } catch let error as InterfaceBuilderError {
      return .failure(Reason(text: error.description))
    } catch {
      return .failure(Reason(text: "there is no such file, or it can't be read"))
    }
  }
}
