import Diagnostics
import LayoutWorkbench
import PlainText

/// Reads values of a configuration, and reports faults.
extension ConfigurationReader {
  // MARK: Values

  mutating func checkKeys(of node: ConfigurationNode, _ keys: [String]) {
    for entry in node.entries ?? [] where !keys.contains(entry.key) {
      fault(.unknown(.key, entry.key, among: keys), at: entry.place)
    }
  }

  /// A list. A single value counts as a list of one.
  mutating func list(_ node: ConfigurationNode, _ key: String) -> [ConfigurationNode]? {
    guard let value = node[key] else { return nil }
    if let list = value.list { return list }
    if value.text != nil { return [value] }
    fault(.wrongValue(key: key, wanted: "a list", found: value.kindName), at: value)
    return nil
  }

  mutating func map(
    _ node: ConfigurationNode, _ key: String
  ) -> [ConfigurationNode.Entry]? {
    guard let value = node[key] else { return nil }
    if let entries = value.entries { return entries }
    fault(.wrongValue(key: key, wanted: "a mapping", found: value.kindName), at: value)
    return nil
  }

  mutating func text(_ node: ConfigurationNode, _ key: String) -> String? {
    guard let value = node[key] else { return nil }
    if let text = value.text { return text }
    fault(.wrongValue(key: key, wanted: "a text", found: value.kindName), at: value)
    return nil
  }

  mutating func flag(_ node: ConfigurationNode, _ key: String) -> Bool? {
    guard let value = node[key] else { return nil }
    if let flag = value.flag { return flag }
    let found = value.text.map { "'\($0)'" } ?? value.kindName
    fault(.wrongValue(key: key, wanted: "true or false", found: found), at: value)
    return nil
  }

  mutating func patterns(_ node: ConfigurationNode, _ key: String) -> [PathPattern] {
    (list(node, key) ?? []).compactMap { item in
      if let text = item.text { return pattern(text) }
      fault(.wrongItem(key: key, of: "paths", found: item.kindName), at: item)
      return nil
    }
  }

  /// A pattern. It may be an absolute path in the folder of the configuration.
  private func pattern(_ text: String) -> PathPattern {
    PathPattern(text.hasPrefix(folder + "/") ? String(text.dropFirst(folder.count + 1)) : text)
  }

  /// Checks patterns: one that matches nothing is a mistake. Only folders that a fresh clone lacks
  /// may be missing.
  mutating func checkPatterns(_ node: ConfigurationNode) {
    var places = [node["included"], node["excluded"]].compactMap { $0 }
    places += (node["sections"]?.list ?? []).compactMap { $0["paths"] }
    let items = places.flatMap { $0.list ?? [$0] }.filter { item in
      let last = item.text.map { FilePaths.lastComponent(of: FilePaths.normalized($0)) }
      return !CheckConfiguration.usuallyExcluded.contains { $0 == "**/\(last ?? "")" }
    }
    if items.isEmpty { return }
    let listing = FolderListing(below: folder)
    for item in items {
      guard let text = item.text else { continue }
      let pattern = pattern(text)
      if !listing.isWhole || listing.paths.contains(where: pattern.matches) { continue }
      let names = listing.paths.filter { !$0.contains("/") }
      fault(.unmatchedPattern(text, near: Spelling.nearest(to: text, in: names)), at: item)
    }
  }

  // MARK: Faults

  mutating func fault(_ fault: ConfigurationFault, at node: ConfigurationNode) {
    self.fault(fault, at: node.location)
  }

  mutating func fault(_ fault: ConfigurationFault, at place: SourceLocation) {
    faults.append(Diagnostic(fault, at: place, file: name))
  }
}
