import Synchronization

/// What commands of one run have found on the disk and hand on.
///
/// Each line of a pipe is a command of its own. What lies around its document was often found with an earlier line.
package final class RunMemory: Sendable {
  private let values = Mutex<[String: any Sendable]>([:])

  package init() {}

  /// What is remembered under a name. It is made when it is asked for first.
  ///
  /// - Precondition: one name always stands for one type.
  package func value<T: Sendable>(_ name: String, make: () -> T) -> T {
    values.withLock { values in
      if let known = values[name] as? T { return known }
      let made = make()
      values[name] = made
      return made
    }
  }
}
