/// Why the store could not do what the caller asked for.
///
/// Cases contain facts; ``description`` and ``hint`` make the sentences.
package enum StoreError: Error, Hashable, Sendable {
  /// There is no store at the path, and the call does not create one.
  case missing(path: String)
  /// The path is a directory.
  case isDirectory(path: String)
  /// The path is a pipe, a device or the like.
  case notAFile(path: String)
  /// The file is no SQLite database.
  case notADatabase(path: String)
  /// The file is a database of another program.
  case foreign(path: String, applicationID: Int)
  /// A newer version of the tool has written the file; opening it here could lose data.
  case superseded(path: String, unknownMigrations: [String])
  /// A version of the tool that was never released has written the file.
  case unreleased(path: String, unknownMigrations: [String])
  /// An older version of the tool has written the file, and this call may not change it.
  case outdated(path: String, missingMigrations: [String])
  /// The file or its directory can't be written.
  case notWritable(path: String)
  /// The file can't be opened.
  case cannotOpen(path: String, reason: String)
  /// Another process has kept the store locked for too long.
  case busy(path: String)
  /// There is no space left.
  case diskFull(path: String)
  /// The file is damaged.
  case corrupt(path: String, reason: String)

  /// The store has no document with that name.
  case unknownDocument(name: String)
  /// The document has no revision with that number.
  case unknownRevision(name: String, revision: Int, latest: Int)
  /// The latest revision is no longer the one from which a change was made.
  case changedMeanwhile(name: String, latest: Int)
  /// A document that should be new exists already.
  case alreadyThere(name: String)
  /// A tree that no table can hold, for example because an attribute occurs twice.
  case unstorable(name: String, reason: String)
  /// Rows that make no document, such as an element without a shape.
  case inconsistent(name: String, revision: Int, reason: String)

  /// A statement that SQLite does not accept.
  case invalidSQL(reason: String)
  /// A statement that would change something.
  case notReadOnly(what: String)
  /// More than one statement, where only one is allowed.
  case severalStatements
  /// A parameter of a statement has no value.
  case missingParameter(name: String)
  /// A statement that exceeded its time limit.
  case tooSlow(seconds: Double)
  /// Anything else that SQLite reports.
  case failed(path: String, code: Int, reason: String)
}

extension StoreError: CustomStringConvertible {
  /// The fact: one sentence, lower case, no full stop.
  package var description: String {
    switch self {
    case .missing(let path): "there is no store at '\(path)'"
    case .isDirectory(let path): "'\(path)' is a folder, not a store"
    case .notAFile(let path): "'\(path)' is not a file, and can't be a store"
    case .notADatabase(let path): "'\(path)' is not an SQLite database"
    case .foreign(let path, let id):
      "'\(path)' is a database of another program"
        + (id == 0 ? "" : " (its application id is \(id))")
    case .superseded(let path, let unknown):
      "'\(path)' was written by a newer version (it has \(Self.list(unknown)))"
    case .unreleased(let path, let unknown):
      "'\(path)' was written by a version that was never released (it has \(Self.list(unknown)))"
    case .outdated(let path, let missing):
      "'\(path)' was written by an older version (it lacks \(Self.list(missing)))"
    case .notWritable(let path): "'\(path)' can't be written"
    case .cannotOpen(let path, let reason): "'\(path)' can't be opened: \(reason)"
    case .busy(let path): "'\(path)' is locked by another process"
    case .diskFull(let path): "there is no space left for '\(path)'"
    case .corrupt(let path, let reason): "'\(path)' is damaged: \(reason)"
    case .unknownDocument(let name): "the store has no document '\(name)'"
    case .unknownRevision(let name, let revision, _): "'\(name)' has no revision \(revision)"
    case .changedMeanwhile(let name, let latest):
      "nothing was written: '\(name)' has changed since it was read; its latest revision is \(latest)"
    case .alreadyThere(let name): "nothing was written: the store has a document '\(name)' already"
    case .unstorable(let name, let reason): "'\(name)' can't be stored: \(reason)"
    case .inconsistent(let name, let revision, let reason):
      "the rows of '\(name)' revision \(revision) make no document: \(reason)"
    case .invalidSQL(let reason): "SQLite does not take the statement: \(reason)"
    case .notReadOnly(let what): "queries only read, and this one would \(what)"
    case .severalStatements: "there is more than one statement"
    case .missingParameter(let name): "the parameter '\(name)' has no value"
    case .tooSlow(let seconds): "the statement was not done after \(seconds) seconds"
    case .failed(let path, let code, let reason):
      "'\(path)' reports error \(code): \(reason)"
    }
  }

  /// Advice for the person.
  package var hint: String? {
    switch self {
    case .missing: "import documents first, or name a store with --store"
    case .isDirectory: "name a file, such as 'ninegrid.sqlite' in it"
    case .notAFile, .notADatabase, .foreign:
      "name another file with --store; this one is left as it is"
    case .superseded: "update ninegrid, or name another file with --store"
    case .unreleased: "import the documents into a new store, or name another file with --store"
    case .outdated: "open the store once where it can be written"
    case .notWritable: "check the permissions of the file and its folder"
    case .busy: "try again when the other process is done"
    case .diskFull: "make space and try again; what was reported as done is in the store"
    case .corrupt: "restore a copy, or import the documents into a new store"
    case .unknownDocument: "'list' prints the names of all documents"
    case .unknownRevision(_, _, let latest): "the latest is \(latest); 'log' lists all"
    case .changedMeanwhile: "run the command again"
    case .alreadyThere(let name): "'ninegrid remove \(name)' removes it with all its revisions"
    case .inconsistent: "undo the last change that was made with SQL"
    case .notReadOnly: "use the sqlite3 shell to change the tables"
    case .severalStatements: "run them one by one"
    case .tooSlow: "ask for less, or give it more time"
    case .missingParameter(let name): "give a value for '\(name)'"
    case .cannotOpen, .unstorable, .invalidSQL, .failed: nil
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
