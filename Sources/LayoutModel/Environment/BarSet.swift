/// Which bars of controllers a scene shows.
package enum BarSet: Hashable, Sendable {
  /// The bars of the document: simulated, or inherited through segues.
  case inferred
  case none
  /// Exactly these.
  case only(Set<Bar>)

  package enum Bar: String, Hashable, Sendable, CaseIterable {
    case status, navigation, largeNavigation = "large-navigation", tab, toolbar
  }
}
