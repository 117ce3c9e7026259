/// Why a line has no answer.
struct PipeFault: Error {
  var reason: String
  var path: String?

  init(_ reason: String, _ path: String? = nil) {
    self.reason = reason
    self.path = path
  }
}
