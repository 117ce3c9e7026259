import InterfaceBuilder

/// A `.strings` file that changes, comes or goes with documents.
struct PlannedTranslations {
  /// As the person knows it.
  var name: String
  /// Absolute.
  var path: String
  /// `nil` for one that comes.
  var before: StringsPieces?
  /// What was read; `nil` for one that comes.
  var bytesBefore: [UInt8]?
  var after: StringsPieces
  /// Its document goes, and so does it when nothing is left in it. Else a project would miss a file.
  var goes = false

  var status: PlannedDocument.Status {
    if before == nil { return .new }
    return goes && after.pieces.isEmpty ? .removed : .changed
  }

  /// What becomes of it, in words.
  var summary: String {
    let count = after.pieces.count
    let texts = count == 1 ? "1 text" : "\(count) texts"
    switch status {
    case .new: return "\(texts) of what goes to another document"
    case .removed: return "its texts are elsewhere now"
    default: return "\(texts) stay or come"
    }
  }
}
