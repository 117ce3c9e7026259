/// The public documents on which agreement is measured: facts about them, without any of their
/// content.
///
/// A manifest is tab-separated, with a header line that names its columns in any order. Other
/// columns are ignored:
///
/// | column | meaning |
/// |---|---|
/// | part | the folder, below the one that is measured, that the document lies in; may be empty |
/// | repository | `owner/name` |
/// | commit | the commit that the file was taken from |
/// | path | of the file in its repository |
/// | sha256 | of the file's bytes, in hexadecimal digits |
package struct Manifest: Sendable, Hashable {
  package var documents: [Entry]

  package struct Entry: Sendable, Hashable {
    package var part: String
    package var repository: String
    package var commit: String
    package var path: String
    package var sha256: String

    /// The path of the file below the folder that is measured: `part/owner__name/path`.
    package var place: String {
      let folder = repository.split(separator: "/", maxSplits: 1).joined(separator: "__")
      return (part.isEmpty ? "" : part + "/") + folder + "/" + path
    }
  }
}

extension Manifest {
  /// - Throws: ``ManifestError`` with the line, if a column is missing or a row is too short.
  package init(_ text: String) throws(ManifestError) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    guard let header = lines.first else { throw .empty }
    let names = header.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    func column(_ name: String) throws(ManifestError) -> Int {
      guard let index = names.firstIndex(of: name) else { throw .missingColumn(name) }
      return index
    }
    let part = names.firstIndex(of: "part")
    let needed = try (
      column("repository"), column("commit"), column("path"), column("sha256")
    )
    documents = []
    for (index, line) in lines.enumerated().dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == names.count else {
        throw .wrongCount(line: index + 1, expected: names.count, found: cells.count)
      }
      documents.append(
        Entry(
          part: part.map { cells[$0] } ?? "", repository: cells[needed.0],
          commit: cells[needed.1], path: cells[needed.2], sha256: cells[needed.3].lowercased()))
    }
  }
}

package enum ManifestError: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  case missingColumn(String)
  case wrongCount(line: Int, expected: Int, found: Int)

  package var description: String {
    switch self {
    case .empty: "the manifest is empty: its first line names the columns"
    case .missingColumn(let name): "the manifest has no column '\(name)'"
    case .wrongCount(let line, let expected, let found):
      "line \(line) of the manifest has \(found) columns instead of \(expected)"
    }
  }
}
