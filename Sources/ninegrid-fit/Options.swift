import Foundation

struct Options {
  var folder = ""
  var judge: String?
  var write: String?
  var worst = 0

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--judge": judge = rest.popFirst()
      case "--write": write = rest.popFirst()
      case "--worst":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count >= 0 else { return nil }
        worst = count
      case _ where argument.hasPrefix("-") || !folder.isEmpty: return nil
      default: folder = argument
      }
    }
    if folder.isEmpty { return nil }
  }
}
