import Diagnostics

/// Rules that solve the layout of a scene and look at the result.
extension CheckRule {
  /// Rules about what is seen of views on the screen.
  package static let solvedRules: [CheckRule] = [
    CheckRule(
      id: "clipped", title: "Clipped view", severity: .warning,
      summary: "a view cuts off a text or control in it that the canvas shows whole",
      source: .frames { $0.clipped() },
      explanation:
        "The rule looks at views that clip their subviews. It leaves three things alone: content that scrolls, content that the"
        + " canvas cuts off, too, and cells whose size code may decide."
    ),
    CheckRule(
      id: "zero-size", title: "Nothing left of a view", severity: .warning,
      summary: "a view with texts, controls or pictures has no width or no height",
      source: .frames { $0.zeroSizes() },
      explanation:
        "The rule reports the outermost view, with the views in it that vanish. A view is left alone if a constraint gives it a"
        + " length of 0, or if it has no size on the canvas."),
    CheckRule(
      id: "no-safe-area", title: "Outside of the safe area", severity: .warning,
      summary: "a text or control lies under bars, the camera or the home indicator of a device",
      source: .frames { $0.unsafePlaces() }, isOptIn: true,
      explanation:
        "The bars are those of the place where the storyboards show the scene. If code shows the scene in another place, the"
        + " bars are different. So the rule runs only if somebody asks for it."),
    CheckRule(
      id: "priority-tie", title: "Tie of priorities", severity: .warning,
      summary:
        "two views have the same content priority, so it is left to chance which of them keeps its size",
      source: .layouts([.priorityTie]),
      explanation:
        "Interface Builder calls it content priority ambiguity. It is reported only if the ambiguity disappears when one"
        + " priority is raised by 1; the rule tries this."
    ),
    CheckRule(
      id: "fixed-height-text", title: "Text of a fixed height", severity: .warning,
      summary: "a text grows with the user's text size, but a constraint fixes its height",
      source: .scenes { $0.fixedHeightFindings($1, $2, scenes: $3) },
      explanation:
        "It is reported for texts in a text style if a required height cuts them at the text size AX3, but not at the usual"
        + " one; the rule tries both."
    ),
    CheckRule(
      id: "duplicate-constraint", title: "Constraint said twice", severity: .warning,
      summary: "two constraints have the same meaning in the same size class",
      source: .scenes { $0.duplicateConstraintFindings($1, $2, scenes: $3) }, repair: .duplicates,
      explanation:
        "The items may be exchanged, the relation reversed, and the multiplier written as its reciprocal. Only constraints that"
        + " are installed together count."),
    CheckRule(
      id: "contrast", title: "Low contrast", severity: .warning,
      summary: "a text has less contrast with its background than WCAG asks for",
      source: .frames(isByCell: true) { $0.lowContrasts() }, isOptIn: true,
      explanation:
        "WCAG asks for 4.5 to 1, and for 3 to 1 for large text. The rule looks at the light appearance, and at the dark one"
        + " unless the app has only one. Both colours must be known: texts on pictures, on views with a class of the app, or in"
        + " colours that no catalogue has are left alone."
    ),
    CheckRule(
      id: "touch-target", title: "Small touch target", severity: .warning,
      summary: "a button is too small for a finger, or only a part of it takes touches",
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
        "Left and right may also be meant: a badge in a fixed corner, a picture of a clock, the buttons of a player. A document"
        + " does not say which is meant, so the rule runs only if somebody asks for it. It does not see what code mirrors."
    ),
    CheckRule(
      id: "class-change-conflict", title: "Conflict while turning", severity: .warning,
      summary:
        "the constraints of a size class conflict at the size that the screen has before it turns",
      source: .scenes { $0.classChangeFindings($1, $2, scenes: $3) }, isOptIn: true,
      explanation:
        "When a device turns, UIKit activates the constraints of the new size class before the screen has its new size."
        + " Constraints that conflict in between are logged, although both layouts are correct."),
    CheckRule(
      id: "magic-constant", title: "Number in place of a name", severity: .warning,
      summary:
        "a constant is a number that equals the margin on every device, or the standard distance",
      source: .scenes { $0.magicConstantFindings($1, $2, scenes: $3) },
      fix: "'ninegrid migrate margins' says the margin", repair: .margins, isOptIn: true),
    CheckRule(
      id: "inconsistent-row", title: "Out of line", severity: .warning,
      summary: "a view is up to four points off the line of its neighbours",
      source: .scenes { $0.inconsistentRowFindings($1, $2, scenes: $3) }, isOptIn: true,
      explanation:
        "Three views of one kind in one container make a line, as designed. A document does not say whether the fourth is meant"
        + " to be off the line, for example as an indented entry: about three in eight findings that were read are meant. The rule"
        + " does not see rows that code fills or moves."),
    CheckRule(
      id: "unused-guide", title: "Unused guide", severity: .warning,
      summary: "no constraint ties a view to a layout guide",
      source: .elements { $0.unusedGuides() }, isOptIn: true),
  ]
}
