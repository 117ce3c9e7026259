import ArgumentParser
import Diagnostics
import LayoutModel
import LayoutStore
import PlainText
import Reports

/// The ready queries.
enum QueryName: String, CaseIterable, Sendable {
  case shared, grid, cells, overrides, unused, duplicates

  /// The query that an argument names.
  ///
  /// - Throws: `ValidationError` with the name that the person may have meant.
  @Sendable static func named(_ text: String) throws -> QueryName {
    if let name = QueryName(rawValue: text) { return name }
    let names = allCases.map(\.rawValue)
    let nearest = Spelling.nearest(to: text, in: names).map { " Did you mean '\($0)'?" } ?? ""
    throw ValidationError(
      "There is no question '\(text)'.\(nearest) Questions are \(names.joined(separator: ", ")).")
  }

  /// The line in the help.
  var abstract: String {
    switch self {
    case .shared:
      "constraints and settings that final size classes share, and the cell of the grid that could hold each once"
    case .grid: "what each of the nine cells installs, takes away and sets"
    case .cells: "everything that is set in single cells"
    case .overrides: "what cells override, property by property, and where two cells compete"
    case .unused: NamedQuery.unused.summary
    case .duplicates: NamedQuery.duplicates.summary
    }
  }

  /// The query of the store that answers the question, if tables answer it best.
  var storeQuery: NamedQuery? {
    switch self {
    case .unused: .unused
    case .duplicates: .duplicates
    case .shared, .grid, .cells, .overrides: nil
    }
  }

  /// The columns besides the document.
  ///
  /// - Parameter isByID: whether `shared` lists constraints by id, and not by what they say.
  func columns(isByID: Bool) -> [TableColumn] {
    switch self {
    case .shared where !isByID:
      [
        "scene", "kind", "property", "equation", "classes", "ids", "installedBy", "couldBeIn",
        "exceptIn", "otherConstants", "otherPriorities",
      ].map { TableColumn($0) }
    case .shared:
      [
        "scene", "id", "owner", "equation", "classes", "installedBy", "constants",
        "placeholder",
      ]
      .map { TableColumn($0) }
    case .grid:
      [
        "cell", "installedConstraints", "uninstalledConstraints", "installedViews",
        "uninstalledViews", "settings", "activeConstraints",
      ].map { TableColumn($0) }
    case .cells, .overrides:
      [
        "scene", "id", "kind", "name", "cell", "property", "value", "overridden",
        "overriddenCell",
      ].map { TableColumn($0) }
    case .unused, .duplicates: []
    }
  }

  /// The answer of the model. It is empty for a query of the store.
  ///
  /// - Parameters:
  ///   - scene: the root object of a scene; `nil` for the whole document.
  ///   - isByID: whether `shared` lists constraints by id, and not by what they say.
  func answer(
    about document: LayoutDocument, scene: ObjectID?, isByID: Bool = false
  ) -> QueryAnswer {
    switch self {
    case .shared: isByID ? .sharedByID(document, scene) : .shared(document, scene)
    case .grid: .grid(document, scene)
    case .cells: .cells(document, scene)
    case .overrides: .overrides(document, scene)
    case .unused, .duplicates: QueryAnswer(text: "", rows: [])
    }
  }
}
