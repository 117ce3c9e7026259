package import Diagnostics
package import LayoutComparison
import LayoutJSON
import LayoutWorkbench

/// A merge that left conflicts. It is kept until they are settled: the three versions, and the
/// choices so far.
///
/// The file is `merge-conflicts-1.schema.json`: the conflicts stand first, one on each line, for
/// people and programs. Reading uses only the versions and the choices.
package struct MergeRecord: Sendable {
  /// The path of the document that the person gave.
  package var document: String
  /// Whether git merged it. Then git has it in conflict until `git add`.
  package var isOfGit: Bool
  package var base: [UInt8]
  package var ours: [UInt8]
  package var theirs: [UInt8]
  /// The choices by the names of conflicts.
  package var choices: [String: MergeConflict.Choice] = [:]

  package static let format = "ninegrid-merge"
  package static let version = 1

  /// The file's bytes.
  ///
  /// - Parameter report: the report of the merge of the three versions.
  package func bytes(_ report: MergeReport) -> [UInt8] {
    var text = "{\n  \"format\": \"\(Self.format)\",\n  \"version\": \(Self.version),\n"
    func add(_ key: String, _ value: JSONValue, _ end: String = ",") {
      text += "  \"\(key)\": \(value.compactText)\(end)\n"
    }
    add("document", .string(document))
    add("source", .string(isOfGit ? "git" : "files"))
    let lines = report.rows.map { row in
      let values = MergePrinter.values(of: row, in: document, choice: choices[row.name])
      return JSONValue.object(zip(MergePrinter.columns, values).map { JSONMember($0, $1) })
        .compactText
    }
    text += "  \"conflicts\": [\n    \(lines.joined(separator: ",\n    "))\n  ],\n"
    // A document that can be read is valid UTF-8.
    add("base", .string(String(decoding: base, as: UTF8.self)))
    add("ours", .string(String(decoding: ours, as: UTF8.self)))
    add("theirs", .string(String(decoding: theirs, as: UTF8.self)), "")
    return Array((text + "}\n").utf8)
  }

  /// Reads the file.
  ///
  /// - Throws: ``DocumentFailure/documents(_:)`` with file, line and column.
  package init(reading bytes: [UInt8], named name: String) throws {
    let file: JSONValue
    do {
      file = try parseJSON(bytes)
    } catch {
      throw DocumentFailure.documents([error.diagnostic.inFile(name)])
    }
    func text(_ key: String) throws -> String {
      guard let text = file[key]?.string else {
        throw Self.failure(.missing(key), name, file)
      }
      return text
    }
    guard file["format"]?.string == Self.format, file["version"]?.integer == Self.version else {
      throw Self.failure(.otherFormat, name, file)
    }
    document = try text("document")
    isOfGit = try text("source") == "git"
    base = Array(try text("base").utf8)
    ours = Array(try text("ours").utf8)
    theirs = Array(try text("theirs").utf8)
    for row in file["conflicts"]?.array ?? [] {
      guard let name = row["conflict"]?.string, let word = row["choice"]?.string else { continue }
      choices[name] = MergeConflict.Choice(rawValue: word)
    }
  }

  package init(document: String, isOfGit: Bool, base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    self.document = document
    self.isOfGit = isOfGit
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  private static func failure(
    _ fault: MergeRecordFault, _ name: String, _ value: JSONValue
  ) -> DocumentFailure {
    .documents([Diagnostic(fault, at: value.location, file: name)])
  }
}

/// What is wrong with a file that should keep a merge's conflicts.
private enum MergeRecordFault: DiagnosticFault {
  case missing(String)
  case otherFormat

  var statement: Diagnostic.Statement {
    .init(.invalidMergeRecord, .error, message, hint: "begin anew with the merge")
  }

  private var message: String {
    switch self {
    case .missing(let key): "'\(key)' is missing"
    case .otherFormat: "this is not a record of a merge, or its format is not known"
    }
  }
}

extension Diagnostic.Code {
  /// A file is not a valid record of a merge's conflicts.
  package static let invalidMergeRecord = Self(rawValue: "invalid-merge-record")
}
