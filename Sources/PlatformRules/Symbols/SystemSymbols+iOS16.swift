extension SystemSymbols {
  /// Symbols that came with iOS 16.
  static let iOS16 = """
    00.circle.ar 2fill.ar 1square.ar 2fill.ar 01.brakesignal 1circle.ar 2fill.ar 1lane 2ar 2hi 1square.ar 2fill.ar 010.lane 2ar 2hi
    011.lane 2ar 2hi 012.lane 2ar 2hi 02.brakesignal 1circle.ar 2fill.ar 1lane 2ar 2hi 1square.ar 2fill.ar 03.circle.ar 2fill.ar 1lane
    2ar 2hi 1square.ar 2fill.ar 04.circle.ar 2fill.ar 1lane 2ar 2hi 1square.ar 2fill.ar 05.circle.ar 2fill.ar 1lane 2ar 2hi 1square.ar
    2fill.ar 06.circle.ar 2fill.ar 1lane 2ar 2hi 1square.ar 2fill.ar 07.circle.ar 2fill.ar 1lane 2ar 2hi 1square.ar 2fill.ar
    08.circle.ar 2fill.ar 1lane 2ar 2hi 1square.ar 2fill.ar 09.circle.ar 2fill.ar 1lane 2ar 2hi 1square.ar 2fill.ar 0abs 1brakesignal
    2slash 1circle 2fill 0air.conditioner.horizontal 3fill 2vertical 3fill 1purifier 2fill 0alarm.waves.left.and.right 5fill
    0allergens.fill 0angle 0apple.logo 0arrow.down.and.line.horizontal.and.arrow.up 2message 3fill
    1left.and.line.vertical.and.arrow.right 3right.text.vertical 1right.and.line.vertical.and.arrow.left 1up.and.down.and.sparkles
    4text.horizontal 3line.horizontal.and.arrow.down 2circle.badge.clock 0arrowshape.backward 2fill 1forward 2fill 1left 2fill 1right
    2fill 1turn.up.backward.badge.clock 6fill 7rtl 6rtl 0australsign 0auto.brakesignal 1headlight.high.beam 4fill 2low.beam 4fill
    0autostartstop 1slash 1trianglebadge.exclamationmark 0av.remote 2fill 0axel.2 2front.and.rear.engaged 3engaged 2rear.engaged
    0axle.2 2front.and.rear.engaged 3engaged 2rear.engaged 0backpack 1circle 2fill 1fill 0backward.end.circle 3fill
    0bag.badge.questionmark 3ar 1fill.badge.questionmark 4ar 0bahtsign 0balloon 12 2fill 1fill 0baseball 1circle 2fill 1diamond.bases
    1fill 0basket 1fill 0basketball 1circle 2fill 1fill 0bathtub 1fill 0battery.100.circle 3fill 0batteryblock 1fill 1slash 2fill
    0beach.umbrella 2fill 0beats.powerbeats.left 2right 1powerbeats3.left 2right 0bell.and.waves.left.and.right 6fill 0bird 1fill
    0birthday.cake 2fill 0bitcoinsign 0blinds.horizontal.closed 2open 1vertical.closed 2open 0bolt.badge.clock 3fill 1brakesignal
    1trianglebadge.exclamationmark 3fill 0box.truck 2badge.clock 4fill 5rtl 4rtl 2fill 0brakesignal 1dashed 0brazilianrealsign
    0bubbles.and.sparkles 3fill 0button.programmable 2square 3fill 0cabinet 1fill 0car.front.waves.up 4fill 1rear 2and.tire.marks
    5slash 2fill 2road.lane 4dashed 2waves.up 4fill 1side 2air.circulate 4fill 3fresh 4fill 2and.exclamationmark 4fill
    2arrowtriangle.down 4fill 3up 4arrowtriangle.down 6fill 4fill 2fill 2front.open 4fill 2rear.open 4fill
    1top.door.front.left.and.front.right.and.rear.left.and.rear.right.open 9rear.left.and.rear.right.open.fill 9rear.left.open
    9rear.left.open.fill 9rear.right.open 9rear.right.open.fill 8open 9fill 6rear.left.and.rear.right.open 9rear.right.open.fill 8open
    9fill 7right.open 9fill 5open 6fill 4right.and.rear.left.and.rear.right.open 9rear.right.open.fill 8open 9fill 7right.open 9fill
    5open 6fill 3rear.left.and.rear.right.open 9fill 5open 6fill 4right.open 6fill 2lane.dashed.arrowtriangle.inward 6fill
    4badge.steeringwheel 6fill 4departure.left 6fill 5right 6fill 2radiowaves.front 4fill 3rear 4fill 4left 5and.rear.right 8fill
    5fill 4right 5fill 0carbon.dioxide.cloud 3fill 1monoxide.cloud 3fill 0carrot 1fill 0cart.badge.questionmark 3ar 3rtl
    1fill.badge.questionmark 4ar 4rtl 0cedisign 0cellularbars 0centsign 0chair 1fill 1lounge 2fill 0chandelier 1fill
    0character.duployan 1phonetic 1sutton 0chart.dots.scatter 1line.downtrend.xyaxis 4circle 5fill 2flattrend.xyaxis 4circle 5fill
    0checklist.checked 2rtl 1unchecked 0checkmark.circle.badge.questionmark 4ar 4fill 5ar 3xmark 4fill 1message 2fill
    0chevron.backward.to.line 1forward.to.line 1left.to.line 1right.to.line 0circle.dashed.rectangle
    1filled.pattern.diagonalline.rectangle 1rectangle.dashed 2filled.pattern.diagonalline 0clipboard 1fill 0clock.badge 2fill
    2questionmark 3ar 3fill 4ar 2xmark 3fill 0cloud.bolt.circle 3fill 2rain.circle 4fill 1circle 2fill 1drizzle.circle 3fill
    1fog.circle 3fill 1hail.circle 3fill 1heavyrain.circle 3fill 1moon.bolt.circle 4fill 2circle 3fill 2rain.circle 4fill 1rain.circle
    3fill 1sleet.circle 3fill 1snow.circle 3fill 1sun.bolt.circle 4fill 2circle 3fill 2rain.circle 4fill 0coloncurrencysign
    0compass.drawing 0contact.sensor 2fill 0cooktop 1fill 0creditcard.viewfinder 0cricket.ball 2circle 3fill 2fill 0cross.case.circle
    3fill 0cruzeirosign 0cursorarrow.square.fill 0curtains.closed 1open 0dehumidifier 1fill 0deskview 1fill 0dial.high 2fill 1low
    2fill 1medium 2fill 0dishwasher 1fill 0distribute.horizontal.center 3fill 2left 3fill 2right 3fill 1vertical.bottom 3fill 2center
    3fill 2top 3fill 0doc.badge.arrow.up 4fill 0dollarsign 1arrow.circlepath 0dongsign 0door.french.closed 2open 1garage.closed
    3trianglebadge.exclamationmark 2double.bay.closed 5trianglebadge.exclamationmark 4open 5trianglebadge.exclamationmark 2open
    3trianglebadge.exclamationmark 1left.hand.closed 3open 1right.hand.closed 3open 1sliding.left.hand.closed 4open 2right.hand.closed
    4open 0drop.degreesign 2fill 2slash 3fill 4rtl 3rtl 1keypad.rectangle 3fill 0dryer 1fill 0dumbbell 1fill 0ellipsis.message 2fill
    1viewfinder 0engine.combustion 2fill 0entry.lever.keypad 3fill 3trianglebadge.exclamationmark 5fill 0envelope.open.badge.clock
    0eraser 1fill 1line.dashed 3fill 0eurosign 0exclamationmark.brakesignal 1lock 2fill 1questionmark 2ar 1transmission
    0externaldrive.badge.exclamationmark 2questionmark 3ar 1fill.badge.exclamationmark 3questionmark 4ar
    2trianglebadge.exclamationmark 1trianglebadge.exclamationmark 0face.smiling.inverse 0fan.and.light.ceiling 4fill 1ceiling 2fill
    1desk 2fill 1floor 2fill 1oscillation 2fill 0fanblades.slash 2fill 0faxmachine.fill 0figure.2.and.child.holdinghands 2arms.open
    1american.football 1and.child.holdinghands 1archery 1arms.open 1australian.football 1badminton 1barre 1baseball 1basketball
    1bowling 1boxing 1climbing 1cooldown 1core.training 1cricket 1cross.training 1curling 1dance 1disc.sports
    1dress.line.vertical.figure 1elliptical 1equestrian.sports 1fall 2circle 3fill 1fencing 1fishing 1flexibility 1golf 1gymnastics
    1hand.cycling 1handball 1highintensity.intervaltraining 1hiking 1hockey 1hunting 1indoor.cycle 1jumprope 1kickboxing 1lacrosse
    1martial.arts 1mind.and.body 1mixed.cardio 1open.water.swim 1outdoor.cycle 1pickleball 1pilates 1play 1pool.swim 1racquetball
    1roll.runningpace 1rolling 1rower 1rugby 1run 2circle 3fill 2square.stack 4fill 1sailing 1seated.seatbelt 3and.airbag.off 5on
    2side.air.lower 4upper 5and.lower 4windshield 3airbag.off 52 4on 52 3windshield.front.and.heat.waves 1skating 1skiing.crosscountry
    2downhill 1snowboarding 1soccer 1socialdance 1softball 1squash 1stair.stepper 1stairs 1step.training 1strengthtraining.functional
    2traditional 1surfing 1table.tennis 1taichi 1tennis 1track.and.field 1volleyball 1walk.arrival 2departure 2motion 1water.fitness
    1waterpolo 1wrestling 1yoga 0film.stack 2fill 0fireplace 1fill 0firewall 1fill 0fish 1circle 2fill 1fill 0flag.2.crossed.circle
    4fill 1checkered 22.crossed 2circle 3fill 0fleuron 1fill 0florinsign 0fluid.brakesignal 1transmission 0football 1circle 2fill
    1fill 0forward.end.circle 3fill 0fossil.shell 2fill 0francsign 0frying.pan 2fill 0gauge.high 1low 1medium 2badge.minus 3plus
    0gear.badge 2rtl 0gearshape.arrow.triangle.2.circlepath 0globe.central.south.asia 4fill 1desk 2fill 0glowplug 0guaranisign
    0hand.app 2fill 1raised.app 3fill 2brakesignal 3slash 2fingers.spread 4fill 0handbag 1fill 0hazardsign 1fill 0headlight.daytime
    2fill 1fog 2fill 1high.beam 3fill 1low.beam 3fill 0hearingdevice.and.signal.meter 4fill 1ear.fill 0heat.element.windshield
    0heater.vertical 2fill 0hifireceiver 1fill 0hifispeaker.and.appletv.fill.rtl 3rtl 0hockey.puck 2circle 3fill 2fill
    0hold.brakesignal 0homepod.and.appletv.fill.rtl 3rtl 0homepodmini.and.appletv.fill.rtl 3rtl 0house.and.flag 3circle 4fill 3fill
    1lodge 2circle 3fill 2fill 0hryvniasign 0humidifier 1and.droplets 3fill 1fill 0hurricane.circle 2fill 0indianrupeesign
    0info.bubble 2fill 1square 2fill 1windshield 0ipad.and.iphone.slash 1gen1 2badge.play 2landscape 3badge.play 1gen2 2badge.play
    2landscape 3badge.play 0iphone.gen1 2badge.play 2circle 3fill 2landscape 2radiowaves.left.and.right 6circle 7fill 2slash 3circle
    4fill 1gen2 2badge.play 2circle 3fill 2landscape 2radiowaves.left.and.right 6circle 7fill 2slash 3circle 4fill 1gen3 2badge.play
    2circle 3fill 2landscape 2radiowaves.left.and.right 6circle 7fill 2slash 3circle 4fill 0key.horizontal 2fill 1radiowaves.forward
    3fill 0keyboard.badge.ellipsis.fill 2eye 3fill 1chevron.compact.down.fill 3left.fill 1onehanded.left.fill 2right.fill 0kipsign
    0kph 1circle 2fill 0lamp.ceiling 2fill 2inverse 1desk 2fill 1floor 2fill 1table 2fill 0lane 0laptopcomputer.and.ipad 1slash
    0larisign 0laurel.leading 1trailing 0light.beacon.max 3fill 2min 3fill 1cylindrical.ceiling 3fill 3inverse 1overhead.left 3fill
    2right 3fill 1panel 2fill 1recessed 23 3fill 3inverse 2fill 2inverse 1ribbon 2fill 1strip.2 3fill 0lightbulb.2 2fill 1led 2fill
    2wide 3fill 0lightswitch.off 2fill 2square 3fill 1on 2fill 2square 3fill 0lirasign 0list.bullet.clipboard 3fill 1clipboard 2fill
    0lizard 1fill 0location.slash.circle 3fill 0lock.open.rotation 2trianglebadge.exclamationmark 4fill 1trianglebadge.exclamationmark
    3fill 0macbook.and.ipad 2iphone 0macstudio 1fill 0manatsign 0medal 1fill 0medical.thermometer 2fill 0message.badge 2circle 3fill
    4rtl 3rtl 2fill 3rtl 2filled.fill 4rtl 2rtl 0mic.and.signal.meter 4fill 1badge.xmark 1fill.badge.xmark 0microbe 1circle 2fill
    1fill 0microwave 1fill 0millsign 0minus.plus.and.fluid.batteryblock 2batteryblock.exclamationmark 4fill 3slash 4fill 3stack
    4exclamationmark 5fill 4fill 0mirror.side.left 3and.arrow.turn.down.right 4heat.waves 2right 3and.arrow.turn.down.left 4heat.waves
    0moon.haze 2circle 3fill 2fill 1stars.circle 3fill 0moonphase.first.quarter 3inverse 1full.moon 3inverse 1last.quarter 3inverse
    1new.moon 3inverse 1waning.crescent 3inverse 2gibbous 3inverse 1waxing.crescent 3inverse 2gibbous 3inverse 0mountain.2 2circle
    3fill 2fill 0mph 1circle 2fill 0mug 1fill 0nairasign 0nosign.app 2fill 0numbersign 0oar.2.crossed 0oilcan 1fill 0opticaldisc.fill
    0oven 1fill 0parkinglight 1fill 0parkingsign.brakesignal 2slash 0party.popper 2fill 0pedestrian.gate.closed 2open
    0pencil.and.ruler 3fill 1line 0person.2.badge.gearshape 4fill 2gobackward 2slash 3fill 1and.background.dotted
    1badge.shield.checkmark 4fill 1bust 2fill 1crop.circle.dashed 2rectangle.badge.plus 5fill 1line.dotted.person 4fill 0pesetasign
    0pesosign 0phone.arrow.down.left.fill 2right.fill 2up.right.circle 5fill 4fill 1badge.checkmark 1connection.fill
    1down.waves.left.and.right 1fill.badge.checkmark 0photo.stack 2fill 0pill 1circle 2fill 1fill 0pipe.and.drop 3fill
    0play.desktopcomputer 1display 1laptopcomputer 1square.stack 3fill 0playpause.circle 2fill 0playstation.logo 0popcorn 1circle
    2fill 1fill 0poweroutlet.strip 2fill 1type.a 3fill 3square 4fill 2b 3fill 3square 4fill 2c 3fill 3square 4fill 2d 3fill 3square
    4fill 2e 3fill 3square 4fill 2f 3fill 3square 4fill 2g 3fill 3square 4fill 2h 3fill 3square 4fill 2i 3fill 3square 4fill 2j 3fill
    3square 4fill 2k 3fill 3square 4fill 2l 3fill 3square 4fill 2m 3fill 3square 4fill 2n 3fill 3square 4fill 2o 3fill 3square 4fill
    0questionmark.bubble 2ar 2fill 3ar 1key.filled 0quotelevel 0recordingtape.circle 2fill 0rectangle.portrait.and.arrow.forward 5fill
    2on.rectangle.portrait.angled 6fill 0refrigerator 1fill 0retarder.brakesignal 0road.lane.arrowtriangle.2.inward 1lanes
    2curved.left 3right 0roller.shade.closed 2open 0roman.shade.closed 2open 0rublesign 0rupeesign 0sailboat 1circle 2fill 1fill
    0sensor 1fill 0shared.with.you 3slash 0shazam.logo 2fill 0shekelsign 0shippingbox.and.arrow.backward 4fill 0shoeprints.fill
    0shower 1fill 1handheld 2fill 1sidejet 2fill 0signpost.and.arrowtriangle.up 4circle 5fill 4fill 1left.circle 3fill 1right.and.left
    4circle 5fill 4fill 2circle 3fill 0sink 1fill 0slider.horizontal.2.gobackward 3square.badge.arrow.down 4on.square
    2below.square.and.square.filled 0smoke.circle 2fill 0snowflake.road.lane 3dashed 1slash 0soccerball 1circle 2fill 3inverse
    2inverse 1inverse 0sofa 1fill 0sos 1circle 2fill 0space 0speaker.minus 2fill 1plus 2fill 1square 2fill 1wave.2.bubble.left 5fill
    6rtl 5rtl 0spigot 1fill 0sportscourt.circle 2fill 0sprinkler 1and.droplets 3fill 1fill 0square.2.layers.3d 4bottom.filled
    4top.filled 13.layers.3d 4bottom.filled 4down.backward.slash.rtl 5forward.slash.rtl 4middle.filled 4slash 4top.filled
    1and.pencil.circle 4fill 1bottomthird.inset.filled 1dotted 1leadingthird.inset.filled 1leftthird.inset.filled
    1on.square.badge.person.crop 6fill 3intersection.dashed 1rightthird.inset.filled 1topthird.inset.filled
    1trailingthird.inset.filled 0squares.leading.rectangle 0squareshape.dotted.split.2x2 0stairs 0star.square.on.square 4fill
    0steeringwheel 1and.heat.waves 2key 2lock 1exclamationmark 1road.lane 3dashed 1slash 0sterlingsign 0stove 1fill 0stroller 1fill
    0suitcase.rolling 2fill 0sun.and.horizon.circle 4fill 1dust.circle 3fill 1haze.circle 3fill 1max.trianglebadge.exclamationmark
    4fill 0sunrise.circle 2fill 0sunset.circle 2fill 0suv.side 2air.circulate 4fill 3fresh 4fill 2and.exclamationmark 4fill
    2arrowtriangle.down 4fill 3up 4arrowtriangle.down 6fill 4fill 2fill 2front.open 4fill 2rear.open 4fill 0swatchpalette 1fill
    0switch.programmable 2fill 2square 3fill 0syringe 1fill 0table.furniture 2fill 0taillight.fog 2fill 0teddybear 1fill 0tengesign
    0tennis.racket 2circle 3fill 0tennisball 1circle 2fill 1fill 0tent 12 2circle 3fill 2fill 1circle 2fill 1fill
    0text.line.first.and.arrowtriangle.forward 2last.and.arrowtriangle.forward 1word.spacing 0textformat.12 2ar 2hi
    0theatermask.and.paintbrush 3fill 0thermometer.and.liquid.waves 1brakesignal 1high 1low 1medium 2slash 1snowflake.circle 3fill
    1sun.circle 3fill 1transmission 0timer.circle 2fill 0toilet 1circle 2fill 1fill 0tornado.circle 2fill 0transmission 0tree 1circle
    2fill 1fill 0trophy 1circle 2fill 1fill 0tropicalstorm.circle 2fill 0tugriksign 0turkishlirasign 0tv.and.mediabox.fill
    0umbrella.percent 2ar 2fill 3ar 0vial.viewfinder 0video.doorbell 2fill 0videoprojector 1fill 0volleyball 1circle 2fill 1fill
    0washer 1fill 0water.waves 2and.arrow.down 5trianglebadge.exclamationmark 4up 2slash 0waveform.slash 0web.camera 2fill
    0wifi.router 2fill 0wind.circle 2fill 1snow.circle 3fill 0window.awning 2closed 1casement 2closed 1ceiling 2closed 1horizontal
    2closed 1shade.closed 2open 1vertical.closed 2open 0windshield.front.and.fluid 4and.spray 3heat.waves 3spray 3wiper 4and.drop
    5spray 4exclamationmark 4intermittent 1rear.and.fluid 4and.spray 3heat.waves 3spray 3wiper 4and.drop 5spray 4exclamationmark
    4intermittent 0wineglass 1fill 0wonsign 0wrench.adjustable 2fill 0wrongwaysign 1fill 0xbox.logo 0yensign
    """
}
