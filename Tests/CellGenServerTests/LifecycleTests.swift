import CellGenCommand
import Foundation
import TestSupport
import Testing

@testable import CellGenAuthoring

@Suite struct LifecycleTests {
  @Test func aSessionEndsInOrder() throws {
    let session = Session()
    let result = try session.request("initialize", ["capabilities": [:], "processId": nil])
    #expect(result["serverInfo"]["name"] == "cellgen")
    #expect(result["capabilities"]["positionEncoding"] == "utf-16")
    #expect(result["capabilities"]["textDocumentSync"]["change"] == 1)
    #expect(result["capabilities"]["documentFormattingProvider"] == true)
    try session.notify("initialized")
    #expect(try session.request("shutdown") == .null)
    #expect(try session.error("textDocument/formatting")?.code == -32600)
    try session.notify("exit")
    #expect(session.exitCode() == .success)
  }

  @Test func exitWithoutShutdownIsAFailure() throws {
    let session = try Session.start()
    try session.notify("exit")
    #expect(session.exitCode() == .failure)
  }

  @Test func exitBeforeTheStartIsAFailure() throws {
    let session = Session()
    try session.notify("exit")
    #expect(session.exitCode() == .failure)
  }

  @Test func theEndOfTheInputEndsTheServer() throws {
    let session = try Session.start()
    session.close()
    #expect(session.exitCode() == .failure)
    #expect(session.logged.contains("the client has closed its output"))
  }

  @Test func theEndOfTheInputAfterShutdownIsNoFailure() throws {
    let session = try Session.start()
    try session.request("shutdown")
    session.close()
    #expect(session.exitCode() == .success)
  }

  @Test func theServerEndsWithTheProcessThatStartedIt() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exit 0"]
    try process.run()
    process.waitUntilExit()
    let session = Session()
    try session.request(
      "initialize", ["processId": .integer(Int(process.processIdentifier)), "capabilities": [:]])
    #expect(session.exitCode() == .failure)
    #expect(session.logged.contains("the process that started the server has ended"))
  }

  @Test func nothingIsAnsweredBeforeTheStart() throws {
    let session = Session()
    #expect(try session.error("textDocument/hover")?.code == -32002)
    #expect(try session.error("shutdown")?.code == -32002)
    try session.open("file:///a.sections", "views: [")
    #expect(
      try session.request("initialize", ["capabilities": [:]])["serverInfo"]["name"] == "cellgen")
    #expect(try session.error("initialize")?.code == -32600)
  }

  @Test func utf8IsTakenWhereItIsOffered() throws {
    let session = Session()
    let result = try session.request(
      "initialize",
      ["capabilities": ["general": ["positionEncodings": ["utf-32", "utf-16", "utf-8"]]]])
    #expect(result["capabilities"]["positionEncoding"] == "utf-8")
  }

  @Test func unknownMethodsAreRefused() throws {
    let session = try Session.start()
    #expect(try session.error("textDocument/nothing")?.code == -32601)
    try session.notify("$/setTrace", ["value": "off"])
    try session.notify("textDocument/nothing")
    #expect(try session.error("textDocument/formatting", [:])?.code == -32602)
    #expect(
      try session.error("textDocument/formatting", Session.document("file:///none.sections"))?.code
        == -32602)
  }

  @Test func identifiersCanBeTexts() throws {
    let session = try Session.start()
    try session.send(["jsonrpc": "2.0", "id": "one", "method": "shutdown"])
    #expect(try session.result(of: .string("one")).get() == .null)
  }

  @Test func aRequestIsCanceledBeforeItIsAnswered() throws {
    let session = try Session.start()
    let uri = "file:///none/Long.sections"
    let fields = (1...2000).map { "      field\($0): String\n" }.joined()
    try session.open(uri, "views:\n  Row:\n    data:\n      id: Int\n" + fields)
    let shared = Session.document(uri)
    // In one packet: the server reads the cancellation while it answers the requests before.
    let ids = [RequestID.number(901), .number(902), .number(900)]
    let requests = ids.map {
      Message.request($0, method: "textDocument/formatting", params: shared)
    }
    let cancel: JSON = [
      "jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 900],
    ]
    try session.send(
      bytes: requests.flatMap { Framing.frame($0.json.text) } + Framing.frame(cancel.text))
    guard case .failure(let error) = try session.result(of: .number(900)) else {
      Issue.record("the request was answered")
      return
    }
    #expect(error.code == -32800)
  }

  @Test func filesAreWatchedWhereTheClientCan() throws {
    let session = try Session.start()
    let params = try session.serverRequest("client/registerCapability")
    let patterns = params["registrations"].items.first?["registerOptions"]["watchers"].items
      .map { $0["globPattern"] }
    #expect(patterns == ["**/*.sections", "**/Package.swift"])
    let other = try Session.start([:])
    #expect(try !other.rest().contains { if case .request = $0 { true } else { false } })
  }

  // MARK: Hostile input

  static let malformed: [(String, Int)] = [
    ("{", -32700), ("", -32700), ("nul", -32700), ("[]", -32600), ("1", -32600),
    (#"{"jsonrpc": "2.0"}"#, -32600), (#"{"id": 1, "method": "shutdown"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": null, "method": "shutdown"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1.5, "method": "shutdown"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": [], "method": "shutdown"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1, "method": 7}"#, -32600),
    (#"[{"jsonrpc": "2.0", "id": 1, "method": "shutdown"}]"#, -32600),
    (String(repeating: "[", count: 10_000), -32700),
  ]

  @Test(arguments: malformed) func whatIsNoMessageIsRefused(text: String, code: Int) throws {
    let session = try Session.start()
    try session.send(bytes: Framing.frame(Array(text.utf8)))
    let message = try session.first { message in
      if case .response(_, .failure(let error)) = message { error.code == code } else { false }
    }
    guard case .response = message else { return }
    #expect(try session.request("shutdown") == .null, "the session goes on")
  }

  @Test func answersThatNobodyWaitsForAreIgnored() throws {
    let session = try Session.start()
    try session.send(["jsonrpc": "2.0", "id": 77, "result": [:]])
    try session.send(["jsonrpc": "2.0", "id": "x", "error": ["code": 1, "message": "m"]])
    try session.send(["jsonrpc": "2.0", "id": nil, "error": ["code": 1, "message": "m"]])
    #expect(try session.request("shutdown") == .null)
  }

  @Test func garbageIsSkipped() throws {
    let session = try Session.start()
    try session.send(bytes: Array("GET / HTTP/1.1\r\nHost: x\r\n\r\n".utf8))
    try session.send(bytes: [0xFF, 0x00, 0x0A])
    #expect(try session.request("shutdown") == .null)
    #expect(session.logged.contains("skipped bytes that are not a message"))
  }

  @Test func strangeParametersAreRefused() throws {
    let session = try Session.start()
    let strange: [JSON] = [
      nil, [], 1, "x", true, ["textDocument": 1], ["textDocument": ["uri": 1]],
      ["textDocument": ["uri": "file:///a.sections"], "contentChanges": [1]],
      ["textDocument": ["uri": ""], "position": ["line": "x"]],
    ]
    for method in Feature.all.map(\.method) + Reaction.all.map(\.method) {
      for params in strange {
        try session.notify(method, params)
        _ = try session.result(of: session.ask(method, params))
      }
    }
    #expect(try session.request("shutdown") == .null)
  }
}
