/// The known properties of fonts by name: the source of their advances, and the heights of their
/// lines.
///
/// A row is the beginning of PostScript names, the family of ``NamedAdvances`` (`-` for Helvetica,
/// `Family@200` for one weight of it, `fixed`), the factor for its advances (for `fixed` the
/// advance in em), the height of a line and the ascender in em, and two letters for the sources of
/// the widths and of the heights:
///
///     r  recorded labels, counted at ``NamedFont``
///     t  the font's own `hmtx` or `hhea` table: of open fonts as packaged, see ``NamedAdvances``
///     v  an SVG conversion, or a table of widths, named there
///     p  metrics of a PDF library, named at ``NamedAdvances/publishedFaces``
///     c  the collection of capsize (seek-oss, @capsizecss/metrics 1 and 2): `hhea` of fonts of Google
///        Fonts and of systems
///     a  advances of a font of like design (Cairo, Jost, DM Sans and Noto Sans CJK are made after theirs)
///        times the ratio of both average widths in that collection
///     u  font assets of TextMesh Pro in public Unity projects, which state the `hhea` table of the font
///     ?  estimated
///
/// Projects of `u`: Chalkboard SE shir-s/GalleryGrabber, Noteworthy fredfilo/ludumdare-45,
/// Baskerville dalejandrov/anyma, Cochin dpkn/ARHero, Futura Smaths/Blobber, Gill Sans
/// LeCarri/bar-proto, Palatino Thutson3876/vertical-lizard, Savoye jazepsR/GhostsNew, Galvji
/// tmc2/Aleamoria, PingFang yangyk125/GameTetris, Digital-7 newstlastlist/Clock (its descender lies
/// above the baseline by mistake, and counts as if it were below, 8 of 8 labels), Apple SD Gothic
/// Neo kitturamiboiler/Title.isEmpty_Systems, and two each that agree: American Typewriter
/// Christian2BDev/ReChrisGame and ellenlowing/bugskill, Marker Felt Eyoel10/Saturn-Station and
/// Uldis-Silins/Shroompunk3. Widths in them agree with ours for American Typewriter, Futura,
/// Palatino and Copperplate (25, 17, 16 and 9 of them), but not for Gill Sans: that asset has the
/// widths of Gill Sans MT, and it is not proved which of the two are Apple's.
enum NamedFontTable {
  /// Fonts that come with iOS.
  static let system = """
    AcademyEngraved Times 1.1 1.2 0.9 ??
    AmericanTypewriter AmericanTypewriter 1 1.154 0.904 vu
    AmericanTypewriter-Condensed AmericanTypewriter 0.75 1.154 0.904 ?u
    AndaleMono fixed 0.6001 1.13 0.91 ??
    AppleSDGothicNeo - 0.927 1.2 0.9 ru
    Arial - 1 1.1172 0.9053 tc
    ArialHebrew - 1 1.1172 0.9053 ??
    ArialNarrow - 0.82 1.148 0.936 ??
    ArialRoundedMT ArialRounded 1 1.157 0.946 pp
    Avenir Avenir 1 1.366 1 vr
    AvenirNext AvenirNext 1 1.366 1 vr
    AvenirNextCondensed AvenirNextCondensed 1 1.366 1 v?
    Baskerville Baskerville 1 1.144 0.898 uu
    BodoniOrnaments - 1 1.2 0.97 ??
    BodoniSvtyTwo Times 1 1.2 0.97 ??
    BradleyHand - 1 1.25 0.9 ??
    ChalkboardSE - 1.01 1.4144 1.1315 ?u
    Chalkduster Chalkduster 1 1.263 0.98 pp
    Charter Charter 1 1.199 0.963 t?
    Cochin Cochin 1 1.147 0.897 uu
    Copperplate Copperplate 0.97 1.012 0.764 ??
    Copperplate-Bold Copperplate 1 1.012 0.764 p?
    Courier fixed 0.6001 1.15 0.9 t?
    CourierNew fixed 0.6001 1.1328 0.8325 tc
    Damascus - 0.9 1.2 0.9 ??
    Didot Times 1.07 1.26 0.943 ??
    DINAlternate - 0.93 1.164 0.938 ??
    DINCondensed - 0.62 1 0.712 ??
    EuphemiaUCAS - 1 1.3 1.05 ??
    Futura Futura 1 1.2983 1.0386 vu
    Futura-Bold Futura 1.178 1.2983 1.0386 ru
    Futura-Condensed - 0.75 1.2 0.96 ?r
    Futura-CondensedExtraBold - 0.85 1.285 1.028 ?r
    Galvji - 1.1 1.1777 0.9668 ?u
    Georgia Georgia 1 1.1362 0.917 vc
    GillSans GillSans 1 1.1484 0.918 ?u
    GillSans-Bold GillSans 1.13 1.1484 0.918 ?u
    GillSans-Light GillSans 0.95 1.1484 0.918 ?u
    GillSans-SemiBold GillSans 1.06 1.1484 0.918 ?u
    GillSans-UltraBold GillSans 1.5 1.1484 0.918 ?u
    GillSansMT GillSans 1 1.159 0.929 ??
    Heiti - 1 1 0.86 ??
    Helvetica - 1 1.15 0.92 tr
    HelveticaNeue HelveticaNeue 1 1.165 0.952 vr
    HelveticaNeue-Bold HelveticaNeue 1 1.192 0.975 vr
    HelveticaNeue-Condensed HelveticaNeue 0.8 1.193 0.952 ??
    HelveticaNeue-Light HelveticaNeue 1 1.18 0.967 vr
    HelveticaNeue-Medium HelveticaNeue 1 1.192 0.975 vr
    HelveticaNeue-Thin HelveticaNeue@200 1 1.18 0.967 vr
    HelveticaNeue-UltraLight HelveticaNeue 1 1.144 0.931 vr
    HiraKaku - 1 1 0.88 ??
    HiraMaru - 1 1 0.88 ??
    HiraMin - 1 1 0.88 ??
    HiraginoSans - 1 1 0.88 ?r
    HoeflerText Times 1.04 1 0.72 ?r
    Impact - 0.73 1.2197 1.0088 rr
    IowanOldStyle Times 1.1 1.25 0.95 ??
    Kailasa - 1 1.2 0.95 ??
    MarkerFelt - 0.86 1.086 0.868 ?u
    Menlo fixed 0.602 1.164 0.928 tr
    Monaco fixed 0.6001 1.33 1 ??
    MuktaMahee - 0.93 1.662 1.13 ??
    Noteworthy Noteworthy 1 1.6 1.28 uu
    Noteworthy-Bold Noteworthy 1.05 1.6 1.28 ?u
    Optima Optima 0.96 1.187 0.919 ??
    Optima-Bold Optima 1 1.187 0.919 v?
    Palatino Palatino 1 1.2407 0.9497 tu
    Papyrus Papyrus 1 1.541 0.94 p?
    PartyLet - 0.6 1.2 0.9 ??
    PingFang - 1 1.4 1.06 ?u
    Rockwell - 0.97 1.173 0.906 ??
    STHeiti - 1 1 0.86 ??
    STIXTwo STIXTwoText 1 1 0.762 tt
    STIXTwoText STIXTwoText 1 1 0.762 tt
    SavoyeLet - 0.55 1.1885 0.6885 ?u
    SFMono fixed 0.618 1.19336 0.9522 ??
    SnellRoundhand - 0.86 1.264 0.954 ?r
    Superclarendon - 1.2 1.2 0.95 ??
    Symbol - 1 1 0.75 ??
    Thonburi - 1 1.2 0.95 ??
    Times Times 1 1.15 0.9 t?
    TimesNewRoman Times 1 1.1074 0.8911 tc
    Trebuchet Trebuchet 1 1.1611 0.939 pc
    Verdana Verdana 1 1.2153 1.0054 pc
    ZapfDingbats - 1.3 1 0.82 ??
    Zapfino - 1.1 3.375 1.875 ??
    """

  /// Fonts that applications bring along.
  static let bundled = """
    AGaramondPro Times 0.9465 1 0.72 ?r
    Archivo - 1 1.088 0.878 ?r
    Arvo Arvo 1 1.208 0.9609 tt
    AtlasGrotesk - 1.035 1 0.8 ?r
    Barlow Barlow 1 1.2 1 pc
    BarlowCondensed - 0.765 1.2 1 ac
    BebasNeue BebasNeue 1 1.2 0.9 tc
    BebasNeueBold BebasNeue 1 1 0.75 tt
    BebasNeueBook BebasNeue 0.9755 1 0.75 ?t
    BebasNeueLight BebasNeue 0.9575 1 0.75 ?t
    BebasNeueRegular BebasNeue 1 1 0.75 tt
    Bitter Bitter 1 1.2 0.935 tt
    Cabin Cabin 1 1.215 0.965 tt
    Cairo Titillium 1 1.874 1.303 ac
    Calibri Calibri 1 1 0.75 tt
    Cinzel Cinzel 1 1.343 0.971 tt
    CircularStd CircularStd 1 1.265 0.97 v?
    Comfortaa Comfortaa 1 1.115 0.881 tt
    CormorantGaramond CormorantGaramond 1 1.211 0.924 tt
    DMSans Poppins 0.932 1.302 0.992 ac
    DancingScript DancingScript 1 1.2 0.92 tt
    Digital-7 DigitalSeven 0.909091 0.909091 0.727273 vu
    Dosis Dosis 1 1.264 1.027 tt
    DroidSans DroidSans 1 1.164 0.9282 tt
    DroidSerif DroidSerif 1 1.362 1.069 tt
    EBGaramond EBGaramond 1 1.305 1.007 tt
    Exo - 1.041 1.329 1.002 ac
    Exo2 - 1.021 1.2 0.999 ac
    FiraSans FiraSans 1 1.2 0.935 tt
    FuturaPT Futura 0.97 1.28 0.95 ??
    FuturaStd Futura 1 1.2 0.96 ??
    Gilroy Gilroy 1 1.2 0.96 v?
    Gotham Gotham 1 1 0.8 vr
    Hind HindMadurai 1 1.601 1.055 tc
    HindMadurai HindMadurai 1 1.38 0.982 tt
    IBMPlexMono fixed 0.6 1.3 1.025 tt
    IBMPlexSans IBMPlexSans 1 1.3 1.025 tt
    IBMPlexSerif IBMPlexSerif 1 1.3 1.025 tt
    ITCAvantGarde AvantGarde 1 1.193 0.952 t?
    Inconsolata fixed 0.5 1.049 0.859 t?
    Inter Inter 1 1.21 0.969 tt
    InterDisplay Inter 0.905 1.209 0.9639 ?t
    JetBrainsMono fixed 0.6 1.32 1.02 tt
    JosefinSans JosefinSans 1 1 0.75 tt
    Jost Futura 0.937 1.445 1.07 ac
    Kanit - 1.014 1.495 1.1 ac
    Karla Karla 1 1.169 0.917 tt
    Lato Lato 1 1.2 0.987 tt
    Lexend LexendDeca 1 1.25 1 tc
    LexendDeca LexendDeca 1 1.25 1 tt
    LibreBaskerville LibreBaskerville 1 1.24 0.97 tt
    LibreFranklin LibreFranklin 1 1.212 0.966 tc
    Lobster - 0.879 1.25 1 ac
    Manrope Manrope 1 1.366 1.066 tt
    Merriweather Merriweather 1 1.257 0.984 tt
    Montserrat Montserrat 1 1.219 0.968 tr
    Muli - 1.041 1.255 1.005 ac
    Mulish - 1.041 1.255 1.005 ac
    MuseoSans MuseoSans 1 1.2 0.96 v?
    MyriadPro - 0.93 1 0.75 ?r
    NanumGothic NanumGothic 1 1.15 0.92 tr
    NotoSans NotoSans 1 1.362 1.069 tt
    NotoSansCJK SourceSansPro 1.117 1.448 1.16 ac
    NotoSansJP SourceSansPro 1.117 1.448 1.16 ac
    NotoSansKR SourceSansPro 1.117 1.448 1.16 ac
    NotoSansSC SourceSansPro 1.117 1.448 1.16 ac
    NotoSansTC SourceSansPro 1.117 1.448 1.16 ac
    NotoSerif NotoSerif 1 1.362 1.069 tt
    Nunito Nunito 1 1.364 1.011 tt
    NunitoSans Nunito 0.99 1.364 1.011 ??
    OpenSans OpenSans 1 1.3618 1.0688 tt
    Oswald Oswald 1 1.482 1.193 vc
    Outfit Poppins 0.89 1.26 1 ac
    PTSans PTSans 1 1.294 1.018 tt
    PTSans-Narrow PTSansNarrow 1 1.294 1.018 tt
    PTSerif PTSerif 1 1.294 1.018 tt
    Pacifico Pacifico 1 1.863 1.407 pp
    Pacifico-Regular Pacifico 1.046 1.756 1.303 ac
    PermanentMarker - 1.137 1.427 1.109 ac
    Play Play 1 1.157 0.937 tt
    Play-Bold Play 1 1.152 0.932 tt
    PlayfairDisplay PlayfairDisplay 1 1.333 1.082 tt
    PlusJakartaSans Manrope 1.017 1.26 1.038 ac
    PoiretOne PoiretOne 1 1.17 0.962 tt
    Poppins Poppins 1 1.4 1.05 vc
    PressStart2P fixed 1 1 1 cc
    Pretendard Inter 0.98 1.193 0.952 ??
    ProximaNova ProximaNova 1 1.218 0.92 v?
    Quicksand Quicksand 1 1.25 1 tt
    Raleway Raleway 1 1.174 0.94 tt
    Roboto Roboto 1 1.1719 0.9277 tt
    RobotoCondensed RobotoCondensed 1 1.172 0.928 tt
    RobotoMono fixed 0.6 1.3188 1.0479 tt
    RobotoSlab RobotoSlab 1 1.3188 1.0479 tt
    Rubik Rubik 1 1.185 0.935 pc
    Sailec - 1 1 0.8 ?r
    SourceCodePro fixed 0.6 1.257 0.984 tt
    SourceSans3 SourceSansPro 1 1.424 1.024 tc
    SourceSansPro SourceSansPro 1 1.257 0.984 tt
    SourceSerifPro SourceSerifPro 1 1.371 1.036 tt
    SpaceGrotesk - 1.097 1.276 0.984 ac
    Tahoma - 0.993 1.207 1.0005 ac
    Tajawal - 0.947 1 0.643 ac
    Titillium Titillium 1 1.521 1.133 pc
    Ubuntu Ubuntu 1 1.121 0.932 vc
    Urbanist Poppins 0.883 1.2 0.95 ac
    VarelaRound - 1.072 1.204 0.918 ac
    WorkSans - 1.119 1.173 0.93 ac
    YSDisplay - 0.92 1.17 0.93 rr
    """
}
