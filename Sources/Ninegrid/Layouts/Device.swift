import LayoutModel

/// A screen as an app gets it: the device, its orientation, the part of the screen, and the settings of its user.
///
///     var device = try Device("iPhone 15")
///     device.textSize = .accessibilityLarge
public struct Device: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `iphone-6.1/portrait` or `ipad-12.9/landscape/one_half`; the size if the screen has no name.
  public let description: String
  /// The direction of text, which decides where the leading edge is.
  public var direction: WritingDirection = .leftToRight
  /// The text size that the user has chosen.
  public var textSize: TextSize = .large

  private let model: LayoutModel.LayoutEnvironment

  /// A device by the name of a model (`iPhone 15 Pro`), of a screen (`iphone-4.7`), or by Interface Builder's id (`retina4_7`).
  /// An orientation and a part may follow: `ipad-12.9/landscape/one_half`. Without an orientation it is upright.
  ///
  /// - Throws: ``NinegridError`` for an unknown name, with the most similar known one.
  public init(_ name: String) throws(NinegridError) {
    self.init(try NinegridError.explaining { try DeviceProfile.profile(named: name) })
  }

  /// A screen that no device has.
  ///
  /// - Parameters:
  ///   - size: the size of the scene's root view, in points.
  ///   - cell: the size classes.
  ///   - scale: the number of pixels per point.
  public init(size: Size, cell: GridCell, scale: Double = 2) {
    model = LayoutModel.LayoutEnvironment(
      size: LayoutModel.Size(width: size.width, height: size.height), cell: cell.model,
      scale: scale)
    description = NumberText.rounded(size.width) + "x" + NumberText.rounded(size.height)
  }

  /// All devices in both orientations, with the whole screen and with the parts of it that an app can have.
  public static let all: [Device] = DeviceProfile.all.map { Device($0) }
  /// All devices in both orientations, with the whole screen.
  public static let fullScreens: [Device] = DeviceProfile.fullScreens.map { Device($0) }

  /// The size of the window, in points.
  public var size: Size { Size(width: model.size.width, height: model.size.height) }
  /// The cell of the grid in which the device is.
  public var cell: GridCell { GridCell(model.cell) }
  /// The number of pixels per point.
  public var scale: Double { model.scale }

  private init(_ profile: DeviceProfile) {
    model = LayoutModel.LayoutEnvironment(profile)
    description = profile.key
  }

  var environment: LayoutModel.LayoutEnvironment {
    var copy = model
    copy.direction = direction == .leftToRight ? .leftToRight : .rightToLeft
    if textSize != .large { copy.contentSizeCategory = textSize.model }
    return copy
  }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The horizontal length.
  public var width: Double
  /// The vertical length.
  public var height: Double

  /// A size with a width and a height in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// The text size that the user of a device has chosen, as UIKit's `UIContentSizeCategory` names it.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium
  /// The text size of a new device.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  var model: ContentSizeCategory? { ContentSizeCategory(rawValue: rawValue) }
}

/// The direction in which text runs.
public enum WritingDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
