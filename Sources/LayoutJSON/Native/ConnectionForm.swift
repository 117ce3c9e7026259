/// How a native document says a connection: by a member with its kind and its detail.
struct ConnectionForm {
  /// The member, which is the element's name too.
  var key: String
  /// The attribute that the member gives.
  var detail: String

  static let all = [
    ConnectionForm(key: "outlet", detail: "property"),
    ConnectionForm(key: "outletCollection", detail: "property"),
    ConnectionForm(key: "action", detail: "selector"),
    ConnectionForm(key: "segue", detail: "kind"),
  ]

  /// Members and the attributes that they give.
  static let further = [
    ("event", "eventType"), ("identifier", "identifier"), ("relationship", "relationship"),
    ("collectionClass", "collectionClass"), ("unwind", "unwindAction"),
  ]
}
