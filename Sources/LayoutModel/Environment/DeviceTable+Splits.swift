extension DeviceTable {
  /// Parts of pads' screens in Split View and Slide Over.
  ///
  /// Columns: screen; orientation; part; width and height in points; width class (the height is
  /// regular in all of them); source:
  /// - S: pointfreeco/swift-snapshot-testing, `Common/View.swift` at 6bb6c9ae.
  /// - H: hacknicity.medium.com, "How iPad apps adapt to the new 11-inch and 12.9-inch iPad Pros" and
  ///   "... to the new 8.3-inch iPad mini". Slide Over: 320 wide, the full height minus 40.
  /// - D: derived: narrow part + 10 points of divider + wide part = screen, which every measured row
  ///   obeys.
  static let splitText = """
    ipad-8.3\tportrait\tone_third\t320\t1133\tcompact\tD
    ipad-8.3\tportrait\ttwo_thirds\t414\t1133\tcompact\tD
    ipad-8.3\tlandscape\tone_third\t375\t744\tcompact\tH
    ipad-8.3\tlandscape\tone_half\t561.5\t744\tcompact\tD
    ipad-8.3\tlandscape\ttwo_thirds\t748\t744\tregular\tH
    ipad-9.7\tportrait\tone_third\t320\t1024\tcompact\tS
    ipad-9.7\tportrait\ttwo_thirds\t438\t1024\tcompact\tS
    ipad-9.7\tlandscape\tone_third\t320\t768\tcompact\tS
    ipad-9.7\tlandscape\tone_half\t507\t768\tcompact\tS
    ipad-9.7\tlandscape\ttwo_thirds\t694\t768\tregular\tS
    ipad-9.7\tlandscape\tslide_over\t320\t728\tcompact\tH
    ipad-10.2\tportrait\tone_third\t320\t1080\tcompact\tS
    ipad-10.2\tportrait\ttwo_thirds\t480\t1080\tcompact\tS
    ipad-10.2\tlandscape\tone_third\t320\t810\tcompact\tS
    ipad-10.2\tlandscape\tone_half\t535\t810\tcompact\tS
    ipad-10.2\tlandscape\ttwo_thirds\t750\t810\tregular\tS
    ipad-10.9\tportrait\tone_third\t320\t1180\tcompact\tD
    ipad-10.9\tportrait\ttwo_thirds\t490\t1180\tcompact\tD
    ipad-10.9\tlandscape\tone_third\t375\t820\tcompact\tD
    ipad-10.9\tlandscape\tone_half\t585\t820\tcompact\tD
    ipad-10.9\tlandscape\ttwo_thirds\t795\t820\tregular\tD
    ipad-10.5\tportrait\tone_third\t320\t1112\tcompact\tS
    ipad-10.5\tportrait\ttwo_thirds\t504\t1112\tcompact\tS
    ipad-10.5\tlandscape\tone_third\t320\t834\tcompact\tS
    ipad-10.5\tlandscape\tone_half\t551\t834\tcompact\tS
    ipad-10.5\tlandscape\ttwo_thirds\t782\t834\tregular\tS
    ipad-10.5\tlandscape\tslide_over\t320\t794\tcompact\tH
    ipad-11\tportrait\tone_third\t320\t1194\tcompact\tS
    ipad-11\tportrait\ttwo_thirds\t504\t1194\tcompact\tS
    ipad-11\tlandscape\tone_third\t375\t834\tcompact\tS
    ipad-11\tlandscape\tone_half\t592\t834\tcompact\tS
    ipad-11\tlandscape\ttwo_thirds\t809\t834\tregular\tS
    ipad-11-m4\tportrait\tone_third\t320\t1210\tcompact\tD
    ipad-11-m4\tportrait\ttwo_thirds\t504\t1210\tcompact\tD
    ipad-11-m4\tlandscape\tone_third\t375\t834\tcompact\tD
    ipad-11-m4\tlandscape\tone_half\t600\t834\tcompact\tD
    ipad-11-m4\tlandscape\ttwo_thirds\t825\t834\tregular\tD
    ipad-12.9\tportrait\tone_third\t375\t1366\tcompact\tS
    ipad-12.9\tportrait\ttwo_thirds\t639\t1366\tcompact\tS
    ipad-12.9\tlandscape\tone_third\t375\t1024\tcompact\tS
    ipad-12.9\tlandscape\tone_half\t678\t1024\tregular\tS
    ipad-12.9\tlandscape\ttwo_thirds\t981\t1024\tregular\tS
    ipad-13\tportrait\tone_third\t375\t1376\tcompact\tD
    ipad-13\tportrait\ttwo_thirds\t647\t1376\tcompact\tD
    ipad-13\tlandscape\tone_third\t375\t1032\tcompact\tD
    ipad-13\tlandscape\tone_half\t683\t1032\tregular\tD
    ipad-13\tlandscape\ttwo_thirds\t991\t1032\tregular\tD
    """
}
