// Generated from the research table system_font_tracking_fitted.tsv; do not edit by hand.
//
// How it was made: one number for each whole size from 6 to 100 points.

/// Space added after every character of the system font, by size.
///
/// - Source: fitted on label frames together with the advances; the shape is that of the tracking
///   table in Apple's Human Interface Guidelines.
enum SystemFontTracking {
  /// In 1/1000 point, sizes 6 to 100: Xcode 7 to 11.
  static let upToXcode11 = """
    330 307 292 255 42 115 61 -12 -108 -166 -253 -328 -295 -406 -493 -360 -187 -100 -161 150 220 290
    547 400 400 390 410 400 238 380 378 360 370 380 370 360 370 380 370 350 360 370 350 330 340 350
    350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350
    350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350
    350
    """

  /// In 1/1000 point, sizes 6 to 100: Xcode 12 and later.
  static let fromXcode12 = """
    293 283 205 238 152 101 45 -22 -107 -191 -245 -361 -363 -397 -341 -360 -324 -100 -158 150 220
    290 380 400 400 390 410 400 400 380 370 360 370 380 370 360 370 380 370 350 360 370 350 330 340
    350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350
    350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350 350
    350 350
    """
}
