// Made from Sources/CellGenAuthoring/Explanations/Texts by a recording test run. Do not edit.
// swift-format-ignore-file

/// The files of `Texts`, sorted by their names, each after a line with its name.
package var embeddedExplanations: String {
#"""
<!-- accessibility-and-view.md -->
# 'accessibility' of a view with a class

The 'accessibility' of a view describes the elements that cellgen generates
from 'layout'. A class, cell, nib or SwiftUI view of yours decides on its
own what VoiceOver reads, and a view shown by another view is read as that
view. Remove the key and set accessibility in your class, or give the view a
'layout'.

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

An alias repeats a part of the file that an anchor named. Manifests don't
support aliases: the meaning of a line would depend on lines far away, and
mistakes would be reported far from their cause. Write the value where you
need it. Put text that begins with '*' in quotes.

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

This view appears only in states, so the data source creates its data. It
passes the message of a failure to a field 'message' and the search text to
a field 'query'; every other field gets its default. An optional field with
another name, or in another state, never gets a value. Rename the field or
remove it.

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

'uses' names other manifests by file name, without folders. Two manifests of
this run share the name in different folders, and cellgen doesn't guess
which one you mean. Rename one of the files, so each name under 'uses'
matches one manifest.

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

Colors, fonts, spacings, styles, elements and views of other manifests are
used by name alone. If two manifests under 'uses' declare the same name,
cellgen doesn't guess which one you mean. Rename one of them, list only one
of the manifests, or declare the name in this manifest: its own names come
first. A view can also be named with the 'prefix' of its manifest, as in
'AgendaDay'.

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

An anchor names a part of the file so an alias can repeat it. Manifests
support neither: the meaning of a line would depend on lines far away, and
mistakes would be reported far from their cause. Write the value where you
need it. Put text that begins with '&' in quotes.

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

The keys of a style become code in the module that uses the style, which
looks up an asset color in its own bundle. The asset catalog of the design
system is in another bundle, so the color would not be found. Declare the
color as a token beside the style: a token is code of its own module and
uses that module's bundle.

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
or Hebrew text, and have been used to hide changes from code review, so
manifests can't contain them, not even in comments. Remove the character;
Arabic and Hebrew letters don't need it.

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

'|' and '>' begin a block scalar, whose text starts on the next line,
indented. Only '-' or '+' (for the line breaks at the end), a digit (for the
indentation), and a comment can follow them on their line. Move the text to
the next line, or put text that merely begins with '|' or '>' in quotes.

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

The first line of text in a block scalar sets its indentation. A blank line
before it has more spaces than that, so YAML can't tell whether those spaces
are part of the text. Usually an editor left them there. Remove them.

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

The first line of a block scalar sets the indentation that is removed from
every line. This line has less, so it would end the block, but it isn't in
the column of any key either. Indent it like the first line, or more:
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
follows the spaces. YAML tools disagree about whether this tab is
indentation or text. To begin the text with a tab, set the indentation with
a digit after the '|'. In later lines, a tab is always text.

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

When brackets span lines, YAML 1.2 requires every further line, including
the closing bracket, to be indented more than the key. Some tools accept a
bracket below the key, as in Swift and JSON, and some don't. cellgen rejects
it, so every manifest that it accepts means the same everywhere. Indent the
closing bracket.

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
<!-- breaking-access.md -->
# a change that hides types from other code

Other modules see public types, and the modules of a package see those of
the package. With a narrower access level, code in these modules no
longer compiles; code in the same module does. The key 'access' applies
to everything that a manifest declares, so move what others use to a
manifest that stays public.

## Wrong

```yaml
# before/Shop.sections
access: public
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
```

```yaml
# Shop.sections
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
```

## Right

```yaml
# before/Shop.sections
access: public
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
```

```yaml
# Shop.sections
access: public
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
    doc: Sold in the shop.
```
<!-- breaking-argument.md -->
# a change that needs other arguments

The stored properties of view data are the arguments of its initializer,
in their order. A new field without a default, a field that loses its
default, and fields in another order break every call. Add new fields at
the end, and give them a default: an optional has one. Code that only
reads the data is not affected.

## Wrong

```yaml
# before/Shop.sections
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
```

```yaml
# Shop.sections
views:
  Product:
    data: { id: Int, name: String, price: Decimal, stock: Int }
```

## Right

```yaml
# before/Shop.sections
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
```

```yaml
# Shop.sections
views:
  Product:
    data: { id: Int, name: String, price: Decimal, stock: Int = 0 }
```
<!-- breaking-availability.md -->
# a change that needs a newer iOS

Code generated for a higher deployment target uses what newer systems
have, so it does not compile in an app that supports older ones. For
public types, that is a decision about every app that uses the module.
Raise the target of a library with its next major version. The target of
an app's own manifests is the app's business, and isn't reported.

## Wrong

```yaml
# before/Shop.sections
deploymentTarget: 15
access: public
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
```

```yaml
# Shop.sections
deploymentTarget: 17
access: public
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
```

## Right

```yaml
# before/Shop.sections
deploymentTarget: 15
access: public
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
```

```yaml
# Shop.sections
deploymentTarget: 14
access: public
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
```
<!-- breaking-case.md -->
# a change that removes or changes an enum case

Actions, items, sections, and headers are cases of generated enums. Code
creates them, and matches them in switches. This case is gone, has
another name, or carries other values. Keep it until the code that uses
it has moved on. Patterns that ignore the values, such as '.like', still
compile when the values change. With 'renamed: { like: favor }' in the
view, code that makes the action still compiles, but patterns don't.

## Wrong

```yaml
# before/Shop.sections
views:
  Product:
    data: { id: Int, name: String, isLiked: Bool }
    actions: { like: { isOn: Bool } }
    layout:
      hstack:
        - label: name
        - toggle: { isOn: isLiked, action: like, accessibilityLabel: Like }
```

```yaml
# Shop.sections
views:
  Product:
    data: { id: Int, name: String, isLiked: Bool }
    actions: { favor: { isOn: Bool } }
    layout:
      hstack:
        - label: name
        - toggle: { isOn: isLiked, action: favor, accessibilityLabel: Like }
```

## Right

```yaml
# before/Shop.sections
views:
  Product:
    data: { id: Int, name: String, isLiked: Bool }
    actions: { like: { isOn: Bool } }
    layout:
      hstack:
        - label: name
        - toggle: { isOn: isLiked, action: like, accessibilityLabel: Like }
```

```yaml
# Shop.sections
views:
  Product:
    data: { id: Int, name: String, isLiked: Bool }
    actions: { like: { isOn: Bool } }
    layout:
      hstack:
        - label: name
        - toggle: { isOn: isLiked, action: like, accessibilityLabel: Like }
    doc: Sold in the shop.
```
<!-- breaking-conformance.md -->
# a change that loses a conformance

Generated types conform to protocols, which generic code relies on. Data
without an identity is no longer 'Identifiable', a view without actions
of its own is no longer a 'ReportingView', and sections that repeat have
no list of all cases. What the protocol requires is gone as well. Keep
what the conformance needs, or add it in an extension of the app, where
that is possible.

## Wrong

```yaml
# before/Shop.sections
views:
  Product:
    data: { name: String }
    actions: [open]
    layout:
      hstack:
        - label: name
        - button: { title: Open, action: open }
```

```yaml
# Shop.sections
views:
  Product:
    data: { name: String }
    actions: [open]
    select: open
    layout:
      hstack:
        - label: name
        - label: { text: { literal: Open } }
```

## Right

```yaml
# before/Shop.sections
views:
  Product:
    data: { name: String }
    actions: [open]
    layout:
      hstack:
        - label: name
        - button: { title: Open, action: open }
```

```yaml
# Shop.sections
views:
  Product:
    data: { name: String }
    actions: [open]
    select: open
    layout:
      hstack:
        - label: name
        - button: { title: Open, action: open }
```
<!-- breaking-identifier.md -->
# a change to what UI tests look for

UI tests find cells, headers, and footers by accessibility identifiers.
They consist of the names of the screen, the section, and the view, and
of the identity of the cell if there can be several. Identifiers that
tests write as strings stop working without an error from the compiler,
so use the constants in 'X+AccessibilityIDs.swift', which a test bundle
can compile.

## Wrong

```yaml
# before/Shop.sections
screen: Shop
views:
  Product:
    data: { number: Int, name: String }
    id: number
sections:
  top: { cells: [Product] }
```

```yaml
# Shop.sections
screen: Shop
views:
  Product:
    data: { number: Int, name: String }
    id: only # cellgen:accept breaking-identity: there is only one
sections:
  top: { cells: [Product] }
```

## Right

```yaml
# before/Shop.sections
screen: Shop
views:
  Product:
    data: { number: Int, name: String }
    id: number
sections:
  top: { cells: [Product] }
```

```yaml
# Shop.sections
screen: Shop
views:
  Product:
    data: { number: Int, name: String }
    id: number
    doc: Sold in the shop.
sections:
  top: { cells: [Product] }
```
<!-- breaking-identity.md -->
# a change that identifies cells differently

Data sources compare cells by their identity. With another one, the first
update after the change takes all cells for new: animations are wrong,
and the selection and the scroll position are lost. Ids that the app has
stored, for example in links or for state restoration, no longer match.
Keep the identity, or migrate what is stored.

## Wrong

```yaml
# before/Shop.sections
views:
  Product:
    data: { number: Int, code: Int }
    id: number
```

```yaml
# Shop.sections
views:
  Product:
    data: { number: Int, code: Int }
    id: code
```

## Right

```yaml
# before/Shop.sections
views:
  Product:
    data: { number: Int, code: Int }
    id: number
```

```yaml
# Shop.sections
views:
  Product:
    data: { number: Int, code: Int }
    id: number
    doc: Sold in the shop.
```
<!-- breaking-member-type.md -->
# a change that gives a property another type

Code passes values of the old type to the initializer, and reads values
of the old type from the property. Neither compiles with another type. A
property that becomes optional can still be set and passed, but code that
reads it has to unwrap it. To migrate step by step, add a second field
with the new type, and remove the old one later.

## Wrong

```yaml
# before/Shop.sections
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
```

```yaml
# Shop.sections
views:
  Product:
    data: { id: Int, name: String, price: Double }
```

## Right

```yaml
# before/Shop.sections
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
```

```yaml
# Shop.sections
views:
  Product:
    data: { id: Int, name: String, price: Decimal, cost: Double? }
```
<!-- breaking-member.md -->
# a change that removes or renames a property

Code reads and sets the properties of generated types, and passes their
values to initializers. This property, function, or token is gone or has
another name. Keep it until the code that uses it has moved on. If a field
has another name, list the old one under 'renamed' of its view, and it
remains as a deprecated property with a fix-it. A field that moved to
another view, and a token that moved to another manifest, count as gone
from where they were.

## Wrong

```yaml
# before/Shop.sections
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
```

```yaml
# Shop.sections
views:
  Product:
    data: { id: Int, name: String, cost: Decimal }
```

## Right

```yaml
# before/Shop.sections
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
```

```yaml
# Shop.sections
views:
  Product:
    data: { id: Int, name: String, cost: Decimal }
    renamed: { price: cost }
```
<!-- breaking-new-case.md -->
# a change that adds an enum case

A switch over an enum handles every case, or has a 'default'. With a new
action, cell, section, or header, switches without 'default' no longer
compile. That is often the point: the compiler shows every place that has
to handle it. If other teams own that code, tell them, and accept the
change with a comment. 'if case' and switches with 'default' compile as
before.

## Wrong

```yaml
# before/Shop.sections
views:
  Product:
    data: { id: Int, name: String, isLiked: Bool }
    actions: { like: { isOn: Bool } }
    layout:
      hstack:
        - label: name
        - toggle: { isOn: isLiked, action: like, accessibilityLabel: Like }
```

```yaml
# Shop.sections
views:
  Product:
    data: { id: Int, name: String, isLiked: Bool }
    actions: [open, { like: { isOn: Bool } }]
    select: open
    layout:
      hstack:
        - label: name
        - toggle: { isOn: isLiked, action: like, accessibilityLabel: Like }
```

## Right

```yaml
# before/Shop.sections
views:
  Product:
    data: { id: Int, name: String, isLiked: Bool }
    actions: { like: { isOn: Bool } }
    layout:
      hstack:
        - label: name
        - toggle: { isOn: isLiked, action: like, accessibilityLabel: Like }
```

```yaml
# Shop.sections
views:
  Product:
    data: { id: Int, name: String, isLiked: Bool }
    actions: [open, { like: { isOn: Bool } }] # cellgen:accept breaking-new-case: handled everywhere
    select: open
    layout:
      hstack:
        - label: name
        - toggle: { isOn: isLiked, action: like, accessibilityLabel: Like }
```
<!-- breaking-report.md -->
# a change after which an action is not reported

A row reports actions when it is selected, swiped, pressed, or seen, and
so do elements such as buttons. The action still exists, so everything
compiles, but this way no longer reports it, and its handler does not
run. That is how analytics events get lost. Keep the report, or move what
the handler does to the action that is reported instead. If another
gesture or element of the view reports the action from now on, that is
no finding.

## Wrong

```yaml
# before/Shop.sections
views:
  Product:
    data: { id: Int, name: String }
    actions: [open]
    select: open
    longPress: open
```

```yaml
# Shop.sections
views:
  Product:
    data: { id: Int, name: String }
    actions: [open]
    select: open
```

## Right

```yaml
# before/Shop.sections
views:
  Product:
    data: { id: Int, name: String }
    actions: [open]
    select: open
    longPress: open
```

```yaml
# Shop.sections
views:
  Product:
    data: { id: Int, name: String }
    actions: [open]
    select: open
    longPress: open
    doc: Sold in the shop.
```
<!-- breaking-text.md -->
# a change that loses translations

String catalogs have a translation for each key, and the key of a fixed
text is the text itself, unless 'key' names another one. A text in other
words, in another table, or in another bundle is looked up where nothing
is, so people read it untranslated until someone translates it again.
Rename the key in the catalog, or keep the old one with 'key'.

## Wrong

```yaml
# before/Shop.sections
views:
  Product:
    data: { name: String }
    layout:
      vstack:
        - label: name
        - label: { text: { literal: Sold out } }
```

```yaml
# Shop.sections
views:
  Product:
    data: { name: String }
    layout:
      vstack:
        - label: name
        - label: { text: { literal: Not in stock } }
```

## Right

```yaml
# before/Shop.sections
views:
  Product:
    data: { name: String }
    layout:
      vstack:
        - label: name
        - label: { text: { literal: Sold out } }
```

```yaml
# Shop.sections
views:
  Product:
    data: { name: String }
    layout:
      vstack:
        - label: name
        - label: { text: { key: Sold out, text: Not in stock } }
```
<!-- breaking-type.md -->
# a change that removes or renames a type

A manifest is an API: other code uses the types that it generates. This
view, screen, or section is gone or has another name, and so have its
types. 'cellgen breaking' lists them, with the place where the name was.
Keep the name until the code that uses it has moved on. A deprecated
'typealias' in the app keeps call sites of a renamed type alive.

## Wrong

```yaml
# before/Shop.sections
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
```

```yaml
# Shop.sections
views:
  Article:
    data: { id: Int, name: String, price: Decimal }
```

## Right

```yaml
# before/Shop.sections
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
```

```yaml
# Shop.sections
views:
  Product:
    data: { id: Int, name: String, price: Decimal }
    doc: Sold in the shop.
```
<!-- carriage-return.md -->
# a carriage return without a line feed

Lines end with LF, as on a Mac, or with CRLF, as on Windows. This line ends
with a carriage return alone. Some YAML tools read it as a line break, while
editors and version control show one long line, so you would review
something other than what is read. It usually comes from a script, or from
converting line endings twice. Replace it with LF.

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

The names of a screen's views become enum cases in lower camel case:
'URLItem' becomes 'urlItem'. Two names on this screen would produce the same
case, and the enum could have it only once. This concerns the kinds of
cells, the actions of views, headers, footers and the buttons of states, and
the constants for accessibility identifiers. Rename one of the two.

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
# a string catalog that has a key twice

A key of a string catalog identifies one text in all languages. This key is
there twice, often after a merge of two branches. Programs differ in which
entry they read, and the next save loses the other one's translations. Keep
one entry with the translations of both. Keys that differ in case or accents
are different keys.

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

A string catalog is an object with a 'sourceLanguage' and an object
'strings'. Each key of 'strings' has an object with an optional comment and
the localizations by language, each with a text and its state. This value
doesn't have the type that Xcode gives it. Correct it; cellgen leaves keys
that it doesn't know alone.

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

A string catalog ('.xcstrings') is JSON: keys and texts are in double
quotes, commas separate values but don't follow the last one, and there are
no comments. Editing by hand or a merge can break it, and then neither Xcode
nor 'cellgen strings' can read it. Fix the syntax; cellgen doesn't change a
file that it can't read.

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

Headers, footers and the views of 'states' are not cells, and UIKit never
creates a cell class for them. Show a view of any other kind instead: a view
that cellgen generates, a custom view, a view from a nib, or a SwiftUI view.
Each of these can be a cell as well as a header.

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

A cell class is either a 'UICollectionViewCell' or a 'UITableViewCell', and
UIKit raises an exception if the other container dequeues it. Keep only the
container that the class is made for. Or write a view instead of a cell
class: cellgen puts views into cells of both kinds.

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
<!-- chained-names.md -->
# a new name that is itself a former name

A field or an action that has been renamed several times has several former
names. Each of them is an entry of 'renamed', with the present name after
the colon. A deprecated declaration then never refers to another deprecated
one.

## Wrong

```yaml
views:
  Product:
    data: { name: String, detail: String }
    renamed:
      caption: subtitle
      subtitle: detail
```

## Right

```yaml
views:
  Product:
    data: { name: String, detail: String }
    renamed:
      caption: detail
      subtitle: detail
```
<!-- closure-type.md -->
# a closure in view data

View data is compared to find the cells that changed, and passed between
threads. Closures can't be compared, and most can't be sent, so a cell with
a closure in its data would be reconfigured every time or never. Declare
what the view reports under 'actions' instead: the screen then receives a
typed value with the cell's identity.

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

YAML allows a list or a mapping as a key. In a manifest, a key is one of
cellgen's words or becomes a Swift name, so a list or mapping has no meaning
there. Usually the key before the bracket was deleted, or several keys were
meant to share a value: write each on its own line.

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

The field chooses a color and has no other effect in the view. About one man
in twelve can't tell red from green, and VoiceOver doesn't read colors. Also
show the field in another way: with a text, a symbol, an element that it
hides, or an 'accessibility' with a 'value'. cellgen treats a field of type
UIColor as decoration and never reports it, and neither does it report the
color of an element with 'accessibility: none'.

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

In YAML, a '#' after a space begins a comment that runs to the end of the
line. Here a word follows the '#' directly, as in '#12' or a hashtag, so the
text was probably meant to include it. To keep the '#', put the whole text
in quotes. If you do mean a comment, add a space after the '#'.

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
elsewhere it is part of the text, as in 'C#' or the fragment of a link.
Right after a closing quote or bracket it is neither, and YAML tools
disagree about it. Add a space before the '#'.

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
them. They come from terminals, scripts or damaged files. YAML forbids them
everywhere, even in comments and quotes. Remove the character.

If text really needs one, write it as an escape in double quotes, where
reviewers can see it.

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
return would end the comment, and Swift would compile the rest of the text
as code; other control characters can hide text in a terminal or a review.
Only an escape in double quotes can produce such a character. Remove the
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
# a section background that its rows cover

The 'background' of a section is behind its rows. In a plain list, rows take
the whole width, and by default UIKit draws an opaque background behind
them, so nothing of the color can be seen. Write 'background: clear' in the
views, or give the color to the views themselves.

A section with a header or footer, or in a grouped list, shows some of its
background. But its rows still reach both edges, and cover the corners and
the border of a card.

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
'size(for:boundedBy:)'. Here cellgen generates the class, so you can't
implement that function. Remove the key: Auto Layout measures the cells. If
all rows have the same height, set a fixed height, which is faster.

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

View data is a struct, and Swift rejects a struct that contains a value of
its own type. The cycle can go through other views, as when comments contain
replies that contain comments. Use an array, which stores its elements
elsewhere; usually that is what you want.

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

The default doesn't have the type of the field, and Swift would reject the
generated initializer. Write the default as in Swift: a string needs double
quotes within the value. cellgen also checks the range of numbers. For types
of your own, the Swift compiler checks the default and reports mistakes at
this line.

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

A default is part of the generated initializer, and manifests don't contain
code that runs. So a default is a literal: a number, a string in double
quotes, true, false, nil, [] or [:]. For anything else, declare a static
member of the type in Swift, and write '.member'.

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

A directive at the top of a file sets the YAML version or declares
shorthands for tags. A manifest is always YAML 1.2 and has no tags, so there
is nothing to declare. Remove the line. If it is text that begins with '%',
put it in quotes.

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

One dash and a space begin an item. To YAML, two dashes are text, and three
at the start of a line begin a document. Remove one dash. A list inside a
list is written '- - item', with a space between the dashes, but manifests
rarely need one.

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

'String??' can be empty in two ways, and a view can show only one of them.
Usually a question mark was added to a type that already had one: remove it.
If the two cases mean different things on the screen, declare an enum that
names them.

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

VoiceOver offers the swipe actions of a row along with the row itself. This
action is in both 'swipe' and the 'actions' of 'accessibility', so VoiceOver
would offer it twice. Remove it from 'accessibility'; VoiceOver reads its
title from 'swipe'. If the view also appears in a grid or carousel, which
have no swipes, the action is needed in both places and not reported.

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

Each action becomes a case of the view's Action. Swift could tell two cases
with the same name apart by their values, but readers of the switch can't.
Keep one of them, or rename one if they mean different things.

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

A key can occur only once in a mapping. Other tools silently keep the last
one, and half of what you wrote would vanish. Usually lines were copied, and
two fields or views now have the same name. Rename or remove one of them.

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
Usually two files in different folders have the same name. Set 'screen' in
one of them.

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

All manifests of a run become one Swift module, where a view's types can
exist only once. To show the same view on two screens, declare it in one
manifest, and list that manifest under 'uses' in the other. If two views
merely share a name, add a 'prefix' to one manifest: with 'prefix: Listing',
the types of 'Title' are 'ListingTitleView' and 'ListingTitleViewData', and
the manifest still calls it 'Title'.

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

An element reports what it knows: a button only the tap, a toggle its new
value, a 'view' the action of the embedded view. Selecting or swiping a cell
reports no value. The action must have exactly those values, or the
generated code couldn't create it. Leave the cell out of the action: the
screen adds its identity.

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

Each element and value takes fields of certain types: a label strings and
numbers, a toggle a Bool, an image a UIImage, a URL or the name of an asset,
a color a UIColor, and a 'view' the data of another view. cellgen can't
choose how to show any other type. Prepare the value in your code, or write
the view yourself with 'view: custom'. For a Bool, optional or enum, '{
field: x, cases: … }' gives each case a value.

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

'data' declares what a view shows. A view that always looks the same, such
as a line or a skeleton row, needs no 'data', so remove the key. The view
then needs a 'layout' or a class in 'view', and 'id: only' if it is a cell,
because nothing could tell two such cells apart.

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
view, its default layout is empty too, because most identities are not meant
to be shown. Add an element, or remove the stack.

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

A manifest declares views, sections or both. This file is empty or contains
only comments: usually it was saved too early, or everything in it is
commented out. cellgen reports this because a build that succeeds without
the code you expect is harder to understand than one that fails. Declare a
view, or remove the file.

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

The section has no cells, no header and no footer, so it never has any
content. The code still works, so this is a warning. List the section's
cells under 'cells', give it a header or footer, or remove the section.

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

Nothing follows the colon, and this key has no meaning without a value. It
may be an unfinished edit, so cellgen doesn't fall back to the default. Add
the value, or remove the whole line to use the default. Only an action
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
annotations. Replace the equals sign with a colon and a space. In a
manifest, an equals sign only separates a field's type from its default, as
in 'price: Decimal = 0'.

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

Unicode ends at U+10FFFF, and a Swift string can't contain anything beyond.
The eight digits after '\U' are the number of a character in hexadecimal,
padded with zeros. Usually there is a digit too many or a misplaced zero.
Correct the number.

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

View data is Hashable because a list compares it to find the cells that
changed. Values of type 'any Named' can't be compared, because each can have
a different type. Name the concrete type. If cells differ in kind, declare a
view for each kind, and list them all in the section.

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
This form is for keys that are long or not text, and manifests have no such
keys. Write the key and its colon on one line.

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

Commas separate the entries in brackets, so an entry must precede each of
them. Two commas in a row, or one at the start, suggest that an entry is
missing. Add the entry or remove the comma. A single trailing comma is fine,
as in Swift.

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

cellgen reads a manifest into memory as a whole. 16 MiB is far more than
anyone writes by hand: ten thousand views take about two. A larger file is
nearly always something else with the wrong extension, or the output of a
script that repeats itself.

If it really is a manifest, split it: views declared in one file can be used
in another through 'uses'.

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

Text grows with the reader's settings: a line of body text is 22 points high
at the default size, and 64 at the largest accessibility size. A fixed
'height' or 'size', or a 'maxHeight', doesn't grow, so it clips the text.
Write 'minHeight' instead, which looks the same and grows. cellgen doesn't
report heights with enough room, or fonts that are members of your own
types, whose size it can't know.

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

When brackets span lines, YAML 1.2 requires every further line to be
indented more than the line on which the enclosing block starts. Some tools
accept less, others reject the file. cellgen rejects it, so every manifest
that it accepts means the same everywhere. Indent the line.

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

Each format writes values of certain types: 'date', 'time' and 'relative'
dates, 'number', 'percent' and 'currency' numbers, 'bytes' whole numbers,
'duration' seconds, and 'list' an array of texts. This field has another
type, or the text has no field or several, so 'format' can't apply. For
several fields, name each under 'formats'. For a type of your own, name a
'FormatStyle' of yours, such as 'Theme.price'.

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
<!-- former-name-in-use.md -->
# a former name that a field or an action still has

The keys of 'renamed' are names that fields and actions no longer have, and
its values are the names that replace them. The deprecated declaration for a
former name would have the same name as the one that still exists. Remove
the entry, or the old field or action. If the two names are reversed, write
the former one first.

## Wrong

```yaml
views:
  Product:
    data: { name: String, detail: String }
    renamed:
      detail: subtitle
```

## Right

```yaml
views:
  Product:
    data: { name: String, detail: String }
    renamed:
      subtitle: detail
```
<!-- hidden-control.md -->
# a control that is hidden while it has no value

An element is hidden while the optional that it shows is nil, and that
includes toggles, sliders, steppers and date pickers. A hidden control can't
be used, so it never gets a first value. Make the field nonoptional, or use
'visible', on the control or around it, to decide when it is shown. Text
fields and segments are also shown with nil.

A button shown while there is no value can report that one is wanted.

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
# an HTML tag in a text

Labels show text unchanged, so a tag such as '<b>' would appear on the
screen as typed. For bold, italics and links, write Markdown and add
'markdown: true' to the element. For a line break, break the line in the
text. If the text is meant to show a tag, pass it through a field.

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

'asset' and 'symbol' take the name of an image in the asset catalog or of an
SF Symbol. With a web address or a mapping in quotes, the image would
silently stay empty. Load an image from the web with 'url', which takes a
field of type URL, and remove the quotes around a mapping.

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

'String!' is an optional that crashes when it is used while nil. It exists
for outlets, which are set after initialization, but view data has all its
values from the start. Write 'String?' if the value can be missing, and
'String' if it can't. A layout hides an element whose optional is nil.

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
four and '\U' eight. Nothing marks the end of a shorter one, so pad the
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

A sample becomes a value of the view data. Its initializer needs all fields
except those with a default, and the default of an optional is nil. cellgen
doesn't make up values, because a preview with invented data can hide the
layouts it should show. Add the missing field to the sample.

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

The code generated from a manifest is internal to its module unless 'access'
sets another level. Another module couldn't use its colors, styles or views,
so it can't list this manifest under 'uses'. Add 'access: public' to the
manifest, or 'access: package' if all modules that use it are in one
package.

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

The file is not valid UTF-8 at this byte. Usually it was saved as Latin-1 or
Windows-1252, where an accented letter is a single byte, or it was cut off
in the middle of a character. cellgen doesn't repair it, because a
replacement character would end up in your Swift code and on the screen.
Save the file as UTF-8.

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
characters look like one or are invisible, but YAML reads them as text. So a
key isn't the key you see, or a line that looks indented isn't. They are
pasted from web pages, chats and word processors, and Option-Space on a Mac
keyboard types a no-break space. Replace the character with a space.

Inside quotes they are allowed.

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
only if that key has no value on its own line. Here it has one. Remove that
value, or move the item to the list it belongs to.

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

A list has a dash before each item, one per line, or brackets with commas
between the items. The two can't be mixed: inside brackets, a dash followed
by a space has no meaning. Remove the dashes inside the brackets.

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
# 'keepsPosition: false' with 'startsAt: end'

With 'startsAt: end', a list stays at its end while cells arrive. After the
user scrolls away from the end, the cells on the screen keep their place.
The two belong together, so 'keepsPosition: false' contradicts 'startsAt:
end'. Remove one of the keys.

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
first key, two columns to the right of the dash. If it is a new item, add a
dash.

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
# 'actions' or 'size' of a view that another shows

With 'view: Title', this view passes its data to 'Title', whose class
reports the actions and determines the size. Here these keys would have no
effect or contradict the class. Move them to the view that is shown. The
exception is a class of your own that also takes this data, with 'map:
custom': then this view can have its own size.

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

A view is shown in one way: cellgen generates its class from 'layout', you
write the class with 'view: custom', or another view shows it. With both
keys, cells couldn't tell which class to use, and one would never be shown.
Remove 'layout' or 'view'.

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

U+0085, U+2028 and U+2029 end a line for some YAML tools and not for others,
so a comment could hide a key from some of them. cellgen accepts only LF and
CRLF as line endings and rejects these characters. They come from word
processors, chats and old mainframes. Replace them with line breaks.

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

A list with dashes starts on the line below its key. YAML doesn't allow it
on the key's own line, where it would look like text that starts with a
dash. Move the list to the next line, or write a short list in brackets on
the key's line.

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

In button titles and texts for VoiceOver, a plain word is fixed text; in a
label it is a field. Here the fixed text is also the name of a field, so the
button would show the field's name. The same goes for the name of a type,
and for an expression such as 'count > 9', which is not evaluated. Write '{
field: … }' or '{ literal: … }' to make clear which you mean.

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

YAML parsers stop looking for the colon of a key after 1,024 characters, and
so does cellgen, so a file means the same everywhere. No name is that long.
Usually the key is a text whose line break was lost, or the output of a
script. Shorten the key, or put the text in quotes as a value.

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
insert other characters that look like one. YAML recognizes only the ASCII
colon, so this line has no key. Replace the character with a colon and a
space. Texts can use any script, but the punctuation of the file is ASCII.

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

List items begin with an ASCII hyphen. Word processors turn it into an en or
em dash, chats into a bullet, and Markdown allows '*' in its place. To YAML,
all of these are text, and the list would silently become something else.
Replace the character with a hyphen and a space.

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
# an embedded view whose actions are lost

A view inside another reports its actions to the outer one, which forwards
them only through an action that carries them. This outer view has none, so
taps inside have no effect. Declare an action that carries the inner view's
Action, and name it in the element. The output is valid, and losing the
actions may be intended, so this is a warning.

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

WCAG 2 asks for a contrast of 4.5:1, or 3:1 for text of at least 18 points,
or bold text of at least 14. cellgen checks light and dark mode, each also
with increased contrast, against the background of the element, of the
nearest stack or view around it, or of the section in a grid. Choose a color
with more contrast. A label without a 'color' is black in light mode and
white in dark mode.

cellgen doesn't check colors that only the app knows, images, blurs,
gradients, or UIKit's label colors on UIKit's backgrounds. It does report a
badge without a 'color' over an image if its 'background' is missing or too
transparent for white text.

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
# a malformed comment for cellgen

A comment that begins with 'cellgen:' is meant for cellgen. Its only form is
'cellgen:accept', then the codes of the accepted warnings, separated by
commas, and optionally a colon and a reason, as in '# cellgen:accept
low-contrast: our brand'. cellgen reports any other form because ignoring it
would leave you wondering why the warning is still there.

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

A map passes values unchanged. It doesn't convert them, because only your
code can decide how a price becomes a string. A field can supply a field of
the same type, or of an optional of that type; types are compared as they
are written, because cellgen doesn't see your Swift code. Change one of the
types, or add a field that has the value in the right type.

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

'map' sets which field of this view supplies which field of the view that
shows it. No other view shows this one, so there is nothing to map. Add
'view: …' with the name of the other view, or remove the map.

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

Two names would become the same Swift property. The content of a screen has
a property for each section, and one ending in 'Header' or 'Footer' for each
header and footer, so a section 'reviewsHeader' collides with the header of
a section 'reviews'. View data has a property 'id' that tells its cells
apart, so a field 'id' collides with 'id: name'. Rename one of the two.

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
'=======' and '>>>>>>>'. cellgen reads neither side. Keep the lines that you
want, and remove the three marker lines. The next run checks what you kept.

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
YAML 1.2, tools disagree about it, and it needs anchors, which manifests
don't support. Repeat the entries here. To share something between two
views, use a custom type for a field, or embed a view in both.

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

All items of a list have their dashes in one column. To YAML, a dash that is
indented one more space continues the text of the item above, so 'buy' and
'share' would become the single text 'buy - share'. cellgen never reads it
that way. Align the dashes.

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

All keys of a mapping are in one column. After a dash, that is the column of
the first key, because the dash and its space count as indentation. A key
that is one space off would belong to another level, or to none. Align it
with the keys above.

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

']' closes a list that '[' opens, and '}' closes a mapping that '{' opens.
Here the closing bracket doesn't match the open one: either it is mistyped,
or a bracket in between was not closed. The note shows the open bracket.
Correct one of them.

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

The key exists, but not here: for example, a view's key is in a section, or
a manifest's key is among the views. Usually the indentation is wrong,
because a key belongs to the nearest line above it that is indented less.
Move the key to the place that the message names.

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

Cells are reused, so 'cases' must have a value for every case of its field;
without one, a cell would keep the value of another item. Add the missing
case, or 'else', which covers all cases that are not listed. A Bool needs
'true' and 'false', and an optional 'nil' and 'some'. For an enum, the Swift
compiler checks that none is missing.

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
the colon, YAML reads the line as text or joins it to the text above. Add
the colon. A key whose value is on the lines below also needs one.

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

Inside brackets, commas separate the entries, even if each is on its own
line, because line breaks have no meaning there. Without the comma, YAML
would join the two entries into one text, or couldn't read them at all. Add
the comma.

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
the column of the dashes, is not an item, and YAML can't read it. Add the
dash. A list of names can also be written on one line in brackets.

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

A list compares identities to find the cells that were added, moved or
changed, so every kind of cell needs one. By default, it is the field 'id'.
'id: name' uses another field, and 'id: only' means that the screen has at
most one such cell. The data as a whole can't be the identity: a cell whose
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
the key as null, which can't become a Swift name. Add the key before the
colon.

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

A colon ends a key only before a space or the end of the line. Elsewhere it
is part of the text, so 'https://example.com' and '12:30' need no quotes.
But 'title:String' is also one text to YAML, although you probably meant a
key and a value. Add a space after the colon, or put the text in quotes.

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

A dash begins an item only before a space or the end of the line. Elsewhere
it is part of the text, so '-1' can be a number. But '-share' would be a
name that begins with a dash, although you probably meant an item. Add a
space after the dash.

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

In braces, every entry is a key with a value. A key alone would have no
value, so a list of names in the wrong brackets would become a mapping
without values. Add the value, or use square brackets for a list. In block
style, a key can have no value if that has a meaning, as for actions.

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

A state shows either a view of the manifest, which fills the screen's
content, or the system's view for missing content, with a title, a message,
a picture and a button. Texts beside a view would not be shown anywhere.
Remove them, or show them in the view.

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

A value is fixed, comes from a field, as in '{ field: x }', or differs by
state, as in '{ normal: x, selected: y }'. Their keys can't be mixed,
because it would not be clear which one wins. Keep the keys of one kind.
States can contain fields and cases, but cases can't contain states. The
values of tokens, and the colors inside another color, are always fixed.

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
module. Swift modules can't import each other, so their manifests can't use
each other either. Move what both need to a third module, or to the one that
the other already uses.

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
# a section where cells cannot be moved

With 'reorder', cells move within their section and to the sections that it
names. A cell keeps its view and data when it moves, so those sections must
show the same views. A section with 'identity: section' can't take part: its
cells are different cells, and a moved one could be in both sections. Add
the view to the section, or remove the section from 'reorder'.

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

A key, quoted or not, is on one line with its colon. A quoted key that spans
lines nearly always lacks its closing quote, so the text runs to the next
quote in the file. Close the quote, or remove the quotes: names for Swift
need none.

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

YAML lets unquoted text continue on indented lines, so a forgotten colon or
dash silently turns into text. In a manifest, unquoted text ends with its
line. For long text, use quotes, which can span lines, or a block scalar:
'>-' joins the lines with spaces, '|' keeps them.

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

Views and screens become Swift types and begin with a capital letter.
Fields, actions and sections become properties and cases and begin with a
lowercase letter. This is more than style: 'Title' becomes the type
'TitleView' and the case 'title', and two views whose names differ only in
that letter would collide. Change the first letter.

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
'Listing' becomes 'ListingItem', 'ListingSection' and so on. One of these
names is already taken by UIKit, by the runtime, or by another name in the
run. Your module would not compile, or 'UIImageView' would mean your view in
all of its files. Rename the view or the screen.

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

Swift requires everything in the interface of a public declaration to be
public, and rejects a public enum with a case that carries an internal type.
So a public manifest can use only public ones. Set 'access' in the manifest
that is used; without this key, a manifest is internal.

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

The view is shown only as a header or footer, which are identified by their
section, so its 'id' has no effect. The output is still valid, so this is a
warning. Remove the key, or list the view among the cells of a section.
'lint --fix' doesn't remove it, because a manifest outside of this run or a
handwritten feed can show the view as a cell.

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
# a key that has no effect in a table

The background of a section and the space between sections belong to the
layout of a collection view. This screen appears only in a table, which has
neither, so the key has no effect. The output is still valid, so this is a
warning. Remove the key, or add 'collection' to the containers of the
screen.

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

The generated code runs on the iOS version in 'deploymentTarget', iOS 15 by
default, and on later ones. This feature needs a newer version, and Swift
would report it in code that you didn't write. Raise the deployment target
if your app allows it, or remove the feature.

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

A colon with a space after it ends a key, and a line has only one key. YAML
doesn't allow a second one on the same line. If the colon is part of a text,
put the text in quotes. If this is a nested key after its parent, put it on
its own line, or use braces.

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
# an accessory or indent of a view outside lists

Only the rows of tables and of lists in a collection view have accessories
and indentation. Cells of grids, carousels and custom layouts don't, nor do
headers, which also have no 'overlay', and a 'background' only while pinned.
So the key has no effect. The output is still valid, so this is a warning.
Draw an accessory over the content with 'at', show the same thing in the
layout of the view, show the view in a list, or remove the key.

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
# 'keepsPlace' on an element that is always shown

With 'keepsPlace', the place of an element stays empty while the element is
hidden: while its optional is nil, or its 'visible' hides it. This element
shows something fixed or a nonoptional field and has no 'visible', so it is
always shown and the key has no effect. The output is valid, so this is a
warning. Remove the key, or add 'visible'.

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
# cells to reorder where UIKit shows no grip

While a screen is being edited, UIKit shows a grip for moving a row in lists
and tables. Cells of grids and carousels have no room for one, so 'reorder:
true' has no effect in this section. The output is still valid, so this is a
warning.

Add 'always: true', and a long press lifts the cells, even when the screen
isn't being edited. Or show the cells in a list, or remove the key.

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
# a pinned header in a grouped table

A plain table keeps all of its headers and footers in view while their
section scrolls past; a grouped table scrolls them all. UIKit has nothing in
between, so 'pinned' has no effect in a grouped table. The output is still
valid, so this is a warning. Remove the key, or write 'table: plain'.

If the screen also has a collection view, 'pinned' works there, and nothing
is reported.

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
# 'select' of a view that is never a cell

'select' names the action that a cell reports when it is selected. Only
cells can be selected, not headers, footers or views inside other views. No
section shows this view as a cell, so nothing reports the action, and the
values for 'selected' never show. The output is still valid, so this is a
warning. Remove the key, or show the view as a cell.

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

'visible' decides when an element, an accessory, or an action of a swipe or
menu is shown. Here all of its values are false, so it never is. The same
warning concerns a blur or gradient behind a button whose style draws a
background, a value for a state that a button never has, because only
'enabled' and 'selected' disable and select it, and settings in 'commands'
for an action that nothing offers. Remove the part that is never shown, or
name a field that decides when it is.

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

'submit' is the action of the Return key of a text field. On an iPhone, the
keyboards 'numberPad', 'phonePad', 'decimalPad' and 'asciiCapableNumberPad'
have no such key, so only people with a hardware keyboard could press it.
Use 'ended', which the field reports when editing ends. If only some cases
of a field choose such a keyboard, write both.

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
# swipe actions of a cell outside lists

Only the rows of tables and of lists in a collection view can be swiped.
This view appears only in grids, carousels or custom layouts, so its swipe
actions never show. The output is still valid, so this is a warning. Show
the view in a list, or remove the key.

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

'cellgen: 1' sets the version of the manifest language. This version is
newer than the ones your cellgen knows, so it can't check anything else in
the manifest. Update cellgen; the changelog lists the release that
introduced the version. Without the key, a manifest uses the newest version
that cellgen knows.

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

'containers' lists the UIKit views that the screen gets a data source for:
the collection view, the table view, or both. The list is empty, so nothing
could show the cells. Name a container, or remove the key: by default, a
screen is shown in a collection view.

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

A view with neither 'layout' nor 'view' gets a default layout, with a label
for each string and number and a switch for each Bool. This field has a type
without an obvious element: a URL, for example, could be an image, a link,
or invisible. Write a layout with the elements that you want, or write the
class.

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

A screen is named after its file unless the key 'screen' names it:
'search-results.sections' becomes 'SearchResults'. This file name doesn't
give a valid Swift name, because the name would be empty or begin with a
digit. Set the name with 'screen'; the file can keep its own.

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

A manifest with the key 'sections' has a screen, which needs at least one
section: Swift rejects an enum without cases if it has raw values. Add a
section. To declare only views for other manifests, remove the key
'sections'.

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

U+FFFE and U+FFFF are guaranteed never to be characters, and YAML forbids
them. In a file they are a sign of damage: a byte order mark with swapped
bytes, or a number that a script wrote as a character by mistake. Remove the
character.

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
decimal point with digits on both sides, and an exponent. They have no
quotes, units, separators or leading zeros, because YAML tools disagree
about some of these: '010' used to be eight, and '1_000' is a number to some
and text to others. Write a plain number.

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

Names of views, fields, actions and sections become Swift names. They
consist of letters of any alphabet, digits and '_', and don't begin with a
digit. Choose a name of this form. Swift keywords are fine: cellgen puts
backticks around them where Swift requires it.

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

View data is Hashable and Sendable, because a list compares it to find the
cells that changed, and it can come from any task. 'Any', 'AnyObject',
functions and metatypes are neither. Use a concrete type. cellgen knows only
common types; for yours, the Swift compiler reports the mistake at this
line.

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
# a word for no value in place of text

In YAML, 'null' and '~' without quotes mean no value, but this key needs
text. cellgen could use the word itself, but then your editor and cellgen
would read the line differently. The same goes for Swift's 'nil'. Put the
word in quotes if you mean text.

To leave out a text, remove its key. Where cases or states choose a text or
an image, 'none' leaves it out.

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
# 'at' for an accessory that is only in rows

'at' places an accessory over the content of cells in grids and carousels,
where UIKit shows no accessories. This view appears only in lists and
tables, where UIKit puts accessories at the trailing edge, so 'at' has no
effect. The output is still valid, so this is a warning. Remove the key, or
also show the view in a grid.

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

Numbers in a manifest are passed to UIKit. With some, UIKit crashes or shows
nothing: a grid with no columns, or a row with no height. cellgen reports
such numbers before the app runs. Choose a number in the range that the
message gives.

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

With 'map: custom', the class of the other view has a second
'configure(with:)' for this data, which you write. So the class must be
yours, with 'view: custom'; a generated class takes only one kind of data.
Use 'map' to choose which field of this view supplies which field of that
one, or write the class.

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

With 'map: custom', a class takes the data of several views, and the cell
model determines which of them configures a cell. Headers and footers have
no model, so their class gets only the data of its own view. Map the fields
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
# a background or selection look for a cell class

A cell class of yours sets the background of its cells and how they look
while selected or highlighted; from iOS 14 on, UIKit calls its
'updateConfiguration(using:)' with each state. These keys would have no
effect on it: they are for views in cells that cellgen creates. Remove them,
and set the look in your class.

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

Square brackets contain a list, and braces a mapping. To YAML, a pair in a
list is a mapping with one entry, so two pairs become two mappings, which is
rarely what you want. Use braces for a mapping, or around the pair if you
mean a list of mappings.

A Swift dictionary type, such as '[String: Int]', is not a list. Put the
whole type in quotes.

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

Only one place creates an action, the view that reports it, and it always
supplies all values. A default would only hide a missing one. Remove it.
Fields of view data can have defaults because you create that data yourself.

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

The values of an action become the associated values of an enum case. Each
needs a label, as in 'case favorite(isOn: Bool)', which makes the switch
that handles the action readable. Write 'label: Type' for each value. An
action without values is written as 'buy:', or in a list.

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
# an element whose preview contains itself

Pictures draw the 'preview' of an element in place of its class. This
preview leads back to the same element, perhaps through others, and the
picture would never end. Show something else there, such as a label with one
of the properties.

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

At the top of a manifest, 'preview' gives pictures the values of Swift
members that cellgen can't see. Its fonts, spacings and texts are named as
elements and tokens name them: a type, a dot and a member. A token has its
value in the manifest, so give a value only for the Swift member that it
names. Colors can also have the name of a color in the asset catalog.

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

Pictures draw the 'preview' of an element in place of its class, including
the previews of the elements in it. A preview that draws another ten times,
which draws a third ten times, soon makes a picture that no browser can
show. A preview can draw at most 1,000 elements and nest previews at most 10
levels deep. Draw something simpler in place of an inner element.

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
# a preview value that pictures cannot show

'preview' sets what pictures show for a Swift member or a color asset, whose
value isn't in the manifest. Another member or asset, or a token that leads
to one, gives no value either. Write the value itself: a color of UIKit or
in hexadecimal, a font, a number or a text.

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

cellgen can't draw a class of yours, so 'preview' sets what pictures show in
its place. It needs 'view: custom', 'view: swiftUI', a cell class or a nib.
A view with a 'layout' or 'row' is drawn with its 'samples', and a view
shown by another view is drawn as that view. Remove the key.

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
# a path that is not a property of the model

With 'from' on a view, its data is made from a model of yours. A field takes
the property with its own name, or the one that its 'from' names: properties
separated by dots, each but the last optionally followed by '?'. The path
begins at the model and doesn't include it. Manifests don't evaluate code:
for calls, operators and '??', declare a computed property in an extension
of the model, and name it here.

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

When quoted text spans lines, each of them must be indented more than the
enclosing block, like everything that belongs to a key. YAML turns the line
break and the spaces around it into a single space, so the indentation
doesn't change the text. Indent the line, or use a block scalar with '>-'
for long text.

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
# an old name of a generated type

Earlier versions of cellgen generated 'BadgeCellModel' and
'BadgeView.Action' for a view 'Badge'. Now the types are 'BadgeViewData',
which is also the model of its cells, and 'BadgeViewData.Action'. Write the
new name.

In a manifest with a 'prefix', the prefix is part of the type's name: with
'prefix: Agenda', the view 'Badge' becomes 'AgendaBadgeViewData', also in
the types of fields.

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

The lists of a manifest set what is used, not how often or in which order:
for example, the modules to import, or the kinds of cells in a section.
Repeating a name has no effect, and may be a typo for another name. The
output is still valid, so this is a warning. Correct or remove the name.

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
# a missing or unsupported part of a section

With 'repeat: Day', the content has an array of such sections, each with the
data of a Day and its own cells. Each needs cells, and an identity that lets
the list keep or move it when the content changes. Its header and footer
show its own data, with the view of that name or a 'title', fixed or with
its fields. Without 'repeat', a section has no data, so neither a header's
'title' nor 'index' can name a field.

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
becomes the class 'OrderView' and the struct 'OrderViewData'. A name that
already ends with 'View', 'ViewData', 'TableViewCell' or
'CollectionViewCell' leads to types such as 'OrderViewView'. Remove the
ending. There is no warning if the shorter name is taken by another view or
a system type.

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

Most keys of a manifest are optional because their defaults suit most
screens. A few have no sensible default and are required: the text of a
label, the action of a button, the children of a stack, the columns of a
grid, and either data or a look for a view. Add the key.

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

Some characters can't begin unquoted text: YAML reserves '@' and the
backtick for future use, '%' begins a directive, and '|' and '>' begin a
block scalar, which brackets can't contain. Put the text in quotes. Inside
text, these characters are fine.

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

Some names are taken: 'hashValue' by Hashable, 'allCases' by CaseIterable,
'samples' by the samples that cellgen generates for previews, 'self' by
Swift. A field or section with such a name would not compile, or would hide
something that the generated code relies on. The message says what needs the
name. Choose another one.

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
single text. Add the key that the text belongs to, or check whether the file
is a manifest.

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
# a key that cannot be used with 'row'

With 'row', UIKit draws the texts and the picture of a view's cells, so the
view has no class. Keys that need one can't be used beside it: 'layout' and
'view' are other ways to show the data, and 'accessibility' isn't needed,
because VoiceOver reads the texts of the row. Remove 'row' or the other key.

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
# a table animation for a collection view

'left', 'right', 'top', 'bottom' and 'middle' move the rows of a table in
and out. A collection view doesn't have these animations: its layout decides
how cells appear and disappear. Use 'automatic', 'fade' or 'none', which
work in both, or show the screen in a table. Without 'containers', a screen
is shown in a collection view.

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

An embedded runtime is part of its module, including its protocols. A view
of another module conforms to the protocols of that module's runtime, so no
list of this module can show it. Let both modules depend on the product
'CellGenRuntime', or pass '--runtime import' to cellgen for both. Colors,
fonts, spacings and styles can be shared even with embedded runtimes.

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

Generated files are named after the manifest's path, with '_' in place of
'/': 'Shop/Listing.sections' becomes 'Shop_Listing+Views.swift' and so on.
Two manifests give the same names, or names that differ only in case, which
most Macs treat as equal, so one file would overwrite the other. Rename one
manifest.

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

Samples become Swift values for previews and tests, so each value must match
the type of its field: 'true' or 'false' for a Bool, digits without quotes
for a number, an absolute URL, a date with a time. cellgen doesn't convert
values; in YAML 1.2, 'yes' is text. For types of your own, name a static
member, such as '.example'.

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

A manifest with 'sections' describes a screen; without them, it declares
views for other manifests. This manifest has no sections, so 'screen',
'containers' and 'table' have no effect. The output is still valid, so this
is a warning. Add the sections, or remove the key.

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
of the generated files. Move the second document to its own file; 'uses'
shares views between files.

If the line of dashes only separates parts, write it as a comment.

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

An element of a layout has one key, which is its kind, and the value of that
key sets what it shows. Settings of the element belong in that value, in
braces or indented below the key. A second element needs its own dash.

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

A 'pinned' header stays over the cells of its section, and cells that show
through make its texts hard to read. Give the view or the section an opaque
'background': 'clear' and colors with an alpha below 0.9 are reported.
Without a background, the header has the color behind the list. A blur, a
gradient or a see-through color in its layout shows only that background,
never the cells. A table gives its headers a background of UIKit's. The
output is still valid, so this is a warning.

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

The constraints of a cell class or nib, or the layout of a SwiftUI view,
determine the height of the cells, and a height in the manifest would
contradict them. Remove the key. A view from a nib can still compute its
size in 'size(for:boundedBy:)', which needs no key.

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

View data has nested types: 'Action', which is what the view reports, and
'ID' if the view has an identity. Inside the view data, these names would
refer to the nested types instead of yours, and the code would not compile
or would mean something else. Qualify the name with its module.

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
# a view that names itself in 'view'

'view' names the class or view that shows this data: 'custom' for a class
that you write, or another view of the manifest. A view that names itself
has no class at all. Remove the key, and cellgen generates the class, or
name another view.

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

The action is declared, and your switch has to handle it, but nothing
reports it: the button is missing or names another action, and neither
'select', 'swipe' nor 'seen' names it. The code compiles, so this is a
warning. Add the element, or remove the action.

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
and run to the end of the line. '//' and '/*' are Swift; to YAML they are
text. Write '#' instead. There are no multiline comments, so begin each line
with '#'.

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
# too many sections to compile quickly

A screen has more than 200 sections. Each is a property of its content and
takes the Swift compiler about 40 milliseconds, so this screen alone adds
seconds to every build. The output is valid, so this is a warning. Divide
the screen, or show many similar sections as cells of one section.

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

YAML recognizes only straight ASCII quotes. To YAML, curly quotes are
letters: they would be part of the text, and wouldn't protect a colon or a
'#' inside. Word processors, chats and the smart punctuation of macOS insert
them as you type. Replace them with straight quotes.

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

The app applies a state, such as '.failed(message: …)', and the data source
creates the view that the manifest names for it. It passes a failure's
message to the field 'message', of type 'String?', and the search text to
the field 'query', of type 'String'. No other data is passed, so all other
fields need defaults.

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

'states' sets what a screen shows in place of its sections: while they are
loading, when they are empty, and when loading failed. A manifest without
'sections' has no screen, so nothing would show its states, and their
buttons couldn't report actions. Add the sections, or remove the states.

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

In a text, braces contain the name of a field of the view's data, as in
'{name} paid {amount}', and are replaced with its value. This brace has no
partner, or there is no name inside. Add what is missing, or write the brace
twice to show it: '{{' for an opening brace and '}}' for a closing one. This
applies to titles, labels, texts for VoiceOver, and all other texts that
people read.

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

This closing bracket has no opening one. Usually a bracket was typed twice,
or the opening one was deleted. Add or remove a bracket. If it is part of a
text, as in a Swift array type with a default, put the whole text in quotes.

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
order mark. cellgen skips it at the very start of a manifest. Anywhere else
it would be part of a key or a text, which would then differ from one that
looks the same. It comes from scripts that join files, or is copied along
with text. Remove it.

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

'at' and 'offset' place an element over another one, which works only in a
'zstack': its first child sets its size, and the others are placed over it.
Elsewhere, the stack positions its children. To move an element there, use
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

A style sets keys of the elements that use it, and an element can use only a
style whose keys it has. A label has a 'font', for example, and a box has
none; every element has 'background' and 'cornerRadius'. Split the style
into two: an element can use a list of styles.

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
halves of a UTF-16 pair. In YAML, an escape is a whole character, and
neither half is one. Use '\U' with eight digits, or type the character: a
manifest is UTF-8.

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

Swift writes the number of a character in braces, YAML with a fixed number
of digits: four after '\u', eight after '\U'. Double-quoted text in a
manifest is YAML, so write the number with YAML's digits. Only the default
of a field is Swift: in single quotes it is passed on unchanged, so
'\u{1F600}' works there.

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
# a Swift expression in place of a value

A manifest describes how a cell looks and never computes values: the code
that makes the view data does that, where a test can check it. A value is
fixed, a field, or differs by the cases of a field. For a condition such as
'count > 0', add a Bool to the data. Numbers and dates have a 'format', and
a text can contain fields in braces, as in "{count} items".

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

In YAML, indentation defines the structure, so it must look the same to
everyone. The width of a tab depends on the editor, so YAML and cellgen
allow only spaces. Replace the tab with spaces, usually two per level; any
number works.

Most editors can insert spaces when you press Tab, and convert a whole file.

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

Spaces separate a key, its colon, its value and a comment. YAML tools don't
agree on where a tab can replace them, so cellgen accepts tabs only where
they are plain text: in comments, quotes and block scalars. Usually the tabs
were meant to align values. Replace them with spaces.

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

'containers' lists the UIKit views that can show the screen: a collection
view (the default), a table, or both. The key 'table' sets the style of a
table, so 'containers' must include 'table'. Add it there, or remove the
key: in a collection view, each section sets its style with 'layout'.

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
# a tag that gives a value a type

A tag tells YAML tools the type of a value. In a manifest, the key
determines the type: a height is a number, a name is text, and 'no' is just
that text. So manifests have no tags. Remove it, or put text that begins
with an exclamation mark in quotes.

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

With 'view: Title', a view passes its data to another one and has no class.
So it can't show the data of a third view. Name the view at the end of the
chain; then a single map sets which field supplies which.

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
can be nested but can't overlap. '{{else}}' belongs to the '{{#if …}}'
directly around it, which can have only one. Add the missing tag, or remove
this one.

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
Placeholders such as '{{ name }}' belong to a template and must be replaced
before cellgen reads the file. Render the template first. If the braces are
text, put the text in quotes.

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
takes any kind. Use one of the answers that the message lists.

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
tag ends on the line it begins on. Any other text in double braces is an
error, because it would be copied into every file created from the template.
Correct the tag.

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
follow on that line. Usually the value is a Swift type that begins with a
bracket, such as '[String] = []' or '[String]?', which YAML reads as a list
followed by text. Put the whole type in quotes.

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

A line '...' ends the document, and YAML tools don't read the text after it.
Usually the dots were meant to show that something was omitted, as in prose.
Remove the line with the dots, or the text after it.

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

'---' begins a document and '...' ends it; a manifest needs neither. YAML
allows some values after '---', but not all, and tools differ. In a
manifest, only a comment can follow a marker on its line. Move the text to
the next line, or remove the marker.

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
only a comment can follow. Usually the text contains an apostrophe or a
quote. In single quotes, write an apostrophe twice; in double quotes, put a
backslash before a quote. Text that doesn't begin with a quote needs
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
# a token or style that refers back to itself

A token can name another token, and a style can take keys from another
style. Here the names lead back to where they began, so none of them has a
value. Give one of them a value that names no other: a color of UIKit, a
number, a font, or keys of its own.

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
# a token with the name of a UIKit word

A token can't share its name with a UIKit word of its kind: a color can't be
named 'label' or 'systemRed', nor a font 'body' or 'headline', because
readers of a manifest expect UIKit's meaning. Name the token after its
purpose, such as 'price' or 'warning', and change the name wherever the
token is used: there, the old name means UIKit's.

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
about eight, and a layout with nested stacks a few more; a hundred are a bug
in a script or an attempt to crash the tool. The limit keeps cellgen from
overflowing its stack on any input.

Move deeply nested stacks to their own views, and embed these with the
element 'view'.

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

A screen's items are an enum with a case for each kind of cell, and the
generated code switches over all of them. The Swift compiler gives up on a
switch with more than 628 cases, and is slow long before that. Divide the
screen, or use one view for kinds that look alike.

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

View data is Hashable because a list compares it to find the cells that
changed, and a Swift tuple isn't Hashable. Use a struct, which takes one
line and names the parts, or make the elements fields of the view.

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

An accessory of a row is a chevron, a checkmark, a badge, an info button, a
symbol or a switch. In a mapping with two of these keys, it isn't clear
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

'view' names one class: with 'cell', a cell class created in code; with
'nib', a view or cell class loaded from the nib of the same name. With both
keys, it isn't clear which one to use. For a cell class with a nib, write
only 'nib'.

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

A value is written in one format. Only 'date' and 'time' can be combined,
because a moment has both. A 'duration' has either a 'pattern', for the
digits of a clock, or 'units', for words. Keep the format that you mean, or
show the value in two labels. In a text with several fields, give each its
format under 'formats'.

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

The cells of a grid or carousel have a fixed 'height', or are as tall as
they need to be. In the second case, 'estimatedHeight' is the list's
estimate until a cell is measured. With a fixed height there is nothing to
estimate. Remove one of the two keys.

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

An image has one source: an asset of your catalog, an SF Symbol, a UIImage
of the data, or a URL. Each is loaded in a different way, and an image view
shows only one. Keep one of the keys. To show a picture while a URL loads,
use 'placeholder'; to choose between symbols, use 'cases'.

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
'accessibility: { label: … }'. With both, the label is set twice, and
VoiceOver reads only one. Use the short form for a label alone, and the long
form if there is also a 'value', a 'hint' or 'actions'.

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

A section has one layout: 'list', 'grid', 'carousel', or 'custom' for a
function that you write. Remove the others. To show some cells in a grid and
others in a list, use two sections, as you would in a compositional layout.

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

The cells of a carousel all have the same 'width', or, with 'width:
content', each is as wide as its content. 'estimatedWidth' belongs to the
second form only: it is the width of cells until they are measured. Remove
one of the two. Cells as wide as their content form a single row, and their
views can't have 'size', which is computed for a given width.

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

A field is 'name: Type' or 'name: Type = default', with a type as in a Swift
struct: 'String', 'Int?', 'Author.ID'. It becomes part of the generated
code, so cellgen parses it as Swift. Correct the type. Put types with
brackets or commas in quotes, because YAML reads brackets as lists and
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

Every '[' and '{' must be closed. cellgen notices at the first line that
can't be inside, which often is the next key, so look at the opening bracket
and add the missing one. Inside brackets, commas separate the entries, even
at the end of a line.

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

Text that begins with a quote runs to the closing quote, even across lines.
cellgen notices at the first line that can't belong to the text, because it
isn't indented enough or looks like the next key. Look at the opening quote:
usually the closing one is missing at the end of that line.

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

The view exists, but it is declared in a manifest that this one doesn't list
under 'uses'. Add that manifest to 'uses'. Like an import, the line
documents the dependency; without it, renaming a view in one place could
break screens elsewhere.

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
or item above already has a value on its own line, so nothing can follow
below it. Align the line with the one above, or remove the value above.

Some tools read such a line as more text of the value above, and the key
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
the others, 'map' sets which field supplies the value. This one gets none,
and Swift would reject the generated conversion. Add it to 'map', or give it
a default.

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

Actions reported by an element, or by selecting or swiping a cell, are
declared under 'actions' of the view. They become cases of the view's Action
and part of the screen's action that you switch over, so your code couldn't
handle any other. Declare the action, or correct its name.

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

'cases' gives each case of a field a value. A Bool has the cases 'true' and
'false', and an optional 'nil' and 'some'. The cases of an enum are those
that you declare in Swift, which the compiler checks. Correct the name, or
use 'else' for all cases that are not listed.

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
'caption' isn't enough where UIKit has 'caption1' and 'caption2'. Use one of
the choices that the note lists.

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

A color is a static member of 'UIColor', such as 'label' or 'white', a color
declared under 'colors', a static member of a type of yours, such as
'Theme.ink', or a number in quotes, such as "#FF8800". This is none of them.
For a field of type UIColor, write '{ field: tint }'. A color with 'light'
and 'dark' adapts to Dark Mode.

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
'vstack', which are not named after UIKit's classes. The note lists all of
them. For anything else, such as a map or a color picker, declare a view
with 'view: custom', write its class, and show it with the element 'view'.

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

In double quotes, a backslash begins an escape. YAML's escapes are similar
to Swift's but not the same, and there is no interpolation, because a
manifest is fixed text. For a literal backslash, write two, or use single
quotes, where a backslash has no special meaning.

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

Layouts, identities, maps and samples refer to the fields under 'data' of
the view. This name is not among them. Correct it, or declare the field. For
fixed text in a label, write '{ literal: … }', because a plain name there is
always a field.

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
the names: under 'views', 'sections', 'data', 'actions' and 'map'. Most
tools ignore an unknown key and leave you wondering why it has no effect.
cellgen reports it and suggests the most similar key.

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

'uses' names other manifests by file name, without '.sections'. They must be
part of the same run: cellgen doesn't search the disk for them, so a build
system knows in advance which files the output depends on. Correct the name,
or pass all manifests of the module, or their folder, in one command. The
build plugin always does.

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

A name such as 'DesignSystem/Brand' under 'uses' is a manifest of another
module, and this module isn't known. The plugin passes the modules that a
package target depends on, Bazel's rule those in its 'deps', and the command
takes '--module DesignSystem=FOLDER'. Add the dependency or the option. In
an Xcode project, plugins can't see the dependencies of a target: generate
the files with the command, or move the feature to a package.

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
<!-- unknown-new-name.md -->
# a new name that no field or action has

Each entry of 'renamed' has a former name, and the name of the field or
action that replaces it. The new name must be under 'data' or 'actions' of
the same view, because the deprecated declaration refers to it. If a field
is gone without a replacement, its name can't remain.

## Wrong

```yaml
views:
  Product:
    data: { name: String, detail: String }
    renamed:
      subtitle: details
```

## Right

```yaml
views:
  Product:
    data: { name: String, detail: String }
    renamed:
      subtitle: detail
```
<!-- unknown-style.md -->
# a style that no manifest declares

A style is a set of keys declared under 'styles', and an element takes it
with 'style'. Neither this manifest nor one under 'uses' declares this
style. Declare it, or correct its name. A button can also use a style of
UIKit: 'plain', 'gray', 'tinted' or 'filled'.

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

Where a number is expected, a word is the name of a length declared under
'spacings'. Neither this manifest nor one under 'uses' declares this one.
Declare it, correct its name, or write a number. For a constant in your
Swift code, include its type: 'Metrics.small'.

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

Cells, headers, footers and mapped views refer to views by the names
declared under 'views', in this manifest or one under 'uses'. None has this
name. Use the name of the view, such as 'Title', not that of a generated
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

The name looks like a typo. UIKit looks up symbols and fonts when the app
runs; if it doesn't find them, it shows no symbol, or the system font.
cellgen reports only names close to a common one, because others may be
newer symbols. A font is named by its PostScript name, without spaces or a
file extension. The case of an enum begins with a lowercase letter, as in
Swift: 'system', not 'System'.

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

cellgen leaves types that it doesn't know to the Swift compiler, because
they may be yours. But a name such as 'Strng', 'Url' or 'Boolean' is
probably a well-known type with a typo or from another language. Others
can't be in view data: SwiftUI's types, which generated code doesn't import,
views, 'Error', and 'Set' or 'Array' without their element type. Correct the
name. If the type is yours, qualify it with its module, and the warning
disappears.

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

A line that is indented less than the one before closes one or more levels
and must be aligned with the level that it continues. This line is between
two levels, and cellgen doesn't guess which one you mean: in one it would be
a key of the view, in the other a view. Align it.

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
# an accessory without a name for VoiceOver

VoiceOver reads the accessories of a row together with its texts. A symbol
has no text, so people who don't see it miss its meaning, and one that can
be tapped would be a button without a name. Add an 'accessibilityLabel' that
names its meaning or its action. For a symbol that only decorates the row,
write 'accessibilityLabel: ""'. The output is still valid, so this is a
warning.

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

This button shows only a symbol, so VoiceOver reads the name of the symbol
or just "button", and people who can't see it don't know what it does. Add
an 'accessibilityLabel' that names what it does. The code still works, so
this is a warning.

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

The cells of this view can be tapped, but they have no text, and no image
with a label. VoiceOver stops at each of them and reads nothing, so nobody
who listens can tell them apart. Add an 'accessibilityLabel' to an image,
fixed or from a field, or a 'label' to the 'accessibility' of the view. The
code still works, so this is a warning.

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

A control needs a name that VoiceOver reads. A slider, text field or text
editor takes its name from the texts of its view, unless there are none, or
the view has several unnamed controls, which would all have the same name. A
stepper or date picker never does. Add an 'accessibilityLabel', fixed or
from a field; for text input, a 'placeholder' is enough. The code still
works, so this is a warning.

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

VoiceOver reads the titles of swipe actions. This action has only a picture,
so people who can't see it don't know what it does. Add a 'title'. If you
want only the picture, write an empty title (""). The code still works, so
this is a warning.

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

A switch has no text. In a row with texts, cellgen makes the whole row the
switch, and VoiceOver reads the texts as its name. This view shows no text,
so VoiceOver would say only "switch button, on"; or it has several unnamed
controls, which would all have the same name. Add an 'accessibilityLabel',
fixed or from a field. The code still works, so this is a warning.

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

YAML reads a Swift type that begins with '[' as a list. cellgen accepts
'[String]' alone as the array type. Anything more, such as a dictionary or a
default, isn't a valid YAML list. Put the whole text in quotes; they don't
become part of the Swift code.

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

VoiceOver skips boxes, and images without an 'accessibilityLabel'. Only such
an element shows this Bool or enum, by being visible or by the image it
shows, so VoiceOver users miss it. Add a label, which is read only while the
element is visible, or show the field in a text as well. If other text
already conveys it, such as a title from your code, mark the element as
decoration with 'accessibility: none'.

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

Texts, images and most controls have a size. A box has none, lines and bars
have only a thickness, and a slider only a height. The rest comes from
around them: a stack without an 'alignment' stretches its children across
its axis, and a 'zstack' gives its size to its first element and to elements
that fill it. This element gets no width or no height, so nobody sees it.

Give it a 'width', 'height' or 'aspectRatio', or let its container set one.
The output is still valid, so this is a warning.

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
# selected cells that look like all others

In a list or table, UIKit shows a circle beside each row while several can
be selected. In grids and carousels it shows nothing. This view appears only
in these and has no look for the state 'selected', so nobody sees which
cells are selected.

Give the view an 'overlay' or 'background' for that state, or an element a
value for it. The output is still valid, so this is a warning.

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

The view has a layout, but no element shows this field: the label is
missing, or names another field. Identities and fields of custom views are
not reported. Add the element, remove the field, or list it under 'unshown'
if only your code reads it. The code is valid, so this is a warning.

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
warnings with this code on its own line, on the next line if nothing
precedes it, or in the whole file if it is above everything else. Here there
is no such warning. The comment is left over or in the wrong place, and
could later hide a warning that nobody has looked at. Move or remove it.
Errors can't be accepted. While a run has errors, unused comments are not
reported.

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

A color, font, length or style is declared, but nothing in this run names
it. Either its name is misspelled where it is used, or it is left over. Use
it or remove it. The same warning concerns an entry of 'preview' for a Swift
member or asset that no value names. Manifests with 'access: public' are not
checked, because other modules can use them. The output is valid, so this is
a warning.

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

The view is declared, but no section and no other view of the run names it.
Its types are still generated, so this is a warning. Add the view to the
cells of a section, or remove it. If it is for other manifests, declare it
in a manifest without sections, where unused views are not reported.

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

A word after the name of a state is the title that the state shows. This
word is also the name of a view, which is probably what you mean. To show
the view, use the key 'view', as in '{ view: Name }'. To show the word as a
title, put it in quotes.

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
editors write UTF-16 or UTF-32 when you save a file as "Unicode". cellgen
doesn't convert it, because diffs, code review and your editor's YAML
support would read something other than what the code is generated from.

Save the file as UTF-8; your editor has a command such as "Save with
Encoding".

## Wrong

'views:' in UTF-16, as some editors on Windows save it

## Right

```yaml
views:
  Title:
    data: { title: String }
```
<!-- wrong-kind.md -->
# a list in place of a text, or a similar mismatch

A value in a manifest is a text, a list or a mapping, and each key takes one
or two of these. cellgen doesn't accept the others, because it would have to
guess, for example, what a list of two headers means. Write the kind of
value that the message names.

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
