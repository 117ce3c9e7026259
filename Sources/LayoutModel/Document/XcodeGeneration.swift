package import PlatformRules

/// The release of Xcode that saved a document: what a canvas shows depends on it.
package struct XcodeGeneration: Hashable, Sendable {
  package let release: XcodeRelease

  package init(_ release: XcodeRelease) { self.release = release }

  /// The first release of Xcode with that major number.
  package init(major: Int) { release = XcodeRelease(major: major) }

  /// - Parameters:
  ///   - toolsVersion: the document's attribute, such as `22154` or `32700.99.1234`.
  ///   - plugInVersion: the version of the plug-in `com.apple.InterfaceBuilder…`.
  package init(toolsVersion: String?, plugInVersion: String? = nil) {
    release = XcodeRelease(toolsVersion: toolsVersion, plugInVersion: plugInVersion)
  }

  /// The major number of the release: 5 … 16, 26.
  package var major: Int { release.major }

  /// The Xcode that came with the current system. It is used if no device says which system it
  /// runs.
  package static let current = Self(SystemRelease.current.xcode)
}
