import CellGenCore

extension Feature {
  /// Proposals for a place: keys, words, and names that fit.
  static let completion = Feature(
    "textDocument/completion",
    capability: [
      "completionProvider": ["resolveProvider": true, "triggerCharacters": [" ", "{", "[", ","]]
    ]
  ) { request throws(ResponseError) in
    let manifest = try request.manifest()
    let offset = try manifest.offset(request.params)
    let language = manifest.run.knownLanguage
    guard let file = language.sources.firstIndex(where: { $0.path == manifest.source.path }) else {
      return .null
    }
    let client = request.client
    let hasSnippets = client.completionItem["snippetSupport"] == true
    let proposals = language.proposals(in: manifest.lines.bytes, of: file, at: offset)
    return [
      "isIncomplete": false,
      "items": .array(
        proposals.enumerated().compactMap { position, proposal in
          proposal.json(manifest.lines, at: position, hasSnippets: hasSnippets, client)
        }),
    ]
  }

  /// The help for a key, which an editor requests when it shows the proposal.
  static let completionHelp = Feature("completionItem/resolve") { request throws(ResponseError) in
    let data = request.params["data"]
    guard let construct = data["construct"].string, let key = data["key"].string,
      let help = Proposal.KeyName(construct: construct, key: key).markdown
    else { return request.params }
    let formats = request.client.completionItem["documentationFormat"]
    return request.params.merging(["documentation": request.client.markup(help, formats)])
  }
}

extension Client {
  /// Text as Markdown, or as plain text for a client that doesn't support Markdown.
  ///
  /// - Parameter formats: the formats that the client supports, as reported at the start.
  /// - Source: Language Server Protocol 3.17, "MarkupContent".
  func markup(_ markdown: String, _ formats: JSON) -> JSON {
    if formats.items.contains("markdown") {
      return ["kind": "markdown", "value": .string(markdown)]
    }
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("```") && $0 != "---" }
    let text = lines.joined(separator: "\n").replacing("**", with: "").replacing("`", with: "")
    // A client that lists no formats expects plain text, if anything.
    return formats.isNull ? .string(text) : ["kind": "plaintext", "value": .string(text)]
  }

  var completionItem: JSON { capabilities["textDocument"]["completion"]["completionItem"] }
}

extension Proposal {
  /// - Parameters:
  ///   - position: its position among proposals of the same rank.
  ///   - hasSnippets: false for editors without tab stops; some of these also lack multiline items.
  fileprivate func json(_ lines: TextLines, at position: Int, hasSnippets: Bool, _ client: Client)
    -> JSON?
  {
    if !hasSnippets, kind == .snippet { return nil }
    let snippet = hasSnippets ? snippet : nil
    let text = hasSnippets ? text : String(text.prefix { $0 != "\n" })
    let order = [rank, position].map { number -> String in
      let digits = String(number)
      return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }
    var json: JSON = [
      "label": .string(label), "kind": .integer(kind.number), "filterText": .string(label),
      "sortText": .string(order.joined()),
      "textEdit": lines.edit(range, snippet ?? text),
      "insertTextFormat": snippet == nil ? 1 : 2,
      // The text already contains the indentation of its lines.
      "insertTextMode": 1,
    ]
    if !detail.isEmpty { json = json.merging(["detail": .string(detail)]) }
    if case .color(let digits?) = kind {
      // Editors that draw colors look for them here.
      json = json.merging(["documentation": .string(digits)])
    } else if !documentation.isEmpty {
      json = json.merging([
        "documentation": client.markup(documentation, client.completionItem["documentationFormat"])
      ])
    }
    if let help {
      json = json.merging([
        "data": ["construct": .string(help.construct), "key": .string(help.key)]
      ])
    }
    return json
  }
}

extension Proposal.Kind {
  /// - Source: Language Server Protocol 3.17, "CompletionItemKind".
  fileprivate var number: Int {
    switch self {
    case .key: 10
    case .element, .view: 7
    case .word: 20
    case .field: 5
    case .action: 2
    case .section: 9
    case .style, .format: 6
    case .type: 22
    case .member, .symbol: 21
    case .manifest: 17
    case .number: 12
    case .snippet: 15
    case .color: 16
    }
  }
}
