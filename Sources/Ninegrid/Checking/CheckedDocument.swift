/// What ``Check`` has found in one file.
public struct CheckedDocument: Sendable {
  /// Relative to the folder that was checked.
  public let path: String
  /// In the order of their places in the file.
  public let findings: [Finding]
  /// Why it could not be checked; `nil` where it could.
  public let error: NinegridError?
}
