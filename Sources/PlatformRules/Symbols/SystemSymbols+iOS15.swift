extension SystemSymbols {
  /// Symbols that came with iOS 15.
  static let iOS15 = """
    01.magnifyingglass.hi 0123.rectangle 2ar 2fill 3ar 3hi 2hi 0airplane.arrival 1departure 0airplayaudio.badge.exclamationmark
    1circle 2fill 0airplayvideo.badge.exclamationmark 1circle 2fill 0airpod.gen3.left 2right 0airpods.chargingcase 2fill 2wireless
    3fill 1gen3 2chargingcase.wireless 4fill 0airpodspro.chargingcase.wireless 3fill 0airtag 1fill 1radiowaves.forward 3fill 4rtl 3rtl
    0align.horizontal.center 3fill 2left 3fill 2right 3fill 1vertical.bottom 3fill 2center 3fill 2top 3fill 0allergens
    0alternatingcurrent 0antenna.radiowaves.left.and.right.circle 6fill 5slash 0app.badge.checkmark 3fill 1connected.to.app.below.fill
    1dashed 0applepencil 0appletvremote.gen1 2fill 1gen2 2fill 1gen3 2fill 1gen4 2fill 0applewatch.case.inset.filled
    0arkit.badge.xmark 0arrow.backward.to.line 4circle 5fill 1down.to.line.circle 5fill 4compact 1forward.to.line 4circle 5fill
    1left.to.line.circle 5fill 4compact 1right.to.line.circle 5fill 4compact 1up.and.down.righttriangle.up.righttriangle.down.fill
    2to.line.circle 5fill 4compact 0arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill
    1right.and.line.vertical.and.arrowtriangle.left.fill 0asterisk 0backward.circle 2fill 0battery.50 175 0beats.earphones 1fit.pro
    3chargingcase 4fill 3left 3right 1headphones 1powerbeats 1powerbeats3 1powerbeatspro 2chargingcase 3fill 2left 2right
    1studiobud.left 2right 1studiobuds 2chargingcase 3fill 0bed.double.circle 3fill 0bell.and.waveform 3fill 1badge.circle 3fill
    1square 2fill 0bolt.batteryblock 2fill 1car.circle 3fill 1ring.closed 1shield 2fill 1square 2fill 0book.closed.circle 3fill
    0bookmark.square 2fill 0books.vertical.circle 3fill 0brain 1head.profile 0briefcase.circle 2fill
    0bubble.left.and.exclamationmark.bubble.right 6fill 2circle 3fill 1right.circle 3fill 0building.columns.circle 3fill
    0cable.connector 2horizontal 0cablecar 1fill 0calendar.day.timeline.leading 3left 3right 3trailing 0camera.macro 2circle 3fill
    1shutter.button 3fill 0capsule.bottomhalf.filled 1inset.filled 1lefthalf.filled 1portrait.bottomhalf.filled 2inset.filled
    2lefthalf.filled 2righthalf.filled 2tophalf.filled 1righthalf.filled 1tophalf.filled 0car.ferry 2fill 0character.bubble.fill.hi
    3ja 3ko 3th 3zh 2hi 2ja 2ko 2th 2zh 0chart.line.uptrend.xyaxis 4circle 5fill 1xyaxis.line 0checkerboard.shield 0checklist 1rtl
    0checkmark.bubble 2fill 1circle.trianglebadge.exclamationmark 1diamond 2fill 0chevron.left.forwardslash.chevron.right
    0circle.and.line.horizontal 4fill 1bottomhalf.filled 1dashed.inset.filled 1dotted 1grid.2x1 3fill 3left.filled 3right.filled
    23x3.circle 4fill 2cross.down.filled 3left.filled 3right.filled 3up.filled 1hexagongrid 2circle 3fill 2fill 1hexagonpath 2fill
    1inset.filled 1lefthalf.filled 1righthalf.filled 1slash 2fill 1square.fill 1tophalf.filled 0clock.badge.checkmark 3fill
    2exclamationmark 3fill 1circle 2fill 0computermouse 1fill 0cpu.fill 0creditcard.and.123 1trianglebadge.exclamationmark 0cross.vial
    2fill 0cup.and.saucer 3fill 0delete.backward 2fill 1forward 2fill 0desktopcomputer.and.arrow.down 1trianglebadge.exclamationmark
    0diamond.bottomhalf.filled 1circle 2fill 1inset.filled 1lefthalf.filled 1righthalf.filled 1tophalf.filled 0dice 1fill
    0digitalcrown.arrow.clockwise 3fill 2counterclockwise 3fill 1horizontal.arrow.clockwise 4fill 3counterclockwise 4fill 2press 3fill
    1press 2fill 0display.and.arrow.down 0doc.richtext.fill.hi 3ja 3ko 3th 3zh 2hi 2ja 2ko 2th 2zh 1text.image 3fill 1viewfinder 2fill
    0dot.circle.and.hand.point.up.left.fill 2viewfinder 1radiowaves.up.forward 1viewfinder
    0dots.and.line.vertical.and.cursorarrow.rectangle 0dpad.down.filled 1left.filled 1right.filled 1up.filled 0drop.circle 2fill
    0ear.and.waveform 0earbuds 1case 2fill 0ellipsis.curlybraces 1vertical.bubble 3fill 0envelope.badge.shield.half.filled 5fill
    0exclamationmark.bubble.circle 3fill 0eye.slash.circle 3fill 1square 2fill 1trianglebadge.exclamationmark 3fill 0facemask 1fill
    0fanblades 1fill 0ferry 1fill 0fibrechannel 0figure.roll 0film.circle 2fill 0flag.2.crossed 3fill 1and.flag.filled.crossed
    1filled.and.flag.crossed 1square 2fill 0flame.circle 2fill 0folder.badge.gearshape 1fill.badge.gearshape 0fork.knife 2circle 3fill
    0forward.circle 2fill 0fuelpump 1circle 2fill 1fill 0gear.badge.checkmark 2questionmark 2xmark 1circle 2fill 0gearshape.circle
    2fill 0globe.americas 2fill 1asia.australia 3fill 1badge.chevron.backward 1europe.africa 3fill 0gobackward.5 2ar 2hi 0goforward.5
    2ar 2hi 0graduationcap.circle 2fill 0h.square.on.square.fill 0hammer.circle 2fill 0hand.raised.circle 3fill 2square 3fill
    3on.square 5fill 1thumbsdown.circle 3fill 1thumbsup.circle 3fill 0hearingdevice.ear 0heart.rectangle 2fill 1square 2fill
    0hexagon.bottomhalf.filled 1lefthalf.filled 1righthalf.filled 1tophalf.filled 0hifispeaker.and.appletv 3fill 0homepod.and.appletv
    3fill 0homepodmini.and.appletv 3fill 0hourglass.bottomhalf.filled 1circle 2fill 1tophalf.filled 0humidity 1fill 0icloud.square
    2fill 0ipad.and.arrow.forward 2iphone 1rear.camera 0iphone.and.arrow.forward 1circle 2fill 1homebutton.circle 3fill
    2radiowaves.left.and.right.circle 7fill 2slash.circle 4fill 1radiowaves.left.and.right.circle 6fill 1rear.camera 1slash.circle
    3fill 1smartbatterycase.gen1 2gen2 0ipodtouch.slash 0ivfluid.bag 2fill 0j.square.on.square.fill 0key.viewfinder 0keyboard.fill
    0l.joystick.press.down 4fill 2tilt.down 4fill 3left 4fill 3right 4fill 3up 4fill 0lanyardcard 1fill 0laptopcomputer.and.arrow.down
    1trianglebadge.exclamationmark 0lasso.and.sparkles 0leaf.circle 2fill 0lightbulb.circle 2fill 0line.2.horizontal.decrease.circle
    5fill 13.horizontal 3circle 4fill 3decrease 4circle 5fill 0lines.measurement.horizontal 0list.bullet.circle 3fill 2rectangle.fill
    3portrait 4fill 1dash.header.rectangle 1number.hi 0location.magnifyingglass 1north.circle 3fill 1square 2fill
    0lock.desktopcomputer 1display 1ipad 1iphone 1laptopcomputer 1open.applewatch 2desktopcomputer 2display 2ipad 2iphone
    2laptopcomputer 0logo.playstation 1xbox 0macpro.gen1.fill 1gen3.fill 0magazine 1fill 0magicmouse 1fill 0magsafe.batterypack 2fill
    0map.circle 2fill 0mappin.slash.circle 3fill 1square 2fill 0mediastick 0memorychip.fill 0menucard 1fill 0message.and.waveform
    3fill 0mic.badge.plus 1fill.badge.plus 1slash.circle 3fill 1square 2fill 0minus.forwardslash.plus 0music.mic.circle 3fill 1note.tv
    3fill 0network.badge.shield.half.filled 0newspaper.circle 2fill 0octagon.bottomhalf.filled 1lefthalf.filled 1righthalf.filled
    1tophalf.filled 0oval.bottomhalf.filled 1inset.filled 1lefthalf.filled 1portrait.bottomhalf.filled 2inset.filled 2lefthalf.filled
    2righthalf.filled 2tophalf.filled 1righthalf.filled 1tophalf.filled 0parentheses 0parkingsign 1circle 2fill 0pawprint 1circle
    2fill 1fill 0peacesign 0pentagon 1bottomhalf.filled 1fill 1lefthalf.filled 1righthalf.filled 1tophalf.filled
    0person.2.crop.square.stack 5fill 2wave.2 4fill 13.sequence 3fill 1badge.clock 3fill 2key 3fill 1crop.artframe 2circle.badge
    4clock 5fill 4exclamationmark.fill 4fill 4moon 5fill 4questionmark.fill 6ar 2rectangle.stack 4fill 2square.filled.and.at.rectangle
    7fill 1text.rectangle 3fill 1wave.2 3fill 0personalhotspot.circle 2fill 0phone.and.waveform 3fill 0photo.artframe 1circle 2fill
    0pills.circle 2fill 0pin.square 2fill 0platter.2.filled.ipad 4landscape 3iphone 4landscape 1bottom.applewatch.case
    1filled.bottom.and.arrow.down.iphone 3applewatch.case 3iphone 2top.and.arrow.up.iphone 3applewatch.case 3iphone
    1top.applewatch.case 0play.rectangle.on.rectangle 4circle 5fill 4fill 1square 2fill 0plus.forwardslash.minus
    1rectangle.on.folder.fill 1square.dashed 0point.3.connected.trianglepath.dotted 2filled.connected.trianglepath.dotted
    1filled.topleft.down.curvedto.point.bottomright.up 1topleft.down.curvedto.point.bottomright.up.fill 5filled.bottomright.up
    0power.circle 2fill 1dotted 0powerplug 1fill 0printer.dotmatrix.filled.and.paper 1filled.and.paper 0puzzlepiece.extension 2fill
    0questionmark.app 2ar 2dashed 3ar 2fill 3ar 0quote.closing 1opening 0r.joystick.press.down 4fill 2tilt.down 4fill 3left 4fill
    3right 4fill 3up 4fill 1square.on.square.fill 0rectangle.2.swap 13.group 3bubble.left 5fill 3fill 1and.hand.point.up.left 6fill
    6filled 1bottomhalf.filled 2inset.filled 1bottomthird.inset.filled 1center.inset.filled 4badge.plus 1filled.and.hand.point.up.left
    1inset.bottomleading.filled 2bottomleft.filled 2bottomright.filled 2bottomtrailing.filled 2filled 3and.person.filled 3on.rectangle
    2topleading.filled 2topleft.filled 2topright.filled 2toptrailing.filled 1leadinghalf.filled 2inset.filled 4arrow.leading
    1leadingthird.inset.filled 1lefthalf.filled 2inset.filled 4arrow.left 1leftthird.inset.filled 1on.rectangle.circle 4fill
    3slash.circle 5fill 4fill 3square 4fill 1portrait.and.arrow.right 5fill 2bottomhalf.filled 3inset.filled
    2bottomleading.inset.filled 2bottomleft.inset.filled 2bottomright.inset.filled 2bottomthird.inset.filled
    2bottomtrailing.inset.filled 2center.inset.filled 2inset.filled 2leadinghalf.inset.filled 2leadingthird.inset.filled
    2lefthalf.filled 3inset.filled 2leftthird.inset.filled 2on.rectangle.portrait 5fill 5slash 6fill 2righthalf.filled 3inset.filled
    2rightthird.inset.filled 2slash 3fill 2split.2x1 4fill 4slash 5fill 2tophalf.filled 3inset.filled 2topleading.inset.filled
    2topleft.inset.filled 2topright.inset.filled 2topthird.inset.filled 2toptrailing.inset.filled 2trailinghalf.inset.filled
    2trailingthird.inset.filled 1righthalf.filled 2inset.filled 4arrow.right 1rightthird.inset.filled 1split.2x1.slash 4fill
    1stack.badge.person.crop.fill 3play 4fill 1tophalf.filled 2inset.filled 1topthird.inset.filled 1trailinghalf.filled 2inset.filled
    4arrow.trailing 1trailingthird.inset.filled 0repeat.1.ar 2circle.ar 3fill.ar 4hi 3hi 2hi 0restart.circle.fill 0return.left 1right
    0scissors.circle 2fill 0scooter 0screwdriver 1fill 0sensor.tag.radiowaves.forward 4fill 0shareplay 1slash 0shield.lefthalf.filled
    3slash 1righthalf.filled 0shippingbox.circle 2fill 0signature.ja 1th 1zh 0sleep.circle 2fill
    0slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath 2below.square.filled.and.square 0smallcircle.filled.circle 3fill
    0snowflake 1circle 2fill 0sparkle.magnifyingglass 0sparkles.square.filled.on.square 1tv 2fill 0speaker.badge.exclamationmark 3fill
    1circle 2fill 0square.2.stack.3d.bottom.filled 4top.filled 13.layers.3d.down.backward 5forward 5left 6slash 5right 6slash
    2stack.3d.bottom.filled 4middle.filled 4slash 4top.filled 1and.arrow.up.circle 5fill 4trianglebadge.exclamationmark
    2at.rectangle.fill 2line.vertical.and.square.filled 1bottomhalf.filled 1dashed.inset.filled
    1fill.and.line.vertical.and.square.fill 1filled.and.line.vertical.and.square 2on.square 1grid.3x1.below.line.grid.1x2.fill
    23x3.bottomleft.filled 3bottommiddle.filled 3bottomright.filled 3middle.filled 3middleleft.filled 3middleright.filled 3square
    3topleft.filled 3topmiddle.filled 3topright.filled 1inset.filled 1lefthalf.filled 1righthalf.filled 1text.square 3fill
    1tophalf.filled 0star.bubble 2fill 1leadinghalf.filled 0stethoscope.circle 2fill 0suitcase 1cart 2fill 1fill 0sun.and.horizon
    3fill 1max.circle 3fill 0tablecells.fill.badge.ellipsis 0tag.square 2fill 0takeoutbag.and.cup.and.straw 5fill
    0teletype.answer.circle 3fill 0testtube.2 0text.justify.leading 2left 2right 2trailing 1viewfinder 0textformat.123.hi
    0theatermasks 1circle 2fill 1fill 0train.side.front.car 2middle.car 2rear.car 0tram.fill.tunnel 0trapezoid.and.line.horizontal
    4fill 3vertical 4fill 0trash.slash.circle 3fill 2square 3fill 1square 2fill 0triangle.bottomhalf.filled 1inset.filled
    1lefthalf.filled 1righthalf.filled 1tophalf.filled 0tshirt 1fill 0tv.inset.filled 0video.and.waveform 3fill 1badge.ellipsis
    1fill.badge.ellipsis 1square 2fill 0wake.circle 2fill 0watchface.applewatch.case 0waveform.and.magnifyingglass 2mic
    1badge.exclamationmark 2minus 2plus 0wifi.circle 2fill 1square 2fill 0xmark.app 2fill
    """
}
