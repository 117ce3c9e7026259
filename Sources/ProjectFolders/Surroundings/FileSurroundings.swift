import HostAccess
import InterfaceBuilder
import LayoutJSON
import LayoutModel
package import LayoutWorkbench
import PlainText
package import PlatformRules
import ProjectFiles

/// The files around one document on the disk.
package struct FileSurroundings: DocumentSurroundings {
  /// The absolute path of the document; `nil` if it is not a file.
  package let path: String?
  package let projects: ProjectSurroundings

  package init(path: String?, projects: ProjectSurroundings) {
    self.path = path
    self.projects = projects
  }

  package var assets: AssetNames {
    var roots = [projects.folder]
    if let path { roots.append(projects.project(around: path)) }
    return projects.assets(below: roots)
  }

  package func catalogue(_ name: String) -> AssetNames {
    projects.assets(below: [projects.absolutePath(name)])
  }

  package var sources: SourceIndex {
    projects.sources(below: sourceRoot)
  }

  package func swiftClasses(in included: [String], without excluded: [String]) -> Set<String> {
    projects.swiftClasses(in: included, without: excluded)
  }
}

extension FileSurroundings {
  /// A digest of the answer to a question. A digest that many documents share is computed once in a run.
  package func knownDigest(of question: SurroundingsQuestion) -> String {
    if question == .localizations || question == .oldestSystem { return digest(of: question) }
    return projects.digest(["\(question)", sourceRoot]) { digest(of: question) }
  }

  /// A digest of the facts that the file system states about the app's sources. No source is read.
  ///
  /// The first call in a run computes it, so it must come before the sources are read.
  ///
  /// - Parameter stamp: returns the facts about a file; `nil` if its content could change without changing them.
  /// - Returns: a digest; empty if some file could change without changing it.
  package func sourceStamps(_ stamp: (String) -> String?) -> String {
    projects.digest(["stamps", sourceRoot]) {
      var texts: [String] = []
      for file in projects.sourceFiles(ofProject: sourceRoot) {
        guard let text = stamp(file) else { return "" }
        texts += [file, text]
      }
      return Fingerprint.text(of: texts)
    }
  }

  private var sourceRoot: String {
    path.map { projects.project(around: $0) } ?? projects.folder
  }

  package func storyboards(named name: String) -> [FoundStoryboard]? {
    guard let path else { return nil }
    let root = projects.project(around: path)
    guard projects.assets(below: [root]).isProject else { return nil }
    return projects.storyboards(below: root)[name] ?? []
  }

  package var identifiers: DocumentIdentifiers? {
    guard let path else { return nil }
    let root = projects.project(around: path)
    guard projects.assets(below: [root]).isProject else { return nil }
    return projects.identifiers(below: root)
  }

  package func namesModule(_ name: String) -> Bool? {
    guard let path else { return nil }
    let root = projects.project(around: path)
    guard projects.assets(below: [root]).isProject else { return nil }
    let own = projects.moduleNames(below: root)
    return own.contains(name) || projects.moduleNames(below: projects.folder).contains(name)
  }

  package var oldestSystem: SystemRelease? { path.flatMap { projects.oldestSystem(around: $0) } }

  /// - Source: Apple, "Localizing strings in your app": `de.lproj/Main.strings` beside `Base.lproj/Main.storyboard`.
  package var localizations: [FoundLocalization] {
    guard let path else { return [] }
    let base = FilePaths.parent(of: path)
    guard FilePaths.lastComponent(of: base) == "Base.lproj" else { return [] }
    let root = FilePaths.parent(of: base)
    let name = FilePaths.lastComponent(of: FilePaths.replacingExtension(of: path, with: "strings"))
    let folders = folderEntriesIfListed(root).filter {
      $0.hasSuffix(".lproj") && $0 != "Base.lproj"
    }
    let own = projects.documentLanguages(around: path)
    return folders.flatMap { catalogs(in: "\(root)/\($0)", named: $0, of: name) }
      + catalogs(in: root, named: "", of: name)
      + folders.compactMap { folder in
        let file = "\(root)/\(folder)/\(name)"
        guard FileKind(file) == .file else { return nil }
        do {
          let table = try readStrings(readFile(file, named: file))
          return FoundLocalization(
            name: "\(folder)/\(name)", keys: Set(table.entries.map(\.key)),
            isOfDocument: own.contains(
              AppDescription.languageCode(String(folder.dropLast(".lproj".count)))))
        } catch {
          // 'check --strings' reports what is wrong with the file.
          return nil
        }
      }
  }

  /// The languages of `mul.lproj/Main.xcstrings`, without that of the document itself.
  private func catalogs(
    in folder: String, named shown: String, of strings: String
  ) -> [FoundLocalization] {
    let name = FilePaths.replacingExtension(of: strings, with: "xcstrings")
    let file = "\(folder)/\(name)"
    guard FileKind(file) == .file else { return [] }
    do {
      let bytes = try readFile(file, named: file)
      return try translationsOfStringCatalog(bytes).map { language, keys in
        let place = shown.isEmpty ? name : "\(shown)/\(name)"
        return FoundLocalization(name: "\(place) (\(language))", keys: keys)
      }
    } catch {
      // 'check --strings' reports what is wrong with the file.
      return []
    }
  }
}
