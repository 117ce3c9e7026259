// Generated from the research table dynamic_type_ios.tsv; do not edit by hand.
//
// How it was made: one line per text style: name, weight, emphasized weight, then `size/leading`
// for each content size category from extra small to the largest accessibility size.

/// The sizes of text styles by content size category.
///
/// - Source: Apple's Human Interface Guidelines, Typography (2025).
enum DynamicTypeSizes {
  /// Sizes and leadings (the distance between the baselines of two lines) in points.
  static let styles = """
    Title0 regular bold 31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
    Title1 regular bold 25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68
    Title2 regular bold 19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
    Title3 regular semibold 17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
    Headline semibold semibold 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    Body regular semibold 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    Callout regular semibold 13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
    Subhead regular semibold 12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58
    Footnote regular semibold 12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
    Caption1 regular semibold 11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51
    Caption2 regular semibold 11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48
    """
}
