/// The paths of file references. Each reference is in a group, whose path comes before its own.
struct ProjectPaths {
  private let objects: [String: PropertyList]
  private var parents: [String: String] = [:]

  /// The deepest nesting of groups. More levels are a circle.
  private static let deepest = 64

  init(objects: [String: PropertyList], mainGroup: String?) {
    self.objects = objects
    // Every object has one parent, so one walk visits each of them once.
    var waiting = mainGroup.map { [$0] } ?? []
    var seen = Set(waiting)
    while let group = waiting.popLast() {
      for child in (objects[group]?["children"]?.list ?? []).compactMap(\.text)
      where seen.insert(child).inserted {
        parents[child] = group
        waiting.append(child)
      }
    }
  }

  /// The path from the folder of the project; `nil` for files in products or SDKs, or with an
  /// absolute path.
  func path(of id: String) -> String? {
    var parts: [String] = []
    var next: String? = id
    for _ in 0..<Self.deepest {
      guard let current = next, let object = objects[current] else { break }
      if let path = object["path"]?.text, !path.isEmpty { parts.append(path) }
      switch object["sourceTree"]?.text ?? "<group>" {
      case "<group>": next = parents[current]
      case "SOURCE_ROOT": next = nil
      default: return nil
      }
    }
    return Self.normalized(parts.reversed().joined(separator: "/"))
  }

  /// The files of a reference: itself, or the languages of a localized file.
  func files(of id: String) -> [String] {
    guard let object = objects[id] else { return [] }
    if object["isa"]?.text == "PBXVariantGroup" {
      return (object["children"]?.list ?? []).compactMap(\.text).compactMap { path(of: $0) }
    }
    return path(of: id).map { [$0] } ?? []
  }

  /// A path without `.` and `..` in the middle.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
