import ArgumentParser
import HostAccess

struct GitInstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Let git call ninegrid for storyboards and xibs.",
    discussion: """
      After this, 'git diff' prints sentences for *.storyboard and *.xib, and 'git merge', 'rebase', 'cherry-pick' and \
      'stash' merge them object by object. 'git log -p', 'git show' and 'git blame' compare a listing of the document; \
      with --ext-diff, the first two print sentences, too. Two tools can be called by name:

        git difftool -y -t ninegrid
        git mergetool -t ninegrid

      Only this repository is set up, in its info/attributes and config, which are never committed. --global sets up \
      all of your repositories, in the file of core.attributesFile and in 'git config --global'; a .gitattributes that \
      a repository commits comes before them. 'git diff --no-ext-diff' shows lines, and makes patches that can be \
      applied. If a version can't be read, git does what it does without ninegrid. 'ninegrid git uninstall' removes \
      exactly what was written.
      """)

  @Flag(name: .long, help: "Set up all repositories of this user.")
  var global = false

  func run() throws {
    let context = CommandContext.current.lasting
    let installation = try GitInstallation(isGlobal: global, in: context)
    for step in try installation.install() { try context.print(step) }
  }
}
