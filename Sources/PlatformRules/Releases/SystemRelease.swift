/// A release of iOS, which lays out on devices.
package struct SystemRelease: Hashable, Sendable, Comparable {
  /// 7 … 18, 26.
  package let major: Int

  package init(major: Int) { self.major = major }

  package static let iOS9 = Self(major: 9)
  package static let iOS11 = Self(major: 11)
  package static let iOS12 = Self(major: 12)
  package static let iOS13 = Self(major: 13)
  package static let iOS15 = Self(major: 15)
  package static let iOS16 = Self(major: 16)
  package static let iOS17 = Self(major: 17)
  package static let iOS18 = Self(major: 18)
  package static let iOS26 = Self(major: 26)

  /// The one that layouts are for where no device says which it runs.
  package static let current = iOS18

  /// The one that came with ``XcodeRelease/firstWithDevices``.
  package static let ofFirstDeviceCanvas = Self(major: 10)

  package static func < (a: Self, b: Self) -> Bool { a.major < b.major }

  /// The Xcode that it came with.
  package var xcode: XcodeRelease {
    major > 26 ? .xcode26 : XcodeRelease(major: major >= 26 ? major : major - 2)
  }
}
