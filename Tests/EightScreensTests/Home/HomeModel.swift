import Foundation

/// Somebody who posts.
struct Author: Hashable, Sendable {
  var name: String
  var handle: String
  var avatar: URL?
}

/// A post of the feed.
struct Post: Hashable, Sendable {
  var id: Int
  var boostedBy: String?
  var author: Author
  var date: Date
  var text: AttributedString
  var media: [Media] = []
  var quoted: Quoted?
  var replies = 0
  var boosts = 0
  var likes = 0
  var isBoosted = false
  var isLiked = false
  var isMine = false

  /// A picture of a post.
  struct Media: Hashable, Sendable {
    var id: Int
    var url: URL?
    var alt: String?
  }

  /// A post inside another.
  struct Quoted: Hashable, Sendable {
    var id: Int
    var author: Author
    var date: Date
    var text: AttributedString
  }
}

extension Post {
  static let samples: [Post] = {
    let ann = Author(name: "Ann Lee", handle: "@ann")
    let bob = Author(name: "Bob Ray", handle: "@bob")
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    return [
      Post(
        id: 1, boostedBy: "Bob Ray", author: ann, date: date,
        text: AttributedString("Good morning"),
        media: [
          Media(id: 7, alt: "A harbour"),
          Media(id: 8, alt: "A boat"),
        ], replies: 2, boosts: 1, likes: 12, isLiked: true),
      Post(
        id: 2, author: bob, date: date, text: AttributedString("This, exactly"),
        quoted: Quoted(id: 3, author: ann, date: date, text: AttributedString("Ship small things")),
        isMine: true),
    ]
  }()
}
