/// A class, or an extension of one, as a scan of its source sees it.
package struct SourceDeclaration: Hashable, Sendable {
  /// An alias is another name of the first type that it "inherits".
  package enum Kind: Hashable, Sendable { case `class`, `extension`, alias, other }

  package var kind: Kind
  package var name: String
  /// As the Objective-C runtime knows it, where that is said: `@objc(Name)`.
  package var runtimeName: String?
  /// What stands behind the colon: a superclass and protocols.
  package var inherits: [String] = []
  /// In how many other types it lies.
  package var depth = 0
  /// Properties.
  package var properties: Set<String> = []
  /// Methods by their base names: `save` for `save(_:)` and `-save:`.
  package var methods: Set<String> = []
  package var isSwift = false
  /// The token with which it begins, and the one with which its body ends: more than a file has where there is none.
  package var start = 0
  package var end = Int.max
  /// What its body asks documents for, and what it makes known to lists without a document.
  package var identifiers = SourceIdentifiers()

  package init(
    kind: Kind,
    name: String,
    runtimeName: String? = nil,
    inherits: [String] = [],
    depth: Int = 0,
    properties: Set<String> = [],
    methods: Set<String> = [],
    isSwift: Bool = false,
    start: Int = 0
  ) {
    self.kind = kind
    self.name = name
    self.runtimeName = runtimeName
    self.inherits = inherits
    self.depth = depth
    self.properties = properties
    self.methods = methods
    self.isSwift = isSwift
    self.start = start
  }
}
