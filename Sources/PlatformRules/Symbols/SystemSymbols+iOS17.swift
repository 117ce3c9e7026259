extension SystemSymbols {
  /// Symbols that came with iOS 17.
  static let iOS17 = """
    00.circle.fill.hi 2hi 1square.fill.hi 2hi 000.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 001.circle.ar 2fill.ar 3hi
    2hi 1square.ar 2fill.ar 3hi 2hi 002.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 003.circle.ar 2fill.ar 3hi 2hi
    1square.ar 2fill.ar 3hi 2hi 004.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 005.circle.ar 2fill.ar 3hi 2hi 1square.ar
    2fill.ar 3hi 2hi 006.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 007.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi
    2hi 008.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 009.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi
    01.circle.fill.hi 2hi 1square.fill.hi 2hi 010.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 011.circle.ar 2fill.ar 3hi
    2hi 1square.ar 2fill.ar 3hi 2hi 012.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 013.circle.ar 2fill.ar 3hi 2hi
    1square.ar 2fill.ar 3hi 2hi 014.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 015.circle.ar 2fill.ar 3hi 2hi 1square.ar
    2fill.ar 3hi 2hi 016.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 017.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi
    2hi 018.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 019.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi
    02.circle.fill.hi 2hi 1square.fill.hi 2hi 020.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 021.circle.ar 2fill.ar 3hi
    2hi 1square.ar 2fill.ar 3hi 2hi 022.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 023.circle.ar 2fill.ar 3hi 2hi
    1square.ar 2fill.ar 3hi 2hi 024.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 025.circle.ar 2fill.ar 3hi 2hi 1square.ar
    2fill.ar 3hi 2hi 026.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 027.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi
    2hi 028.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 029.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 02h
    1circle 2fill 03.circle.fill.hi 2hi 1square.fill.hi 2hi 030.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 031.circle.ar
    2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 032.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 033.circle.ar 2fill.ar 3hi
    2hi 1square.ar 2fill.ar 3hi 2hi 034.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 035.circle.ar 2fill.ar 3hi 2hi
    1square.ar 2fill.ar 3hi 2hi 036.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 037.circle.ar 2fill.ar 3hi 2hi 1square.ar
    2fill.ar 3hi 2hi 038.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 039.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi
    2hi 04.circle.fill.hi 2hi 1square.fill.hi 2hi 040.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 041.circle.ar 2fill.ar
    3hi 2hi 1square.ar 2fill.ar 3hi 2hi 042.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 043.circle.ar 2fill.ar 3hi 2hi
    1square.ar 2fill.ar 3hi 2hi 044.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 045.circle.ar 2fill.ar 3hi 2hi 1square.ar
    2fill.ar 3hi 2hi 046.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 047.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi
    2hi 048.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 049.circle.ar 2fill.ar 3hi 2hi 1square.ar 2fill.ar 3hi 2hi 04a
    1circle 2fill 04h 1circle 2fill 04l 1circle 2fill 05.circle.fill.hi 2hi 1square.fill.hi 2hi 050.circle.ar 2fill.ar 3hi 2hi
    1square.ar 2fill.ar 3hi 2hi 06.circle.fill.hi 2hi 1square.fill.hi 2hi 07.circle.fill.hi 2hi 1square.fill.hi 2hi 08.circle.fill.hi
    2hi 1square.fill.hi 2hi 09.circle.fill.hi 2hi 1square.fill.hi 2hi 0accessibility 1badge.arrow.up.right 1fill
    0airpodspro.chargingcase.wireless.radiowaves.left.and.right 7fill 0apple.terminal 2fill 2on.rectangle 4fill
    0applepencil.adapter.usb.c 4fill 1and.scribble 1gen1 1gen2 1tip 0applewatch.and.arrow.forward 4rtl 0appwindow.swipe.rectangle
    0arcade.stick 2and.arrow.down 4left 5and.arrow.right 4right 4up 5and.arrow.down 2console 3fill 0arrow.backward.to.line.square
    5fill 1circlepath 1clockwise.square 3fill 1counterclockwise.square 3fill 1down.applewatch 2backward.and.arrow.up.forward 7circle
    8fill 7square 8fill 3toptrailing.rectangle 5fill 2circle.dotted 2forward.and.arrow.up.backward.square 8fill 3topleading.rectangle
    5fill 2left.and.arrow.up.right 7circle 8fill 7square 8fill 3arrow.up.right 6circle 7fill 6square 7fill 3topright.rectangle 5fill
    2right.and.arrow.up.left.square 8fill 3topleft.rectangle 5fill 2to.line.square 5fill 1forward.to.line.square 5fill
    1left.to.line.square 5fill 1right.to.line.square 5fill 1triangle.2.circlepath.icloud 5fill
    1up.backward.and.arrow.down.forward.square 8fill 3bottomtrailing.rectangle 5fill 2forward.and.arrow.down.backward 7circle 8fill
    7square 8fill 3bottomleading.rectangle 5fill 2left.and.arrow.down.right.square 8fill 3arrow.down.right 6circle 7fill 6square 7fill
    3bottomright.rectangle 5fill 2right.and.arrow.down.left 7circle 8fill 7square 8fill 3bottomleft.rectangle 5fill 2to.line.square
    5fill 2trash 3fill 0arrowkeys 1down.filled 1fill 1left.filled 1right.filled 1up.filled 0arrowshape.backward.circle 3fill 1down
    2circle 3fill 2fill 1forward.circle 3fill 1left.arrowshape.right 4fill 2circle 3fill 1right.circle 3fill 1up 2circle 3fill 2fill
    0arrowtriangle.up.arrowtriangle.down.window.left 5right 0australiandollarsign 1arrow.circlepath 1circle 2fill 1square 2fill
    0australsign.arrow.circlepath 0automatic.brakesignal 1headlight.high.beam 4fill 2low.beam 4fill 0axle.2.driveshaft.disengaged
    2front.disengaged 2rear.disengaged 3lock 0bahtsign.arrow.circlepath 0battery.0percent 1100percent 2bolt 3rtl 2circle 3fill
    125percent 150percent 175percent 0beats.fitpro 2chargingcase 3fill 2left 2right 1studiobudsplus 2chargingcase 3fill 2left 2right
    0bell.badge.slash 3fill 4rtl 3rtl 2waveform 3fill 0binoculars.circle 2fill 0bird.circle 2fill 0bitcoinsign.arrow.circlepath
    0bolt.badge.automatic 3fill 2checkmark 3fill 2xmark 3fill 0book.and.wrench 3fill 1pages 2fill 0brain.fill 1filled.head.profile
    1head.profile.fill 0brazilianrealsign.arrow.circlepath 0bubble 1circle 2fill 1fill 1left.and.text.bubble.right 6fill 7rtl 6rtl
    0button.angledbottom.horizontal.left 4fill 3right 4fill 1angledtop.vertical.left 4fill 3right 4fill 1horizontal 2fill 2top.press
    4fill 1roundedbottom.horizontal 3fill 1roundedtop.horizontal 3fill 1vertical.left.press 4fill 2right.press 4fill 0cable.coaxial
    1connector.slash 0calendar.badge.checkmark 3rtl 0camera.badge.clock 3fill 2ellipsis.fill 0car.front.waves.down 4fill
    1rear.and.collision.road.lane 6slash 1side.hill.down 4fill 3up 4fill 2lock 3fill 3open 4fill
    2rear.and.collision.and.car.side.front 9slash 4exclamationmark.and.car.side.front 4wave.3.and.car.side.front
    1top.door.sliding.left.open 6fill 4right.open 6fill 2frontleft.arrowtriangle 4fill 2frontright.arrowtriangle 4fill
    2radiowaves.rear.right.badge.exclamationmark 7fill 6xmark 7fill 2rearleft.arrowtriangle 4fill 2rearright.arrowtriangle 4fill
    1window.left 3badge.exclamationmark 4xmark 3exclamationmark 3xmark 2right 3badge.exclamationmark 4xmark 3exclamationmark 3xmark
    0carseat.left 21 3fill 22 3fill 23 3fill 2and.heat.waves 5fill 2backrest.up.and.down 6fill 2fan 3fill 2fill 2forward.and.backward
    5fill 2massage 3fill 2up.and.down 5fill 1right 21 3fill 22 3fill 23 3fill 2and.heat.waves 5fill 2backrest.up.and.down 6fill 2fan
    3fill 2fill 2forward.and.backward 5fill 2massage 3fill 2up.and.down 5fill 0cat 1circle 2fill 1fill 0cedisign.arrow.circlepath
    0centsign.arrow.circlepath 0character.magnify 2ar 2he 2hi 2ja 2ko 2th 2zh 0chart.bar.xaxis.ascending 4badge.clock 6rtl
    0checkmark.applewatch 1bubble.fill.rtl 2rtl 1gobackward 1rectangle.stack 3fill 0chevron.compact.backward 2forward
    0chineseyuanrenminbisign 1arrow.circlepath 1circle 2fill 1square 2fill 0circle.badge.checkmark 3fill 2exclamationmark 3fill 2minus
    3fill 2plus 3fill 2questionmark 3ar 3fill 4ar 2xmark 3fill 1bottomhalf.filled.inverse 1bottomrighthalf.checkered
    1dotted.and.circle 2circle 3fill 1filled.ipad 3fill 3landscape 4fill 2iphone 3fill 1lefthalf.filled.inverse
    3righthalf.striped.horizontal 6inverse 2striped.horizontal 4inverse 1righthalf.filled.inverse 1tophalf.filled.inverse
    0cloud.rainbow.half 3fill 0coloncurrencysign.arrow.circlepath 0creditcard.trianglebadge.exclamationmark.fill
    0cruzeirosign.arrow.circlepath 0cursorarrow.slash 2square 3fill 0danishkronesign 1arrow.circlepath 1circle 2fill 1square 2fill
    0dishwasher.circle 2fill 0doc.badge.clock 3fill 1questionmark 2ar 2fill 3ar 3rtl 2rtl 0dog 1circle 2fill 1fill
    0dongsign.arrow.circlepath 0dot.scope 2display 2laptopcomputer 0drop.halffull 1transmission 0dryer.circle 2fill
    0ear.badge.waveform 0engine.combustion.badge.exclamationmark 4fill 0envelope.badge.person.crop 4fill 0eurosign.arrow.circlepath
    0eurozonesign 1arrow.circlepath 1circle 2fill 1square 2fill 0ev.charger 2arrowtriangle.left 4fill 3right 4fill 2exclamationmark
    3fill 2fill 2slash 3fill 1plug.ac.gb.t 5fill 3type.1 5fill 42 5fill 2dc.ccs1 4fill 3ccs2 4fill 3chademo 4fill 3gb.t 5fill 3nacs
    4fill 0exclamationmark.magnifyingglass 1tirepressure 1warninglight 2fill 0eyeglasses.slash 0fan 1badge.automatic 3fill 1fill
    1slash 2fill 0field.of.view.ultrawide 4fill 3wide 4fill 0figure 12 2circle 3fill 1child 2and.lock 4fill 4open 5fill 2circle 3fill
    1seated.side 3air.distribution.lower 5middle 6and.lower 8angled 5upper 6angled.and.lower.angled 8middle 9and.lower.angled
    3automatic 3windshield.front.and.heat.waves.air.distribution.lower 9distribution.middle 9distribution.middle.and.lower
    9distribution.upper 9distribution.upper.and.lower 9distribution.upper.and.middle 9distribution.upper.and.middle.and.lower
    1walk.motion.trianglebadge.exclamationmark 0fireworks 0flashlight.off.circle 3fill 1on.circle 3fill 1slash 2circle 3fill 0flask
    1fill 0florinsign.arrow.circlepath 0francsign.arrow.circlepath 0fuelpump.arrowtriangle.left 3fill 2right 3fill 1exclamationmark
    2fill 1slash 2fill 0gauge.open.with.lines.needle.33percent 6and.arrowtriangle 8from.0percent.to.50percent
    567percent.and.arrowtriangle 8and.car 584percent.exclamation 1with.dots.needle.0percent 4100percent 433percent 450percent
    467percent 4bottom.0percent 5100percent 550percent 6badge.minus 7plus 2needle 3fill 0gearshift.layout.sixspeed
    0guaranisign.arrow.circlepath 0gym.bag 2fill 0hand.point.up.left.and.text 6fill 0handbag.circle 2fill 0hands.and.sparkles 3fill
    0hanger 0hare.circle 2fill 0head.profile.arrow.forward.and.visionpro 0heat.waves 0horn 1blast 2fill 1fill 0hourglass.and.lock
    0hryvniasign.arrow.circlepath 0indianrupeesign.arrow.circlepath 0info.bubble.fill.rtl 2rtl 0ipad.case 2and.iphone.case 1sizes
    0iphone.and.arrow.left.and.arrow.right 1case 1sizes 0kashida.arabic 0key.radiowaves.forward.slash 4fill 1slash 2fill
    0kipsign.arrow.circlepath 0l.button.roundedbottom.horizontal 4fill 0l1.button.roundedbottom.horizontal 4fill 1circle 2fill
    0l2.button.angledtop.vertical.left 5fill 2roundedtop.horizontal 4fill 1circle 2fill 0l3.button.angledbottom.horizontal.left 5fill
    0l4.button.horizontal 3fill 0ladybug.circle 2fill 0larisign.arrow.circlepath 0laser.burst 0lasso.badge.sparkles
    0lb.button.roundedbottom.horizontal 4fill 1circle 2fill 0left 1circle 2fill 0licenseplate 1fill 0lightbulb.max 2fill 1min
    2badge.exclamationmark 4fill 2fill 0lightrail 1fill 0lightspectrum.horizontal 0line.3.horizontal.button.angledtop.vertical.right
    7fill 0lines.measurement.vertical 0lirasign.arrow.circlepath 0livephoto.badge.automatic 0lizard.circle 2fill 0lm.button.horizontal
    3fill 0lock.app.dashed 1badge.clock 3fill 1circle.dotted 0lsb.button.angledbottom.horizontal.left 5fill
    0lt.button.roundedtop.horizontal 4fill 1circle 2fill 0m1.button.horizontal 3fill 0m2.button.horizontal 3fill 0m3.button.horizontal
    3fill 0m4.button.horizontal 3fill 0macbook 1and.visionpro 1gen1 1gen2 0macwindow.and.cursorarrow 3rtl 0manatsign.arrow.circlepath
    0mappin.and.ellipse.circle 4fill 0message.badge.waveform 3fill 0millsign.arrow.circlepath 0moon.dust 2circle 3fill 2fill 0moonrise
    1circle 2fill 1fill 0moonset 1circle 2fill 1fill 0movieclapper 1fill 0nairasign.arrow.circlepath 0network.slash
    0norwegiankronesign 1arrow.circlepath 1circle 2fill 1square 2fill 0opticid 1fill 0p1.button.horizontal 3fill 0p2.button.horizontal
    3fill 0p3.button.horizontal 3fill 0p4.button.horizontal 3fill 0paddleshifter.left 2fill 1right 2fill 0pano.badge.play 3fill
    0parkingsign.radiowaves.left.and.right 2right.and.safetycone 1steeringwheel 0pedal.accelerator 2fill 1brake 2fill 1clutch 2fill
    0pencil.and.list.clipboard 4rtl 2scribble 1tip.crop.circle.badge.arrow.forward.fill 5minus.fill 5plus.fill 4fill
    0person.2.badge.key 4fill 1and.background.striped.horizontal 1bubble 2fill 1bust.circle 3fill 1crop.circle.dashed.circle 5fill
    2square.badge.camera 5fill 4video 5fill 1slash 2fill 0pesetasign.arrow.circlepath 0pesosign.arrow.circlepath 0phone.badge.waveform
    3fill 1bubble 2fill 3rtl 2rtl 0photo.artframe.circle 3fill 1badge.arrow.down 4fill 2checkmark 3fill 2plus 3fill 0play.house 2fill
    0point.bottomleft.filled.forward.to.point.topright.scurvepath 2forward.to.arrowtriangle.uturn.scurvepath 7fill
    4point.topright.filled.scurvepath 6scurvepath 7fill 1forward.to.point.capsulepath 5fill
    1topleft.down.to.point.bottomright.curvepath 7fill 6filled.curvepath 2filled.down.to.point.bottomright.curvepath 0polishzlotysign
    1arrow.circlepath 1circle 2fill 1square 2fill 0powercord 1fill 0r.button.roundedbottom.horizontal 4fill
    0r1.button.roundedbottom.horizontal 4fill 1circle 2fill 0r2.button.angledtop.vertical.right 5fill 2roundedtop.horizontal 4fill
    1circle 2fill 0r3.button.angledbottom.horizontal.right 5fill 0r4.button.horizontal 3fill 0rainbow
    0rb.button.roundedbottom.horizontal 4fill 1circle 2fill 0rectangle.3.group.bubble 4fill 1checkered 1inset.filled.and.cursorarrow
    3badge.record 1landscape.rotate 1on.rectangle.badge.gearshape 3button.angledtop.vertical.left 7fill 1portrait.badge.plus 4fill
    2rotate 1ratio.16.to.9 5fill 23.to.4 5fill 24.to.3 5fill 29.to.16 5fill 0retarder.brakesignal.and.exclamationmark 2slash 0right
    1circle 2fill 0righttriangle 1fill 1split.diagonal 3fill 0rm.button.horizontal 3fill 0rotate.3d.circle 3fill 2fill
    0rsb.button.angledbottom.horizontal.right 5fill 0rt.button.roundedtop.horizontal 4fill 1circle 2fill 0rublesign.arrow.circlepath
    0rupeesign.arrow.circlepath 0shared.with.you.circle 4fill 0shekelsign.arrow.circlepath 0shield.checkered
    1lefthalf.filled.badge.checkmark 3trianglebadge.exclamationmark 0shoe 12 2fill 1circle 2fill 1fill 0skateboard 1fill 0skis 1fill
    0slider.horizontal.2.square 2below.sun.max 0smartphone 0snowboard 1fill 0speaker.wave.2.bubble 4fill 5rtl 4rtl
    0square.2.layers.3d.fill 1and.arrow.up.badge.clock 6fill 1arrowtriangle.4.outward 1badge.plus 3fill 1resize 2down 2up
    1stack.3d.up.badge.automatic 6fill 4trianglebadge.exclamationmark 6fill 0squares.leading.rectangle.fill
    0squareshape.dotted.squareshape 1squareshape.dotted 0staroflife.shield 2fill 0steeringwheel.and.liquid.wave 1arrowtriangle.left
    2right 1badge.exclamationmark 1circle 2fill 0sterlingsign.arrow.circlepath 0storefront 1circle 2fill 1fill 0sun.horizon 2circle
    3fill 2fill 1rain 2circle 3fill 2fill 1snow 2circle 3fill 2fill 0sunglasses 1fill 0surfboard 1fill 0suv.side.hill.down 4fill 3up
    4fill 2lock 3fill 3open 4fill 0swedishkronasign 1arrow.circlepath 1circle 2fill 1square 2fill 0swiftdata
    0swirl.circle.righthalf.filled 4inverse 0tengesign.arrow.circlepath 0textformat.12.km 2my 0thermometer.variable.and.figure 4circle
    5fill 0tirepressure 0tortoise.circle 2fill 0traction.control.tirepressure 3exclamationmark 3slash 0triangleshape 1fill 0truck.box
    2badge.clock 4fill 5rtl 4rtl 2fill 1pickup.side 3air.circulate 5fill 4fresh 5fill 3and.exclamationmark 5fill 3arrowtriangle.down
    5fill 4up 5arrowtriangle.down 7fill 5fill 3fill 3front.open 5fill 3hill.down 5fill 4up 5fill 3lock 4fill 4open 5fill
    0tshirt.circle 2fill 0tugriksign.arrow.circlepath 0turkishlirasign.arrow.circlepath 0tv.badge.wifi 3fill 1slash 2fill
    0video.badge.waveform 3fill 1bubble 2fill 3rtl 2rtl 1slash.circle 3fill 0viewfinder.rectangular 1trianglebadge.exclamationmark
    0visionpro 1and.arrow.forward 4fill 1badge.exclamationmark 3fill 2play 3fill 1circle 2fill 1fill 1slash 2circle 3fill 2fill
    0voiceover 0warninglight 1fill 0washer.circle 2fill 0watch.analog 0waterbottle 1fill 0waveform.and.person.filled
    1badge.magnifyingglass 2mic 0wifi.exclamationmark.circle 3fill 0wonsign.arrow.circlepath 0xserve.raid 0yensign.arrow.circlepath
    0yieldsign 1fill 0zl.button.roundedtop.horizontal 4fill 0zr.button.roundedtop.horizontal 4fill
    """
}
