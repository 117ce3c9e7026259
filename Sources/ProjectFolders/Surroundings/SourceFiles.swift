import HostAccess
package import LayoutWorkbench
import PlainText
import ProjectFiles

/// Reads the sources of an app.
package enum SourceFiles {
  /// The largest source file, in bytes. No source that a person writes is larger.
  private static let mostBytes = 4 << 20

  package static func swift(below folder: String) -> [String] {
    files(below: folder).filter { $0.hasSuffix(".swift") }
  }

  /// The sources below a folder, or the file itself, in the order of their paths. Other people's code and build
  /// products are left out.
  package static func files(below folder: String) -> [String] {
    if FileKind(folder) == .file { return [folder] }
    return FolderListing(below: folder).paths.filter { path in
      endings.contains(where: path.hasSuffix)
    }.map { folder + "/" + $0 }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The sources that an Xcode project compiles and that are not in its folder: a demo beside a library compiles the
  /// library's sources. They need not exist.
  static func elsewhere(of project: XcodeProject, in folder: String) -> Set<String> {
    // Only a path with '..' leads out of the folder.
    let files = project.targets.lazy.flatMap(\.resources).filter { file in
      file.contains("../") && endings.contains(where: file.hasSuffix)
    }
    return Set(files.map { FilePaths.normalized("\(folder)/\($0)") })
      .filter { FilePaths.path($0, below: folder) == nil }
  }

  private static let endings = [".swift", ".h", ".m", ".mm"]

  /// The declarations in a file; none if it can't be read.
  package static func declarations(in file: String) -> [SourceDeclaration] {
    let isSwift = file.hasSuffix(".swift")
    do {
      let bytes = try readFile(file, named: file)
      guard bytes.count <= mostBytes else { return [] }
      let (tokens, ends) = SourceLexer.placedTokens(bytes, isSwift: isSwift)
      var found = isSwift ? swiftDeclarations(tokens) : objectiveCDeclarations(tokens)
      IdentifierScan(tokens: tokens, ends: ends, bytes: bytes, file: file).add(to: &found)
      return found
    } catch {
      return []
    }
  }

  // MARK: Swift

  private static func swiftDeclarations(_ tokens: [SourceLexer.Token]) -> [SourceDeclaration] {
    var found: [SourceDeclaration] = []
    /// For each open brace, the declaration whose body it opens.
    var scopes: [Int?] = []
    var pending: Int?
    var runtimeName: String?
    var index = 0
    while index < tokens.count {
      switch tokens[index] {
      case .sign("@") where word(tokens, index + 1) == "objc" && tokens.sign(index + 2) == "(":
        runtimeName = word(tokens, index + 3)
        index += 3
      case .word(let keyword)
      where ["class", "struct", "enum", "actor", "protocol", "extension"].contains(keyword):
        // 'class func' and 'class var' are members.
        guard let first = word(tokens, index + 1), !["func", "var", "let"].contains(first),
          tokens.sign(index - 1) != "."
        else { break }
        var name = first
        var next = index + 2
        while tokens.sign(next) == ".", let part = word(tokens, next + 1) {
          name = part
          next += 2
        }
        let kind: SourceDeclaration.Kind =
          keyword == "class" ? .class : keyword == "extension" ? .extension : .other
        pending = found.count
        found.append(
          SourceDeclaration(
            kind: kind, name: name, runtimeName: runtimeName,
            inherits: inherited(tokens, from: next), depth: scopes.count { $0 != nil },
            isSwift: true, start: index))
        runtimeName = nil
        index = next - 1
      case .word("typealias"):
        guard let name = word(tokens, index + 1), tokens.sign(index + 2) == "=",
          var target = word(tokens, index + 3)
        else { break }
        var next = index + 4
        while tokens.sign(next) == ".", let part = word(tokens, next + 1) {
          target = part
          next += 2
        }
        found.append(SourceDeclaration(kind: .alias, name: name, inherits: [target]))
        index = next - 1
      case .word("var"), .word("let"):
        if let scope = scopes.last ?? nil, let name = word(tokens, index + 1) {
          found[scope].properties.insert(name)
        }
      case .word("func"):
        if let scope = scopes.last ?? nil, let name = word(tokens, index + 1) {
          found[scope].methods.insert(name)
          if let runtimeName { found[scope].methods.insert(runtimeName) }
        }
        runtimeName = nil
      case .sign("{"):
        scopes.append(pending)
        pending = nil
      case .sign("}"):
        if let closed = scopes.popLast() ?? nil { found[closed].end = index }
      default: break
      }
      index += 1
    }
    return found
  }

  /// The names behind the colon of a declaration, up to its body, without arguments of generic types.
  private static func inherited(_ tokens: [SourceLexer.Token], from start: Int) -> [String] {
    var index = start
    var depth = 0
    var result: [String] = []
    var isBehindColon = false
    while index < tokens.count {
      switch tokens[index] {
      case .sign("{"): return result
      case .word("where"): return result
      case .sign("<"): depth += 1
      case .sign(">"): depth -= 1
      case .sign(":") where depth == 0: isBehindColon = true
      case .word(let name) where depth == 0 && isBehindColon:
        // Only the last part of 'Module.Name' counts.
        if tokens.sign(index - 1) == ".", !result.isEmpty { result.removeLast() }
        result.append(name)
      default: break
      }
      index += 1
      if index - start > 200 { return result }
    }
    return result
  }

  // MARK: Objective-C

  private static func objectiveCDeclarations(_ tokens: [SourceLexer.Token]) -> [SourceDeclaration] {
    var found: [SourceDeclaration] = []
    var open: Int?
    var depth = 0
    for index in tokens.indices {
      switch tokens[index] {
      case .sign("@"):
        guard let keyword = word(tokens, index + 1) else { break }
        if keyword == "end" {
          if let open { found[open].end = index }
          open = nil
        }
        if ["interface", "implementation"].contains(keyword), let name = word(tokens, index + 2) {
          let isClass = keyword == "interface" && tokens.sign(index + 3) == ":"
          let superclass = isClass ? word(tokens, index + 4) : nil
          open = found.count
          depth = 0
          found.append(
            SourceDeclaration(
              kind: isClass ? .class : .extension, name: name,
              inherits: superclass.map { [$0] } ?? [], start: index))
        }
        if keyword == "property", let open {
          found[open].properties.formUnion(propertyNames(tokens, from: index + 2))
        }
      case .sign("{"): depth += 1
      case .sign("}"): depth -= 1
      case .sign(";") where depth == 1 && open != nil:
        // An instance variable.
        if let open, let name = word(tokens, index - 1) { found[open].properties.insert(name) }
      case .sign("-") where depth == 0:
        if let open, tokens.sign(index + 1) == "(", let name = methodName(tokens, from: index + 1) {
          found[open].methods.insert(name)
        }
      default: break
      }
    }
    return found
  }

  /// The most tokens of a declaration of properties.
  private static let longestProperty = 120

  /// The names of a declaration of properties: `a` and `b` of `@property (weak, nonatomic) IBOutlet UILabel *a, *b;`.
  private static func propertyNames(_ tokens: [SourceLexer.Token], from start: Int) -> [String] {
    var depth = 0
    var names: [String] = []
    for index in start..<min(tokens.count, start + longestProperty) {
      switch tokens.sign(index) {
      case "(", "<", "[", "{": depth += 1
      case ")", ">", "]", "}": depth -= 1
      case "," where depth == 0:
        if let name = word(tokens, index - 1) { names.append(name) }
      case ";":
        if let name = word(tokens, index - 1) { names.append(name) }
        return names
      default: continue
      }
    }
    return []
  }

  /// The name of a method: the first word behind the type in parentheses.
  private static func methodName(_ tokens: [SourceLexer.Token], from start: Int) -> String? {
    var depth = 0
    for index in start..<min(tokens.count, start + 60) {
      switch tokens[index] {
      case .sign("("): depth += 1
      case .sign(")"): depth -= 1
      case .word(let name) where depth == 0: return name
      default: break
      }
    }
    return nil
  }

  private static func word(_ tokens: [SourceLexer.Token], _ index: Int) -> String? {
    guard tokens.indices.contains(index), case .word(let word) = tokens[index] else { return nil }
    return word
  }
}

extension [SourceLexer.Token] {
  fileprivate func sign(_ index: Int) -> Character? {
    guard indices.contains(index), case .sign(let sign) = self[index] else { return nil }
    return sign
  }
}
