extension SystemSymbols {
  /// Symbols that came with iOS 13.
  static let iOS13 = """
    00.circle 2fill 1square 2fill 000.circle 2fill 1square 2fill 001.circle 2fill 1square 2fill 002.circle 2fill 1square 2fill
    003.circle 2fill 1square 2fill 004.circle 2fill 1square 2fill 005.circle 2fill 1square 2fill 006.circle 2fill 1square 2fill
    007.circle 2fill 1square 2fill 008.circle 2fill 1square 2fill 009.circle 2fill 1square 2fill 01.circle 2fill 1magnifyingglass
    1square 2fill 010.circle 2fill 1square 2fill 011.circle 2fill 1square 2fill 012.circle 2fill 1square 2fill 013.circle 2fill
    1square 2fill 014.circle 2fill 1square 2fill 015.circle 2fill 1square 2fill 016.circle 2fill 1square 2fill 017.circle 2fill
    1square 2fill 018.circle 2fill 1square 2fill 019.circle 2fill 1square 2fill 02.circle 2fill 1square 2fill 020.circle 2fill 1square
    2fill 021.circle 2fill 1square 2fill 022.circle 2fill 1square 2fill 023.circle 2fill 1square 2fill 024.circle 2fill 1square 2fill
    025.circle 2fill 1square 2fill 026.circle 2fill 1square 2fill 027.circle 2fill 1square 2fill 028.circle 2fill 1square 2fill
    029.circle 2fill 1square 2fill 03.circle 2fill 1square 2fill 030.circle 2fill 1square 2fill 031.circle 2fill 1square 2fill
    032.circle 2fill 1square 2fill 033.circle 2fill 1square 2fill 034.circle 2fill 1square 2fill 035.circle 2fill 1square 2fill
    036.circle 2fill 1square 2fill 037.circle 2fill 1square 2fill 038.circle 2fill 1square 2fill 039.circle 2fill 1square 2fill
    04.alt.circle 3fill 2square 3fill 1circle 2fill 1square 2fill 040.circle 2fill 1square 2fill 041.circle 2fill 1square 2fill
    042.circle 2fill 1square 2fill 043.circle 2fill 1square 2fill 044.circle 2fill 1square 2fill 045.circle 2fill 1square 2fill
    046.circle 2fill 1square 2fill 047.circle 2fill 1square 2fill 048.circle 2fill 1square 2fill 049.circle 2fill 1square 2fill
    05.circle 2fill 1square 2fill 050.circle 2fill 1square 2fill 06.alt.circle 3fill 2square 3fill 1circle 2fill 1square 2fill
    07.circle 2fill 1square 2fill 08.circle 2fill 1square 2fill 09.alt.circle 3fill 2square 3fill 1circle 2fill 1square 2fill 0a
    1circle 2fill 1square 2fill 0airplane 0airplayaudio 0airplayvideo 0alarm 1fill 0alt 0ant 1circle 2fill 1fill
    0antenna.radiowaves.left.and.right 0app 1badge 2fill 1fill 1gift 2fill 0archivebox 1fill 0arkit 0arrow.2.circlepath 3circle 4fill
    2squarepath 13.trianglepath 1branch 1clockwise 2circle 3fill 2icloud 3fill 1counterclockwise 2circle 3fill 2icloud 3fill 1down
    2circle 3fill 2doc 3fill 2left 3circle 4fill 3square 4fill 3video 4fill 2right 3and.arrow.up.left 3circle 4fill 3square 4fill
    2square 3fill 2to.line 4alt 1left 2and.right 4circle 5fill 4square 5fill 2circle 3fill 2square 3fill 2to.line 4alt 1merge 1right
    2arrow.left 4circle 5fill 4square 5fill 2circle 3fill 2square 3fill 2to.line 4alt 1swap 1turn.down.left 3right 2left.down 3up
    2right.down 3up 2up.left 3right 1up 2and.down 4circle 5fill 4square 5fill 2arrow.down 4circle 5fill 4square 5fill 2bin 3fill
    2circle 3fill 2doc 3fill 2left 3and.arrow.down.right 3circle 4fill 3square 4fill 2right 3circle 4fill 3diamond 4fill 3square 4fill
    3video 4fill 2square 3fill 2to.line 4alt 1uturn.down 3circle 4fill 3square 4fill 2left 3circle 4badge.ellipsis 4fill 3square 4fill
    2right 3circle 4fill 3square 4fill 2up 3circle 4fill 3square 4fill 0arrowshape.turn.up.left 42 5fill 4circle 5fill 4fill 3right
    4circle 5fill 4fill 0arrowtriangle.down 2circle 3fill 2fill 2square 3fill 1left 2circle 3fill 2fill 2square 3fill 1right 2circle
    3fill 2fill 2square 3fill 1up 2circle 3fill 2fill 2square 3fill 0aspectratio 1fill 0asterisk.circle 2fill 0at 1badge.minus 2plus
    0australsign.circle 2fill 1square 2fill 0b.circle 2fill 1square 2fill 0backward 1end 2alt 3fill 2fill 1fill
    0badge.plus.radiowaves.right 0bag 1badge.minus 2plus 1fill 2badge.minus 3plus 0bahtsign.circle 2fill 1square 2fill 0bandage 1fill
    0barcode 1viewfinder 0battery.0 1100 125 0bed.double 2fill 0bell 1circle 2fill 1fill 1slash 2fill 0bin.xmark 2fill
    0bitcoinsign.circle 2fill 1square 2fill 0bold 1italic.underline 1underline 0bolt 1badge.a 3fill 1circle 2fill 1fill 1horizontal
    2circle 3fill 2fill 2icloud 3fill 1slash 2fill 0book 1circle 2fill 1fill 0bookmark 1fill 0briefcase 1fill 0bubble.left
    2and.bubble.right 5fill 2fill 1middle.bottom 3fill 2top 3fill 1right 2fill 0burn 0burst 1fill 0c.circle 2fill 1square 2fill
    0calendar 1badge.minus 2plus 1circle 2fill 0camera 1circle 2fill 1fill 1on.rectangle 3fill 1rotate 2fill 1viewfinder 0capslock
    1fill 0capsule 1fill 0captions.bubble 2fill 0car 1fill 0cart 1badge.minus 2plus 1fill 2badge.minus 3plus 0cedisign.circle 2fill
    1square 2fill 0centsign.circle 2fill 1square 2fill 0chart.bar 2fill 1pie 2fill 0checkmark 1circle 2fill 1rectangle 2fill 1seal
    2fill 1shield 2fill 1square 2fill 0chevron.compact.down 2left 2right 2up 1down 2circle 3fill 2square 3fill 1left 22 2circle 3fill
    2slash.chevron.right 2square 3fill 1right 22 2circle 3fill 2square 3fill 1up 2chevron.down 2circle 3fill 2square 3fill 0circle
    1bottomthird.split 1fill 1grid.2x2 3fill 23x3 3fill 2hex 3fill 1lefthalf.fill 1righthalf.fill 0clear 1fill 0clock 1fill 0cloud
    1bolt 2fill 2rain 3fill 1drizzle 2fill 1fill 1fog 2fill 1hail 2fill 1heavyrain 2fill 1moon 2bolt 3fill 2fill 2rain 3fill 1rain
    2fill 1sleet 2fill 1snow 2fill 1sun 2bolt 3fill 2fill 2rain 3fill 0coloncurrencysign.circle 2fill 1square 2fill 0command 0control
    0creditcard 1fill 0crop 1rotate 0cruzeirosign.circle 2fill 1square 2fill 0cube 1box 2fill 1fill 0cursor.rays 0d.circle 2fill
    1square 2fill 0decrease.indent 1quotelevel 0delete.left 2fill 1right 2fill 0desktopcomputer 0dial 1fill 0divide 1circle 2fill
    1square 2fill 0doc 1append 1circle 2fill 1fill 1on.clipboard 3fill 2doc 3fill 1plaintext 1richtext 1text 2fill 2magnifyingglass
    2viewfinder 0dollarsign.circle 2fill 1square 2fill 0dongsign.circle 2fill 1square 2fill 0dot.radiowaves.left.and.right 2right
    1square 2fill 0drop.triangle 2fill 0e.circle 2fill 1square 2fill 0ear 0eject 1fill 0ellipses.bubble 2fill 0ellipsis 1circle 2fill
    0envelope 1badge 2fill 1circle 2fill 1fill 1open 2fill 0equal 1circle 2fill 1square 2fill 0escape 0eurosign.circle 2fill 1square
    2fill 0exclamationmark 1bubble 2fill 1circle 2fill 1icloud 2fill 1octagon 2fill 1shield 2fill 1square 2fill 1triangle 2fill 0eye
    1fill 1slash 2fill 0eyedropper 1full 1halffull 0eyeglasses 0f.circle 2fill 1cursive 2circle 3fill 1square 2fill 0faceid 0film
    1fill 0flag 1circle 2fill 1fill 1slash 2fill 0flame 1fill 0flashlight.off.fill 1on.fill 0flip.horizontal 2fill 0florinsign.circle
    2fill 1square 2fill 0flowchart 1fill 0folder 1badge.minus 2person.crop 2plus 1circle 2fill 1fill 2badge.minus 3person.crop 3plus
    0forward 1end 2alt 3fill 2fill 1fill 0francsign.circle 2fill 1square 2fill 0function 0fx 0g.circle 2fill 1square 2fill
    0gamecontroller 1fill 0gauge 1badge.minus 2plus 0gear 0gift 1fill 0globe 0gobackward 110 2ar 2hi 115 2ar 2hi 130 2ar 2hi 145 2ar
    2hi 160 2ar 2hi 175 2ar 2hi 190 2ar 2hi 1minus 0goforward 110 2ar 2hi 115 2ar 2hi 130 2ar 2hi 145 2ar 2hi 160 2ar 2hi 175 2ar 2hi
    190 2ar 2hi 1plus 0greaterthan 1circle 2fill 1square 2fill 0grid 1circle 2fill 0guaranisign.circle 2fill 1square 2fill 0guitars
    0h.circle 2fill 1square 2fill 0hammer 1fill 0hand.draw 2fill 1point.left 3fill 2right 3fill 1raised 2fill 2slash 3fill 1thumbsdown
    2fill 1thumbsup 2fill 0hare 1fill 0headphones 0heart 1circle 2fill 1fill 1slash 2circle 3fill 2fill 0helm 0hexagon 1fill
    0hifispeaker 1fill 0hourglass 1bottomhalf.fill 1tophalf.fill 0house 1fill 0hryvniasign.circle 2fill 1square 2fill 0hurricane
    0i.circle 2fill 1square 2fill 0icloud 1and.arrow.down 4fill 3up 4fill 1circle 2fill 1fill 1slash 2fill 0increase.indent
    1quotelevel 0indianrupeesign.circle 2fill 1square 2fill 0info 1circle 2fill 0italic 0j.circle 2fill 1square 2fill 0k.circle 2fill
    1square 2fill 0keyboard 1chevron.compact.down 0kipsign.circle 2fill 1square 2fill 0l.circle 2fill 1square 2fill
    0largecircle.fill.circle 0larisign.circle 2fill 1square 2fill 0lasso 0leaf.arrow.circlepath 0lessthan 1circle 2fill 1square 2fill
    0light.max 1min 0lightbulb 1fill 1slash 2fill 0line.horizontal.3 3decrease 4circle 5fill 0link 1circle 2fill 1icloud 2fill
    0lirasign.circle 2fill 1square 2fill 0list.bullet 2below.rectangle 2indent 1dash 1number 2rtl 0livephoto 1play 1slash 0location
    1circle 2fill 1fill 1north 2fill 2line 3fill 1slash 2fill 0lock 1circle 2fill 1fill 1icloud 2fill 1open 2fill 1rotation 2open
    1shield 2fill 1slash 2fill 0m.circle 2fill 1square 2fill 0macwindow 0magnifyingglass 1circle 2fill 0manatsign.circle 2fill 1square
    2fill 0map 1fill 0mappin 1and.ellipse 1circle 2fill 1slash 0memories 1badge.minus 2plus 0message 1circle 2fill 1fill 0metronome
    0mic 1circle 2fill 1fill 1slash 2fill 0millsign.circle 2fill 1square 2fill 0minus 1circle 2fill 1magnifyingglass 1rectangle 2fill
    1slash.plus 1square 2fill 0moon 1circle 2fill 1fill 1stars 2fill 1zzz 2fill 0multiply 1circle 2fill 1square 2fill 0music.house
    2fill 1mic 1note 2list 0n.circle 2fill 1square 2fill 0nairasign.circle 2fill 1square 2fill 0nosign 0number 1circle 2fill 1square
    2fill 0o.circle 2fill 1square 2fill 0option 0p.circle 2fill 1square 2fill 0paintbrush 1fill 0pano 1fill 0paperclip 1circle 2fill
    0paperplane 1fill 0paragraph 0pause 1circle 2fill 1fill 1rectangle 2fill 0pencil 1and.ellipsis.rectangle 2outline 1circle 2fill
    1slash 1tip 2crop.circle 4badge.minus 5plus 0percent 0person 12 2fill 2square.stack 4fill 13 2fill 1badge.minus 3fill 2plus 3fill
    1circle 2fill 1crop.circle 3badge.checkmark 4exclam 4minus 4plus 4xmark 3fill 4badge.checkmark 5exclam 5minus 5plus 5xmark
    2rectangle 3fill 2square 3fill 1fill 1icloud 2fill 0personalhotspot 0perspective 0pesetasign.circle 2fill 1square 2fill
    0pesosign.circle 2fill 1square 2fill 0phone 1arrow.down.left 2right 2up.right 1badge.plus 1circle 2fill 1down 2circle 3fill 2fill
    1fill 2arrow.down.left 3right 3up.right 2badge.plus 0photo 1fill 2on.rectangle.fill 1on.rectangle 0pin 1circle 2fill 1fill 1slash
    2fill 0play 1circle 2fill 1fill 1rectangle 2fill 0playpause 1fill 0plus 1app 2fill 1bubble 2fill 1circle 2fill 1magnifyingglass
    1rectangle 2fill 3on.rectangle.fill 2on.rectangle 1slash.minus 1square 2fill 3on.square.fill 2on.square 0plusminus 1circle 2fill
    0power 0printer 1fill 0projective 0purchased 1circle 2fill 0q.circle 2fill 1square 2fill 0qrcode 1viewfinder 0questionmark 1circle
    2fill 1diamond 2fill 1square 2fill 1video 2fill 3rtl 2rtl 0quote.bubble 2fill 0r.circle 2fill 1square 2fill 0radiowaves.left
    1right 0rays 0recordingtape 0rectangle 13.offgrid 3fill 1and.arrow.up.right.and.arrow.down.left 9slash 2paperclip 1badge.checkmark
    2xmark 1compress.vertical 1dock 1expand.vertical 1fill 2badge.checkmark 3xmark 2on.rectangle.angled.fill 4fill 1grid.1x2 3fill
    22x2 3fill 23x2 3fill 1on.rectangle 3angled 1split.3x1 3fill 23x3 3fill 1stack 2badge.minus 3person.crop 3plus 2fill 3badge.minus
    4person.crop 4plus 2person.crop 4fill 0repeat 11 0return 0rhombus 1fill 0rosette 0rotate.left 2fill 1right 2fill 0rublesign.circle
    2fill 1square 2fill 0rupeesign.circle 2fill 1square 2fill 0s.circle 2fill 1square 2fill 0safari 1fill 0scissors 1badge.ellipsis
    0scope 0scribble 0selection.pin.in.out 0sheqelsign.circle 2fill 1square 2fill 0shield 1fill 1lefthalf.fill 1slash 2fill 0shift
    1fill 0shuffle 0sidebar.left 1right 0signature 0skew 0slash.circle 2fill 0slider.horizontal.3 2below.rectangle 0slowmo
    0smallcircle.circle 2fill 1fill.circle 3fill 0smiley 1fill 0smoke 1fill 0snow 0sparkles 0speaker 11 2fill 12 2fill 13 2fill 1fill
    1slash 2fill 3rtl 2rtl 1zzz 2fill 3rtl 2rtl 0speedometer 0sportscourt 1fill 0square 1and.arrow.down 4fill 4on.square 6fill 3up
    4fill 4on.square 6fill 2line.vertical.and.square 6fill 2pencil 1fill 2and.line.vertical.and.square 5square.fill 2on.circle.fill
    3square.fill 1grid.2x2 3fill 23x2 3fill 24x3.fill 1lefthalf.fill 1on.circle 2square 1righthalf.fill 1split.1x2 3fill 22x1 3fill
    22x2 3fill 1stack 23d.down.dottedline 4right 5fill 3up 4fill 4slash 5fill 2fill 0squares.below.rectangle 0star 1circle 2fill 1fill
    1lefthalf.fill 1slash 2fill 0staroflife 1fill 0sterlingsign.circle 2fill 1square 2fill 0stop 1circle 2fill 1fill 0stopwatch 1fill
    0strikethrough 0studentdesk 0suit.club 2fill 1diamond 2fill 1heart 2fill 1spade 2fill 0sum 0sun.dust 2fill 1haze 2fill 1max 2fill
    1min 2fill 0sunrise 1fill 0sunset 1fill 0t.bubble 2fill 1circle 2fill 1square 2fill 0table 1badge.more 3fill 1fill 0tag 1circle
    2fill 1fill 0teletype 1answer 0tengesign.circle 2fill 1square 2fill 0text.aligncenter 1alignleft 1alignright 1append
    1badge.checkmark 2minus 2plus 2star 2xmark 1bubble 2fill 1cursor 1insert 1justify 1justifyleft 1justifyright 1quote 0textbox
    0textformat 1123 1abc 2dottedunderline 1alt 1size 1subscript 1superscript 0thermometer 1snowflake 1sun 0timelapse 0timer 0tornado
    0tortoise 1fill 0tram.fill 0trash 1circle 2fill 1fill 1slash 2fill 0tray 12 2fill 1and.arrow.down 4fill 3up 4fill 1fill 1full
    2fill 0triangle 1fill 1lefthalf.fill 1righthalf.fill 0tropicalstorm 0tugriksign.circle 2fill 1square 2fill 0tuningfork
    0turkishlirasign.circle 2fill 1square 2fill 0tv 1circle 2fill 1fill 1music.note 3fill 0u.circle 2fill 1square 2fill
    0uiwindow.split.2x1 0umbrella 1fill 0underline 0v.circle 2fill 1square 2fill 0video 1badge.plus 3fill 1circle 2fill 1fill 1slash
    2fill 0view.2d 13d 0viewfinder 1circle 2fill 0w.circle 2fill 1square 2fill 0wand.and.rays 3inverse 2stars 3inverse 0waveform
    1circle 2fill 1path 2badge.minus 3plus 2ecg 0wifi 1exclamationmark 1slash 0wind 1snow 0wonsign.circle 2fill 1square 2fill 0wrench
    1fill 0x.circle 2fill 1square 2fill 1squareroot 0xmark 1circle 2fill 1icloud 2fill 1octagon 2fill 1rectangle 2fill 1seal 2fill
    1shield 2fill 1square 2fill 0y.circle 2fill 1square 2fill 0yensign.circle 2fill 1square 2fill 0z.circle 2fill 1square 2fill 0zzz
    """
}
