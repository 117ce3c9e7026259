/// A release of iOS. It determines the layout on devices.
package struct SystemRelease: Hashable, Sendable, Comparable {
  /// The major number: 4 … 18, 26, 27.
  package let major: Int

  package init(major: Int) { self.major = major }

  package static let iOS8 = Self(major: 8)
  package static let iOS9 = Self(major: 9)
  package static let iOS10 = Self(major: 10)
  package static let iOS11 = Self(major: 11)
  package static let iOS12 = Self(major: 12)
  package static let iOS13 = Self(major: 13)
  package static let iOS14 = Self(major: 14)
  package static let iOS15 = Self(major: 15)
  package static let iOS16 = Self(major: 16)
  package static let iOS17 = Self(major: 17)
  package static let iOS18 = Self(major: 18)
  package static let iOS26 = Self(major: 26)

  package static let firstWithSlideOver = iOS9
  /// The first release with Stage Manager.
  package static let firstWithWindows = iOS16
  /// The last release in the sequence of numbers. Later ones have the number of their year.
  package static let lastInSequence = iOS18

  /// The last release with which devices were recorded. As far as anybody knows, later ones lay out
  /// in the same way.
  package static let newestRecorded = iOS26

  /// The release that is used if nobody says which one a device runs. It is the newest one whose
  /// numbers are known.
  package static let current = newestRecorded

  /// The release that came with ``XcodeRelease/firstWithDevices``.
  package static let ofFirstDeviceCanvas = Self(major: 10)

  /// Whether there is a release with this number that somebody may name. There is none between 18
  /// and 26.
  package static func exists(major: Int) -> Bool {
    (4...18).contains(major) || (26...27).contains(major)
  }

  /// The release after this one.
  package var next: Self { Self(major: major == 18 ? 26 : major + 1) }

  package static func < (a: Self, b: Self) -> Bool { a.major < b.major }

  /// The Xcode that came with the release.
  package var xcode: XcodeRelease {
    major > 26 ? .xcode26 : XcodeRelease(major: major >= 26 ? major : major - 2)
  }
}
