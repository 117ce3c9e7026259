import Diagnostics

extension DeviceProfile {
  /// The profiles that a name means, in the order of ``all``.
  ///
  /// A name is a screen (`iphone-4.7`), an id of Interface Builder (`retina6_1`), or a model
  /// (`iPhone 15 Pro`, `iPad Air 11-inch (M3)`); case, spaces and punctuation of models do not
  /// matter. A model runs its own systems. An orientation and a part may follow the name, as in
  /// keys: `ipad-11/landscape`, `iPhone 8/portrait`, `ipad-12.9/landscape/one_half`,
  /// `iPad (A16)/landscape/800x600`, `iPhone 13/portrait/zoomed`. A name without an orientation
  /// means all profiles of the screen, and a name with an orientation means exactly one.
  package static func profiles(named text: String) throws(UnknownDevice) -> [DeviceProfile] {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let device = try device(parts.first ?? text, asWritten: text)
    let part = parts.count > 2 ? parts[2].lowercased().replacing("×", with: "x") : nil
    var found = all.filter { $0.name == device.screen }
    if found.isEmpty,
      let screen = DeviceTable.namedScreens.first(where: { $0.name == device.screen })
    {
      found = LayoutEnvironment.Orientation.allCases.map { DeviceProfile(screen, $0) }
    }
    if let model = device.model { found = found.map { $0.of(model) } }
    let keys = found.map(\.key)
    if parts.count > 1 {
      let held = found.filter { $0.orientation.rawValue == parts[1].lowercased() }
      found = held.filter { $0.split == part }
      if found.isEmpty, let part, let whole = held.first(where: { $0.split == nil }) {
        found = whole.namedPart(part).map { [$0] } ?? []
      }
    }
    if found.isEmpty || parts.count > 3 {
      throw UnknownDevice(name: text, suggestion: nearest(text, in: keys) ?? keys.first)
    }
    return found
  }

  /// The profile as one of the models that share the screen has it.
  private func of(_ model: DeviceTable.Model) -> DeviceProfile {
    var copy = self
    copy.systems = model.systems
    copy.system = model.systems.newest
    if model.hasHomeButton { copy.hasHomeIndicator = false }
    copy.cover(copy.system)
    return copy
  }

  /// One profile: the one with this full key, or else the named screen in the given orientation.
  package static func profile(
    named text: String, orientation: LayoutEnvironment.Orientation = .portrait,
    split: String? = nil
  ) throws(UnknownDevice) -> DeviceProfile {
    let found = try profiles(named: text)
    if found.count == 1 { return found[0] }
    for profile in found where profile.orientation == orientation && profile.split == split {
      return profile
    }
    if let split,
      let whole = found.first(where: { $0.orientation == orientation && $0.split == nil }),
      let part = whole.namedPart(split)
    {
      return part
    }
    let wanted = ([text, orientation.rawValue] + (split.map { [$0] } ?? [])).joined(separator: "/")
    throw UnknownDevice(name: wanted, suggestion: nearest(wanted, in: found.map(\.key)))
  }

  /// The profile with exactly that ``key``.
  package static func profile(key: String) -> DeviceProfile? { byKey[key] }

  private static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })

  /// The screen that an id of Interface Builder stands for in current Xcode.
  package static func profile(
    interfaceBuilderID id: String, orientation: LayoutEnvironment.Orientation = .portrait
  ) -> DeviceProfile? {
    fullScreens.first { $0.orientation == orientation && $0.interfaceBuilderIDs.contains(id) }
  }
}

extension DeviceProfile {
  private static func device(
    _ name: String, asWritten text: String
  ) throws(UnknownDevice) -> (screen: String, model: DeviceTable.Model?) {
    let wanted = plain(name)
    let screens = DeviceTable.namedScreens
    for screen in screens where plain(screen.name) == wanted { return (screen.name, nil) }
    for screen in screens where screen.interfaceBuilderIDs.contains(where: { plain($0) == wanted })
    {
      return (screen.name, nil)
    }
    for model in DeviceTable.models where model.names.contains(where: { plain($0) == wanted }) {
      return (model.screen, model)
    }
    let names =
      screens.flatMap { [$0.name] + $0.interfaceBuilderIDs } + DeviceTable.models.flatMap(\.names)
    throw UnknownDevice(name: text, suggestion: nearest(name, in: names))
  }

  /// The letters and digits of a name in lower case, so that `iPhone 15 Pro` equals
  /// `iphone-15-pro`. `.` and `_` stay, because they distinguish 6.1 from 61.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      .replacing("generation", with: "gen")
  }

  /// The known name that is most similar to the written one. A model with another number is another
  /// device and not a typing error, but a size such as 4.8 may mean one that is near to it.
  private static func nearest(_ name: String, in names: [String]) -> String? {
    let wanted = plain(name)
    let digits = wanted.filter(\.isNumber)
    let candidates = names.map(plain).filter {
      $0.filter(\.isNumber) == digits || ($0.contains(".") && wanted.contains("."))
    }
    guard let near = Spelling.nearest(to: wanted, in: candidates) else { return nil }
    return names.first { plain($0) == near }
  }
}

/// No device has that name.
package struct UnknownDevice: Error, Hashable, Sendable, CustomStringConvertible {
  package var name: String
  /// The known name that is most similar, if one is near.
  package var suggestion: String?

  package var description: String {
    "there is no device '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}
