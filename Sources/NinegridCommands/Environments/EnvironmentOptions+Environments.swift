import LayoutModel

/// One way in which a document is to be resolved.
enum RequestedEnvironment: Hashable, Sendable {
  /// As the document was last saved, with these things changed.
  case asDesigned(Overrides)
  case environment(LayoutEnvironment)

  /// What a command line may change in the environment of a document.
  struct Overrides: Hashable, Sendable {
    var direction: LayoutDirection?
    var contentSizeCategory: ContentSizeCategory?
    var bars: BarSet?
    var hidden: [ObjectID: Bool] = [:]

    var isEmpty: Bool {
      direction == nil && contentSizeCategory == nil && bars == nil && hidden.isEmpty
    }
  }
}

extension EnvironmentOptions {
  /// The phone that stands for all where nothing else is said.
  static let usualDevice = "iphone-6.1-island"

  /// The environments that the options stand for, in the order of the options.
  ///
  /// - Parameter kind: native documents were never saved in an environment of their own, so without
  ///   options they are resolved for a usual phone.
  func environments(for kind: DocumentKind) throws(UnknownDevice) -> [RequestedEnvironment] {
    if asDesigned || (isDefault && kind != .json) { return [.asDesigned(overrides)] }
    if allDevices { return requested(DeviceProfile.all.filter { includes($0, both: true) }) }
    var result: [RequestedEnvironment] = []
    for name in device { result += requested(try profiles(named: name)) }
    for size in size { result.append(.environment(environment(of: size.size))) }
    if result.isEmpty { result = requested(try profiles(named: Self.usualDevice)) }
    // A device has several names: what is named twice is resolved once.
    var seen: Set<RequestedEnvironment> = []
    return result.filter { seen.insert($0).inserted }
  }

  /// Profiles of a name: all that it names, but of a screen only the whole of it.
  func profiles(named name: String) throws(UnknownDevice) -> [DeviceProfile] {
    let found = try DeviceProfile.profiles(named: name)
    if name.contains("/") {
      return orientation == nil ? found : found.filter { includes($0, both: true) }
    }
    return found.filter { $0.split == nil && includes($0, both: false) }
  }

  private func includes(_ profile: DeviceProfile, both: Bool) -> Bool {
    (orientation ?? (both ? .both : .portrait)).includes(profile.orientation)
  }

  private func requested(_ profiles: [DeviceProfile]) -> [RequestedEnvironment] {
    profiles.map { profile in
      var environment = LayoutEnvironment(profile)
      if let sizeClass { environment.cell = sizeClass.cell }
      if let scale { environment.scale = scale }
      overrides.apply(to: &environment)
      return .environment(environment)
    }
  }

  /// A bare size: no device, and nothing of it covered.
  ///
  /// Phones are compact in both directions but the higher one in portrait; from 600 points in both
  /// directions a pad is meant.
  /// - Source: the smallest pad is 744 points wide, the highest phone in landscape 440 points high.
  private func environment(of size: Size) -> LayoutEnvironment {
    let isPad = min(size.width, size.height) >= 600
    let isWide = size.width > size.height
    let cell = GridCell(
      width: isPad ? .regular : .compact, height: isPad || !isWide ? .regular : .compact)
    var environment = LayoutEnvironment(
      orientation: isWide ? .landscape : .portrait, size: size, cell: sizeClass?.cell ?? cell,
      scale: scale ?? 2)
    overrides.apply(to: &environment)
    return environment
  }

  private var overrides: RequestedEnvironment.Overrides {
    var result = RequestedEnvironment.Overrides()
    if traits.direction != .ltr || texts.isRightToLeft { result.direction = .rightToLeft }
    result.contentSizeCategory = traits.textSize?.category
    result.bars = traits.bars?.bars
    for id in hide { result.hidden[ObjectID(id)] = true }
    for id in show { result.hidden[ObjectID(id)] = false }
    return result
  }
}

extension RequestedEnvironment.Overrides {
  func apply(to environment: inout LayoutEnvironment) {
    if let direction { environment.direction = direction }
    if let contentSizeCategory { environment.contentSizeCategory = contentSizeCategory }
    if let bars { environment.bars = bars }
    environment.hidden.merge(hidden) { $1 }
  }
}

extension LayoutEnvironment {
  /// What a person calls it: `iphone-4.7 portrait`, `ipad-11 landscape, one half`, `375 × 667`.
  var title: String {
    var text = device ?? ""
    if device != nil { text += " \(orientation.rawValue)" }
    if let split { text += ", \(split.replacing("_", with: " "))" }
    if device == nil {
      text = "\(NumberText.rounded(size.width)) × \(NumberText.rounded(size.height))"
    }
    if direction == .rightToLeft { text += ", right to left" }
    if contentSizeCategory != .large { text += ", \(contentSizeCategory.shortName)" }
    if !texts.name.isEmpty { text += ", \(texts.name)" }
    return text
  }
}
