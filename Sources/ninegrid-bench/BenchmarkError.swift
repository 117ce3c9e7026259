import Foundation

enum BenchmarkError: Error, CustomStringConvertible {
  case noFolder(String)
  case noDocuments(String)

  var description: String {
    switch self {
    case .noFolder(let path): "there is no folder '\(path)'"
    case .noDocuments(let path): "there is no storyboard or xib in '\(path)'"
    }
  }
}
