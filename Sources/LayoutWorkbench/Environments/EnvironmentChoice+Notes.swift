package import Diagnostics
import ElementTree
package import LayoutModel

extension EnvironmentChoice {
  /// Notes on sizes and devices that never have the size class that is imposed on them.
  package func notesOnSizeClasses() throws(UnknownDevice) -> [Diagnostic] {
    if sizeClasses.isEmpty || forceSizeClass { return [] }
    var told: Set<SizeClassFault> = []
    return try environments(for: .json).compactMap { request in
      guard case .environment(let environment) = request, let fault = environment.sizeClassFault,
        told.insert(fault).inserted
      else { return nil }
      return Diagnostic(
        ImplausibleSizeClass(environment: environment.title, fault: fault, isOfDevice: true))
    }
  }
}

/// An environment with a size class that no device has there.
package struct ImplausibleSizeClass: DiagnosticFault {
  var environment: String
  var fault: SizeClassFault
  /// Whether the class is imposed on a device or size that somebody named.
  var isOfDevice: Bool

  package init(environment: String, fault: SizeClassFault, isOfDevice: Bool) {
    self.environment = environment
    self.fault = fault
    self.isOfDevice = isOfDevice
  }

  package var statement: Diagnostic.Statement {
    .init(
      .implausibleSizeClass, .warning, "\(environment): \(fault)",
      hint: isOfDevice
        ? "without '--device' and '--size' a class is resolved on a device that has it" : nil)
  }
}

extension Diagnostic.Code {
  /// No device has the size class at that size.
  package static let implausibleSizeClass = Self(rawValue: "implausible-size-class")
}
