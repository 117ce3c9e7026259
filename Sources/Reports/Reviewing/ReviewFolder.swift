import Foundation
package import HostAccess
import LayoutModel
import LayoutPreview
package import LayoutWorkbench
import PlainText

/// Writes a review into a folder: the page, the comment, and the pictures that it shows.
package struct ReviewFolder {
  /// The path that the person gave.
  package let path: String
  package let context: CommandContext
  private var taken: Set<String> = []
  /// The names of the pictures so far.
  private var files: [String] = []

  package init(_ path: String, in context: CommandContext) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    self.context = context
  }

  /// Writes the pictures of a document, and returns for each scene the files of its pictures: the
  /// PNG if there is one, else the SVG.
  package mutating func write(_ document: DocumentReview) throws -> [[String]] {
    var result: [[String]] = []
    for scene in document.scenes {
      var files: [String] = []
      for picture in scene.pictures {
        let base = name(for: [document.path, scene.id.text, picture.fileName])
        try write(Array(picture.sheet.utf8), "\(base).svg")
        self.files.append(FilePaths.lastComponent(of: "\(base).svg"))
        if let png = picture.png {
          try write(png, "\(base).png")
          self.files.append(FilePaths.lastComponent(of: "\(base).png"))
        }
        files.append("\(base).\(picture.png == nil ? "svg" : "png")")
      }
      result.append(files)
    }
    return result
  }

  package func write(_ bytes: [UInt8], _ name: String) throws {
    try ExportTarget.write(bytes, documentName: name, below: path, in: context)
  }

  /// Removes pictures of an earlier review that this one does not have, and stores the list of
  /// present pictures.
  ///
  /// It removes only files in the list of the earlier review, because the folder may contain files
  /// of other people.
  package func removeOthers() throws {
    let list = "\(Self.pictures)/files.txt"
    let known = context.absolutePath(path) + "/" + list
    let now = Set(files)
    if FileKind(known) == .file {
      let text = String(decoding: try readFile(known, named: "\(path)/\(list)"), as: UTF8.self)
      for name in text.split(separator: "\n").map(String.init)
      where !name.contains("/") && (name.hasSuffix(".svg") || name.hasSuffix(".png")) {
        let file = context.absolutePath(path) + "/\(Self.pictures)/\(name)"
        if !now.contains(name), FileKind(file) == .file { unlink(file) }
      }
    }
    if now.isEmpty, FileKind(known) == nil { return }
    try write(Array(files.sorted().joined(separator: "\n").utf8) + [0x0A], list)
  }

  package static let pictures = "pictures"

  /// The file name of a picture. Ids and paths may contain anything; the name can be typed, and stays different where
  /// case is ignored.
  private mutating func name(for parts: [String]) -> String {
    let text = parts.joined(separator: "-").map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
        ? character : "-"
    }
    let base = "\(Self.pictures)/\(String(text).prefix(Self.longestName))"
    var name = base
    var number = 2
    while taken.contains(name.lowercased()) {
      name = "\(base)-\(number)"
      number += 1
    }
    taken.insert(name.lowercased())
    return name
  }

  /// The longest name in characters. File systems accept 255 bytes.
  private static let longestName = 180
}
