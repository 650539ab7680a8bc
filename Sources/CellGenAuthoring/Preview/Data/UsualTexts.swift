import CellGenCore

/// What texts of fields with usual names say.
enum UsualTexts {
  /// Texts for a field of a view, by their names or the last words of these: `senderName` is a name, and the
  /// `title` of a `ShelfHeader` a header's. Nil for unusual names.
  static func texts(for field: String, of view: String) -> [String]? {
    let words = [view, field].flatMap { titleInWords($0).split(separator: " ") }
      .map { $0.lowercased() }
    for start in words.indices {
      if let texts = byName[words[start...].joined()] { return texts }
    }
    return nil
  }

  private static let byName: [String: [String]] = {
    let groups: [(names: String, texts: [String])] = [
      (
        "name by author sender user owner customer person contact artist fullname displayname member "
          + "recipient driver teacher student reviewer host",
        ["Ada Lovelace", "Grace Hopper", "Alan Turing"]
      ),
      ("firstname givenname", ["Ada", "Grace", "Alan"]),
      ("lastname surname familyname", ["Lovelace", "Hopper", "Turing"]),
      ("username handle nickname login", ["ada", "grace", "alan"]),
      ("initials", ["AL", "GH", "AT"]),
      ("email mail emailaddress", ["ada@example.com", "grace@example.com", "alan@example.com"]),
      ("phone phonenumber mobile telephone", ["(555) 010-0199", "(555) 010-0123"]),
      (
        "title headline subject topic",
        ["Weekend in the mountains", "A new bicycle", "Dinner with friends"]
      ),
      (
        "heading header section group headingtitle headertitle sectiontitle shelftitle grouptitle "
          + "headingname headername sectionname shelfname headertext headingtext",
        ["Today", "Yesterday", "Last week"]
      ),
      (
        "settingtitle settingname preferencetitle preferencename optiontitle optionname switchtitle",
        ["Notifications", "Appearance", "Privacy"]
      ),
      (
        "tasktitle taskname todotitle todoname remindertitle remindername errandtitle tasktext "
          + "todotext",
        ["Water the plants", "Call the dentist", "Return the books"]
      ),
      (
        "filename documentname attachmentname downloadname",
        ["Report.pdf", "Holiday.mov", "Budget.xlsx"]
      ),
      (
        "albumtitle songtitle tracktitle albumname songname trackname",
        ["Blue Train", "Kind of Blue", "Time Out"]
      ),
      ("booktitle bookname", ["Middlemarch", "The Waves", "Emma"]),
      ("listname listtitle foldername projectname mailboxname", ["Home", "Work", "Ideas"]),
      ("appname", ["Maps", "Notes", "Weather"]),
      (
        "subtitle tagline kicker",
        ["Three days, two huts and one summit", "Blue, and hardly used", "Saturday at seven"]
      ),
      (
        "text body message content comment description summary detail details preview excerpt bio "
          + "about note notes remark review abstract lyrics story",
        [
          "We took the early train and were above the clouds by noon.",
          "It is lighter than it looks, and the brakes are new.",
          "Bring whatever you like, there is room for everybody.",
        ]
      ),
      ("caption", ["Above the clouds", "The blue one", "Before the guests came"]),
      ("hint footer footertext footnote help explanation", ["You can change this later."]),
      ("question", ["Where do we meet?", "Is it still for sale?"]),
      ("answer", ["At the station, at nine.", "Yes, it is."]),
      ("error warning problem", ["The connection was lost."]),
      ("placeholder prompt", ["Write something"]),
      ("city town place location venue", ["London", "New York", "Cambridge"]),
      ("country", ["United Kingdom", "United States", "Canada"]),
      ("address street", ["12 St James’s Square", "350 Fifth Avenue", "1 Market Street"]),
      ("zip zipcode postcode postalcode", ["10118", "94105"]),
      ("company organization brand shop store seller", ["Analytical Engines", "Compilers & Co."]),
      (
        "product item article productname producttitle itemname articlename linename offertitle",
        ["Espresso cups", "Desk lamp", "Notebook"]
      ),
      ("category genre kind type", ["Travel", "Books", "Music"]),
      ("tag tags keyword topics labels", ["Travel", "Food", "Music"]),
      ("language", ["English", "German", "Japanese"]),
      ("status state", ["On its way", "Delivered", "Open"]),
      ("price amount total cost balance fee", ["$24.99", "$7.50", "$1,200.00"]),
      ("currency currencycode", ["USD"]),
      ("unit", ["kg"]),
      ("date day", ["June 10", "June 9", "June 1"]),
      ("time", ["9:41 AM", "7:00 PM", "12:30 PM"]),
      ("duration length", ["3:07", "12:40", "0:45"]),
      ("distance", ["2.4 km", "800 m", "12 km"]),
      ("weight", ["1.2 kg", "300 g"]),
      ("size", ["2.4 MB", "380 kB", "12 MB"]),
      ("version", ["2.1", "2.0.3"]),
      ("count number badge quantity value score likes views", ["12", "3", "128"]),
      ("rank position index", ["1", "2", "3"]),
      ("rating stars", ["4.5", "3.8"]),
      ("percent percentage progress share", ["60%", "25%"]),
      ("letter", ["A", "G", "T"]),
      ("emoji reaction", ["🎉", "👍", "❤️"]),
      ("symbol icon symbolname iconname", ["star.fill", "heart.fill", "bell.fill"]),
      ("link url website homepage site domain", ["example.com"]),
      ("code", ["A-1024", "B-77"]),
      ("password secret pin", ["secret"]),
      ("id identifier key", ["1", "2", "3"]),
    ]
    return groups.reduce(into: [:]) { texts, group in
      for name in group.names.split(separator: " ") { texts[String(name)] = group.texts }
    }
  }()
}

/// What numbers of fields with usual names are.
enum UsualNumbers {
  /// Numbers that a format is for; nil for one that does not say.
  static func numbers(written format: TextFormat?, _ isWhole: Bool) -> [Double]? {
    switch format {
    case .currency: isWhole ? [25, 8, 1_200] : [24.99, 7.5, 1_200]
    case .percent: isWhole ? [25, 60, 5] : [0.25, 0.6, 0.05]
    case .bytes: [2_400_000, 380_000, 12_000_000]
    case .duration: [187, 760, 45]
    case .measurement: isWhole ? [12, 3, 80] : [12.5, 3.2, 80]
    case .number, .date, .relative, .list, .member, nil: nil
    }
  }

  /// Numbers for a field, by its name or the last words of it.
  static func numbers(for field: String, _ isWhole: Bool) -> [Double] {
    let words = titleInWords(field).split(separator: " ").map { $0.lowercased() }
    for start in words.indices {
      let name = words[start...].joined()
      if let numbers = (isWhole ? whole[name] : fractions[name]) ?? byName[name] { return numbers }
    }
    return isWhole ? [42, 7, 128] : [12.5, 3.2, 80]
  }

  private static func table(_ groups: [(names: String, numbers: [Double])]) -> [String: [Double]] {
    groups.reduce(into: [:]) { numbers, group in
      for name in group.names.split(separator: " ") { numbers[String(name)] = group.numbers }
    }
  }

  private static let byName = table([
    (
      "likes count views members followers following replies comments shares downloads",
      [128, 7, 1_024]
    ),
    ("unread badge notifications", [3, 1, 12]),
    ("quantity", [2, 1, 5]),
    ("stock", [9, 4, 20]),
    ("rank position index level depth indent step page number", [1, 2, 3]),
    ("age", [36, 52, 41]),
    ("year", [2026, 2025, 2024]),
    ("temperature", [21, 18, 25]),
    ("size bytes", [2_400_000, 380_000, 12_000_000]),
    ("duration length seconds", [187, 760, 45]),
    ("width height", [120, 80, 160]),
  ])

  private static let whole = table([
    ("price amount total cost balance fee", [25, 8, 1_200]),
    ("rating stars score", [4, 5, 3]),
    ("percent percentage progress", [60, 25, 90]),
  ])

  private static let fractions = table([
    ("price amount total cost balance fee", [24.99, 7.5, 1_200]),
    ("rating stars score", [4.5, 3.8, 5]),
    ("progress fraction share percent percentage done", [0.6, 0.25, 0.9]),
    ("latitude", [51.5]),
    ("longitude", [-0.13]),
  ])
}
