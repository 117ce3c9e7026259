package import LayoutModel
package import PlatformRules

extension LayoutEnvironment {
  /// Shows the keyboard of the device: as high as it is there, held that way.
  package mutating func showKeyboard(_ book: RuleBook = .standard) {
    let rules = RulesInForce(book, window: self)
    keyboard = rules[DeviceRules.keyboardHeight]
    if rules.isProvisional(DeviceRules.keyboardHeight) { isEstimated = true }
  }
}
