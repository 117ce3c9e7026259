import Foundation
import HostAccess
import NinegridCommands

// A reader that stops early, such as `head`, then appears as an error of `write` and not as a
// signal.
signal(SIGPIPE, SIG_IGN)

var context = CommandContext.process()
context.interruption = CommandContext.processInterruption
exit(await runNinegrid(Array(CommandLine.arguments.dropFirst()), in: context))
