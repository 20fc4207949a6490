import PlaygroundModel
import Testing

@Suite struct AppLanguageTests {
    @Test(arguments: [
        ("base", AppLanguage.base), ("doubleLength", .doubleLength), ("rightToLeft", .rightToLeft), ("de", .translation("de")),
        ("pt-BR", .translation("pt-BR")), ("zh-Hant-HK", .translation("zh-Hant-HK")),
    ])
    func `a language is read by its word`(word: String, language: AppLanguage) {
        #expect(AppLanguage(word: word) == language)
        #expect(language.word == word)
    }

    @Test(arguments: ["", "de_DE", "-", "de-", "1a", "überlang", "abcdefghi"])
    func `an invalid language tag is not a language`(word: String) {
        #expect(AppLanguage(word: word) == nil)
    }

    /// Source: NSLocale.characterDirection(forLanguage:).
    @Test(arguments: ["ar", "he", "fa", "ur", "ar-EG", "rightToLeft"])
    func `some languages run from right to left`(word: String) {
        #expect(AppLanguage(word: word)?.layoutDirection == .rightToLeft)
    }

    @Test func `the direction follows the language unless it is set`() {
        var environment = Environment()
        environment.take(.language(.translation("ar")))
        #expect(environment.layoutDirection == .rightToLeft)
        environment.take(.language(.translation("de")))
        #expect(environment.layoutDirection == .leftToRight)
        environment.layoutDirection = .rightToLeft
        environment.take(.language(.translation("fr")))
        #expect(environment.layoutDirection == .rightToLeft)
    }
}
