#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// The music library, declared and in plain UIKit: the same to whoever uses it.
@MainActor
@Suite struct LibraryScreenTests {
  final class Log {
    var deeds: [PlainLibraryAction] = []
  }

  struct Music {
    let seen: Seen
    let log = Log()
    let show: (MusicLibrary, NowPlaying?) -> Void
  }

  private func declared() -> Music {
    let controller = LibraryViewController()
    let music = Music(seen: Seen(controller), show: { controller.show($0, playing: $1) })
    let log = music.log
    controller.dataSource.onAction = { action in
      switch action {
      case .category(let id, .open): log.deeds.append(.openCategory(id))
      case .album(let id, .open): log.deeds.append(.openAlbum(id))
      case .album(let id, .play): log.deeds.append(.playAlbum(id))
      case .album(let id, .remove): log.deeds.append(.removeAlbum(id))
      case .song(let id, .play): log.deeds.append(.playSong(id))
      case .song(let id, .next): log.deeds.append(.playSongNext(id))
      case .song(let id, .love): log.deeds.append(.loveSong(id))
      case .song(let id, .delete): log.deeds.append(.deleteSong(id))
      case .recentHeader(.seeAll): log.deeds.append(.seeAll(.recent))
      case .albumsHeader(.seeAll): log.deeds.append(.seeAll(.albums))
      case .songsHeader(.seeAll): log.deeds.append(.seeAll(.songs))
      case .browse: log.deeds.append(.browse)
      }
    }
    return music
  }

  private func plain() -> Music {
    let controller = PlainLibraryViewController()
    let music = Music(seen: Seen(controller), show: { controller.show($0, playing: $1) })
    let log = music.log
    controller.onAction = { log.deeds.append($0) }
    return music
  }

  private func both() -> [Music] { [declared(), plain()] }

  private func show(_ library: MusicLibrary, _ playing: NowPlaying? = nil, in music: Music) {
    music.show(library, playing)
    music.seen.settle()
  }

  private func buttons(_ label: String, in music: Music) -> [UIButton] {
    music.seen.all(UIButton.self, in: music.seen.list).filter {
      !$0.isHidden && $0.spokenLabel == label
    }
  }

  @Test func everythingHasItsTexts() {
    for music in both() {
      show(.samples, in: music)
      let texts = [
        "Playlists", "Recently Added", "Paper Moons", "Ida Bell", "Albums", "Low Tide", "Songs",
        "Anchor", "Explicit",
      ]
      for text in texts { #expect(music.seen.text.contains(text), "\(text)") }
      #expect(!music.seen.text.contains("Playing"))
      let labels = music.seen.all(UILabel.self, in: music.seen.list)
      #expect(labels.contains { $0.text == "3:05" })
      #expect(music.seen.accessories(0) == ["disclosureIndicator"])
    }
  }

  @Test func anAlbumStandsInTwoSections() {
    for music in both() {
      show(.samples, in: music)
      #expect(music.seen.text.components(separatedBy: "Paper Moons").count == 3)
      music.seen.tap(0, section: 1)
      music.seen.tap(1, section: 2)
      #expect(music.log.deeds == [.openAlbum(2), .openAlbum(2)])
    }
  }

  @Test func albumsStandInColumns() throws {
    for music in both() {
      show(.samples, in: music)
      let frames = try [0, 1].map { item in
        try #require(music.seen.list.cellForItem(at: [2, item])).frame
      }
      #expect(frames[0].minY == frames[1].minY && frames[0].maxX + 16 == frames[1].minX)
    }
  }

  @Test func theSongThatPlaysShowsHowFarItIs() throws {
    for music in both() {
      show(.samples, in: music)
      show(.samples, NowPlaying(song: 2, progress: 0.5), in: music)
      #expect(music.seen.text.components(separatedBy: "Playing").count == 2)
      let bar = try #require(music.seen.view(UIProgressView.self, 1, section: 3))
      #expect(!bar.isHidden && bar.progress == 0.5)
      #expect(music.seen.view(UIProgressView.self, 0, section: 3)?.isHidden == true)
    }
  }

  @Test func menusOfRowsAndButtonsReport() throws {
    for music in both() {
      show(.samples, in: music)
      #expect(music.seen.menu(0, section: 2).map(\.title) == ["Play", "Remove"])
      #expect(music.seen.menu(0, section: 3).map(\.title) == ["Play Next", "Love"])
      #expect(music.seen.menu(0).isEmpty)
      music.seen.choose("Remove", 0, section: 2)
      music.seen.choose("Love", 1, section: 3)
      let more = try #require(buttons("More", in: music).first)
      #expect(more.menu?.children.map(\.title) == ["Play Next", "Love", "Delete"])
      music.seen.tap(0)
      music.seen.tap(1, section: 3)
      #expect(
        music.log.deeds == [
          .removeAlbum(1), .loveSong(2), .openCategory(.playlists), .playSong(2),
        ])
    }
  }

  @Test func moreIsSeenOfTwoSections() {
    for music in both() {
      show(.samples, in: music)
      for button in buttons("See All", in: music) { StandIn.tap(button) }
      #expect(Set(music.log.deeds) == [.seeAll(.recent), .seeAll(.albums)])
      #expect(music.log.deeds.count == 2)
    }
  }

  @Test func anEmptyLibraryLeadsToTheStore() throws {
    for music in both() {
      show(MusicLibrary(), in: music)
      #expect(music.seen.text == "No music, Browse")
      StandIn.tap(try #require(buttons("Browse", in: music).first))
      #expect(music.log.deeds == [.browse])
    }
  }
}
#endif
