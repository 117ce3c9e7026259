import Diagnostics

/// Rules that solve a scene and look at what becomes of it.
extension CheckRule {
  /// What views become on the screen.
  package static let solvedRules: [CheckRule] = [
    CheckRule(
      id: "clipped", title: "Clipped view", severity: .warning,
      summary: "a view cuts a text or control in it that the canvas shows whole",
      source: .frames { $0.clipped() },
      explanation:
        "Looked at are views that clip their subviews. What scrolls is shown sooner or later, what the canvas cuts is meant, and how"
        + " large cells are, code may decide."
    ),
    CheckRule(
      id: "zero-size", title: "Nothing left of a view", severity: .warning,
      summary: "a view with texts, controls or pictures has no width or no height",
      source: .frames { $0.zeroSizes() },
      explanation:
        "Said of the outermost view, with what vanishes in it. Views for which a constraint asks for a length of 0, and those that"
        + " have none on the canvas, are meant to be so."),
    CheckRule(
      id: "no-safe-area", title: "Outside of the safe area", severity: .warning,
      summary: "a text or control lies under bars, the camera or the home indicator of a device",
      source: .frames { $0.unsafePlaces() }, isOptIn: true,
      explanation:
        "Bars are those of the place where the storyboards show the scene. Where code shows it elsewhere, they are others: so it runs"
        + " only where somebody asks for it."),
    CheckRule(
      id: "priority-tie", title: "Tie of priorities", severity: .warning,
      summary:
        "two views want their size equally much, and which of them gets it is left to chance",
      source: .layouts([.priorityTie]),
      explanation:
        "Interface Builder calls it content priority ambiguity. Said where raising one priority by 1 ends the ambiguity, which is tried."
    ),
    CheckRule(
      id: "fixed-height-text", title: "Text of a fixed height", severity: .warning,
      summary: "a text grows with the user's text size, and a constraint fixes its height",
      source: .scenes { $0.fixedHeightFindings($1, $2, scenes: $3) },
      explanation:
        "Said of texts in a text style that a required height cuts at the size AX3, and not at the usual one, which is tried."
    ),
    CheckRule(
      id: "duplicate-constraint", title: "Constraint said twice", severity: .warning,
      summary: "two constraints say the same in the same size class, however they are written",
      source: .scenes { $0.duplicateConstraintFindings($1, $2, scenes: $3) }, repair: .duplicates,
      explanation:
        "Also with their items exchanged, the relation turned round, or the multiplier as its reciprocal; and only where both are"
        + " installed."),
    CheckRule(
      id: "contrast", title: "Low contrast", severity: .warning,
      summary: "a text has less contrast than WCAG asks for with what is drawn below it",
      source: .frames(isByCell: true) { $0.lowContrasts() }, isOptIn: true,
      explanation:
        "4.5 to 1, and 3 to 1 for large text; in light appearance, and in dark unless the app has only one. Said where both colours"
        + " are known: not above pictures, classes of one's own, or names that no catalogue has."
    ),
    CheckRule(
      id: "touch-target", title: "Small touch target", severity: .warning,
      summary: "a button is smaller than a finger needs, or only a part of it takes touches",
      source: .frames { $0.smallTargets() }, isOptIn: true,
      options: [
        RuleOption(
          "minimum", .number, default: "44", "the least width and height, in points")
      ]),
    CheckRule(
      id: "not-mirrored", title: "Not mirrored", severity: .warning,
      summary: "a view stays where it is in languages that are read from right to left",
      source: .scenes { $0.mirrorFindings($1, $2, scenes: $3) },
      fix: "'ninegrid migrate leading-trailing' says leading and trailing",
      repair: .leadingTrailing,
      isOptIn: true,
      explanation:
        "Left and right are also how Interface Builder says that a view is to stay, and no document tells which is meant: a mark in a"
        + " corner that somebody else prescribes, a picture of a clock, buttons of a player. So it runs only where somebody asks for"
        + " it. What code mirrors is not seen."
    ),
    CheckRule(
      id: "class-change-conflict", title: "Conflict while turning", severity: .warning,
      summary: "the constraints of a size class can't hold at the size of the one before it",
      source: .scenes { $0.classChangeFindings($1, $2, scenes: $3) }, isOptIn: true,
      explanation:
        "UIKit tells of a new class before the size is the new one, and logs what can't hold in between, though both layouts are in"
        + " order."),
    CheckRule(
      id: "magic-constant", title: "Number in place of a name", severity: .warning,
      summary:
        "a constant is the margin on every device, or the standard distance, and says a number",
      source: .scenes { $0.magicConstantFindings($1, $2, scenes: $3) },
      fix: "'ninegrid migrate margins' says the margin", repair: .margins, isOptIn: true),
    CheckRule(
      id: "inconsistent-row", title: "Out of line", severity: .warning,
      summary: "a view lies up to four points beside the line of its neighbours",
      source: .scenes { $0.inconsistentRowFindings($1, $2, scenes: $3) }, isOptIn: true,
      explanation:
        "A line is made by three views of one kind in one container, as designed. Whether the fourth was meant to stand beside it, as"
        + " an indented entry or for its optical centre does, no document tells: about three in eight that were read are meant. Rows"
        + " that code fills or moves are not seen."),
    CheckRule(
      id: "unused-guide", title: "Unused guide", severity: .warning,
      summary: "a layout guide of one's own holds no view",
      source: .elements { $0.unusedGuides() }, isOptIn: true),
  ]
}
