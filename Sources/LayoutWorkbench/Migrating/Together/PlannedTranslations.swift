package import InterfaceBuilder

/// A `.strings` file that is changed, added or removed together with documents.
package struct PlannedTranslations {
  /// The name that the person knows.
  package var name: String
  /// The path of the file, absolute.
  package var path: String
  /// The content before; `nil` for an added file.
  package var before: StringsPieces?
  /// The bytes that were read; `nil` for an added file.
  package var bytesBefore: [UInt8]?
  package var after: StringsPieces
  /// Whether its document is removed. Then the file is removed, too, if no text is left in it;
  /// otherwise a project would lack a file.
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

  /// The change of the file, in words.
  package var summary: String {
    let count = after.pieces.count
    let texts = count == 1 ? "1 text" : "\(count) texts"
    switch status {
    case .new: return "\(texts) of the objects that move"
    case .removed: return "all its texts move to other files"
    default: return "\(texts) after the change"
    }
  }
}
