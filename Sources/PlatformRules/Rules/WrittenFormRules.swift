/// The order in which Interface Builder writes its documents, so that additions stand where Xcode
/// would put them.
package enum WrittenFormRules {
  package static let all = [guideFollowsSubviews]

  package static let guideFollowsSubviews = Rule(
    "guide-follows-subviews",
    "Is a view's safe area guide written right behind its subviews, before colours and constraints?",
    unit: .yesOrNo, [.yes(.canvas(from: .xcode12))])
}

extension RulesInForce {
  package var guideFollowsSubviews: Bool { holds(WrittenFormRules.guideFollowsSubviews) }
}
