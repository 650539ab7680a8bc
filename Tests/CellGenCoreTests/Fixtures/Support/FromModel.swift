import Foundation

/// A model of the app, which knows nothing of views.
struct Mail {
  struct Company {
    var name: String
  }

  struct Sender {
    var name: String
    var company: Company?
  }

  struct File {
    var name: String
    var bytes: [UInt8]
  }

  var id: Int
  var title: String
  var sender: Sender
  var `default`: Bool
  var sent: Date
  var files: [File]
}

/// What a row shows and the model does not have; of no actor, as view data are.
extension Mail.File {
  nonisolated var size: Int { bytes.count }
}

enum MailBox {
  nonisolated struct Page<Item> {
    var title: String
    var items: [Item]
  }
}

struct Import {
  var name: String
  var `private`: Bool
}
