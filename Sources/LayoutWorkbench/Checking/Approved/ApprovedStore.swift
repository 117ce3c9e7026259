/// Where approved layouts are kept; whoever checks says where.
package protocol ApprovedStore: Sendable {
  /// As the person named it.
  var name: String { get }
  /// The approved frames of a scene; `nil` if there are none.
  ///
  /// - Throws: if they exist and can't be read.
  func scene(_ id: String, in document: String) throws -> ApprovedScene?
  /// The scenes of a document that were approved, and are not among these.
  func others(than scenes: Set<String>, in document: String) throws -> [ApprovedScene]
  /// - Returns: whether something changed.
  func write(_ scene: ApprovedScene) throws -> Bool
}
