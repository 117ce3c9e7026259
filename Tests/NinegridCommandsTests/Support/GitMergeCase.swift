import Foundation
import TestSupport
import Testing

/// What two people did to one document: `Cases/Git/<name>.edits`, made to `base.storyboard` there.
///
/// Lines with `-` are replaced with the lines with `+` below them, first those below `ours`, then those below `theirs`;
/// a single `+` deletes them.
struct GitMergeCase: Sendable, CustomTestStringConvertible {
  let name: String
  let ours: String
  let theirs: String

  var testDescription: String { name }

  static let folder = testFolder().deletingLastPathComponent().appendingPathComponent("Cases/Git")

  static let base = read("base.storyboard")

  static let all: [GitMergeCase] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".edits") }.sorted().map { GitMergeCase(file: $0) }
  }()

  private static func read(_ name: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  private init(file: String) {
    name = file.replacing(".edits", with: "")
    let parts = Self.read(file).split(separator: "\ntheirs\n", maxSplits: 1).map(String.init)
    ours = Self.edited(parts.first ?? "")
    theirs = Self.edited(parts.last ?? "")
  }

  /// The base with edits made; an edit that does not fit leaves a mark that no document survives.
  private static func edited(_ edits: String) -> String {
    var text = base
    var old: [Substring] = []
    var new: [Substring] = []
    func apply() {
      guard !old.isEmpty else { return }
      var before = old.joined(separator: "\n")
      let after = new.joined(separator: "\n")
      if after.isEmpty { before += "\n" }
      if let range = text.firstRange(of: before) {
        text.replaceSubrange(range, with: after)
      } else {
        text = "no '\(before)' in the base"
      }
      old = []
      new = []
    }
    for line in edits.split(separator: "\n") {
      switch line.first {
      case "-":
        if !new.isEmpty { apply() }
        old.append(line.dropFirst(2))
      case "+": new.append(line.dropFirst(2))
      default: continue
      }
    }
    apply()
    return text
  }
}
