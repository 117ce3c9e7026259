import Foundation
import HostAccess
import PlainText

/// A file of a catalogue: it lies in the folder of its image or colour, and nowhere else, whatever the catalogue says.
package struct AssetFile {
  private let path: String
  private let file: String
  /// What the image or colour is called.
  private let name: String

  /// - Throws: ``AssetError`` for a name or a link that leads out of the folder.
  package init(_ folder: String, _ file: String, of name: String) throws(AssetError) {
    path = folder + "/" + file
    (self.file, self.name) = (file, name)
    let real = resolvedLink(path)
    guard !file.contains("/"), file != "..",
      FilePaths.path(real, below: resolvedLink(folder)) != nil
    else {
      throw AssetError(
        "'\(name)' of the catalogue names a file elsewhere: '\(file)'",
        hint: "a placeholder stands for it")
    }
  }

  /// The bytes of the file, of which nothing is read where there are too many.
  package func read(most: Int) throws(AssetError) -> [UInt8] {
    var status = stat()
    if stat(path, &status) == 0, Int(status.st_size) > most {
      throw AssetError(
        "the file '\(file)' of '\(name)' has \(status.st_size) bytes, too much for a picture",
        hint: "a placeholder stands for it; the file is '\(path)'")
    }
    do {
      return try readFile(path, named: path)
    } catch {
      throw AssetError(
        "the file '\(file)' of '\(name)' can't be read",
        hint: "a placeholder stands for it; the file is '\(path)'")
    }
  }
}
