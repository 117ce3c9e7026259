import Testing

@testable import ProjectFolders

@Suite struct WritingDirectionTests {
  @Test(arguments: [
    "ar", "AR", "ar-EG", "he", "iw_IL", "fa-AF", "ur_IN", "ckb", "yi", "uz-Arab", "pa_Arab_PK",
    "ff-Adlm", "az-Arab-IR",
  ])
  func `texts run from right to left`(code: String) {
    #expect(WritingDirection.isRightToLeft(code))
  }

  @Test(arguments: ["en", "de-AT", "uz", "pa", "sd-Deva", "ks_Deva_IN", "zh-Hans", "arn", "", "-"])
  func `texts run from left to right`(code: String) {
    #expect(!WritingDirection.isRightToLeft(code))
  }
}
