package import Diagnostics
package import LayoutWorkbench
import Yams

extension ConfigurationNode {
  /// Reads YAML. This is the only place that uses the library for it.
  ///
  /// - Parameter name: the name of the file that the person used.
  /// - Returns: an empty mapping for an empty file.
  /// - Throws: ``DocumentFailure/documents(_:)`` with file, line and column.
  package init(yaml bytes: [UInt8], named name: String) throws {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Self.failure("this is not UTF-8", .start, name)
    }
    do {
      self = try compose(yaml: text).map { Self($0) } ?? Self(value: .map([]), location: .start)
    } catch YamlError.scanner(_, let problem, let mark, _),
      YamlError.parser(_, let problem, let mark, _),
      YamlError.composer(_, let problem, let mark, _)
    {
      throw Self.failure(problem, SourceLocation(mark), name)
    } catch YamlError.duplicatedKeysInMapping(let duplicates, let context) {
      throw Self.failure(
        "the key '\(duplicates.first ?? "")' stands twice", SourceLocation(context.mark), name)
    } catch let error as YamlError {
      throw Self.failure("this is not YAML: \(error)", .start, name)
    }
    if isNull { value = .map([]) }
  }

  private init(_ node: Node) {
    let value: Value
    switch node {
    case .scalar(let scalar):
      // A quoted value is a text, whatever it contains.
      let isPlain = scalar.style == .plain || scalar.style == .any
      value =
        isPlain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
        ? .null : .text(scalar.string)
    case .sequence(let sequence): value = .list(sequence.map { Self($0) })
    case .mapping(let mapping):
      value = .map(
        mapping.map { key, value in
          Entry(
            key: key.string ?? "", place: key.mark.map { SourceLocation($0) } ?? .start,
            value: Self(value))
        })
    case .alias: value = .null
    }
    self.init(value: value, location: node.mark.map { SourceLocation($0) } ?? .start)
  }

  private static func failure(
    _ problem: String, _ location: SourceLocation, _ name: String
  ) -> DocumentFailure {
    .documents([
      Diagnostic(ConfigurationFault.unreadable(problem: problem), at: location, file: name)
    ])
  }
}

extension SourceLocation {
  package static let start = SourceLocation(line: 1, column: 1)

  fileprivate init(_ mark: Mark) { self.init(line: max(1, mark.line), column: max(1, mark.column)) }
}
