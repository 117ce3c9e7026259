import Diagnostics
package import ElementTree
import LayoutModel

/// Renames a class, an identifier, an asset or a storyboard, wherever documents use it.
package struct Renaming: Sendable {
  package var kind: NameKind
  package var old: String
  package var new: String
  /// The module of the renamed classes; `nil` for classes of all modules. It is set if the old name
  /// is `Module.Class`.
  private var oldModule: String?
  private var newModule: String?

  /// - Throws: ``StructureFault`` if the new name is not allowed.
  package init(_ kind: NameKind, from old: String, to new: String) throws(StructureFault) {
    self.kind = kind
    (oldModule, self.old) = Self.parts(old, kind)
    (newModule, self.new) = Self.parts(new, kind)
    for (name, given) in [(self.old, old), (self.new, new), (newModule ?? "M", new)] {
      guard Self.isName(name, of: kind) else {
        throw StructureFault(
          "'\(given)' is not a name of a \(kind.phrase)",
          hint: kind == .class
            ? "letters, digits and '_', with its module as 'Module.Class' where that matters" : nil)
      }
    }
    if self.old == self.new, newModule == nil || newModule == oldModule {
      throw StructureFault("'\(old)' has that name already")
    }
  }

  /// The result for one document.
  package struct Result: Sendable {
    package var tree: DocumentTree
    /// How often the document contained the name.
    package var count: Int
    package var untouched: [Migration.Untouched]
  }

  /// Renames in all documents.
  ///
  /// - Throws: ``StructureFault`` if no document has the old name, or if the new name is taken
  ///   already and has to be unique.
  package func run(on documents: [NamedDocument]) throws(StructureFault) -> [Result] {
    let renamed = Set(documents.filter(identifies).map(\.storyboardName))
    let present = Set(documents.map(\.storyboardName))
    var results: [Result] = []
    for document in documents {
      var result = Result(tree: document.tree, count: 0, untouched: [])
      result.tree.root.modify { element in
        if let reason = reasonToStay(element, renamed: renamed, present: present) {
          result.untouched.append(.init(ObjectID(element["id"] ?? ""), reason))
        } else {
          result.count += rename(in: &element)
        }
      }
      if result.count > 0 {
        try checkUnique(document)
        removeRepeatedResource(from: &result.tree.root)
      }
      results.append(result)
    }
    guard results.contains(where: { $0.count > 0 }) else {
      if let stays = results.lazy.flatMap(\.untouched).first {
        throw StructureFault("nothing is called '\(old)' that could be renamed", hint: stays.text)
      }
      throw unknown(in: documents)
    }
    return results
  }

  // MARK: Elements

  /// - Returns: how many attributes got the new name.
  private func rename(in element: inout DocumentElement) -> Int {
    if let oldModule, element["customModule"] != oldModule { return 0 }
    var count = 0
    for index in kind.attributes(of: element) where element.attributes[index].value == old {
      element.attributes[index] = DocumentAttribute(
        name: element.attributes[index].name, value: new)
      count += 1
    }
    if count > 0, let newModule, element["customClass"] == new {
      element.setAttribute("customModule", to: newModule, after: "customClass")
      // The build finds the module of the target by itself, but not a module that is named.
      if newModule != oldModule { element["customModuleProvider"] = nil }
    }
    return count
  }

  /// Why a storyboard reference with the old name means another storyboard.
  private func reasonToStay(
    _ element: DocumentElement, renamed: Set<String>, present: Set<String>
  ) -> String? {
    guard element.isStoryboardReference,
      kind.attributes(of: element).contains(where: { element.attributes[$0].value == old })
    else { return nil }
    if let bundle = element["bundleIdentifier"] { return "it refers to the bundle '\(bundle)'" }
    guard kind == .storyboardID, let storyboard = element["storyboardName"],
      !renamed.contains(storyboard)
    else { return nil }
    return present.contains(storyboard)
      ? "it refers to '\(storyboard)', where nothing is called '\(old)'"
      : "it refers to '\(storyboard)', which is not among the documents"
  }

  /// Whether a controller of the document has the old storyboard identifier.
  private func identifies(_ document: NamedDocument) -> Bool {
    guard kind == .storyboardID else { return false }
    var found = false
    document.tree.root.forEach { element in
      if !element.isStoryboardReference, element["storyboardIdentifier"] == old { found = true }
    }
    return found
  }

  // MARK: Names

  private static func parts(_ text: String, _ kind: NameKind) -> (module: String?, name: String) {
    guard kind == .class, let dot = text.lastIndex(of: ".") else { return (nil, text) }
    return (String(text[..<dot]), String(text[text.index(after: dot)...]))
  }

  private static func isName(_ text: String, of kind: NameKind) -> Bool {
    if text.isEmpty || text.unicodeScalars.contains(where: { $0.value < 32 }) { return false }
    guard kind == .class || kind == .module else { return true }
    // Old documents contain mangled names of Swift, which have only letters and digits, too.
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      && !(text.first?.isNumber ?? true)
  }

  /// Checks that the new identifier stays unique. Two controllers of one storyboard can't share it,
  /// nor can two prototypes of one table.
  private func checkUnique(_ document: NamedDocument) throws(StructureFault) {
    var other: DocumentElement?
    switch kind {
    case .storyboardID:
      other = holder(of: "storyboardIdentifier", in: document.tree.root)
    case .reuseID:
      document.tree.root.forEach { element in
        guard element.name == "tableView" || element.name == "collectionView" else { return }
        other = other ?? holder(of: "reuseIdentifier", in: element)
      }
    default: break
    }
    guard let other else { return }
    throw StructureFault(
      "'\(document.name)' has the \(kind.phrase) '\(new)' already: \(other.name) '\(other["id"] ?? "")'",
      hint: "choose another name")
  }

  /// The object below an element that already has the new name, if another object there would get
  /// it.
  private func holder(of attribute: String, in element: DocumentElement) -> DocumentElement? {
    var taken: DocumentElement?
    var isRenamed = false
    element.forEach { child in
      if child.isStoryboardReference { return }
      if child[attribute] == new { taken = taken ?? child }
      if child[attribute] == old { isRenamed = true }
    }
    return isRenamed ? taken : nil
  }

  /// Removes the later one of two entries with the same name.
  private func removeRepeatedResource(from root: inout DocumentElement) {
    guard kind == .image || kind == .color else { return }
    for index in root.content.indices {
      guard case .element(var list) = root.content[index], list.name == "resources" else {
        continue
      }
      var isThere = false
      list.content.removeAll { item in
        guard case .element(let child) = item, child["name"] == new,
          child.name == (kind == .image ? "image" : "namedColor"), child["catalog"] == nil
        else { return false }
        defer { isThere = true }
        return isThere
      }
      root.content[index] = .element(list)
    }
  }

  private func unknown(in documents: [NamedDocument]) -> StructureFault {
    var names: Set<String> = []
    for document in documents {
      document.tree.root.forEach { element in
        for index in kind.attributes(of: element) { names.insert(element.attributes[index].value) }
      }
    }
    let nearest = Spelling.nearest(to: old, in: names.sorted())
    let name = oldModule.map { "\($0).\(old)" } ?? old
    let hint =
      nearest == old && oldModule != nil
      ? "another module has a class of that name"
      : nearest.map { "did you mean '\($0)'?" }
        ?? (names.isEmpty ? "they name no \(kind.phrase)" : nil)
    let article = kind == .image ? "an" : "a"
    return StructureFault("no document names \(article) \(kind.phrase) '\(name)'", hint: hint)
  }
}
