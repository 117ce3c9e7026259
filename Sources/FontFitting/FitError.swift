import Foundation

package enum FitError: Error, CustomStringConvertible {
  case noFolder(String)
  case noDocuments(String)

  package var description: String {
    switch self {
    case .noFolder(let path): "there is no folder '\(path)'"
    case .noDocuments(let path): "there is no storyboard or xib in '\(path)'"
    }
  }
}
