import LosslessXML

/// The name of an element and the names of its attributes in order. All elements with the same
/// names share it.
struct ElementShape: Sendable {
  /// The name; `nil` if a column of the element's table has it.
  var name: String?
  let attributes: [String]
  /// One of the names that no file can contain; `nil` if there is none.
  let faultyName: String?
  /// The positions of attributes by name; empty if there are so few that a linear search is faster.
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
