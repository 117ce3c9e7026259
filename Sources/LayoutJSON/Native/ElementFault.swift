/// What is wrong with an element in array form.
struct ElementFault: Error {
  var wanted: String
  var value: JSONValue
}
