import Diagnostics
import LayoutModel

extension EnvironmentOptions {
  /// Ids of `--hide` and `--show` that no view of a document has.
  func unknownViews(in document: LayoutDocument) -> Set<String> {
    if hide.isEmpty, show.isEmpty { return [] }
    return Set(hide + show).filter { document.view(ObjectID($0)) == nil }
  }

  /// What of `--hide` and `--show` means nothing in any of the documents.
  ///
  /// - Parameter unknown: for each document the ids that it does not have.
  func notes(onUnknownViews unknown: [Set<String>]) -> [Diagnostic] {
    guard var nowhere = unknown.first else { return [] }
    for ids in unknown { nowhere.formIntersection(ids) }
    return nowhere.sorted().map { id in
      Diagnostic(
        .unknownView, .warning,
        "there is no view '\(id)' to be \(hide.contains(id) ? "hidden" : "shown")",
        hint: "'ninegrid show' prints the views with their ids", objects: [id])
    }
  }
}

extension Diagnostic.Code {
  /// A view that is to be hidden or shown is in none of the documents.
  static let unknownView = Self(rawValue: "unknown-view")
}
