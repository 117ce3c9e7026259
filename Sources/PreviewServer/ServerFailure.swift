import NIOCore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The reason why the server could not start, or had to end.
package enum ServerFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case portInUse(UInt16)
  /// Ports below 1024 belong to the system.
  case portNotPermitted(UInt16)
  case failed(reason: String)

  package var description: String {
    switch self {
    case .portInUse(let port): "port \(port) is in use"
    case .portNotPermitted(let port): "port \(port) may not be used"
    case .failed(let reason): "the server has failed: \(reason)"
    }
  }

  package var hint: String? {
    switch self {
    case .portInUse, .portNotPermitted: "'--port 0' takes one that is free"
    case .failed: nil
    }
  }
}

extension ServerFailure {
  init(_ error: IOError, port: UInt16) {
    self =
      switch error.errnoCode {
      case EADDRINUSE: .portInUse(port)
      case EACCES, EPERM: .portNotPermitted(port)
      default: .failed(reason: error.description)
      }
  }
}
