import PlainText

/// Why a command could not do what the person asked for. Cases contain facts; ``message`` and
/// ``hint`` make the sentences.
package enum CommandFailure: Error, Hashable, Sendable {
  case noSuchFile(path: String)
  case noSuchFolder(path: String)
  case isDirectory(path: String)
  case isNotDirectory(path: String)
  /// A pipe, socket or device in place of a file.
  case notAFile(path: String)
  /// '-' for a document that would be changed, or shown while it changes.
  case standardInputIsNotWritten
  case notPermitted(path: String, toWrite: Bool)
  /// A folder in which nothing can be created or replaced.
  case folderNotWritable(path: String)
  case readOnlyVolume(path: String)
  case noSpace(path: String)
  case tooLarge(path: String, bytes: Int)
  /// Something exists at the path of a new file.
  case fileExists(path: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)

  /// A file that somebody has written or removed since its content was read.
  case changedSinceRead(path: String, isGone: Bool)
  /// A folder in which another process writes for too long.
  case folderLocked(path: String)
  /// A change of several files that was neither completed nor reverted.
  case changeBrokenOff(files: [String])
  /// The same, but files were written since, so that completing or reverting would lose something.
  case unfinishedChange(files: [String], path: String)

  /// A file whose name does not show its format.
  case unknownKind(path: String)
  /// A folder without any document.
  case noDocuments(folder: String)
  /// A name that is neither a path nor a document of the store. If there is no store, `store` is the path
  /// where it would be.
  case unknownDocument(name: String, suggestion: String?, missingStore: String?)
  /// Documents are named in the store at the path, but none has been imported.
  case emptyStore(path: String)
  /// Two files of one import that would get the same name.
  case sameName(name: String, path: String, other: String)
  /// A name that would lead out of the folder.
  case nameLeadsOut(name: String, folder: String)
  /// A link below the folder, at the name or on the path to it, that would lead out of the folder.
  case linkLeadsOut(name: String, folder: String)
  case severalDocuments(argument: String, count: Int)
  /// A revision that is not the latest one, where only the latest one is allowed.
  case notLatest(document: String, latest: Int)
  /// An edit of a revision that is not the latest.
  case oldRevision(document: String, revision: Int, latest: Int)
  /// A revision where only a document is allowed.
  case onlyWholeDocuments(document: String, revision: Int)
  /// git is not installed.
  case noGit
  /// git's own message about a failure.
  case git(reason: String)
  case noRepository(path: String)
  /// A bare repository, although files are needed.
  case noWorkingTree(path: String)
  /// No repository at a place where git should be set up.
  case noRepositoryToInstall(path: String)
  /// The folder of the person's own settings is not known.
  case noHome
  /// A repository without any commit.
  case noCommits
  case unknownRevision(name: String, isShallow: Bool)
  /// A file that a revision does not have.
  case notInRevision(path: String, revision: String)
  /// A file that no commit of a range changes.
  case notInRange(path: String, range: String)
  /// A path that does not lie in the repository around the working directory.
  case outsideRepository(path: String)
  /// A document of which no state in git can be read.
  case noReadableState(path: String)
  /// A document whose revisions in the store are not part of the history that would be imported.
  case hasOtherRevisions(name: String, latest: Int)
  /// An id that no object has, or a property that its object does not have.
  case unknownObject(name: String, document: String, suggestion: String?)
  /// Two histories that have no commit in common.
  case noMergeBase(one: String, other: String)
  /// A file that no merge has left in conflict.
  case notInConflict(path: String)
  /// A file that was in conflict, and no longer has marks of a text merge.
  case settledByHand(path: String)
  /// A file that one side deleted and the other changed.
  case deletedOnOneSide(path: String, side: String)
  /// A name that no conflict of a merge has.
  case unknownConflict(name: String, document: String, suggestion: String?)
  /// A choice that is not possible for a conflict.
  case noUnion(name: String)
  /// A file that was changed so much that a choice can't be made in it any more.
  case changedSince(path: String, reason: String)
  /// A file in which our settings are no longer as they were written.
  case brokenSettings(path: String)
  /// A layout at the path where a baseline would be written.
  case isDocument(path: String)
  /// There is no file at the path of the baseline.
  case noBaseline(path: String)
  /// A folder without any readable font.
  case noFonts(folder: String)
  /// HarfBuzz is not installed.
  case noFontLibrary
  /// librsvg is not installed.
  case noPictureLibrary
  /// A picture that librsvg can't draw, or that is too large.
  case pictureNotDrawn(reason: String)
  /// The person has stopped the command.
  case interrupted(message: String)
}

extension CommandFailure {
  package var message: String {
    switch self {
    case .noSuchFile(let path): "there is no file '\(path)'"
    case .noSuchFolder(let path): "there is no folder '\(path)'"
    case .isDirectory(let path): "'\(path)' is a folder, and a file is needed here"
    case .isNotDirectory(let path): "'\(path)' is a file, and a folder is needed here"
    case .notAFile(let path): "'\(path)' is not a regular file"
    case .standardInputIsNotWritten: "'-' is standard input, which can't be written to; name a file"
    case .notPermitted(let path, let toWrite):
      "'\(path)' may not be \(toWrite ? "written" : "read")"
    case .folderNotWritable(let path): "no file can be made in the folder '\(path)'"
    case .readOnlyVolume(let path): "'\(path)' can't be written, the disk is read-only"
    case .noSpace(let path): "there is no space left for '\(path)'"
    case .fileExists(let path): "there is '\(path)' already"
    case .tooLarge(let path, let bytes): "'\(path)' has \(bytes) bytes, no document is that large"
    case .changedSinceRead(let path, let isGone):
      "nothing was written: '\(path)' has \(isGone ? "been removed" : "changed") since it was read"
    case .folderLocked(let path): "another process keeps the folder '\(path)' locked"
    case .changeBrokenOff(let files):
      "a change of several files was broken off: \(Self.list(files))"
    case .unfinishedChange(let files, _):
      "a change that was broken off can't be finished or taken back, since files were written meanwhile: \(Self.list(files))"
    case .unreadable(let path, let reason): "'\(path)' can't be read: \(reason)"
    case .unwritable(let path, let reason): "'\(path)' can't be written: \(reason)"
    case .unknownKind(let path): "'\(path)' is not a .storyboard, .xib or .json file"
    case .noDocuments(let folder): "there is no document in '\(folder)'"
    case .unknownDocument(let name, let suggestion, let store):
      if let store {
        "there is no file '\(name)', and no store at '\(store)' to look for that name"
      } else {
        "there is no file '\(name)', and no document of that name in the store"
          + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
      }
    case .emptyStore(let path): "there are no documents in the store '\(path)'"
    case .sameName(let name, let path, let other):
      "'\(path)' and '\(other)' would both be '\(name)' in the store"
    case .nameLeadsOut(let name, let folder): "'\(name)' would lead out of '\(folder)'"
    case .linkLeadsOut(let name, let folder):
      "'\(name)' would be written through a link that leads out of '\(folder)'"
    case .severalDocuments(let argument, let count):
      "'\(argument)' stands for \(count) documents, one is meant here"
    case .notLatest(let document, let latest):
      "'\(document)' is not the latest revision, and results are kept of that alone (\(latest))"
    case .oldRevision(let document, let revision, let latest):
      revision > latest
        ? "'\(document)' has no revision \(revision); the latest is \(latest)"
        : "'\(document)@\(revision)' is not the latest revision, which is \(latest); only that one is edited"
    case .onlyWholeDocuments(let document, let revision):
      "'\(document)@\(revision)' is a revision, and only whole documents can be removed"
    case .isDocument(let path): "'\(path)' is a document, no baseline is written over it"
    case .noBaseline(let path): "there is no baseline '\(path)'"
    case .noFonts(let folder): "there is no font that can be read in '\(folder)'"
    case .noFontLibrary: "fonts are measured with HarfBuzz, which is not installed"
    case .noPictureLibrary: "PNG and PDF are drawn with librsvg, which is not installed"
    case .pictureNotDrawn(let reason): reason
    case .noGit: "git is not installed, or not in PATH"
    case .git(let reason): "git says: \(reason)"
    case .noRepository(let path): "'\(path)' is in no repository of git"
    case .noRepositoryToInstall(let path): "'\(path)' is in no repository of git"
    case .noWorkingTree(let path): "the repository '\(path)' has no working tree"
    case .noHome: "HOME is not set, so your git settings can't be found"
    case .noCommits: "the repository has no commits yet"
    case .unknownRevision(let name, _): "git knows no revision '\(name)'"
    case .notInRevision(let path, let revision): "'\(path)' is not in '\(revision)'"
    case .notInRange(let path, let range): "no commit of '\(range)' changes '\(path)'"
    case .outsideRepository(let path): "'\(path)' is not in the repository of this folder"
    case .noReadableState(let path): "no state of '\(path)' can be read"
    case .hasOtherRevisions(let name, let latest):
      "'\(name)' has revisions in the store, up to '\(name)@\(latest)', that do not come before these"
    case .unknownObject(let name, let document, let suggestion):
      "'\(document)' has no object or property '\(name)'"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .noMergeBase(let one, let other):
      "'\(one)' and '\(other)' have no commit in common"
    case .notInConflict(let path): "'\(path)' is not in conflict"
    case .settledByHand(let path):
      "'\(path)' has no marks of a text merge any more, as if it were settled by hand"
    case .deletedOnOneSide(let path, let side):
      "'\(path)' was deleted by \(side) and changed by the other side"
    case .unknownConflict(let name, let document, let suggestion):
      "'\(document)' has no conflict '\(name)'"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .noUnion(let name): "'\(name)' can't have both values"
    case .changedSince(let path, let reason):
      "'\(path)' has changed since it was merged: \(reason)"
    case .brokenSettings(let path):
      "the settings of ninegrid in '\(path)' have no end, as if somebody had edited them"
    case .interrupted(let message): message
    }
  }

  package var hint: String? {
    switch self {
    case .noDocuments: "documents end in .storyboard or .xib; .json must be a native document"
    case .unknownKind: "name a document, or a folder in which to look for documents"
    case .unknownDocument(_, nil, nil): "'ninegrid list' prints the names of all documents"
    case .unknownDocument(_, _, .some): "check the path, or name a store with --store"
    case .emptyStore: "'ninegrid import PATH' puts documents in"
    case .sameName: "import the folder that holds both"
    case .nameLeadsOut: "names in the store are relative paths without '..'"
    case .linkLeadsOut: "remove the link, or name another folder"
    case .noBaseline(let path): "'--write-baseline \(path)' writes one"
    case .noRepository: "run the command in a folder of a repository"
    case .noWorkingTree: "name two revisions, A..B"
    case .noRepositoryToInstall:
      "run the command in a folder of a repository, or set up all of yours with --global"
    case .noCommits: "'ninegrid diff --staged' shows what the first one would have"
    case .unknownRevision(_, isShallow: true):
      "this clone has not all commits: 'git fetch --unshallow', or 'fetch-depth: 0' where a service checks it out"
    case .unknownRevision: "'git log --oneline' lists the commits"
    case .notInRange(let path, _): "'git log --follow -- \(path)' lists the commits that do"
    case .hasOtherRevisions(let name, _):
      "import into another store with --store, or 'ninegrid remove \(name)' first"
    case .noMergeBase(let one, let other): "'\(one)..\(other)' compares them as they are"
    case .notInConflict: "'git status' lists what is"
    case .settledByHand(let path):
      "'git add \(path)' marks it as settled, 'git checkout --merge \(path)' brings the conflict back"
    case .deletedOnOneSide(let path, _):
      "'git rm \(path)' deletes it, 'git add \(path)' keeps it as it is"
    case .unknownConflict(_, let document, nil):
      "'ninegrid merge --continue \(document)' lists them"
    case .noUnion: "choose with --ours or --theirs"
    case .changedSince: "settle it by hand, or begin anew with the merge"
    case .brokenSettings: "take the lines after '# ninegrid' away, and try again"
    case .noFonts: "fonts are .ttf, .otf and .ttc files"
    case .noFontLibrary: "'apt-get install libharfbuzz0b', or 'brew install harfbuzz'"
    case .noPictureLibrary:
      "'apt-get install librsvg2-2', or 'brew install librsvg'; SVG needs nothing"
    case .pictureNotDrawn: "draw fewer scenes or devices, or write SVG"
    case .changedSinceRead(_, let isGone): isGone ? nil : "run the command again"
    case .folderLocked: "try again when it is done"
    case .changeBrokenOff: "the next command that writes there finishes it, or takes it back"
    case .unfinishedChange(_, let path):
      "old and new contents are beside the files, in '\(Self.contents(of: path))'; remove '\(path)' once the files are as you want them"
    case .fileExists: "choose another name, or move it away"
    case .noSpace: "make space, and try again"
    case .folderNotWritable: "check who may write there"
    case .notLatest(let document, _): "'ninegrid resolve \(document)' resolves it"
    case .oldRevision(let document, let revision, let latest) where revision > latest:
      "'ninegrid log \(document)' lists them"
    case .oldRevision(let document, let revision, _):
      "edit '\(document)', or bring it back with 'ninegrid restore \(document)@\(revision)' first"
    case .onlyWholeDocuments(let document, _):
      "'ninegrid remove \(document)' removes it with all its revisions"
    case .severalDocuments: "name one of the documents in it"
    default: nil
    }
  }
}

extension CommandFailure {
  private static let mostListed = 3

  /// Files in words: `'a', 'b', 'c' and 3 more`.
  package static func list(_ files: [String]) -> String {
    let shown = files.prefix(mostListed).map { "'\($0)'" }.joined(separator: ", ")
    return files.count > mostListed ? "\(shown) and \(files.count - mostListed) more" : shown
  }

  /// The names of the files that belong to a journal: `.ninegrid-NUMBER-*`.
  private static func contents(of journal: String) -> String {
    FilePaths.replacingExtension(of: FilePaths.lastComponent(of: journal), with: "")
      .dropLast() + "-*"
  }

  /// Whether all other files would fail in the same way, because the disk is full or read-only.
  package var stopsWriting: Bool {
    switch self {
    case .noSpace, .readOnlyVolume: true
    default: false
    }
  }
}
