package import Diagnostics
import LayoutJSON

/// The file that `check-baseline-1.schema.json` describes. It has one finding on each line, in
/// order, so that a change of it is easy to read and to merge.
extension CheckBaseline {
  package static let format = "ninegrid-baseline"
  package static let version = 1

  /// The same findings give the same bytes.
  package var bytes: [UInt8] {
    var text = "{\n  \"format\": \"\(Self.format)\",\n  \"version\": \(Self.version),\n"
    let lines = counts.sorted { $0.key < $1.key }.map { key, count in
      JSONValue.object([
        JSONMember("document", .string(key.document)), JSONMember("rule", .string(key.rule)),
        JSONMember("id", .string(key.object)), JSONMember("count", .number(Double(count))),
      ]).compactText
    }
    let list = lines.isEmpty ? "" : "\n    " + lines.joined(separator: ",\n    ") + "\n  "
    text += "  \"findings\": [\(list)]\n}\n"
    return Array(text.utf8)
  }

  /// Reads a file. Unknown keys are ignored, because a newer version may have added them.
  ///
  /// - Parameter name: the file as the person named it.
  /// - Throws: ``DocumentFailure/documents(_:)`` with file, line and column.
  package init(reading bytes: [UInt8], named name: String) throws {
    let reader = BaselineReader(name: name)
    let file: JSONValue
    do {
      file = try parseJSON(bytes)
    } catch {
      throw DocumentFailure.documents([error.diagnostic.inFile(name)])
    }
    guard file["format"]?.string == Self.format else {
      throw reader.failure(
        "this is no baseline of 'ninegrid check'",
        hint: "name a file that '--write-baseline' has written", at: file)
    }
    let version = try reader.value("version", in: file, "a whole number") { $0.integer }
    guard version == Self.version else {
      throw reader.failure(
        "this is version \(version) of the format, and version \(Self.version) is known",
        hint: "take a newer version of ninegrid, or write it again", at: file["version"])
    }
    let findings = try reader.value("findings", in: file, "a list") { $0.array }
    for finding in findings {
      let key = Key(
        document: try reader.value("document", in: finding, "a string") { $0.string },
        rule: try reader.value("rule", in: finding, "a string") { $0.string },
        object: try reader.value("id", in: finding, "a string") { $0.string })
      insert(
        try reader.value("count", in: finding, "a whole number above 0") { value in
          value.integer.flatMap { $0 > 0 ? $0 : nil }
        }, of: key)
    }
  }
}

/// Takes values out of a baseline, or says where what is wrong.
private struct BaselineReader {
  let name: String

  func value<Value>(
    _ key: String, in object: JSONValue, _ kind: String, _ read: (JSONValue) -> Value?
  ) throws -> Value {
    guard object.members != nil else {
      throw failure("this is \(object.kindName), and a finding is an object", at: object)
    }
    guard let value = object[key] else { throw failure("the key '\(key)' is missing", at: object) }
    guard let result = read(value) else { throw failure("'\(key)' must be \(kind)", at: value) }
    return result
  }

  func failure(
    _ message: String,
    hint: String = "mend it, or write it again with '--write-baseline'", at value: JSONValue?
  ) -> DocumentFailure {
    .documents([
      Diagnostic(
        .invalidBaseline, .error, message, hint: hint, file: name, at: value?.location)
    ])
  }
}

extension Diagnostic.Code {
  /// A file that is named as a baseline is none, or something in it is missing.
  package static let invalidBaseline = Self(rawValue: "invalid-baseline")
}
