import PlaygroundModel
import SourceDiagnostics
import Testing
import Wireframes
@testable import WireframeHTML

@Suite struct TemplateNamesTests {
    @Test func everyNameInEveryTemplateIsKnownToItsContexts() throws {
        let glyphs = try TemplateSet(files: Templates.files).glyphs
        var checker = NameChecker(files: Templates.files)
        let devices = [Samples.device(log: DeviceLog([Samples.logLine])), Samples.pad]
        let page = PlaygroundPage(
            title: "Neko", devices: devices, problems: Samples.records, revision: 1, assets: "/assets", socket: "/live",
            home: "/"
        )
        checker.check("playground", in: [PlaygroundPageContext(page, glyphs: glyphs)])
        checker.check("board", in: [BoardContext(devices, glyphs: glyphs)])
        checker.check("node", in: [NodeContext(Samples.everything, glyphs: glyphs)])
        checker.check("problems", in: [ProblemsContext(Samples.records)])
        checker.check("sheet", in: [ProblemsContext(Samples.records)])
        checker.check("inspection", in: [InspectionContext(inspection: Samples.inspection)])
        checker.check("log", in: [DeviceContext(devices[0], glyphs: glyphs)])
        let source = SourcePage(source: SourceText("title = 1", fileName: "a.toml"), playground: "/a", assets: "/assets")
        checker.check("source", in: [SourcePageContext(page: source)])
        checker.check("export", in: [ExportNoteContext(note: ExportNote(summary: "All.", omissions: ["Nothing."]))])
        let entry = IndexPage.Entry(
            title: "Neko", summary: "A cat.", fileName: "neko.toml", link: "/neko", devices: [], problem: "Broken."
        )
        let index = IndexPageContext(IndexPage(
            folder: "Playgrounds", entries: [entry], assets: "/assets", socket: "/live", revision: 1
        ))
        checker.check("index", in: [index])
        checker.check("playgrounds", in: [index])

        #expect(checker.unresolved.isEmpty)
        let drawn = Set(Templates.files.keys.compactMap(TemplateSet.name(ofFile:)).filter { !$0.hasPrefix("images/") })
        #expect(drawn.subtracting(checker.visited).isEmpty, "templates that nothing uses")
    }

    @Test func aNameThatNoContextKnowsIsFound() {
        var checker = NameChecker(files: ["log.mustache": "{{#log}}{{depht}}{{/log}}{{#missing}}{{/missing}}"])
        checker.check("log", in: [DeviceContext(Samples.device(log: DeviceLog([Samples.logLine])), glyphs: [])])
        #expect(checker.unresolved == ["depht in log", "#missing in log"])
    }

    @Test func everyRequiredTemplateExistsAndNoOtherIsAskedForByName() throws {
        let names = Set(Templates.files.keys.compactMap(TemplateSet.name(ofFile:)))
        #expect(Set(TemplateSet.required).subtracting(names).isEmpty)
    }

    @Test func noTemplatePrintsAValueUnescaped() {
        for (file, text) in Templates.files {
            #expect(!text.contains("{{{") && !text.contains("{{&"), "\(file)")
        }
    }

    @Test func noTemplateCarriesScriptsOrStyleSheetsOfItsOwn() {
        for (file, text) in Templates.files {
            #expect(!text.contains("<style") && !text.contains(" onclick"), "\(file)")
            #expect(!text.contains("<script>"), "\(file)")
        }
    }
}
