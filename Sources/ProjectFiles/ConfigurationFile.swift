/// A file of build settings (`.xcconfig`): its own, and the files that it includes.
package struct ConfigurationFile: Hashable, Sendable {
  /// Lines that set something, and includes, in order.
  package enum Line: Hashable, Sendable {
    case setting(key: String, value: String)
    /// A path, from the folder of the file; missing ones are no fault with `#include?`.
    case include(path: String, isOptional: Bool)
  }

  package var lines: [Line]
}
