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
        + " namespace count. Without a catalogue or an Xcode project nothing is said. Symbols of the system are looked up in a table of"
        + " SF Symbols up to iOS 17.2, with the oldest system of the app: a later name is not judged, unless it is a known one misspelt."
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
      summary: "an object is of a class that the app does not have under this name",
      source: .elements { $0.missingClasses() },
      explanation:
        "A class of the app's own module is declared by no source, a class of Swift has no module, or no target, package or import"
        + " names the module. Swift and Objective-C files around the document are scanned, not compiled: classes that macros or"
        + " generators make are not seen. A class without a module that no source declares may come from a library: it is reported"
        + " only if the sources have one of nearly the same name that no document uses. Without sources nothing is said."
    ),
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
      id: "missing-identifier", title: "Missing identifier", severity: .error,
      summary: "code asks for a segue, a view controller or a cell that no document has",
      source: .elements { $0.missingIdentifiers() },
      explanation:
        "Read are 'performSegue(withIdentifier:)', 'instantiateViewController(withIdentifier:)', 'dequeueReusableCell(withIdentifier:)'"
        + " and their other spellings, with a text or the name of a constant that has one text. It is reported at the object whose"
        + " class contains the call, or in the storyboard that the call names. Cells that code registers are known. What a function"
        + " computes or another object asks for is not seen."),
    CheckRule(
      id: "reuse-identifier", title: "Reuse identifier", severity: .warning,
      summary: "a prototype has no reuse identifier, or that of another one of its list",
      source: .elements { $0.reuseIdentifiers() }),
    CheckRule(
      id: "accessibility-label", title: "Nothing to say", severity: .warning,
      summary: "VoiceOver finds no label that says what a control or an image is",
      source: .elements { $0.silentControls() }, isOptIn: true,
      explanation:
        "Told are controls and images without a label, a title or a placeholder, and labels that name a kind of thing or a file."
        + " Symbols of the system have spoken names. What is an outlet or of a class of the app's own may get its label by code, and is"
        + " left alone."
    ),
    CheckRule(
      id: "accessibility-traits", title: "Contradicting traits", severity: .warning,
      summary: "accessibility traits, hint and label contradict each other, or say the same",
      source: .elements { $0.contradictingTraits() }, isOptIn: true,
      explanation:
        "Such as a button that is static text, an enabled control that is said to be dimmed, a hint that repeats the label or names"
        + " a gesture, and a label that ends in 'button'."),
    CheckRule(
      id: "accessibility-order", title: "Order of elements", severity: .warning,
      summary: "VoiceOver reads views against their order on the screen, or does not reach them",
      source: .elements { $0.readingOrder() }, isOptIn: true,
      explanation:
        "Read are the connections 'accessibilityElements', with the frames of the document, and containers that are elements"
        + " themselves. Without such a list VoiceOver follows the screen."),
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
