/// The settings with which git calls ninegrid: attributes of documents, and the programs that they name.
package struct GitSettings {
  /// The program, as git's shell calls it.
  package let program: String

  package init(program: String) {
    self.program = program
  }

  package static let attributes = """
    *.storyboard diff=ninegrid merge=ninegrid
    *.xib diff=ninegrid merge=ninegrid

    """

  /// - Source: gitattributes(5), "Defining an external diff driver", "Performing text diffs of binary files", "Defining a
  ///   custom merge driver"; git-difftool(1) and git-mergetool(1) for the variables of the tools.
  package var configuration: String {
    """
    [diff "ninegrid"]
    \tcommand = \(value("\(program) git external-diff"))
    \ttextconv = \(value("\(program) git textconv"))
    \txfuncname = "^ *([A-Za-z]+ '.*)$"
    [merge "ninegrid"]
    \tname = storyboards and xibs, object by object
    \tdriver = \(value(driver))
    \trecursive = binary
    [difftool "ninegrid"]
    \tcmd = \(value("\(program) git difftool \"$LOCAL\" \"$REMOTE\" \"$MERGED\""))
    [mergetool "ninegrid"]
    \tcmd = \(value("\(program) merge --continue \"$MERGED\""))
    \ttrustExitCode = true

    """
  }

  /// It falls back to the text merge if the program is missing, is not in the `PATH` of git's
  /// caller, or fails. A driver that fails would leave ours without any mark, as if it contained
  /// theirs, and git takes that for a conflict. If there are several bases, one of them is used
  /// (`recursive`), and not a merge of them, which might contain hidden conflicts.
  private var driver: String {
    "if command -v \(program) >/dev/null; then \(program) git merge-driver %O %A %B %L %P; "
      + "s=$?; [ $s -le 1 ] && exit $s; echo 'ninegrid has failed, so this is merged as text' >&2; "
      + "else echo 'ninegrid is not found, so this is merged as text' >&2; fi; "
      + "exec git merge-file -L ours -L base -L theirs --marker-size=%L %A %O %B"
  }

  /// A value in the form of git's configuration file.
  private func value(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return text.contains { "#;".contains($0) } ? "\"\(escaped)\"" : escaped
  }
}
