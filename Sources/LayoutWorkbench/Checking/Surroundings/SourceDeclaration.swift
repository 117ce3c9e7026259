/// A class, or an extension of one, as a scan of its source sees it.
package struct SourceDeclaration: Hashable, Sendable {
  /// An alias is another name of the first type that it "inherits".
  package enum Kind: Hashable, Sendable { case `class`, `extension`, alias, other }

  package var kind: Kind
  package var name: String
  /// The name for the Objective-C runtime, if the source states one: `@objc(Name)`.
  package var runtimeName: String?
  /// The names behind the colon: a superclass and protocols.
  package var inherits: [String] = []
  /// The number of types around it.
  package var depth = 0
  /// Names of properties.
  package var properties: Set<String> = []
  /// Methods by their base names: `save` for `save(_:)` and `-save:`.
  package var methods: Set<String> = []
  package var isSwift = false
  /// The positions of its first token and of the token that ends its body. Without a body, the latter is larger than
  /// any position.
  package var start = 0
  package var end = Int.max
  /// The identifiers for which its body asks documents, and those that it registers with lists itself.
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
