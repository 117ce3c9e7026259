/// Why a file is not a workload.
struct FormatError: Error, CustomStringConvertible {
  var path: String
  /// From 1.
  var line: Int
  var reason: String

  var description: String { "\(path):\(line): \(reason)" }
}
