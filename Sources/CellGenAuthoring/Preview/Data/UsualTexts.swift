import CellGenCore

/// Texts for fields with usual names.
///
/// - Shape: texts at the same position belong together, and no two rows of a section have the same text.
enum UsualTexts {
  /// Texts for a field of a view, by its name or the last words of its name: `senderName` is a name, and the
  /// `title` of a `ShelfHeader` is a header's. Nil for unusual names.
  ///
  /// - Parameter kind: the subject of the view, if its name doesn't show it.
  static func texts(for field: String, of view: String, _ kind: ViewKind?) -> [String]? {
    let fieldWords = lowercasedWords(of: field)
    var viewWords = lowercasedWords(of: view)
    while !viewWords.isEmpty {
      if let texts = texts(viewWords, fieldWords) { return texts }
      // The name in a `ProductCard` is that of a product.
      guard let last = viewWords.popLast(), wordsOfParts.contains(last) else { break }
    }
    if let kind, let texts = byName[kind.rawValue + field.lowercased()] { return texts }
    return fieldWords.indices.lazy.compactMap { byName[fieldWords[$0...].joined()] }.first
  }

  /// Texts for a combination of a view's last words and all words of a field.
  private static func texts(_ view: [String], _ field: [String]) -> [String]? {
    let field = field.joined()
    return view.indices.lazy.compactMap { byName[view[$0...].joined() + field] }.first
  }

  private static let wordsOfParts: Set<String> = [
    "card", "cell", "entry", "item", "row", "tile", "title", "view",
  ]

  /// The number of texts in the longest list.
  static var mostTexts: Int { UsualPerson.all.count }

  private static let byName = table(
    byWord: people + headings + rows + things + details + numbers)

  private typealias Group = (words: String, value: [String])
}

// MARK: - People

extension UsualTexts {
  private static let people: [Group] = [
    (
      "name by author sender user owner customer person contact artist fullname displayname member "
        + "recipient driver teacher student reviewer host guest receiver assignee approver partner",
      UsualPerson.all.map(\.name)
    ),
    ("firstname givenname", UsualPerson.all.map(\.first)),
    ("lastname surname familyname", UsualPerson.all.map(\.last)),
    ("username handle nickname login", UsualPerson.all.map(\.username)),
    ("initials", UsualPerson.all.map(\.initials)),
    ("email mail emailaddress", UsualPerson.all.map(\.email)),
    (
      "phone phonenumber mobile telephone",
      UsualPerson.all.indices.map { "(555) 010-0\(199 - $0 * 3)" }
    ),
  ]
}

// MARK: - Headings and rows of settings

extension UsualTexts {
  private static let headings: [Group] = [
    (
      "heading header section group headingtitle headertitle sectiontitle grouptitle headingname "
        + "headername sectionname headertext headingtext",
      ["Today", "Yesterday", "Last week", "Last month", "This spring", "Last year"]
    ),
    (
      "shelftitle shelfname shelftext",
      [
        "New this week", "Popular now", "Made for you", "Worth another look", "Hidden treasures",
        "Last chance",
      ]
    ),
    ("letter initial", ["A", "G", "T", "E", "S", "H", "B", "C"]),
  ]

  private static let rows: [Group] = [
    (
      "settingtitle settingname settingtext settinglabel preferencetitle preferencename",
      [
        "Notifications", "Appearance", "Privacy", "Sounds", "Storage", "Language", "Battery",
        "Units",
      ]
    ),
    (
      "settingvalue settingdetail settingsubtitle preferencevalue",
      ["On", "Automatic", "Strict", "Quiet", "18 GB", "English", "84%", "Metric"]
    ),
    (
      "settingsymbol settingicon",
      [
        "bell", "sun.max", "lock", "speaker.wave.2", "archivebox", "globe", "bolt", "textformat",
      ]
    ),
    (
      "switchtitle switchname switchtext switchlabel toggletitle togglename",
      [
        "Notifications", "Airplane mode", "Location", "Wi-Fi", "Dark appearance", "Previews",
      ]
    ),
    ("switchsymbol switchicon", ["bell", "airplane", "location", "wifi", "moon", "eye"]),
    (
      "choicetitle choicename choicetext choicelabel optiontitle optionname",
      ["Automatic", "Light", "Dark", "Classic", "Compact", "Large"]
    ),
    ("sumtitle sumname sumlabel", ["Subtotal", "Shipping", "Tax", "Total"]),
    (
      "tasktitle taskname todotitle todoname remindertitle remindername errandtitle tasktext "
        + "todotext",
      [
        "Water the plants", "Call the dentist", "Return the books", "Buy stamps", "Book the train",
        "Fix the bicycle", "Pick up the parcel", "Renew the passport", "Back up the photos",
        "Pay the rent", "Sharpen the knives", "Write to Grandma",
      ]
    ),
  ]
}

// MARK: - Things

extension UsualTexts {
  private static let things: [Group] = [
    (
      "title headline subject topic",
      [
        "Weekend in the mountains", "A new bicycle", "Dinner with friends", "Notes from the harbor",
        "The garden in May", "A room with a view", "Slow bread", "Letters from abroad",
        "Night train to the coast", "Three good knives", "What the owl heard", "The last apple",
      ]
    ),
    (
      "subtitle tagline kicker",
      [
        "Three days, two huts and one summit", "Blue, and hardly used", "Saturday at seven",
        "Boats, ropes and rain", "What grows on a balcony", "Fourth floor, no elevator",
        "Flour, water, salt and time", "With stamps from nine countries",
        "Asleep at ten, at sea by six", "One is enough, but still", "Notes on a quiet wood",
        "An orchard in November",
      ]
    ),
    (
      "text body message content comment description summary detail details preview excerpt bio "
        + "about note notes remark review abstract lyrics story",
      [
        "We took the early train and were above the clouds by noon.",
        "It is lighter than it looks, and the brakes are new.",
        "Bring whatever you like, there is room for everybody.",
        "The last ferry was late, so we watched the boats come in.",
        "The beans are up, and the snails have noticed.",
        "You can see the river from the kitchen if you lean out.",
        "Let it rest overnight, and do not look at it too often.",
        "The post takes three weeks, which is part of the fun.",
        "I woke up at the border, and then at the beach.",
        "Keep them dry and sharp, and they will outlive you.",
        "It called twice, and then the rain began.", "We left one on the tree for the blackbirds.",
      ]
    ),
    (
      "caption alt",
      [
        "Above the clouds", "The blue one", "Before the guests came", "Low tide", "First roses",
        "Roofs at dusk", "Fresh from the oven", "A full mailbox", "Platform four", "Steel and oak",
        "Between the pines", "First frost",
      ]
    ),
    (
      "filename documentname attachmentname downloadname",
      [
        "Report.pdf", "Holiday.mov", "Budget.xlsx", "Minutes.docx", "Floor plan.png", "Invoice.pdf",
      ]
    ),
    (
      "albumtitle albumname",
      [
        "Blue Train", "Kind of Blue", "Time Out", "Night Songs", "Northern Lights", "Paper Moon",
        "River Hours", "Second Summer", "Half Past Nine", "Open Windows", "The Quiet Year",
        "Tin Roof", "Far from Here", "Small Rooms", "Winter Coat", "Radio Days",
      ]
    ),
    (
      "songtitle tracktitle songname trackname",
      [
        "Morning Mail", "Seven Bridges", "Slow Rain", "Harbor Lights", "Two Left Shoes",
        "Home by Ten",
        "Salt and Sugar", "The Long Way", "Paper Boats", "Last Tram", "August", "One More Time",
      ]
    ),
    (
      "booktitle bookname",
      ["Middlemarch", "The Waves", "Emma", "Moby-Dick", "Walden", "Dracula", "Ulysses", "Kim"]
    ),
    (
      "listname listtitle foldername foldertitle projectname projecttitle mailboxname",
      ["Home", "Work", "Ideas", "Travel", "Garden", "Groceries"]
    ),
    (
      "appname apptitle",
      [
        "Maps", "Notes", "Weather", "Compass", "Recipes", "Chess", "Sketchbook", "Radio", "Journal",
        "Translate", "Planets", "Timer",
      ]
    ),
    (
      "apptagline appsubtitle appkicker",
      [
        "Find your way, even offline", "Write it down at once", "Rain or shine, hour by hour",
        "North, wherever you are", "Dinner in half an hour", "A game for the train",
        "Draw with a finger", "Stations from everywhere", "A page for every day",
        "Menus, signs and small talk", "The sky above you", "Eggs, tea and laundry",
      ]
    ),
    (
      "product item article productname producttitle itemname articlename linename "
        + "offertitle offername",
      [
        "Espresso cups", "Linen towel", "Oak table", "Wool blanket", "Water bottle", "Floor lamp",
        "Notebook", "Wall clock",
      ]
    ),
    (
      "option options variant choice selection configuration",
      [
        "Set of two, white", "Gray, 50 × 70 cm", "200 × 90 cm", "Green, 130 × 170 cm", "0.7 liters",
        "Brass", "A5, dotted", "Black",
      ]
    ),
  ]
}

// MARK: - Details

extension UsualTexts {
  private static let details: [Group] = [
    (
      "hint footer footertext footnote help explanation",
      [
        "You can change this later.", "Only you can see this.", "This applies to all devices.",
        "It takes effect the next time you open the app.", "Changes are saved automatically.",
        "You can turn this off at any time.",
      ]
    ),
    (
      "question",
      [
        "Where do we meet?", "Is it still for sale?", "May I bring someone?",
        "How late does it open?",
        "Who has the key?", "What did I miss?",
      ]
    ),
    (
      "answer",
      [
        "At the station, at nine.", "Yes, it is.", "Of course, please do.", "Until ten.",
        "The neighbor across the hall.", "Only the speeches.",
      ]
    ),
    (
      "error warning problem",
      [
        "The connection was lost.", "The card was declined.", "The file is too large.",
        "The password has expired.", "There is no room left.", "The server did not answer.",
      ]
    ),
    ("placeholder prompt", ["Write something"]),
    (
      "city town place location venue",
      ["London", "New York", "Cambridge", "Göttingen", "Paris", "Stockholm", "Kyoto", "Lisbon"]
    ),
    (
      "country",
      [
        "United Kingdom", "United States", "Canada", "Germany", "France", "Sweden", "Japan",
        "Portugal",
      ]
    ),
    (
      "address street",
      [
        "12 St James’s Square", "350 Fifth Avenue", "1 Market Street", "4 Mill Lane",
        "27 Harbor Road",
        "9 Station Street",
      ]
    ),
    ("zip zipcode postcode postalcode", ["10118", "94105", "60601", "02139", "98101", "30303"]),
    (
      "company organization brand maker publisher shop store seller",
      [
        "Analytical Engines", "Compilers & Co.", "Northern Paper", "Mill Lane Bakery",
        "Bright Ideas",
        "Two Rivers Supply",
      ]
    ),
    (
      "category genre kind type categorytitle categoryname genrename genretitle",
      ["Travel", "Books", "Music", "Cooking", "Sports", "Science", "Garden", "Film"]
    ),
    (
      "tag tags keyword topics labels tagname tagtitle",
      ["Travel", "Food", "Music", "Design", "Nature", "Science", "Family", "Sports"]
    ),
    ("language", ["English", "German", "Japanese", "French", "Spanish", "Portuguese"]),
    (
      "status state", ["On its way", "Delivered", "Open", "Returned", "Waiting for pickup", "Paid"]
    ),
  ]
}

// MARK: - Numbers and times

extension UsualTexts {
  private static let numbers: [Group] = [
    (
      "price amount total cost balance fee",
      ["$24.99", "$7.50", "$1,200.00", "$59.00", "$12.95", "$149.00", "$3.80", "$89.90"]
    ),
    ("appprice", ["$4.99", "$0.99", "$9.99", "$2.99", "$14.99", "$1.99"]),
    ("sumamount sumprice sumcost sumsum", ["$124.97", "$4.90", "$10.40", "$140.27"]),
    ("discount saving savings", UsualNumbers.discounts.map { "−\(Int($0))%" }),
    ("currency currencycode", ["USD"]),
    ("unit", ["kg"]),
    ("date day", ["June 10", "June 9", "June 1", "May 20", "April 28", "March 12"]),
    ("time", ["9:41 AM", "7:00 PM", "12:30 PM", "8:15 AM", "4:05 PM", "10:20 AM"]),
    (
      "starttime start starts opens openingtime departure departuretime",
      ["9:00 AM", "10:30 AM", "12:00 PM", "1:45 PM", "4:00 PM", "6:30 PM"]
    ),
    (
      "endtime end ends closes closingtime arrival arrivaltime",
      ["10:15 AM", "11:30 AM", "1:30 PM", "3:00 PM", "5:45 PM", "9:00 PM"]
    ),
    ("duration length", ["3:07", "12:40", "0:45", "4:14", "33:00", "3:41", "5:12", "1:36"]),
    ("distance", ["2.4 km", "800 m", "12 km", "350 m", "5.1 km", "1.7 km"]),
    ("weight", ["1.2 kg", "300 g", "4.5 kg", "750 g", "90 g", "2 kg"]),
    ("size", ["2.4 MB", "380 kB", "12 MB", "56 kB", "840 MB", "1.7 MB", "98 kB", "31 MB"]),
    ("version", ["2.1", "2.0.3", "1.9", "3.0", "1.0.1", "2.4"]),
    (
      "count number badge quantity value score likes views",
      ["12", "3", "128", "7", "56", "31", "4", "89"]
    ),
    ("rank position index", ["1", "2", "3", "4", "5", "6", "7", "8"]),
    ("rating stars", ["4.5", "3.8", "5.0", "4.1", "2.9", "4.7", "3.3", "4.9"]),
    (
      "percent percentage progress share",
      ["60%", "25%", "90%", "40%", "75%", "10%"]
    ),
    ("emoji reaction", ["🎉", "👍", "❤️", "👏", "🌿", "🚲"]),
    (
      "symbol icon symbolname iconname",
      [
        "star.fill", "heart.fill", "bell.fill", "bookmark.fill", "flag.fill", "tag.fill",
        "folder.fill", "gift.fill",
      ]
    ),
    (
      "link url website homepage site domain",
      [
        "example.com", "example.org", "example.net", "shop.example.com", "blog.example.org",
        "docs.example.net",
      ]
    ),
    ("code", ["A-1024", "B-77", "C-310", "D-8", "E-562", "F-19"]),
    ("password secret pin", ["secret"]),
    ("id identifier key", ["1", "2", "3", "4", "5", "6", "7", "8"]),
  ]
}
