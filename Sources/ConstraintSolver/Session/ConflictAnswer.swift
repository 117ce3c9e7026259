/// What one trial has said.
struct ConflictAnswer: Sendable {
  private let code: Int32

  init(trial: Int, holds: Bool) { code = Int32(holds ? trial : ~trial) }

  var trial: Int { Int(holds ? code : ~code) }
  var holds: Bool { code >= 0 }
}
