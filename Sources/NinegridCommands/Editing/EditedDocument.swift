import ArgumentParser

/// `DOC` of an edit, which is one document.
struct EditedDocument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A file, or a name in the store ('store:name' is never a file).", valueName: "doc"))
  var document: String
}
