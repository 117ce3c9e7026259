/// The line breaking class of a character. The names are those of the Unicode standard.
///
/// The classes that rule LB1 resolves do not occur. `OPW` and `CPW` are wide brackets, and `IDP`
/// are pictographs that are not assigned yet.
enum LineBreakClass: String, CaseIterable, Sendable {
  case AL, BA, BB, B2, BK, CB, CL, CM, CP, CPW, CR, EB, EM, EX, GL, HL, HY, H2, H3, ID, IDP, IN, IS
  case JL, JT, JV, LF, NL, NS, NU, OP, OPW, PO, PR, QU, RI, SP, SY, WJ, ZW, ZWJ

  /// Whether a line ends after the character, whatever follows.
  var endsLine: Bool { self == .BK || self == .CR || self == .LF || self == .NL }

  /// Whether the character belongs to the one before it.
  var isMark: Bool { self == .CM || self == .ZWJ }

  var isLetter: Bool { self == .AL || self == .HL }

  /// Whether no line ends between two characters: letters, numbers with their signs, syllables,
  /// emoji with their modifiers.
  ///
  /// - Source: rules LB23 to LB30 and LB30b.
  func joinsWord(_ next: LineBreakClass) -> Bool {
    switch (self, next) {
    case (.AL, .AL), (.AL, .HL), (.AL, .NU), (.AL, .PR), (.AL, .PO), (.AL, .OP): true
    case (.HL, .AL), (.HL, .HL), (.HL, .NU), (.HL, .PR), (.HL, .PO), (.HL, .OP): true
    case (.NU, .AL), (.NU, .HL), (.NU, .NU), (.NU, .PR), (.NU, .PO), (.NU, .OP): true
    case (.PR, .AL), (.PR, .HL), (.PR, .NU), (.PR, .OP), (.PR, .OPW): true
    case (.PR, .ID), (.PR, .IDP), (.PR, .EB), (.PR, .EM): true
    case (.PR, .JL), (.PR, .JV), (.PR, .JT), (.PR, .H2), (.PR, .H3): true
    case (.PO, .AL), (.PO, .HL), (.PO, .NU), (.PO, .OP), (.PO, .OPW): true
    case (.ID, .PO), (.IDP, .PO), (.EB, .PO), (.EM, .PO): true
    case (.JL, .PO), (.JV, .PO), (.JT, .PO), (.H2, .PO), (.H3, .PO): true
    case (.CP, .AL), (.CP, .HL), (.CP, .NU), (.CP, .PR), (.CP, .PO): true
    case (.CPW, .PR), (.CPW, .PO), (.CL, .PR), (.CL, .PO): true
    case (.HY, .NU), (.SY, .NU), (.IS, .NU), (.IS, .AL), (.IS, .HL): true
    case (.JL, .JL), (.JL, .JV), (.JL, .H2), (.JL, .H3): true
    case (.JV, .JV), (.JV, .JT), (.H2, .JV), (.H2, .JT), (.JT, .JT), (.H3, .JT): true
    case (.EB, .EM), (.IDP, .EM): true
    default: false
    }
  }
}
