import LayoutModel

extension LoggedConstraintReader {
  /// Where a constraint comes from, by its class, its identifier and its views.
  static func origin(
    _ className: String, _ identifier: String?, _ mask: String?, _ constraint: LoggedConstraint
  ) -> LoggedConstraint.Origin {
    if let mask { return .autoresizingMask(mask) }
    if className.contains("AutoresizingMask") { return .autoresizingMask("") }
    if className.contains("ContentSize") { return .contentSize }
    if className.contains("IBPrototyping") || identifier?.hasPrefix("IB auto generated") == true {
      return .prototyping
    }
    if className == "_UILayoutSupportConstraint" { return .guide("layout guide") }
    let others: LoggedConstraint.Origin =
      constraint.items.contains(where: \.isInternal) ? .system : .author
    guard let identifier else { return others }
    if identifier == "UIIBSystemGenerated" { return .system }
    if identifier.hasPrefix("UIView-Encapsulated-Layout-")
      || LoggedConstraint.isTemporary(identifier)
    {
      let isAcross = identifier.hasSuffix("Width") || identifier.hasPrefix("fittingSizeH")
      return .encapsulated(isAcross ? .horizontal : .vertical)
    }
    if let purpose = identifier.prefixMatch(of: /UISV-|NSStackView\./) {
      return .stackView(String(identifier[purpose.range.upperBound...]))
    }
    if identifier.hasPrefix("UIView") && identifier.contains("Guide")
      || identifier.contains("LayoutGuide-")
      || identifier.hasPrefix("UIViewSafeArea") || identifier.contains("Margin-guide-constraint")
    {
      return .guide(identifier)
    }
    return others
  }
}
