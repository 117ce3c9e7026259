extension LayoutEnvironment {
  /// An environment that represents a cell of the grid: a device in a final cell, or the canvas of
  /// a base cell.
  ///
  /// | cell | environment |
  /// |---|---|
  /// | wC-hR, wC-hC | a usual phone upright and in landscape |
  /// | wR-hC | a large phone in landscape |
  /// | wR-hR | a usual pad upright |
  /// | base | 400 points where it is compact, 600 where it is any, 800 where it is regular |
  ///
  /// In a base cell, its own settings hold and those that it inherits.
  /// - Source: for base cells, the canvas of Xcode 6 and 7, on which they were laid out: recorded
  ///   root views without a device are 600 × 600 (168), 600 × 400 (1) and 400 × 400 (1) in public
  ///   documents.
  package init(standingFor cell: GridCell) {
    if let profile = DeviceProfile.standing(for: cell) {
      self.init(profile)
      return
    }
    let size = Size(width: Self.baseLength(cell.width), height: Self.baseLength(cell.height))
    self.init(
      orientation: size.width > size.height ? .landscape : .portrait, size: size, cell: cell)
  }

  private static func baseLength(_ sizeClass: SizeClass) -> Double {
    switch sizeClass {
    case .compact: 400
    case .any: 600
    case .regular: 800
    }
  }

  /// A sentence for a person that says why no device has this cell at this size. `nil` if a device
  /// may have it, and for canvases.
  ///
  /// A compact side is at most as long as the longest on a profile of the cell, a regular side at
  /// least as long as the shortest:
  /// `no device that is regular in both is less than 678 points wide`.
  package var sizeClassFault: SizeClassFault? {
    if isAsDesigned { return nil }
    if let device, let profile {
      if cell.covers(profile.cell) { return nil }
      return .otherClass(
        device: device, orientation, of: profile.cell, asked: cell)
    }
    let profiles = DeviceProfile.all.filter { cell.covers($0.cell) }
    if split != nil { return nil }
    let sides: [(LayoutAxis, SizeClass, Double, [Double])] = [
      (.horizontal, cell.width, size.width, profiles.map(\.size.width)),
      (.vertical, cell.height, size.height, profiles.map(\.size.height)),
    ]
    for (axis, own, length, lengths) in sides {
      guard let least = lengths.min(), let most = lengths.max() else { continue }
      let limit = own == .compact ? most : least
      if own == .compact && length > most || own == .regular && length < least {
        return .length(along: axis, cell, isTooLong: own == .compact, limit: limit)
      }
    }
    return nil
  }

  /// The profile from which the environment was made, with its default system. `nil` for a bare
  /// size, and for a profile that is not in ``DeviceProfile/all``.
  package var profile: DeviceProfile? {
    guard let device else { return nil }
    let key = "\(device)/\(orientation.rawValue)" + (split.map { "/\($0)" } ?? "")
    return DeviceProfile.profile(key: key)
  }

  /// Whether somebody has chosen a cell that differs from the one that follows from the device or
  /// the size alone.
  package var hasImposedCell: Bool {
    if isAsDesigned { return false }
    return cell != (device == nil ? Self.usualCell(of: size) : profile?.cell ?? cell)
  }

  /// The final class that a bare size most likely has.
  ///
  /// A size of at least 600 points in both directions means a pad. A size that is as wide and as
  /// low as a phone in landscape is compact in height. Any other size is a window that is compact
  /// in width, even if it is a little wider than high.
  /// - Source: the smallest pad is 744 points wide; phones in landscape are 480 to 956 points wide and 320 to 440 high.
  ///   320 × 300 was recorded as a window of an upright phone, iOS 26.
  package static func usualCell(of size: Size) -> GridCell {
    let isPad = min(size.width, size.height) >= 600
    return GridCell(
      width: isPad ? .regular : .compact, height: isLandscapePhone(size) ? .compact : .regular)
  }

  /// The orientation in which a device most likely shows a bare size.
  package static func usualOrientation(of size: Size) -> Orientation {
    let isPad = min(size.width, size.height) >= 600
    return isLandscapePhone(size) || isPad && size.width > size.height ? .landscape : .portrait
  }

  private static func isLandscapePhone(_ size: Size) -> Bool {
    size.width >= 480 && size.width > size.height && size.height < 480
  }
}

extension GridCell {
  /// The part of a range in which devices have the cell. A compact cell reaches up to the longest
  /// of their lengths, a regular one starts at the shortest. Along an axis that is any, it is the
  /// whole range.
  package func lengths(
    along axis: LayoutAxis, within range: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    let lengths = DeviceProfile.all.filter { covers($0.cell) }.map {
      axis == .horizontal ? $0.size.width : $0.size.height
    }
    guard let least = lengths.min(), let most = lengths.max() else { return range }
    switch axis == .horizontal ? width : height {
    case .any: return range
    case .compact: return most <= range.lowerBound ? range : range.clamped(to: 0...most)
    case .regular:
      return least >= range.upperBound ? range : range.clamped(to: least...range.upperBound)
    }
  }
}

extension DeviceProfile {
  /// A usual device that has the final cell; `nil` for a base cell.
  package static func standing(for cell: GridCell) -> DeviceProfile? {
    switch (cell.width, cell.height) {
    case (.compact, .regular): profile(key: "iphone-6.1-island/portrait")
    case (.compact, .compact): profile(key: "iphone-6.1-island/landscape")
    case (.regular, .compact): profile(key: "iphone-6.9/landscape")
    case (.regular, .regular): profile(key: "ipad-11/portrait")
    default: nil
    }
  }
}
