#if canImport(UIKit)
import CellGenRuntime
import Testing

/// Models of any kind, and what tells them apart.
@Suite struct FeedAnyCellModelTests {
  let post = AnyCellModel(Social.PostCellModel(7, "a"))
  let advert = AnyCellModel(Adverts.PostCellModel(7, "a"))

  @Test func modelsOfDifferentKindsDiffer() {
    #expect(post != advert)
    #expect(post.id != advert.id)
    #expect(Set([post.id, advert.id, .post(7), .advert(7)]).count == 2)
  }

  @Test func modelsOfOneKindAreComparedAsThemselves() {
    #expect(post == AnyCellModel(Social.PostCellModel(7, "a")))
    #expect(post.hashValue == AnyCellModel(Social.PostCellModel(7, "a")).hashValue)
    #expect(post != AnyCellModel(Social.PostCellModel(7, "b")))
    #expect(post.id == AnyCellModel(Social.PostCellModel(7, "b")).id)
    #expect(post.id != AnyCellModel(Social.PostCellModel(8, "a")).id)
  }

  @Test func whatIsInsideIsFoundByItsType() {
    #expect(post.as(Social.PostCellModel.self) == Social.PostCellModel(7, "a"))
    #expect(post.as(Adverts.PostCellModel.self) == nil)
    #expect(post.id(as: Social.PostCellModel.self) == 7)
    #expect(post.id.as(Adverts.PostCellModel.self) == nil)
    #expect(post.base is Social.PostCellModel)
  }

  @Test func theAbsenceOfAnIDIsAnIDToo() {
    let none = AnyCellModel(UnknownCellModel(id: nil))
    let zero = AnyCellModel(UnknownCellModel(id: 0))
    #expect(none.id == AnyCellModel(UnknownCellModel(id: nil)).id)
    #expect(none.id != zero.id)
    #expect(none.id.as(UnknownCellModel.self) == .some(nil))
    #expect(zero.id.as(UnknownCellModel.self) == .some(0))
  }

  @Test func anAlreadyWrappedModelIsUnwrappedOnce() {
    let base: any CellModel = post.base
    #expect(AnyCellModel(base) == post)
  }

  @Test func anIDReadsAsItsKindAndItsValue() {
    #expect("\(post.id)" == "PostCellModel 7")
  }
}
#endif
