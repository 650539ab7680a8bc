/// The style sheet of a page, below the colors and sizes of its manifests.
enum PageStyle {
  static let text: CSS = "\(page)\(PictureStyle.text)\(marks)"

  /// The page around the pictures.
  private static let page: CSS = #"""
    :root { color-scheme: light dark; --page: #f5f5f7; --ink: #1d1d1f; --faint: #5f5f66; --line: #d2d2d7; --panel: #fff; --accent: #0058b0; --mark: #c9184a; --chosen: #0058b01f; --hairline: 1px;
      --system-font: -apple-system, "Helvetica Neue", Inter, "Liberation Sans", Arial, system-ui, sans-serif; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #161618; --ink: #f5f5f7; --faint: #a1a1a8; --line: #3a3a3e; --panel: #232326; --accent: #6cb2ff; --mark: #ff6b8f; --chosen: #6cb2ff2b; }
    }
    /* A pixel of the screen, as UIKit has it. */
    @media (min-resolution: 2dppx) { :root { --hairline: 0.5px; } }
    @media (min-resolution: 3dppx) { :root { --hairline: 0.3334px; } }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    /* Below the bar. A padding of the page would move it for whoever tabs through the bar, too. */
    main section, .finding { scroll-margin-block-start: calc(var(--bar, 60px) + 12px); }
    main:focus-visible { outline: none; }
    body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.4 var(--system-font); }
    a { color: var(--accent); }
    code, kbd { font: 13px ui-monospace, Menlo, "Liberation Mono", monospace; }
    h1 { font-size: 22px; margin: 0 0 4px; }
    h2 { font-size: 18px; margin: 0 0 4px; }
    h3 { font-size: 15px; margin: 0 0 8px; }
    button { font: inherit; font-size: 13px; color: var(--accent); background: none; border: 1px solid var(--line); border-radius: 6px; padding: 3px 8px; min-block-size: 26px; white-space: nowrap; cursor: pointer; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .unseen { position: absolute; clip-path: inset(50%); inline-size: 1px; overflow: hidden; white-space: nowrap; }
    .skip { position: absolute; inset-inline-start: -999px; }
    .skip:focus { position: fixed; inset: 8px auto auto 8px; z-index: 9; padding: 8px; background: var(--panel); }
    .page-header { padding: 16px 20px 4px; }
    .page-footer, .measures { padding: 4px 20px; }
    #counts, #kinds { margin: 0; color: var(--faint); }

    /* The bar */
    .toolbar { position: sticky; inset-block-start: 0; z-index: 5; display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: end; padding: 8px 20px; background: var(--page); border-block-end: 1px solid var(--line); }
    .toolbar label, .filter { display: grid; gap: 2px; font-size: 13px; }
    label.check { display: flex; gap: 6px; align-items: center; min-block-size: 32px; font-size: 13px; }
    label.check input { inline-size: 18px; block-size: 18px; margin: 0; accent-color: var(--accent); }
    .toolbar select, .filter input { font: inherit; min-block-size: 32px; color: inherit; background: var(--panel); border: 1px solid var(--faint); border-radius: 6px; padding: 2px 6px; max-inline-size: 150px; }
    .more { position: relative; align-self: end; }
    .panel > button { justify-self: start; }
    .more > summary { cursor: pointer; min-block-size: 32px; align-content: center; padding: 0 10px; font-size: 13px; color: var(--accent); border: 1px solid var(--line); border-radius: 6px; list-style: none; }
    .more > .panel { position: absolute; inset-block-start: calc(100% + 4px); inset-inline-end: 0; display: grid; gap: 4px; inline-size: max-content; padding: 12px; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; box-shadow: 0 8px 24px #0003; }
    #keys { color: inherit; background: var(--panel); border: 1px solid var(--line); border-radius: 10px; max-block-size: 80vh; }
    #keys dl { columns: 2; }
    #keys dl > div { display: flex; gap: 8px; break-inside: avoid; padding-block: 2px; }
    #keys dt { min-inline-size: 64px; } #keys dd { margin: 0; }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; }

    /* The list, the pictures and the inspector beside each other */
    .page { display: grid; grid-template-columns: 208px minmax(0, 1fr); align-items: start; }
    .page:not(:has(> nav)) { grid-template-columns: minmax(0, 1fr); }
    #contents, #inspector { position: sticky; inset-block-start: var(--bar, 60px); max-block-size: calc(100vh - var(--bar, 60px)); overflow: auto; padding: 12px 20px; }
    #contents { padding-inline-end: 8px; font-size: 14px; }
    #contents h2 { font-size: 13px; color: var(--faint); margin: 12px 0 2px; }
    #contents ul { margin: 0; padding: 0; list-style: none; }
    #contents li { display: flex; align-items: baseline; gap: 6px; }
    #contents a { flex: 1; min-block-size: 28px; min-inline-size: 0; overflow-wrap: anywhere; padding: 4px 8px; margin-inline-start: -8px; border-radius: 6px; text-decoration: none; }
    #contents a[aria-current] { background: var(--chosen); font-weight: 600; }
    .filter input { inline-size: 100%; max-inline-size: none; }
    .count { font-size: 12px; color: var(--mark); }
    /* Over the pictures, which stay where they are. */
    #inspector { position: fixed; inset-inline-end: 0; inline-size: 300px; z-index: 4; background: var(--panel); border: 1px solid var(--line); border-radius: 0 0 0 10px; box-shadow: 0 8px 24px #0003; font-size: 13px; overflow-wrap: anywhere; }
    #inspector > div { display: flex; gap: 8px; justify-content: space-between; align-items: start; }
    #inspector h2 { font-size: 15px; } #inspector h3 { font-size: 13px; margin: 12px 0 4px; }
    #inspector dl { display: grid; grid-template-columns: 92px minmax(0, 1fr); gap: 3px 8px; margin: 8px 0; }
    #inspector dt { color: var(--faint); } #inspector dd { margin: 0; }
    #inspector ul, #inspector ol { margin: 0; padding-inline-start: 18px; }
    #inspector ul:has(button) { display: flex; flex-wrap: wrap; gap: 4px; padding: 0; list-style: none; }
    #inspector li[aria-current] { font-weight: 600; }
    #inspector textarea { position: fixed; opacity: 0; }
    main > section, .screen { padding: 16px 20px; }
    /* What nobody sees costs nothing. */
    .large section:is(.screen, .view, .change) { content-visibility: auto; contain-intrinsic-size: auto 700px; }
    #findings > ul { max-block-size: 34vh; overflow: auto; }
    .measures ol { max-block-size: 34vh; overflow: auto; }
    .measures li button { border: none; padding: 2px; text-align: start; white-space: normal; }
    #measured[aria-busy="true"]::after { content: " …"; }
    .screen > .place[data-missing]::after { content: " · " attr(data-missing); }
    .screens { display: flex; flex-wrap: wrap; align-items: flex-start; }
    .screen { max-inline-size: 100%; overflow-x: auto; }
    .heading-line { display: flex; gap: 12px; align-items: baseline; justify-content: space-between; max-inline-size: calc(var(--width) + 20px); }
    .inspect { position: relative; border-color: transparent; }
    .beside { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: flex-start; max-inline-size: calc(var(--width) + 20px); }
    :is(.with-only, .with-copies) .beside { max-inline-size: none; }
    .deeds dl { margin: 4px 0; } .deeds dt { margin-block-start: 6px; font-weight: 600; } .deeds dd { margin: 0; }
    .place, .honest, figcaption, .help, #measured { color: var(--faint); margin: 0 0 8px; font-size: 13px; }
    #measured { margin-block: 8px 0; }
    .finding { margin-block-end: 6px; }
    .pictures { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; }
    main > section { overflow-x: auto; }
    figure { margin: 0; }
    details { font-size: 13px; color: var(--faint); }
    .picture details { inline-size: var(--width); }
    summary { padding-block: 6px; }
    details ol { margin: 4px 0; padding-inline-start: 20px; }
    main:not(.with-made) .made { display: none; }
    @media (max-width: 760px) {
      .page { display: block; }
      #contents { position: static; max-block-size: 40vh; }
      #inspector { inset: auto 0 0 0; inline-size: auto; max-block-size: 50vh; z-index: 6; border-block-start: 1px solid var(--line); }
      .toolbar { position: static; }
    }

    .sides { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
    .side { flex: 1 1 0; min-inline-size: calc(var(--width) + 2px); }
    pre { overflow-x: auto; padding: 8px; background: var(--panel); }

    """#

  /// Marks over the pictures, and the printed page.
  private static let marks: CSS = #"""
    .with-marks .marked { outline: 2px solid var(--mark); outline-offset: -1px; }
    .with-marks .cut-off { box-shadow: inset 0 -2px 0 var(--mark); }
    .with-marks .too-wide { box-shadow: inset -2px 0 0 var(--mark), inset 2px 0 0 var(--mark); }
    .with-marks .too-close { outline: 2px dashed var(--mark); outline-offset: -1px; }
    .with-marks .untranslated { background: color-mix(in srgb, var(--mark) 22%, transparent); }
    .with-unknown .unknown-color { background-image: repeating-linear-gradient(45deg, #c9184a44 0 5px, transparent 5px 10px) !important; }
    .with-unknown :is(.has-unknown, .unknown-text) { text-decoration: underline dotted #c9184a; }
    .stage .sought { outline: 4px solid var(--mark); outline-offset: 1px; }
    .stage .inspected { outline: 2px solid var(--accent) !important; outline-offset: -2px !important; box-shadow: inset 0 0 0 99px color-mix(in srgb, var(--accent) 14%, transparent) !important; }
    .stage .differs { outline: 2px solid var(--mark); outline-offset: 1px; }
    .stage [data-place] { cursor: default; }
    .stop { position: absolute; z-index: 3; pointer-events: none; border: 1.5px solid #7a3ff2; border-radius: 4px; background: #7a3ff214; }
    .stop::before { content: attr(data-number); position: absolute; inset-block-start: 0; inset-inline-end: 0; min-inline-size: 16px; border-radius: 0 0 0 4px; background: #7a3ff2; color: #fff; font: 700 11px/16px var(--system-font); text-align: center; }

    /* Several pictures of one */
    .copies { gap: 16px; align-items: flex-start; overflow-x: auto; padding: 2px; }
    .copies.matrix { display: grid; grid-template-columns: repeat(4, max-content); }
    .copies.widths { display: flex; }
    .copies figcaption { font-size: 12px; }
    .with-copies .stage:not(.copies .stage) { display: none; }
    .with-copies :is(.screen, .picture) { inline-size: 100%; }

    @page { margin: 12mm; }
    @media print {
      .toolbar, .measures, #contents, #inspector, #keys, .skip, .page-header, .page-footer, #findings, details, .inspect { display: none !important; }
      .page { display: block !important; }
      main > section, .large section:is(.screen, .view, .change) { content-visibility: visible; }
      main > section, .screen { overflow: visible; padding: 0; break-inside: avoid; }
      .screens { display: block; }
      .screen:not([hidden]) ~ .screen { break-before: page; }
      .has-screens > section { display: none !important; }
      h2, .place { break-after: avoid; }
      figure { break-inside: avoid; }
      body { background: #fff; color: #000; }
      .stage { print-color-adjust: exact; }
    }
    @media (prefers-reduced-motion: no-preference) { .spinner, .activity { animation: turn 1s steps(8) infinite; } @keyframes turn { to { rotate: 1turn; } } }

    """#
}
