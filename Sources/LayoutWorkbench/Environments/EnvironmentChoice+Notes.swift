import ElementTree
package import Diagnostics
package import LayoutModel

extension EnvironmentChoice {
  /// Sizes and devices that never have the class that is imposed on them.
  package func notesOnSizeClasses() throws(UnknownDevice) -> [Diagnostic] {
    if sizeClasses.isEmpty || forceSizeClass { return [] }
    var told: Set<String> = []
    return try environments(for: .json).compactMap { request in
      guard case .environment(let environment) = request, let fault = environment.sizeClassFault,
        told.insert(fault).inserted
      else { return nil }
      return Diagnostic(
        .implausibleSizeClass, .warning, "\(environment.title): \(fault)",
        hint: "without '--device' and '--size' a class is resolved on a device that has it")
    }
  }
}

extension Diagnostic.Code {
  /// No device has the size class at that size.
  package static let implausibleSizeClass = Self(rawValue: "implausible-size-class")
}
