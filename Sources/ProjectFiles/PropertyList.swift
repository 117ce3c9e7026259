import Foundation

/// A value of a property list: what `Info.plist` and `project.pbxproj` are made of.
package enum PropertyList: Hashable, Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([PropertyList])
  case dictionary([String: PropertyList])
  /// Dates, data and others, of which nothing is asked here.
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

/// Reads a property list of any kind: XML, binary, or the old one with braces that `project.pbxproj` has.
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

/// The first line that git writes where both sides of a merge differ; `nil` where there is none.
private func lineOfConflict(in bytes: [UInt8]) -> Int? {
  bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    .firstIndex { $0.starts(with: Array("<<<<<<< ".utf8)) }.map { $0 + 1 }
}

extension PropertyList {
  /// Deeper than any project; what lies below is not looked at.
  private static let deepest = 64

  fileprivate init(_ value: Any, depth: Int) {
    guard depth < Self.deepest else {
      self = .other
      return
    }
    // A flag is a number to Foundation, so that it is asked for first.
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

/// A file that is no property list, or not the one that is meant.
package struct PropertyListError: Error, Hashable, Sendable, CustomStringConvertible {
  package var reason: String

  package var description: String { reason }
}
