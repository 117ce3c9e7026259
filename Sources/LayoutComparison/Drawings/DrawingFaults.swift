/// Everything for which drawings do not fit together.
package struct DrawingFaults: Error, Hashable, Sendable {
  package var faults: [DrawingFault]
}
