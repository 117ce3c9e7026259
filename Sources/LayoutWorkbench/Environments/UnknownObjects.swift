package import Diagnostics
package import LayoutComparison
package import LayoutModel

/// Objects in the options `--hide`, `--show`, `--repeat` and `--set` that a document does not have.
///
/// If there are several documents, one of them may have the object. An object that none of them has
/// is a mistake.
package struct UnknownObjects: Hashable, Sendable {
  /// The faults, by the option that caused them.
  private var faults: [Wish: Diagnostic] = [:]

  /// The object of an option. Views come first, in alphabetical order of their ids; then changes in the order
  /// of the options.
  private struct Wish: Hashable, Comparable {
    var position: Int
    var id: String

    static func < (a: Self, b: Self) -> Bool { (a.position, a.id) < (b.position, b.id) }
  }

  /// The value for a document that has all objects.
  package static let none = UnknownObjects()

  private init() {}

  /// - Parameters:
  ///   - views: ids that are to be hidden (`true`) or shown.
  ///   - changes: the changes that name no object of the document, by their position among all
  ///     changes.
  package init(
    _ views: [ObjectID: Bool], changes: [Int: EditFault] = [:], in document: LayoutDocument
  ) {
    for (id, isHidden) in views where document.view(id) == nil {
      let nearest = Self.suggestion(for: id.text, in: document)
      faults[Wish(position: -1, id: id.text)] = Diagnostic(
        UnknownObject.view(
          id, isHidden: isHidden, near: nearest.map { NamedObject($0).onOneLine }))
    }
    for (position, fault) in changes {
      guard case .unknownObject(let name, _) = fault else { continue }
      faults[Wish(position: position, id: name)] = Diagnostic(
        UnknownObject.object(name, message: fault.message, hint: fault.hint))
    }
  }

  /// A view with a similar id or name. Views are hidden by id, but people see their names.
  private static func suggestion(for text: String, in document: LayoutDocument) -> LayoutView? {
    let views = document.views
    let candidates = views.map(\.id.text) + views.map(\.name)
    guard let nearest = Spelling.nearest(to: text, in: candidates) else { return nil }
    return views.first { $0.id.text == nearest } ?? views.first { $0.name == nearest }
  }

  /// The failure for a name that no document has, with a similar object if one of the documents has
  /// one.
  ///
  /// - Returns: `nil` if each object is in one of the documents, or if there is no document.
  package static func failure(_ documents: [UnknownObjects]) -> DocumentFailure? {
    guard let first = documents.first else { return nil }
    let nowhere = first.faults.keys.filter { wish in
      documents.allSatisfy { $0.faults[wish] != nil }
    }
    if nowhere.isEmpty { return nil }
    return .documents(
      nowhere.sorted().compactMap { wish in
        let found = documents.compactMap { $0.faults[wish] }
        return found.first { $0.hint == nil } ?? found.first
      })
  }
}

/// An object that an option names, and no document has.
private enum UnknownObject: DiagnosticFault {
  /// A view that is to be hidden or shown.
  case view(ObjectID, isHidden: Bool, near: NamedObject?)
  /// An object that is to be changed, with what the editor says of it.
  case object(String, message: String, hint: String?)

  var statement: Diagnostic.Statement {
    switch self {
    case .view(let id, let isHidden, let near):
      .init(
        .unknownView, .error,
        "there is no view '\(id)' to be \(isHidden ? "hidden" : "shown")"
          + (near.map { "; did you mean \($0)?" } ?? ""),
        hint: near == nil ? "'ninegrid show' prints the views with their ids" : nil,
        objects: [id.text])
    case .object(let name, let message, let hint):
      .init(.unknownObject, .error, message, hint: hint, objects: [name])
    }
  }
}

extension Diagnostic.Code {
  /// A view that is to be hidden or shown is in none of the documents.
  package static let unknownView = Self(rawValue: "unknown-view")
  /// An object that is to be changed or repeated is in none of the documents.
  package static let unknownObject = Self(rawValue: "unknown-object")
}
