/// The widths of the signs in Unicode's Dingbats block that are not emoji. They come from Zapf
/// Dingbats, whatever the font of the text is.
///
/// - Source: the block follows the encoding of Zapf Dingbats, and Adobe's metrics of the 14 core fonts of
///   PDF state the widths of that font, as many libraries carry them. `See all ❯` at 12 points is
///   47 points wide (1 of 1 button, outside the corpus).
enum DingbatAdvances {
  /// In em; `nil` for what is not in the font: emoji, and other blocks.
  static func advance(of scalar: Unicode.Scalar) -> Double? {
    guard scalar.value >= first, scalar.value < first + UInt32(widths.count),
      !scalar.properties.isEmoji
    else { return nil }
    let width = widths[Int(scalar.value - first)]
    return width > 0 ? Double(width) / 1000 : nil
  }

  private static let first: UInt32 = 0x2701

  /// From U+2701 to U+27BE, in thousandths of an em; 0 where the font has nothing.
  private static let widths: [Int] = [
    974, 961, 974, 980, 0, 789, 790, 791, 690, 0, 0, 549, 855, 911, 933,
    911, 945, 974, 755, 846, 762, 761, 571, 677, 763, 760, 759, 754, 494, 552, 537,
    577, 692, 786, 788, 788, 790, 793, 794, 0, 823, 789, 841, 823, 833, 816, 831,
    923, 744, 723, 749, 790, 792, 695, 776, 768, 792, 759, 707, 708, 682, 701, 826,
    815, 789, 789, 707, 687, 696, 689, 786, 787, 713, 791, 785, 0, 873, 0, 762,
    762, 759, 759, 0, 0, 0, 784, 0, 138, 277, 415, 392, 392, 668, 668, 0,
    0, 732, 544, 544, 910, 667, 760, 760, 390, 390, 317, 317, 276, 276, 509, 509,
    410, 410, 234, 234, 334, 334, 788, 788, 788, 788, 788, 788, 788, 788, 788, 788,
    788, 788, 788, 788, 788, 788, 788, 788, 788, 788, 788, 788, 788, 788, 788, 788,
    788, 788, 788, 788, 894, 0, 0, 0, 748, 924, 748, 918, 927, 928, 928, 834,
    873, 828, 924, 924, 917, 930, 931, 463, 883, 836, 836, 867, 867, 696, 696, 874,
    0, 874, 760, 946, 771, 865, 771, 888, 967, 888, 831, 873, 927, 970, 918,
  ]
}
