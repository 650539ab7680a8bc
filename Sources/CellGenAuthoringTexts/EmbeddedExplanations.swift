// Made from Sources/CellGenAuthoring/Explanations/Texts by a recording test run. Do not edit.
// swift-format-ignore-file

/// The files of `Texts`, sorted by their names, each after a line with its name.
package var embeddedExplanations: String {
#"""
<!-- alias.md -->
# an alias of another part of the file

An alias repeats a part of the file that was named with an anchor. With
aliases, what a line means depends on lines far away, and a mistake is
reported where nobody made it. A manifest has none: write the value where it
is needed. A text that begins with '*' goes into quotes.

## Wrong

```yaml
views:
  Promo:
    data: *common
```

## Right

```yaml
views:
  Promo:
    data: { text: String }
```
<!-- ambiguous-manifest.md -->
# 'uses' names two manifests at once

'uses' names other manifests by their file names alone, without the folders.
Two manifests of the run have this name, in different folders, and cellgen
does not guess which of them you mean. Give one of the files another name.

## Wrong

```yaml
# Listing.sections
uses: [Shared]
views:
  Title:
    data: { title: String }
```

```yaml
# Profile/Shared.sections
views:
  Avatar:
    data: { name: String }
```

```yaml
# Shop/Shared.sections
views:
  Badge:
    data: { text: String }
```

## Right

```yaml
# Listing.sections
uses: [ShopShared]
views:
  Title:
    data: { title: String }
```

```yaml
# Profile/Shared.sections
views:
  Avatar:
    data: { name: String }
```

```yaml
# Shop/ShopShared.sections
views:
  Badge:
    data: { text: String }
```
<!-- anchor.md -->
# an anchor for later reuse

An anchor names a part of the file, so that an alias can repeat it
elsewhere. With aliases, what a line means depends on lines far away, and a
mistake is reported where nobody made it. A manifest has none: write the
value where it is needed. A text that begins with '&' goes into quotes.

## Wrong

```yaml
views:
  Title:
    data: &common { title: String }
```

## Right

```yaml
views:
  Title:
    data: { title: String }
```
<!-- asset-and-symbol.md -->
# an image with two origins

An image shows an asset of your catalog or an SF Symbol; they are loaded in
different ways, and an image view shows one. If a symbol should stand in for
a missing asset, choose it in your code and hand the name over in a field.

## Wrong

```yaml
views:
  Badge:
    data: { text: String }
    layout:
      hstack:
        - image: { asset: badge, symbol: star }
        - label: text
```

## Right

```yaml
views:
  Badge:
    data: { text: String }
    layout:
      hstack:
        - image: { symbol: star }
        - label: text
```
<!-- bidirectional-control.md -->
# a character that changes the direction of text

These invisible characters make editors and browsers show text in another
order than it is read. They come along when Arabic or Hebrew is pasted, and
they have been used to hide changes from code review. So they are not
allowed anywhere in a manifest, not even in comments. Arabic and Hebrew
letters themselves are welcome, and need no such character.

Where a text truly needs one, write it as an escape in double quotes.

## Wrong

```yaml
views:
  Title:
    doc: The name<U+202E> of the listing
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: The name of the listing
    data: { title: String }
```
<!-- block-header.md -->
# something follows '|' or '>'

'|' and '>' begin a text block: the text itself starts on the next line,
indented. On the line of the sign there may be '-' or '+', which say what
happens to the line breaks at the end, a digit for the indentation, and a
comment. A text that merely begins with one of the signs goes into quotes.

## Wrong

```yaml
views:
  Title:
    doc: > The name of the listing,
      and below it the price.
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: >
      The name of the listing,
      and below it the price.
    data: { title: String }
```
<!-- block-text-blank.md -->
# a blank line has more spaces than the text

The first line of a text block decides how far the text is indented, blank
lines before it do not count. If such a blank line has more spaces than the
first line of text, YAML cannot tell whether the spaces are meant as text.
Your editor left them there; remove them.

## Wrong

```yaml
views:
  Title:
    doc: |
<U+0020><U+0020><U+0020><U+0020><U+0020><U+0020><U+0020><U+0020>
      The name of the listing.
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: |

      The name of the listing.
    data: { title: String }
```
<!-- block-text-indentation.md -->
# a line of a text block is indented too little

The first line of a text block decides how far its text is indented, and
that much is taken off from every line. A line with less would have to end
the block, but it does not stand in the column of any key either. More is
fine: the additional spaces are part of the text.

## Wrong

```yaml
views:
  Title:
    doc: |
      The name of the listing.
     Below it the price.
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: |
      The name of the listing.
      Below it the price.
    data: { title: String }
```
<!-- block-text-tab.md -->
# a text block begins with a tab

The first line of a text block decides how far the text is indented, and
here a tab follows the spaces. YAML tools do not agree on whether it is
indentation or text. In the lines after the first it is text without a
doubt; to begin with one, state the indentation with a digit after the '|'.

## Wrong

```yaml
views:
  Title:
    doc: |
      <U+0009>The name of the listing.
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: |2
      <U+0009>The name of the listing.
    data: { title: String }
```
<!-- bracket-indentation.md -->
# a closing bracket is indented too little

When brackets go on over several lines, YAML 1.2 wants every further line to
be indented more than the key, the closing bracket included. The style that
Swift and JSON have, with the bracket below the key, is read by some tools
and rejected by others. cellgen rejects it, so that a manifest that it
accepts means the same everywhere.

## Wrong

```yaml
views:
  Title:
    data: {
      title: String,
      price: Decimal
    }
```

## Right

```yaml
views:
  Title:
    data: {
      title: String,
      price: Decimal
      }
```
<!-- carriage-return.md -->
# a carriage return that ends no line

Lines end with LF, as on a Mac, or with CRLF, as on Windows. A carriage
return alone ended lines on the Macs of the nineties. Some YAML tools still
read it so, while editors and version control show one long line; what you
review would not be what is read. It comes from scripts and from line ends
that were converted twice.

## Wrong

```yaml
views:
  # The name of the listing,<U+000D>  # and below it the price.
  Title:
    data: { title: String }
```

## Right

```yaml
views:
  # The name of the listing,
  # and below it the price.
  Title:
    data: { title: String }
```
<!-- case-collision.md -->
# two names would make the same case

The items of a screen are an enum with a case for each kind of cell, named
after the view in lower camel case: 'URLItem' becomes 'urlItem'. Two views
whose names differ only in the capitals of an abbreviation meet in one case.
They may live in one module, but not on one screen. The actions of a screen
are an enum, too, with a case for each view, header and footer that reports
something, and for the buttons of its states. And its accessibility
identifiers have a constant for each header and footer and for each view of
which there is at most one.

## Wrong

```yaml
views:
  URLItem:
    data: { id: Int, title: String }
  UrlItem:
    data: { id: Int, title: String }
sections:
  links:
    cells: [URLItem, UrlItem]
```

## Right

```yaml
views:
  URLItem:
    data: { id: Int, title: String }
  LinkItem:
    data: { id: Int, title: String }
sections:
  links:
    cells: [URLItem, LinkItem]
```
<!-- closure-type.md -->
# a closure in view data

View data is compared to find out which cells changed, and handed from one
thread to another. Closures can be neither compared nor, mostly, sent; a
cell that holds one in its data is reconfigured always or never. What a view
reports is declared under 'actions' instead: the screen then hands you one
typed value with the cell's identity, and no cell keeps a handler after it
was reused.

## Wrong

```yaml
views:
  Title:
    data:
      title: String
      onBuy: () -> Void
    view: custom
```

## Right

```yaml
views:
  Title:
    data:
      title: String
    actions: [buy]
    view: custom
```
<!-- collection-key.md -->
# a list or a mapping stands where a key should

YAML allows a list or a mapping as a key; a manifest has no use for it, as
every key is a name of cellgen's or becomes a name in Swift. It happens when
the key before the bracket was deleted, or when several names are given at
once: each has a line of its own.

## Wrong

```yaml
views:
  Title:
    data:
      [title, subtitle]: String
```

## Right

```yaml
views:
  Title:
    data:
      title: String
      subtitle: String
```
<!-- comment-in-text.md -->
# a text that a comment cuts off

In YAML, a '#' after a space begins a comment, which goes on to the end of
the line. Here the '#' is directly followed by a word, as in '#12' or in a
hashtag, so the text may be meant to go on. Quotes around the whole text
keep the '#'. The output is that of the shorter text, so this is a warning:
a space after the '#' silences it, if a comment is meant.

## Wrong

```yaml
views:
  Title:
    doc: A title, see #12
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: "A title, see #12"
    data: { title: String }
```
<!-- comment-without-space.md -->
# no space before a '#'

A '#' begins a comment only at the start of a line or after a space;
otherwise it is part of the text, as in 'C#' or in a link with a fragment.
Right behind a closing quote or bracket it can be neither, and YAML tools
disagree about it.

## Wrong

```yaml
views:
  Title:
    doc: "The name of the listing"# bold
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: "The name of the listing" # bold
    data: { title: String }
```
<!-- control-character.md -->
# a control character stands in the file

Control characters have no look of their own: you cannot see them in an
editor, and terminals obey some of them. They come from copying out of a
terminal, from scripts or from damaged files. YAML forbids them everywhere,
also in comments and quotes, and so does cellgen.

Where a text truly needs one, write it as an escape in double quotes, which
can be seen and reviewed.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    samples:
      - { title: Vintage<U+0007> mug }
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    samples:
      - { title: Vintage mug }
```
<!-- control-in-doc.md -->
# a control character in a documentation text

The text of 'doc' becomes a documentation comment in the generated Swift. A
carriage return would end the comment's line, and what follows it would be
compiled as code; other control characters hide text in a terminal or in a
review. An escape in double quotes is the only way to write one, so remove
the escape.

## Wrong

```yaml
views:
  Title:
    doc: "The name of the listing\r"
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: "The name of the listing"
    data: { title: String }
```
<!-- custom-size.md -->
# a size of your own for a view that is not yours

'size: custom' means that your view class computes the size of its cells, in
'size(for:boundedBy:)'. Here cellgen writes the view, so there is no class
of yours to ask. Most views need no size at all: their cells are measured by
Auto Layout. For rows that are all the same, a fixed height is faster.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    size: custom
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    size: { height: 80 }
```
<!-- data-cycle.md -->
# view data that holds itself

View data is a struct, and a struct that holds a value of its own type would
have no end: Swift rejects it. It may hold itself through other views, as
comments hold replies that hold comments. An array breaks the circle, as it
keeps its elements elsewhere, and is mostly what is meant.

## Wrong

```yaml
views:
  Comment:
    data: { text: String, reply: CommentViewData? }
    view: custom
```

## Right

```yaml
views:
  Comment:
    data: { text: String, replies: "[CommentViewData]" }
    view: custom
```
<!-- default-mismatch.md -->
# a default of another type than the field

The default does not fit the type before it, and Swift would reject the
generated initialiser. A text has its own double quotes within the value, as
in Swift. For Decimal, Double and whole numbers, cellgen also checks that
the number fits; for your own types, the Swift compiler does, at the line of
the manifest.

## Wrong

```yaml
views:
  Product:
    data: { name: String, price: Decimal = "0" }
```

## Right

```yaml
views:
  Product:
    data: { name: String, price: Decimal = 0 }
```
<!-- default-syntax.md -->
# a default that is no literal

A default is written into the generated initialiser, where everybody sees
it, and a manifest is not the place for code that runs. So a default is a
literal: a number, a text in double quotes, true, false, nil, [] or [:].
Anything else is declared in Swift as a static member of the type, and
written '.member'.

## Wrong

```yaml
views:
  Review:
    data:
      text: String
      date: Date = Date()
    view: custom
```

## Right

```yaml
views:
  Review:
    data:
      text: String
      date: Date = .distantPast
    view: custom
```
<!-- directive.md -->
# a directive such as '%YAML'

A directive at the top of a file tells YAML tools of which version it is, or
declares short forms for tags. A manifest is always YAML 1.2 and has no
tags, so there is nothing to declare. A text that begins with '%' goes into
quotes.

## Wrong

```yaml
%YAML 1.2
---
views:
  Title:
    data: { title: String }
```

## Right

```yaml
---
views:
  Title:
    data: { title: String }
```
<!-- double-dash.md -->
# two dashes begin an item

One dash and a space begin an item. Two dashes are text in YAML, and three
at the start of a line begin a document. A list in a list is written '- -
item', with a space between the dashes; a manifest hardly ever needs it.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    actions:
      - buy
      -- share
    view: custom
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    actions:
      - buy
      - share
    view: custom
```
<!-- double-optional.md -->
# an optional of an optional

'String??' has two ways to be empty, and a view can show only one. It
appears when an optional type gets one more question mark by mistake. If the
two ways mean different things on the screen, an enum of your own says so in
words.

## Wrong

```yaml
views:
  Title:
    data: { title: String?? }
```

## Right

```yaml
views:
  Title:
    data: { title: String? }
```
<!-- duplicate-action.md -->
# an action is declared twice

Each action becomes a case of the view's Action, and an enum has each case
once. Swift could tell two cases with different values apart, but nobody who
reads the switch could. If the two mean different things, give one of them
another name.

## Wrong

```yaml
views:
  Product:
    data: { name: String }
    actions: [buy, buy]
    view: custom
```

## Right

```yaml
views:
  Product:
    data: { name: String }
    actions: [buy]
    view: custom
```
<!-- duplicate-key.md -->
# a key is written twice in one mapping

The keys of a mapping are unique. Other tools keep the last one without a
word, so that half of what you wrote would vanish; cellgen shows both places
instead. Two fields or two views of one name are the usual case after
copying lines.

In a list of mappings, the second key may begin a new item whose dash is
missing. cellgen then asks for the dash.

## Wrong

```yaml
views:
  Title:
    data:
      title: String
      price: Decimal
      title: String?
```

## Right

```yaml
views:
  Title:
    data:
      title: String
      price: Decimal
      subtitle: String?
```
<!-- duplicate-screen.md -->
# two screens of the same name

A screen is named after its manifest's file, unless the key 'screen' gives
it another name. All manifests of a run become one Swift module, and two
screens of one name would make 'ListingItem' and the like twice. Files of
the same name in different folders are the usual case.

## Wrong

```yaml
# Search/Listing.sections
views:
  Result:
    data: { id: Int, title: String }
sections:
  results:
    cells: [Result]
```

```yaml
# Shop/Listing.sections
views:
  Product:
    data: { id: Int, name: String }
sections:
  products:
    cells: [Product]
```

## Right

```yaml
# Search/Listing.sections
screen: SearchListing
views:
  Result:
    data: { id: Int, title: String }
sections:
  results:
    cells: [Result]
```

```yaml
# Shop/Listing.sections
views:
  Product:
    data: { id: Int, name: String }
sections:
  products:
    cells: [Product]
```
<!-- duplicate-view.md -->
# two manifests declare the same view

All manifests of a run become one Swift module, so each view is declared
once in all of them, and its types exist once. To show the same view on two
screens, declare it in one manifest and name that manifest under 'uses' in
the others. Views that merely happen to share a name need different ones.

## Wrong

```yaml
# Listing.sections
views:
  Title:
    data: { title: String, price: Decimal }
```

```yaml
# Profile.sections
views:
  Title:
    data: { title: String }
```

## Right

```yaml
# Listing.sections
views:
  ListingTitle:
    data: { title: String, price: Decimal }
```

```yaml
# Profile.sections
views:
  Title:
    data: { title: String }
```
<!-- element-action.md -->
# an action does not fit its element

An element reports what it knows: a button nothing but the tap, a toggle its
new value, a 'view' the action of the view inside; a cell that is selected
or swiped, nothing but that. The action has to carry exactly this, or the
generated code could not make its value. Which cell it was is not part of
it: the screen adds the cell's identity.

## Wrong

```yaml
views:
  Product:
    data: { name: String }
    actions:
      buy: { count: Int }
    layout:
      - label: name
      - button: { title: Buy, action: buy }
```

## Right

```yaml
views:
  Product:
    data: { name: String }
    actions:
      buy:
    layout:
      - label: name
      - button: { title: Buy, action: buy }
```
<!-- element-type.md -->
# an element cannot show a field of this type

A label shows texts and numbers, a toggle a Bool, an image a name as a
String, and a 'view' the data of another view. For any other type, somebody
has to decide how it looks: a date has a format, a price a currency. Prepare
it in your code as a text, or write the view yourself with 'view: custom'.

## Wrong

```yaml
views:
  Review:
    data: { text: String, date: Date }
    layout:
      - label: text
      - label: date
```

## Right

```yaml
views:
  Review:
    data: { text: String, dateText: String }
    layout:
      - label: text
      - label: dateText
```
<!-- empty-data.md -->
# a view that shows nothing

The data of a view is what it shows. With no field at all, every cell of its
kind would look the same, and the list could not tell one from another
either. Name what the view shows, even if it is a single text. A fixed text
belongs into a label as '{ literal: … }'; the field is then what identifies
the cell.

## Wrong

```yaml
views:
  Title:
    data: {}
```

## Right

```yaml
views:
  Title:
    data: { title: String }
```
<!-- empty-layout.md -->
# a view or a stack with nothing in it

A view without elements would be a cell of no height, and a stack without
children adds nothing but its insets. If the identity is the only field of a
view, the default layout has nothing to show either, as identities are
mostly not meant to be read.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    layout:
      vstack: []
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    layout:
      vstack:
        - label: title
```
<!-- empty-manifest.md -->
# nothing is declared

A manifest declares views, sections or both. A file that is empty, or that
holds nothing but comments, declares neither: most often it was saved too
early, or all of it was commented out. cellgen says so instead of generating
four empty files, because a build that succeeds without the code you expect
is harder to understand than one that stops.

## Wrong

```yaml
# The cells of the listing will be declared here.
```

## Right

```yaml
views:
  Title:
    data: { title: String }
```
<!-- empty-section.md -->
# a section that can never show anything

The section lists no cells and has neither a header nor a footer, so nothing
can ever be put into it. The code works all the same, so this is a warning.
Perhaps its cells are still to come; list them, or remove the section, to
silence it.

## Wrong

```yaml
views:
  Title:
    data: { id: Int, title: String }
sections:
  results:
    cells: [Title]
  related: {}
```

## Right

```yaml
views:
  Title:
    data: { id: Int, title: String }
sections:
  results:
    cells: [Title]
  related:
    cells: [Title]
```
<!-- empty-value.md -->
# a key has no value

After the colon there is nothing, and this key means nothing without a
value. It could be left from an edit that was not finished, so cellgen does
not take it for the default. To have the default, remove the whole line.
Only an action that carries no values is written without one.

## Wrong

```yaml
access:
views:
  Title:
    data: { title: String }
```

## Right

```yaml
access: public
views:
  Title:
    data: { title: String }
```
<!-- equals-sign.md -->
# '=' where ':' is expected

A key and its value are joined by a colon, as in JSON and in Swift's own
type annotations. An equals sign has one place in a manifest: it separates a
field's type from its default, as in 'price: Decimal = 0', as it does in
Swift.

## Wrong

```yaml
views:
  Title:
    data:
      price: Decimal
      title = String
```

## Right

```yaml
views:
  Title:
    data:
      price: Decimal
      title: String
```
<!-- escape-out-of-range.md -->
# an escape past the last character

Unicode ends at U+10FFFF, and a Swift string can hold nothing beyond. The
eight digits after '\U' are the number of a character in hexadecimal, with
zeros in front; a digit too many or a shifted zero makes it too large.

## Wrong

```yaml
views:
  Title:
    doc: "The mood \U01F60000 of the seller"
    data: { mood: String }
```

## Right

```yaml
views:
  Title:
    doc: "The mood \U0001F600 of the seller"
    data: { mood: String }
```
<!-- existential-type.md -->
# a protocol as a type

View data is Hashable, so that a list can find out which cells changed. A
value of 'any Named' cannot be compared with another one: each may be of a
different type. Name the concrete type. Where cells differ in kind, declare
a view for each kind, and let the section list both.

## Wrong

```yaml
views:
  Author:
    data: { person: any Person }
    view: custom
```

## Right

```yaml
views:
  Author:
    data: { person: Member }
    view: custom
```
<!-- explicit-key.md -->
# a key after a question mark

YAML can write a key after '? ' and its value on the next line after ': '.
The form exists for keys that are long or no texts, and a manifest has none
of those. Every key is written in the plain way, on one line with its colon.

## Wrong

```yaml
views:
  ? Title
  : data: { title: String }
```

## Right

```yaml
views:
  Title:
    data: { title: String }
```
<!-- extra-comma.md -->
# nothing stands before a comma

Commas separate the entries of a list or a mapping in brackets, so something
has to stand before each of them. One comma after the last entry is fine, as
in Swift; two in a row, or one at the start, are not, because an entry could
be missing there.

## Wrong

```yaml
views:
  Title:
    data: { title: String, , price: Decimal }
```

## Right

```yaml
views:
  Title:
    data: { title: String, price: Decimal }
```
<!-- file-too-large.md -->
# the file has more than 16 MiB

A manifest is read into memory as a whole, and every place in it is kept so
that messages can point there. 16 MiB is far more than anybody writes by
hand: ten thousand views take about two. A larger file is nearly always
something else with the wrong ending, or the output of a script that repeats
itself.

Where it is truly a manifest, divide it. Views can be declared in one file
and named in another through 'uses'.

## Wrong

a manifest with a line more than 16 MiB of comments

## Right

```yaml
# all about the listing
views:
  Title:
    data: { title: String }
```
<!-- flow-indentation.md -->
# lines inside brackets are indented too little

When brackets go on over several lines, YAML 1.2 wants every further line to
be indented more than the line on which the block around them starts. Some
tools do not mind, others reject the file. cellgen rejects it, so that a
manifest that it accepts means the same everywhere.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    actions: [
    buy,
    share
    ]
    view: custom
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    actions: [
      buy,
      share
      ]
    view: custom
```
<!-- image-name.md -->
# a text that is the name of no image

An image shows what is in the app: an asset of its catalog, or one of
Apple's SF Symbols, by name. A URL names none, and neither does a mapping
that was put into quotes: the image would stay empty without a word.
Loading and keeping images is the work of a library of your choice, in a
custom view, which a layout takes as a leaf.

## Wrong

```yaml
views:
  Person:
    data: { name: String }
    layout:
      hstack:
        - image: { asset: https://example.com/ann.png, width: 40 }
        - label: name
```

## Right

```yaml
views:
  Avatar:
    data: { url: URL }
    view: custom
  Person:
    data: { name: String, avatar: AvatarViewData }
    layout:
      hstack:
        - view: avatar
        - label: name
```
<!-- implicit-optional.md -->
# a type with '!'

'String!' is an optional that crashes where it is used without a look. It
exists for outlets, which are set after the initialiser has run; view data
has all of its values from the start. Say whether the value may be missing:
'String?' if so, 'String' if not. A layout hides an element whose optional
is nil.

## Wrong

```yaml
views:
  Title:
    data: { title: String! }
```

## Right

```yaml
views:
  Title:
    data: { title: String? }
```
<!-- incomplete-escape.md -->
# an escape with too few digits

The escapes with numbers have a fixed length: '\x' takes two hexadecimal
digits, '\u' four and '\U' eight. There is no sign that would end a shorter
one, so zeros fill it up from the front. Most characters need no escape: a
manifest is UTF-8, and you can type them as they are.

## Wrong

```yaml
views:
  Title:
    doc: "The name \u2B the price"
    data: { title: String, price: Decimal }
```

## Right

```yaml
views:
  Title:
    doc: "The name \u002B the price"
    data: { title: String, price: Decimal }
```
<!-- incomplete-sample.md -->
# a sample leaves out a field

A sample becomes a value of the view data, made by its initialiser, which
needs all fields but those with a default. Optional fields have one by
themselves, which is nil. cellgen does not make values up: a preview with
invented data hides the very layouts it should show.

## Wrong

```yaml
views:
  Product:
    data: { name: String, price: Decimal }
    samples:
      - { name: Vintage mug }
```

## Right

```yaml
views:
  Product:
    data: { name: String, price: Decimal }
    samples:
      - { name: Vintage mug, price: 24 }
```
<!-- inset-twice.md -->
# an inset is given twice

'horizontal' gives the leading and the trailing inset, 'vertical' the top
and the bottom one. A side that is given by its own key as well has two
values, and which of them holds would depend on an order that YAML does not
have. Give each side once.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    layout:
      vstack:
        insets: { top: 4, vertical: 8 }
        children:
          - label: title
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    layout:
      vstack:
        insets: { top: 4, bottom: 8 }
        children:
          - label: title
```
<!-- invalid-utf-8.md -->
# a byte is not UTF-8

The bytes of the file are not UTF-8 at this place. Usually the file was
saved as Latin-1 or Windows-1252, where an accented letter is one byte, or
it was cut off in the middle of a character. cellgen repairs nothing: a
replacement character would end up in your generated Swift, and you would
find it on a screen.

## Wrong

'doc: Café' in Latin-1, where é is the single byte E9

## Right

```yaml
views:
  Title:
    doc: Café
    data: { title: String }
```
<!-- invisible-character.md -->
# a space or a mark that cannot be told by its look

Only U+0020 is a space in YAML. No-break spaces, wide spaces and zero-width
characters look like it or like nothing, but they are text. Where one
stands, a key is not the key that you read, and a line is not indented
though it seems to be. They come with text pasted from web pages, chats and
word processors; on a Mac keyboard, Option-Space types a no-break space.

Inside quotes they are allowed, because there they are meant.

## Wrong

```yaml
views:
  Title:
    doc:<U+00A0>The name of the listing
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: The name of the listing
    data: { title: String }
```
<!-- item-among-keys.md -->
# a dash stands among the keys of a mapping

A block is either a mapping of 'key: value' lines or a list of '- item'
lines, not both. A dash in the column of the keys belongs to the key above
only if that key has no value on its own line. Here it has one, so YAML has
no reading for the line.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    actions: [buy]
    - share
    view: custom
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    actions: [buy, share]
    view: custom
```
<!-- item-in-brackets.md -->
# a dash inside brackets

There are two ways to write a list: a dash before each item, one below the
other, or brackets around all of them with commas between. They cannot be
mixed: inside brackets a dash with a space has no meaning.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    actions: [
      - buy,
      - share
      ]
    view: custom
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    actions:
      - buy
      - share
    view: custom
```
<!-- key-among-items.md -->
# a key stands in the column of a list's dashes

A block is either a list of '- item' lines or a mapping of 'key: value'
lines, not both. A key in the column of the dashes is neither an item nor
part of one. If it belongs to the item above, it stands below that item's
first key, two columns further in than the dash. If it is an item, it needs
a dash of its own.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    samples:
      - title: Vintage mug
      title: Teapot
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    samples:
      - title: Vintage mug
      - title: Teapot
```
<!-- key-of-mapped-view.md -->
# actions or size of a view that another shows

With 'view: Title', this view hands its data on to 'Title', whose class
reports the actions and has the size. Given here once more, they would have
no effect, or contradict what the class does. Move them to the view that is
shown. Only where that is a class of yours that takes this data by an
overload, with 'map: custom', may this view have a size of its own.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
  Product:
    data: { name: String }
    view: Title
    map: { title: name }
    size: { height: 80 }
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    size: { height: 80 }
  Product:
    data: { name: String }
    view: Title
    map: { title: name }
```
<!-- layout-and-view.md -->
# a view with a layout and a class

A view is shown in one way: cellgen writes its class from 'layout', you
write the class with 'view: custom', or another view shows it. With both
keys, it is open which class cells would use, and one of them would never be
seen.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    view: custom
    layout:
      label: title
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    layout:
      label: title
```
<!-- line-separator.md -->
# a line separator other than LF and CRLF

U+0085, U+2028 and U+2029 end a line for some YAML tools and mean nothing to
others. A comment could so hide a key that only half of the tools see.
cellgen takes none of the two readings: a line ends with LF or CRLF, and
these characters are not allowed. They come from word processors, from chats
and from old mainframes.

## Wrong

```yaml
views:
  Title:
    doc: The name of the listing<U+2028>and its price
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: The name of the listing and its price
    data: { title: String }
```
<!-- list-on-key-line.md -->
# a list starts on the line of its key

A list in the form with dashes starts on the line below its key; on the
key's own line YAML does not allow it, as it could not be told from a text
that starts with a dash. For a short list there are brackets, which may
stand on the key's line.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    actions: - buy
    view: custom
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    actions: [buy]
    view: custom
```
<!-- literal-and-field.md -->
# a text that is fixed and a field at once

A text of an element is either fixed, with 'literal', or comes from the
data, with 'field'. With both, one of them would never be seen. To put fixed
and varying text together, prepare the whole in your code: the order of
words differs from language to language.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    layout:
      label: { text: { literal: Title, field: title } }
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    layout:
      label: { text: { field: title } }
```
<!-- literal-like-field.md -->
# a fixed text that is named like a field

The titles of buttons and what VoiceOver says are mostly fixed, so a plain
text means itself there, while a plain name in a label means a field. Here
the fixed text is also the name of a field, and the button would show the
field's name. The output is right either way, so this is a warning: saying
which one you mean silences it.

## Wrong

```yaml
views:
  Product:
    data: { name: String }
    actions: [buy]
    layout:
      button: { title: name, action: buy }
```

## Right

```yaml
views:
  Product:
    data: { name: String }
    actions: [buy]
    layout:
      button: { title: { field: name }, action: buy }
```
<!-- long-key.md -->
# a key has more than 1024 characters

YAML's own parsers stop looking for the colon of a key after 1024
characters, and so does cellgen, so that a file reads alike everywhere. No
name is so long. A key of that length is a text whose line break was lost,
or the result of a script.

## Wrong

a field whose name has 1,100 letters

## Right

```yaml
views:
  Title:
    data:
      title: String
```
<!-- look-alike-colon.md -->
# a character that only looks like a colon

Chinese and Japanese keyboards type a full-width colon, and word processors
know several other signs that look like one. YAML knows only the colon of
ASCII; with any other the line has no key. The letters of your texts may
come from any script, but the punctuation of the file is ASCII.

## Wrong

```yaml
views:
  Title:
    data:
      price: Decimal
      title<U+FF1A> String
```

## Right

```yaml
views:
  Title:
    data:
      price: Decimal
      title: String
```
<!-- look-alike-dash.md -->
# a character that only looks like a dash

List items begin with the hyphen-minus of ASCII. Word processors turn it
into an en dash or an em dash, chats into a bullet, and Markdown allows '*'
in its place. To YAML all of these are text, and the list would silently be
something else.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    actions:
      - buy
      – share
    view: custom
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    actions:
      - buy
      - share
    view: custom
```
<!-- lost-actions.md -->
# actions of an inner view reach nobody

A view inside another reports its actions to the outer one, and from there
they go on only if the outer view has an action that carries them. Without
it, taps inside end there. That may be what you want, so this is a warning.
To hand them on, declare an action that carries the inner view's Action, and
name it in the element.

## Wrong

```yaml
views:
  Badge:
    data: { text: String }
    actions: [tap]
    view: custom
  Title:
    data: { title: String, badge: BadgeViewData }
    layout:
      - label: title
      - view: badge
```

## Right

```yaml
views:
  Badge:
    data: { text: String }
    actions: [tap]
    view: custom
  Title:
    data: { title: String, badge: BadgeViewData }
    actions:
      badge: { action: BadgeView.Action }
    layout:
      - label: title
      - view: { data: badge, action: badge }
```
<!-- map-mismatch.md -->
# a map between fields of different types

A map hands values on as they are; it does not convert, because how a price
becomes a text is for your code to say, with a formatter and a locale. A
field feeds one of the same type, or the optional of it. Types are compared
as they are written, as cellgen does not see your Swift code.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
  Product:
    data: { price: Decimal }
    view: Title
    map: { title: price }
```

## Right

```yaml
views:
  Title:
    data: { title: String }
  Product:
    data: { priceText: String }
    view: Title
    map: { title: priceText }
```
<!-- map-without-view.md -->
# a map to no other view

'map' says which field of this view feeds which field of the view that shows
it. No other view shows this one, so there is nothing to feed. Either the
line 'view: …' with the other view's name is missing, or the map is left
from before.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
  Product:
    data: { name: String }
    map: { title: name }
```

## Right

```yaml
views:
  Title:
    data: { title: String }
  Product:
    data: { name: String }
    view: Title
    map: { title: name }
```
<!-- member-collision.md -->
# two sections would make the same property

The content of a screen has a property for each section, and one with the
ending 'Header' or 'Footer' for what stands above or below it. So a section
'reviewsHeader' and the header of a section 'reviews' meet in one property.
One of the sections needs another name.

## Wrong

```yaml
views:
  Heading:
    data: { title: String }
    id: title
sections:
  reviews: { header: Heading, cells: [Heading] }
  reviewsHeader: { cells: [Heading] }
```

## Right

```yaml
views:
  Heading:
    data: { title: String }
    id: title
sections:
  reviews: { header: Heading, cells: [Heading] }
  reviewsTop: { cells: [Heading] }
```
<!-- merge-conflict.md -->
# an unresolved merge conflict

Git left both sides of a conflict in the file, between lines of '<<<<<<<',
'=======' and '>>>>>>>'. cellgen reads neither of them. Choose what should
stay, remove the three marker lines, and run it again; the lines between are
checked then.

## Wrong

```yaml
views:
  Title:
<<<<<<< HEAD
    data: { title: String, price: Decimal }
=======
    data: { title: String, maker: String }
>>>>>>> makers
```

## Right

```yaml
views:
  Title:
    data: { title: String, price: Decimal, maker: String }
```
<!-- merge-key.md -->
# '<<' to merge another mapping

'<<' copied the entries of another mapping in YAML 1.1. It is no part of
YAML 1.2, tools disagree about what it does, and it needs anchors, which a
manifest does not have either. What two views share is better shared in
Swift: a custom type for the field, or a view within the view.

## Wrong

```yaml
views:
  Title:
    data:
      <<: Common
      title: String
```

## Right

```yaml
views:
  Title:
    data:
      id: Int
      title: String
```
<!-- misaligned-item.md -->
# a dash is not aligned with the dashes beside it

All items of a list have their dashes in one column. A dash that is one
space further in is dangerous: YAML reads it as more text of the item above,
so that 'buy' and 'share' would be the one text 'buy - share'. cellgen never
reads it so; align the dashes.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    actions:
      - buy
       - share
    view: custom
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    actions:
      - buy
      - share
    view: custom
```
<!-- misaligned-key.md -->
# a key is not aligned with the keys beside it

All keys of a mapping stand in one column. Below a dash that is the column
of the first key, not that of the dash: the dash and the space after it
count as indentation. A key that is one space off would belong to another
level or to none, so cellgen asks for it to be aligned.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
     id: only
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    id: only
```
<!-- mismatched-bracket.md -->
# the wrong bracket closes

'[' opens a list and is closed by ']'; '{' opens a mapping and is closed by
'}'. Where the other one stands, either the closing bracket is mistyped, or
a bracket in between was not closed. The note shows the one that is open.

## Wrong

```yaml
views:
  Title:
    data: { title: String ]
```

## Right

```yaml
views:
  Title:
    data: { title: String }
```
<!-- misplaced-key.md -->
# a key that belongs somewhere else

The key exists, but not in this place: it is a view's key in a section, or a
manifest's key among the views. Mostly the indentation slipped: a key
belongs to the nearest line above it that is indented less. cellgen tells
where the key is at home.

## Wrong

```yaml
views:
  Title:
    data:
      title: String
      layout:
        label: title
```

## Right

```yaml
views:
  Title:
    data:
      title: String
    layout:
      label: title
```
<!-- missing-colon.md -->
# a line is not 'key: value'

Every line of a mapping is a key, a colon and perhaps a value. Without the
colon, YAML reads the line as a text, or joins it to the text above. A key
whose value stands on the lines below has its colon too, with nothing after
it.

## Wrong

```yaml
views:
  Title:
    data:
      title String
      price: Decimal
```

## Right

```yaml
views:
  Title:
    data:
      title: String
      price: Decimal
```
<!-- missing-comma.md -->
# two entries in brackets without a comma

Inside brackets the entries are separated by commas, also where each stands
on a line of its own: line breaks mean nothing there. Without the comma YAML
would join two lines to one text, or could not read them at all.

## Wrong

```yaml
views:
  Title:
    data: {
      title: String,
      maker: "String"
      price: Decimal
      }
```

## Right

```yaml
views:
  Title:
    data: {
      title: String,
      maker: "String",
      price: Decimal
      }
```
<!-- missing-dash.md -->
# a line of a list has no dash

Every item of a list begins with a dash and a space. A line without one, in
the column of the dashes, is no item, and YAML cannot read it at all. Names
that belong together may also be written on one line in brackets.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    actions:
      - buy
      share
    view: custom
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    actions:
      - buy
      - share
    view: custom
```
<!-- missing-identity.md -->
# a cell that nothing tells from the others

A list finds out what was added, moved or changed by comparing identities,
so every kind of cell needs one. A field named 'id' is taken by itself; 'id:
name' takes another field, and 'id: only' says that there is at most one
such cell on the screen. The whole data is no identity: a cell whose text
changes would be replaced, and lose its state, instead of being updated.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
sections:
  top:
    cells: [Title]
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    id: only
sections:
  top:
    cells: [Title]
```
<!-- missing-key.md -->
# nothing stands before a colon

A colon with a space after it ends a key, and here there is no key. Usually
the name was deleted, or the line was broken in the middle. YAML would read
the key as "nothing", which is no name that Swift could have.

## Wrong

```yaml
views:
  Title:
    data:
      : String
```

## Right

```yaml
views:
  Title:
    data:
      title: String
```
<!-- missing-space-after-colon.md -->
# no space after a colon

A colon ends a key only when a space or the end of the line follows. Without
the space it is part of the text, which is what allows 'https://example.com'
and '12:30' without quotes. So 'title:String' is one text to every YAML
tool, and cellgen asks whether a space was meant instead of reading it as
something else.

## Wrong

```yaml
views:
  Title:
    data:
      price: Decimal
      title:String
```

## Right

```yaml
views:
  Title:
    data:
      price: Decimal
      title: String
```
<!-- missing-space-after-dash.md -->
# no space after the dash of an item

A dash begins an item only with a space or the end of the line after it.
Without the space it is part of the text, which is what allows '-1' as a
number. So '-share' would be a name that starts with a dash, and cellgen
asks whether a space was meant.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    actions:
      - buy
      -share
    view: custom
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    actions:
      - buy
      - share
    view: custom
```
<!-- missing-value.md -->
# a key in braces has no value

Between braces every entry is a key with a value. YAML would read a key
alone as one without a value, which is how a list of names in the wrong
brackets becomes a mapping of nothing. On lines of their own, keys without a
value are fine, where they mean something, as for actions.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    actions: { buy, share }
    view: custom
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    actions: [buy, share]
    view: custom
```
<!-- multiline-key.md -->
# a quoted key goes on over several lines

A key stands on one line with its colon, in quotes or not. Where a quoted
key goes on over a line break, its closing quote is nearly always missing,
and the text ran on to the next quote in the file. Names that become Swift
need no quotes at all.

## Wrong

```yaml
views:
  "Product
    Title":
    data: { title: String }
```

## Right

```yaml
views:
  ProductTitle:
    data: { title: String }
```
<!-- multiline-plain.md -->
# an unquoted text goes on over two lines

YAML lets an unquoted text go on over indented lines, and that is how a
forgotten colon or dash turns into text without a word. cellgen therefore
ends an unquoted text with its line. For a long text there are quotes, which
may go on over several lines, and text blocks: '>-' joins the lines with
spaces, '|' keeps them as they are.

## Wrong

```yaml
views:
  Title:
    doc: The name of the listing,
      and below it the price.
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: >-
      The name of the listing,
      and below it the price.
    data: { title: String }
```
<!-- name-case.md -->
# a name begins with the wrong kind of letter

Views and screens become types, and begin with a capital letter; fields,
actions and sections become properties and cases, and begin with a
lower-case one, as Swift's API guidelines have it. It is more than taste:
from 'Title' cellgen makes the type 'TitleView' and the case 'title', and
two views whose names differ in that letter alone would meet in one of them.

## Wrong

```yaml
views:
  title:
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    data: { title: String }
```
<!-- name-collision.md -->
# a generated type would exist twice

A view 'Title' becomes the types 'TitleViewData', 'TitleView' and
'TitleCellModel'; a screen 'Listing' becomes 'ListingItem', 'ListingSection'
and so on. Here one of these is already taken: by UIKit, by the runtime, or
by another name in the run. Your module would not compile, or 'UIImageView'
would mean your view in all of its files.

## Wrong

```yaml
views:
  UIImage:
    data: { caption: String }
```

## Right

```yaml
views:
  Photo:
    data: { caption: String }
```
<!-- narrow-access.md -->
# a public manifest uses an internal one

What a public declaration shows has to be public itself: Swift rejects a
public enum with a case that carries an internal type. Each manifest says
with 'access' who can see its declarations, so one that is public can only
use manifests that are public too. Without the key, a manifest is internal.

## Wrong

```yaml
# Listing.sections
access: public
uses: [Shared]
sections:
  top:
    header: Badge
```

```yaml
# Shared.sections
views:
  Badge:
    data: { text: String }
```

## Right

```yaml
# Listing.sections
access: public
uses: [Shared]
sections:
  top:
    header: Badge
```

```yaml
# Shared.sections
access: public
views:
  Badge:
    data: { text: String }
```
<!-- needless-background.md -->
# a background that no collection shows

The background of a section is a decoration of collection layouts, and this
screen is shown in a table, where sections have none. The output is right
all the same, so this is a warning. Remove the key to silence it, or add
'collection' to the containers of the screen.

## Wrong

```yaml
containers: table
views:
  Title:
    data: { id: Int, title: String }
sections:
  results:
    background: systemGroupedBackground
    cells: [Title]
```

## Right

```yaml
containers: [collection, table]
views:
  Title:
    data: { id: Int, title: String }
sections:
  results:
    background: systemGroupedBackground
    cells: [Title]
```
<!-- needless-identity.md -->
# an identity that is never used

The view is shown as a header or footer and never as a cell, and headers and
footers are identified by their section. So its 'id' is compared with
nothing. The output is right all the same, so this is a warning; remove the
key to silence it, or list the view among the cells of a section. It is left
alone by 'lint --fix': a manifest that was not given, or a feed written by
hand, may show the view as a cell.

## Wrong

```yaml
views:
  Title:
    data: { id: Int, title: String }
  Heading:
    data: { text: String }
    id: text
sections:
  results:
    header: Heading
    cells: [Title]
```

## Right

```yaml
views:
  Title:
    data: { id: Int, title: String }
  Heading:
    data: { text: String }
sections:
  results:
    header: Heading
    cells: [Title]
```
<!-- needs-newer-ios.md -->
# something that came with a later iOS

The generated code runs on the iOS of 'deploymentTarget' and on all later
ones; without the key that is iOS 15. Most of it runs on iOS 13, too. What
does not is reported here, where Swift would report it in code that you did
not write. Give a later deployment target if the app has one, or do without.

## Wrong

```yaml
deploymentTarget: 13
views:
  Offer:
    data: { id: Int, title: String }
    actions: [buy]
    layout:
      - label: title
      - button: { title: Buy, action: buy }
```

## Right

```yaml
deploymentTarget: 14
views:
  Offer:
    data: { id: Int, title: String }
    actions: [buy]
    layout:
      - label: title
      - button: { title: Buy, action: buy }
```
<!-- nested-key.md -->
# a second ': ' on a line

A line holds one key. A colon with a space after it ends a key, so a second
one would make the text before it a key as well, and YAML forbids that on
one line. It happens when a text has a colon in it: put the text in quotes.
It also happens when a nested key is written behind its parent: give it a
line of its own, or braces.

## Wrong

```yaml
views:
  Title:
    doc: The title: bold, two lines at most
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: "The title: bold, two lines at most"
    data: { title: String }
```
<!-- never-hidden.md -->
# 'keepsPlace' on an element that is never hidden

An element is hidden while the optional that it shows is nil, and with
'keepsPlace' its place stays empty meanwhile. An element that shows a fixed
text or image, or a field that is not an optional, is always visible, so the
key does nothing. The output is right either way, so this is a warning.

## Wrong

```yaml
views:
  Message:
    data: { sender: String, dot: String }
    layout:
      hstack:
        - image: { symbol: { field: dot }, width: 12, keepsPlace: true }
        - label: sender
```

## Right

```yaml
views:
  Message:
    data:
      sender: String
      dot: String?
    layout:
      hstack:
        - image: { symbol: { field: dot }, width: 12, keepsPlace: true }
        - label: sender
```
<!-- never-selected.md -->
# selection of a view that is never a cell

'select' names what a view's cells report when they are selected, and only
cells are: headers and footers, and views inside other views, are not. The
view is none anywhere, so the action is never reported for a selection. The
output is right all the same, so this is a warning; remove the key to
silence it, or let a section show the view as a cell.

## Wrong

```yaml
views:
  Title:
    data: { id: Int, title: String }
  Heading:
    data: { text: String }
    actions: [open]
    select: open
sections:
  results:
    header: Heading
    cells: [Title]
```

## Right

```yaml
views:
  Title:
    data: { id: Int, title: String }
    actions: [open]
    select: open
  Heading:
    data: { text: String }
sections:
  results:
    header: Heading
    cells: [Title]
```
<!-- never-swiped.md -->
# swipe actions of a cell that is in no list

UIKit swipes the rows of tables, and of lists in a collection. The cells of
a grid, of a carousel or of a layout of your own do not move under a finger.
This view is shown in such sections alone, so nobody ever sees its actions.
The output is right all the same, so this is a warning; remove the key to
silence it, or show the view in a list.

## Wrong

```yaml
views:
  Photo:
    data: { id: Int, caption: String }
    actions: [delete]
    swipe: [delete]
sections:
  photos:
    layout: carousel
    cells: [Photo]
```

## Right

```yaml
views:
  Photo:
    data: { id: Int, caption: String }
    actions: [delete]
    swipe: [delete]
sections:
  photos:
    layout: list
    cells: [Photo]
```
<!-- no-containers.md -->
# a screen without a list to be shown in

'containers' says for which of UIKit's lists the screen gets a data source:
the collection view, the table view or both. With none of them, there would
be cells and no way to show them. Without the key, a screen is made for a
collection view.

## Wrong

```yaml
containers: []
views:
  Title:
    data: { id: Int, title: String }
sections:
  results:
    cells: [Title]
```

## Right

```yaml
containers: [table]
views:
  Title:
    data: { id: Int, title: String }
sections:
  results:
    cells: [Title]
```
<!-- no-obvious-element.md -->
# a field that nobody knows how to show

A view with neither 'layout' nor 'view' gets a default layout: a label for
each text and number, a switch for each Bool. A field of another type has no
element that everybody would expect: a URL may be an image, a link or
nothing that is seen. Write a layout with the elements that you want, or
write the class.

## Wrong

```yaml
views:
  Photo:
    data: { caption: String, url: URL }
```

## Right

```yaml
views:
  Photo:
    data: { caption: String, url: URL }
    layout:
      label: caption
```
<!-- no-screen-name.md -->
# the file's name makes no Swift name

Without the key 'screen', the screen is named after its file:
'search-results.sections' makes 'SearchResults'. Here that is no Swift name,
because it would begin with a digit, or because nothing is left of it. The
key 'screen' gives the screen a name of its own, and the file can keep its
own.

## Wrong

```yaml
# 2024.sections
views:
  Title:
    data: { id: Int, title: String }
sections:
  results:
    cells: [Title]
```

## Right

```yaml
# 2024.sections
screen: YearInReview
views:
  Title:
    data: { id: Int, title: String }
sections:
  results:
    cells: [Title]
```
<!-- no-sections.md -->
# 'sections' without a section

With the key 'sections', a manifest describes a screen, and a screen shows
at least one section. Without any, the generated enum of sections would have
no cases, and Swift rejects such an enum when it has raw values. To declare
nothing but views for other manifests, leave the key out.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
sections: {}
```

## Right

```yaml
views:
  Title:
    data: { title: String }
```
<!-- noncharacter.md -->
# a code that Unicode keeps free

U+FFFE and U+FFFF are promised never to be characters. In a file they are a
sign of damage: a byte order mark that was swapped, or a number that a
script wrote by mistake for a character. YAML forbids them, and Swift could
do nothing with them on a screen either, so there is nothing to do but to
remove them.

## Wrong

```yaml
views:
  Title:
    doc: The name<U+FFFE> of the listing
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: The name of the listing
    data: { title: String }
```
<!-- not-a-number.md -->
# a value has to be a number

Numbers are written as in JSON: digits, perhaps a minus sign, a point with
digits on both sides, an exponent. They have no quotes, no units, no
separators and no leading zeros. Some of those mean something else to one
YAML tool or the other: '010' was eight once, and '1_000' is a number to
some and a text to the others.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    size: { height: 80pt }
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    size: { height: 80 }
```
<!-- not-an-identifier.md -->
# a name that Swift does not take

Names of views, fields, actions and sections become names of Swift types,
properties and cases. So they are made of the letters a to z, digits and
'_', and do not begin with a digit. Swift's own keywords are fine: cellgen
puts back-ticks around them where Swift needs that.

## Wrong

```yaml
views:
  Product-Title:
    data: { title: String }
```

## Right

```yaml
views:
  ProductTitle:
    data: { title: String }
```
<!-- not-hashable.md -->
# a type whose values cannot be compared

View data is Hashable and Sendable, so that a list can find out which cells
changed and data can come from any task. 'Any', 'AnyObject', functions and
metatypes are neither. cellgen knows only the types that everybody has; of
your own types, the Swift compiler says it, at the line of the manifest.

## Wrong

```yaml
views:
  Title:
    data: { title: String, payload: Any }
    view: custom
```

## Right

```yaml
views:
  Title:
    data: { title: String, payload: Payload }
    view: custom
```
<!-- null-text.md -->
# a text that other tools read as nothing

In YAML, 'null' and '~' without quotes mean that there is no value. cellgen
needs a text here. It could take the word itself, but then your editor and
cellgen would read the same line differently. Quotes make it a text for
everybody.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    samples:
      - { title: null }
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    samples:
      - { title: "null" }
```
<!-- out-of-range.md -->
# a number that makes no sense here

Each number of a manifest ends up in UIKit, and UIKit answers some values
with a crash and others with a layout that shows nothing: a grid of no
columns, a row of no height. cellgen knows those before the app runs.

## Wrong

```yaml
views:
  Photo:
    data: { id: Int, caption: String }
sections:
  photos:
    cells: [Photo]
    layout: { grid: { columns: 0 } }
```

## Right

```yaml
views:
  Photo:
    data: { id: Int, caption: String }
sections:
  photos:
    cells: [Photo]
    layout: { grid: { columns: 2 } }
```
<!-- overload-without-class.md -->
# an overload of a class that cellgen writes

'map: custom' says that the class of the other view has a 'configure(with:)'
for this data, too, which you write beside the other one. So the class must
be yours, by 'view: custom'. A class that cellgen writes takes one kind of
data; 'map' says which field of this view feeds which field of that one.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
  Product:
    data: { name: String }
    view: Title
    map: custom
```

## Right

```yaml
views:
  Title:
    data: { title: String }
  Product:
    data: { name: String }
    view: Title
    map: { title: name }
```
<!-- overloaded-edge.md -->
# a header or footer with 'map: custom'

With 'map: custom' a class takes the data of several views. A cell model
says with which of them its cell is configured; headers and footers have
none, so they give a class the data of its own view alone. Say in 'map'
which field feeds which, or show the other view itself.

## Wrong

```yaml
views:
  Heading:
    data: { title: String }
    view: custom
  Month:
    data: { name: String }
    view: Heading
    map: custom
  Entry:
    data: { id: Int, text: String }
sections:
  entries: { header: Month, cells: [Entry] }
```

## Right

```yaml
views:
  Heading:
    data: { title: String }
    view: custom
  Month:
    data: { name: String }
    view: Heading
    map: { title: name }
  Entry:
    data: { id: Int, text: String }
sections:
  entries: { header: Month, cells: [Entry] }
```
<!-- pair-in-list.md -->
# a 'key: value' pair in square brackets

Square brackets hold a list, braces hold a mapping. YAML reads a pair in a
list as a mapping with one entry, and so two pairs as two mappings, which is
seldom what was meant. cellgen wants the braces to be written, so that it
can be seen what is in the list.

A Swift dictionary type, such as '[String: Int]', is no list at all: put it
in quotes as a whole.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    actions: [buy, favorite: { isOn: Bool }]
    view: custom
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    actions: [buy, { favorite: { isOn: Bool } }]
    view: custom
```
<!-- payload-default.md -->
# a value of an action has a default

An action is made at one place, by the view that reports it, and that place
always gives all values. A default would only hide that one was forgotten.
Fields of view data are different: there you write the values yourself, and
a default saves typing.

## Wrong

```yaml
views:
  Product:
    data: { name: String }
    actions:
      favorite: { isOn: Bool = true }
    view: custom
```

## Right

```yaml
views:
  Product:
    data: { name: String }
    actions:
      favorite: { isOn: Bool }
    view: custom
```
<!-- payload-without-labels.md -->
# an action's values have no labels

The values that an action carries become the associated values of a case,
and each has a label there: 'case favorite(isOn: Bool)'. The label is what
makes the switch at the other end readable. An action that carries nothing
is written without a value, as 'buy:', or in a list.

## Wrong

```yaml
views:
  Product:
    data: { name: String }
    actions:
      favorite: Bool
    view: custom
```

## Right

```yaml
views:
  Product:
    data: { name: String }
    actions:
      favorite: { isOn: Bool }
    view: custom
```
<!-- quoted-indentation.md -->
# a quoted text goes on too far to the left

A quoted text may go on over several lines, and each of them has to be
indented more than the block around it, as everything that belongs to a key
is. The line break with the spaces around it becomes one space, so indenting
costs nothing. A text block with '>-' is easier to read for long texts.

## Wrong

```yaml
views:
  Title:
    doc: "The name of the listing,
  and below it the price."
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: "The name of the listing,
      and below it the price."
    data: { title: String }
```
<!-- repeated-name.md -->
# a name is listed twice

The lists of a manifest say what is used, not how often or in which order:
the modules to import, the kinds of cell that a section may show. A second
mention adds nothing, and may have been meant for another name. The output
is right all the same, so this is a warning; remove the name to silence it.

## Wrong

```yaml
views:
  Title:
    data: { id: Int, title: String }
sections:
  results:
    cells: [Title, Title]
```

## Right

```yaml
views:
  Title:
    data: { id: Int, title: String }
sections:
  results:
    cells: [Title]
```
<!-- required-key.md -->
# a key is missing that has to be there

Nearly everything in a manifest may be left out, because there is a default
that fits most screens. The exceptions are what nobody could guess: the data
of a view, the text of a label, the action of a button, the children of a
stack, the columns of a grid. An empty view with a generated class around it
would help nobody.

## Wrong

```yaml
views:
  Title:
    view: custom
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    view: custom
```
<!-- reserved-character.md -->
# an unquoted text starts with a reserved sign

A text without quotes cannot begin with every sign. '@' and the back-tick
are kept free by YAML for the future, '%' begins a directive, and '|' and
'>' begin a text block. Inside a text they are fine. Quotes around the text
make it a text, whatever it begins with.

## Wrong

```yaml
views:
  Title:
    doc: @username of the seller
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: "@username of the seller"
    data: { title: String }
```
<!-- reserved-name.md -->
# a name that the generated code needs itself

A few names are taken: 'hashValue' by Hashable, 'allCases' by CaseIterable,
'samples' by the examples that cellgen writes for previews, 'self' by Swift.
A field or section of that name would not compile, or would hide what the
rest of the code relies on. The message says who needs the name.

## Wrong

```yaml
views:
  Product:
    data: { name: String, samples: Int }
```

## Right

```yaml
views:
  Product:
    data: { name: String, sampleCount: Int }
```
<!-- root-block-text.md -->
# the whole manifest is a text block

A manifest is a mapping of keys such as 'views' and 'sections'. Here a text
block begins where the first key should stand, so that all of the file would
be one text. The key that the text belongs to was lost, or the file is no
manifest.

## Wrong

```yaml
|
  The views of the listing.
```

## Right

```yaml
views:
  Title:
    doc: |
      The name of the listing.
    data: { title: String }
```
<!-- same-output.md -->
# two manifests would write the same files

The generated files are named after the manifest's path, with '_' in place
of '/': 'Shop/Listing.sections' becomes 'Shop_Listing+Views.swift' and so
on. Here two paths lead to the same names, or to names that differ in
capitals alone, which the file system of most Macs takes for the same. One
file would overwrite the other.

## Wrong

```yaml
# Shop/Listing.sections
views:
  Product:
    data: { name: String }
```

```yaml
# Shop_Listing.sections
views:
  Result:
    data: { title: String }
```

## Right

```yaml
# Shop/Listing.sections
views:
  Product:
    data: { name: String }
```

```yaml
# Search_Listing.sections
views:
  Result:
    data: { title: String }
```
<!-- sample-mismatch.md -->
# a sample's value is not of the field's type

Samples become Swift values for previews and tests, so each value has to fit
the type of its field: 'true' or 'false' for a Bool, digits without quotes
for a number, an absolute URL, a date with its time. cellgen does not bend
one into the other; 'yes' is a text in YAML 1.2. For a type of yours, write
a static member, such as '.example'.

## Wrong

```yaml
views:
  Product:
    data: { name: String, isNew: Bool }
    samples:
      - { name: Vintage mug, isNew: yes }
```

## Right

```yaml
views:
  Product:
    data: { name: String, isNew: Bool }
    samples:
      - { name: Vintage mug, isNew: true }
```
<!-- screen-without-sections.md -->
# settings of a screen that does not exist

A manifest with 'sections' describes a screen; one without declares views
for others to use, and has no screen. So 'screen', 'containers' and 'table'
mean nothing in it. The output is right all the same, so this is a warning.
Perhaps the sections are still to come; otherwise remove the key to silence
it.

## Wrong

```yaml
screen: Listing
views:
  Title:
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    data: { title: String }
```
<!-- second-document.md -->
# a second document in the file

YAML can put several documents into one file, with '---' between them. A
manifest is one document, because its file name is also the name of the
screen and of the generated files. Move the second one to a file of its own;
views can be shared through 'uses'.

A line of dashes that was meant as a rule between parts is written as a
comment.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
---
views:
  Photo:
    data: { caption: String }
```

## Right

```yaml
views:
  Title:
    data: { title: String }
  # ---
  Photo:
    data: { caption: String }
```
<!-- second-element.md -->
# an element with two keys

An element of a layout is one key that says what it is, and below or behind
it what it shows. Settings of the element belong inside its value, in braces
or indented below it. A second element begins with a dash of its own.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    layout:
      - label: title
        font: headline
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    layout:
      - label: { text: title, font: headline }
```
<!-- shadowed-type.md -->
# a type that means another one inside

Generated types have names of their own inside: a view has 'Data' and
'Action', a cell model has 'ID', 'View' and 'Data' as well. Used there, a
type of the same name from elsewhere would mean the inner one, and the code
would not compile, or compile and mean something else. With its module
before it, the name is clear again.

## Wrong

```yaml
views:
  Photo:
    data: { caption: String }
    actions:
      share: { file: Data }
    view: custom
```

## Right

```yaml
views:
  Photo:
    data: { caption: String }
    actions:
      share: { file: Foundation.Data }
    view: custom
```
<!-- shown-by-itself.md -->
# a view that is shown by itself

'view' says who shows this data: a class that you write, with 'custom', or
another view of the manifest. A view that names itself says neither, and
would have no class at all. Without the key, cellgen writes the view.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    view: Title
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    view: custom
```
<!-- silent-action.md -->
# an action that no element reports

The action is declared, and you will have to handle it in your switch, but
nothing ever reports it: the button is missing, or names another action, and
neither 'select' nor 'swipe' names it. The code compiles and the action
never comes, so this is a warning. Add the element, or remove the action, to
silence it.

## Wrong

```yaml
views:
  Product:
    data: { name: String }
    actions: [buy]
    layout:
      - label: name
```

## Right

```yaml
views:
  Product:
    data: { name: String }
    actions: [buy]
    layout:
      - label: name
      - button: { title: Buy, action: buy }
```
<!-- slash-comment.md -->
# a comment as Swift writes it

Comments in YAML begin with '#', at the start of a line or after a space,
and go to the end of the line. '//' and '/*' are Swift's; to YAML they are
text. There is no sign for a comment over several lines: put a '#' before
each.

## Wrong

```yaml
// The cells of the listing.
views:
  Title:
    data: { title: String }
```

## Right

```yaml
# The cells of the listing.
views:
  Title:
    data: { title: String }
```
<!-- slow-compilation.md -->
# too many elements or sections to compile quickly

A view has more than 100 elements, or a screen more than 200 sections. Each
is a property of a type, and the time that the Swift compiler takes grows
with the cube of their number: 1 second for a view of 60 labels, 7 for 120,
50 for 250. The output is correct, so this is a warning. Divide the view
into several that it shows as 'view' elements, or the screen into several;
what is alike in great number is better shown as cells of one section.

## Wrong

the view 'Form' with 101 labels

## Right

```yaml
views:
  Field:
    data: { id: Int, title: String, text: String }
sections:
  form: { cells: [Field] }
```
<!-- smart-quote.md -->
# curly quotes around a text

YAML knows two quotes, the straight ones of ASCII. Curly ones are letters to
it: they would be part of the text, and a colon or a '#' between them would
not be protected. Word processors, chats and the smart punctuation of macOS
turn straight quotes into curly ones while you type.

Inside a text that begins with something else, curly quotes are welcome.

## Wrong

```yaml
views:
  Title:
    doc: “The name of the listing”
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: "The name of the listing"
    data: { title: String }
```
<!-- states-without-sections.md -->
# states of a manifest without a screen

'states' says what a screen shows in place of its sections: while they are
being loaded, when there is nothing in them, and when they could not be had.
A manifest without 'sections' declares views for other manifests and has no
screen, so there is nothing that these texts could stand in for, and no
action that their buttons could report.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
states:
  empty: Nothing found
```

## Right

```yaml
views:
  Title:
    data: { id: Int, title: String }
sections:
  results:
    cells: [Title]
states:
  empty: Nothing found
```
<!-- stray-bracket.md -->
# a closing bracket that closes nothing

A closing bracket stands here with nothing open. Usually a bracket was typed
twice, or the opening one was deleted. If the bracket is part of a text, as
in a Swift array type with a default, put the whole text in quotes.

## Wrong

```yaml
views:
  Title:
    data: { title: String }}
```

## Right

```yaml
views:
  Title:
    data: { title: String }
```
<!-- stray-byte-order-mark.md -->
# a byte order mark inside the file

Some editors begin UTF-8 files with the invisible character U+FEFF, a byte
order mark. At the very start of a manifest it is skipped. Anywhere else it
would become part of a key or a text, which would then differ from one that
looks just the same. It gets there when files are joined by a script, or
when text is copied with it.

## Wrong

```yaml
views:
  Title:
    doc: <U+FEFF>The name of the listing
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: The name of the listing
    data: { title: String }
```
<!-- surrogate-escape.md -->
# half of a UTF-16 pair as an escape

JSON and Java spell characters such as emoji with two escapes, the two
halves of a UTF-16 pair. Alone, each half is no character, and YAML's
escapes spell whole characters. Use '\U' with eight digits, or simply type
the character: a manifest is UTF-8.

## Wrong

```yaml
views:
  Title:
    doc: "The mood \uD83D\uDE00 of the seller"
    data: { mood: String }
```

## Right

```yaml
views:
  Title:
    doc: "The mood \U0001F600 of the seller"
    data: { mood: String }
```
<!-- swift-escape.md -->
# Swift's \u{…} in a YAML text

Swift writes a character's number in braces, YAML writes it with a fixed
number of digits: four after '\u', eight after '\U'. What is in double
quotes in a manifest is YAML. Only the default of a field is Swift: inside
single quotes it is taken as it is, and there '\u{1F600}' is right.

## Wrong

```yaml
views:
  Title:
    doc: "The mood \u{1F600} of the seller"
    data: { mood: String }
```

## Right

```yaml
views:
  Title:
    doc: "The mood \U0001F600 of the seller"
    data: { mood: String }
```
<!-- tab-indentation.md -->
# a line is indented with a tab

In YAML the indentation says what belongs to what, so it has to be the same
for everybody. A tab is as wide as each editor likes it; YAML therefore
allows only spaces, and so does cellgen. How many spaces a level has is your
choice; two are usual.

Most editors can insert spaces when you press the tab key, and can convert a
whole file at once.

## Wrong

```yaml
views:
  Title:
<U+0009>data: { title: String }
```

## Right

```yaml
views:
  Title:
    data: { title: String }
```
<!-- tab-separation.md -->
# a tab between the parts of a line

Between a key, its colon, its value and a comment there are spaces. YAML
tools do not agree on where a tab may stand instead, so that cellgen takes
it only where it is plain text: in comments, in quotes and in text blocks.
Tabs that align values in columns are the usual cause.

## Wrong

```yaml
views:
  Title:
    data:
      title:<U+0009>String
```

## Right

```yaml
views:
  Title:
    data:
      title: String
```
<!-- table-without-container.md -->
# the look of a table that is not there

'containers' lists the UIKit views that the screen can fill: a collection, a
table, or both. Without the key it is a collection alone. 'table' says how a
table looks, so 'table' has to be among the containers; the sections of a
collection have their look in the key 'layout'.

## Wrong

```yaml
table: insetGrouped
views:
  Title:
    data: { id: Int, title: String }
sections:
  results:
    cells: [Title]
```

## Right

```yaml
containers: [collection, table]
table: insetGrouped
views:
  Title:
    data: { id: Int, title: String }
sections:
  results:
    cells: [Title]
```
<!-- tag.md -->
# a type for a value, after '!'

A tag tells YAML tools of what type a value is. In a manifest that is clear
from the place: a height is a number, a name is a text, and 'no' is the text
it looks like. So there are no tags. A text that begins with an exclamation
mark goes into quotes.

## Wrong

```yaml
views:
  Title:
    doc: !important The name of the listing
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: "!important The name of the listing"
    data: { title: String }
```
<!-- target-is-mapped.md -->
# a view that is itself shown by another

With 'view: Title', a view hands its data on to another one and has no class
of its own. So it cannot show a third one's data. Name the view at the end
of the chain: the map then says in one place which field feeds which.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
  Product:
    data: { title: String, price: Decimal }
    view: Title
  Offer:
    data: { title: String, discount: Int }
    view: Product
```

## Right

```yaml
views:
  Title:
    data: { title: String }
  Product:
    data: { title: String, price: Decimal }
    view: Title
  Offer:
    data: { title: String, discount: Int }
    view: Title
```
<!-- template-block.md -->
# a block that does not begin and end

In a template of 'cellgen init', '{{#if name}}' and '{{#each name}}' begin a
part that may be left out or repeated, and '{{/if}}' and '{{/each}}' end it.
Blocks may stand in each other, but they do not cross. '{{else}}' belongs to
the '{{#if …}}' directly around it, which has at most one.

## Wrong

```swift name=Listing isPublic
{{#if isPublic}}
public struct {{name}} {}
```

## Right

```swift name=Listing isPublic
{{#if isPublic}}
public struct {{name}} {}
{{/if}}
```
<!-- template-braces.md -->
# a placeholder in double braces

To YAML, '{{' opens a mapping whose key is a mapping, which no manifest has.
Placeholders such as '{{ name }}' belong to a template, and are filled in
before cellgen reads the file; if it finds one, the template was not
rendered. If the braces are text, put the text in quotes.

## Wrong

```yaml
views:
  Title:
    doc: {{ description }}
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: The name of the listing
    data: { title: String }
```
<!-- template-name.md -->
# an answer that the template is not told

A template of 'cellgen init' is told a few things by their names: texts such
as 'name', and what is so or not so. A tag names one of them, and one of the
right kind: only a text can be written down, only a list be repeated, and
'{{#if …}}' takes any. The message lists what the template is told.

## Wrong

```swift name=Listing
struct {{nmae}} {}
```

## Right

```swift name=Listing
struct {{name}} {}
```
<!-- template-tag.md -->
# a tag that has no meaning

In a template of 'cellgen init', two opening braces begin a tag: the name of
an answer, which it is replaced by, or a word that decides what stays. A tag
begins and ends on one line. Anything else in braces is a slip, and to copy
it as it is would leave the slip in every file that is made of the template.

## Wrong

```swift name=Listing isPublic
struct {{name {}
```

## Right

```swift name=Listing isPublic
{{#if isPublic}}public {{/if}}struct {{name}} {}
```
<!-- text-after-bracket.md -->
# text follows a closing bracket

A value in brackets ends with its closing bracket, and only a comment may
follow on the line. The usual cause is a Swift type that begins with a
bracket, as in '[String] = []' or '[String]?': to YAML that is a list, with
something after it. A type of that kind goes into quotes as a whole.

## Wrong

```yaml
views:
  Title:
    data:
      badges: [String] = []
    view: custom
```

## Right

```yaml
views:
  Title:
    data:
      badges: "[String] = []"
    view: custom
```
<!-- text-after-end.md -->
# text after the end of the document

A line '...' ends the document, and what follows is not read by any YAML
tool as part of it. Most often the dots stand for something that was left
out, as in prose. Remove the line, or what follows.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
...
  Photo:
    data: { caption: String }
```

## Right

```yaml
views:
  Title:
    data: { title: String }

  Photo:
    data: { caption: String }
```
<!-- text-after-marker.md -->
# text on the line of '---' or '...'

'---' begins a document and '...' ends it; both are optional in a manifest.
YAML allows some values behind '---', but not all, and tools differ. cellgen
keeps it simple: the marker has its line to itself, with at most a comment.

## Wrong

```yaml
--- listing
views:
  Title:
    data: { title: String }
```

## Right

```yaml
--- # listing
views:
  Title:
    data: { title: String }
```
<!-- text-after-quote.md -->
# text follows a closing quote

A text that begins with a quote ends at the next one of its kind, and only a
comment may follow. Most often the text has an apostrophe or a quote inside.
In single quotes an apostrophe is written twice; in double quotes a quote is
written with a backslash. A text that does not begin with a quote needs
neither.

## Wrong

```yaml
views:
  Title:
    doc: 'The seller's name'
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: "The seller's name"
    data: { title: String }
```
<!-- too-deep.md -->
# more than 100 levels are nested

Lists and mappings may be nested a hundred deep. A manifest needs eight
levels or so, and a layout with stacks in stacks a few more; a hundred is a
mistake of a script or an attempt to make the tool crash. The limit makes
sure that no input can exhaust the stack: cellgen ends with a message,
whatever it is given.

Stacks that are nested so deep are better divided into views of their own,
which the element 'view' shows.

## Wrong

a layout of 100 lists in each other: 'layout: [[[ … ]]]'

## Right

```yaml
views:
  Badge:
    data: { text: String }
  Title:
    data: { title: String, badge: BadgeViewData }
    layout:
      - label: title
      - view: badge
```
<!-- too-many-kinds.md -->
# more than 500 kinds of cell on a screen

The items of a screen are an enum with a case for each kind of cell, and the
generated code switches over all of them. The Swift compiler gives up on a
switch over more than 628 cases, and long before that it becomes slow.
Divide the screen, or let kinds that look alike share a view data type.

## Wrong

501 views, 'Cell0' to 'Cell500', all in one section

## Right

```yaml
views:
  Story:
    data: { id: Int, text: String, kind: String }
sections:
  feed:
    cells: [Story]
```
<!-- tuple-type.md -->
# a tuple in view data

View data is Hashable, so that a list can find out which cells changed, and
in Swift a tuple is not. A struct of your own costs a line and has names for
its parts; or the elements become fields of the view.

## Wrong

```yaml
views:
  Photo:
    data:
      caption: String
      pixels: (Int, Int)
    view: custom
```

## Right

```yaml
views:
  Photo:
    data:
      caption: String
      width: Int
      height: Int
    view: custom
```
<!-- two-heights.md -->
# a height and an estimated height

A grid or carousel either gives its cells so many points, with 'height', or
lets them be as tall as they need. In the second case the list has to guess
until a cell is measured, and 'estimatedHeight' is that guess. With a height
that is fixed there is nothing to guess, so one of the two keys is left from
before.

## Wrong

```yaml
views:
  Photo:
    data: { id: Int, caption: String }
sections:
  photos:
    cells: [Photo]
    layout: { carousel: { height: 120, estimatedHeight: 100 } }
```

## Right

```yaml
views:
  Photo:
    data: { id: Int, caption: String }
sections:
  photos:
    cells: [Photo]
    layout: { carousel: { height: 120 } }
```
<!-- two-layouts.md -->
# a section with two layouts

A section places its cells in one way: 'list', 'grid', 'carousel', or
'custom' for a function that you write. To show some cells in a grid and
others in a list, make two sections: that is how compositional layouts work
underneath.

## Wrong

```yaml
views:
  Photo:
    data: { id: Int, caption: String }
sections:
  photos:
    cells: [Photo]
    layout: { grid: { columns: 2 }, carousel: { width: 240 } }
```

## Right

```yaml
views:
  Photo:
    data: { id: Int, caption: String }
sections:
  photos:
    cells: [Photo]
    layout: { carousel: { width: 240 } }
```
<!-- type-syntax.md -->
# a field's type is no Swift type

A field is 'name: Type' or 'name: Type = default', with a type as you would
write it in a struct: 'String', 'Int?', 'Author.ID'. It ends up in the
generated code, so cellgen reads it as Swift and takes nothing else in its
place. Types with brackets or commas go into quotes, because brackets mean
lists and mappings in YAML.

## Wrong

```yaml
views:
  Title:
    data: { title: Optional String }
```

## Right

```yaml
views:
  Title:
    data: { title: Optional<String> }
```
<!-- unclosed-bracket.md -->
# a bracket or brace is not closed

What is opened with '[' or '{' has to be closed. cellgen notices at the
first line that cannot belong inside, which is often the next key; the
opening bracket is what to look at. Within brackets, a comma separates the
entries, also at the end of a line.

## Wrong

```yaml
views:
  Title:
    data: { title: String, price: Decimal
    id: only
```

## Right

```yaml
views:
  Title:
    data: { title: String, price: Decimal }
    id: only
```
<!-- unclosed-quote.md -->
# a quote is not closed

A text that begins with a quote goes on to the closing one, over several
lines if need be. cellgen notices at the first line that cannot belong to
the text, because it is not indented enough or looks like the next key; the
opening quote is what to look at. The closing one is most often missing at
the end of that same line.

## Wrong

```yaml
views:
  Title:
    doc: "The name of the listing
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: "The name of the listing"
    data: { title: String }
```
<!-- undeclared-use.md -->
# a view of a manifest that is not in 'uses'

The view exists, but in another manifest, which this one does not list under
'uses'. Naming it there costs a line and says on what the screen depends, as
an import does; without it, a view that is renamed in one place would break
screens that nobody thought of.

## Wrong

```yaml
# Listing.sections
sections:
  top:
    header: Badge
```

```yaml
# Shared.sections
views:
  Badge:
    data: { text: String }
```

## Right

```yaml
# Listing.sections
uses: [Shared]
sections:
  top:
    header: Badge
```

```yaml
# Shared.sections
views:
  Badge:
    data: { text: String }
```
<!-- unexpected-indentation.md -->
# a line is indented below something finished

A line that is indented more than the one above belongs to it. Here the key
or item above has its value on its own line already, so there is nothing
that the deeper line could belong to. Either it should be aligned with the
line above, or the value above is too much.

Other tools read some such lines as more text of the value above; then a key
vanishes without a word.

## Wrong

```yaml
views:
  Title:
    id: only
      data: { title: String }
```

## Right

```yaml
views:
  Title:
    id: only
    data: { title: String }
```
<!-- unfed-field.md -->
# a field of the other view gets no value

The view that shows this data needs a value for each of its fields that has
no default. Fields of the same name and type feed each other by themselves;
for the others, 'map' says which feeds which. This one gets nothing, and
Swift would reject the conversion.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
  Product:
    data: { name: String }
    view: Title
```

## Right

```yaml
views:
  Title:
    data: { title: String }
  Product:
    data: { name: String }
    view: Title
    map: { title: name }
```
<!-- unknown-action.md -->
# an action that the view does not declare

What an element of a layout reports, or a cell that is selected or swiped,
is declared under 'actions' of the view first. From there it becomes a case
of the view's Action, and a case of the screen's action that you switch
over. Anything else could reach nobody.

## Wrong

```yaml
views:
  Product:
    data: { name: String }
    actions: [buy]
    layout:
      - label: name
      - button: { title: Share, action: share }
      - button: { title: Buy, action: buy }
```

## Right

```yaml
views:
  Product:
    data: { name: String }
    actions: [buy, share]
    layout:
      - label: name
      - button: { title: Share, action: share }
      - button: { title: Buy, action: buy }
```
<!-- unknown-choice.md -->
# a word that is not one of the choices

Some keys take one of a few words: the access level, the text style of a
label, the layout of a section. They have the names that Swift and UIKit
give them, so 'caption' is not enough where UIKit has 'caption1' and
'caption2'. All of the choices are in the note.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    layout:
      label: { text: title, font: caption }
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    layout:
      label: { text: title, font: caption1 }
```
<!-- unknown-color.md -->
# a colour that does not follow the appearance

Colours are UIKit's semantic ones, such as 'label' and 'secondaryLabel', and
those that begin with 'system'. They change with dark mode and with
increased contrast. Fixed colours such as 'red' and 'black' do not, and
black text on a black background is seen by nobody, so a manifest does not
have them. Colours of your brand belong into a view of your own.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    layout:
      label: { text: title, color: black }
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    layout:
      label: { text: title, color: label }
```
<!-- unknown-element.md -->
# an element that does not exist

A layout is made of eight elements: 'label', 'image', 'button', 'toggle',
'spacer', 'vstack', 'hstack' and 'view'. They are named for what they are,
not after UIKit's classes. For anything else, such as a map or a text field,
write the view yourself with 'view: custom'; it can still stand inside a
layout, as a 'view'.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    layout:
      - text: title
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    layout:
      - label: title
```
<!-- unknown-escape.md -->
# an escape that YAML does not know

In double quotes a backslash begins an escape, and YAML has its own set of
them, close to but not the same as Swift's. Interpolation is not among them:
a manifest is fixed text. Where a backslash is just a backslash, write it
twice, or use single quotes, in which it means nothing.

## Wrong

```yaml
views:
  Title:
    doc: "Digits, as in \d+"
    data: { title: String }
```

## Right

```yaml
views:
  Title:
    doc: 'Digits, as in \d+'
    data: { title: String }
```
<!-- unknown-field.md -->
# a field that 'data' does not have

Layouts, identities, maps and samples name fields as they are declared under
'data' of the view. This name is not among them. If it is a fixed text that
a label should show, write '{ literal: … }': a plain name always means a
field there.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    layout:
      label: titel
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    layout:
      label: title
```
<!-- unknown-key.md -->
# a key that means nothing here

Every mapping of a manifest has a fixed set of keys, except where you choose
the names yourself: under 'views', 'sections', 'data', 'actions' and 'map'.
A key that is not in the set would be ignored by most tools, and you would
wonder why it does nothing. cellgen stops instead, and names the key that is
nearest to yours.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    view: custom
    acions: [buy]
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    view: custom
    actions: [buy]
```
<!-- unknown-manifest.md -->
# 'uses' names a manifest that is not there

'uses' names other manifests by their file names without '.sections', and
only those that are read in the same run. cellgen does not search the disk
for them, so that a build system knows beforehand on which files the output
depends. Pass all manifests of a module in one command, or pass their
folder. The build plugin always does.

## Wrong

```yaml
# Listing.sections
uses: [Shered]
views:
  Title:
    data: { title: String }
```

```yaml
# Shared.sections
views:
  Badge:
    data: { text: String }
```

## Right

```yaml
# Listing.sections
uses: [Shared]
views:
  Title:
    data: { title: String }
```

```yaml
# Shared.sections
views:
  Badge:
    data: { text: String }
```
<!-- unknown-view.md -->
# a view that is declared nowhere

Cells, headers and footers, and the views that show other ones, are named as
they are declared under 'views': in this manifest, or in one that it lists
under 'uses'. It is the name of the view, such as 'Title', not that of a
generated type such as 'TitleView'.

## Wrong

```yaml
views:
  Title:
    data: { id: Int, title: String }
sections:
  results:
    cells: [Titel]
```

## Right

```yaml
views:
  Title:
    data: { id: Int, title: String }
sections:
  results:
    cells: [Title]
```
<!-- unlikely-type.md -->
# a type that looks like a slip

cellgen knows the types that everybody has and leaves all others to the
Swift compiler, because they may be yours. A name such as 'Strng', 'Url' or
'Boolean' is hardly yours, though: it is a well-known type with a letter
too few or too many, in another case, or in another language. If there is
such a type in your code, write its module before it, and cellgen asks no
more.

## Wrong

```yaml
views:
  Photo:
    data: { caption: String, link: Url }
    view: custom
```

## Right

```yaml
views:
  Photo:
    data: { caption: String, link: URL }
    view: custom
```
<!-- unmatched-indentation.md -->
# the indentation matches no line above

When a line is indented less than the one before, it closes one or more
levels, and it has to stand exactly below the lines of the level that it
goes on with. This one stands between two levels, and cellgen will not guess
which of the two was meant: one makes it a key of the view, the other a
view.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
   id: only
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    id: only
```
<!-- unnamed-button.md -->
# a button that VoiceOver cannot name

A button with nothing but a symbol has no text, and VoiceOver would say the
name of the symbol or only "button". People who cannot see the symbol then
do not know what it does. The code works all the same, so this is a warning:
an 'accessibilityLabel' silences it.

## Wrong

```yaml
views:
  Product:
    data: { name: String }
    actions: [buy]
    layout:
      - label: name
      - button: { symbol: cart, action: buy }
```

## Right

```yaml
views:
  Product:
    data: { name: String }
    actions: [buy]
    layout:
      - label: name
      - button: { symbol: cart, action: buy, accessibilityLabel: Buy }
```
<!-- unnamed-swipe.md -->
# a swipe that VoiceOver cannot name

VoiceOver offers the actions of a swipe by their titles. One with a symbol
alone has none, so people who cannot see the symbol do not know what it
does. The code works all the same, so this is a warning: a 'title' silences
it, and so does an empty one ("") where the symbol alone is meant.

## Wrong

```yaml
views:
  Note:
    data: { id: Int, text: String }
    actions: [delete]
    swipe:
      - delete: { symbol: trash, style: destructive }
sections:
  notes: { cells: [Note] }
```

## Right

```yaml
views:
  Note:
    data: { id: Int, text: String }
    actions: [delete]
    swipe:
      - delete: { title: Delete, symbol: trash, style: destructive }
sections:
  notes: { cells: [Note] }
```
<!-- unnamed-switch.md -->
# a switch that VoiceOver cannot name

A switch shows no text, and VoiceOver does not look for a label beside it:
it would say "switch button, on", and nobody would know what is on. The
code works all the same, so this is a warning: an 'accessibilityLabel'
silences it, fixed or from a field. In a view without a layout, a switch
is named after its field.

## Wrong

```yaml
views:
  Setting:
    data: { title: String, isOn: Bool }
    layout:
      hstack:
        - label: title
        - spacer:
        - toggle: isOn
```

## Right

```yaml
views:
  Setting:
    data: { title: String, isOn: Bool }
    layout:
      hstack:
        - label: title
        - spacer:
        - toggle: { isOn: isOn, accessibilityLabel: { field: title } }
```
<!-- unquoted-type.md -->
# a type that YAML reads as a list

A Swift type that begins with '[' is a list to YAML. '[String]' alone is
clear all the same, and cellgen takes it for the array type. Everything
beyond, such as dictionaries or a default, is not what YAML reads, so the
whole goes into quotes. Swift sees it without them.

## Wrong

```yaml
views:
  Title:
    data:
      badges: [String, Int]
    view: custom
```

## Right

```yaml
views:
  Title:
    data:
      badges: "[String: Int]"
    view: custom
```
<!-- unshown-field.md -->
# a field that no element shows

The view has a layout, and no element of it shows the field: the label is
missing, or names another field. A field that is the identity of a cell is
not meant here, and a class of yours may do with its data what it likes. The
code is right, so this is a warning. Add the element, remove the field, or
list it under 'unshown' if only your code reads it.

## Wrong

```yaml
views:
  Product:
    data: { name: String, price: Decimal, stock: Int }
    layout:
      - label: name
      - label: price
```

## Right

```yaml
views:
  Product:
    data: { name: String, price: Decimal, stock: Int }
    unshown: [stock]
    layout:
      - label: name
      - label: price
```
<!-- unused-view.md -->
# a view that no section shows

The view is declared, and neither a section nor another view of the run
names it. Its types are generated all the same, and compile, so this is a
warning. Add it to the cells of a section, remove it, or, if it is for other
manifests, declare it in one that has no sections of its own; nothing is
said about views there.

## Wrong

```yaml
views:
  Title:
    data: { id: Int, title: String }
  Promo:
    data: { id: Int, text: String }
sections:
  results:
    cells: [Title]
```

## Right

```yaml
views:
  Title:
    data: { id: Int, title: String }
  Promo:
    data: { id: Int, text: String }
sections:
  results:
    cells: [Title, Promo]
```
<!-- wrong-encoding.md -->
# the file is UTF-16 or UTF-32

A manifest is UTF-8, as Swift files and nearly all YAML files are. UTF-16
and UTF-32 are what some editors write when they are told to save "Unicode".
cellgen does not convert them on its own: other tools that read the same
file, such as diffs, code review or your editor's YAML support, would see
something else than what is generated from it.

Your editor has a command such as "Save with Encoding" for this.

## Wrong

'views:' in UTF-16, as some editors on Windows save it

## Right

```yaml
views:
  Title:
    data: { title: String }
```
<!-- wrong-kind.md -->
# a list where a text should be, or the like

A value in a manifest is a text, a list or a mapping, and each key takes one
or two of these. YAML does not mind which one you write; cellgen does,
because it would have to guess what a list of two headers means. The message
says which kind the key takes.

## Wrong

```yaml
views:
  Title:
    data: { id: Int, title: String }
  Heading:
    data: { title: String }
sections:
  results:
    cells: [Title]
    header: [Heading]
```

## Right

```yaml
views:
  Title:
    data: { id: Int, title: String }
  Heading:
    data: { title: String }
sections:
  results:
    cells: [Title]
    header: Heading
```

"""#
}
