import PlaygroundModel
import Testing

@Suite struct SystemWordTests {
    @Test(arguments: ["ar", "de", "es", "fr", "he", "it", "ja", "ko", "nl", "pt", "ru", "zh", "zh-Hant"])
    func `each language has each word`(language: String) {
        for word in SystemWord.allCases { #expect(!word.text(in: .translation(language)).isEmpty) }
        #expect(SystemWord.cancel.text(in: .translation(language)) != "Cancel" && SystemWord.more.text(in: .translation(language)) != "More")
        // The emergency call is the last word of a row.
        #expect(SystemWord.emergencyCall.text(in: .translation(language)) != "emergency")
    }

    @Test(arguments: [
        ("de-AT", "Sichern"), ("pt-BR", "Salvar"), ("zh-Hans", "存储"), ("zh-Hant-HK", "儲存"), ("zh-TW", "儲存"), ("en-GB", "Save"), ("fi", "Save"),
    ])
    func `a region has the words of its language, and an unknown language English ones`(language: String, word: String) {
        #expect(SystemWord.save.text(in: .translation(language)) == word)
        #expect(SystemWord.save.text(in: .base) == "Save" && SystemWord.save.text(in: .doubleLength) == "Save")
    }
}
