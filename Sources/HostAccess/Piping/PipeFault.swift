/// Why a line has no answer.
package struct PipeFault: Error {
  package var reason: String
  package var path: String?

  package init(_ reason: String, _ path: String? = nil) {
    self.reason = reason
    self.path = path
  }
}
