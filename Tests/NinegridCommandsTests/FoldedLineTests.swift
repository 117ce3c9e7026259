import Foundation
import PlainText
import TestSupport
import Testing

@testable import NinegridCommands

@Suite struct FoldedLineTests {
  @Test func `a line is broken between words, and goes on indented`() {
    let line = "  Short Button 'short-button' moves from (56, 768) to (56, 0)  on iphone-6.1-island"
    #expect(
      FoldedLine.lines(line, width: 60) == [
        "  Short Button 'short-button' moves from (56, 768) to (56,",
        "      0)  on iphone-6.1-island",
      ])
    #expect(FoldedLine.lines(line, width: 90) == [line])
    // Words are not broken, and escape sequences take no room.
    let word = String(repeating: "x", count: 100)
    #expect(FoldedLine.lines(word, width: 60) == [word])
    let bold = "\u{1B}[1m" + String(repeating: "y", count: 58) + "\u{1B}[0m"
    #expect(FoldedLine.lines(bold, width: 60) == [bold])
  }

  @Test func `only a terminal breaks lines`() async throws {
    let folder = samplesFolder.appendingPathComponent("size-classes")
    let line = ["query", "cells", "nine-cells.json"]
    let environment = ["COLUMNS": "60"]
    let piped = await run(line, environment: environment, workingDirectory: folder.path)
    #expect(piped.stdout.split(separator: "\n").contains { $0.count > 80 })
    let shown = await run(
      line, environment: environment, workingDirectory: folder.path, isTerminal: true)
    #expect(shown.stdout.split(separator: "\n").allSatisfy { $0.count <= 60 })
    #expect(
      shown.stdout.split(whereSeparator: \.isWhitespace)
        == piped.stdout.split(whereSeparator: \.isWhitespace))
  }
}
