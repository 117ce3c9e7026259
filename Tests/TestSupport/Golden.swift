package import Foundation
package import Testing

/// Compares a text with the file `Golden/<name>` of the calling test's target.
///
/// A missing file is a failure, and is never created silently. With `UPDATE_GOLDEN=1` in the environment, a
/// differing file is rewritten. The test still fails then, so that somebody reads the difference. If `CI` is set,
/// nothing is recorded.
///
/// - Parameters:
///   - text: the actual text.
///   - name: the file's name with its extension, such as `two-labels.svg`.
///   - filePath: the file of the test; the folder below `Tests` is its target.
///   - sourceLocation: the line to blame.
package func expectGolden(
  _ text: String, named name: String, filePath: String = #filePath,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expect(
    text, in: goldenFolder(of: filePath).appendingPathComponent(name), named: "Golden/\(name)",
    sourceLocation)
}

/// The same for a file elsewhere, such as a page for readers that a test writes.
package func expectGolden(
  _ text: String, in file: URL, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expect(text, in: file, named: file.lastPathComponent, sourceLocation)
}

/// The same for a table of Markdown in a file that people write.
///
/// - Parameters:
///   - table: the actual table; its first line finds the table in the file.
///   - file: the file with the table.
package func expectGoldenTable(
  _ table: [String], in file: URL, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  var lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(
    separator: "\n", omittingEmptySubsequences: false
  ).map(String.init)
  let name = file.lastPathComponent
  guard let first = table.first, let start = lines.firstIndex(of: first) else {
    Issue.record("\(name) lacks a table: \(table.first ?? "")", sourceLocation: sourceLocation)
    return
  }
  let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
  lines.replaceSubrange(start..<end, with: table)
  expect(lines.joined(separator: "\n"), in: file, named: name, sourceLocation)
}

/// Compares a whole file of the repository with its expected content, such as a list that is made from other files;
/// see ``expectGolden(_:in:sourceLocation:)``.
package func expectGoldenFile(
  _ text: String, in file: URL, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expect(text, in: file, named: file.lastPathComponent, sourceLocation)
}

private func expect(
  _ text: String, in file: URL, named name: String, _ sourceLocation: Testing.SourceLocation
) {
  let expected = try? String(contentsOf: file, encoding: .utf8)
  if expected == text { return }

  let environment = ProcessInfo.processInfo.environment
  if environment["UPDATE_GOLDEN"] == "1" {
    if environment["CI"] != nil {
      Issue.record("golden files are not recorded in CI", sourceLocation: sourceLocation)
      return
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
      Issue.record(
        "recorded \(name); read the difference, then run again",
        sourceLocation: sourceLocation)
    } catch {
      Issue.record("could not record \(name): \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  guard let expected else {
    Issue.record(
      "\(name) is missing; record it with UPDATE_GOLDEN=1", sourceLocation: sourceLocation)
    return
  }
  Issue.record(
    "\(name) differs\n\(firstDifference(expected, text))", sourceLocation: sourceLocation)
}

/// The `Golden` folder of the test target in which a file stands.
private func goldenFolder(of filePath: String) -> URL {
  var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
  while folder.pathComponents.count > 2,
    folder.deletingLastPathComponent().lastPathComponent != "Tests"
  {
    folder = folder.deletingLastPathComponent()
  }
  return folder.appendingPathComponent("Golden")
}

/// The first line in which two texts differ, with its number.
package func firstDifference(_ expected: String, _ actual: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  for index in 0..<max(old.count, new.count) {
    let before = index < old.count ? String(old[index]) : "(end)"
    let after = index < new.count ? String(new[index]) : "(end)"
    if before != after { return "line \(index + 1)\n- \(before)\n+ \(after)" }
  }
  return "only the bytes differ"
}
