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
      throw reader.failure(.otherFormat, at: file)
    }
    let version = try reader.value("version", in: file, "a whole number") { $0.integer }
    guard version == Self.version else {
      throw reader.failure(.otherVersion(version), at: file["version"])
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

/// Takes values out of a baseline, or says where a value is wrong.
private struct BaselineReader {
  let name: String

  func value<Value>(
    _ key: String, in object: JSONValue, _ kind: String, _ read: (JSONValue) -> Value?
  ) throws -> Value {
    guard object.members != nil else {
      throw failure(.noFinding(object.kindName), at: object)
    }
    guard let value = object[key] else { throw failure(.missing(key), at: object) }
    guard let result = read(value) else { throw failure(.wrongValue(key, kind), at: value) }
    return result
  }

  func failure(_ fault: BaselineFault, at value: JSONValue?) -> DocumentFailure {
    .documents([Diagnostic(fault, at: value?.location, file: name)])
  }
}

/// What is wrong with a baseline.
private enum BaselineFault: DiagnosticFault {
  case otherFormat
  case otherVersion(Int)
  /// - Parameter kind: what stands in its place.
  case noFinding(String)
  case missing(String)
  /// A key, and what its value must be.
  case wrongValue(String, String)

  var statement: Diagnostic.Statement {
    switch self {
    case .otherFormat:
      .init(
        .invalidBaseline, .error, "this is not a baseline of 'ninegrid check'",
        hint: "name a file that '--write-baseline' has written")
    case .otherVersion(let version):
      .init(
        .invalidBaseline, .error,
        "this is version \(version) of the format, and version \(CheckBaseline.version) is known",
        hint: "take a newer version of ninegrid, or write it again")
    case .noFinding(let kind):
      .init(
        .invalidBaseline, .error, "this is \(kind), and a finding is an object", hint: Self.mend)
    case .missing(let key):
      .init(.invalidBaseline, .error, "the key '\(key)' is missing", hint: Self.mend)
    case .wrongValue(let key, let wanted):
      .init(.invalidBaseline, .error, "'\(key)' must be \(wanted)", hint: Self.mend)
    }
  }

  private static let mend = "mend it, or write it again with '--write-baseline'"
}

extension Diagnostic.Code {
  /// A file that is named as a baseline is not one, or lacks a value.
  package static let invalidBaseline = Self(rawValue: "invalid-baseline")
}
