import Foundation

struct Options {
  var manifest = ""
  var folder = ""
  var isBlind = true
  var worst = 0
  var without: [String] = []

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    var paths: [String] = []
    while let argument = rest.popFirst() {
      switch argument {
      case "--sighted": isBlind = false
      case "--worst":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count >= 0 else { return nil }
        worst = count
      case "--without":
        guard let rule = rest.popFirst() else { return nil }
        without.append(rule)
      case _ where argument.hasPrefix("-"): return nil
      default: paths.append(argument)
      }
    }
    guard paths.count == 2 else { return nil }
    (manifest, folder) = (paths[0], paths[1])
  }
}
