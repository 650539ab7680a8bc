// Made from Sources/CellGenAuthoring/Explanations/Texts by a recording test run. Do not edit.
// swift-format-ignore-file

/// The files of `Texts`, sorted by their names, each after a line with its name.
package var embeddedExplanations: String {
#"""
<!-- accessibility-and-view.md -->
# 'accessibility' of a view with a class

The 'accessibility' of a view replaces what VoiceOver reads of its
elements, which cellgen knows only where it generates them from
'layout'. Your own class, cell, nib or SwiftUI view says what VoiceOver
reads itself, and a view that another view shows is read as that view.

## Wrong

```yaml
views:
  Title:
    data: { title: String, summary: String }
    view: custom
    accessibility: { label: { field: summary } }
```

## Right

```yaml
views:
  Title:
    data: { title: String, summary: String }
    layout:
      label: title
    accessibility: { label: { field: summary } }
```
<!-- alias.md -->
# an alias of another part of the file

An alias repeats a part of the file that an anchor named. With aliases, the
meaning of a line depends on lines far away, and a mistake is reported in a
place where nobody made it. Manifests do not support them: write the value
where it is needed. Text that begins with '*' needs quotes.

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
<!-- always-nil.md -->
# a field of a state's view that is always nil

Only states show this view, and the data source makes its data: the message
of a failure for a field 'message', what was searched for for a field
'query', and defaults for all other fields. So an optional field with
another name, or in another state, never gets a value. The output is still
valid, so this is a warning.

## Wrong

```yaml
views:
  Order:
    data: { id: Int, title: String }
  Trouble:
    data: { reason: String? }
sections:
  orders: { cells: [Order] }
states:
  failed: { view: Trouble }
```

## Right

```yaml
views:
  Order:
    data: { id: Int, title: String }
  Trouble:
    data: { message: String? }
sections:
  orders: { cells: [Order] }
states:
  failed: { view: Trouble }
```
<!-- ambiguous-manifest.md -->
# 'uses' matches two manifests

'uses' names other manifests by file name only, without folders. Two
manifests of the run have this name, in different folders, and cellgen does
not guess which one you mean. Rename one of the two files; then each name
under 'uses' matches one manifest again.

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
<!-- ambiguous-name.md -->
# a name that two used manifests declare

A color, font, spacing, style or element of another manifest is named
without saying which manifest declares it. Where two manifests under 'uses'
declare the name, cellgen does not guess which one you mean, and the order
of the files does not decide. A name that the manifest declares itself
always means its own. This goes for views, too, which can be named with the
'prefix' of their manifest: 'AgendaDay'.

## Wrong

```yaml
# Listing.sections
uses: [Brand, Shop]
views:
  Title:
    data: { title: String }
    layout:
      - label: { text: title, color: ink }
```

```yaml
# Brand.sections
colors: { ink: black }
```

```yaml
# Shop.sections
colors: { ink: darkGray }
```

## Right

```yaml
# Listing.sections
uses: [Brand]
views:
  Title:
    data: { title: String }
    layout:
      - label: { text: title, color: ink }
```

```yaml
# Brand.sections
colors: { ink: black }
```
<!-- anchor.md -->
# an anchor for later reuse

An anchor names a part of the file, so that an alias can repeat it
elsewhere. With aliases, the meaning of a line depends on lines far away,
and a mistake is reported in a place where nobody made it. Manifests do not
support them: write the value where it is needed. Text that begins with '&'
needs quotes.

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
<!-- asset-of-another-module.md -->
# a style with an asset of another module

The keys of a style become code of the module that uses it. A color of an
asset catalog is looked up in the bundle of that module, and the catalog of
the design system is in another one. Declare the color as a token beside the
style: a token is code of its own module, so the bundle is the right one.

## Wrong

```yaml
# Listing.sections
uses: DesignSystem/Brand
views:
  Title:
    data: { title: String }
    layout: { label: { text: title, style: heading } }
```

```yaml
# DesignSystem:Brand.sections
access: public
styles: { heading: { color: { asset: Ink } } }
```

## Right

```yaml
# Listing.sections
uses: DesignSystem/Brand
views:
  Title:
    data: { title: String }
    layout: { label: { text: title, style: heading } }
```

```yaml
# DesignSystem:Brand.sections
access: public
colors: { ink: { asset: Ink } }
styles: { heading: { color: ink } }
```
<!-- bidirectional-control.md -->
# a character that changes the text direction

These invisible characters make editors and browsers display text in a
different order from the one in the file. They are pasted along with Arabic
or Hebrew text, and they have been used to hide changes from code review. So
they are not allowed anywhere in a manifest, not even in comments. Arabic
and Hebrew letters themselves are fine, and need no such character.

If text really needs one, write it as an escape in double quotes.

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
# text follows '|' or '>' on the same line

'|' and '>' begin a block scalar: its text starts on the next line,
indented. On the line of the indicator, only three things are allowed: '-'
or '+', which control the line breaks at the end, a digit for the
indentation, and a comment. Text that merely begins with '|' or '>' needs
quotes.

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

The first line of text in a block scalar sets the indentation; blank lines
before it do not count. If such a blank line has more spaces than the first
line of text, YAML cannot tell whether the spaces are part of the text.
Usually an editor left them there; remove them.

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
# a line of a block scalar is under-indented

The first line of a block scalar sets its indentation, which is removed from
every line. A line with less indentation would have to end the block, but it
is not in the column of any key, either. More indentation is fine: the
additional spaces are part of the text.

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
# a block scalar begins with a tab

The first line of a block scalar sets its indentation, and here a tab
follows the spaces. YAML tools do not agree on whether this tab is
indentation or text. In the lines after the first it is clearly text. To
begin with a tab, set the indentation with a digit after the '|'.

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
# a closing bracket is under-indented

If brackets span lines, YAML 1.2 requires every further line to be indented
more than the key, including the closing bracket. The style that is common
in Swift and JSON, with the bracket below the key, is accepted by some tools
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
# a carriage return without a line feed

Lines end with LF, as on a Mac, or with CRLF, as on Windows. A lone carriage
return ended lines on the Macs of the nineties. Some YAML tools still read
it as a line break, while editors and version control show one long line, so
what you review is not what is read. It comes from scripts, and from line
endings that were converted twice.

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
# two names produce the same case

The items of a screen are an enum with a case for each kind of cell, named
after the view in lower camel case: 'URLItem' becomes 'urlItem'. Two views
whose names differ only in the capitals of an abbreviation would produce the
same case. They can be in the same module, but not on the same screen. Two
more sets of names have to be unique: the cases of the screen's actions, for
views, headers and footers that report actions and for the buttons of its
states; and the constants of its accessibility identifiers, for headers,
footers and views that occur at most once.

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
<!-- catalog-key.md -->
# a key that a string catalog has twice

A key of a string catalog stands for one text in all languages. If it is
there twice, which often comes from merging two branches, programs differ in
which of the two they read, and the translations of the other are lost at
the next save. Keep one entry with the translations of both; keys that
differ in case or accents are different keys.

## Wrong

```json
{
  "sourceLanguage" : "en",
  "strings" : {
    "Buy" : {},
    "Buy" : { "comment" : "A button" }
  },
  "version" : "1.0"
}
```

## Right

```json
{
  "sourceLanguage" : "en",
  "strings" : {
    "Buy" : { "comment" : "A button" }
  },
  "version" : "1.0"
}
```
<!-- catalog-shape.md -->
# a string catalog with a value of a wrong type

A string catalog is an object with a 'sourceLanguage' and with 'strings',
which has an object for each key: perhaps a comment, and the localizations
by language, each with a text and its state. What cellgen knows must have
the type that Xcode gives it; keys that cellgen does not know may have any
value, and stay as they are.

## Wrong

```json
{
  "sourceLanguage" : "en",
  "strings" : {
    "Buy" : "Kaufen"
  },
  "version" : "1.0"
}
```

## Right

```json
{
  "sourceLanguage" : "en",
  "strings" : {
    "Buy" : {
      "localizations" : {
        "de" : {
          "stringUnit" : { "state" : "translated", "value" : "Kaufen" }
        }
      }
    }
  },
  "version" : "1.0"
}
```
<!-- catalog-syntax.md -->
# a string catalog that is not JSON

A string catalog ('.xcstrings') is a JSON file. JSON is strict: keys and
texts are in double quotes, a comma stands between values and not after the
last one, and there are no comments. Xcode writes catalogs so; an edit by
hand or a merge may break one, and then neither Xcode nor 'cellgen strings'
can read it. cellgen leaves such a file as it is.

## Wrong

```json
{
  "sourceLanguage" : "en",
  "strings" : {},
  "version" : "1.0",
}
```

## Right

```json
{
  "sourceLanguage" : "en",
  "strings" : {},
  "version" : "1.0"
}
```
<!-- cell-as-header.md -->
# a cell class as a header, a footer or a state

Headers, footers and the views of `states` are not cells: UIKit has other
classes for them, and never makes a cell there. A view of any other kind can
be a header as well as a cell: a view that cellgen generates, a custom view,
a view from a nib or a SwiftUI view.

## Wrong

```yaml
views:
  Order:
    data: { id: Int, title: String }
    view: { cell: OrderCell }
sections:
  orders: { header: Order, cells: [Order] }
```

## Right

```yaml
views:
  Order:
    data: { id: Int, title: String }
    view: { cell: OrderCell }
  Heading:
    data: { title: String }
sections:
  orders: { header: Heading, cells: [Order] }
```
<!-- cell-in-two-containers.md -->
# a cell class in a collection and a table

A cell class is a 'UICollectionViewCell' or a 'UITableViewCell', and UIKit
raises an exception if it is in the other container. Keep the container
that the class is for, or write a view instead of a cell class: cellgen puts
views into cells of both kinds.

## Wrong

```yaml
containers: [collection, table]
views:
  Order:
    data: { id: Int, title: String }
    view: { cell: OrderCell }
sections:
  orders: { cells: [Order] }
```

## Right

```yaml
containers: [table]
views:
  Order:
    data: { id: Int, title: String }
    view: { cell: OrderCell }
sections:
  orders: { cells: [Order] }
```
<!-- closure-type.md -->
# a closure in view data

View data is compared to find out which cells have changed, and passed
between threads. Closures cannot be compared, and most cannot be sent; a
cell with a closure in its data would be reconfigured always or never.
Instead, declare what a view reports under 'actions': the screen then passes
you a typed value with the cell's identity, and no cell keeps a handler
after it is reused.

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
# a list or a mapping used as a key

YAML allows a list or a mapping as a key. In a manifest it has no meaning,
as every key is one of cellgen's, or becomes a name in Swift. It happens
when the key before the bracket was deleted, or when several names are given
at once: write each on its own line.

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
<!-- color-alone.md -->
# a field that only a color shows

The field chooses a color and does nothing else in the view. A twelfth
of all men cannot tell red from green, and VoiceOver does not read
colors. Show the field by something else as well: a text, a symbol, an
element that is hidden, or what VoiceOver reads, such as an
'accessibility' with a 'value'. A color that is a field itself, of type
UIColor, is decoration to cellgen and never reported.

## Wrong

```yaml
views:
  Order:
    data: { title: String, isPaid: Bool }
    layout:
      label:
        text: title
        color: { field: isPaid, cases: { true: label, false: systemRed } }
```

## Right

```yaml
views:
  Order:
    data: { title: String, isPaid: Bool }
    layout:
      label:
        text: title
        color: { field: isPaid, cases: { true: label, false: systemRed } }
        accessibility:
          value: { field: isPaid, cases: { true: Paid, false: Not paid } }
```
<!-- comment-in-text.md -->
# a text that is cut off by a comment

In YAML, a '#' after a space begins a comment that extends to the end of the
line. Here the '#' is directly followed by a word, as in '#12' or in a
hashtag, so it may be part of the text. To keep the '#', quote the whole
text. The output uses the shorter text, so this is a warning: if you do mean
a comment, a space after the '#' silences it.

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
# a '#' without a space before it

A '#' begins a comment only at the start of a line or after a space;
otherwise it is part of the text, as in 'C#' or in a link with a fragment.
Right after a closing quote or bracket it can be neither, and YAML tools
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
# a control character in the file

Control characters are invisible in an editor, and terminals obey some of
them. They are copied from a terminal, or come from scripts or damaged
files. YAML forbids them everywhere, even in comments and quotes, and so
does cellgen.

If text really needs one, write it as an escape in double quotes, where it
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
# a control character in a doc comment

The text of 'doc' becomes a doc comment in the generated Swift. A carriage
return would end the comment's line, and the text after it would be compiled
as code; other control characters can hide text in a terminal or in a
review. Only an escape in double quotes can produce one, so remove the
escape.

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
<!-- covered-background.md -->
# a color that the rows of a list cover

The 'background' of a section lies behind its rows, headers and footers.
In a plain list the rows take the whole width, and by default UIKit draws
an opaque background behind them. Without a header or a footer, nothing
of the color can be seen. Write 'background: clear' in the views, or
give the color to the views themselves. In a grid, cells have no
background unless their view declares one.

With a header or a footer, and in a grouped list, some of the background
can be seen. But the rows reach both edges there as well, and cover the
corners and the border of a card.

## Wrong

```yaml
views:
  Message:
    data: { id: Int, text: String }
    layout:
      label: text
sections:
  messages:
    background: secondarySystemBackground
    cells: [Message]
```

## Right

```yaml
views:
  Message:
    data: { id: Int, text: String }
    background: clear
    layout:
      label: text
sections:
  messages:
    background: secondarySystemBackground
    cells: [Message]
```
<!-- custom-size.md -->
# a custom size for a generated view

With 'size: custom', your view class computes the size of its cells in
'size(for:boundedBy:)'. Here cellgen generates the view, so you have no
class for it. Most views need no size at all: their cells are measured by
Auto Layout. For rows that all have the same height, a fixed height is
faster.

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
# view data that contains itself

View data is a struct, and a struct that contains a value of its own type
would be infinite: Swift rejects it. The cycle can also go through other
views, as when comments contain replies that contain comments. An array
breaks the cycle, as it stores its elements elsewhere, and is usually what
you want.

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
# a default that does not match the type

The default does not match the type of the field, and Swift would reject the
generated initializer. A string has double quotes of its own within the
value, as in Swift. For Decimal, Double and integer types, cellgen also
checks that the number is in range; for your own types, the Swift compiler
does, and reports it at the manifest's line.

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
# a default that is not a literal

A default becomes part of the generated initializer, where everyone can see
it, and a manifest is no place for code that runs. So a default is a
literal: a number, a string in double quotes, true, false, nil, [] or [:].
For anything else, declare a static member of the type in Swift, and write
'.member'.

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

A directive at the top of a file tells YAML tools its version, or declares
shorthands for tags. A manifest is always YAML 1.2 and has no tags, so there
is nothing to declare. Text that begins with '%' needs quotes.

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
# two dashes before an item

One dash and a space begin an item. Two dashes are text in YAML, and three
at the start of a line begin a document. A nested list is written '- -
item', with a space between the dashes; a manifest hardly ever needs one.

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

'String??' has two ways to be empty, and a view can show only one. Usually
an optional type got one question mark too many. If the two cases mean
different things on the screen, use an enum of your own to name them.

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
<!-- doubled-action.md -->
# an action that VoiceOver offers twice

VoiceOver offers what a swipe reveals with the row itself: readers choose an
action by moving a finger up or down. An action that 'swipe' and the
'actions' of 'accessibility' both name is offered twice. Where the view is
shown in a grid or a carousel, too, which have no swipes, this is fine and
not reported. VoiceOver reads the title that the action has in 'swipe'. The
output is still valid, so this is a warning; to silence it, remove the
action from 'accessibility'.

## Wrong

```yaml
views:
  Mail:
    data: { id: Int, subject: String }
    actions: [archive]
    swipe: [archive]
    accessibility: { actions: [archive] }
sections:
  mails: { cells: [Mail], layout: list }
```

## Right

```yaml
views:
  Mail:
    data: { id: Int, subject: String }
    actions: [archive]
    swipe: [archive]
sections:
  mails: { cells: [Mail], layout: list }
```
<!-- duplicate-action.md -->
# an action is declared twice

Each action becomes a case of the view's Action, and an enum has each case
once. Swift can distinguish two cases with different values, but readers of
the switch cannot. If the two mean different things, rename one of them.

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
# a key occurs twice in one mapping

The keys of a mapping are unique. Other tools silently keep the last one, so
half of what you wrote would vanish; cellgen shows both places instead.
Usually two fields or two views have the same name after lines were copied.

In a list of mappings, the second key may begin a new item whose dash is
missing. In that case, cellgen suggests the dash.

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
# two screens with the same name

A screen is named after its manifest's file, unless the key 'screen' sets
another name. All manifests of a run become one Swift module, and two
screens with the same name would declare types such as 'ListingItem' twice.
Usually there are files with the same name in different folders.

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

All manifests of a run become one Swift module, in which a view's types can
exist only once. To show the same view on two screens, declare it in one
manifest and list that manifest under 'uses' in the others. If two views
merely have the same name, add a 'prefix' to one of the manifests: with
'prefix: Listing', the types of its view 'Title' are 'ListingTitleView' and
'ListingTitleViewData', and the manifest goes on calling it 'Title'.

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
prefix: Listing
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
<!-- element-action.md -->
# an action that does not match its element

An element reports what it knows: a button just the tap, a toggle its new
value, a 'view' the action of the embedded view; selecting or swiping a cell
has no values. The action has to carry exactly that, or the generated code
could not create its value. The cell is not part of the action: the screen
adds the cell's identity.

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

Each element and each value takes fields of certain types: a label strings
and numbers, a toggle a Bool, an image a UIImage, a URL or the name of an
asset, a color a UIColor, and a 'view' the data of another view. For any
other type, there is a choice to make: a date has a format, a price a
currency. Prepare it in your code, or write the view yourself with
'view: custom'. For a Bool, an optional or an enum, '{ field: x, cases: … }'
has a value for each case.

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
    data: { text: String, date: Date }
    layout:
      - label: text
      - label: { text: date, format: date }
```
<!-- empty-data.md -->
# data without fields

The data of a view is what it shows. A view that always looks the same, such
as a line or a skeleton of rows, has no key 'data' at all. It has a
'layout', or a class in 'view', and as a cell 'id: only', since nothing
could tell two of them apart. An empty mapping says neither.

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
# a view or a stack without elements

A view without elements would be a cell with no height, and a stack without
children adds nothing but its insets. If the identity is the only field of a
view, its default layout is empty, too, as most identities are not meant to
be shown.

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
# a manifest that declares nothing

A manifest declares views, sections or both. A file that is empty, or that
contains only comments, declares neither: usually it was saved too early, or
all of it was commented out. cellgen reports this instead of generating four
empty files, because a build that succeeds without the code you expect is
harder to understand than one that fails.

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

The section lists no cells and has neither a header nor a footer, so it can
never have any content. The code still works, so this is a warning. To
silence it, list the section's cells, or remove the section.

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

There is nothing after the colon, and this key has no meaning without a
value. It may be left from an unfinished edit, so cellgen does not fall back
to the default. To use the default, remove the whole line. Only an action
without values is written with no value.

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
# '=' in place of ':'

A colon separates a key from its value, as in JSON and in Swift's type
annotations. An equals sign has only one use in a manifest: as in Swift, it
separates a field's type from its default, as in 'price: Decimal = 0'.

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
# an escape beyond the last character

Unicode ends at U+10FFFF, and a Swift string cannot contain anything beyond.
The eight digits after '\U' are the number of a character in hexadecimal,
padded with zeros; with one digit too many, or a misplaced zero, the number
is too large.

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

View data is Hashable, so that a list can find out which cells have changed.
Two values of type 'any Named' cannot be compared, as each can have a
different type. Name the concrete type. If cells differ in kind, declare a
view for each kind, and list both in the section.

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
This form is for keys that are long or not text, and a manifest has no such
keys. Write every key on one line with its colon.

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
# a comma without a value before it

Commas separate the entries of a list or a mapping in brackets, so there
must be an entry before each of them. A single trailing comma is fine, as in
Swift; two commas in a row, or one at the start, are not, because an entry
may be missing.

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

A manifest is read into memory as a whole, with the positions that messages
refer to. 16 MiB is far more than anyone writes by hand: ten thousand views
take about two. A larger file nearly always is something else with the wrong
extension, or the output of a script that repeats itself.

If it really is a manifest, divide it. Views can be declared in one file and
used in another through 'uses'.

## Wrong

a manifest with a line more than 16 MiB of comments

## Right

```yaml
# all about the listing
views:
  Title:
    data: { title: String }
```
<!-- fixed-height.md -->
# a fixed height that clips large text

Text grows with the reader's settings: a line of body text has 22 points
at first, and 64 at the largest accessibility size. A fixed 'height' or
'size', or a 'maxHeight', does not grow, so the text in it is clipped. A
'minHeight' looks the same at first and grows with the text. Nothing is
said of heights that have room for the lines in them, or of fonts that
are members of your own types, whose sizes only the app knows.

## Wrong

```yaml
views:
  Row:
    data: { title: String }
    layout:
      hstack:
        height: 44
        children:
          - label: title
```

## Right

```yaml
views:
  Row:
    data: { title: String }
    layout:
      hstack:
        minHeight: 44
        children:
          - label: title
```
<!-- flow-indentation.md -->
# lines inside brackets are under-indented

If brackets span lines, YAML 1.2 requires every further line to be indented
more than the line on which the enclosing block starts. Some tools do not
care, others reject the file. cellgen rejects it, so that a manifest that it
accepts means the same everywhere.

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
<!-- format-type.md -->
# a format for a value of another type

A format writes values of some types only: `date`, `time` and `relative`
write dates, `number`, `percent` and `currency` numbers, `bytes` whole
numbers, `duration` seconds, and `list` an array of texts. Here the field
has another type, or the text has no field at all, or more than one, so that
`format` cannot mean one of them: name them under `formats`. For a type of
your own, name a `FormatStyle` of yours, such as `Theme.price`.

## Wrong

```yaml
views:
  Product:
    data: { price: Decimal }
    layout:
      label: { text: price, format: date }
```

## Right

```yaml
views:
  Product:
    data: { price: Decimal }
    layout:
      label: { text: price, format: { currency: EUR } }
```
<!-- hidden-control.md -->
# a control hidden while it has no value

An element is hidden while the optional that it shows is nil, and so is a
toggle, a slider, a stepper or a date picker. One that reports changes then
never gets a first value, since nobody can see it. Text fields and segments
are shown with nil, too.

The output is still valid, so this is a warning; to silence it, make the
field one that is not optional, or say when the control is shown by
'visible', at the control or around it. A button that is shown while there
is no value may report that one is wanted.

## Wrong

```yaml
views:
  Task:
    data: { id: Int, title: String, due: Date? }
    actions: { plan: { due: Date } }
    layout:
      - label: title
      - datePicker: { date: due, action: plan, accessibilityLabel: Due }
sections:
  tasks: { cells: [Task] }
```

## Right

```yaml
views:
  Task:
    data: { id: Int, title: String, due: Date? }
    actions: { plan: { due: Date }, addDate: {} }
    layout:
      - label: title
      - button: { title: Add a date, action: addDate, visible: { not: due } }
      - datePicker: { date: due, action: plan, accessibilityLabel: Due }
sections:
  tasks: { cells: [Task] }
```
<!-- html-in-text.md -->
# a tag of HTML in a text

Labels show text as it is: a tag such as '<b>' would stand on the screen
letter for letter. For bold or italic words and for links, write Markdown
and add 'markdown: true' to the element; lines break where the text has a
line break. The code still works, so this is a warning: a text that is
meant to show a tag can come from a field.

## Wrong

```yaml
views:
  Notice:
    data: { id: Int }
    layout:
      - label: { text: { literal: Read <b>this</b> first. } }
```

## Right

```yaml
views:
  Notice:
    data: { id: Int }
    layout:
      - label: { text: { literal: Read **this** first. }, markdown: true }
```
<!-- image-name.md -->
# a text that is not the name of an image

'asset' and 'symbol' take the name of an image in the asset catalog, or of
one of Apple's SF Symbols. A web address is not such a name, and neither is
a mapping in quotes: the image would silently stay empty. An image of the
web is loaded with 'url', which takes a field of type URL.

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
  Person:
    data: { name: String, photo: URL }
    layout:
      hstack:
        - image: { url: photo, width: 40, height: 40 }
        - label: name
```
<!-- implicit-optional.md -->
# a type with '!'

'String!' is an optional that crashes if it is used while it is nil. It
exists for outlets, which are set after the initializer; view data has all
its values from the start. Say whether the value can be missing: 'String?'
if it can, 'String' if not. A layout hides an element whose optional is nil.

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

Numeric escapes have a fixed length: '\x' takes two hexadecimal digits, '\u'
four and '\U' eight. Nothing would mark the end of a shorter one, so pad the
number with leading zeros. Most characters need no escape: a manifest is
UTF-8, and you can type them directly.

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
# a sample without a value for a field

A sample becomes a value of the view data, created with its initializer,
which needs all fields except those with a default. The default of an
optional field is nil. cellgen does not make up values: a preview with
invented data hides the very layouts that it should show.

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
<!-- internal-manifest.md -->
# a manifest that other modules cannot see

What a manifest generates is internal to its module unless it has another
`access`. The generated code of another module could not name its colors,
styles or views, so 'uses' does not take it. Let it say `access: public`, or
`access: package` if all modules that use it are in one package.

## Wrong

```yaml
# Listing.sections
uses: DesignSystem/Brand
views:
  Title:
    data: { title: String }
    layout: { label: { text: title, color: ink } }
```

```yaml
# DesignSystem:Brand.sections
colors: { ink: label }
```

## Right

```yaml
# Listing.sections
uses: DesignSystem/Brand
views:
  Title:
    data: { title: String }
    layout: { label: { text: title, color: ink } }
```

```yaml
# DesignSystem:Brand.sections
access: public
colors: { ink: label }
```
<!-- invalid-utf-8.md -->
# a byte is not UTF-8

The bytes of the file are not UTF-8 at this place. Usually the file was
saved as Latin-1 or Windows-1252, where an accented letter is a single byte,
or it was cut off in the middle of a character. cellgen does not repair it:
a replacement character would end up in your generated Swift, and on a
screen.

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
# an invisible or look-alike character

Only U+0020 is a space in YAML. No-break spaces, wide spaces and zero-width
characters look like it or are invisible, but they are text. With such a
character, a key is not the key that you read, and a line is not indented
although it looks indented. They are pasted from web pages, chats and word
processors; on a Mac keyboard, Option-Space types a no-break space.

Inside quotes they are allowed, because there they are intentional.

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
# a list item among the keys of a mapping

A block is either a mapping of 'key: value' lines or a list of '- item'
lines, not both. A dash in the column of the keys belongs to the key above
only if that key has no value on its own line. Here it has one, so the line
has no meaning in YAML.

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

There are two ways to write a list: with a dash before each item, one per
line, or in brackets, with commas between the items. They cannot be mixed:
inside brackets, a dash followed by a space has no meaning. Remove the
dashes there.

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
<!-- kept-position.md -->
# a place that is kept and not kept

With 'startsAt: end', a list stays at its end while cells arrive. Once the
user has scrolled away from the end, the cells on the screen stay where they
are. It cannot do the one without the other, so 'keepsPosition: false'
contradicts it.

## Wrong

```yaml
startsAt: end
keepsPosition: false
views:
  Message:
    data: { id: Int, text: String }
sections:
  messages:
    cells: [Message]
```

## Right

```yaml
startsAt: end
views:
  Message:
    data: { id: Int, text: String }
sections:
  messages:
    cells: [Message]
```
<!-- key-among-items.md -->
# a key in the column of a list's dashes

A block is either a list of '- item' lines or a mapping of 'key: value'
lines, not both. A key in the column of the dashes is neither an item nor
part of one. If it belongs to the item above, align it with that item's
first key, two columns to the right of the dash. If it is an item of its
own, add a dash.

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

With 'view: Title', this view passes its data to 'Title', whose class
reports the actions and has the size. If they are set here as well, they
have no effect, or contradict the class. Move them to the view that is
shown. There is one exception: if that view is a class of your own that also
takes this data, with 'map: custom', this view can have its own size.

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

There is only one way to show a view: cellgen generates its class from
'layout', you write the class with 'view: custom', or another view shows it.
With both keys, it is not clear which class cells would use, and one of them
would never be shown.

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
others. So a comment could hide a key from some of the tools. cellgen does
not choose between the two: a line ends with LF or CRLF, and these
characters are not allowed. They come from word processors, chats and old
mainframes.

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

A list with dashes starts on the line below its key. YAML does not allow it
on the key's own line, where it would look like text that starts with a
dash. A short list can be written in brackets on the key's line.

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
<!-- literal-like-field.md -->
# a fixed text with the name of a field

The titles of buttons and the texts for VoiceOver are usually fixed, so
there a plain word is a fixed text, while in a label it is a field. Here the
fixed text is also the name of a field, and the button would show the
field's name. The same happens to an expression such as 'count > 9', which
is not evaluated, and to the name of a type. The output is valid either way,
so this is a warning: to silence it, say which one you mean.

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
characters, and so does cellgen, so that a file means the same everywhere.
No name is that long. Such a key is a text whose line break was lost, or the
output of a script.

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
insert other characters that look like one. YAML knows only the ASCII colon;
with any other, the line has no key. Your texts can use any script, but the
punctuation of the file is ASCII.

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

List items begin with the ASCII hyphen. Word processors turn it into an en
dash or an em dash, chats into a bullet, and Markdown allows '*' in its
place. To YAML, all of these are text, and the list would silently become
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
# actions of an embedded view that are lost

A view inside another reports its actions to the outer one, and they are
forwarded only if the outer view has an action that carries them. Otherwise,
taps inside have no effect. That may be intended, so this is a warning. To
forward them, declare an action that carries the inner view's Action, and
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
      badge: { action: BadgeViewData.Action }
    layout:
      - label: title
      - view: { data: badge, action: badge }
```
<!-- low-contrast.md -->
# a text that is hard to read on its background

WCAG 2 asks for a contrast of 4.5:1, or of 3:1 from 18 points, or from 14
in bold. Light and dark mode are looked at, each also with increased
contrast. A label without a 'color' is black in light mode and white in
dark mode. The background is that of the element, else of the nearest
stack or view around it, or of the section in a grid. Nothing is said of
colors that only the app knows, of images, blurs and gradients, or of
UIKit's label colors on UIKit's backgrounds.

A badge over an image that has no 'color' is reported, too, where it has
no 'background', or one that is too see-through for white text.

## Wrong

```yaml
views:
  Badge:
    data: { text: String }
    background: white
    layout:
      label: { text: text, color: "#999999" }
```

## Right

```yaml
views:
  Badge:
    data: { text: String }
    background: white
    layout:
      label: { text: text, color: "#666666" }
```
<!-- malformed-acceptance.md -->
# a comment for cellgen in another form

A comment that begins with 'cellgen:' is meant for cellgen, and has one
form: 'cellgen:accept', then the codes of the warnings that it accepts,
separated by commas, and perhaps a reason after a colon, such as
'# cellgen:accept low-contrast: our brand'. Any other comment of this kind
would be ignored, and you would wonder why the warning is still there.

## Wrong

```yaml
views:
  Badge:
    data: { text: String }
    background: white
    layout:
      label: { text: text, color: "#757575" } # cellgen:ignore low-contrast
```

## Right

```yaml
views:
  Badge:
    data: { text: String }
    background: white
    layout:
      label: { text: text, color: "#999999" } # cellgen:accept low-contrast
```
<!-- map-mismatch.md -->
# a map between fields of different types

A map passes values unchanged. It does not convert them, because your code
decides how a price becomes a string, with a formatter and a locale. A field
can supply a value to a field of the same type, or to an optional of that
type. Types are compared as they are written, as cellgen does not see your
Swift code.

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
# a map without another view

'map' says which field of this view supplies which field of the view that
shows it. This view is not shown by another one, so there is nothing to map.
Either the line 'view: …' with the other view's name is missing, or the map
is obsolete.

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
# two names produce the same property

A property of generated code has two origins. The content of a screen has a
property for each section, and one with the suffix 'Header' or 'Footer' for
each header and footer. So a section 'reviewsHeader' and the header of a
section 'reviews' would be the same property. Likewise the data of a view
have a property 'id' that tells its cells apart, so no field of that name
can stand beside 'id: name'. Rename one of the two.

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
'=======' and '>>>>>>>'. cellgen reads neither. Choose what to keep, remove
the three marker lines, and run it again; the lines between them are checked
then.

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

In YAML 1.1, '<<' copied the entries of another mapping. It is not part of
YAML 1.2, tools disagree about what it does, and it needs anchors, which
manifests do not support, either. To share something between two views, use
a custom type for the field, or embed a view in both.

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
# a dash that is not aligned with the others

All items of a list have their dashes in one column. A dash that is indented
one more space is dangerous: to YAML it is more text of the item above, so
that 'buy' and 'share' would become the single text 'buy - share'. cellgen
never reads it that way; align the dashes.

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
# a key that is not aligned with the others

All keys of a mapping are in the same column. After a dash, that is the
column of the first key, not of the dash: the dash and the space after it
count as indentation. A key that is one space off would belong to another
level, or to none, so it has to be aligned.

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
# the wrong closing bracket

'[' opens a list and is closed by ']'; '{' opens a mapping and is closed by
'}'. If the other one is found, either the closing bracket is mistyped, or a
bracket in between was not closed. The note shows the open one.

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
# a key in the wrong place

The key exists, but not here: it is a view's key in a section, or a
manifest's key among the views. Usually the indentation is wrong: a key
belongs to the nearest line above it that is indented less. The message says
where the key belongs.

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
<!-- missing-case.md -->
# a case without a value

'cases' must have a value for every case of its field, since cells are
reused: without one, a cell would keep the value of another item. A Bool
needs 'true' and 'false', and an optional needs 'nil' and 'some'. 'else'
covers all cases that are not listed. The Swift compiler checks that no case
of an enum is missing.

## Wrong

```yaml
views:
  Message:
    data: { title: String, isRead: Bool }
    layout:
      label:
        text: title
        font: { field: isRead, cases: { true: body } }
```

## Right

```yaml
views:
  Message:
    data: { title: String, isRead: Bool }
    layout:
      label:
        text: title
        font: { field: isRead, cases: { true: body, false: headline } }
```
<!-- missing-colon.md -->
# a line is not 'key: value'

Every line of a mapping is a key, a colon and optionally a value. Without
the colon, YAML reads the line as text, or joins it to the text above. A key
whose value is on the lines below also has a colon, with nothing after it.

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

Inside brackets, entries are separated by commas, even if each is on a line
of its own: line breaks have no meaning there. Without the comma, YAML would
join two lines into one text, or could not read them at all.

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
the column of the dashes, is not an item, and YAML cannot read it at all. A
list of names can also be written on one line in brackets.

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
# a cell without an identity

A list finds out what was added, moved or changed by comparing identities,
so every kind of cell needs one. By default, it is the field named 'id';
'id: name' uses another field, and 'id: only' says that there is at most one
such cell on the screen. The whole data cannot be the identity: a cell whose
text changes would be replaced, and lose its state, instead of being
updated.

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
# a colon without a key before it

A colon with a space after it ends a key, and here there is no key. Usually
the name was deleted, or the line was broken in the middle. YAML would read
the key as null, which cannot become a name in Swift.

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

A colon ends a key only if it is followed by a space or the end of the line.
Without the space it is part of the text, which is why 'https://example.com'
and '12:30' need no quotes. So 'title:String' is one text to every YAML
tool, and cellgen asks whether a space is missing instead of reading it in
another way.

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

A dash begins an item only if it is followed by a space or the end of the
line. Without the space it is part of the text, which is why '-1' can be a
number. So '-share' would be a name that starts with a dash, and cellgen
asks whether a space is missing.

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

In braces, every entry is a key with a value. YAML would read a key alone as
one without a value, so a list of names in the wrong brackets would become a
mapping to nothing. In block style, a key can have no value if that has a
meaning, as for actions.

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
<!-- mixed-state.md -->
# a view and texts in one state

A state shows either a view of the manifest, which has all the room, or what
the system shows for missing content: a title, a message, a picture and a
button. Texts beside a view would be shown nowhere, so let the view show
them.

## Wrong

```yaml
views:
  Order:
    data: { id: Int, title: String }
  Trouble:
    data: { message: String? }
sections:
  orders: { cells: [Order] }
states:
  failed: { view: Trouble, title: No connection }
```

## Right

```yaml
views:
  Order:
    data: { id: Int, title: String }
  Trouble:
    data: { message: String? }
    layout:
      - label: { text: { literal: No connection } }
      - label: message
sections:
  orders: { cells: [Order] }
states:
  failed: { view: Trouble }
```
<!-- mixed-value.md -->
# two kinds of value in one

A value is fixed, comes from a field, or differs by state: '{ field: x }'
names a field, and '{ normal: x, selected: y }' has a value for each state.
Their keys cannot be mixed, since nothing says which of them wins. States
can hold fields and cases; cases hold no states. Values of tokens, and the
colors inside another color, are always fixed.

## Wrong

```yaml
views:
  Title:
    data: { title: String, tint: UIColor }
    layout:
      label: { text: title, color: { field: tint, selected: white } }
```

## Right

```yaml
views:
  Title:
    data: { title: String, tint: UIColor }
    layout:
      label:
        text: title
        color: { normal: { field: tint }, selected: white }
```
<!-- module-cycle.md -->
# modules that use each other

If a manifest uses one of another module, the generated code imports that
module. Swift's modules cannot import each other in a circle, so their
manifests cannot use each other either. Move what both need to a third
module, or to the one that the other already uses.

## Wrong

```yaml
# Listing.sections
uses: Brand/Colors
views:
  Title:
    data: { title: String }
    layout: { label: { text: title, color: ink } }
```

```yaml
# Brand:Colors.sections
access: public
uses: Icons/Sizes
colors: { ink: label }
```

```yaml
# Icons:Sizes.sections
access: public
uses: Brand/Colors
spacings: { small: 4 }
```

## Right

```yaml
# Listing.sections
uses: Brand/Colors
views:
  Title:
    data: { title: String }
    layout: { label: { text: title, color: ink } }
```

```yaml
# Brand:Colors.sections
access: public
uses: Icons/Sizes
colors: { ink: label }
```

```yaml
# Icons:Sizes.sections
access: public
spacings: { small: 4 }
```
<!-- move-target.md -->
# where cells cannot be moved

With 'reorder', cells can be moved within their section, and to the
sections that it names. Those sections have to show the same views: a cell
keeps its data and its view when it is moved, so a section without that view
could not show it. Nor can cells be moved from or to a section that declares
'identity: section': there they are other cells, and what was moved could be
in both.

## Wrong

```yaml
views:
  Task:
    data: { id: Int, title: String }
  Note:
    data: { id: Int, text: String }

sections:
  today:
    cells: [Task]
    reorder: [later]
  later:
    cells: [Note]
```

## Right

```yaml
views:
  Task:
    data: { id: Int, title: String }
  Note:
    data: { id: Int, text: String }

sections:
  today:
    cells: [Task]
    reorder: [later]
  later:
    cells: [Task, Note]
```
<!-- multiline-key.md -->
# a quoted key that spans lines

A key is on one line with its colon, quoted or not. If a quoted key spans
lines, its closing quote nearly always is missing, and the text extends to
the next quote in the file. Names that are used in Swift need no quotes at
all.

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
# unquoted text that spans lines

YAML allows unquoted text to continue on indented lines, and so a forgotten
colon or dash silently turns into text. That is why cellgen ends unquoted
text at the end of its line. For long text, use quotes, which can span
lines, or a block scalar: '>-' joins the lines with spaces, '|' keeps them.

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
# a name begins with the wrong case

Views and screens become types, and begin with a capital letter; fields,
actions and sections become properties and cases, and begin with a
lower-case letter, as in Swift's API guidelines. This is more than style:
'Title' becomes the type 'TitleView' and the case 'title', and two views
whose names differ only in that letter would clash.

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

A view 'Title' becomes the types 'TitleViewData' and 'TitleView'; a screen
'Listing' becomes 'ListingItem', 'ListingSection' and so on. Here one of
these names is already taken: by UIKit, by the runtime, or by another name
in the run. Your module would not compile, or 'UIImageView' would refer to
your view in all of its files.

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

Everything in the interface of a public declaration has to be public, too:
Swift rejects a public enum with a case that carries an internal type.
'access' sets the access level of a manifest's declarations, so a public
manifest can only use public ones. Without the key, a manifest is internal.

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
<!-- needless-identity.md -->
# an identity that is never used

The view is shown as a header or footer and never as a cell, and headers and
footers are identified by their section. So its 'id' has no effect. The
output is still valid, so this is a warning; to silence it, remove the key,
or list the view among the cells of a section. 'lint --fix' does not remove
it: a manifest that was not passed, or a handwritten feed, may show the view
as a cell.

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
<!-- needless-in-table.md -->
# what has no effect in a table

The background of a section and the space between sections belong to the
layout of a collection view, and this screen is only shown in a table, which
has neither. The output is still valid, so this is a warning. To silence it,
remove the key, or add 'collection' to the containers of the screen.

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
    layout: { grid: { columns: 2 } }
    background: systemGroupedBackground
    cells: [Title]
```
<!-- needs-newer-ios.md -->
# a feature that needs a newer iOS

The generated code runs on the iOS version in 'deploymentTarget' and on all
later ones; the default is iOS 15. Most of it runs on iOS 13, too. Anything
that does not is reported here, because Swift would report it in code that
you did not write. Raise the deployment target if your app allows it, or do
without the feature.

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

A line has one key. A colon with a space after it ends a key, so a second
one would turn the text before it into a key as well, and YAML does not
allow that on one line. If the colon is part of a text, quote the text. If
this is a nested key after its parent, put it on a line of its own, or use
braces.

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
<!-- never-a-row.md -->
# accessory or indent of a view in no list

In UIKit, only the rows of tables and of lists in a collection view have
room at their edges: the cells of a grid, of a carousel or of a custom
layout have neither accessories nor indentation, and neither have headers.
Headers also have no 'overlay', and a 'background' only while pinned. The
output is still valid, so this is a warning; to silence it, show the same
in the layout of the view, or show the view in a list.

## Wrong

```yaml
views:
  Photo:
    data: { id: Int, caption: String, isChosen: Bool }
    layout: [{ label: caption }]
    accessory: { checkmark: isChosen }
sections:
  photos:
    layout: { grid: { columns: 2 } }
    cells: [Photo]
```

## Right

```yaml
views:
  Photo:
    data: { id: Int, caption: String, isChosen: Bool }
    layout:
      - label: caption
      - image: { symbol: checkmark, visible: isChosen, accessibilityLabel: Chosen }
sections:
  photos:
    layout: { grid: { columns: 2 } }
    cells: [Photo]
```
<!-- never-hidden.md -->
# 'keepsPlace' on an element always visible

An element is hidden while the optional that it shows is nil, or while its
'visible' says so, and with 'keepsPlace' its place then stays empty. An
element without 'visible' that shows something fixed, or a field that is not
an optional, is always shown, so the key has no effect. The output is valid
either way, so this is a warning.

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
<!-- never-moved.md -->
# cells that nothing can be moved by

While a screen is edited, UIKit shows a grip in the rows of lists and
tables, by which they are moved. The cells of a grid or a carousel have no
room for one, so `reorder: true` does nothing in such a section. With
`always: true` a long press lifts its cells, whether the screen is edited or
not.

The output is still valid, so this is a warning; to silence it, add `always:
true`, show the cells in a list, or remove the key.

## Wrong

```yaml
views:
  Photo:
    data: { id: Int, caption: String }
sections:
  photos:
    layout: { grid: { columns: 3 } }
    cells: [Photo]
    reorder: true
```

## Right

```yaml
views:
  Photo:
    data: { id: Int, caption: String }
sections:
  photos:
    layout: { grid: { columns: 3 } }
    cells: [Photo]
    reorder: { always: true }
```
<!-- never-pinned.md -->
# a pinned header in a table that pins none

A plain table lets all of its headers and footers stay in view while their
section scrolls past; a grouped one has them scroll. UIKit has nothing
between the two, so `pinned` has no effect in a manifest whose only
container is a grouped table. The output is still valid, so this is a
warning; to silence it, remove the key, or write `table: plain`.

In a manifest that has both containers, the collection view obeys `pinned`,
and nothing is reported.

## Wrong

```yaml
containers: [table]
table: grouped
views:
  Post:
    data: { id: Int, title: String }
sections:
  posts:
    header: { title: Posts, pinned: true }
    cells: [Post]
```

## Right

```yaml
containers: [table]
table: plain
views:
  Post:
    data: { id: Int, title: String }
sections:
  posts:
    header: { title: Posts, pinned: true }
    cells: [Post]
```
<!-- never-selected.md -->
# selection of a view that is never a cell

'select' names the action that a view's cells report when they are selected.
Only cells are: headers and footers, and views inside other views, are not.
No section shows this view as a cell, so the action is never reported for a
selection; what its elements look like when 'selected' is not shown either.
The output is still valid, so this is a warning; to silence it,
remove the key, or show the view as a cell in a section.

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
<!-- never-shown.md -->
# something that is never shown

'visible' says when an element, an accessory, or an action of a swipe or a
menu is shown: a Bool field, an optional, or values by case or, for an
element, by state. Here all of them are false, so it is never shown. The
same is said of a blur or a gradient behind a button whose style draws a
background, of a value for a state that a button is never in, since only
'enabled' and 'selected' disable and select it, and of what 'commands' say
of an action that nothing offers. The output is still valid, so this is a
warning: remove what is never shown, or name a field that says when it is.

## Wrong

```yaml
views:
  Mail:
    data: { id: Int, subject: String }
    layout:
      - label: subject
      - image: { symbol: circle.fill, visible: false }
sections:
  mails: { cells: [Mail] }
```

## Right

```yaml
views:
  Mail:
    data: { id: Int, subject: String, isNew: Bool }
    layout:
      - label: subject
      - image: { symbol: circle.fill, visible: isNew, accessibilityLabel: New }
sections:
  mails: { cells: [Mail] }
```
<!-- never-submitted.md -->
# a Return key that the keyboard does not have

A text field's `submit` is what its Return key reports. The keyboards for
numbers, `numberPad`, `phonePad`, `decimalPad` and `asciiCapableNumberPad`,
have no such key on an iPhone, so only readers with a keyboard of their own
could ever press it. What the field reports when it is left is `ended`.
Where only some cases of a field choose such a keyboard, write both.

## Wrong

```yaml
views:
  Order:
    data: { id: Int, code: String }
    actions:
      enter: { code: String }
    layout:
      - textField:
          text: code
          placeholder: Code
          keyboard: numberPad
          submit: enter
sections:
  orders: { cells: [Order] }
```

## Right

```yaml
views:
  Order:
    data: { id: Int, code: String }
    actions:
      enter: { code: String }
    layout:
      - textField:
          text: code
          placeholder: Code
          keyboard: numberPad
          ended: enter
sections:
  orders: { cells: [Order] }
```
<!-- never-swiped.md -->
# swipe actions of a cell that is in no list

In UIKit, only the rows of tables and of lists in a collection view can be
swiped, not the cells of a grid, of a carousel or of a custom layout. This
view is only shown in such sections, so its swipe actions are never visible.
The output is still valid, so this is a warning; to silence it, remove the
key, or show the view in a list.

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
<!-- newer-language.md -->
# a manifest for a newer cellgen

'cellgen: 1' says which version of the manifest language a manifest is
written in. This one names a version that this cellgen doesn't know, so it
cannot tell what the manifest means, and reports nothing else about it.
Update cellgen; the changelog says which release brought the version.
Without the key, a manifest is read in the newest version that cellgen
knows.

## Wrong

```yaml
cellgen: 2
views:
  Title:
    data: { title: String }
```

## Right

```yaml
cellgen: 1
views:
  Title:
    data: { title: String }
```
<!-- no-containers.md -->
# a screen without a container

'containers' says for which of UIKit's views the screen gets a data source:
the collection view, the table view or both. With neither, there would be
cells and no way to show them. Without the key, the screen is for a
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
# a field without a default element

A view with neither 'layout' nor 'view' gets a default layout: a label for
each string and number, a switch for each Bool. For other types there is no
obvious element: a URL could be an image, a link or nothing visible. Write a
layout with the elements that you want, or write the class.

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
# the file name gives no Swift name

Without the key 'screen', the screen is named after its file:
'search-results.sections' becomes 'SearchResults'. Here the result is not a
valid Swift name, because it would begin with a digit, or would be empty.
Set the name with the key 'screen'; the file can keep its own.

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

With the key 'sections', a manifest describes a screen, and a screen has at
least one section. Without any, the generated enum of sections would have no
cases, and Swift rejects such an enum if it has raw values. To declare only
views for other manifests, omit the key.

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
# a code point that is not a character

U+FFFE and U+FFFF are guaranteed never to be characters. In a file they are
a sign of damage: a byte order mark with swapped bytes, or a number that a
script wrote as a character by mistake. YAML forbids them, and they could
not be displayed, either. Remove them.

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

Numbers are written as in JSON: digits, optionally with a minus sign, a
point with digits on both sides, and an exponent. They have no quotes, no
units, no separators and no leading zeros. Some of those have another
meaning in some YAML tools: '010' used to be eight, and '1_000' is a number
to some and text to others.

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
# a name that is not valid in Swift

Names of views, fields, actions and sections become names of Swift types,
properties and cases. So they consist of letters of any alphabet, digits
and '_', and do not begin with a digit. Swift's own keywords are fine:
cellgen escapes them with backticks where Swift requires it.

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
have changed and data can come from any task. 'Any', 'AnyObject', functions
and metatypes are neither. cellgen knows only common types; for your own
types, the Swift compiler reports it at the manifest's line.

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
# a word for no value in place of a text

In YAML, 'null' and '~' without quotes mean that there is no value. cellgen
needs text here. It could use the word itself, but then your editor and
cellgen would read the same line differently. In quotes, it is text to every
tool. The same goes for 'nil', which Swift has for no value.

A text that is left out has no key. Where the cases of a field or the states
of a cell choose a text or an image, 'none' leaves it out.

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
<!-- only-in-rows.md -->
# a place for an accessory of rows alone

In lists and tables, accessories stand at the trailing edge of a row, where
UIKit puts them. The key `at` asks for more: in the cells of grids and
carousels, where UIKit shows no accessories, they are drawn at that place
over the content. This view is only in lists and tables, so `at` has no
effect. The output is still valid, so this is a warning; to silence it,
remove the key, or show the view in a grid, too.

## Wrong

```yaml
views:
  Album:
    data: { id: Int, name: String, isChosen: Bool }
    accessory: { checkmark: isChosen, at: topTrailing }
sections:
  albums:
    layout: list
    cells: [Album]
```

## Right

```yaml
views:
  Album:
    data: { id: Int, name: String, isChosen: Bool }
    accessory: { checkmark: isChosen, at: topTrailing }
sections:
  albums:
    layout: { grid: { columns: 2 } }
    cells: [Album]
```
<!-- out-of-range.md -->
# a number that is out of range

Numbers in a manifest are passed to UIKit, and for some values UIKit crashes
or shows nothing: a grid with no columns, a row with no height. cellgen
reports such numbers before the app runs, and the message says which numbers
are allowed.

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
# an overload of a generated class

'map: custom' says that the class of the other view has a second
'configure(with:)' for this data, which you write. So the class must be your
own, with 'view: custom'. A generated class takes only one kind of data;
'map' says which field of this view supplies which field of that one.

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

With 'map: custom', a class takes the data of several views. A cell model
determines which of them configures its cell; headers and footers have no
model, so their class only gets the data of its own view. Map the fields
with 'map', or show the other view itself.

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
<!-- own-cell-look.md -->
# a look for a cell class

A cell class of yours determines the background of its cells, and what they
look like while they are selected or highlighted: from iOS 14 on,
'updateConfiguration(using:)' is called with each state. The same keys in
the manifest would have no effect on it. They are for views that cellgen
shows in cells of its own.

## Wrong

```yaml
views:
  Order:
    data: { id: Int, title: String }
    view: { cell: OrderCell }
    background: { normal: clear, selected: systemGray5 }
```

## Right

```yaml
views:
  Order:
    data: { id: Int, title: String }
    view: { cell: OrderCell }
```
<!-- pair-in-list.md -->
# a 'key: value' pair in square brackets

Square brackets contain a list, braces a mapping. To YAML, a pair in a list
is a mapping with one entry, so two pairs are two mappings, which is rarely
what you want. cellgen requires the braces, so that the structure is
visible.

A Swift dictionary type, such as '[String: Int]', is not a list at all:
quote the whole type.

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

An action is created in one place, by the view that reports it, and that
place always supplies all values. A default would only hide a missing value.
Fields of view data are different: you write their values yourself, and a
default saves typing.

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

The values of an action become the associated values of a case, each with a
label: 'case favorite(isOn: Bool)'. The label makes the switch that handles
the action readable. An action without values is written without a value, as
'buy:', or in a list.

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
<!-- preview-cycle.md -->
# an element that is drawn inside of itself

The 'preview' of an element is drawn in pictures in place of its class. Here
it leads back to the same element, perhaps by way of others, so that the
picture would have no end. Show something else there, such as a label with
one of the properties.

## Wrong

```yaml
elements:
  stars:
    class: StarsView
    properties: { value: Int }
    preview:
      - stars: value
views:
  Movie:
    data: { rating: Int }
    layout:
      stars: rating
```

## Right

```yaml
elements:
  stars:
    class: StarsView
    properties: { value: Int }
    preview:
      - label: value
views:
  Movie:
    data: { rating: Int }
    layout:
      stars: rating
```
<!-- preview-name.md -->
# a name that is not a Swift member

At the top of a manifest, 'preview' gives pictures what only Swift knows. So
its fonts, spacings and texts have the names of Swift members, as elements
and tokens write them: a type, a dot and a member. A token needs none of
this, since its value is in the manifest; only the member that it may stand
for does. Colors can also have the name of a color in the asset catalog.

## Wrong

```yaml
fonts: { title: Theme.title }
preview:
  fonts: { title: headline }
views:
  Movie:
    data: { title: String }
    layout:
      label: { text: title, font: title }
```

## Right

```yaml
fonts: { title: Theme.title }
preview:
  fonts: { Theme.title: headline }
views:
  Movie:
    data: { title: String }
    layout:
      label: { text: title, font: title }
```
<!-- preview-size.md -->
# previews that draw too many elements

The 'preview' of an element is drawn in pictures in place of its class, and
so is the preview of each element in it. One that draws another ten times,
which draws a third ten times, and so on, makes a picture that no browser
can show. At most 1,000 elements are drawn for a preview, and previews are
nested at most 10 levels deep. Draw something simpler in place of an inner
element.

## Wrong

```yaml
elements:
  dot:
    class: DotView
    preview: [{ box: {} }, { box: {} }, { box: {} }, { box: {} }, { box: {} }, { box: {} }, { box: {} }]
  dots:
    class: DotsView
    preview: [{ dot: {} }, { dot: {} }, { dot: {} }, { dot: {} }, { dot: {} }, { dot: {} }, { dot: {} }]
  rows:
    class: RowsView
    preview: [{ dots: {} }, { dots: {} }, { dots: {} }, { dots: {} }, { dots: {} }, { dots: {} }, { dots: {} }]
  field:
    class: FieldView
    preview: [{ rows: {} }, { rows: {} }, { rows: {} }, { rows: {} }, { rows: {} }, { rows: {} }, { rows: {} }]
views:
  Game:
    data: { id: Int }
    layout:
      field: {}
```

## Right

```yaml
elements:
  dot:
    class: DotView
    preview: [{ box: {} }, { box: {} }, { box: {} }, { box: {} }, { box: {} }, { box: {} }, { box: {} }]
  dots:
    class: DotsView
    preview: [{ dot: {} }, { dot: {} }, { dot: {} }, { dot: {} }, { dot: {} }, { dot: {} }, { dot: {} }]
  rows:
    class: RowsView
    preview: [{ dots: {} }, { dots: {} }, { dots: {} }, { dots: {} }, { dots: {} }, { dots: {} }, { dots: {} }]
  field:
    class: FieldView
    preview: { rows: {} }
views:
  Game:
    data: { id: Int }
    layout:
      field: {}
```
<!-- preview-value.md -->
# a value that pictures do not know

'preview' says what pictures show for a Swift member or a color asset,
since a manifest does not have its value. Another member or asset, or a
token that leads to one, says no more. Write the value itself: a color of
UIKit or in hexadecimal, a font, a number or a text.

## Wrong

```yaml
preview:
  colors: { Theme.ink: Theme.paper }
views:
  Title:
    data: { title: String }
    layout:
      label: { text: title, color: Theme.ink }
```

## Right

```yaml
preview:
  colors: { Theme.ink: { light: black, dark: white } }
views:
  Title:
    data: { title: String }
    layout:
      label: { text: title, color: Theme.ink }
```
<!-- preview-without-class.md -->
# a preview of a view without a class

cellgen cannot draw a class of yours, so 'preview' says what pictures show
in its place. It needs 'view: custom', 'view: swiftUI', a cell class or a
nib. A view with a 'layout' or a 'row' is drawn as it is, with its
'samples', and one that another view shows is drawn as that is.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    layout:
      label: title
    preview:
      label: title
```

## Right

```yaml
views:
  Title:
    data: { title: String }
    layout:
      label: title
    samples: [{ title: A title }]
```
<!-- property-path.md -->
# what is no property of the model

With 'from' at a view, its data can be made from a model of yours. A field
takes the property of its own name, or the one that its own 'from' names:
properties with dots between them, each but the last perhaps with a '?'.
The path begins at the model, so that the model itself is not part of it.
Code is not evaluated in a manifest: for calls, operators and '??',
declare a computed property in an extension of the model, and name that.

## Wrong

```yaml
views:
  MailRow:
    from: Mail
    data:
      id: Int
      sender: { type: String, from: sender.name.uppercased() }
    layout: { label: sender }
```

## Right

```yaml
views:
  MailRow:
    from: Mail
    data:
      id: Int
      sender: { type: String, from: senderInCapitals }
    layout: { label: sender }
```
<!-- quoted-indentation.md -->
# a line of quoted text is under-indented

Quoted text can span lines, and each of them has to be indented more than
the enclosing block, like everything else that belongs to a key. The line
break and the spaces around it become a single space, so the indentation
does not change the text. For long text, a block scalar with '>-' is easier
to read.

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
<!-- renamed-type.md -->
# a name that generated types had before

The data of a view are the model of its cells and declare what the view
reports: the view 'Badge' makes 'BadgeViewData' and 'BadgeViewData.Action'.
Earlier versions of cellgen made 'BadgeCellModel' and 'BadgeView.Action' for
these, and manifests named them. Write the new name in their place.

A type of a manifest with a 'prefix' is missing without it, too: with
'prefix: Agenda', the view 'Badge' makes 'AgendaBadgeViewData'. That is also
its name in the types of fields.

## Wrong

```yaml
views:
  Badge:
    data: { text: String }
    actions: [open]
    view: custom
  Card:
    data: { id: Int, badge: BadgeViewData }
    actions: { badge: { action: BadgeView.Action } }
    view: custom
```

## Right

```yaml
views:
  Badge:
    data: { text: String }
    actions: [open]
    view: custom
  Card:
    data: { id: Int, badge: BadgeViewData }
    actions: { badge: { action: BadgeViewData.Action } }
    view: custom
```
<!-- repeated-name.md -->
# a name is listed twice

The lists of a manifest say what is used, not how often or in which order:
the modules to import, the kinds of cell that a section can show. Repeating
a name has no effect, and may be a typo for another name. The output is
still valid, so this is a warning; to silence it, remove the name.

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
<!-- repeated-section.md -->
# what a repeated section cannot have

With 'repeat: Day', the content has any number of such sections, each with
the data of a Day and its own cells. So each needs an identity, by which it
stays or moves when the content changes; it needs cells; and its header and
footer show what it has: its own data by the view of that name, or a
'title', fixed or with its fields. A section without 'repeat' has no data,
so that neither a header's 'title' nor an 'index' can name a field.

## Wrong

```yaml
views:
  Day:
    data: { id: Int, title: String }
  Banner:
    data: { title: String }
  Task:
    data: { id: Int, title: String }

sections:
  days:
    repeat: Day
    header: Banner
    cells: [Task]
```

## Right

```yaml
views:
  Day:
    data: { id: Int, title: String }
  Task:
    data: { id: Int, title: String }

sections:
  days:
    repeat: Day
    header: { title: { field: title } }
    cells: [Task]
```
<!-- repeated-suffix.md -->
# the name of a view ends like a generated type

A view is named after what it shows, and cellgen adds the endings: 'Order'
becomes the class 'OrderView' and the struct 'OrderViewData'. The cells are
made as well. A name that already ends with 'View', 'ViewData',
'TableViewCell' or 'CollectionViewCell' would lead to types such as
'OrderViewView' and 'OrderViewViewData'. There is no warning if the shorter
name is taken, by another view or by a type of the system.

## Wrong

```yaml
views:
  OrderView:
    data: { id: Int, title: String }
sections:
  orders: { cells: [OrderView] }
```

## Right

```yaml
views:
  Order:
    data: { id: Int, title: String }
sections:
  orders: { cells: [Order] }
```
<!-- required-key.md -->
# a required key is missing

Nearly everything in a manifest is optional, because there is a default that
suits most screens. Keys without a sensible default are required: the text
of a label, the action of a button, the children of a stack, the columns of
a grid, and for a view either its data or what it looks like.

## Wrong

```yaml
views:
  Title:
    id: only
```

## Right

```yaml
views:
  Title:
    data: { title: String }
```
<!-- reserved-character.md -->
# unquoted text starts with a reserved character

Some characters cannot begin unquoted text. YAML reserves '@' and the
backtick for future use, '%' begins a directive, and '|' and '>' begin a
block scalar, which brackets cannot contain. Inside text they are fine. Put
the text in quotes: quoted text can begin with any character.

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
# a name that the generated code needs

A few names are taken: 'hashValue' by Hashable, 'allCases' by CaseIterable,
'samples' by the samples that cellgen generates for previews, 'self' by
Swift. A field or section with such a name would not compile, or would hide
something that the rest of the code relies on. The message says what needs
the name.

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
# the whole manifest is a block scalar

A manifest is a mapping with keys such as 'views' and 'sections'. Here a
block scalar begins in place of the first key, so the whole file would be a
single text. The key of the text is missing, or the file is not a manifest.

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
<!-- row-and-layout.md -->
# a key that has no place beside 'row'

With 'row', UIKit draws the texts and the picture of a view's cells, and
there is no class of the view. So nothing that a class would need has a
place beside it: neither a 'layout' or 'view', which are other ways to show
the data, nor an 'accessibility', as VoiceOver reads the texts of the row.

## Wrong

```yaml
views:
  Page:
    data: { id: Int, title: String }
    row: { text: title }
    layout: { label: title }
```

## Right

```yaml
views:
  Page:
    data: { id: Int, title: String }
    row: { text: title }
```
<!-- row-animation-in-collection.md -->
# an animation of table rows for a collection

With 'left', 'right', 'top', 'bottom' and 'middle', UIKit moves the rows of
a table in and out. A collection view has none of these: its layout decides
how cells come and go. 'automatic', 'fade' and 'none' work in both. Without
'containers', a screen is shown in a collection.

## Wrong

```yaml
animation: left
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
animation: left
views:
  Title:
    data: { id: Int, title: String }
sections:
  results:
    cells: [Title]
```
<!-- runtime-per-module.md -->
# a view of a module that has another runtime

An embedded runtime is a part of its module, with protocols of its own. A
view of another module conforms to that module's, so no list of this module
can show it. Let both modules depend on the product `CellGenRuntime`, or
pass `--runtime import` to cellgen for both. Colors, fonts, spacings and
styles are not concerned: modules with embedded runtimes can share them.

## Wrong

```yaml
# Listing.sections
uses: DesignSystem/Cards
sections:
  cards: { cells: [Card] }
```

```yaml
# DesignSystem:Cards.sections
access: public
views:
  Card: { data: { id: Int, title: String } }
```

## Right

```yaml
# Listing.sections
uses: DesignSystem/Brand
views:
  Card:
    data: { id: Int, title: String }
    layout: { label: { text: title, color: ink } }
sections:
  cards: { cells: [Card] }
```

```yaml
# DesignSystem:Brand.sections
access: public
colors: { ink: label }
```
<!-- same-output.md -->
# two manifests would write the same files

The generated files are named after the manifest's path, with '_' in place
of '/': 'Shop/Listing.sections' becomes 'Shop_Listing+Views.swift' and so
on. Here two paths give the same names, or names that differ only in case,
which the file system of most Macs treats as equal. One file would overwrite
the other.

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
# a sample that does not match the field's type

Samples become Swift values for previews and tests, so each value has to
match the type of its field: 'true' or 'false' for a Bool, digits without
quotes for a number, an absolute URL, a date with a time. cellgen does not
convert values; 'yes' is text in YAML 1.2. For your own types, write a
static member, such as '.example'.

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
for other manifests, and has no screen. So 'screen', 'containers' and
'table' have no effect in it. The output is still valid, so this is a
warning. To silence it, add the sections, or remove the key.

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

A YAML file can contain several documents, separated by '---'. A manifest is
a single document, because its file name is also the name of the screen and
of the generated files. Move the second one to its own file; views can be
shared with 'uses'.

To separate parts with a line of dashes, write it as a comment.

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

An element of a layout has a single key, its kind; the key's value says what
it shows. Settings of the element belong to that value, in braces or
indented below the key. A second element needs a dash of its own.

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
<!-- see-through-header.md -->
# a pinned header that lets the cells show through

What is `pinned` stays over the cells of its section, and its texts are hard
to read while those below them show through. Without a `background` of the
view or of the section, it has the color that is behind the list. With one,
it has that color, which should be opaque or nearly so: 'clear' and colors
with an alpha below 0.9 are reported. A blur in its layout has only that
color behind it, and shows nothing of the cells; nor does a see-through
color or gradient, which may tint a background that the view has itself. A
table gives its headers a background of UIKit's. The output is still valid,
so this is a warning.

## Wrong

```yaml
views:
  Day:
    data: { name: String }
    background: { of: systemBackground, alpha: 0.5 }
  Post:
    data: { id: Int, title: String }
sections:
  posts:
    header: { view: Day, pinned: true }
    cells: [Post]
```

## Right

```yaml
views:
  Day:
    data: { name: String }
    background: systemBackground
  Post:
    data: { id: Int, title: String }
sections:
  posts:
    header: { view: Day, pinned: true }
    cells: [Post]
```
<!-- self-sizing.md -->
# a size for a cell class, a nib or a SwiftUI view

The constraints of your cell class or nib, or the layout of your SwiftUI
view, determine the height of the cells. A height in the manifest would
contradict them. A view from a nib may still compute its size in
'size(for:boundedBy:)', which needs no key.

## Wrong

```yaml
views:
  Order:
    data: { id: Int, title: String }
    view: { cell: OrderCell }
    size: { height: 80 }
```

## Right

```yaml
views:
  Order:
    data: { id: Int, title: String }
    view: { cell: OrderCell }
```
<!-- shadowed-type.md -->
# a type hidden by a generated one

View data have nested types: 'Action' is what the view reports, and in a
view with an identity 'ID' is the type of that. Inside the view data, the
name of another type with one of these names would refer to the nested type,
and the code would not compile, or compile with another meaning. Qualify the
name with its module.

## Wrong

```yaml
views:
  Photo:
    data: { caption: String, next: Action }
    view: custom
```

## Right

```yaml
views:
  Photo:
    data: { caption: String, next: Camera.Action }
    view: custom
```
<!-- shown-by-itself.md -->
# a view that is shown by itself

'view' says what shows this data: a class that you write, with 'custom', or
another view of the manifest. If a view names itself, it has no class at
all. Remove the key, and cellgen generates the class, or name another view.

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
# an action that is never reported

The action is declared, and your switch has to handle it, but nothing ever
reports it: the button is missing, or names another action, and neither
'select', 'swipe' nor 'seen' names it. The code compiles, but the action
never occurs, so this is a warning. To silence it, add the element, or
remove the action.

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
# a Swift comment

Comments in YAML begin with '#', at the start of a line or after a space,
and extend to the end of the line. '//' and '/*' are Swift; to YAML they are
text. There are no multi-line comments: begin each line with '#'.

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
# too many sections to compile fast

A screen has more than 200 sections. Each is a property of its content and
takes the Swift compiler some 40 milliseconds, so that the screen alone
costs seconds in every build. The output is valid, so this is a warning.
Divide the screen into several, or show many similar sections as cells of
one section.

## Wrong

the screen 'Listing' with 201 sections

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

YAML knows two kinds of quotes, the straight ones of ASCII. To YAML, curly
quotes are letters: they would be part of the text, and would not protect a
colon or a '#' between them. Word processors, chats and the smart
punctuation of macOS turn straight quotes into curly ones as you type.

Curly quotes are fine inside text that begins with another character.

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
<!-- state-data.md -->
# a state whose view needs data

The app applies a state, such as `.failed(message: …)`, and the data source
makes the view that the manifest names for it. What the state comes with is
given to the view: the message of a failure to its field 'message', of type
`String?`, and what was searched for to its field 'query', of type `String`.
Nothing gives it other data, so its other fields need defaults.

## Wrong

```yaml
views:
  Order:
    data: { id: Int, title: String }
  Trouble:
    data: { message: String?, title: String }
sections:
  orders: { cells: [Order] }
states:
  failed: { view: Trouble }
```

## Right

```yaml
views:
  Order:
    data: { id: Int, title: String }
  Trouble:
    data: { message: String?, title: String = "No connection" }
sections:
  orders: { cells: [Order] }
states:
  failed: { view: Trouble }
```
<!-- states-without-sections.md -->
# states of a manifest without a screen

'states' says what a screen shows in place of its sections: while they are
loading, when they are empty, and when loading failed. A manifest without
'sections' declares views for other manifests and has no screen, so its
states would never be shown, and their buttons could not report actions.

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
<!-- stray-brace.md -->
# a brace in a text that belongs to no field

In a text, braces hold the name of a field of the view's data, as in
`{name} paid {amount}`, and the reader sees the field's value in its place.
Here a brace has no partner, or there is no name between the two. Where the
text itself should show a brace, write it twice: `{{` is one opening brace
and `}}` one closing brace. The same holds for every text that people read:
titles, labels and what VoiceOver says.

## Wrong

```yaml
views:
  Product:
    data: { name: String, price: Int }
    layout:
      label: "{name} for {price"
```

## Right

```yaml
views:
  Product:
    data: { name: String, price: Int }
    layout:
      label: "{name} for {price}"
```
<!-- stray-bracket.md -->
# an unmatched closing bracket

There is no opening bracket for this closing one. Usually a bracket was
typed twice, or the opening one was deleted. If the bracket is part of a
text, as in a Swift array type with a default, quote the whole text.

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
looks the same. It gets there if a script joins files, or if it is copied
along with text.

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
<!-- stray-place.md -->
# a place outside a 'zstack'

'at' and 'offset' place an element over another one, which only a 'zstack'
does: its first child decides its size, and the others lie on it. Elsewhere,
a stack decides where its children are. To move an element in a stack, use
the 'alignment' of the stack, a 'spacer' or 'insets'.

## Wrong

```yaml
views:
  Photo:
    data: { photo: UIImage, count: String }
    layout:
      vstack:
        - image: { image: photo }
        - label: { text: count, at: bottomTrailing }
```

## Right

```yaml
views:
  Photo:
    data: { photo: UIImage, count: String }
    layout:
      zstack:
        - image: { image: photo }
        - label: { text: count, at: bottomTrailing }
```
<!-- style-key.md -->
# a style for another kind of element

A style sets keys of the elements that take it, and an element can only take
a style whose keys it has. A label has a 'font', for example, and a box has
none. Keys such as 'background' and 'cornerRadius' belong to every element.
Divide the style in two; an element can take a list of styles.

## Wrong

```yaml
styles:
  pill: { font: caption1, background: systemFill }
views:
  Post:
    data: { tag: String }
    layout:
      - box: { height: 4, style: pill }
      - label: { text: tag, style: pill }
```

## Right

```yaml
styles:
  shaded: { background: systemFill }
  pill: { style: shaded, font: caption1 }
views:
  Post:
    data: { tag: String }
    layout:
      - box: { height: 4, style: shaded }
      - label: { text: tag, style: pill }
```
<!-- surrogate-escape.md -->
# half of a UTF-16 pair as an escape

JSON and Java write characters such as emoji with two escapes, the two
halves of a UTF-16 pair. Neither half is a character by itself, and an
escape in YAML is a whole character. Use '\U' with eight digits, or simply
type the character: a manifest is UTF-8.

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

Swift writes a character's number in braces, YAML with a fixed number of
digits: four after '\u', eight after '\U'. Double-quoted text in a manifest
is YAML. Only the default of a field is Swift: in single quotes it is read
unchanged, so '\u{1F600}' works there.

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
<!-- swift-expression.md -->
# an expression of Swift in place of a value

A manifest says what a cell looks like, and never computes: that is the job
of the code that makes the view data, which a test can check. A value is
fixed, a field, or what the cases of a field decide: 'true' and 'false',
'nil' and 'some', or those of an enum. A condition that no field has, such
as 'count > 0', is a Bool to add to the data. Numbers and dates have a
'format', and a text has fields in braces, as in "{count} items".

## Wrong

```yaml
views:
  Message:
    data: { id: Int, subject: String, isRead: Bool }
    actions: [open]
    select: open
    layout:
      - label:
          text: subject
          font: "isRead ? body : headline"
```

## Right

```yaml
views:
  Message:
    data: { id: Int, subject: String, isRead: Bool }
    actions: [open]
    select: open
    layout:
      - label:
          text: subject
          font: { field: isRead, cases: { true: body, false: headline } }
```
<!-- tab-indentation.md -->
# a line is indented with a tab

In YAML, indentation defines the structure, so it has to look the same to
everyone. The width of a tab depends on the editor, so YAML, and with it
cellgen, allows only spaces. The number of spaces per level is your choice;
two are usual.

Most editors can insert spaces when you press the tab key, and can convert a
whole file.

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

A key, its colon, its value and a comment are separated by spaces. YAML
tools do not agree on where a tab is allowed instead, so cellgen accepts
tabs only where they are plain text: in comments, in quotes and in block
scalars. Usually the tabs were used to align values in columns.

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
# 'table' for a screen that has no table

'containers' lists the UIKit views that can show the screen: a collection, a
table, or both. The default is a collection only. 'table' sets the look of a
table, so it requires 'table' among the containers; in a collection, each
section sets its look with the key 'layout'.

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

A tag tells YAML tools the type of a value. In a manifest, the key
determines the type: a height is a number, a name is text, and 'no' is just
that text. So there are no tags. Text that begins with an exclamation mark
needs quotes.

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

With 'view: Title', a view passes its data to another one and has no class
of its own. So it cannot show the data of a third view. Name the view at the
end of the chain; then a single map says which field supplies which.

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
# a block without a matching begin or end

In a template for 'cellgen init', '{{#if name}}' and '{{#each name}}' begin
an optional or repeated part, and '{{/if}}' and '{{/each}}' end it. Blocks
can be nested but cannot overlap. '{{else}}' belongs to the '{{#if …}}'
directly around it, which can have only one.

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
Placeholders such as '{{ name }}' belong to a template, and are replaced
before cellgen reads the file; if cellgen finds one, the template was not
rendered. If the braces are text, quote the text.

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
# an unknown placeholder

A template for 'cellgen init' can use a fixed set of answers: texts such as
'name', lists and conditions. A tag names one of them, of the right kind:
only a text can be inserted, only a list can be repeated, and '{{#if …}}'
takes any kind. The message lists the answers.

## Wrong

```swift name=Listing
struct {{nmae}} {}
```

## Right

```swift name=Listing
struct {{name}} {}
```
<!-- template-tag.md -->
# an unknown tag

In a template for 'cellgen init', two opening braces begin a tag: the name
of an answer, which replaces the tag, or a keyword that controls a block. A
tag begins and ends on the same line. Any other text in braces is an error:
if it were copied, the mistake would be in every file that is created from
the template.

## Wrong

```swift name=Listing isPublic
struct {{name {}
```

## Right

```swift name=Listing isPublic
{{#if isPublic}}public {{/if}}struct {{name}} {}
```
<!-- text-after-bracket.md -->
# text after a closing bracket

A value in brackets ends at its closing bracket, and only a comment can
follow on that line. Usually it is a Swift type that begins with a bracket,
such as '[String] = []' or '[String]?': to YAML, that is a list followed by
text. Quote the whole type.

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

A line '...' ends the document, and to YAML tools, the text after it is not
part of it. Usually the dots stand for something that was omitted, as in
prose. Remove the line with the dots, or the text after it.

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
YAML allows some values after '---', but not all, and tools differ. In a
manifest, a marker has a line of its own, on which only a comment can
follow.

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
# text after a closing quote

Text that begins with a quote ends at the next quote of the same kind, and
only a comment can follow. Usually the text has an apostrophe or a quote
inside. In single quotes, write an apostrophe twice; in double quotes, write
a quote with a backslash. Text that does not begin with a quote needs
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
<!-- token-cycle.md -->
# a token that is defined by itself

A token may name another one, and a style may take keys from another one.
Here the names lead back to where they began, so none of them has a value.
Give one of them a value that names no other: a color of UIKit, a number, a
font, or keys of its own.

## Wrong

```yaml
colors:
  ink: { of: ink, alpha: 0.5 }
views:
  Title:
    data: { title: String }
    layout:
      label: { text: title, color: ink }
```

## Right

```yaml
colors:
  ink: { of: label, alpha: 0.5 }
views:
  Title:
    data: { title: String }
    layout:
      label: { text: title, color: ink }
```
<!-- token-name.md -->
# a token with a name of UIKit's

A token cannot have the name of a word of UIKit for its kind: a color
cannot be named 'label' or 'systemRed', a font 'body' or 'headline'. Readers
of a manifest know these words, and expect what UIKit means by them. Name a
token after what it is for, such as 'price' or 'warning', and change the
name wherever the token is used: the old one means UIKit's there.

## Wrong

```yaml
colors:
  label: "#222222"
views:
  Title:
    data: { title: String }
    layout:
      label: { text: title, color: secondaryLabel }
```

## Right

```yaml
colors:
  ink: "#222222"
views:
  Title:
    data: { title: String }
    layout:
      label: { text: title, color: ink }
```
<!-- too-deep.md -->
# more than 100 nested levels

Lists and mappings can be nested up to 100 levels deep. A manifest needs
about eight levels, and a layout with nested stacks a few more; a hundred
are a bug in a script or an attempt to crash the tool. Thanks to the limit,
no input can exhaust the stack: cellgen always ends with a message.

Move deeply nested stacks to views of their own, which the element 'view'
embeds.

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
switch with more than 628 cases, and becomes slow long before that. Divide
the screen, or use the same view data type for kinds that look alike.

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

View data is Hashable, so that a list can find out which cells have changed,
and a Swift tuple is not. Use a struct of your own, which takes one line and
names its parts, or make the elements fields of the view.

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
<!-- two-accessories.md -->
# two accessories in one mapping

Each accessory of a row is one of a chevron, a checkmark, a badge, an info
button, a symbol and a switch. A mapping with two of these keys does not say
which comes first, and 'color', 'visible' and 'action' could belong to
either. Write a list with a mapping for each accessory, from the leading to
the trailing one.

## Wrong

```yaml
views:
  Mail:
    data: { id: Int, title: String, unread: Int }
    layout: [{ label: title }]
    accessory: { badge: unread, disclosure: true }
sections:
  mails: { cells: [Mail] }
```

## Right

```yaml
views:
  Mail:
    data: { id: Int, title: String, unread: Int }
    layout: [{ label: title }]
    accessory: [{ badge: unread }, disclosure]
sections:
  mails: { cells: [Mail] }
```
<!-- two-classes.md -->
# a cell class and a nib for one view

The key 'view' names one class of yours: with 'cell', a cell class that is
made in code; with 'nib', a view or a cell class that is loaded from the nib
of the same name. A cell class whose nib you have needs only 'nib'.

## Wrong

```yaml
views:
  Order:
    data: { id: Int, title: String }
    view:
      cell: OrderCell
      nib: OrderCell
```

## Right

```yaml
views:
  Order:
    data: { id: Int, title: String }
    view:
      nib: OrderCell
```
<!-- two-formats.md -->
# two formats that exclude each other

A value is written in one way. Only `date` and `time` may stand beside each
other, since a moment has both. In the same way a `duration` is written
either by its `pattern`, as the digits of a clock, or by its `units`, in
words. Here there are two formats for one value: keep the one that you mean,
or show the value twice, in two labels. A text may show several fields, each
with a format of its own under `formats`.

## Wrong

```yaml
views:
  Product:
    data: { share: Double }
    layout:
      label: { text: share, format: { number: {}, percent: {} } }
```

## Right

```yaml
views:
  Product:
    data: { share: Double }
    layout:
      label: { text: share, format: percent }
```
<!-- two-heights.md -->
# a height and an estimated height

The cells of a grid or carousel either have a fixed 'height', or are as tall
as they need to be. In the second case the list has to estimate a cell's
height until it is measured, and 'estimatedHeight' is that estimate. With a
fixed height there is nothing to estimate, so remove one of the two keys.

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
<!-- two-images.md -->
# an image with two sources

An image shows one picture: an asset of your catalog, an SF Symbol, a
UIImage of the data, or what a URL leads to. They are loaded in different
ways, and an image view shows only one. For a picture while a URL is being
loaded, use 'placeholder'; to choose between symbols, use 'cases'.

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
<!-- two-labels.md -->
# two labels for VoiceOver

'accessibilityLabel' of an image, a button or a toggle is the short form of
'accessibility: { label: … }'. An element with both sets its label twice,
and VoiceOver reads only one of them. Use the short form for a label alone,
and the long one beside a 'value', a 'hint' or 'actions'.

## Wrong

```yaml
views:
  Post:
    data: { title: String }
    actions: [share]
    layout:
      hstack:
        - label: title
        - button:
            symbol: paperplane
            action: share
            accessibility: { label: Send, hint: Sends the post to somebody }
            accessibilityLabel: Share
```

## Right

```yaml
views:
  Post:
    data: { title: String }
    actions: [share]
    layout:
      hstack:
        - label: title
        - button:
            symbol: paperplane
            action: share
            accessibility: { label: Share, hint: Sends the post to somebody }
```
<!-- two-layouts.md -->
# a section with two layouts

A section has a single layout: 'list', 'grid', 'carousel', or 'custom' for a
function that you write. To show some cells in a grid and others in a list,
use two sections; the sections of a compositional layout work the same way.

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
<!-- two-widths.md -->
# two widths of the cells of a carousel

The cells of a carousel all have the same 'width', or each is as wide as
what it shows, with 'width: content'. An 'estimatedWidth' is for the latter
alone: it is how wide cells are until they are measured. Such cells have one
row, since several rows have one width, and their views have no 'size',
which is computed for a width.

## Wrong

```yaml
views:
  Filter:
    data: { id: Int, name: String }
sections:
  filters:
    cells: [Filter]
    layout: { carousel: { width: 80%, estimatedWidth: 60 } }
```

## Right

```yaml
views:
  Filter:
    data: { id: Int, name: String }
sections:
  filters:
    cells: [Filter]
    layout: { carousel: { estimatedWidth: 60 } }
```
<!-- type-syntax.md -->
# a type that is not valid Swift

A field is 'name: Type' or 'name: Type = default', with a type as you would
write it in a struct: 'String', 'Int?', 'Author.ID'. It becomes part of the
generated code, so cellgen parses it as Swift and accepts nothing else.
Quote types with brackets or commas, because in YAML, brackets are lists and
mappings.

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
# an unclosed bracket or brace

Every '[' or '{' has to be closed. cellgen notices at the first line that
cannot belong inside, which often is the next key; look at the opening
bracket. Inside brackets, entries are separated by commas, even at the end
of a line.

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
# an unclosed quote

Text that begins with a quote extends to the closing quote, even across
lines. cellgen notices at the first line that cannot belong to the text,
because it is not indented enough or looks like the next key; look at the
opening quote. Usually the closing quote is missing at the end of the same
line.

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
'uses'. Listing it there takes a line and documents the dependency, like an
import; without it, renaming a view in one place would break screens that
nobody thought of.

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
# a line is indented below a finished value

A line that is indented more than the one above belongs to it. Here the key
or item above already has a value on its own line, so the deeper line cannot
belong to it. Either align it with the line above, or remove the value
above.

Some tools read such lines as more text of the value above; then a key
silently vanishes.

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

The view that shows this data needs a value for each of its fields without a
default. Fields with the same name and type are matched automatically; for
the others, 'map' says which field supplies the value. This one has no
value, and Swift would reject the generated conversion.

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

Actions that are reported by an element of the layout, or by selecting or
swiping a cell, are declared under 'actions' of the view. There they become
cases of the view's Action, and part of the screen's action that you switch
over. Your code could not handle any other action.

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
<!-- unknown-case.md -->
# a case that a field does not have

'cases' gives a value for each case of a field. A Bool has the cases 'true'
and 'false', and an optional has 'nil' and 'some'. The cases of an enum are
those that you declare in Swift, which the compiler checks. 'else' stands
for all cases that are not listed.

## Wrong

```yaml
views:
  Message:
    data: { title: String, isRead: Bool }
    layout:
      label:
        text: title
        font: { field: isRead, cases: { yes: body, else: headline } }
```

## Right

```yaml
views:
  Message:
    data: { title: String, isRead: Bool }
    layout:
      label:
        text: title
        font: { field: isRead, cases: { true: body, else: headline } }
```
<!-- unknown-choice.md -->
# a word that is not one of the choices

Some keys take one of a few words: the access level, the text style of a
label, the layout of a section. The words are those of Swift and UIKit, so
'caption' is not enough where UIKit has 'caption1' and 'caption2'. The note
lists all choices.

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
# an unknown color

A color is a static member of 'UIColor', such as 'label' or 'white'; one
that a manifest declares under 'colors'; a static member of a type of yours,
such as 'Theme.ink'; or a number such as "#FF8800", in quotes. A field of
type UIColor is '{ field: tint }', and a color with 'light' and 'dark'
adapts to dark mode.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    layout:
      label: { text: title, color: brand }
```

## Right

```yaml
colors:
  brand: { light: "#222222", dark: "#EEEEEE" }
views:
  Title:
    data: { title: String }
    layout:
      label: { text: title, color: brand }
```
<!-- unknown-element.md -->
# an element that does not exist

A layout consists of elements such as 'label', 'image', 'button' and
'vstack'; the note of the message lists all of them. They are named after
what they are, not after UIKit's classes. For anything else, such as a map
or a color picker, declare a view with 'view: custom', and write its class.
The element 'view' shows it in a layout.

## Wrong

```yaml
views:
  Title:
    data: { title: String }
    layout:
      - caption: title
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
# an escape that YAML does not have

In double quotes, a backslash begins an escape, and YAML's escapes are
similar to Swift's but not the same. There is no interpolation: a manifest
is fixed text. For a literal backslash, write two, or use single quotes, in
which it has no special meaning.

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

Layouts, identities, maps and samples refer to fields that are declared
under 'data' of the view. This name is not among them. For a fixed text in a
label, write '{ literal: … }': there, a plain name is always a field.

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
# an unknown key

Every mapping of a manifest has a fixed set of keys, except where you choose
the names yourself: under 'views', 'sections', 'data', 'actions' and 'map'.
Most tools would ignore any other key, and you would wonder why it has no
effect. cellgen reports it instead, and suggests the most similar key.

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
# 'uses' names an unknown manifest

'uses' names other manifests by file name, without '.sections', and only
manifests that are read in the same run. cellgen does not search the disk
for them, so that a build system knows in advance on which files the output
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
<!-- unknown-module.md -->
# the manifests of a module are not known

A name such as `DesignSystem/Brand` under 'uses' is a manifest of another
module. cellgen reads the manifests of the modules that it knows: the plugin
passes those that a package's target depends on, Bazel's rule those of its
`deps`, and the command takes `--module DesignSystem=FOLDER`. Xcode does not
tell plugins what the targets of a project depend on. There, generate the
files with the command, or move the feature to a package.

## Wrong

```yaml
# Listing.sections
uses: DesignSytem/Brand
views:
  Title:
    data: { title: String }
    layout: { label: { text: title, color: ink } }
```

```yaml
# DesignSystem:Brand.sections
access: public
colors: { ink: label }
```

## Right

```yaml
# Listing.sections
uses: DesignSystem/Brand
views:
  Title:
    data: { title: String }
    layout: { label: { text: title, color: ink } }
```

```yaml
# DesignSystem:Brand.sections
access: public
colors: { ink: label }
```
<!-- unknown-style.md -->
# a style that no manifest declares

A style is a set of keys that a manifest declares under 'styles', and an
element takes them with 'style'. This one is declared neither in this
manifest nor in one that it names under 'uses'. A button can also take a
style of UIKit: 'plain', 'gray', 'tinted' or 'filled'.

## Wrong

```yaml
styles:
  pill: { font: caption1, cornerRadius: circle }
views:
  Post:
    data: { topic: String, tag: String }
    layout:
      - label: { text: topic, style: pills }
      - label: { text: tag, style: pill }
```

## Right

```yaml
styles:
  pill: { font: caption1, cornerRadius: circle }
views:
  Post:
    data: { topic: String, tag: String }
    layout:
      - label: { text: topic, style: pill }
      - label: { text: tag, style: pill }
```
<!-- unknown-token.md -->
# a token that no manifest declares

Where a number is expected, a word is the name of a length that a manifest
declares under 'spacings'. This one is declared neither in this manifest nor
in one that it names under 'uses'. Declare it, correct its name, or write a
number. A constant of your Swift code is written with its type:
'Metrics.small'.

## Wrong

```yaml
spacings: { small: 4 }
views:
  Review:
    data: { author: String, text: String }
    layout:
      vstack:
        spacing: smal
        insets: small
        children:
          - label: author
          - label: text
```

## Right

```yaml
spacings: { small: 4 }
views:
  Review:
    data: { author: String, text: String }
    layout:
      vstack:
        spacing: small
        insets: small
        children:
          - label: author
          - label: text
```
<!-- unknown-view.md -->
# a view that is not declared

Cells, headers, footers and mapped views refer to views by the names that
are declared under 'views', in this manifest or in one that it lists under
'uses'. Use the name of the view, such as 'Title', not that of a generated
type, such as 'TitleView'.

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
<!-- unlikely-name.md -->
# a symbol, a font or a case that looks like a typo

The names of SF Symbols and fonts are compiled as they are: UIKit looks them
up when the app runs, shows nothing for a symbol that it does not find, and
the system's font for a font that it does not find. So a name that is one
letter away from a common symbol is a warning. Other names may be those of
newer symbols, and are left alone. A font has its PostScript name, in which
there are no spaces and no ending of a file. The case of an enum is written
as in Swift, beginning with a lower-case letter: 'system', not 'System'.

## Wrong

```yaml
views:
  Post:
    data: { id: Int, title: String }
    layout:
      - label: title
      - image: { symbol: hart.fill }
sections:
  posts: { cells: [Post] }
```

## Right

```yaml
views:
  Post:
    data: { id: Int, title: String }
    layout:
      - label: title
      - image: { symbol: heart.fill }
sections:
  posts: { cells: [Post] }
```
<!-- unlikely-type.md -->
# a type that looks like a typo

cellgen knows common types and leaves all others to the Swift compiler,
because they may be your own. But a name such as 'Strng', 'Url' or 'Boolean'
is probably not your own: it is a well-known type with a typo, in another
case, or from another language. Others cannot be in view data: those of
SwiftUI, which generated code does not import, views, 'Error', and 'Set' or
'Array' without the type of what they hold. If you do have such a type,
qualify it with its module, and the warning disappears.

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

A line that is indented less than the one before closes one or more levels,
and has to be aligned with the lines of the level that it continues. This
line is between two levels, and cellgen does not guess which one you mean:
in one it is a key of the view, in the other a view.

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
<!-- unnamed-accessory.md -->
# accessory with only a symbol has no name

VoiceOver reads what the accessories of a row say together with its texts. A
symbol has no text, so its meaning is lost to people who do not see it, and
one that can be tapped would be a button without a name. Add
'accessibilityLabel' with a word for what it means or does. A symbol that
only decorates the row, such as a chevron, has 'accessibilityLabel: ""'. The
output is still valid, so this is a warning.

## Wrong

```yaml
views:
  Person:
    data: { id: Int, name: String }
    actions: [call]
    accessory: { symbol: phone, action: call }
    layout: [{ label: name }]
sections:
  people: { cells: [Person] }
```

## Right

```yaml
views:
  Person:
    data: { id: Int, name: String }
    actions: [call]
    accessory: { symbol: phone, action: call, accessibilityLabel: Call }
    layout: [{ label: name }]
sections:
  people: { cells: [Person] }
```
<!-- unnamed-button.md -->
# a button without a name for VoiceOver

A button with only a symbol has no text, and VoiceOver would read the name
of the symbol or just "button". People who cannot see the symbol then do not
know what the button does. The code still works, so this is a warning: an
'accessibilityLabel' silences it.

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
<!-- unnamed-cell.md -->
# a cell without a name for VoiceOver

The cells of this view can be tapped, and nothing in them says what they
are: they have no text, and no image has a label. VoiceOver stops at each of
them and reads nothing, so nobody who listens can tell one from another. The
code still works, so this is a warning: the 'accessibilityLabel' of an image
silences it, fixed or from a field, and so does the 'label' in the
'accessibility' of the view.

## Wrong

```yaml
views:
  Photo:
    data: { id: Int, picture: UIImage }
    actions: [open]
    select: open
    layout:
      image: { image: picture }
sections:
  photos: { layout: { grid: { columns: 3 } }, cells: [Photo] }
```

## Right

```yaml
views:
  Photo:
    data: { id: Int, picture: UIImage, about: String }
    actions: [open]
    select: open
    layout:
      image: { image: picture, accessibilityLabel: { field: about } }
sections:
  photos: { layout: { grid: { columns: 3 } }, cells: [Photo] }
```
<!-- unnamed-control.md -->
# a control without a name for VoiceOver

A stepper or a date picker has no text that says what it sets, and
VoiceOver does not look for a label next to it. A slider, a text field or
a text editor is called what the texts of its view say, unless the view
has none, or has several controls without a name, which would all be
called the same. The code still works, so this is a warning: an
'accessibilityLabel' silences it, fixed or from a field. For text, a
'placeholder' is enough.

## Wrong

```yaml
views:
  Player:
    data: { volume: Double }
    actions:
      - setVolume: { volume: Double }
    layout:
      - slider: { value: volume, action: setVolume }
```

## Right

```yaml
views:
  Player:
    data: { volume: Double }
    actions:
      - setVolume: { volume: Double }
    layout:
      - slider:
          value: volume
          action: setVolume
          accessibilityLabel: Volume
```
<!-- unnamed-swipe.md -->
# a swipe without a name for VoiceOver

VoiceOver reads the titles of swipe actions. An action with only a picture
has no title, so people who cannot see the picture do not know what it does.
The code still works, so this is a warning: a 'title' silences it. If you
want only the picture, write an empty title ("").

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
# a switch without a name for VoiceOver

A switch has no text. In a row with texts, cellgen makes the row the
switch: VoiceOver reads the texts as its name. This view shows no text,
so VoiceOver would say "switch button, on", and nobody would know what
is on; or it has several controls without a name, which would all be
called the same. The code still works, so this is a warning: an
'accessibilityLabel' silences it, fixed or from a field.

## Wrong

```yaml
views:
  Setting:
    data: { isOn: Bool }
    layout:
      hstack:
        - image: { symbol: wifi }
        - toggle: isOn
```

## Right

```yaml
views:
  Setting:
    data: { isOn: Bool }
    layout:
      hstack:
        - image: { symbol: wifi }
        - toggle: { isOn: isOn, accessibilityLabel: Wi-Fi }
```
<!-- unquoted-type.md -->
# a type that YAML reads as a list

A Swift type that begins with '[' is a list to YAML. '[String]' alone is
clear, and cellgen reads it as the array type. Anything more, such as a
dictionary or a default, is not valid as a YAML list, so quote the whole
text. The quotes do not become part of the Swift code.

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
<!-- unread-field.md -->
# a field that only an unread element shows

VoiceOver skips an image without an 'accessibilityLabel', and a box. Here
such an element is the only one that shows a Bool or an enum: by being
visible or not, or by which image it is. Give it a label, which is read
only while the element is visible, or show the field in a text as well.
If something else says the same, such as a title that your code writes,
mark the element as decoration with 'accessibility: none'.

## Wrong

```yaml
views:
  Chat:
    data: { title: String, isPinned: Bool }
    layout:
      hstack:
        - label: title
        - image: { symbol: pin.fill, visible: isPinned }
```

## Right

```yaml
views:
  Chat:
    data: { title: String, isPinned: Bool }
    layout:
      hstack:
        - label: title
        - image: { symbol: pin.fill, visible: isPinned, accessibilityLabel: Pinned }
```
<!-- unseen-element.md -->
# an element that nobody sees

Texts, images and most controls have a size of their own. A box has none, a
line and a bar have only a thickness, and a slider has only a height. They
get the rest from what is around them: a stack makes what is in it as long
as itself across its axis, unless it has an `alignment`, and a `zstack`
gives its size to its first element and to what fills it. This element gets
no width or no height from anywhere.

The output is still valid, so this is a warning; to silence it, give the
element a `width`, a `height` or an `aspectRatio`, or let what is around it
give it one.

## Wrong

```yaml
views:
  Mail:
    data: { id: Int, title: String }
    layout:
      zstack:
        - label: title
        - box: { background: systemRed, width: 3, at: leading }
sections:
  mails: { cells: [Mail] }
```

## Right

```yaml
views:
  Mail:
    data: { id: Int, title: String }
    layout:
      zstack:
        - label: title
        - box: { background: systemRed, width: 3, height: 16, at: leading }
sections:
  mails: { cells: [Mail] }
```
<!-- unseen-selection.md -->
# selected cells that look as all others

In a list or a table, UIKit shows a circle beside each row while several can
be selected. The cells of grids and carousels have none, and UIKit shows
nothing of their selection by itself. Where a view is only in these and has
no look for the state `selected`, nobody sees which of its cells are
selected.

The output is still valid, so this is a warning; to silence it, give the
view an `overlay` or a `background` for the state, or an element of its
layout a value for it.

## Wrong

```yaml
views:
  Photo:
    data: { id: Int, caption: String }
sections:
  photos:
    layout: { grid: { columns: 3 } }
    cells: [Photo]
selection: { multiple: editing }
```

## Right

```yaml
views:
  Photo:
    data: { id: Int, caption: String }
    overlay: { selected: systemFill }
sections:
  photos:
    layout: { grid: { columns: 3 } }
    cells: [Photo]
selection: { multiple: editing }
```
<!-- unshown-field.md -->
# a field that no element shows

The view has a layout, and no element of it shows the field: the label is
missing, or names another field. Fields that identify a cell and fields of
custom views are not reported. The code is valid, so this is a warning. Add
the element, remove the field, or list it under 'unshown' if only your code
reads it.

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
<!-- unused-acceptance.md -->
# a comment that accepts no warning

A comment such as '# cellgen:accept low-contrast: our brand' accepts
warnings with this code: on its own line, on the next line if nothing is
before it, or in the whole file if it is above everything else. If there is
no such warning, the comment is left over, or it is in the wrong place, and
would later hide a warning that nobody has looked at. Errors cannot be
accepted. While a run has errors, some warnings are held back, so unused
comments are not reported.

## Wrong

```yaml
views:
  Badge:
    data: { text: String }
    background: white
    layout:
      label: { text: text, color: "#666666" } # cellgen:accept low-contrast
```

## Right

```yaml
views:
  Badge:
    data: { text: String }
    background: white
    layout:
      # cellgen:accept low-contrast: checked by our designers
      label: { text: text, color: "#999999" }
```
<!-- unused-token.md -->
# a token or style that is never used

A color, font, length or style is declared, and no manifest of this run
names it. The name may be misspelt where it is used, or the token is left
over. The output is valid either way, so this is a warning. Use it or remove
it. So is what 'preview' says of a Swift member or an asset that no value
names. Those of a manifest with 'access: public' are not reported, since
other modules may use them.

## Wrong

```yaml
colors:
  ink: systemIndigo
views:
  Title:
    data: { title: String }
    layout:
      label: title
```

## Right

```yaml
colors:
  ink: systemIndigo
views:
  Title:
    data: { title: String }
    layout:
      label: { text: title, color: ink }
```
<!-- unused-view.md -->
# a view that no section shows

The view is declared, but neither a section nor another view of the run
names it. Its types are still generated, and compile, so this is a warning.
Add the view to the cells of a section, or remove it. If it is for other
manifests, declare it in a manifest without sections, where unused views are
not reported.

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
<!-- view-as-text.md -->
# the name of a view where a text is shown

A word behind the name of a state is the title that is shown. Here it is
also the name of a view, which is probably meant: a state shows a view by
the key 'view'. If the text is meant, put it in quotes.

## Wrong

```yaml
views:
  Order:
    data: { id: Int, title: String }
  Skeleton:
    layout: { box: { height: 80, background: systemGray5 } }
sections:
  orders: { cells: [Order] }
states:
  loading: Skeleton
```

## Right

```yaml
views:
  Order:
    data: { id: Int, title: String }
  Skeleton:
    layout: { box: { height: 80, background: systemGray5 } }
sections:
  orders: { cells: [Order] }
states:
  loading: { view: Skeleton }
```
<!-- wrong-encoding.md -->
# the file is UTF-16 or UTF-32

A manifest is UTF-8, like Swift files and nearly all YAML files. Some
editors write UTF-16 or UTF-32 if you save a file as "Unicode". cellgen does
not convert them: other tools that read the same file, such as diffs, code
review or your editor's YAML support, would see something else than what the
code is generated from.

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
# a list in place of a text, or the like

A value in a manifest is a text, a list or a mapping, and each key takes one
or two of these. YAML accepts any of them; cellgen does not, because it
would have to guess, for example, what a list of two headers means. The
message says which kind the key takes.

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
