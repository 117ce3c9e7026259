import Foundation

/// A value of a property list, from which `Info.plist` and `project.pbxproj` are made.
package enum PropertyList: Hashable, Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([PropertyList])
  case dictionary([String: PropertyList])
  /// Dates, data and other values that are not needed here.
  case other

  package var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number): number == number.rounded() ? String(Int(number)) : String(number)
    default: nil
    }
  }

  /// `YES` and `true` of build settings count as flags, too.
  package var flag: Bool? {
    switch self {
    case .flag(let flag): flag
    case .number(let number): number != 0
    case .text(let text): BuildSettings.flag(text)
    default: nil
    }
  }

  package var list: [PropertyList]? {
    if case .list(let values) = self { values } else { nil }
  }

  package var dictionary: [String: PropertyList]? {
    if case .dictionary(let values) = self { values } else { nil }
  }

  package subscript(key: String) -> PropertyList? { dictionary?[key] }
}

/// Reads a property list of any format: XML, binary, or the old one with braces, in which
/// `project.pbxproj` is written.
///
/// A file for the C preprocessor is read as if no macro were defined; see
/// ``PreprocessedPropertyList``.
package func readPropertyList(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
  do {
    return try readPlainPropertyList(bytes)
  } catch {
    guard let lines = PreprocessedPropertyList.lines(of: bytes) else { throw error }
    return try readPlainPropertyList(lines)
  }
}

private func readPlainPropertyList(
  _ bytes: [UInt8]
) throws(PropertyListError) -> PropertyList {
  do {
    let value = try PropertyListSerialization.propertyList(
      from: Data(bytes), options: [], format: nil)
    return PropertyList(value, depth: 0)
  } catch {
    if let line = lineOfConflict(in: bytes) {
      throw PropertyListError(reason: "line \(line) begins a conflict that a merge has left there")
    }
    throw PropertyListError(reason: "it is no property list")
  }
}

/// The number of the first line with a mark of git for a merge conflict; `nil` if there is none.
private func lineOfConflict(in bytes: [UInt8]) -> Int? {
  bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    .firstIndex { $0.starts(with: Array("<<<<<<< ".utf8)) }.map { $0 + 1 }
}

extension PropertyList {
  /// The deepest level that is read, deeper than in any project.
  private static let deepest = 64

  fileprivate init(_ value: Any, depth: Int) {
    guard depth < Self.deepest else {
      self = .other
      return
    }
    // Foundation counts a flag as a number, so flags must be tested first.
    switch value {
    case let flag as Bool: self = .flag(flag)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(list.map { PropertyList($0, depth: depth + 1) })
    case let values as [String: Any]:
      self = .dictionary(values.mapValues { PropertyList($0, depth: depth + 1) })
    default: self = .other
    }
  }
}

/// A file is not a property list, or not the expected one.
package struct PropertyListError: Error, Hashable, Sendable, CustomStringConvertible {
  package var reason: String

  package var description: String { reason }
}
