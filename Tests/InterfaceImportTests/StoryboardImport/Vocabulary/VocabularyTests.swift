import SampleDocuments
import Testing
@testable import InterfaceImport

@Suite struct VocabularyTests {
    private typealias Sample = SampleDocument

    @Test func eachWordIsInTheTableOnce() {
        let words = Vocabulary.rows.flatMap { row in
            row.elements.flatMap { element in row.words.map { VocabularyWord(element, $0.word) } }
        }
        #expect(Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    }

    /// Each row has an element of a document, a word in it, and the result of the import.
    @Test(arguments: [
        ("<label contentMode='left' id='l'/>", "text", VocabularyFate.carried), ("<label contentMode='left' id='l'/>", ">shadowColor", .named),
        ("<label contentMode='left' id='l'/>", "opaque", .unseen), ("<label contentMode='left' id='l'/>", "misplaced", .editor),
        ("<button contentMode='left' id='l'/>", "contentVerticalAlignment", .named), ("<constraint id='c'/>", "multiplier", .carried),
        ("<constraint id='c'/>", "symbolic", .editor), ("<tableView contentMode='left' id='t'/>", "rowHeight", .carried),
    ]) func wordsHaveTheirResultFromTheTable(element: String, word: String, fate: VocabularyFate) throws {
        let document = try InterfaceBuilderDocument(Array(Sample.xib(element, Sample.object("view", "v")).utf8))
        #expect(Vocabulary.fate(of: word, in: document.objects[0]) == fate)
    }

    @Test func unknownWordsAreCounted() throws {
        let document = try InterfaceBuilderDocument(Array(Sample.xib(Sample.object("label", "l", "sparkle='YES'", "<glitter/>")).utf8))
        var census = VocabularyCensus()
        census.count(document)
        #expect(census.unknown == [VocabularyWord("label", "<glitter"): 1, VocabularyWord("label", "sparkle"): 1])
    }

    /// Every element, attribute and value of real documents is in the table.
    @Test(.enabled(if: Corpus.isThere, "There is no corpus")) func everyWordOfTheCorpusIsInTheTable() throws {
        let census = try Corpus.documents.reduce(into: VocabularyCensus()) { census, document in census.count(try document.read()) }
        #expect(census.unknown.keys.sorted().map { "\($0.element) \($0.word)" } == [])
        #expect(VocabularyFate.allCases.allSatisfy { census.total($0).words > 20 })
    }

    // MARK: Unsupported words

    @Test(arguments: [
        ("label", "adjustsLetterSpacingToFitWidth='YES'", "", "Not in this playground: adjustsLetterSpacingToFitWidth = YES."),
        ("label", "text='Hi'", "<color key='shadowColor' white='0'/><nil key='highlightedColor'/>", "Not in this playground: shadowColor."),
        ("label", "", "<size key='shadowOffset' width='0' height='-1'/><nil key='shadowColor'/>", "Not in this playground: shadowOffset."),
        ("button", "", "<buttonConfiguration key='configuration' titlePadding='8'/>", "Not in this playground: configuration.titlePadding = 8."),
        ("view", "semanticContentAttribute='forceRightToLeft'", "", "Not in this playground: semanticContentAttribute = forceRightToLeft."),
        ("view", "", "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath='heroID' value='a'/></userDefinedRuntimeAttributes>",
         "Not in this playground: runtime attribute heroID."),
    ]) func unsupportedAttributesOfAViewAreNamedNextToTheView(kind: String, attributes: String, content: String, remark: String) throws {
        let imported = try Imported(views: Sample.object(kind, "a", "userLabel='thing' \(attributes)", content))
        #expect(imported.lines.contains { $0.hasPrefix("thing = {") && $0.hasSuffix("}  # \(remark)") })
        #expect(imported.report.unsaid.map(\.count) == [1])
        #expect(imported.errors == [])
    }

    @Test func defaultsOfUIKitAreNotNamed() throws {
        let imported = try Imported(views: Sample.object(
            "label", "a", "userLabel='thing' opaque='NO' userInteractionEnabled='NO' adjustsFontSizeToFit='NO'"))
        #expect(imported.report.unsaid == [])
        #expect(!imported.text.contains("Not in this playground"))
    }

    @Test func reportsCountUnsupportedAttributes() throws {
        let label = "adjustsLetterSpacingToFitWidth='YES'"
        let imported = try Imported(views: Sample.object("label", "a", label) + Sample.object("label", "b", label))
        #expect(imported.report.details == [
            "In the document, but not in the playground:", "  2 label.adjustsLetterSpacingToFitWidth (line 2, 2)",
        ])
    }
}
