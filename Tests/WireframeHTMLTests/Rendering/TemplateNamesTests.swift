import PlaygroundModel
import SourceDiagnostics
import Testing
import Wireframes
@testable import PlaygroundPipeline
@testable import PlaygroundServer
@testable import WireframeHTML

@Suite struct TemplateNamesTests {
    @Test func everyNameInEveryTemplateIsKnownToItsContexts() throws {
        let glyphs = try TemplateSet(files: Templates.files).glyphs
        var checker = NameChecker(files: Templates.files)
        let devices = [Samples.device(log: DeviceLog([Samples.logLine])), Samples.pad, Samples.duo]
        let page = PlaygroundPage(
            title: "Neko", devices: devices, problems: Samples.records, revision: 1, assets: "/assets", socket: "/live",
            home: "/", editor: "command", export: ExportNote(fileName: "neko.toml", summary: "All of it."),
            reference: "/.reference"
        )
        checker.check("playground", in: [.init(PlaygroundPageContext.values(of: page, glyphs: glyphs))])
        checker.check("board", in: [.init(BoardContext(devices, glyphs: glyphs))])
        let bar = DeviceBar(
            devices: [.init(id: "iphone-17", name: "iPhone 17", detail: "Portrait", idiom: .phone, isHidden: true, nextCopy: 2)],
            choices: [.init(title: "iPads", change: "set iPads", isChosen: true)], isArranged: true)
        checker.check("bar", in: [.init(bar)])
        let model = DeviceBar.Model(id: "iphone-17", name: "iPhone 17", longName: "iPhone 17 and 17 Pro", detail: "402 × 874", words: "iphone 17")
        checker.check("catalogue", in: [TemplateValue(DeviceBar.Family.values(of: [.init(name: "iPhone", models: [model])]))])
        checker.check("node", in: [.init(NodeContext(Samples.everything, glyphs: glyphs))])
        checker.check("problems", in: [.init(ProblemsContext(Samples.records))])
        checker.check("sheet", in: [.init(ProblemsContext(Samples.records))])
        checker.check("inspection", in: [.init(InspectionContext(inspection: Samples.inspection))])
        checker.check("comparison", in: [.init(ComparisonContext(comparison: Samples.comparison))])
        checker.check("log", in: [.init(DeviceContext.values(of: devices[0], glyphs: glyphs))])
        let source = PlainPage.source(SourceText("title = 1", fileName: "a.toml"), playground: "/a", assets: "/assets")
        checker.check("source", in: [.init(source)])
        checker.check("reference", in: [.init(ReferencePageContext(assets: "/assets"))])
        let explain = PlainPage.explain(assets: "/assets", socket: "/live", revision: 1, reference: "/.reference")
        checker.check("explain-page", in: [.init(explain)])
        checker.check("explanation", in: [.init(ExplanationContext.values(of: Samples.explanation))])
        checker.check("explanation", in: [.init(ExplanationContext.values(of: .noLog))])
        checker.check("scenarios", in: [.init(Samples.scenarios)])
        let entry = IndexPage.Entry(
            title: "Neko", summary: "A cat.", fileName: "neko.toml", link: "/neko", devices: [], problem: "Broken."
        )
        let index = IndexPageContext(page: IndexPage(
            folder: "Playgrounds", entries: [entry], groups: [("Start here", ["neko.toml"])], assets: "/assets", socket: "/live", revision: 1,
            reference: "/.reference",
            explain: "/.explain"
        ))
        checker.check("index", in: [.init(index)])
        checker.check("playgrounds", in: [.init(index)])

        let still = StillPage(
            title: "Neko", fileName: "neko.toml", events: [.back],
            devices: [StillPage.Device(wireframe: devices[0], otherScreen: Samples.pad.screen, inspections: [Samples.inspection, Samples.inspection])],
            problems: Samples.records, assets: "/assets", home: "/"
        )
        checker.check("still", in: [.init(StillPageContext.values(of: still, glyphs: glyphs))])

        #expect(checker.unresolved.isEmpty)
        let drawn = Set(Templates.files.keys.compactMap(TemplateFile.name(ofFile:)).filter { !$0.hasPrefix("images/") })
        #expect(drawn.subtracting(checker.visited).isEmpty, "templates that nothing uses")
    }

    @Test func namesUnknownToEveryContextAreFound() {
        var checker = NameChecker(files: ["log.mustache": "{{#log}}{{depht}}{{/log}}{{#missing}}{{/missing}}"])
        checker.check("log", in: [.init(DeviceContext.values(of: Samples.device(log: DeviceLog([Samples.logLine])), glyphs: []))])
        #expect(checker.unresolved == ["depht in log", "#missing in log"])
    }

    @Test func everyRequiredTemplateExists() throws {
        let names = Set(Templates.files.keys.compactMap(TemplateFile.name(ofFile:)))
        #expect(Set(TemplateFile.ofUpdates + TemplateFile.ofPages).subtracting(names).isEmpty)
    }

    @Test func templatesOfUpdatesIncludeTheirPartials() {
        let chosen = PageRenderer.updateTemplates(among: Templates.files)
        let names = Set(chosen.keys.compactMap(TemplateFile.name(ofFile:)))
        #expect(names.isSuperset(of: TemplateFile.ofUpdates))
        let contents = Templates.files.keys.compactMap(TemplateFile.name(ofFile:)).filter { $0.hasPrefix("content/") }
        #expect(names.isSuperset(of: contents))
        #expect(names.isDisjoint(with: ["layout", "toolbar", "panel", "still"] + TemplateFile.ofPages))
        for (path, text) in chosen {
            let included = TemplateTag.tags(in: text).filter { $0.kind == .partial && !$0.name.hasPrefix("*") }.map(\.name)
            #expect(names.isSuperset(of: included), "\(path)")
        }
    }

    @Test func noTemplatePrintsAValueUnescaped() {
        for (file, text) in Templates.files {
            #expect(!text.contains("{{{") && !text.contains("{{&"), "\(file)")
        }
    }

    @Test func noTemplateContainsScriptsOrStyleSheets() {
        for (file, text) in Templates.files {
            #expect(!text.contains("<style") && !text.contains(" onclick"), "\(file)")
            #expect(!text.contains("<script>"), "\(file)")
        }
    }
}
