/// Names for the columns of an answer.
package enum ColumnNames {
  /// The names, with a number after each repeated one: `id`, `id_2`.
  ///
  /// - Source: sqlite-utils does the same; an object of JSON has each key only once.
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
