/// A request of a browser or a script.
package struct PageRequest: Hashable, Sendable {
  /// `GET` or `POST`.
  package var method: String
  /// The path without the query: `/api/layout`.
  package var path: String
  /// The parameters, in the order of the address and without escapes.
  package var query: [Parameter]
  /// The headers by their names in lower case.
  package var headers: [String: String]
  package var body: [UInt8]

  package struct Parameter: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(
    method: String = "GET", path: String, query: [Parameter] = [], headers: [String: String] = [:],
    body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  /// The first value of a parameter; `nil` if it is missing or empty.
  package subscript(name: String) -> String? {
    let value = query.first { $0.name == name }?.value
    return value?.isEmpty == false ? value : nil
  }

  /// All values of a parameter.
  package func values(_ name: String) -> [String] {
    query.filter { $0.name == name }.map(\.value)
  }
}
