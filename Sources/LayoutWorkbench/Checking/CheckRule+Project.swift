import Diagnostics

/// Rules that compare a document with the files around it, and find what would be missing at run
/// time.
extension CheckRule {
  package static let projectRules: [CheckRule] = [
    CheckRule(
      id: "missing-image", title: "Missing image", severity: .warning,
      summary: "the document shows an image that no asset catalogue and no file around it has",
      source: .elements { $0.missingImages() },
      explanation:
        "The rule looks for image sets, symbol sets and image files below the folder of the project. Folders of a catalogue"
        + " that provide a namespace count. Without a catalogue or an Xcode project, it reports nothing. It looks up symbols of"
        + " the system in a table of SF Symbols up to iOS 17.2, for the oldest system of the app. An unknown name may be a later"
        + " symbol: it is reported only if it looks like a known name that is misspelt."
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
        "The rule looks for a storyboard of that name below the folder of the project, and for a view controller in it that has"
        + " the storyboard identifier or is the initial one. References to other bundles are left alone."
    ),
    CheckRule(
      id: "missing-class", title: "Missing class", severity: .error,
      summary: "the app has no class with the name of an object's class",
      source: .elements { $0.missingClasses() },
      explanation:
        "There are three cases: no source declares a class of the app's own module, a Swift class has no module, or no target,"
        + " package or import has the name of the module. Swift and Objective-C files around the document are scanned, not"
        + " compiled, so classes that macros or generators make are not seen. A class without a module that no source declares may"
        + " come from a library. It is reported only if the sources have a class of nearly the same name that no document uses."
        + " Without sources, the rule reports nothing."
    ),
    CheckRule(
      id: "missing-outlet", title: "Missing outlet", severity: .error,
      summary: "an outlet is a property that the class of its object does not have",
      source: .elements { $0.missingOutlets() },
      explanation:
        "It is reported only if the sources have the class and all classes that it inherits from, apart from UIKit. Otherwise"
        + " the property may come from a class that is not seen."
    ),
    CheckRule(
      id: "missing-action", title: "Missing action", severity: .error,
      summary: "an action is a method that the class of its target does not have",
      source: .elements { $0.missingActions() },
      explanation:
        "The rule compares the first word of the selector. It is reported only if the sources have the class and all classes"
        + " that it inherits from, apart from UIKit. A bar button item with a segue sends no action."
    ),
    CheckRule(
      id: "missing-identifier", title: "Missing identifier", severity: .error,
      summary: "code asks for a segue, a view controller or a cell that no document has",
      source: .elements { $0.missingIdentifiers() },
      explanation:
        "The rule reads calls of 'performSegue(withIdentifier:)', 'instantiateViewController(withIdentifier:)',"
        + " 'dequeueReusableCell(withIdentifier:)' and their other spellings, with a text or the name of a constant that has one"
        + " text. It reports a missing identifier at the object whose class contains the call, or in the storyboard that the call"
        + " names. Cells that code registers are known, and so are requests for a cell that may answer with none. The rule does not"
        + " see identifiers that a function computes."
    ),
    CheckRule(
      id: "reuse-identifier", title: "Reuse identifier", severity: .warning,
      summary:
        "a prototype has no reuse identifier, or the same one as another prototype of its list",
      source: .elements { $0.reuseIdentifiers() }),
    CheckRule(
      id: "accessibility-label", title: "Nothing to say", severity: .warning,
      summary: "VoiceOver finds no label that says what a control or an image is",
      source: .elements { $0.silentControls() }, isOptIn: true,
      explanation:
        "The rule reports controls and images without a label, a title or a placeholder, and labels that are the name of a file"
        + " or of a kind of control. Symbols of the system have spoken names. An outlet, or an object with a class of the app, may"
        + " get its label from code, and is left alone."
    ),
    CheckRule(
      id: "accessibility-traits", title: "Contradicting traits", severity: .warning,
      summary: "accessibility traits, hint and label contradict or repeat each other",
      source: .elements { $0.contradictingTraits() }, isOptIn: true,
      explanation:
        "Examples are a button with the trait 'static text', an enabled control with the trait 'not enabled', a hint that"
        + " repeats the label or names a gesture, and a label that ends in 'button'."),
    CheckRule(
      id: "accessibility-order", title: "Order of elements", severity: .warning,
      summary:
        "VoiceOver reads views in another order than the screen shows them, or leaves some out",
      source: .elements { $0.readingOrder() }, isOptIn: true,
      explanation:
        "The rule compares the connections 'accessibilityElements' with the frames of the document. It also reports containers"
        + " that are accessibility elements themselves, because they hide the elements in them. Without such a list, VoiceOver"
        + " follows the screen."),
    CheckRule(
      id: "missing-text", title: "Untranslated text", severity: .warning,
      summary: "a text of the document has no entry in a language beside it",
      source: .elements { $0.missingTexts() }, isOptIn: true,
      explanation:
        "The rule compares the .strings files and catalogues beside a document in Base.lproj, except for the language of the"
        + " document itself, which the project names. Texts that code sets through an outlet, and placeholders that nobody"
        + " means to show, need no entry."
    ),
    CheckRule(
      id: "unused-text", title: "Text without an object", severity: .warning,
      summary: "a .strings file beside the document has a text for an object that does not exist",
      source: .elements { $0.unusedTexts() }, isOptIn: true),
  ]
}
