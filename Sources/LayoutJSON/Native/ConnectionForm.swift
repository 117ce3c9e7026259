/// How a native document writes a connection: with a member for its kind and its detail.
struct ConnectionForm {
  /// The name of the member, which is also the element's name.
  var key: String
  /// The attribute whose value the member has.
  var detail: String

  static let all = [
    ConnectionForm(key: "outlet", detail: "property"),
    ConnectionForm(key: "outletCollection", detail: "property"),
    ConnectionForm(key: "action", detail: "selector"),
    ConnectionForm(key: "segue", detail: "kind"),
  ]

  /// Further members, each with its attribute.
  static let further = [
    ("event", "eventType"), ("identifier", "identifier"), ("relationship", "relationship"),
    ("collectionClass", "collectionClass"), ("unwind", "unwindAction"),
  ]
}
