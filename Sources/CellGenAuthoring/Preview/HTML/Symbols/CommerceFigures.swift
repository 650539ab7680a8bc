extension SymbolFigure {
  /// Shopping, money, charts and awards.
  static let commerce: [String: SymbolFigure] = [
    "cart": .init(
      shape: "M6.2 6.5H22l-2 8a2 2 0 0 1-2 1.5H8z", lines: "M1.5 3h2.7a1 1 0 0 1 1 .8L7.8 15",
      solid: "O9.5 20 .9O17 20 .9"),
    "bag": .init(
      shape: "M4.5 7.5h15l1.2 11.7a2 2 0 0 1-2 2.3H5.3a2 2 0 0 1-2-2.3z",
      lines: "M8 10.5V6.5a4 4 0 0 1 8 0v1"),
    "basket": .init(
      shape: "M3 10.5h18l-2 8.5a2.5 2.5 0 0 1-2.4 2H7.4A2.5 2.5 0 0 1 5 19z",
      inside: "M9 14v3.5M12 14v3.5M15 14v3.5", lines: "M1.5 10.5h21M7 10L11 3M17 10l-4-7"),
    "handbag": .init(
      shape: "M5 9.5h14l2 10a1.7 1.7 0 0 1-1.7 2H4.7A1.7 1.7 0 0 1 3 19.5z",
      lines: "M7.5 9.5V8a4.5 5.5 0 0 1 9 0v1.5"),
    "creditcard": .init(shape: "R1.8 4.5 20.4 15 2.8", inside: "M1.8 9.5h20.4M5.5 15h4"),
    "giftcard": .init(
      shape: "R1.8 4.5 20.4 15 2.8",
      inside: "M1.8 12h20.4M8 4.5v15M8 12c-3 0-4-3.5-2-3.5S8 12 8 12s0-3.5 2-3.5 1 3.5-2 3.5"),
    "gift": .init(
      shape: "R2 7 20 5 1.2M3.8 12h16.4v7.5a2 2 0 0 1-2 2H5.8a2 2 0 0 1-2-2z",
      inside: "M12 7v14M3.5 12h17",
      lines: "M12 7c-5.5 0-6-4.5-3.5-5 2-.3 3 2 3.5 5 .5-3 1.5-5.3 3.5-5 2.5.5 2 5-3.5 5z"),
    "tag": .init(
      shape:
        "M4.5 2.5h7.2a2.5 2.5 0 0 1 1.8.7l8 8a2.5 2.5 0 0 1 0 3.6l-6.7 6.7a2.5 2.5 0 0 1-3.6 0l-8-8a2.5 2.5 0 0 1-.7-1.8V4.5a2 2 0 0 1 2-2z",
      inside: "O7.5 7.5 .5"),
    "banknote": .init(shape: "R1.5 5.5 21 13 2", inside: "O12 12 2.8M5 9v.01M19 15v.01"),
    "wallet.pass": .init(
      shape: "R3 3 18 18 3", inside: "M3 8.5h18M3 13.5h5.5a3.5 3.5 0 0 0 7 0H21"),
    "wallet.bifold": .init(
      shape: "R2 6 20 14.5 3", inside: "M22 11h-5a2.3 2.3 0 0 0 0 4.5h5",
      lines: "M5 6l11-3.5a1.5 1.5 0 0 1 2 1.5v2"),
    "storefront": .init(
      shape: "M5 2.5h14l2.5 6.5a3.2 3.2 0 0 1-6.3.5 3.2 3.2 0 0 1-6.4 0A3.2 3.2 0 0 1 2.5 9z",
      lines: "M4 13v8.5h16V13M9.5 21v-5.5h5V21"),
    "barcode": .init(
      lines: "M2.5 4.5v15M6.5 4.5v15M9.5 4.5v15M13.5 4.5v15M17.5 4.5v15M21.5 4.5v15"),
    "barcode.viewfinder": .init(
      lines:
        "M2.5 7V5A2.5 2.5 0 0 1 5 2.5h2M17 2.5h2A2.5 2.5 0 0 1 21.5 5v2M21.5 17v2a2.5 2.5 0 0 1-2.5 2.5h-2M7 21.5H5A2.5 2.5 0 0 1 2.5 19v-2M7 8v8M10.5 8v8M13.5 8v8M17 8v8"
    ),
    "qrcode": .init(
      lines: "R3 3 7 7 1R14 3 7 7 1R3 14 7 7 1M14 14h3v3M21 14v.01M21 18v3h-3M14 20.5v.01",
      solid: "O6.5 6.5 .2O17.5 6.5 .2O6.5 17.5 .2"),
    "qrcode.viewfinder": .init(
      lines:
        "M2.5 7V5A2.5 2.5 0 0 1 5 2.5h2M17 2.5h2A2.5 2.5 0 0 1 21.5 5v2M21.5 17v2a2.5 2.5 0 0 1-2.5 2.5h-2M7 21.5H5A2.5 2.5 0 0 1 2.5 19v-2R7 7 3.5 3.5 .5R14 7 3.5 3.5 .5R7 14 3.5 3.5 .5M14 14h1M17.5 14v3.5h-3"
    ),
    "chart.bar": .init(shape: "R2.5 12 4.5 9 1.2R9.8 7.5 4.5 13.5 1.2R17 3 4.5 18 1.2"),
    "chart.bar.xaxis": .init(
      shape: "R4 10 3.5 7 1R10.3 6 3.5 11 1R16.5 2.5 3.5 14.5 1", lines: "M2 21h20"),
    "chart.bar.doc.horizontal": .init(shape: "R4 2 16 20 3", inside: "M8 7h4M8 12h8M8 17h6"),
    "chart.pie": .init(shape: "M10 4a9 9 0 1 0 10 10H10z", lines: "M14 2.5a8 8 0 0 1 7.5 7.5H14z"),
    "chart.line.uptrend.xyaxis": .init(
      lines: "M3 3v15.5A2.5 2.5 0 0 0 5.5 21H21M7 16l4-5 3.5 3L20.5 6.5M16 6.5h4.5V11"),
    "chart.line.downtrend.xyaxis": .init(
      lines: "M3 3v15.5A2.5 2.5 0 0 0 5.5 21H21M7 6l4 5 3.5-3 6 8M16 16h4.5v-4.5"),
    "chart.xyaxis.line": .init(
      lines: "M3 3v15.5A2.5 2.5 0 0 0 5.5 21H21M7 15.5l3.5-5 4 3.5 5.5-7.5"),
    "chart.line.flattrend.xyaxis": .init(
      lines: "M3 3v15.5A2.5 2.5 0 0 0 5.5 21H21M7 12h13.5M17 8.5l3.5 3.5-3.5 3.5"),
    "building.columns": .init(
      shape: "M12 2.5L2.5 7.5V9.5h19V7.5z", lines: "M5 13v4M9.7 13v4M14.3 13v4M19 13v4M2.5 20.5h19"),
    "building": .init(
      shape: "M7.5 2.5h9A1.5 1.5 0 0 1 18 4v17.5H6V4a1.5 1.5 0 0 1 1.5-1.5z",
      inside: "M9.7 7h.01M14.3 7h.01M9.7 11h.01M14.3 11h.01M10 21v-4.5h4V21"),
    "building.2": .init(
      shape: "M3.5 2.5h8A1.5 1.5 0 0 1 13 4v17.5H2V4a1.5 1.5 0 0 1 1.5-1.5z",
      inside: "M5.7 7h.01M9.3 7h.01M5.7 11h.01M9.3 11h.01M7.5 21v-4",
      lines: "M13 9h7a2 2 0 0 1 2 2v10.5h-9M17.5 13h.01M17.5 17h.01"),
    "signpost.right": .init(shape: "M4 4h13l4 4-4 4H4z", lines: "M10.5 2v2M10.5 12v10"),
    "scalemass": .init(shape: "M6 8h12l3 12.5H3z", lines: "O12 5 2.5"),
    "medal": .init(
      shape: "O12 15.5 6", lines: "M8.5 10.5L4.5 2.5M15.5 10.5l4-8M9.5 2.5l2.5 5 2.5-5"),
    "trophy": .init(
      shape: "M7 3h10v6.5a5 5 0 0 1-10 0z",
      lines:
        "M7 5H3v2a4 4 0 0 0 4 4M17 5h4v2a4 4 0 0 1-4 4M12 14.5V18M7.5 21h9M9.5 21c0-2 1-3 2.5-3s2.5 1 2.5 3"
    ),
    "rosette": .init(shape: "O12 9 6.5", lines: "M8 14.5L6.5 22l5.5-3 5.5 3L16 14.5"),
    "crown": .init(shape: "M2.5 7l5 4.5L12 4l4.5 7.5 5-4.5-2 12.5h-15z"),
    "party.popper": .init(
      shape: "M7.5 9L15 16.5 2.5 21.5z",
      lines:
        "M12 7.5c.5-1.5 0-3-1.5-4M16.5 12c1.5-.5 3 0 4.5 1M14 10c1.5-3 4-4.5 7-4.5M16 2.5v.01M21 9.5v.01M21 17v.01"
    ),
    "flag": .init(
      shape: "M5 3.5c5-2.5 9 2.5 14.5 0v10.5c-5.5 2.5-9.5-2.5-14.5 0z", lines: "M5 2.5V22"),
    "flag.checkered": .init(
      lines: "M4.5 22V3.5c5-2 10 2 15 0v10.5c-5 2-10-2-15 0",
      solid:
        "M5.5 4c2-.5 3.5-.3 5 0v4c-1.5-.3-3-.5-5 0zM12 9c2 .5 4 .7 6.5 0v4.5c-2.5.5-4.5.2-6.5 0z"),
  ]
}
