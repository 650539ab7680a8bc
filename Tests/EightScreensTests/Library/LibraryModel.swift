import Foundation

/// A way to look through the library.
enum Category: String, CaseIterable, Hashable, Sendable {
  case playlists, artists, genres

  var title: String {
    switch self {
    case .playlists: "Playlists"
    case .artists: "Artists"
    case .genres: "Genres"
    }
  }

  var symbol: String {
    switch self {
    case .playlists: "music.note.list"
    case .artists: "music.mic"
    case .genres: "guitars"
    }
  }
}

/// An album of the library.
struct Album: Hashable, Sendable {
  var id: Int
  var title: String
  var artist: String
  var cover: URL?
}

/// A song of the library.
struct Song: Hashable, Sendable {
  var id: Int
  var number: Int
  var title: String
  var length: TimeInterval
  var isExplicit = false
}

/// What the player plays, and how far it is.
struct NowPlaying: Hashable, Sendable {
  var song: Int
  var progress: Double
}

/// The music of the user.
struct MusicLibrary: Hashable, Sendable {
  var categories: [Category] = []
  var recent: [Album] = []
  var albums: [Album] = []
  var songs: [Song] = []
}

extension MusicLibrary {
  static let samples: MusicLibrary = {
    let albums = [
      Album(id: 1, title: "Low Tide", artist: "The Harbours"),
      Album(id: 2, title: "Paper Moons", artist: "Ida Bell"),
    ]
    return MusicLibrary(
      categories: Category.allCases, recent: [albums[1]], albums: albums,
      songs: [
        Song(id: 1, number: 1, title: "Anchor", length: 185),
        Song(id: 2, number: 2, title: "Breakwater", length: 241, isExplicit: true),
      ])
  }()
}
