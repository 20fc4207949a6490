import HostileTexts
import SourceDiagnostics
import Testing

@Suite struct FilledTemplateTests {
    @Test func placeholdersInsideValuesAreNotFilled() {
        let filled = FilledTemplate.fill("a=@A@ b=(@B@) @C@ @A@", with: ["@A@": "@B@", "@B@": "@A@ @B@"])
        #expect(filled == "a=@B@ b=(@A@ @B@) @C@ @B@")
    }

    @Test(arguments: HostileTexts.all)
    func valuesAreInsertedUnchanged(text: String) {
        #expect(FilledTemplate.fill("<@SCHEME@|{title}>", with: ["@SCHEME@": text, "{title}": "T"]) == "<\(text)|T>")
    }
}
