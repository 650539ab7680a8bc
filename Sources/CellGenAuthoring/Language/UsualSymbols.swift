/// The SF Symbols that public apps use most, which editors propose; there are thousands of others.
enum UsualSymbols {
  static let names = """
    1.circle antenna.radiowaves.left.and.right app.connected.to.app.below.fill archivebox archivebox.fill \
    arrow.2.squarepath arrow.backward.circle.fill arrow.clockwise arrow.clockwise.circle arrow.clockwise.circle.fill \
    arrow.counterclockwise arrow.down arrow.down.circle arrow.down.circle.dotted arrow.down.circle.fill \
    arrow.down.doc arrow.forward arrow.left arrow.left.arrow.right arrow.right arrow.right.circle \
    arrow.right.circle.fill arrow.triangle.2.circlepath arrow.triangle.2.circlepath.camera arrow.triangle.branch \
    arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.clockwise arrow.up arrow.up.arrow.down arrow.up.bin \
    arrow.up.circle arrow.up.circle.fill arrow.up.forward arrow.up.forward.square arrow.up.left.and.arrow.down.right \
    arrow.up.right arrow.up.to.line arrow.uturn.backward arrowshape.turn.up.left arrowshape.turn.up.left.fill \
    arrowtriangle.down.fill at backward.fill bag bag.fill battery.100 bell bell.badge bell.badge.fill bell.fill \
    bell.slash bolt bolt.fill book book.closed book.fill book.pages bookmark bookmark.fill books.vertical \
    books.vertical.fill briefcase.fill bubble.left bubble.left.and.bubble.right bubble.left.and.bubble.right.fill \
    bubble.left.and.text.bubble.right building.2 building.2.fill building.columns building.columns.fill calendar \
    calendar.badge.clock calendar.badge.exclamationmark calendar.badge.plus camera camera.fill captions.bubble \
    car.fill cart cart.fill character.cursor.ibeam chart.bar chart.bar.fill chart.bar.xaxis \
    chart.line.uptrend.xyaxis chart.pie.fill checklist checkmark checkmark.circle checkmark.circle.fill \
    checkmark.seal checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.square checkmark.square.fill \
    chevron.backward chevron.compact.down chevron.down chevron.down.circle chevron.down.circle.fill chevron.forward \
    chevron.left chevron.left.forwardslash.chevron.right chevron.right chevron.right.circle chevron.up \
    chevron.up.chevron.down circle circle.fill clock clock.arrow.2.circlepath clock.arrow.circlepath \
    clock.arrow.trianglehead.counterclockwise.rotate.90 clock.badge.checkmark clock.badge.exclamationmark clock.fill \
    cpu creditcard creditcard.fill crown.fill cube.box cube.box.fill cup.and.saucer.fill delete.left desktopcomputer \
    display doc doc.badge.plus doc.fill doc.on.clipboard doc.on.doc doc.on.doc.fill doc.plaintext doc.richtext \
    doc.richtext.fill doc.text doc.text.fill doc.text.magnifyingglass doc.zipper document.on.document \
    document.on.document.fill dollarsign.circle dollarsign.circle.fill drop.fill eject ellipsis ellipsis.circle \
    ellipsis.circle.fill ellipsis.curlybraces envelope envelope.badge envelope.fill envelope.open \
    exclamationmark.bubble exclamationmark.circle exclamationmark.circle.fill exclamationmark.octagon \
    exclamationmark.octagon.fill exclamationmark.shield.fill exclamationmark.triangle exclamationmark.triangle.fill \
    externaldrive externaldrive.badge.exclamationmark externaldrive.badge.icloud \
    externaldrive.connected.to.line.below externaldrive.fill eye eye.fill eye.slash eye.slash.circle eye.slash.fill \
    face.smiling figure.play figure.run filemenu.and.selection film flag flag.fill flame.fill folder \
    folder.badge.gearshape folder.badge.person.crop folder.badge.plus folder.fill folder.fill.badge.plus fork.knife \
    forward.end.fill forward.fill gamecontroller gamecontroller.fill gauge.with.dots.needle.67percent \
    gauge.with.needle gear gearshape gearshape.2 gearshape.2.fill gearshape.fill gift.fill globe globe.americas.fill \
    globe.europe.africa gobackward hammer hammer.fill hand.draw.fill hand.raised hand.raised.fill hand.raised.slash \
    hand.tap hand.thumbsdown hand.thumbsup hand.thumbsup.fill heart heart.fill heart.slash heart.text.square \
    hourglass hourglass.bottomhalf.fill hourglass.tophalf.fill house house.fill icloud icloud.and.arrow.down \
    icloud.and.arrow.up icloud.fill icloud.slash info.circle info.circle.fill internaldrive iphone key.fill keyboard \
    ladybug.fill largecircle.fill.circle leaf.fill lightbulb lightbulb.fill line.3.horizontal \
    line.3.horizontal.decrease line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill \
    line.horizontal.3 line.horizontal.3.decrease line.horizontal.3.decrease.circle link link.badge.plus \
    link.circle.fill list.bullet list.bullet.clipboard list.bullet.rectangle list.bullet.rectangle.fill \
    list.clipboard list.dash location location.circle location.circle.fill location.fill location.slash lock \
    lock.circle lock.doc lock.fill lock.open lock.open.fill lock.rotation lock.shield lock.shield.fill \
    macbook.and.iphone magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill map map.fill mappin \
    mappin.and.ellipse mappin.circle mappin.circle.fill mappin.square medal.fill megaphone.fill memorychip message \
    message.fill mic.circle.fill mic.fill mic.slash.fill minus minus.circle minus.circle.fill minus.square moon \
    moon.fill moon.stars.fill music.note music.note.list network nosign note.text number number.circle.fill \
    opticaldisc paintbrush.fill paintpalette paperclip paperplane paperplane.circle paperplane.fill pause \
    pause.circle pause.circle.fill pause.fill pencil pencil.and.list.clipboard pencil.circle pencil.circle.fill \
    person person.2 person.2.badge.gearshape person.2.fill person.3 person.3.fill person.badge.key \
    person.badge.key.fill person.badge.minus person.badge.plus person.circle person.circle.fill person.crop.circle \
    person.crop.circle.badge.checkmark person.crop.circle.badge.exclamationmark person.crop.circle.badge.plus \
    person.crop.circle.badge.xmark person.crop.circle.fill person.fill person.fill.badge.plus person.fill.checkmark \
    person.text.rectangle phone phone.fill photo photo.artframe photo.badge.plus photo.fill photo.on.rectangle \
    photo.on.rectangle.angled pin pin.fill pin.slash play play.circle play.circle.fill play.fill play.rectangle \
    play.rectangle.on.rectangle play.square.stack play.square.stack.fill plus plus.circle plus.circle.fill \
    plus.magnifyingglass plus.square.on.square power puzzlepiece.extension qrcode qrcode.viewfinder questionmark \
    questionmark.circle questionmark.circle.fill quote.bubble record.circle rectangle.compress.vertical \
    rectangle.connected.to.line.below rectangle.expand.vertical rectangle.grid.2x2 rectangle.on.rectangle \
    rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right repeat safari server.rack \
    shield.checkered shield.fill shippingbox shippingbox.fill sidebar.left slider.horizontal.3 sparkles \
    speaker.slash speaker.slash.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3.fill square \
    square.and.arrow.down square.and.arrow.up square.and.arrow.up.fill square.and.pencil square.dashed square.fill \
    square.grid.2x2 square.grid.2x2.fill square.on.square square.stack.3d.up square.stack.3d.up.fill star \
    star.circle star.circle.fill star.fill stop.fill suit.heart suit.heart.fill sun.max sun.max.fill sun.min \
    switch.2 syringe.fill tag tag.fill testtube.2 text.alignleft text.append text.badge.plus text.bubble \
    text.magnifyingglass textformat textformat.size timer trash trash.circle trash.fill tray tray.full \
    tray.full.fill trophy.fill video video.fill video.slash.fill wand.and.stars waveform waveform.path.ecg.rectangle \
    wifi wifi.exclamationmark wifi.slash wrench.and.screwdriver xmark xmark.app xmark.circle xmark.circle.fill \
    xmark.octagon
    """.split(separator: " ").map(String.init)
}
