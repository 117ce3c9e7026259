// The test "the list of formats has each that is declared" writes this file:
//
//     UPDATE_GOLDEN=1 swift test --disable-xctest --filter CheckFormatListTests
//
// It keeps the order, and puts new formats at the end.

extension CheckFormat {
  /// Every format, in the order of the help.
  package static let all: [CheckFormat] = [
    .text,
    .json,
    .jsonl,
    .csv,
    .xcode,
    .sarif,
    .github,
    .junit,
    .checkstyle,
    .codeclimate,
    .gitlab,
    .markdown,
    .html,
  ]
}
