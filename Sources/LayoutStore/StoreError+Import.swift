extension StoreError {
  /// Whether all other documents would fail in the same way.
  package var stopsImport: Bool {
    switch self {
    case .unstorable, .unknownDocument, .unknownRevision, .inconsistent, .changedMeanwhile,
      .alreadyThere:
      false
    default: true
    }
  }
}
