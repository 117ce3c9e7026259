import Reports
import Testing

/// Lines that the runner of GitHub Actions reads as annotations.
@Suite struct WorkflowCommandTests {
  @Test(arguments: [
    ("plain", "plain", "plain"), ("50%", "50%25", "50%25"), ("a: b, c", "a: b, c", "a%3A b%2C c"),
    ("one\r\ntwo", "one%0D%0Atwo", "one%0D%0Atwo"), ("%0A", "%250A", "%250A"),
    ("\u{1B}[31m", "\\u{1B}[31m", "\\u{1B}[31m"),
  ])
  func `a message and a property keep their text`(
    text: String, message: String, property: String
  ) {
    #expect(WorkflowCommand.escaped(text) == message)
    #expect(WorkflowCommand.escapedProperty(text) == property)
  }

  @Test func `properties stand in their order`() {
    let command = WorkflowCommand(
      name: "error", properties: [("file", "a,b.xib"), ("line", "3")], message: "x: y")
    #expect(command.text == "::error file=a%2Cb.xib,line=3::x: y")
    #expect(WorkflowCommand(name: "notice", properties: [], message: "z").text == "::notice::z")
  }
}
