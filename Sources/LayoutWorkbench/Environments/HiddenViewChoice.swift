package import LayoutModel

/// The views that are hidden and shown, whatever the document says.
package protocol HiddenViewChoice: Sendable {
  /// Ids of views to hide.
  var hide: [String] { get }
  /// Ids of views to show.
  var show: [String] { get }
}

extension HiddenViewChoice {
  /// Whether a view is hidden, by id.
  package var hidden: [ObjectID: Bool] {
    var result: [ObjectID: Bool] = [:]
    for id in hide { result[ObjectID(id)] = true }
    for id in show { result[ObjectID(id)] = false }
    return result
  }
}
