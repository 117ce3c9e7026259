import Foundation
import HostAccess
import PlainText

/// A file of a catalogue. It must lie in the folder of its image or colour, whatever the catalogue says.
package struct AssetFile {
  private let path: String
  private let file: String
  /// The name of the image or colour.
  private let name: String

  /// - Throws: ``AssetError`` for a name or link that leads out of the folder.
  package init(_ folder: String, _ file: String, of name: String) throws(AssetError) {
    path = folder + "/" + file
    (self.file, self.name) = (file, name)
    let real = resolvedLink(path)
    guard !file.contains("/"), file != "..",
      FilePaths.path(real, below: resolvedLink(folder)) != nil
    else {
      throw .elsewhere(file: file, name: name)
    }
  }

  /// The bytes of the file. If there are too many, nothing is read.
  package func read(most: Int) throws(AssetError) -> [UInt8] {
    var status = stat()
    if stat(path, &status) == 0, Int(status.st_size) > most {
      throw .tooLarge(file: file, name: name, bytes: Int(status.st_size), path: path)
    }
    do {
      return try readFile(path, named: path)
    } catch {
      throw .unreadableFile(file: file, name: name, path: path)
    }
  }
}
