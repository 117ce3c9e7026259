/// Names for the columns of an answer.
package enum ColumnNames {
  /// The names, with a number behind each that was there before: `id`, `id_2`.
  ///
  /// - Source: as sqlite-utils does; an object of JSON has a key once.
  package static func distinct(_ names: [String]) -> [String] {
    var taken = Set(names)
    var seen: Set<String> = []
    return names.map { name in
      if seen.insert(name).inserted { return name }
      var number = 2
      while taken.contains("\(name)_\(number)") { number += 1 }
      taken.insert("\(name)_\(number)")
      return "\(name)_\(number)"
    }
  }
}
