import Foundation
import PlainText

/// The files in which git keeps attributes and configuration, and our lines in them.
package struct GitInstallation {
  private let context: CommandContext
  private let attributes: SettingsFile
  private let configuration: SettingsFile

  private struct SettingsFile {
    /// The absolute path of the file.
    var path: String
    /// Our lines in it.
    var lines: String
  }

  /// - Throws: ``CommandFailure/noRepository(path:)`` outside of a repository, unless it is for all
  ///   repositories.
  package init(isGlobal: Bool, in context: CommandContext) throws {
    self.context = context
    let settings = GitSettings(program: Self.program(in: context))
    let places: (attributes: String, configuration: String)
    if isGlobal {
      places = try Self.globalPlaces(in: context)
    } else {
      do {
        let repository = try GitRepository(around: context.workingDirectory, in: context)
        let common = repository.commonDirectory
        places = ("\(common)/info/attributes", "\(common)/config")
      } catch CommandFailure.noRepository(let path) {
        throw CommandFailure.noRepositoryToInstall(path: path)
      }
    }
    attributes = SettingsFile(path: places.attributes, lines: GitSettings.attributes)
    configuration = SettingsFile(path: places.configuration, lines: settings.configuration)
  }

  /// - Returns: the changes, in sentences.
  package func install() throws -> [String] {
    // The attributes are written last: they do nothing as long as the programs that they name are unknown.
    try [configuration, attributes].map { file in
      let before = try content(of: file)
      let after = try SettingsBlock.adding(file.lines, to: before, in: file.path)
      if after == before { return "\(file.path): is set up already" }
      try makeFolder(FilePaths.parent(of: file.path), named: FilePaths.parent(of: file.path))
      try replaceFile(
        file.path, named: file.path, with: Array(after.utf8),
        insteadOf: before.map { .bytes(Array($0.utf8)) } ?? .nothing)
      return "\(file.path): set up"
    }
  }

  /// - Returns: the changes, in sentences.
  package func uninstall() throws -> [String] {
    try [attributes, configuration].map { file in
      guard let before = try content(of: file),
        let after = try SettingsBlock.removing(from: before, in: file.path)
      else { return "\(file.path): has nothing of ninegrid" }
      guard let after else {
        try removeFile(file.path, named: file.path, insteadOf: .bytes(Array(before.utf8)))
        return "\(file.path): removed, as it was made by 'ninegrid git install'"
      }
      try replaceFile(
        file.path, named: file.path, with: Array(after.utf8),
        insteadOf: .bytes(Array(before.utf8)))
      return "\(file.path): as before"
    }
  }

  private func content(of file: SettingsFile) throws -> String? {
    guard FileKind(file.path) != nil else { return nil }
    let bytes = try readFile(file.path, named: file.path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure.unreadable(path: file.path, reason: "it is not UTF-8")
    }
    return text
  }

  /// `ninegrid` if a shell finds this program by that name, or else its path.
  private static func program(in context: CommandContext) -> String {
    guard let path = context.programPath else { return "ninegrid" }
    let folders = (context.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { "\($0)/ninegrid" }.first { (path: String) in
      access(path, X_OK) == 0
    }
    if let found, resolvedLink(found) == resolvedLink(path) { return "ninegrid" }
    return path.shellWord
  }

  /// - Source: git-config(1), FILES; gitattributes(5), `core.attributesFile`.
  private static func globalPlaces(
    in context: CommandContext
  ) throws -> (attributes: String, configuration: String) {
    let environment = context.environment
    func named(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    guard let home = named("HOME") else { throw CommandFailure.noHome }
    let folder = (named("XDG_CONFIG_HOME") ?? "\(home)/.config") + "/git"
    var configuration = "\(home)/.gitconfig"
    if FileKind(configuration) == nil, FileKind("\(folder)/config") != nil {
      configuration = "\(folder)/config"
    }
    let git = try GitProgram(in: context.workingDirectory, of: context)
    let own = try git.run(["config", "--global", "--type=path", "core.attributesFile"])
    return (
      own.status == 0 && !own.line.isEmpty ? own.line : "\(folder)/attributes",
      named("GIT_CONFIG_GLOBAL") ?? configuration
    )
  }
}
