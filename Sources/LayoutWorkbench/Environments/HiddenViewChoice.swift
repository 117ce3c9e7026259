package import LayoutModel

/// Which views are hidden and shown, whatever the document says.
package protocol HiddenViewChoice: Sendable {
  /// Ids of views to hide.
  var hide: [String] { get }
  /// Ids of views to show.
  var show: [String] { get }
}

extension HiddenViewChoice {
  /// By id, whether a view is hidden.
  package var hidden: [ObjectID: Bool] {
    var result: [ObjectID: Bool] = [:]
    for id in hide { result[ObjectID(id)] = true }
    for id in show { result[ObjectID(id)] = false }
    return result
  }
}
