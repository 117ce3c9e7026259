import Diagnostics
import Foundation
package import HostAccess
import LayoutModel
package import LayoutStore
package import LayoutWorkbench
import PlainText
package import ProjectFolders
import Synchronization

/// The results of `check`, kept in a store, so that unchanged documents are not checked again.
///
/// A result is used if everything on which it depends is the same: the program, the command line, the configuration, the
/// document, the places where other storyboards show it, the apps around it, rows of SQL rules, and the answers to the rules'
/// questions about its surroundings. If a store can't be written, nothing is kept, and the check goes on without it.
package final class KeptOutcomes: Sendable {
  /// Everything on which the result for one document depends, except its surroundings.
  package struct Question: Sendable {
    let subject: String
    let state: String
    let content: String
    let surroundings: FileSurroundings
    /// The facts that the file system states about the sources before they are read; see ``FileSurroundings/sourceStamps(_:)``.
    let sourceStamps: String
  }

  private struct Waiting {
    var results: [KeptResult] = []
    var used: [String] = []
    var taken = 0
    /// Whether nothing more is kept, because the store has refused something.
    var isClosed = false
  }

  private let store: DocumentStore
  private let program: String
  private let configuration: CheckConfiguration
  private let loader: DocumentLoader
  private let projects: AppProjects
  private let surroundings: ProjectSurroundings
  private let request: String
  private let states: [String: RevisionState]
  private let time: Int
  private let waiting = Mutex(Waiting())

  /// The number of results that one transaction writes. A check that is killed loses at most these.
  private static let countAtOnce = 128

  /// - Parameter arguments: the command line without documents and store.
  package init(
    store: DocumentStore, arguments: [String], configuration: CheckConfiguration,
    loader: DocumentLoader, projects: AppProjects, surroundings: ProjectSurroundings,
    in context: CommandContext
  ) throws {
    self.store = store
    self.configuration = configuration
    self.loader = loader
    self.projects = projects
    self.surroundings = surroundings
    program = Self.program(in: context)
    states = try loader.storedStates()
    time = Int(context.now().timeIntervalSince1970)
    request = Fingerprint.text(
      of: [
        configuration.name ?? "", configuration.folder, context.workingDirectory,
        context.reportRoot ?? "",
      ] + arguments)
  }

  /// The version of the program: its version text, its rules, and the size and time of its file, because versions in
  /// development have the same text.
  package static func program(in context: CommandContext) -> String {
    let file = context.programPath.flatMap { FileStamp(ofFile: $0) }
    return ImportedFile.reader + (file.map { " \($0.size) \($0.modified)" } ?? "")
  }

  /// - Parameter rows: the rows that SQL rules have found in the document.
  /// - Returns: `nil` if nothing is kept for such a document, or it can't be read.
  package func question(
    _ reference: DocumentReference, path: String, rows: [SQLRuleRun.Row]
  ) throws -> Question? {
    if waiting.withLock({ $0.isClosed }) { return nil }
    let content: String
    var place: String?
    switch reference {
    case .file(let file):
      do {
        content = sha256(try readFile(file.path, named: file.name))
      } catch {
        return nil  // Loading the document reports what is wrong with it.
      }
      place = file.path
    case .stored(let name, nil):
      guard let state = states[name] else { return nil }
      content = Self.text(of: state)
    case .stored, .piped: return nil
    }
    let around = surroundings.around(place)
    let apps = projects.apps(around: reference.shownName)
    let state = Fingerprint.text(
      of: [
        content, configuration.digest ?? "", try loader.neighbours(of: reference), "\(apps)",
        "\(rows.map { [$0.rule.name, $0.rule.severity.rawValue, $0.object, $0.message] })",
      ])
    return Question(
      subject: Fingerprint.text(of: ["check", request, reference.shownName, path, place ?? ""]),
      state: state, content: content, surroundings: around,
      sourceStamps: around.sourceStamps(Self.stamp))
  }

  /// The kept result, if nothing on which it depends has changed.
  ///
  /// - Parameter rules: the rules that run on the document.
  package func outcome(of question: Question, rules: [CheckRule]) -> DocumentOutcome? {
    do {
      guard let result = try store.keptResult(of: question.subject, program: program),
        result.state == question.state
      else { return nil }
      var kept = try KeptOutcome(text: result.body)
      let hasSameSources =
        !question.sourceStamps.isEmpty && kept.sourceStamps == question.sourceStamps
      let holds = zip(kept.questions, kept.answers).allSatisfy { asked, answer in
        asked == .sources && hasSameSources
          || question.surroundings.knownDigest(of: asked) == answer
      }
      guard holds, kept.questions.count == kept.answers.count else { return nil }
      var known = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      for rule in configuration.sqlRules { known[rule.name] = CheckRule(rule) }
      guard
        let outcome = kept.outcome(
          rules: rules, among: known, suppressions: configuration.suppressions)
      else { return nil }
      // The sources have new times, but declare the same classes. With the new times stored, they need not be read next time.
      if !hasSameSources, kept.questions.contains(.sources), !question.sourceStamps.isEmpty {
        kept.sourceStamps = question.sourceStamps
        try keep(kept, for: question)
      }
      waiting.withLock {
        $0.used.append(question.subject)
        $0.taken += 1
      }
      return outcome
    } catch {
      return nil  // Somebody else wrote the text: check the document as without the store.
    }
  }

  /// Keeps a result, unless the document has changed since the question.
  package func keep(_ outcome: DocumentOutcome, for question: Question) {
    let content: String? =
      switch outcome.origin {
      case .file(let bytes)?: sha256(bytes)
      case .revision(let state)?: Self.text(of: state)
      case nil: nil
      }
    guard content == question.content,
      let kept = KeptOutcome(
        outcome, answers: outcome.questions.map { question.surroundings.knownDigest(of: $0) },
        sourceStamps: question.sourceStamps, suppressions: configuration.suppressions)
    else { return }
    do {
      try keep(kept, for: question)
    } catch {
      return  // JSON can't express one of its numbers: it is checked again.
    }
  }

  private func keep(_ kept: KeptOutcome, for question: Question) throws {
    let text = try kept.text()
    let isFull = waiting.withLock { waiting in
      waiting.results.append(
        KeptResult(subject: question.subject, state: question.state, body: text))
      return waiting.results.count >= Self.countAtOnce
    }
    if isFull { write() }
  }

  /// The facts about a file; `nil` if it was changed so recently that a further change could keep its times.
  private static func stamp(_ path: String) -> String? {
    let seen = FileStamp.now
    guard let stamp = FileStamp(ofFile: path), stamp.hasSettled(whenSeen: seen) else { return nil }
    return "\(stamp.size) \(stamp.modified) \(stamp.changed) \(stamp.inode)"
  }

  /// Writes the waiting results.
  ///
  /// - Returns: how many documents were unchanged.
  package func finish() -> Int {
    write()
    store.close()
    return waiting.withLock { $0.taken }
  }

  private func write() {
    let (results, used) = waiting.withLock { waiting in
      defer {
        waiting.results = []
        waiting.used = []
      }
      return (waiting.results, waiting.used)
    }
    do {
      try store.keep(results, used: used, program: program, at: time)
    } catch {
      // A full disk, or a store that another process holds, is no fault of the documents.
      waiting.withLock { $0.isClosed = true }
    }
  }

  private static func text(of state: RevisionState) -> String { "\(state.key).\(state.edits)" }
}
