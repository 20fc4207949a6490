import SourceDiagnostics
import Testing

@Suite struct NameSuggestionTests {
    private static let traits = [
        "horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom", "displayScale", "layoutDirection", "compact", "regular",
        "unspecified", "pad", "phone", "top", "leading", "trailing", "bottom", "title", "kind",
    ]

    @Test(arguments: [
        ("compat", "compact"), ("Compact", "compact"), ("regualr", "regular"), ("horizontal-size-class", "horizontalSizeClass"),
        ("horizontalsizeclas", "horizontalSizeClass"), ("vertcalSizeClass", "verticalSizeClass"), ("phne", "phone"),
        ("horizontal", "horizontalSizeClass"), ("compactWidth", "compact"), ("tpo", "top"), ("titel", "title"), ("Pad", "pad"),
    ])
    func misspellingsFindTheIntendedName(written: String, meant: String) {
        #expect(NameSuggestion(for: written, among: Self.traits)?.names.first == meant)
    }

    @Test(arguments: ["zebra", "", "x", "ab", "q1w2e3r4", String(repeating: "compact", count: 1000)])
    func dissimilarNamesGetNoSuggestion(written: String) {
        #expect(NameSuggestion(for: written, among: Self.traits) == nil)
    }

    @Test func theNameItselfIsNotSuggested() {
        #expect(NameSuggestion(for: "top", among: ["top"]) == nil)
    }

    @Test func equallySimilarNamesAreAllSuggested() {
        let suggestion = NameSuggestion(for: "hone", among: ["phone", "home", "detail"])
        #expect(suggestion?.names == ["home", "phone"])
        #expect(suggestion?.question == "did you mean \"home\" or \"phone\"?")
    }

    @Test func differencesInCaseBeatOtherEdits() {
        #expect(NameSuggestion(for: "Home", among: ["dome", "home", "Nome"])?.names == ["home"])
    }

    @Test func namesWithTheWrittenPrefixAreSuggestedShortestFirst() {
        let colors = ["systemBlue", "systemRed", "systemBackground", "systemGreen", "label"]
        #expect(NameSuggestion(for: "system", among: colors)?.names == ["systemRed", "systemBlue", "systemGreen"])
    }

    @Test func theOrderOfCandidatesDoesNotMatter() {
        let candidates = ["aaab", "aaac", "aaad", "aaae"]
        #expect(NameSuggestion(for: "aaaa", among: candidates)?.names == ["aaab", "aaac", "aaad"])
        #expect(NameSuggestion(for: "aaaa", among: candidates.reversed())?.names == ["aaab", "aaac", "aaad"])
    }
}
