// Made from Sources/CellGenRuntime/CellGenRuntime.docc/ManifestKeys.md by a recording test run. Do not edit.
// swift-format-ignore-file

/// Examples of constructs and of keys, each after a line with the name.
package var embeddedExamples: String {
#"""
<!-- manifest -->
prefix: Common
views:
  Caption:
    data: { text: String }
<!-- manifest.cellgen -->
cellgen: 1
<!-- manifest.screen -->
screen: Listing
<!-- manifest.prefix -->
prefix: Common
<!-- manifest.access -->
access: internal
<!-- manifest.deploymentTarget -->
deploymentTarget: 16
<!-- manifest.imports -->
imports: [Foundation]
<!-- manifest.strings -->
strings: { table: Shop, bundle: main }
<!-- manifest.assets -->
assets: { bundle: ShopAssets.bundle }
<!-- manifest.swiftUI -->
swiftUI: true
<!-- manifest.containers -->
containers: [collection, table]
<!-- manifest.table -->
table: { style: grouped, separators: { inset: 20, color: systemGray3 }, estimatedHeight: 60 }
<!-- manifest.uses -->
uses: [Common]
<!-- manifest.colors -->
colors: { ink: { light: "#1A2B3C", dark: white }, faded: Theme.faded }
<!-- manifest.fonts -->
fonts: { price: { size: 17, weight: bold }, note: Theme.note }
<!-- manifest.spacings -->
spacings: { gap: 12, indent: Theme.indent }
<!-- manifest.styles -->
styles:
  strong: { font: price, color: ink, insets: gap }
  note: { font: note, color: faded, insets: { leading: indent } }
<!-- manifest.formats -->
formats: { stars: { number: { sign: always } } }
<!-- manifest.preview -->
preview:
  colors: { Theme.faded: secondaryLabel }
  fonts: { Theme.note: { size: 13 } }
  spacings: { Theme.indent: 24 }
  texts: { L10n.yourRating: Your rating }
<!-- manifest.elements -->
elements:
  stars: { class: StarsView }
<!-- manifest.views -->
views:
  Caption:
    data: { text: String }
<!-- manifest.header -->
header: Caption
<!-- manifest.sections -->
sections:
  titles:
    header: Caption
    cells: [Title]
<!-- manifest.footer -->
footer: Caption
<!-- manifest.sectionSpacing -->
sectionSpacing: 24
<!-- manifest.states -->
states:
  empty: Nothing here yet
<!-- manifest.refresh -->
refresh: reload
<!-- manifest.selection -->
selection: { multiple: editing }
<!-- manifest.keepsPosition -->
keepsPosition: true
<!-- manifest.startsAt -->
startsAt: end
<!-- manifest.keyboardDismissMode -->
keyboardDismissMode: interactive
<!-- manifest.animation -->
animation: fade
<!-- strings -->
strings: { table: Shop, bundle: main }
<!-- strings.table -->
table: Shop
<!-- strings.bundle -->
bundle: main
<!-- assets -->
assets: { bundle: ShopAssets.bundle }
<!-- assets.bundle -->
bundle: ShopAssets.bundle
<!-- table -->
containers: [table]
table: { separators: { inset: 20 } }
views:
  Book:
    data: { id: Int, title: String }
sections:
  books:
    cells: [Book]
<!-- table.style -->
style: grouped
<!-- table.separators -->
separators: { inset: 20, color: systemGray3 }
<!-- table.estimatedHeight -->
estimatedHeight: 60
<!-- separators -->
views:
  Book:
    data: { id: Int, title: String }
sections:
  books:
    layout: { list: { separators: { inset: 20, color: systemGray3 } } }
    cells: [Book]
<!-- separators.inset -->
inset: 20
<!-- separators.color -->
color: systemGray3
<!-- separatorInset -->
views:
  Book:
    data:
      isbn: String
    separator: { inset: { leading: 16, trailing: 8 } }
<!-- separatorInset.leading -->
leading: 16
<!-- separatorInset.trailing -->
trailing: 8
<!-- color -->
colors:
  ink: { light: "#1A2B3C", dark: white, lightHighContrast: black }
views:
  Level:
    data: { name: String }
    layout:
      vstack:
        children:
          - label: { text: name, color: ink }
<!-- color.asset -->
asset: Brand
<!-- color.light -->
light: "#1A2B3C"
<!-- color.dark -->
dark: white
<!-- color.lightHighContrast -->
lightHighContrast: black
<!-- color.darkHighContrast -->
darkHighContrast: white
<!-- color.of -->
of: brand
<!-- color.alpha -->
alpha: 0.2
<!-- colorByData -->
views:
  Page:
    data: { title: String, isOn: Bool }
    row:
      text: title
      symbol: book
      symbolBackground: { field: isOn, cases: { true: systemGreen, false: systemGray } }
<!-- colorByData.field -->
field: isOn
<!-- colorByData.cases -->
cases: { true: systemGreen, false: systemGray }
<!-- colorByState -->
views:
  Book:
    data:
      isbn: String
    background:
      color: { normal: systemBackground, selected: systemGray5 }
<!-- colorByState.normal -->
normal: systemBackground
<!-- colorByState.selected -->
selected: systemGray5
<!-- colorByState.highlighted -->
highlighted: "#00000022"
<!-- colorByState.disabled -->
disabled: secondaryLabel
<!-- colorByState.focused -->
focused: label
<!-- font -->
fonts:
  title: { style: headline, weight: semibold, design: rounded }
views:
  Level:
    data: { name: String }
    layout:
      vstack:
        children:
          - label: { text: name, font: title }
<!-- font.style -->
style: headline
<!-- font.size -->
size: 17
<!-- font.name -->
name: Inter-Bold
<!-- font.scalesAs -->
scalesAs: body
<!-- font.weight -->
weight: semibold
<!-- font.design -->
design: rounded
<!-- font.italic -->
italic: true
<!-- font.monospacedDigits -->
monospacedDigits: true
<!-- style -->
styles:
  title:
    font: headline
    color: label
    lines: 2
views:
  Guest:
    data:
      name: String
    layout:
      hstack:
        children:
          - label: { text: name, style: title }
<!-- style.font -->
font: headline
<!-- style.color -->
color: label
<!-- style.lines -->
lines: 2
<!-- style.alignment -->
alignment: center
<!-- style.truncation -->
truncation: middle
<!-- style.shrink -->
shrink: 0.8
<!-- style.markdown -->
markdown: true
<!-- style.underline -->
underline: false
<!-- style.strikethrough -->
strikethrough: false
<!-- style.lineHeight -->
lineHeight: 1.2
<!-- style.background -->
background: secondarySystemGroupedBackground
<!-- style.cornerRadius -->
cornerRadius: circle
<!-- style.insets -->
insets: gap
<!-- style.width -->
width: 40
<!-- style.height -->
height: 40
<!-- style.style -->
style: pill
<!-- style.placeholder -->
placeholder: { symbol: person }
<!-- style.failure -->
failure: { symbol: person.slash }
<!-- style.retry -->
retry: Load again
<!-- style.multicolor -->
multicolor: true
<!-- style.mode -->
mode: fill
<!-- style.spacing -->
spacing: 4
<!-- style.distribution -->
distribution: fill
<!-- style.vertical -->
vertical: accessibility
<!-- fontByData -->
views:
  Message:
    data:
      sender: String
      unread: Int?
    layout:
      hstack:
        children:
          - vstack:
              - label:
                  text: sender
                  font: { field: unread, cases: { some: headline, nil: body } }
<!-- fontByData.field -->
field: unread
<!-- fontByData.cases -->
cases: { some: headline, nil: body }
<!-- wholeNumberByData -->
views:
  Moment:
    data: { photos: "[SnapshotViewData]", columnCount: Int }
    layout:
      - repeat: { data: photos, columns: { field: columnCount } }
  Snapshot:
    data: { url: URL }
    layout:
      image:
        url: url
<!-- wholeNumberByData.field -->
field: columnCount
<!-- wholeNumberByData.cases -->
cases: { true: 0, false: 2 }
<!-- numberByData -->
views:
  Ticket:
    data:
      photo: URL?
      isUsed: Bool
    layout:
      vstack:
        alpha: { field: isUsed, cases: { true: 0.5, false: 1 } }
        children:
          - zstack:
              - image:
                  url: photo
<!-- numberByData.field -->
field: isUsed
<!-- numberByData.cases -->
cases: { true: 0.5, false: 1 }
<!-- flag -->
views:
  Level:
    data: { name: String, isLocked: Bool }
    layout:
      vstack:
        children:
          - label: { text: name, visible: { not: isLocked } }
<!-- flag.not -->
not: isLocked
<!-- flagByData -->
views:
  Credential:
    data: { id: CredentialKind, title: String, text: String, isShown: Bool = false }
    layout:
      textField:
        text: text
        placeholder: { field: title }
        isSecure: { field: id, cases: { password: { not: isShown } } }
<!-- flagByData.field -->
field: id
<!-- flagByData.cases -->
cases: { password: { not: isShown }, else: false }
<!-- blur -->
views:
  Ticket:
    data:
      seat: String
    layout:
      vstack:
        children:
          - zstack:
              - label:
                  text: seat
                  background: { blur: systemThinMaterial, color: clear }
<!-- blur.blur -->
blur: systemThinMaterial
<!-- blur.color -->
color: clear
<!-- gradient -->
views:
  Ticket:
    data:
      photo: URL?
    layout:
      vstack:
        children:
          - zstack:
              - image:
                  url: photo
                  background: { gradient: [systemOrange, systemPink] }
<!-- gradient.gradient -->
gradient: [systemOrange, systemPink]
<!-- border -->
views:
  Ticket:
    data:
      photo: URL?
    layout:
      vstack:
        border: { color: separator, width: 0.5 }
        children:
          - zstack:
              - image:
                  url: photo
<!-- border.color -->
color: separator
<!-- border.width -->
width: 0.5
<!-- insets -->
views:
  Ticket:
    data:
      photo: URL?
    layout:
      vstack:
        insets: { top: 12, leading: 16, bottom: 12 }
        children:
          - zstack:
              - image:
                  url: photo
<!-- insets.horizontal -->
horizontal: 6
<!-- insets.vertical -->
vertical: 2
<!-- insets.top -->
top: 12
<!-- insets.leading -->
leading: 16
<!-- insets.bottom -->
bottom: 12
<!-- insets.trailing -->
trailing: 16
<!-- shadow -->
views:
  Ticket:
    data:
      photo: URL?
    layout:
      vstack:
        shadow: { color: black, radius: 4, x: 0 }
        children:
          - zstack:
              - image:
                  url: photo
<!-- shadow.color -->
color: black
<!-- shadow.radius -->
radius: 4
<!-- shadow.x -->
x: 0
<!-- shadow.y -->
y: 2
<!-- shadow.opacity -->
opacity: 0.1
<!-- length -->
views:
  Level:
    layout:
      vstack:
        children:
          - label:
              text: { literal: Play }
              height: { scaled: 32 }
<!-- length.scaled -->
scaled: 32
<!-- priorities -->
views:
  Ticket:
    data:
      event: String
    layout:
      vstack:
        children:
          - hstack:
              - label:
                  text: event
                  compression: { horizontal: low, vertical: required }
<!-- priorities.horizontal -->
horizontal: low
<!-- priorities.vertical -->
vertical: required
<!-- picture -->
views:
  Song:
    data:
      cover: URL?
    layout:
      vstack:
        children:
          - hstack:
              - image:
                  url: cover
                  placeholder: { asset: vinyl }
<!-- picture.symbol -->
symbol: exclamationmark.triangle
<!-- picture.asset -->
asset: vinyl
<!-- text -->
views:
  Level:
    layout:
      vstack:
        children:
          - label:
              text: { literal: Play, comment: Below the level. }
<!-- text.literal -->
literal: Play
<!-- text.verbatim -->
verbatim: "{name}: {points}"
<!-- text.key -->
key: level.title
<!-- text.text -->
text: Level
<!-- text.comment -->
comment: Below the level.
<!-- text.formats -->
formats: { points: number }
<!-- format -->
views:
  Ride:
    data:
      start: Date
    layout:
      vstack:
        children:
          - label: { text: start, format: { date: long, time: shortened } }
<!-- format.number -->
number: { significant: 2, notation: compactName, sign: always, grouping: never }
<!-- format.percent -->
percent: { fraction: 1 }
<!-- format.currency -->
currency: { field: currency }
<!-- format.bytes -->
bytes: { style: file }
<!-- format.date -->
date: long
<!-- format.time -->
time: shortened
<!-- format.relative -->
relative: { presentation: named, width: wide }
<!-- format.duration -->
duration: { units: [hours, minutes], width: wide }
<!-- format.list -->
list: { type: and, width: short }
<!-- format.measurement -->
measurement: { unit: kilometers, width: wide, usage: road, fraction: 0...1 }
<!-- numberFormat -->
views:
  Ride:
    data:
      distance: Double
    layout:
      vstack:
        children:
          - label:
              text: distance
              format:
                number: { significant: 2, notation: compactName, sign: always }
<!-- numberFormat.fraction -->
fraction: 1
<!-- numberFormat.significant -->
significant: 2
<!-- numberFormat.notation -->
notation: compactName
<!-- numberFormat.sign -->
sign: always
<!-- numberFormat.grouping -->
grouping: never
<!-- currencyFormat -->
views:
  Ride:
    data:
      price: Decimal
    layout:
      vstack:
        children:
          - label:
              text: price
              format:
                currency:
                  code: EUR
                  presentation: narrow
                  fraction: 2
<!-- currencyFormat.code -->
code: EUR
<!-- currencyFormat.presentation -->
presentation: narrow
<!-- currencyFormat.fraction -->
fraction: 2
<!-- currencyFormat.sign -->
sign: always
<!-- currencyFormat.grouping -->
grouping: never
<!-- fieldReference -->
views:
  Ride:
    data:
      price: Decimal
      currency: String
    layout:
      vstack:
        children:
          - label: { text: price, format: { currency: { field: currency } } }
<!-- fieldReference.field -->
field: currency
<!-- byteFormat -->
views:
  Ride:
    data:
      size: Int64
    layout:
      vstack:
        children:
          - label: { text: size, format: { bytes: { style: file } } }
<!-- byteFormat.style -->
style: file
<!-- dateComponents -->
views:
  Ride:
    data:
      start: Date
    layout:
      vstack:
        children:
          - label:
              text: start
              format: { date: { weekday: wide, day: twoDigits, month: wide } }
<!-- dateComponents.weekday -->
weekday: wide
<!-- dateComponents.day -->
day: twoDigits
<!-- dateComponents.month -->
month: wide
<!-- dateComponents.year -->
year: twoDigits
<!-- dateComponents.hour -->
hour: twoDigits
<!-- dateComponents.minute -->
minute: twoDigits
<!-- dateComponents.second -->
second: twoDigits
<!-- relativeFormat -->
views:
  Ride:
    data:
      end: Date
    layout:
      vstack:
        children:
          - label: { text: end, format: { relative: { presentation: named, width: wide } } }
<!-- relativeFormat.presentation -->
presentation: named
<!-- relativeFormat.width -->
width: wide
<!-- durationFormat -->
deploymentTarget: 16

views:
  Ride:
    data:
      length: TimeInterval
    layout:
      vstack:
        children:
          - label: { text: length, format: { duration: { units: [hours], width: wide } } }
<!-- durationFormat.pattern -->
pattern: minuteSecond
<!-- durationFormat.units -->
units: [hours, minutes]
<!-- durationFormat.width -->
width: wide
<!-- listFormat -->
views:
  Ride:
    data:
      riders: "[String]"
    layout:
      vstack:
        children:
          - label: { text: riders, format: { list: { type: and, width: short } } }
<!-- listFormat.type -->
type: and
<!-- listFormat.width -->
width: short
<!-- measurementFormat -->
views:
  Ride:
    data:
      distance: Double
    layout:
      vstack:
        children:
          - label:
              text: distance
              format:
                measurement: { unit: kilometers, width: wide, usage: road }
<!-- measurementFormat.unit -->
unit: kilometers
<!-- measurementFormat.width -->
width: wide
<!-- measurementFormat.usage -->
usage: road
<!-- measurementFormat.fraction -->
fraction: 0...1
<!-- textByData -->
views:
  Book:
    data:
      title: String
    accessibility: { label: { field: title } }
<!-- textByData.field -->
field: title
<!-- textByData.cases -->
cases: { true: Locked, false: Open }
<!-- textByData.format -->
format: number
<!-- textByState -->
views:
  Artist:
    data:
      isFollowed: Bool
    actions: [follow]
    layout:
      hstack:
        - button:
            title: { normal: Follow, selected: Following }
            action: follow
            selected: isFollowed
<!-- textByState.normal -->
normal: Follow
<!-- textByState.selected -->
selected: Following
<!-- preview -->
colors: { ink: Theme.ink }
preview:
  colors: { Theme.ink: { light: black, dark: white } }
  fonts: { Theme.title: { size: 20 } }
  spacings: { Theme.gap: 12 }
views:
  Movie:
    data: { title: String }
    layout:
      vstack:
        spacing: Theme.gap
        children:
          - label: { text: title, font: Theme.title, color: ink }
<!-- preview.colors -->
colors: { Theme.faded: secondaryLabel }
<!-- preview.fonts -->
fonts: { Theme.note: { size: 13 } }
<!-- preview.spacings -->
spacings: { Theme.indent: 24 }
<!-- preview.texts -->
texts: { L10n.yourRating: Your rating }
<!-- ownElement -->
elements:
  stars:
    class: StarsView
    properties: { value: Int }
    actions: { rate: { stars: Int } }
views:
  Review:
    data:
      rating: Int
    layout:
      - stars: { value: rating }
<!-- ownElement.doc -->
doc: One to five stars.
<!-- ownElement.class -->
class: StarsView
<!-- ownElement.properties -->
properties: { value: Int }
<!-- ownElement.actions -->
actions: { rate: { stars: Int } }
<!-- ownElement.preview -->
preview:
  - label: { text: "{value} of 5" }
<!-- element -->
views:
  Song:
    data:
      cover: URL?
    layout:
      vstack:
        children:
          - hstack:
              - image:
                  url: cover
<!-- element.label -->
label: album
<!-- element.text -->
text: { text: length, format: duration }
<!-- element.image -->
image: { symbol: music.note, font: body, color: systemPink, multicolor: false }
<!-- element.button -->
button: { title: Share, action: share, asset: share }
<!-- element.toggle -->
toggle: { isOn: isLoved, action: love, accessibilityLabel: Loved }
<!-- element.textEditor -->
textEditor: { text: text, placeholder: Write something, action: write }
<!-- element.slider -->
slider: { value: discount, in: 0...0.5, action: grant, accessibilityLabel: Discount }
<!-- element.stepper -->
stepper:
  value: quantity
  in: 1...stock
  action: change
  accessibilityLabel: { field: title }
<!-- element.segments -->
segments:
  selected: theme
  options: { system: As the system, light: Light, dark: Dark }
  action: paint
  enabled: { not: isLocked }
  accessibilityLabel: Theme
<!-- element.datePicker -->
datePicker:
  date: delivery
  mode: date
  action: deliver
  style: compact
  accessibilityLabel: Delivery
<!-- element.activity -->
activity: { isActive: isSaving, size: large, color: systemPink }
<!-- element.progress -->
progress: { value: played }
<!-- element.spacer -->
spacer: { length: 8 }
<!-- element.divider -->
divider: { color: systemPink }
<!-- element.box -->
box: { background: systemPink, cornerRadius: circle, width: 6, height: 6 }
<!-- element.vstack -->
vstack:
  - label: { text: title, font: headline }
  - label: { text: author, font: subheadline, color: secondaryLabel }
  - progress: { value: progress, accessibilityLabel: Progress }
<!-- element.hstack -->
hstack: { vertical: accessibility, children: [{ label: album }, { label: artist }] }
<!-- element.zstack -->
zstack:
  children:
    - progress: { value: played }
    - box: { background: systemPink, cornerRadius: circle, width: 6, height: 6 }
<!-- element.repeat -->
repeat: { data: genres, columns: 3, spacing: 4, lineSpacing: 2 }
<!-- element.view -->
view: { data: rating, action: rate }
<!-- run -->
views:
  Song:
    data:
      artist: String
    layout:
      vstack:
        children:
          - label:
              text:
                - text: artist
                  font: headline
                  color: systemPink
<!-- run.text -->
text: artist
<!-- run.literal -->
literal: Length
<!-- run.verbatim -->
verbatim: " • "
<!-- run.format -->
format: duration
<!-- run.formats -->
formats: { played: percent }
<!-- run.font -->
font: headline
<!-- run.color -->
color: systemPink
<!-- run.underline -->
underline: false
<!-- run.strikethrough -->
strikethrough: { not: canPlay }
<!-- label -->
views:
  Song:
    data:
      title: String
    layout:
      vstack:
        children:
          - label:
              text: title
              font: headline
              color: label
<!-- label.text -->
text: title
<!-- label.format -->
format: duration
<!-- label.formats -->
formats: { length: duration }
<!-- label.font -->
font: headline
<!-- label.color -->
color: label
<!-- label.lines -->
lines: 2
<!-- label.alignment -->
alignment: center
<!-- label.truncation -->
truncation: middle
<!-- label.shrink -->
shrink: 0.8
<!-- label.markdown -->
markdown: false
<!-- label.underline -->
underline: isPlaying
<!-- label.strikethrough -->
strikethrough: { not: canPlay }
<!-- label.lineHeight -->
lineHeight: 1.2
<!-- label.background -->
background: { blur: systemThinMaterial, color: clear }
<!-- label.cornerRadius -->
cornerRadius: circle
<!-- label.border -->
border: { color: separator, width: 1 }
<!-- label.insets -->
insets: { horizontal: 6, vertical: 2 }
<!-- label.shadow -->
shadow: { radius: 2, y: 1, opacity: 0.15 }
<!-- label.visible -->
visible: { not: isLocked }
<!-- label.height -->
height: { scaled: 32 }
<!-- label.minWidth -->
minWidth: 80
<!-- label.maxWidth -->
maxWidth: 60%
<!-- label.minHeight -->
minHeight: 24
<!-- label.maxHeight -->
maxHeight: 64
<!-- label.compression -->
compression: { horizontal: low, vertical: required }
<!-- label.hugging -->
hugging: 200
<!-- label.tap -->
tap: show
<!-- label.longPress -->
longPress: copy
<!-- label.accessibility -->
accessibility: { label: { field: starsInWords } }
<!-- label.at -->
at: bottomTrailing
<!-- label.offset -->
offset: { x: -8, y: -8 }
<!-- label.style -->
style: strong
<!-- accessibility -->
views:
  Ticket:
    data:
      event: String
      seat: String
      photo: URL?
    layout:
      vstack:
        accessibility:
          label: { field: event }
          value: { field: seat }
          hint: Shows the ticket
        children:
          - zstack:
              - image:
                  url: photo
<!-- accessibility.label -->
label: { field: event }
<!-- accessibility.value -->
value: { field: seat }
<!-- accessibility.hint -->
hint: Shows the ticket
<!-- accessibility.isHeader -->
isHeader: isNew
<!-- accessibility.identifier -->
identifier: ticket
<!-- accessibility.actions -->
actions: { copy: Copy the seat }
<!-- offset -->
views:
  Ticket:
    data:
      seat: String
    layout:
      vstack:
        children:
          - zstack:
              - label:
                  text: seat
                  offset: { x: -8, y: -8 }
<!-- offset.x -->
x: -8
<!-- offset.y -->
y: -8
<!-- linkedText -->
views:
  Song:
    data:
      story: String
    layout:
      vstack:
        children:
          - text:
              text: story
              font: body
              color: label
<!-- linkedText.text -->
text: story
<!-- linkedText.format -->
format: duration
<!-- linkedText.formats -->
formats: { played: percent }
<!-- linkedText.font -->
font: body
<!-- linkedText.color -->
color: label
<!-- linkedText.lines -->
lines: 8
<!-- linkedText.alignment -->
alignment: natural
<!-- linkedText.detect -->
detect: [links, phoneNumbers, addresses, events, flights, trackingNumbers, money]
<!-- linkedText.selectable -->
selectable: true
<!-- linkedText.link -->
link: visit
<!-- linkedText.markdown -->
markdown: true
<!-- linkedText.underline -->
underline: false
<!-- linkedText.strikethrough -->
strikethrough: false
<!-- linkedText.lineHeight -->
lineHeight: 1.3
<!-- image -->
views:
  Song:
    data:
      cover: URL?
    layout:
      vstack:
        children:
          - hstack:
              - image:
                  url: cover
                  placeholder: { asset: vinyl }
                  failure: { symbol: exclamationmark.triangle }
<!-- image.asset -->
asset: lossless
<!-- image.symbol -->
symbol: music.note
<!-- image.image -->
image: flag
<!-- image.url -->
url: cover
<!-- image.placeholder -->
placeholder: { asset: vinyl }
<!-- image.failure -->
failure: { symbol: exclamationmark.triangle }
<!-- image.retry -->
retry: Load again
<!-- image.initials -->
initials: { text: artist, color: white, font: title2 }
<!-- image.font -->
font: body
<!-- image.color -->
color: systemPink
<!-- image.multicolor -->
multicolor: false
<!-- image.mode -->
mode: fill
<!-- image.background -->
background: { gradient: [systemOrange, systemPink] }
<!-- image.cornerRadius -->
cornerRadius: 6
<!-- image.border -->
border: { color: systemBackground, width: 3 }
<!-- image.insets -->
insets: 0
<!-- image.visible -->
visible: isLocked
<!-- image.keepsPlace -->
keepsPlace: true
<!-- image.width -->
width: 48
<!-- image.height -->
height: 48
<!-- image.aspectRatio -->
aspectRatio: 1.5
<!-- image.accessibility -->
accessibility: none
<!-- image.at -->
at: leading
<!-- image.offset -->
offset: { x: -6, y: -6 }
<!-- image.style -->
style: avatar
<!-- image.accessibilityLabel -->
accessibilityLabel: { field: title }
<!-- initials -->
views:
  Song:
    data:
      artist: String
      cover: URL?
    layout:
      vstack:
        children:
          - hstack:
              - image:
                  url: cover
                  initials: { text: artist, color: white, font: title2 }
<!-- initials.text -->
text: artist
<!-- initials.color -->
color: white
<!-- initials.font -->
font: title2
<!-- button -->
views:
  Song:
    actions:
      play:
    layout:
      vstack:
        children:
          - button:
              title: Play
              symbol: play.fill
              action: play
<!-- button.title -->
title: Play
<!-- button.symbol -->
symbol: play.fill
<!-- button.action -->
action: play
<!-- button.menu -->
menu:
  - finish: { title: Finish, symbol: checkmark, style: normal, visible: isSaving }
<!-- button.asset -->
asset: share
<!-- button.color -->
color: white
<!-- button.font -->
font: headline
<!-- button.enabled -->
enabled: canPlay
<!-- button.selected -->
selected: isPlaying
<!-- button.spacing -->
spacing: 4
<!-- button.alignment -->
alignment: leading
<!-- button.cornerRadius -->
cornerRadius: circle
<!-- button.insets -->
insets: { horizontal: 0 }
<!-- button.visible -->
visible: { not: isOpen }
<!-- button.accessibility -->
accessibility:
  label: Like
  value: "{likes} likes"
<!-- button.style -->
style: filled
<!-- button.accessibilityLabel -->
accessibilityLabel: Play this song
<!-- menuItem -->
views:
  Profile:
    actions:
      finish:
    layout:
      - button:
          title: More
          menu:
            - finish: { title: Finish, symbol: checkmark, style: normal }
<!-- menuItem.title -->
title: Finish
<!-- menuItem.symbol -->
symbol: checkmark
<!-- menuItem.style -->
style: normal
<!-- menuItem.visible -->
visible: isSaving
<!-- toggle -->
views:
  Song:
    data:
      isLoved: Bool
    actions:
      love: { isLoved: Bool }
    layout:
      vstack:
        children:
          - toggle: { isOn: isLoved, action: love, accessibilityLabel: Loved }
<!-- toggle.isOn -->
isOn: isLoved
<!-- toggle.action -->
action: love
<!-- toggle.accessibilityLabel -->
accessibilityLabel: Loved
<!-- textField -->
views:
  Profile:
    data:
      name: String
    layout:
      - textField:
          text: name
          placeholder: Your name
          placeholderColor: tertiaryLabel
<!-- textField.text -->
text: name
<!-- textField.placeholder -->
placeholder: Your name
<!-- textField.placeholderColor -->
placeholderColor: tertiaryLabel
<!-- textField.keyboard -->
keyboard: asciiCapable
<!-- textField.contentType -->
contentType: name
<!-- textField.capitalization -->
capitalization: words
<!-- textField.correction -->
correction: false
<!-- textField.limit -->
limit: 40
<!-- textField.font -->
font: headline
<!-- textField.color -->
color: label
<!-- textField.alignment -->
alignment: center
<!-- textField.enabled -->
enabled: { not: isLocked }
<!-- textField.returnKey -->
returnKey: done
<!-- textField.isSecure -->
isSecure: false
<!-- textField.clearButton -->
clearButton: whileEditing
<!-- textField.action -->
action: rename
<!-- textField.ended -->
ended: rename
<!-- textField.submit -->
submit: finish
<!-- textField.accessibilityLabel -->
accessibilityLabel: Name
<!-- keyboardByData -->
views:
  Credential:
    data: { id: CredentialKind, title: String, text: String }
    layout:
      textField:
        text: text
        placeholder: { field: title }
        keyboard: { field: id, cases: { email: emailAddress } }
<!-- keyboardByData.field -->
field: id
<!-- keyboardByData.cases -->
cases: { email: emailAddress, else: default }
<!-- contentTypeByData -->
views:
  Credential:
    data: { id: CredentialKind, title: String, text: String }
    layout:
      textField:
        text: text
        placeholder: { field: title }
        contentType:
          field: id
          cases: { email: username }
<!-- contentTypeByData.field -->
field: id
<!-- contentTypeByData.cases -->
cases: { email: username, password: password, else: oneTimeCode }
<!-- capitalizationByData -->
views:
  Field:
    data: { id: SignUpField, title: String, text: String }
    layout:
      vstack:
        children:
          - textField:
              text: text
              capitalization: { field: id, cases: { name: words } }
              accessibilityLabel: { field: title }
<!-- capitalizationByData.field -->
field: id
<!-- capitalizationByData.cases -->
cases: { name: words, else: none }
<!-- returnKeyByData -->
views:
  Credential:
    data: { id: CredentialKind, title: String, text: String }
    layout:
      textField:
        text: text
        placeholder: { field: title }
        returnKey: { field: id, cases: { code: go } }
<!-- returnKeyByData.field -->
field: id
<!-- returnKeyByData.cases -->
cases: { code: go, else: next }
<!-- textEditor -->
views:
  Profile:
    data:
      about: String?
    layout:
      - textEditor:
          text: about
          placeholder: About you
          placeholderColor: tertiaryLabel
<!-- textEditor.text -->
text: about
<!-- textEditor.placeholder -->
placeholder: About you
<!-- textEditor.placeholderColor -->
placeholderColor: tertiaryLabel
<!-- textEditor.keyboard -->
keyboard: default
<!-- textEditor.contentType -->
contentType: jobTitle
<!-- textEditor.capitalization -->
capitalization: sentences
<!-- textEditor.correction -->
correction: true
<!-- textEditor.limit -->
limit: 400
<!-- textEditor.font -->
font: body
<!-- textEditor.color -->
color: secondaryLabel
<!-- textEditor.alignment -->
alignment: natural
<!-- textEditor.enabled -->
enabled: { not: isLocked }
<!-- textEditor.action -->
action: describe
<!-- textEditor.ended -->
ended: describe
<!-- textEditor.accessibilityLabel -->
accessibilityLabel: About you
<!-- slider -->
views:
  Profile:
    data:
      volume: Double
    layout:
      - slider:
          value: volume
          in: 0...10
          accessibilityLabel: Volume
<!-- slider.value -->
value: volume
<!-- slider.in -->
in: 0...10
<!-- slider.step -->
step: 0.5
<!-- slider.continuous -->
continuous: false
<!-- slider.action -->
action: setVolume
<!-- slider.enabled -->
enabled: { not: isLocked }
<!-- slider.accessibilityLabel -->
accessibilityLabel: Volume
<!-- range -->
views:
  Product:
    data: { volume: Double, most: Double }
    layout:
      - slider: { value: volume, in: { from: 0, until: most }, accessibilityLabel: Volume }
<!-- range.from -->
from: 0
<!-- range.until -->
until: most
<!-- stepper -->
views:
  Profile:
    data:
      age: Int
      oldest: Int
    layout:
      - stepper:
          value: age
          in: 18...oldest
          accessibilityLabel: Age
<!-- stepper.value -->
value: age
<!-- stepper.in -->
in: 18...oldest
<!-- stepper.step -->
step: 1
<!-- stepper.action -->
action: setAge
<!-- stepper.enabled -->
enabled: { not: isLocked }
<!-- stepper.accessibilityLabel -->
accessibilityLabel: Age
<!-- segments -->
views:
  Profile:
    data:
      theme: ProfileTheme
    actions:
      paint: { theme: ProfileTheme }
    layout:
      - segments:
          selected: theme
          options: { system: As the system }
          action: paint
<!-- segments.selected -->
selected: theme
<!-- segments.options -->
options: { system: As the system, light: Light, dark: Dark }
<!-- segments.action -->
action: paint
<!-- segments.enabled -->
enabled: { not: isLocked }
<!-- segments.accessibilityLabel -->
accessibilityLabel: Theme
<!-- datePicker -->
views:
  Profile:
    data:
      born: Date
    layout:
      - datePicker:
          date: born
          mode: date
          accessibilityLabel: Date of birth
<!-- datePicker.date -->
date: born
<!-- datePicker.mode -->
mode: date
<!-- datePicker.in -->
in: { from: today, until: today }
<!-- datePicker.action -->
action: setBorn
<!-- datePicker.enabled -->
enabled: { not: isLocked }
<!-- datePicker.style -->
style: compact
<!-- datePicker.accessibilityLabel -->
accessibilityLabel: Date of birth
<!-- dateRange -->
views:
  Profile:
    data:
      born: Date
      today: Date
    layout:
      - datePicker:
          date: born
          in: { from: today, until: today }
          accessibilityLabel: Date of birth
<!-- dateRange.from -->
from: today
<!-- dateRange.until -->
until: today
<!-- activity -->
views:
  Profile:
    data:
      isSaving: Bool
    layout:
      - activity: { isActive: isSaving, size: large, color: systemPink }
<!-- activity.isActive -->
isActive: isSaving
<!-- activity.size -->
size: large
<!-- activity.color -->
color: systemPink
<!-- progress -->
views:
  Song:
    data:
      played: Double
    layout:
      vstack:
        children:
          - zstack:
              children:
                - progress: { value: played }
<!-- progress.value -->
value: played
<!-- progress.track -->
track: systemFill
<!-- progress.cornerRadius -->
cornerRadius: 4
<!-- progress.height -->
height: 8
<!-- progress.accessibility -->
accessibility: none
<!-- progress.accessibilityLabel -->
accessibilityLabel: Progress
<!-- spacer -->
views:
  Song:
    layout:
      vstack:
        children:
          - spacer: { length: 8 }
<!-- spacer.length -->
length: 8
<!-- divider -->
views:
  Song:
    layout:
      vstack:
        children:
          - divider: { color: systemPink }
<!-- divider.color -->
color: systemPink
<!-- divider.visible -->
visible: isReply
<!-- divider.keepsPlace -->
keepsPlace: true
<!-- divider.width -->
width: 2
<!-- divider.accessibility -->
accessibility: none
<!-- box -->
views:
  Song:
    layout:
      vstack:
        children:
          - zstack:
              children:
                - box: { background: systemPink, cornerRadius: circle, height: 6 }
<!-- box.background -->
background: systemPink
<!-- box.cornerRadius -->
cornerRadius: circle
<!-- box.insets -->
insets: 0
<!-- box.alpha -->
alpha: 0.6
<!-- box.visible -->
visible: isNew
<!-- box.keepsPlace -->
keepsPlace: true
<!-- box.width -->
width: 6
<!-- box.height -->
height: 6
<!-- box.accessibility -->
accessibility: { label: New }
<!-- box.accessibilityLabel -->
accessibilityLabel: New
<!-- box.at -->
at: fill
<!-- box.style -->
style: bone
<!-- stack -->
views:
  Song:
    data:
      cover: URL?
    layout:
      vstack:
        spacing: 4
        alignment: leading
        children:
          - hstack:
              - image:
                  url: cover
<!-- stack.spacing -->
spacing: 4
<!-- stack.alignment -->
alignment: leading
<!-- stack.distribution -->
distribution: fill
<!-- stack.vertical -->
vertical: accessibility
<!-- stack.background -->
background: veil
<!-- stack.cornerRadius -->
cornerRadius: 18
<!-- stack.border -->
border: { color: separator, width: 0.5 }
<!-- stack.insets -->
insets: { top: 12, leading: 16, bottom: 12, trailing: 16 }
<!-- stack.shadow -->
shadow: { color: black, radius: 4, x: 0, y: 2, opacity: 0.1 }
<!-- stack.alpha -->
alpha: { field: isUsed, cases: { true: 0.5, false: 1 } }
<!-- stack.tint -->
tint: systemOrange
<!-- stack.visible -->
visible: repostedBy
<!-- stack.maxWidth -->
maxWidth: 75%
<!-- stack.tap -->
tap: open
<!-- stack.accessibility -->
accessibility: { label: "{name} is typing" }
<!-- stack.at -->
at: bottom
<!-- stack.style -->
style: row
<!-- stack.children -->
children: [{ label: album }, { label: artist }]
<!-- stackAlignmentByData -->
views:
  Bubble:
    data: { author: String, isMine: Bool }
    layout:
      vstack:
        alignment: { field: isMine, cases: { true: trailing, false: leading } }
        children:
          - label: { text: author }
<!-- stackAlignmentByData.field -->
field: isMine
<!-- stackAlignmentByData.cases -->
cases: { true: trailing, false: leading }
<!-- layers -->
views:
  Song:
    data:
      played: Double
    layout:
      vstack:
        children:
          - zstack:
              children:
                - progress: { value: played }
<!-- layers.cornerRadius -->
cornerRadius: 12
<!-- layers.insets -->
insets: 0
<!-- layers.tint -->
tint:
  field: delivery
  cases: { read: readTick, else: secondaryLabel }
<!-- layers.accessibility -->
accessibility:
  label:
    field: delivery
    cases: { sent: Sent, delivered: Delivered, read: Read }
<!-- layers.children -->
children:
  - progress: { value: played }
  - box: { background: systemPink, cornerRadius: circle, width: 6, height: 6 }
<!-- flow -->
views:
  Song:
    data:
      genres: "[String]"
    layout:
      vstack:
        children:
          - flow:
              spacing: 4
              lineSpacing: 4
              children:
                - repeat:
                    data: genres
<!-- flow.spacing -->
spacing: 4
<!-- flow.lineSpacing -->
lineSpacing: 4
<!-- repeat -->
views:
  Song:
    data:
      genres: "[String]"
    layout:
      vstack:
        children:
          - repeat: { data: genres, columns: 3, spacing: 4 }
<!-- repeat.data -->
data: genres
<!-- repeat.columns -->
columns: 3
<!-- repeat.spacing -->
spacing: 4
<!-- repeat.lineSpacing -->
lineSpacing: 2
<!-- repeat.label -->
label:
  font: caption1
  markdown: true
  underline: false
  strikethrough: isPlaying
  lineHeight: 1.1
<!-- repeat.action -->
action: step
<!-- repeatedLabel -->
views:
  Song:
    data:
      genres: "[String]"
    layout:
      vstack:
        children:
          - flow:
              children:
                - repeat:
                    data: genres
                    label:
                      font: caption1
                      markdown: true
                      underline: false
<!-- repeatedLabel.font -->
font: caption1
<!-- repeatedLabel.markdown -->
markdown: true
<!-- repeatedLabel.underline -->
underline: false
<!-- repeatedLabel.strikethrough -->
strikethrough: isPlaying
<!-- repeatedLabel.lineHeight -->
lineHeight: 1.1
<!-- repeatedLabel.background -->
background: systemFill
<!-- repeatedLabel.cornerRadius -->
cornerRadius: circle
<!-- repeatedLabel.insets -->
insets: { horizontal: 6, vertical: 2 }
<!-- viewElement -->
views:
  Rating:
    data: { stars: Int }
  Song:
    data:
      rating: RatingViewData
    actions:
      rate: { action: RatingViewData.Action }
    layout:
      vstack:
        children:
          - view: { data: rating, action: rate }
<!-- viewElement.data -->
data: rating
<!-- viewElement.action -->
action: rate
<!-- view -->
views:
  Book:
    data:
      isbn: String
    actions: [lend]
    swipe:
      leading: [lend]
<!-- view.doc -->
doc: A book with its author.
<!-- view.from -->
from: Volume
<!-- view.data -->
data: { id: Int, title: String }
<!-- view.id -->
id: isbn
<!-- view.unshown -->
unshown: [shelf]
<!-- view.actions -->
actions: [open, lend, remove, explain, { mark: { isMarked: Bool } }]
<!-- view.renamed -->
renamed: { rack: shelf }
<!-- view.commands -->
commands:
  keep: { title: Keep, asset: shelf }
<!-- view.select -->
select: open
<!-- view.longPress -->
longPress: rename
<!-- view.swipe -->
swipe:
  trailing:
    - keep: { asset: drawer }
<!-- view.menu -->
menu: [lend]
<!-- view.seen -->
seen: { share: 60%, for: 2, action: viewed }
<!-- view.delete -->
delete: remove
<!-- view.accessory -->
accessory:
  - { toggle: isBack, action: mark, tint: systemGreen, enabled: { not: isBack } }
  - { asset: stamp, accessibilityLabel: Stamped }
<!-- view.indent -->
indent: level
<!-- view.separator -->
separator: { inset: { leading: 16, trailing: 8 } }
<!-- view.view -->
view: Book
<!-- view.map -->
map: { isbn: issn, author: issue }
<!-- view.layout -->
layout:
  - label: title
<!-- view.row -->
row: { text: name, value: books, image: photo, imageSize: 40 }
<!-- view.preview -->
preview:
  - label: title
<!-- view.size -->
size: { height: 152 }
<!-- view.background -->
background:
  color: { normal: systemBackground, selected: systemGray5 }
  cornerRadius: 12
  border: separator
  insets: 4
<!-- view.overlay -->
overlay: { normal: clear, highlighted: "#00000022" }
<!-- view.animates -->
animates: true
<!-- view.highlight -->
highlight: none
<!-- view.accessibility -->
accessibility: { label: { field: title }, hint: Opens the book }
<!-- view.samples -->
samples:
  - { isbn: 978-0, title: A Book }
<!-- field -->
views:
  Book:
    from: Volume
    data:
      isMarked: { type: Bool, default: false, from: none }
<!-- field.type -->
type: String?
<!-- field.default -->
default: false
<!-- field.from -->
from: author.name
<!-- command -->
views:
  Book:
    from: Volume
    data:
      isMarked: { type: Bool, from: none }
    actions: [lend]
    commands:
      lend:
        title: Lend
        symbol: hand.raised
        style: normal
    swipe:
      leading: [lend]
<!-- command.title -->
title: Lend
<!-- command.symbol -->
symbol: hand.raised
<!-- command.asset -->
asset: shelf
<!-- command.style -->
style: normal
<!-- command.visible -->
visible: isMarked
<!-- command.background -->
background: systemBlue
<!-- cellSelection -->
views:
  Delivery:
    data: { isOnItsWay: Bool }
    actions: [open]
    select: { open: { enabled: { not: isOnItsWay } } }
<!-- cellSelection.enabled -->
enabled: { not: isOnItsWay }
<!-- swipe -->
views:
  Book:
    data:
      isLent: Bool = false
    actions: [lend, remove]
    swipe:
      leading: [lend]
      trailing:
        - remove:
            title: Remove
<!-- swipe.leading -->
leading: [lend]
<!-- swipe.trailing -->
trailing:
  - keep: { asset: drawer }
<!-- swipeAction -->
views:
  Book:
    data:
      isLent: Bool = false
    actions: [remove]
    swipe:
      trailing:
        - remove:
            title: Remove
            symbol: trash
            style: destructive
<!-- swipeAction.title -->
title: Remove
<!-- swipeAction.symbol -->
symbol: trash
<!-- swipeAction.asset -->
asset: drawer
<!-- swipeAction.style -->
style: destructive
<!-- swipeAction.visible -->
visible: isLent
<!-- swipeAction.background -->
background: systemRed
<!-- seen -->
views:
  Shelf:
    data: { title: String }
    actions: [viewed]
    seen: { share: 60%, for: 2, action: viewed }
<!-- seen.share -->
share: 60%
<!-- seen.for -->
for: 2
<!-- seen.action -->
action: viewed
<!-- accessory -->
views:
  Book:
    data:
      level: Int = 0
    accessory:
      - { badge: level, color: white, at: topLeading }
<!-- accessory.disclosure -->
disclosure: isLent
<!-- accessory.checkmark -->
checkmark: isMarked
<!-- accessory.badge -->
badge: level
<!-- accessory.detail -->
detail: explain
<!-- accessory.symbol -->
symbol: hand.raised
<!-- accessory.asset -->
asset: stamp
<!-- accessory.toggle -->
toggle: isMarked
<!-- accessory.action -->
action: lend
<!-- accessory.color -->
color: white
<!-- accessory.tint -->
tint: systemGreen
<!-- accessory.enabled -->
enabled: { not: isBack }
<!-- accessory.visible -->
visible: isLent
<!-- accessory.accessibilityLabel -->
accessibilityLabel: Lent
<!-- accessory.at -->
at: topLeading
<!-- accessory.background -->
background: black
<!-- separator -->
views:
  Book:
    data:
      isbn: String
    separator: { inset: { leading: 16 } }
<!-- separator.inset -->
inset: { leading: 16, trailing: 8 }
<!-- separator.alignedTo -->
alignedTo: title
<!-- ownClass -->
views:
  Map:
    view: { cell: MapCell }
<!-- ownClass.cell -->
cell: MapCell
<!-- ownClass.nib -->
nib: GlobeView
<!-- plainRow -->
views:
  Page:
    data: { title: String, state: "String?" }
    row:
      text: title
      detail: state
      symbol: book
<!-- plainRow.text -->
text: title
<!-- plainRow.detail -->
detail: state
<!-- plainRow.value -->
value: books
<!-- plainRow.symbol -->
symbol: book
<!-- plainRow.symbolColor -->
symbolColor: white
<!-- plainRow.symbolBackground -->
symbolBackground: { field: isOn, cases: { true: systemGreen, false: systemGray } }
<!-- plainRow.asset -->
asset: book
<!-- plainRow.image -->
image: photo
<!-- plainRow.imageSize -->
imageSize: 40
<!-- plainRow.color -->
color: label
<!-- plainRow.font -->
font: headline
<!-- plainRow.detailColor -->
detailColor: secondaryLabel
<!-- plainRow.detailFont -->
detailFont: caption1
<!-- plainRow.valueColor -->
valueColor: systemRed
<!-- plainRow.valueFont -->
valueFont: headline
<!-- plainRow.formats -->
formats: { due: date }
<!-- size -->
views:
  Book:
    data:
      title: String
    size: { height: 152 }
<!-- size.height -->
height: 152
<!-- cellBackground -->
views:
  Book:
    data:
      isbn: String
    background:
      color: { normal: systemBackground }
      cornerRadius: 12
      border: separator
<!-- cellBackground.color -->
color: { normal: systemBackground, selected: systemGray5 }
<!-- cellBackground.cornerRadius -->
cornerRadius: 12
<!-- cellBackground.border -->
border: separator
<!-- cellBackground.insets -->
insets: 4
<!-- pointInsets -->
views:
  Painting:
    data: { id: Int, name: String }
  Artist:
    data: { id: Int }

sections:
  news:
    layout:
      carousel:
        insets: { horizontal: 16 }
    cells: [Painting]
  artists:
    repeat: Artist
    cells: [Painting]
<!-- pointInsets.horizontal -->
horizontal: 16
<!-- pointInsets.vertical -->
vertical: 8
<!-- pointInsets.top -->
top: 44
<!-- section -->
views:
  Painting:
    data: { id: Int, name: String }
  Artist:
    data: { id: Int, isAlive: Bool }

sections:
  artists:
    repeat: Artist
    layout:
      field: isAlive
      cases:
        true: { carousel: { width: 120 } }
        false: { grid: { minWidth: 160 } }
    cells: [Painting]
<!-- section.doc -->
doc: All paintings, room by room.
<!-- section.repeat -->
repeat: Artist
<!-- section.layout -->
layout: { list: { appearance: sidebar, separators: none } }
<!-- section.background -->
background: systemGroupedBackground
<!-- section.header -->
header: { title: New here }
<!-- section.footer -->
footer: Room
<!-- section.cells -->
cells: [Painting]
<!-- section.limit -->
limit: 10
<!-- section.index -->
index: letter
<!-- section.identity -->
identity: section
<!-- section.reorder -->
reorder: { always: true }
<!-- section.collapses -->
collapses: { initially: true }
<!-- sectionLayout -->
views:
  Painting:
    data: { id: Int, name: String }
  Artist:
    data: { id: Int, isAlive: Bool }

sections:
  artists:
    repeat: Artist
    layout:
      field: isAlive
      cases:
        true: { carousel: { width: 120 } }
        false: { grid: { minWidth: 160 } }
    cells: [Painting]
<!-- sectionLayout.list -->
list: { appearance: sidebar, separators: none }
<!-- sectionLayout.grid -->
grid: { columns: 1, height: 300 }
<!-- sectionLayout.waterfall -->
waterfall: { columns: 2, spacing: 8, insets: 16 }
<!-- sectionLayout.carousel -->
carousel: { estimatedWidth: 120, estimatedHeight: 90 }
<!-- list -->
views:
  Painting:
    data: { id: Int, name: String }
  Artist:
    data: { id: Int }

sections:
  rooms:
    layout: { list: { appearance: sidebar, separators: none } }
    header: { title: All rooms }
  artists:
    repeat: Artist
    cells: [Painting]
<!-- list.appearance -->
appearance: sidebar
<!-- list.separators -->
separators: none
<!-- list.height -->
height: 60
<!-- grid -->
views:
  Painting:
    data: { id: Int, name: String }
  Mural:
    data: { id: Int, name: String }
  Artist:
    data: { id: Int }

sections:
  paintings:
    layout:
      grid:
        columns: 2
        spans: { Mural: all }
        spacing: 8
    cells: [Mural]
  artists:
    repeat: Artist
    cells: [Painting]
<!-- grid.columns -->
columns: 2
<!-- grid.minWidth -->
minWidth: 160
<!-- grid.spans -->
spans: { Mural: all }
<!-- grid.spacing -->
spacing: 8
<!-- grid.lineSpacing -->
lineSpacing: 16
<!-- grid.insets -->
insets: 16
<!-- grid.height -->
height: 300
<!-- grid.estimatedHeight -->
estimatedHeight: 180
<!-- waterfall -->
views:
  Painting:
    data: { id: Int, name: String }
  Mural:
    data: { id: Int, name: String }
  Artist:
    data: { id: Int }

sections:
  sketches:
    layout: { waterfall: { columns: 2, spacing: 8, insets: 16 } }
    cells: [Mural]
  artists:
    repeat: Artist
    cells: [Painting]
<!-- waterfall.columns -->
columns: 2
<!-- waterfall.minWidth -->
minWidth: 160
<!-- waterfall.spacing -->
spacing: 8
<!-- waterfall.insets -->
insets: 16
<!-- carousel -->
views:
  Painting:
    data: { id: Int, name: String }
  Artist:
    data: { id: Int }

sections:
  news:
    layout:
      carousel:
        width: 90%
        spacing: 12
        insets: { horizontal: 16 }
    cells: [Painting]
  artists:
    repeat: Artist
    cells: [Painting]
<!-- carousel.width -->
width: 90%
<!-- carousel.estimatedWidth -->
estimatedWidth: 120
<!-- carousel.rows -->
rows: 2
<!-- carousel.spacing -->
spacing: 12
<!-- carousel.insets -->
insets: { horizontal: 16 }
<!-- carousel.height -->
height: 160
<!-- carousel.estimatedHeight -->
estimatedHeight: 90
<!-- carousel.paging -->
paging: groupPagingCentered
<!-- layoutCases -->
views:
  Painting:
    data: { id: Int, name: String }
  Artist:
    data: { id: Int, isAlive: Bool }

sections:
  artists:
    repeat: Artist
    layout:
      field: isAlive
      cases:
        true: { carousel: { width: 120 } }
        false: { grid: { minWidth: 160 } }
    cells: [Painting]
<!-- layoutCases.field -->
field: isAlive
<!-- layoutCases.cases -->
cases:
  true: { carousel: { width: 120, rows: 2 } }
  false: { grid: { minWidth: 160 } }
<!-- sectionBackground -->
views:
  Painting:
    data: { id: Int, name: String }
  Artist:
    data: { id: Int }

sections:
  tour:
    background:
      color: systemGroupedBackground
      cornerRadius: 12
      border: { color: separator }
    header: { title: A tour }
  artists:
    repeat: Artist
    cells: [Painting]
<!-- sectionBackground.color -->
color: systemGroupedBackground
<!-- sectionBackground.cornerRadius -->
cornerRadius: 12
<!-- sectionBackground.border -->
border: { color: separator, width: 1 }
<!-- sectionBackground.insets -->
insets: { horizontal: 8 }
<!-- sectionBorder -->
views:
  Painting:
    data: { id: Int, name: String }
  Artist:
    data: { id: Int }

sections:
  tour:
    background:
      border: { color: separator, width: 1 }
    header: { title: A tour }
  artists:
    repeat: Artist
    cells: [Painting]
<!-- sectionBorder.color -->
color: separator
<!-- sectionBorder.width -->
width: 1
<!-- heading -->
views:
  Painting:
    data: { id: Int, name: String }
  Artist:
    data: { id: Int, name: String, born: Date }

sections:
  artists:
    repeat: Artist
    header: { title: "{name}, born {born}", formats: { born: date } }
    cells: [Painting]
<!-- heading.view -->
view: Room
<!-- heading.title -->
title: New here
<!-- heading.format -->
format: relative
<!-- heading.formats -->
formats: { born: date }
<!-- heading.style -->
style: extraProminent
<!-- heading.pinned -->
pinned: true
<!-- reorder -->
views:
  Painting:
    data: { id: Int, name: String }
  Artist:
    data: { id: Int }

sections:
  rooms:
    header: { title: All rooms }
  map:
    header: { title: The map }
    reorder: { to: rooms, always: true }
  artists:
    repeat: Artist
    cells: [Painting]
<!-- reorder.to -->
to: rooms
<!-- reorder.always -->
always: true
<!-- collapse -->
views:
  Painting:
    data: { id: Int, name: String }
  Artist:
    data: { id: Int }

sections:
  recent:
    header: { title: New here }
    collapses: { initially: true }
  artists:
    repeat: Artist
    cells: [Painting]
<!-- collapse.initially -->
initially: true
<!-- states -->
views:
  Download:
    data: { id: Int, name: String }
  Trouble:
    data:
      message: String?

sections:
  downloads:
    cells: [Download]

states:
  loading: { title: One moment }
  empty:
    title: No downloads
  failed: { view: Trouble }
<!-- states.loading -->
loading: { title: One moment, asset: Hourglass }
<!-- states.empty -->
empty:
  title: No downloads
  message: What you save is listed here.
  symbol: arrow.down.circle
  button: { title: Look around, action: browse }
<!-- states.failed -->
failed: { view: Trouble, at: top }
<!-- states.search -->
search:
  title: Nothing found
  message: Nothing is called {query}.
  image: Theme.nothing
  color: systemGray
<!-- placeholder -->
views:
  Download:
    data: { id: Int, name: String }
sections:
  downloads:
    cells: [Download]

states:
  empty:
    title: No downloads
    message: What you save is listed here.
    symbol: arrow.down.circle
<!-- placeholder.title -->
title: One moment
<!-- placeholder.message -->
message: What you save is listed here.
<!-- placeholder.symbol -->
symbol: arrow.down.circle
<!-- placeholder.asset -->
asset: Hourglass
<!-- placeholder.image -->
image: Theme.nothing
<!-- placeholder.color -->
color: systemGray
<!-- placeholder.button -->
button: { title: Look around, action: browse }
<!-- placeholder.view -->
view: Trouble
<!-- placeholder.at -->
at: top
<!-- placeholderButton -->
views:
  Download:
    data: { id: Int, name: String }
sections:
  downloads:
    cells: [Download]

states:
  empty:
    title: No downloads
    button: { title: Look around, action: browse }
<!-- placeholderButton.title -->
title: Look around
<!-- placeholderButton.action -->
action: browse
<!-- selection -->
views:
  Product:
    data: { id: Int, volume: Double }
sections:
  products:
    cells: [Product]
selection: { multiple: editing }
<!-- selection.multiple -->
multiple: editing

"""#
}
