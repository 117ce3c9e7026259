import Diagnostics
import HostAccess
import InterfaceBuilder
package import LayoutWorkbench
import PlainText

extension TranslationMoves {
  /// Moves the texts of objects.
  ///
  /// - Parameters:
  ///   - ids: the ids of the objects; `nil` for all.
  ///   - source: the document that contains them, as an absolute path.
  ///   - target: the document to which they move. Both lie in `Base.lproj`, otherwise nothing
  ///     moves.
  ///   - names: the new ids of objects, by their old ids.
  ///   - isCopy: whether the source stays as it is.
  /// - Throws: ``CommandFailure`` if a file can't be read.
  package mutating func move(
    _ ids: Set<String>?, from source: String, to target: String, shownAs shown: String,
    renaming names: [String: String] = [:], isCopy: Bool = false
  ) throws {
    let folder = FilePaths.parent(of: source)
    guard FilePaths.lastComponent(of: folder) == "Base.lproj",
      FilePaths.parent(of: target) == folder
    else { return }
    let project = FilePaths.parent(of: folder)
    let (from, into) = (StoryboardFile.name(of: source), StoryboardFile.name(of: target))
    for language in folderEntriesIfListed(project) where language.hasSuffix(".lproj") {
      let place = "\(project)/\(language)"
      let start = Self.shownFolder(of: shown).map { "\($0)/\(language)/" } ?? "\(language)/"
      if FileKind("\(place)/\(from).xcstrings") == .file {
        let note = "translations of the scenes stay in '\(start)\(from).xcstrings'"
        if !notes.contains(note) { notes.append(note) }
      }
      guard let old = try index(of: "\(place)/\(from).strings", named: "\(start)\(from).strings")
      else { continue }
      var moving = files[old].after.pieces.filter { Self.isMeant($0.key, ids) }
      if moving.isEmpty { continue }
      let new = try index(
        of: "\(place)/\(into).strings", named: "\(start)\(into).strings",
        like: files[old].after)
      guard let new else { continue }
      if !isCopy {
        files[old].after.pieces.removeAll { Self.isMeant($0.key, ids) }
        files[old].goes = ids == nil
      }
      for index in moving.indices { Self.rename(&moving[index], names) }
      files[new].after.pieces += moving
    }
  }

  /// The position of a file among the visited ones. The file is read at its first use.
  ///
  /// - Parameter model: the model for writing a new file; `nil` if no new file may be made.
  private mutating func index(
    of path: String, named name: String, like model: StringsPieces? = nil
  ) throws -> Int? {
    if let known = files.firstIndex(where: { $0.path == path }) { return known }
    if FileKind(path) == .file {
      do {
        let bytes = try readFile(path, named: name)
        guard let found = try StringsPieces(bytes) else {
          let note = "'\(name)' is a property list, and stays as it is"
          if !notes.contains(note) { notes.append(note) }
          return nil
        }
        files.append(
          .init(name: name, path: path, before: found, bytesBefore: bytes, after: found))
      } catch let error as StringsError {
        throw DocumentFailure.documents([error.diagnostic.inFile(name)])
      }
    } else if let model {
      files.append(.init(name: name, path: path, before: nil, after: StringsPieces(like: model)))
    } else {
      return nil
    }
    return files.count - 1
  }

  /// The folder around the language's folder, as the person would write it: `App` for
  /// `App/Base.lproj/Main.storyboard`.
  private static func shownFolder(of shown: String) -> String? {
    guard shown.contains("/") else { return ".." }
    let own = FilePaths.parent(of: shown)
    return own.contains("/") ? FilePaths.parent(of: own) : nil
  }

  private static func isMeant(_ key: String, _ ids: Set<String>?) -> Bool {
    guard let ids else { return true }
    return ids.contains(String(key.prefix { $0 != "." }))
  }

  private static func rename(_ piece: inout StringsPieces.Piece, _ names: [String: String]) {
    let id = String(piece.key.prefix { $0 != "." })
    guard let new = names[id] else { return }
    piece.key = new + piece.key.dropFirst(id.count)
    piece.text = piece.text.replacing("\(id).", with: "\(new).")
      .replacing("\"\(id)\"", with: "\"\(new)\"")
  }
}
