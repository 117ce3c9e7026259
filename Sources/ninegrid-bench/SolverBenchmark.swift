import Foundation

/// Solves workload files and prints one line of JSON for each; a file that cannot be read or solved
/// is reported, and the rest goes on.
///
/// - Returns: Whether all files could be read and solved.
func runSolverBenchmark(paths: [String]) -> Bool {
  var isDone = true
  for path in paths {
    do {
      let workload = try SolverWorkload(path: path)
      print(try SolverBenchmarkResult(workload).json)
    } catch {
      let text =
        switch error {
        case let error as FormatError: error.description
        case let error as CocoaError: "\(path): \(error.localizedDescription)"
        default: "\(path): \(error)"
        }
      FileHandle.standardError.write(Data("error: \(text)\n".utf8))
      isDone = false
    }
  }
  return isDone
}

/// A text as a string of JSON.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\u{0}"..<" ": result += String(format: "\\u%04x", scalar.value)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
