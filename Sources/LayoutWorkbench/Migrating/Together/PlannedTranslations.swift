package import InterfaceBuilder

/// A `.strings` file that changes, comes or goes with documents.
package struct PlannedTranslations {
  /// As the person knows it.
  package var name: String
  /// Absolute.
  package var path: String
  /// `nil` for one that comes.
  package var before: StringsPieces?
  /// What was read; `nil` for one that comes.
  package var bytesBefore: [UInt8]?
  package var after: StringsPieces
  /// Its document goes, and so does it when nothing is left in it. Else a project would miss a file.
  package var goes = false

  package init(
    name: String,
    path: String,
    before: StringsPieces? = nil,
    bytesBefore: [UInt8]? = nil,
    after: StringsPieces,
    goes: Bool = false
  ) {
    self.name = name
    self.path = path
    self.before = before
    self.bytesBefore = bytesBefore
    self.after = after
    self.goes = goes
  }

  package var status: PlannedDocument.Status {
    if before == nil { return .new }
    return goes && after.pieces.isEmpty ? .removed : .changed
  }

  /// What becomes of it, in words.
  package var summary: String {
    let count = after.pieces.count
    let texts = count == 1 ? "1 text" : "\(count) texts"
    switch status {
    case .new: return "\(texts) of what goes to another document"
    case .removed: return "its texts are elsewhere now"
    default: return "\(texts) stay or come"
    }
  }
}
