import ArgumentParser
import HostAccess

struct GitInstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Let git call ninegrid for storyboards and xibs.",
    discussion: """
      Of *.storyboard and *.xib, 'git diff' then tells what differs in sentences, and 'git merge', \
      'rebase', 'cherry-pick' and 'stash' merge object by object. 'git log -p', 'git show' and 'git blame' \
      compare a listing of the document (with --ext-diff the first two tell sentences, too). Its tools are asked for by name:

        git difftool -y -t ninegrid
        git mergetool -t ninegrid

      Only this repository is set up, in its info/attributes and config, which are never committed; with \
      --global all of yours, in the files of core.attributesFile and 'git config --global'. Attributes \
      that a repository commits in .gitattributes come before those of --global. 'git diff --no-ext-diff' \
      shows lines, and makes patches that can be applied. Where a version can't be read, git does as \
      without ninegrid. 'ninegrid git uninstall' takes away exactly what was written.
      """)

  @Flag(name: .long, help: "For all repositories of this user.")
  var global = false

  func run() throws {
    let context = CommandContext.current.lasting
    let installation = try GitInstallation(isGlobal: global, in: context)
    for step in try installation.install() { try context.print(step) }
  }
}
