import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

/// The reference of all commands, written from what `--help` prints, so that the two never differ.
@Suite struct CommandPageTests {
  @Test func `Schemas/commands.md is the help of every command`() {
    let commands = Self.commands(below: NinegridCommand.self, named: "ninegrid")
    #expect(commands.count > 30)
    var page = """
      # Commands

      What `--help` prints of each command, written by a test: do not edit.
      `UPDATE_GOLDEN=1 swift test --disable-xctest --filter CommandPageTests`


      """
    for (name, command) in commands {
      let anchor = name.replacing(" ", with: "-")
      page += "- [\(name)](#\(anchor)): \(command.configuration.abstract)\n"
    }
    for (name, command) in commands {
      let help = NinegridCommand.helpMessage(for: command, columns: 100)
      let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.allSatisfy(\.isWhitespace) ? "" : "    \(line)"
      }
      page += "\n## \(name)\n\n\(lines.joined(separator: "\n"))\n"
    }
    expectGolden(page, in: sourceRoot.appendingPathComponent("Schemas/commands.md"))
  }

  /// A terminal has 80 columns by default, and an example that is wrapped can't be copied.
  @Test func `each example of the help fits into 80 columns`() {
    let commands = Self.commands(below: NinegridCommand.self, named: "ninegrid")
    let examples = commands.flatMap { name, command in
      command.configuration.discussion.split(separator: "\n").filter { $0.hasPrefix("  ninegrid ") }
        .map { "\(name): \($0)" }
    }
    #expect(examples.count > 60)
    #expect(
      examples.filter { $0.drop { $0 != ":" }.dropFirst(2).count > 80 } == [])
  }

  /// A command and all below it, in the order of the help, with the words that are typed.
  private static func commands(
    below command: any ParsableCommand.Type, named name: String
  ) -> [(name: String, command: any ParsableCommand.Type)] {
    let inner = command.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    return [(name, command)]
      + inner.flatMap { commands(below: $0, named: "\(name) \($0._commandName)") }
  }
}
