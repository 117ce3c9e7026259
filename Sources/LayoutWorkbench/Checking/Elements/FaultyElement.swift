/// An element with a fault that a rule has found.
package struct FaultyElement: Sendable {
  /// The position of the element in the ``ElementIndex``.
  package var element: Int
  package var fault: any ElementFault
  /// Ids of further objects that take part in the fault.
  package var others: [String]

  package init(_ element: Int, _ fault: any ElementFault, others: [String] = []) {
    self.element = element
    self.fault = fault
    self.others = others
  }
}
