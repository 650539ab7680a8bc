#if canImport(UIKit)
import CellGenRuntime
import Testing

/// Models of any kind, and what tells them apart.
@Suite struct FeedAnyCellModelTests {
  let post = AnyCellModel(Social.PostViewData(7, "a"))
  let advert = AnyCellModel(Adverts.PostViewData(7, "a"))

  @Test func modelsOfDifferentKindsDiffer() {
    #expect(post != advert)
    #expect(post.id != advert.id)
    #expect(Set([post.id, advert.id, .post(7), .advert(7)]).count == 2)
  }

  @Test func modelsOfOneKindAreComparedAsThemselves() {
    #expect(post == AnyCellModel(Social.PostViewData(7, "a")))
    #expect(post.hashValue == AnyCellModel(Social.PostViewData(7, "a")).hashValue)
    #expect(post != AnyCellModel(Social.PostViewData(7, "b")))
    #expect(post.id == AnyCellModel(Social.PostViewData(7, "b")).id)
    #expect(post.id != AnyCellModel(Social.PostViewData(8, "a")).id)
  }

  @Test func whatIsInsideIsFoundByItsType() {
    #expect(post.as(Social.PostViewData.self) == Social.PostViewData(7, "a"))
    #expect(post.as(Adverts.PostViewData.self) == nil)
    #expect(post.id(as: Social.PostViewData.self) == 7)
    #expect(post.id.as(Adverts.PostViewData.self) == nil)
    #expect(post.base is Social.PostViewData)
  }

  @Test func theAbsenceOfAnIDIsAnIDToo() {
    let none = AnyCellModel(UnknownViewData(id: nil))
    let zero = AnyCellModel(UnknownViewData(id: 0))
    #expect(none.id == AnyCellModel(UnknownViewData(id: nil)).id)
    #expect(none.id != zero.id)
    #expect(none.id.as(UnknownViewData.self) == .some(nil))
    #expect(zero.id.as(UnknownViewData.self) == .some(0))
  }

  @Test func anAlreadyWrappedModelIsUnwrappedOnce() {
    let base: any CellModel = post.base
    #expect(AnyCellModel(base) == post)
  }

  @Test func anIDReadsAsItsKindAndItsValue() {
    #expect("\(post.id)" == "PostViewData 7")
  }
}
#endif
