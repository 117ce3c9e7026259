package import DocumentAccess

/// Prints compared documents, one after the other.
package protocol DifferencePrinter {
  mutating func begin() throws
  mutating func add(_ compared: ComparedPair) throws
  /// - Parameter failures: how many documents could not be compared.
  mutating func finish(failures: Int) throws
}
