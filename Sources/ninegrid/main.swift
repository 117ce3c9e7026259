import Foundation
import HostAccess
import NinegridCommands

// A reader that goes away, such as `head`, is told by an error of `write` and not by a signal.
signal(SIGPIPE, SIG_IGN)

var context = CommandContext.process()
context.interruption = CommandContext.processInterruption
exit(await runNinegrid(Array(CommandLine.arguments.dropFirst()), in: context))
