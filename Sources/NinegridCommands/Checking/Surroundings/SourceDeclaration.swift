/// A class, or an extension of one, as a scan of its source sees it.
struct SourceDeclaration: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case `class`, `extension`, other }

  var kind: Kind
  var name: String
  /// As the Objective-C runtime knows it, where that is said: `@objc(Name)`.
  var runtimeName: String?
  /// What stands behind the colon: a superclass and protocols.
  var inherits: [String] = []
  /// In how many other types it lies.
  var depth = 0
  /// Properties.
  var properties: Set<String> = []
  /// Methods by their base names: `save` for `save(_:)` and `-save:`.
  var methods: Set<String> = []
}
