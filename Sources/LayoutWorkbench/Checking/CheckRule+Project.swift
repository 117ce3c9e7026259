import Diagnostics

/// What a document asks of the files around it, and would not find at run time.
extension CheckRule {
  package static let projectRules: [CheckRule] = [
    CheckRule(
      id: "missing-image", title: "Missing image", severity: .warning,
      summary: "the document shows an image that no asset catalogue and no file around it has",
      source: .elements { $0.missingImages() },
      explanation:
        "Looked for are image sets, symbol sets and image files below the folder of the project; folders of catalogues that provide a"
        + " namespace count. Without a catalogue or an Xcode project nothing is said. Symbols of the system are not looked up."
    ),
    CheckRule(
      id: "missing-color", title: "Missing colour", severity: .warning,
      summary: "the document has a named colour that no asset catalogue around it has",
      source: .elements { $0.missingColors() }),
    CheckRule(
      id: "missing-target", title: "Missing storyboard", severity: .error,
      summary: "a storyboard reference names a storyboard or an identifier that is not there",
      source: .elements { $0.missingTargets() },
      explanation:
        "Looked for is a storyboard of that name below the folder of the project, a view controller with that storyboard identifier in"
        + " it, or an initial one. References to other bundles are left alone."),
    CheckRule(
      id: "missing-class", title: "Missing class", severity: .error,
      summary: "an object is of a class of the app's own module that no source declares",
      source: .elements { $0.missingClasses() },
      explanation:
        "Swift and Objective-C files around the document are scanned, not compiled. Classes that macros or generators make are not"
        + " seen. Without sources nothing is said."),
    CheckRule(
      id: "missing-outlet", title: "Missing outlet", severity: .error,
      summary: "a connection sets a property that the class of its object does not have",
      source: .elements { $0.missingOutlets() },
      explanation:
        "Said only where the sources have the class and all that it inherits, apart from UIKit: elsewhere the property may come from."
    ),
    CheckRule(
      id: "missing-action", title: "Missing action", severity: .error,
      summary: "a connection calls a method that the class of its target does not have",
      source: .elements { $0.missingActions() },
      explanation:
        "Compared is the first word of the selector. Said only where the sources have the class and all that it inherits, apart from"
        + " UIKit."),
    CheckRule(
      id: "reuse-identifier", title: "Reuse identifier", severity: .warning,
      summary: "a prototype has no reuse identifier, or that of another one of its list",
      source: .elements { $0.reuseIdentifiers() }),
    CheckRule(
      id: "missing-text", title: "Untranslated text", severity: .warning,
      summary: "a text of the document has no entry in a language beside it",
      source: .elements { $0.missingTexts() }, isOptIn: true,
      explanation:
        "Compared are the .strings files beside a document in Base.lproj. Texts that code sets anyway have no entry either: so it runs"
        + " only where somebody asks for it."),
    CheckRule(
      id: "unused-text", title: "Text without an object", severity: .warning,
      summary: "a .strings file beside the document has a text for an object that is not there",
      source: .elements { $0.unusedTexts() }, isOptIn: true),
  ]
}
