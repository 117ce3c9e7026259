extension ActiveSet {
  /// Stops the program if a location, an order or a tableau row is wrong. It does nothing in
  /// release builds.
  func checkInvariants() {
    #if CHECK_INVARIANTS
      for column in 0..<columnCount {
        let activity = activeActivity[column]
        precondition(location[Int(activity)] == Int32(column), "location of \(activity)")
        let range = start(activity)..<end(activity)
        precondition(range.contains(Int(activePosition[column])), "position of \(activity)")
      }
      for row in 0..<rowCount {
        let activity = rowActivity[row]
        precondition(location[Int(activity)] == Int32(~row), "location of \(activity)")
        let range = start(activity)...end(activity)
        precondition(range.contains(Int(rowPosition[row])), "interval of \(activity)")
      }
      for activity in 0..<Int32(columnCount + rowCount) {
        for position in start(activity)..<end(activity) where position > start(activity) {
          precondition(values[position - 1] <= values[position], "order of \(activity)")
        }
      }
    #endif
  }
}
