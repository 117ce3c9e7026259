extension StoreError {
  /// No other document would fare better.
  package var stopsImport: Bool {
    switch self {
    case .unstorable, .unknownDocument, .unknownRevision, .inconsistent, .changedMeanwhile,
      .alreadyThere:
      false
    default: true
    }
  }
}
