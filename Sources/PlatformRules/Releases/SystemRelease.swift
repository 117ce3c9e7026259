/// A release of iOS, which lays out on devices.
package struct SystemRelease: Hashable, Sendable, Comparable {
  /// 4 … 18, 26, 27.
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
  /// Stage Manager came with it.
  package static let firstWithWindows = iOS16
  /// The last one that is numbered on from the one before; later ones have the number of their year.
  package static let lastInSequence = iOS18

  /// The last one of which devices were recorded. Later ones lay out as it does, as far as anybody knows.
  package static let newestRecorded = iOS26

  /// The one that layouts are for where nobody says which a device runs: the newest whose numbers are known.
  package static let current = newestRecorded

  /// The one that came with ``XcodeRelease/firstWithDevices``.
  package static let ofFirstDeviceCanvas = Self(major: 10)

  /// Of those that somebody may name, the earliest and the latest: a number between 18 and 26 is none.
  package static func exists(major: Int) -> Bool {
    (4...18).contains(major) || (26...27).contains(major)
  }

  /// The release after this one.
  package var next: Self { Self(major: major == 18 ? 26 : major + 1) }

  package static func < (a: Self, b: Self) -> Bool { a.major < b.major }

  /// The Xcode that it came with.
  package var xcode: XcodeRelease {
    major > 26 ? .xcode26 : XcodeRelease(major: major >= 26 ? major : major - 2)
  }
}
