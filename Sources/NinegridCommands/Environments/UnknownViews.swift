import Diagnostics
import LayoutModel

/// Ids of `--hide` and `--show` that no view of a document has.
struct UnknownViews: Hashable, Sendable {
  /// By id; the view that may be meant, where there is one like it.
  private var suggestions: [String: Suggestion?] = [:]

  /// A view of the document with an id or a name like the one that was given.
  private struct Suggestion: Hashable, Sendable {
    var id: String
    var name: String
  }

  /// Every view is known.
  static let none = UnknownViews()

  private init() {}

  init(_ ids: [String], in document: LayoutDocument) {
    for id in ids where document.view(ObjectID(id)) == nil {
      suggestions[id] = Self.suggestion(for: id, in: document)
    }
  }

  /// Views are hidden by id, but people see their names.
  private static func suggestion(for text: String, in document: LayoutDocument) -> Suggestion? {
    let views = document.views
    let candidates = views.map(\.id.text) + views.map(\.name)
    guard let nearest = Spelling.nearest(to: text, in: candidates) else { return nil }
    let view = views.first { $0.id.text == nearest } ?? views.first { $0.name == nearest }
    return view.map { Suggestion(id: $0.id.text, name: $0.name) }
  }

  /// What means nothing in any of several documents, in alphabetical order.
  ///
  /// - Parameters:
  ///   - documents: what each of them does not have.
  ///   - hidden: ids that are to be hidden; the others are to be shown.
  static func notes(on documents: [UnknownViews], hidden: [String]) -> [Diagnostic] {
    guard var nowhere = documents.first.map({ Set($0.suggestions.keys) }) else { return [] }
    for document in documents { nowhere.formIntersection(document.suggestions.keys) }
    return nowhere.sorted().map { id in
      let nearest = documents.lazy.compactMap { $0.suggestions[id] ?? nil }.first
      return Diagnostic(
        .unknownView, .warning,
        "there is no view '\(id)' to be \(hidden.contains(id) ? "hidden" : "shown")"
          + (nearest.map { "; did you mean '\($0.id)' (\($0.name.onOneLine))?" } ?? ""),
        hint: nearest == nil ? "'ninegrid show' prints the views with their ids" : nil,
        objects: [id])
    }
  }
}

extension EnvironmentOptions {
  /// Sizes and devices that never have the class that is imposed on them.
  func notesOnSizeClasses() throws(UnknownDevice) -> [Diagnostic] {
    if sizeClass.isEmpty || forceSizeClass { return [] }
    var told: Set<String> = []
    return try environments(for: .json).compactMap { request in
      guard case .environment(let environment) = request, let fault = environment.sizeClassFault,
        told.insert(fault).inserted
      else { return nil }
      return Diagnostic(
        .implausibleSizeClass, .warning, "\(environment.title): \(fault)",
        hint: "without '--device' and '--size' a class is resolved on a device that has it")
    }
  }
}

extension Diagnostic.Code {
  /// No device has the size class at that size.
  static let implausibleSizeClass = Self(rawValue: "implausible-size-class")
  /// A view that is to be hidden or shown is in none of the documents.
  static let unknownView = Self(rawValue: "unknown-view")
}
