import ArgumentParser

/// The argument `DOC` of an edit: one document.
struct EditedDocument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A file, or a name in the store ('store:name' is never a file).", valueName: "doc"))
  var document: String
}
