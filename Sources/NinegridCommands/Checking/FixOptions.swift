import ArgumentParser

/// The options for repairs of findings.
struct FixOptions: ParsableArguments {
  @Flag(
    name: .long,
    help:
      "Repair findings if the repair is proved, write the documents, and report the rest."
  )
  var fix = false

  @Flag(
    name: .long,
    help:
      "With '--fix': write nothing, print the lines that would change, and exit with 1 if there are any."
  )
  var dryRun = false

  func validate() throws {
    if dryRun, !fix { throw ValidationError("'--dry-run' belongs to '--fix'.") }
  }
}
