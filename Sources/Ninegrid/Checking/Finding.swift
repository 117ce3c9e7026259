import Diagnostics
import LayoutModel
import LayoutWorkbench

/// Something that a rule has found.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The id of the rule.
  public let rule: String
  /// How bad it is.
  public let severity: Fault.Severity
  /// The id of the object to which the finding belongs.
  public let object: String
  /// One sentence in lower case without a full stop.
  public let message: String
  /// Advice about what to do.
  public let hint: String?
  /// The line in the file, from 1; `nil` if the place is not known.
  public let line: Int?
  /// The column in the file, from 1; `nil` if the place is not known.
  public let column: Int?
  /// The devices with this finding, as in ``Device/description``, in the order in which they were requested. Empty for a fault
  /// of the document itself.
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
