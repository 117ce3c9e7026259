/// Heights of the bars of controllers, without what lies under the status bar or the home indicator.
///
/// One table for the canvas, devices, navigation bars, toolbars and the controllers that own them.
package enum BarRules {
  package static let all = [navigationBarHeight, largeTitleHeight, tabBarHeight, toolbarHeight]

  package static let navigationBarHeight = Rule(
    "navigation-bar-height", "How high is a navigation bar without its large title?",
    [
      Row(54, .both(from: .xcode26)),
      Row(32, .phone, .with(.compactHeight)),
      Row(56, .both(from: .xcode11), .with(.inSheet)),
      Row(50, .both(from: .xcode10), .pad),
      Row(44),
    ])

  package static let largeTitleHeight = Rule(
    "large-title-height", "How much higher is a navigation bar by its large title?",
    [
      Row(0, .both(before: .xcode26), .phone, .with(.compactHeight)),
      Row(52),
    ])

  package static let tabBarHeight = Rule(
    "tab-bar-height", "How high is a tab bar?",
    [
      Row(32, .device(before: .iOS26), .phone, .with(.compactHeight)),
      Row(49),
    ])

  package static let toolbarHeight = Rule(
    "toolbar-height", "How high is a toolbar?",
    [
      Row(32, .phone, .with(.compactHeight)),
      Row(49, .canvas(from: .xcode12, before: .xcode13), .with(.homeIndicator)),
      Row(44),
    ])
}

extension RulesInForce {
  package func navigationBarHeight(isLarge: Bool) -> Double {
    self[BarRules.navigationBarHeight] + (isLarge ? self[BarRules.largeTitleHeight] : 0)
  }

  package var tabBarHeight: Double { self[BarRules.tabBarHeight] }
  package var toolbarHeight: Double { self[BarRules.toolbarHeight] }
}
