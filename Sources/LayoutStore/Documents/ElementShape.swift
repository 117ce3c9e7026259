import LosslessXML

/// The name of an element and the names of its attributes in order, shared by all that have them.
struct ElementShape: Sendable {
  /// `nil` where a column of the element's table tells it.
  var name: String?
  let attributes: [String]
  /// A name among them that no file can have.
  let faultyName: String?
  /// Where the attributes stand; empty where there are so few that looking through them is faster.
  private let places: [String: Int]

  init(name: String?, attributes: [String]) {
    self.name = name
    self.attributes = attributes
    faultyName =
      name.flatMap { XMLName.isValid($0) ? nil : $0 } ?? attributes.first { !XMLName.isValid($0) }
    let few = 24
    places =
      attributes.count <= few
      ? [:]
      : Dictionary(
        attributes.enumerated().map { ($0.element, $0.offset) },
        uniquingKeysWith: { first, _ in first })
  }

  func position(ofAttribute name: String) -> Int? {
    places.isEmpty ? attributes.firstIndex(of: name) : places[name]
  }
}
