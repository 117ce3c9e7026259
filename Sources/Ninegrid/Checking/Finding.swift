import Diagnostics
import LayoutModel
import LayoutWorkbench

/// Something that a rule has found.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The id of the rule.
  public let rule: String
  /// How bad it is.
  public let severity: Fault.Severity
  /// The id of the object that is concerned.
  public let object: String
  /// One sentence in lower case without a full stop.
  public let message: String
  /// What could be done about it.
  public let hint: String?
  /// From 1; `nil` where the place is not known.
  public let line: Int?
  /// From 1; `nil` where the place is not known.
  public let column: Int?
  /// The devices on which it was found, as ``Device/description``, in the order in which they were asked for; none for what is wrong
  /// with the document itself.
  public let devices: [String]
  /// `Main.storyboard:41:25: warning: … [rule]`.
  public let description: String

  init(_ finding: CheckFinding, in name: String, of count: Int, devices: [String]) {
    rule = finding.rule.id
    severity = Fault.Severity(finding.severity)
    object = finding.object.text
    message = finding.message
    hint = finding.hint
    line = finding.location?.line
    column = finding.location?.column
    self.devices = devices
    description = finding.diagnostic(inFile: name, ofEnvironments: count).lines.first ?? ""
  }
}
