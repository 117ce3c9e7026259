package import HostAccess
import LayoutModel

/// Finds the documents that a review compares: of two states of a repository, of two folders, or two documents.
package struct ReviewSource {
  package let arguments: [String]
  package let context: CommandContext

  package init(arguments: [String], context: CommandContext) {
    self.arguments = arguments
    self.context = context
  }

  /// The pairs to compare, and the folder of their files.
  package struct Found {
    package var pairs: [DocumentPair]
    /// The title for people: `main...feature`, or both names.
    package var title: String
    /// The folder below which the names of pairs are paths; `nil` if the names of both sides are files
    /// themselves.
    package var root: String?

    package init(pairs: [DocumentPair], title: String, root: String? = nil) {
      self.pairs = pairs
      self.title = title
      self.root = root
    }
  }

  /// Finds the pairs. A single argument is a revision or a range of git. Two arguments are a range and a path in
  /// it, or both sides.
  package func find(_ store: any StoreChoice) throws -> Found {
    let names = arguments
    let isRange = names[0].contains("..") && FileKind(context.absolutePath(names[0])) == nil
    let bothExist =
      names.count == 2
      && names.allSatisfy { $0 == "/dev/null" || FileKind(context.absolutePath($0)) != nil }
    let areStored =
      names.count == 2 && names.contains { $0.hasPrefix(DocumentCatalog.storePrefix) }
    if !isRange, bothExist || areStored {
      let source = PairSource(catalog: DocumentCatalog(store, in: context), context: context)
      let pairs = try source.pairs(names[0], names[1])
      return Found(pairs: pairs.all, title: "\(names[0]) and \(names[1])", root: nil)
    }
    let repository = try GitRepository(around: context.workingDirectory, in: context)
    let pairs = try GitPairs(repository: repository, context: context).pairs(
      range: names[0], isStaged: false, paths: Array(names.dropFirst()))
    return Found(pairs: pairs, title: Self.shown(names[0]), root: repository.root)
  }

  /// A range for people. The full hashes of commits have their first eight digits, as in `log` and `blame`.
  private static func shown(_ range: String) -> String {
    var result = ""
    var hash = ""
    for character in range + " " {
      if character.isHexDigit {
        hash.append(character)
        continue
      }
      result += [40, 64].contains(hash.count) ? String(hash.prefix(8)) : hash
      hash = ""
      result.append(character)
    }
    return String(result.dropLast())
  }
}

extension ReviewSource.Found {
  /// The path of the file on a side, with which the project around it is found. If it is not known, the name.
  package func place(of side: ComparedDocument?, in pair: DocumentPair) -> String {
    if let root { return root + "/" + pair.name }
    return side?.name ?? pair.name
  }
}
