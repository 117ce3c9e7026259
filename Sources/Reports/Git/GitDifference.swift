import Diagnostics
package import DocumentAccess
package import HostAccess
import LayoutModel
import LayoutWorkbench
import PlainText

/// The difference of one document that git shows: sentences, or lines if a version can't be read.
/// It never fails, because a failure would end git's own command.
package struct GitDifference {
  private let pair: DocumentPair
  private let files: (old: String, new: String)
  private let remark: String?
  private let context: CommandContext

  /// - Parameters:
  ///   - files: the files in which git has put the two versions.
  ///   - remark: other differences, such as a mode.
  package init(
    _ pair: DocumentPair, files: (old: String, new: String), remark: String?,
    in context: CommandContext
  ) {
    self.pair = pair
    self.files = files
    self.remark = remark
    self.context = context
  }

  package func print() throws {
    let style = context.outputStyle
    let compared: ComparedPair
    do {
      compared = try ComparedPair(pair, in: context)
    } catch let error where !(error is SinkError) {
      try context.print(style.bold(pair.title))
      try tell(error)
      for line in try lines() { try context.print("  \(line)") }
      return
    }
    var text = DifferenceText(showsAll: false, showsNames: true, effects: nil, in: context)
    if compared.isSame, remark == nil {
      try context.print("\(style.bold(pair.title)): no difference in layout")
    }
    try text.add(compared)
    if let remark { try context.print("\(compared.isSame ? "\(pair.title): " : "  ")\(remark)") }
  }

  private func tell(_ error: any Error) throws {
    if case DocumentFailure.documents(let diagnostics) = error {
      for line in diagnostics.flatMap(\.lines) { try context.print("  \(line)") }
    } else {
      try context.print("  \(ErrorSentence(error).message)")
    }
    try context.print("  compared line by line:")
  }

  /// The lines as git shows them, without its header, which names temporary files.
  private func lines() throws -> [String] {
    let git = try GitProgram(in: context.workingDirectory, of: context)
    let output = try git.run([
      "diff", "--no-index", "--no-ext-diff", "--no-textconv",
      context.outputStyle.isEnabled ? "--color" : "--no-color", "--", files.old, files.new,
    ])
    let lines = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").map(
      String.init)
    guard let start = lines.firstIndex(where: { $0.contains("@@ ") }) else {
      return lines.filter { $0.hasPrefix("Binary files") }.map { _ in "binary files differ" }
    }
    return Array(lines[start...])
  }
}
