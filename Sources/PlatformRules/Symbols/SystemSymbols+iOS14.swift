extension SystemSymbols {
  /// Symbols that came with iOS 14.
  static let iOS14 = """
    01.magnifyingglass.ar 04k.tv 2fill 0a.book.closed 3ar 3fill 4ar 4he 4hi 4ja 4ko 4th 4zh 3he 3hi 3ja 3ko 3th 3zh 1magnify 0abc
    0airplane.circle 2fill 0airpod.left 1right 0airpodpro.left 1right 0airpods 0airpodsmax 0airpodspro 0airport.express 1extreme
    2tower 0amplifier 0appclip 0applelogo 0applescript 1fill 0appletv 1fill 0applewatch 1radiowaves.left.and.right 1side.right 1slash
    1watchface 0apps.ipad 2landscape 1iphone 2badge.plus 2landscape 3rtl 0aqi.high 1low 1medium 0archivebox.circle 2fill
    0arrow.backward 2circle 3fill 2square 3fill 1clockwise.heart 3fill 1down.app 3fill 2backward 3circle 4fill 3square 4fill 2forward
    3and.arrow.up.backward 7circle 8fill 3circle 4fill 3square 4fill 2heart 3fill 2right.and.arrow.up.left.circle 8fill 1forward
    2circle 3fill 2square 3fill 1left.and.right.righttriangle.left.righttriangle.right 8fill 2arrow.right 4circle 5fill 4square 5fill
    1rectanglepath 1right.doc.on.clipboard 1triangle.2.circlepath 4camera 5fill 4circle 5fill 4doc.on.clipboard 2branch 2capsulepath
    2merge 2pull 2swap 2turn.up.right.circle 6fill 5diamond 6fill 1turn.up.forward.iphone 5fill 1up.and.down.and.arrow.left.and.right
    4righttriangle.up.fill.righttriangle.down.fill 6righttriangle.down 3person.rectangle.portrait 5turn.left 6right 2backward
    3and.arrow.down.forward 7circle 8fill 3circle 4fill 3square 4fill 2doc.on.clipboard 2forward 3app 4fill 3circle 4fill 3square
    4fill 2heart 3fill 2left.and.arrow.down.right.circle 8fill 4down.right.and.arrow.up.right.and.down.left 6magnifyingglass 2message
    3fill 2right.and.arrow.down.left.rectangle 8fill 1uturn.backward 3circle 4badge.ellipsis 4fill 3square 4fill 2forward 3circle
    4fill 3square 4fill 0arrowshape.bounce.forward 3fill 2right 3fill 1turn.up.backward 42 5circle 6fill 5fill 4circle 5fill 4fill
    3forward 4circle 5fill 4fill 3left.2.circle 6fill 1zigzag.forward 3fill 2right 3fill 0arrowtriangle.backward 2circle 3fill 2fill
    2square 3fill 1forward 2circle 3fill 2fill 2square 3fill 1left.and.line.vertical.and.arrowtriangle.right
    2fill.and.line.vertical.and.arrowtriangle.right.fill 1right.and.line.vertical.and.arrowtriangle.left
    2fill.and.line.vertical.and.arrowtriangle.left.fill 0at.circle 2fill 0atom 0backward.frame 2fill 0badge.plus.radiowaves.forward
    0bag.circle 2fill 0banknote 1fill 0barometer 0battery.100.bolt 3rtl 0bell.badge 2fill 1slash.circle 3fill 0bicycle 1circle 2fill
    0binoculars 1fill 0bolt.car 2fill 1fill.batteryblock 3fill 1heart 2fill 1slash.circle 3fill 0bonjour 0book.closed 2fill
    0bookmark.circle 2fill 1slash 2fill 0books.vertical 2fill 0brazilianrealsign.circle 2fill 1square 2fill 0building 12 2crop.circle
    4fill 2fill 1columns 2fill 1fill 0bus 1doubledecker 2fill 1fill 0calendar.badge.clock 3rtl 2exclamationmark 0camera.aperture
    1badge.ellipsis 1fill.badge.ellipsis 1filters 1metering.center.weighted 4average 2matrix 2multispot 2none 2partial 2spot 2unknown
    3ar 0candybarphone 0capsule.portrait 2fill 0car.2 2fill 1circle 2fill 0cart.circle 2fill 0case 1fill 0character 1ar 1book.closed
    3ar 3fill 4ar 4he 4hi 4ja 4ko 4th 4zh 3he 3hi 3ja 3ko 3th 3zh 1bubble 2ar 2fill 3ar 3he 2he 1cursor.ibeam 3ar 3he 3hi 3ja 3ko 3th
    3zh 1he 1hi 1ja 1ko 1textbox 2ar 2he 2hi 2ja 2ko 2th 2zh 1th 1zh 0chart.bar.doc.horizontal 4fill 2xaxis 0checkerboard.rectangle
    0checkmark.icloud 2fill 1rectangle.portrait 3fill 0chevron.backward 22 2circle 3fill 2square 3fill 1forward 22 2circle 3fill
    2square 3fill 0circle.bottomhalf.fill 1circle 2fill 1dashed 2inset.fill 1fill.square.fill 1grid.cross 3down.fill 3fill 3left.fill
    3right.fill 3up.fill 1square 1tophalf.fill 0circlebadge 12 2fill 1fill 0circles.hexagongrid 2fill 1hexagonpath 2fill
    0clock.arrow.2.circlepath 2circlepath 0comb 1fill 0command.circle 2fill 1square 2fill 0cone 1fill 0contextualmenu.and.cursorarrow
    0cpu 0creditcard.circle 2fill 0cross 1case 2fill 1circle 2fill 1fill 0crown 1fill 0cube.transparent 2fill 0curlybraces 1square
    2fill 0cursorarrow 1and.square.on.square.dashed 1click 22 2badge.clock 1motionlines 2click 1rays 1square 0cylinder 1fill
    1split.1x2 3fill 0deskclock 1fill 0dial.max 2fill 1min 2fill 0diamond 1fill 0die.face.1 3fill 22 3fill 23 3fill 24 3fill 25 3fill
    26 3fill 0directcurrent 0display 12 1trianglebadge.exclamationmark 0doc.append.fill 3rtl 2rtl 1badge.ellipsis 2gearshape 3fill
    2plus 1fill.badge.ellipsis 3plus 1plaintext.fill 1richtext.ar 2fill 3ar 3he 2he 1text.below.ecg 4fill 5rtl 4rtl 2fill.viewfinder
    1zipper 0dock.arrow.down.rectangle 2up.rectangle 1rectangle 0dot.arrowtriangles.up.right.down.left.circle 1circle.and.cursorarrow
    1radiowaves.forward 1squareshape 2fill 2split.2x2 0dpad 1down.fill 1fill 1left.fill 1right.fill 1up.fill 0drop 1fill
    0ear.badge.checkmark 1fill 1trianglebadge.exclamationmark 0earpods 0eject.circle 2fill 0ellipsis.bubble 2fill 1rectangle 2fill
    0envelope.arrow.triangle.branch 4fill 1badge.shield.leadinghalf.fill 1fill.badge.shield.trailinghalf.fill 0esim 1fill
    0exclamationmark.2 13 1applewatch 1arrow.circlepath 2triangle.2.circlepath 0externaldrive 1badge.checkmark 2icloud 2minus
    2person.crop 2plus 2timemachine 2wifi 2xmark 1connected.to.line.below 5fill 1fill 2badge.checkmark 3icloud 3minus 3person.crop
    3plus 3timemachine 3wifi 3xmark 0eye.circle 2fill 0eyebrow 0eyes 1inverse 0face.dashed 2fill 1smiling 2fill 0faxmachine
    0fiberchannel 0figure.stand 2line.dotted.figure.stand 1walk 2circle 3fill 2diamond 3fill 1wave 2circle 3fill
    0filemenu.and.cursorarrow 3rtl 2selection 0flag.badge.ellipsis 3fill 1slash.circle 3fill 0flipphone 0fn 0folder.badge.gear
    2questionmark 3ar 1fill.badge.gear 3questionmark 4ar 0forward.frame 2fill 0gearshape 12 2fill 1fill 0gift.circle 2fill 0giftcard
    1fill 0graduationcap 1fill 0greetingcard 1fill 0guitars.fill 0gyroscope 0h.square.fill.on.square.fill 2on.square 0hand.point.down
    3fill 2up 3braille 4fill 3fill 3left 4fill 1tap 2fill 1wave 2fill 0hands.clap 2fill 1sparkles 2fill 0headphones.circle 2fill
    0hearingaid.ear 0heart.text.square 3fill 0hifispeaker.2 2fill 1and.homepod 3fill 2homepodmini 3fill 0highlighter 0homekit 0homepod
    12 2fill 1and.homepodmini 3fill 1fill 0homepodmini 12 2fill 1fill 0hourglass.badge.plus 0house.circle 2fill 0infinity 1circle
    2fill 0internaldrive 1fill 0ipad 1badge.play 1homebutton 2badge.play 2landscape 3badge.play 1landscape 2badge.play 0iphone
    1badge.play 1homebutton 2badge.play 2landscape 2radiowaves.left.and.right 2slash 1landscape 1radiowaves.left.and.right 1slash
    0ipod 0ipodshuffle.gen1 1gen2 1gen3 1gen4 0ipodtouch 1landscape 0j.square.fill.on.square.fill 2on.square 0k 0key 1fill 1icloud
    2fill 0keyboard.badge.ellipsis 1chevron.compact.left 1macwindow 1onehanded.left 2right 0l.joystick 2down 3fill 2fill
    1rectangle.roundedbottom 3fill 0l1.rectangle.roundedbottom 3fill 0l2.rectangle.roundedtop 3fill 0ladybug 1fill 0laptopcomputer
    1and.iphone 0lasso.sparkles 0latch.2.case 3fill 0lb.rectangle.roundedbottom 3fill 0leaf 1arrow.triangle.circlepath 1fill 0level
    1fill 0lifepreserver 1fill 0line.3.crossed.swirl.circle 5fill 1diagonal 2arrow 1horizontal.2.decrease.circle 5fill 23.circle 4fill
    2star.fill.line.horizontal 0lineweight 0link.badge.plus 0list.and.film 1bullet.rectangle 1number.ar 1star 1triangle
    0livephoto.badge.a 0location.fill.viewfinder 1viewfinder 0lock.applewatch 1doc 2fill 1rectangle 2fill 2on.rectangle 4fill 2stack
    3fill 1square 2fill 2stack 3fill 0loupe 0lt.rectangle.roundedtop 3fill 0lungs 1fill 0macmini 1fill 0macpro.gen1 1gen2 2fill 1gen3
    2server 0macwindow.badge.plus 1on.rectangle 3rtl 0mail 1and.text.magnifyingglass 4rtl 1fill 1stack 2fill 0megaphone 1fill
    0memorychip 0menubar.arrow.down.rectangle 2up.rectangle 1dock.rectangle 3badge.record 1rectangle 0metronome.fill 0minus.diamond
    2fill 1plus.batteryblock 3fill 1rectangle.portrait 3fill 0mosaic 1fill 0mount 1fill 0mouth 1fill 0move.3d 0music.note.house 3fill
    1quarternote.3 0mustache 1fill 0network 0newspaper 1fill 0nose 1fill 0note 1text 2badge.plus 0octagon 1fill 0opticaldisc
    0opticaldiscdrive 1fill 0oval 1fill 1portrait 2fill 0paintbrush.pointed 2fill 0paintpalette 1fill 0paperclip.badge.ellipsis
    0paperplane.circle 2fill 0paragraphsign 0pc 0pencil.tip.crop.circle.badge.arrow.forward 0percent.ar 0person.2.circle 3fill
    1and.arrow.left.and.arrow.right 1crop.circle.badge.exclamationmark 4questionmark 5ar 3fill.badge.exclamationmark 5questionmark 6ar
    2square.fill.and.at.rectangle 1fill.and.arrow.left.and.arrow.right 2badge.minus 3plus 2checkmark 3rtl 2questionmark 3ar 3rtl
    2turn.down 3left 3right 2viewfinder 2xmark 3rtl 0phone.bubble.left 3fill 1connection 1fill.connection 0photo.on.rectangle.angled
    1tv 0pianokeys 1inverse 0pills 1fill 0pip 1enter 1exit 1fill 1remove 1swap 0placeholdertext.fill 0play.slash 2fill 1tv 2fill
    0plus.diamond 2fill 1message 2fill 1rectangle.fill.on.folder.fill 2on.folder 2portrait 3fill 1viewfinder
    0point.fill.topleft.down.curvedto.point.fill.bottomright.up 1topleft.down.curvedto.point.bottomright.up 0poweroff 0poweron
    0powersleep 0printer.dotmatrix 2fill 3and.paper.fill 1fill.and.paper.fill 0puzzlepiece 1fill 0pyramid 1fill 0questionmark.ar
    1circle.ar 2fill.ar 1diamond.ar 2fill.ar 1folder 2ar 2fill 3ar 1square.ar 2dashed 3ar 2fill.ar 1video.ar 2fill.ar
    0quote.bubble.fill.rtl 2rtl 0r.joystick 2down 3fill 2fill 1rectangle.roundedbottom 3fill 1square.fill.on.square.fill 2on.square
    0r1.rectangle.roundedbottom 3fill 0r2.rectangle.roundedtop 3fill 0radio 1fill 0rb.rectangle.roundedbottom 3fill 0record.circle
    2fill 0rectangle.3.offgrid.bubble.left 5fill 1and.pencil.and.ellipsis 5rtl 2text.magnifyingglass 4rtl 1arrowtriangle.2.inward
    3outward 1badge.minus 2person.crop 2plus 1bottomthird.inset.fill 1center.inset.fill 1connected.to.line.below 1dashed
    2and.paperclip 2badge.record 1fill.badge.minus 3person.crop 3plus 2on.rectangle.fill.circle 6fill 5slash.fill
    1inset.bottomleft.fill 2bottomright.fill 2fill 2topleft.fill 2topright.fill 1lefthalf.fill 2inset.fill 4arrow.left
    1leftthird.inset.fill 1on.rectangle.slash 1portrait 2arrowtriangle.2.inward 4outward 2fill 1righthalf.fill 2inset.fill
    4arrow.right 1rightthird.inset.fill 1roundedbottom 2fill 1roundedtop 2fill 1slash 2fill 1split.1x2 3fill 22x1 3fill 22x2 3fill
    1topthird.inset 3fill 0repeat.1.circle 3fill 1circle 2fill 0restart 1circle 0rotate.3d 0rt.rectangle.roundedtop 3fill 0ruler 1fill
    0scale.3d 0scalemass 1fill 0scanner 1fill 0scribble.variable 0scroll 1fill 0sdcard 1fill 0seal 1fill 0server.rack 0shadow
    0shekelsign.circle 2fill 1square 2fill 0shield.checkerboard 1lefthalf.fill.slash 0shippingbox 1fill 0shuffle.circle 2fill
    0sidebar.leading 1squares.leading 2left 2right 2trailing 1trailing 0signature.ar 1he 0signpost.left 2fill 1right 2fill 0simcard 12
    2fill 1fill 0sleep 0slider.horizontal.below.square.fill.and.square 1vertical.3 0sparkle 0sparkles.rectangle.stack 3fill
    1square.fill.on.square 0speaker.slash.circle 3fill 4rtl 3rtl 1wave.1 3fill 22 3circle 4fill 3fill 23 3fill 0square.2.stack.3d
    4bottom.fill 4top.fill 13.stack.3d 4bottom.fill 4middle.fill 4top.fill 1and.at.rectangle 1bottomhalf.fill 1circle 2fill 1dashed
    2inset.fill 1fill.on.square 2text.grid.1x2 1grid.3x1.below.line.grid.1x2 3fill.below.line.grid.1x2 3folder.badge.plus
    4fill.badge.plus 23x3 3bottomleft.fill 3bottommiddle.fill 3bottomright.fill 3fill 4square 3middle.fill 3middleleft.fill
    3middleright.fill 3topleft.fill 3topmiddle.fill 3topright.fill 1on.square.dashed 3squareshape.controlhandles 1slash 2fill
    1split.bottomrightquarter 3fill 2diagonal 32x2 4fill 3fill 1stack.3d.down.forward 5fill 3forward.dottedline 5fill 3up.badge.a
    6fill 1tophalf.fill 0squareshape 1controlhandles.on.squareshape.controlhandles 1dashed.squareshape 1fill 1split.2x2 3dotted 23x3
    1squareshape.dashed 0star.leadinghalf.fill 1square 2fill 0staroflife.circle 2fill 0stethoscope 0sum.ar 0swift 0switch.2
    0t.bubble.ar 2fill.ar 3he 2he 0tablecells 1badge.ellipsis 3fill 1fill 0tag.slash 2fill 0target 0teletype.circle 2fill 0terminal
    1fill 0text.and.command.macwindow 1badge.checkmark.rtl 1below.photo 3fill 4rtl 3rtl 1book.closed 3fill 1bubble.fill.rtl 2rtl
    1cursor.ar 2he 2hi 2ja 2ko 2th 2zh 1magnifyingglass 2rtl 1quote.rtl 1redaction 0textbox.ar 1he 1hi 1ja 1ko 1th 1zh
    0textformat.123.ar 1size.ar 2he 2hi 2ja 2ko 2larger 3ar 3he 3hi 3ja 3ko 3th 3zh 2smaller 3ar 3he 3hi 3ja 3ko 3th 3zh 2th 2zh
    1subscript.ar 2he 2hi 2ja 2ko 2th 2zh 1superscript.ar 2he 2hi 2ja 2ko 2th 2zh 0thermometer.sun.fill 0ticket 1fill
    0timeline.selection 0timer.square 0togglepower 0torus 0touchid 0tram 1circle 2fill 1tunnel.fill 0tray.circle 2fill
    0triangle.circle 2fill 0tv.and.hifispeaker.fill 2mediabox 0video.badge.checkmark 1bubble.left 3fill 1fill.badge.checkmark 3plus
    0wake 0wallet.pass 2fill 0wave.3.backward 3circle 4fill 2forward 3circle 4fill 2left 3circle 4fill 2right 3circle 4fill
    0waveform.path.ecg.rectangle 4fill 0wrench.and.screwdriver 3fill 0xmark.bin 2circle 3fill 2fill 1diamond 2fill 1rectangle.portrait
    3fill 0xserve 0zl.rectangle.roundedtop 3fill 0zr.rectangle.roundedtop 3fill
    """
}
