/// The style sheet of the pictures: UIKit's drawing, expressed in CSS.
enum PictureStyle {
  static let text: CSS = #"""
    /* What the pictures are drawn on */
    .stage { flex: none; --margin: var(--side-margin, 16px); --mirror: 1; --tint: var(--systemBlue); position: relative; box-sizing: content-box; inline-size: var(--width); overflow: clip;
      font: 400 var(--body)/1.2 var(--system-font); text-align: left; color: var(--label); background: var(--systemBackground); border: 1px solid var(--line); border-radius: 10px; forced-color-adjust: none; }
    .stage[dir="rtl"] { --mirror: -1; text-align: right; }
    /* A phone around a screen, where it is as wide as one */
    .bars { display: none; }
    .with-phone [data-width="compact"] .phone .bars, .with-phone[data-width="compact"] .phone .bars { display: block; }
    .with-phone[data-width="compact"] .screen .stage:not(.copies .stage), .with-phone .copies [data-width="compact"] .stage:has(> .phone), .with-phone [data-width="compact"] .stage:has(> .phone) { border: 7px solid #2b2b2e; border-radius: 54px; }
    .with-phone .phone { min-block-size: 780px; padding-block-end: 34px; }
    .with-phone[data-width="compact"] .phone::after { content: ""; position: absolute; inset-block-end: 8px; inset-inline: calc(50% - 67px); block-size: 5px; border-radius: 3px; background: var(--label); }
    .status-bar { display: flex; justify-content: space-between; align-items: center; block-size: 54px; padding-inline: 40px 32px; font-size: 17px; font-weight: 600; }
    .status-bar > i { inline-size: 110px; block-size: 32px; border-radius: 16px; background: #000; margin-block-start: 4px; }
    .status-bar > span:last-child { inline-size: 27px; block-size: 13px; border-radius: 4px; border: 1px solid var(--secondaryLabel); box-shadow: inset 0 0 0 1.5px var(--systemBackground), inset 0 0 0 13px var(--label); }
    .screen-title { padding: 8px var(--margin); font-size: var(--largeTitle); font-weight: 700; overflow-wrap: anywhere; }
    .search-field { display: flex; align-items: center; gap: 6px; min-block-size: 36px; margin: 0 var(--margin) 10px; padding-inline: 8px; border-radius: 10px; background: var(--tertiarySystemFill); color: var(--secondaryLabel); font-size: var(--body); }
    [data-ios="26"] .search-field { min-block-size: 44px; border-radius: 22px; padding-inline: 14px; }
    .phone { position: relative; min-block-size: 480px; background: var(--systemBackground); padding-block-end: 24px; }
    .phone.grouped { background: var(--systemGroupedBackground); }
    .phone.grouped .row { --plain: var(--secondarySystemGroupedBackground); }
    .screen-content { display: flex; flex-direction: column; }

    /* Lists */
    .row { position: relative; display: flex; align-items: center; min-block-size: 44px; --plain: var(--systemBackground); background: var(--plain); padding-inline-start: calc(var(--indent, 0) * 10px); overflow: clip; }
    .row > .content, .cell > .content { flex: 1; min-inline-size: 0; align-self: stretch; display: grid; }
    .cell { position: relative; display: grid; min-inline-size: 0; }
    .list > .row:not(.no-separator)::after { content: ""; position: absolute; inset-block-end: 0; inset-inline: var(--separator-start, var(--margin)) var(--separator-end, 0); block-size: var(--hairline); background: var(--separator-color, var(--separator)); }
    .list:is(.grouped, .inset-grouped) > .row:not(:has(~ .row:not([hidden])))::after, .list.without-separators > .row::after { display: none; }
    .list.inset-grouped { margin-inline: var(--margin); border-radius: 10px; overflow: clip; }
    /* Between groups are 35 points, half of them below the first and half above the second. */
    .group.without-header { padding-block-start: 17.5px; }
    .group.without-footer { padding-block-end: 17.5px; }
    .group.without-header:first-child { padding-block-start: 35px; }
    .with-phone [data-width="compact"] .group.without-header:first-child, .with-phone[data-width="compact"] .group.without-header:first-child { padding-block-start: 17.5px; }
    /* Rows are higher and corners rounder in iOS 26. */
    [data-ios="26"] :is(.grouped, .inset-grouped) > .row { min-block-size: 52px; }
    [data-ios="26"] .list.inset-grouped { border-radius: 26px; }
    .list.sidebar { margin-inline: 8px; }
    .list.sidebar > .row { border-radius: 10px; }
    .list.sidebar > .row::after { display: none; }
    .accessories { display: flex; align-items: center; gap: 8px; padding-inline: 0 var(--margin); flex: none; max-inline-size: 60%; color: var(--tint); }
    .cell:has(> .beside) { display: flex; align-items: center; }
    .beside.leading { padding-inline: 8px 0; }
    .beside.trailing { padding-inline: 0 8px; }
    .placed { position: absolute; inset: 8px; margin: auto; padding: 0; inline-size: fit-content; block-size: fit-content; max-inline-size: calc(100% - 16px); z-index: 1; }
    .placed.top { margin-block-start: 0; }
    .placed.bottom { margin-block-end: 0; }
    .placed.leading { margin-inline-start: 0; }
    .placed.trailing { margin-inline-end: 0; }
    .disclosure { color: var(--tertiaryLabel); font-size: calc(var(--body) * 1.06); margin-inline-end: -6px; }
    .disclosure .symbol { stroke-width: 2.5; }
    .accessories > * { flex: none; }
    .accessories > .badge { color: var(--secondaryLabel); flex: 0 1 auto; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .accessories > .capsule { padding: 2px 8px; border-radius: 100vmax; min-inline-size: 1lh; text-align: center; }
    .overlay { position: absolute; inset: 0; border-radius: inherit; pointer-events: none; }
    /* A background with insets leaves the content where it is. */
    .inset-background { position: relative; isolation: isolate; background: none; }
    .inset-background::before { content: ""; position: absolute; z-index: -1; inset-block: var(--ground-block, 0); inset-inline: var(--ground-inline, 0); border: var(--ground-border, none); border-radius: var(--ground-radius, 0); background: var(--ground, var(--plain, none)); }
    .inset-background > .overlay { inset-block: var(--ground-block, 0); inset-inline: var(--ground-inline, 0); border-radius: var(--ground-radius, 0); }
    .swipes { position: absolute; inset-block: 0; display: none; z-index: 2; }
    .swipes.leading { inset-inline-start: 0; }
    .swipes.trailing { inset-inline-end: 0; }
    .swipes > * { display: grid; place-items: center; min-inline-size: 74px; padding-inline: 12px; color: #fff; background: var(--systemGray); font-size: 15px; }
    .swipes > .destructive { background: var(--systemRed); }
    [data-rows="leading"] .swiped > .swipes.leading, [data-rows="trailing"] .swiped > .swipes.trailing { display: flex; }
    /* What is swiped makes room for its actions, whose width only the script knows. */
    [data-rows="leading"] .swiped > .swipes.leading ~ :is(.content, .accessories) { translate: calc(var(--swiped, 0px) * var(--mirror)); }
    [data-rows="trailing"] .swiped:has(> .swipes.trailing) > :is(.content, .accessories) { translate: calc(var(--swiped, 0px) * var(--mirror) * -1); }
    .row.selected:not(.own-background), [data-rows="selected"] .row.selectable.chosen:not(.own-background) { --plain: var(--systemGray4) !important; }
    .heading { padding: 16px var(--margin) 6px; font-size: var(--footnote); color: var(--secondaryLabel); display: flex; justify-content: space-between; gap: 8px; }
    .heading.plain, .heading.header:is(.standard) { font-weight: 600; font-size: var(--body); color: var(--label); }
    .heading.grouped, .grouped .heading.header.standard { font-weight: 400; font-size: var(--footnote); color: var(--secondaryLabel); }
    /* Written in capitals until iOS 26. */
    [data-ios="18"] :is(.heading.header.grouped, .grouped .heading.header.standard) { text-transform: uppercase; }
    [data-ios="26"] :is(.heading.header.grouped, .grouped .heading.header.standard) { font-weight: 600; font-size: var(--subheadline); }
    .heading.prominent { font-weight: 600; font-size: var(--body); color: var(--label); }
    .heading.extraProminent { font-weight: 700; font-size: var(--title3); color: var(--label); }
    .heading, .screen-state { overflow-wrap: anywhere; }
    .heading.footer { padding-block: 6px 12px; }
    .section:has(> .inset-grouped) > .heading { padding-inline: calc(var(--margin) * 2); }
    .edge { display: flex; align-items: center; }
    .edge > :first-child { flex: 1; min-inline-size: 0; }
    .chevron { color: var(--tint); font-size: var(--footnote); padding-inline-end: var(--margin); }
    .heading > .chevron { padding: 0; }
    .index { position: absolute; inset-inline-end: 2px; inset-block-start: 50%; translate: 0 -50%; display: grid; justify-items: center; font-size: 11px; color: var(--tint); }
    .section.card { position: relative; isolation: isolate; }
    .section.card::before { content: ""; position: absolute; z-index: -1; inset-block: var(--card-block, 0); inset-inline: var(--card-inline, 0); border: var(--card-border, none); border-radius: var(--card-radius); background: var(--card-color); }
    .grid { display: grid; }
    .waterfall { display: flex; align-items: start; }
    .waterfall > .column { flex: 1 1 0; min-inline-size: 0; display: grid; }
    .custom-layout { grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 8px; padding: 8px; outline: 1px dashed var(--systemGray); outline-offset: -2px; }
    .carousel { display: grid; grid-auto-flow: column; overflow-x: auto; scroll-snap-type: x proximity; }
    .carousel > * { scroll-snap-align: start; }
    .screen-state { position: relative; min-block-size: 480px; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 8px; padding: 24px; text-align: center; background: inherit; }
    .screen-state p { margin: 0; }
    .screen-edges { position: absolute; inset-block-start: 0; inset-inline: 0; text-align: start; }
    .screen-state.of-view { align-items: stretch; padding: 0; text-align: start; }
    .screen-state.view-top { justify-content: flex-start; }
    .screen-state.view-fill > .edge { flex: 1; align-items: stretch; }
    .state-asset { inline-size: 120px; block-size: 120px; display: flex; align-items: center; justify-content: center; }
    .state-symbol { font-size: 40px; color: var(--secondaryLabel); }
    .state-title { font-size: var(--title2); font-weight: 700; }
    /* As UIKit has it for content that is being loaded. */
    [data-state="loading"] > .state-title { font-size: var(--subheadline); font-weight: 400; color: var(--secondaryLabel); }
    .state-message { font-size: var(--subheadline); color: var(--secondaryLabel); }

    /* Rows that UIKit draws */
    .plain-row { display: flex; align-items: center; gap: 12px; padding: 11px var(--margin); min-inline-size: 0; }
    /* A value stands below a text where both have no room beside each other. */
    .plain-row .sentences { flex: 1; min-inline-size: 0; display: flex; flex-wrap: wrap; gap: 3px 12px; justify-content: space-between; overflow-wrap: anywhere; }
    .plain-row .texts { display: grid; gap: 3px; }
    .row-detail { font-size: var(--subheadline); color: var(--secondaryLabel); }
    .row-value { color: var(--secondaryLabel); white-space: pre-wrap; }
    .row-symbol { color: var(--tint); }
    .symbol-square { inline-size: 29px; block-size: 29px; border-radius: 6.5px; display: grid; place-items: center; color: #fff; font-size: 16px; flex: none; }
    .plain-row :is(.photo, .picture) { flex: none; display: grid; place-items: center; border-radius: 4px; }

    /* Elements */
    .vstack, .hstack { display: flex; min-inline-size: 0; }
    .vstack { flex-direction: column; align-items: stretch; }
    .vstack > * { max-inline-size: 100%; }
    .vstack > :is(.toggle, .stepper, .datePicker) { align-self: flex-start; }
    .hstack { align-items: center; }
    .hstack > * { flex: 0 0 auto; min-inline-size: 0; max-inline-size: 100%; max-block-size: 100%; }
    .hstack > :is(.label, .text, .vstack, .hstack, .view, .textField, .textEditor, .flow, .repeat) { flex: 0 1 auto; }
    .hstack > .textField, .hstack > .textEditor { flex-grow: 1; }
    .hstack > .bar { flex: 1 1 60px; }
    :is(.turned, [data-size^="AX"] .turns-at-accessibility-sizes, [data-width="compact"] .turns-where-compact) { flex-direction: column; align-items: flex-start !important; }
    :is(.turned, [data-size^="AX"] .turns-at-accessibility-sizes, [data-width="compact"] .turns-where-compact) > * { flex: none !important; min-inline-size: 0 !important; align-self: auto; }
    :is(.turned, [data-size^="AX"] .turns-at-accessibility-sizes, [data-width="compact"] .turns-where-compact) > .spacer { display: none; }
    :is(.turned, [data-size^="AX"] .turns-at-accessibility-sizes, [data-width="compact"] .turns-where-compact) > .divider { inline-size: auto; block-size: var(--hairline); }
    :is(.turned, [data-size^="AX"] .turns-at-accessibility-sizes, [data-width="compact"] .turns-where-compact) > :is(.divider, .bar, .textField, .textEditor, .vstack, .hstack, .view, .repeat) { align-self: stretch; }
    .zstack { display: grid; }
    /* Positioned, so that each lies over those before it, whatever these draw. */
    .zstack > * { position: relative; grid-area: 1 / 1; max-inline-size: 100%; }
    /* No wider than their content, even stacks. `:not` makes this stronger than the places of controls. */
    .zstack > :not(.at-fill) { place-self: center; }
    .zstack > :first-child:not([class*=" at-"]), .zstack > .at-fill { place-self: stretch; }
    .zstack > .at-top { place-self: start center; } .zstack > .at-bottom { place-self: end center; }
    .zstack > .at-leading { place-self: center start; } .zstack > .at-trailing { place-self: center end; }
    .zstack > .at-topLeading { place-self: start start; } .zstack > .at-topTrailing { place-self: start end; }
    .zstack > .at-bottomLeading { place-self: end start; } .zstack > .at-bottomTrailing { place-self: end end; }
    .flow { display: flex; flex-wrap: wrap; }
    .flow > * { flex: 0 1 auto; max-inline-size: 100%; }
    .repeat { display: contents; }
    .hstack.equal > .repeat:not(.grid) > * { flex: 1 1 0; min-inline-size: 0; }
    .repeat.grid { display: grid; align-items: start; }
    .view { min-inline-size: 0; display: grid; }
    .spacer { flex: 1 1 0; align-self: stretch; }
    .divider { block-size: var(--hairline); min-block-size: var(--hairline); background: var(--separator); }
    .divider.upright { inline-size: var(--hairline); block-size: auto; }
    .vstack > :is(.divider, .bar), .hstack > .divider { align-self: stretch; }
    .label, .text, .textField, .textEditor { white-space: pre-wrap; overflow-wrap: break-word; min-inline-size: 0; overflow: clip; }
    .label { align-content: center; }
    /* The direction of each text is that of its first letter, and the side at which it begins that of the screen. */
    .stage :is(.textField, .textEditor, .datePicker, .row-text, .row-detail, .row-value, .badge, .button span, .segments span, .heading > span:first-child, .swipes > *, .screen-state p, .screen-title, .search-field > span) { unicode-bidi: plaintext; }
    .one-line { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .lines { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: var(--lines); overflow: hidden; }
    /* Where a text is not aligned with its own beginning, browsers put the ellipsis outside of the box: a float keeps its room. */
    .lines:is(.cut-off, .ends-early):is(.stage[dir="rtl"] :dir(ltr):not([style*="text-align"]), .stage[dir="ltr"] :dir(rtl):not([style*="text-align"]), [style*="text-align: right"]:dir(ltr), [style*="text-align: left"]:dir(rtl)) { display: block; max-block-size: calc(var(--lines) * 1lh); }
    .lines:is(.cut-off, .ends-early):is(.stage[dir="rtl"] :dir(ltr):not([style*="text-align"]), .stage[dir="ltr"] :dir(rtl):not([style*="text-align"]), [style*="text-align: right"]:dir(ltr), [style*="text-align: left"]:dir(rtl))::before { content: "…"; float: inline-end; block-size: calc(var(--lines) * 1lh); align-content: end; shape-outside: inset(calc((var(--lines) - 1) * 1lh) 0 0); }
    .link { color: var(--link, var(--tint)); }
    .keeps-place { visibility: hidden; }
    .image { display: grid; place-items: center; color: var(--tint); overflow: clip; min-inline-size: 0; }
    /* What only the app has: quiet, and different from row to row. */
    .photo, .asset { --hue: 214; position: relative; color: #fff9; min-inline-size: 24px; min-block-size: 24px; }
    :is(.photo:not(.empty), .asset)::before { content: ""; position: absolute; inset: 0; border-radius: inherit; background: linear-gradient(150deg, hsl(var(--hue) 42% 82%), hsl(calc(var(--hue) + 28) 34% 66%)); }
    [data-appearance="dark"] :is(.photo:not(.empty), .asset)::before { background: linear-gradient(150deg, hsl(var(--hue) 24% 42%), hsl(calc(var(--hue) + 28) 28% 26%)); }
    .tone-1 { --hue: 24; } .tone-2 { --hue: 156; } .tone-3 { --hue: 262; } .tone-4 { --hue: 340; } .tone-5 { --hue: 188; }
    /* It takes its room: a photo without a size gets one. */
    .photo > .symbol { position: relative; place-self: start end; margin: 5%; inline-size: min(40%, 40px); block-size: auto; scale: 0.5; transform-origin: top right; }
    .stage[dir="rtl"] .photo > .symbol { transform-origin: top left; }
    .photo.small > .symbol { visibility: hidden; }
    .asset .name { display: none; }
    /* The icon of a button. */
    .button > .name { inline-size: 20px; block-size: 20px; border-radius: 5px; background: currentColor; opacity: 0.4; font-size: 0; overflow: hidden; }
    .state-asset .name { position: relative; display: inline; color: var(--label); font-size: 12px; overflow: hidden; text-overflow: ellipsis; max-inline-size: 100%; }
    .symbol { inline-size: 1.2em; block-size: 1.2em; vertical-align: -0.2em; overflow: visible; }
    .symbol, .symbols { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
    /* The drawings that symbols refer to. They have no size instead of being hidden, because masks that are hidden are ignored. */
    .symbols { position: absolute; inline-size: 0; block-size: 0; }
    .stage[dir="rtl"] .symbol.mirrored { scale: -1 1; }
    .button { display: inline-flex; align-items: center; justify-content: center; gap: 6px; padding: 7px 12px; color: var(--tint); border-radius: 6px; min-inline-size: 0; text-align: center; }
    .button.gray { background: var(--tertiarySystemFill); }
    .button.tinted { background: color-mix(in srgb, var(--tint) 18%, transparent); }
    .button.filled { background: var(--tint); color: #fff; }
    .button.disabled { color: var(--tertiaryLabel); } .button.filled.disabled { background: var(--tertiarySystemFill); }
    .toggle { inline-size: 51px; block-size: 31px; border-radius: 16px; background: var(--secondarySystemFill); position: relative; flex: none; justify-self: start; align-self: center; }
    .toggle > i { position: absolute; inset-block-start: 2px; inset-inline-start: 2px; inline-size: 27px; block-size: 27px; border-radius: 50%; background: #fff; box-shadow: 0 2px 4px #0003; }
    .toggle.disabled { opacity: 0.5; }
    .toggle.on { background: var(--own-tint, var(--systemGreen)); } .toggle.on > i { inset-inline-start: 22px; }
    .bar { block-size: 4px; border-radius: 2px; background: var(--systemFill); min-inline-size: 44px; }
    .slider { block-size: 31px; padding-block: 13.5px; background-clip: content-box; }
    .bar > i { display: block; block-size: 100%; border-radius: 2px; background: var(--tint); }
    .slider > i { min-inline-size: 28px; }
    .slider > i::after { content: ""; float: inline-end; margin-block: -12px; inline-size: 28px; block-size: 28px; border-radius: 50%; background: #fff; box-shadow: 0 1px 4px #0005; }
    .stepper { inline-size: 94px; block-size: 32px; border-radius: 8px; background: var(--tertiarySystemFill); display: flex; flex: none; justify-self: start; }
    .stepper > i { flex: 1; display: grid; place-items: center; font-style: normal; font-size: 20px; }
    .segments { display: flex; min-block-size: 32px; border-radius: 8px; padding: 2px; background: var(--tertiarySystemFill); font-size: 13px; }
    .segments > span { flex: 1; min-inline-size: 0; align-content: center; padding-inline: 6px; border-radius: 7px; text-align: center; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    [data-appearance="light"] { --segment: #fff; } [data-appearance="dark"] { --segment: var(--systemGray2); }
    .segments > .selected { background: var(--own-tint, var(--segment)); font-weight: 600; box-shadow: 0 1px 4px #0002; }
    .textField, .textEditor { min-block-size: 1.3em; }
    .datePicker { display: inline-grid; place-items: center; min-block-size: 34px; padding-inline: 12px; border-radius: 6px; background: var(--tertiarySystemFill); justify-self: start; }
    .activity, .spinner { inline-size: 20px; block-size: 20px; border-radius: 50%; border: 3px solid color-mix(in srgb, currentColor 25%, transparent); border-block-start-color: currentColor; color: var(--secondaryLabel); flex: none; }
    .activity.large { inline-size: 37px; block-size: 37px; }
    .box { min-inline-size: 0; }
    .blur { background: color-mix(in srgb, var(--systemBackground) 70%, transparent); backdrop-filter: blur(12px); }
    .unknown-view { display: grid; align-content: start; min-inline-size: 0; overflow: clip; border: 1px dashed var(--systemGray); border-radius: 6px; padding: 8px 10px; gap: 2px; font-size: 12px; color: var(--secondaryLabel); overflow-wrap: anywhere; }

    """#
}
