/// Light or dark, as a person sets a device.
package enum PreviewAppearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}
