import SourceDiagnostics
import Testing
import Wireframes
@testable import PlaygroundServer
@testable import WireframeHTML

/// Compares the results of the renderer without Mustache with those of Mustache.
@Suite struct ParsedTemplatesTests {
    /// Variants of the template `page`, with its partials.
    static let templates: [[String: String]] = [
        ["page": "{{name}} {{ count }} {{nothing}}{{unknown}}<{{markup}}>"],
        ["page": "{{#pet}}{{name}}/{{pet.name}}/{{owner.name}}{{/pet}} {{pet.unknown}} {{name.unknown}}"],
        ["page": "{{#pets}}{{name}}, {{/pets}}{{^pets}}none{{/pets}}{{#none}}x{{/none}}{{^none}}no pets{{/none}}"],
        ["page": "{{#words}}{{.}};{{/words}}{{#yes}}y{{name}}{{/yes}}{{#no}}n{{/no}}{{^no}}not{{/no}}{{^yes}}never{{/yes}}"],
        ["page": "{{#nothing}}x{{/nothing}}{{^nothing}}absent{{/nothing}}{{#unknown}}x{{/unknown}}{{^unknown}}unknown{{/unknown}}"],
        ["page": "{{#name}}[{{.}}]{{/name}}{{^name}}x{{/name}}{{#empty}}[{{.}}]{{/empty}}{{^empty}}y{{/empty}}"],
        ["page": "a\n{{#yes}}\nb\n{{/yes}}\nc\n  {{#yes}}  \n  b\n  {{/yes}}\nd {{#yes}}\ne{{/yes}}\n"],
        ["page": "a\n{{! a remark }}\nb {{! another }}c\n  {{!third}}\nd"],
        ["page": "{{#pets}}\n{{name}}\n{{/pets}}\n{{^none}}\n none {{name}}\n{{/none}}"],
        ["page": "{{>part}}|{{> part }}|\n{{>part}}\nend", "part": "part of {{name}}\nand more\n"],
        ["page": "x\n  {{>part}}\ny {{>part}}\n", "part": "one\ntwo {{#pets}}\n{{name}}\n{{/pets}}\n  {{>inner}}\n", "inner": "in\nner\n"],
        ["page": "{{>*template}}{{>*nothing}}{{>*missing}}{{>unknownpart}}", "part": "dynamic {{name}}"],
        ["page": "{{<frame}}\n{{$body}}\nbody of {{name}}\n{{/body}}\n{{/frame}}\n", "frame": "<\n{{$head}}\nhead\n{{/head}}\n{{$body}}\n-\n{{/body}}\n>\n"],
        ["page": "{{<frame}}{{$body}}{{name}}{{/body}}ignored{{/frame}}", "frame": "<{{$body}}-{{/body}}{{$other}}kept{{/other}}>"],
        [
            "page": "{{<middle}}{{$body}}page{{/body}}{{/middle}}",
            "middle": "{{<frame}}{{$head}}middle{{/head}}{{$body}}middle{{/body}}{{/frame}}",
            "frame": "{{$head}}frame{{/head}}:{{$body}}frame{{/body}}:{{>part}}", "part": "{{$body}}part{{/body}}",
        ],
        ["page": "{{<frame}}\n  {{$body}}\n    one\n      two\n  {{/body}}\n{{/frame}}", "frame": "a\n  {{$body}}x{{/body}}\nb"],
        ["page": "{ {{name}} } }} {\r\n{{#yes}}\r\nwindows\r\n{{/yes}}\r\nend"],
        ["page": ""], ["page": "\n\n"], ["page": "{{#yes}}{{#no}}a{{/no}}{{^no}}b{{/no}}{{/yes}}"],
    ]

    static var values: TemplateValue { TemplateValue([
        "name": .init("Mochi"), "count": .init(3), "markup": .init("\"<b>\" & 'more'"), "nothing": .absent, "empty": .init(""),
        "yes": .flag(true), "no": .flag(false), "words": .init(["one", "<two>"]), "none": .list([]), "template": .init("part"),
        "missing": .init("no such template"), "pet": .init(["name": .init("Tama"), "owner": .init(["name": .init("Ken")])]),
        "pets": .list([.init(["name": .init("Tama")]), .init(["name": .absent]), .init(["count": .init(7)])]),
    ]) }

    @Test(arguments: templates)
    func templatesAreRenderedLikeInMustache(_ templates: [String: String]) throws {
        // A folder must have every template that the renderer uses.
        let required = (TemplateFile.ofUpdates + TemplateFile.ofPages).map { ("\(TemplateFile.path(of: $0))", "") }
        let own = templates.map { ("\($0.key).mustache", $0.value) }
        let files = Dictionary(required + own) { $1 }
        let parsed = try ParsedTemplates(files: files)
        let unknown = ["unknownpart.mustache": ""]
        let mustache = try TemplateSet(files: files.merging(unknown) { first, _ in first })
        #expect(parsed.render(Self.values, with: "page") == mustache.render(Self.values, with: "page"))
    }

    @Test(arguments: [
        ("{{#a}}x", TemplateProblem.SyntaxError.expectedSectionEnd), ("{{#a}}{{/b}}", .sectionCloseNameIncorrect),
        ("{{a", .unfinishedName), ("{{a}", .unfinishedName), ("{{a b|c}}", .unfinishedName), ("{{=<% %>=}}", .invalidSetDelimiter),
        ("{{% CONTENT_TYPE: TEXT}}", .invalidConfigVariable), ("{{{a}}}", .unescapedValue), ("{{&a}}", .unescapedValue),
        ("{{<frame}}{{a}}{{/frame}}", .misplacedInheritance), ("{{/a}}", .sectionCloseNameIncorrect),
    ])
    func invalidTemplateTagsAreRejected(_ text: String, _ problem: TemplateProblem.SyntaxError) {
        #expect(throws: problem) { try ParsedTemplate(text) }
    }

    @Test func theTemplatesOfThePageAreRenderedLikeInMustache() throws {
        let ours = try PageRenderer(parsing: Templates.files)
        let mustache = try Templates.renderer()
        let devices = [Samples.device(log: DeviceLog([Samples.logLine])), Samples.pad, Samples.duo]
        let page = PlaygroundPage(
            title: "<Neko>", devices: devices, problems: Samples.records, revision: 1, assets: "/a&b", socket: "/live", home: "/"
        )
        #expect(ours.playground(page) == mustache.playground(page))
        #expect(ours.board([]) == mustache.board([]))
        for node in Samples.nodes { #expect(ours.node(node) == mustache.node(node)) }
        #expect(ours.node(Samples.everything) == mustache.node(Samples.everything))
        #expect(ours.problems(Samples.records) == mustache.problems(Samples.records))
        #expect(ours.problems([]) == mustache.problems([]))
        #expect(ours.inspection(Samples.inspection) == mustache.inspection(Samples.inspection))
        let source = PlainPage.source(SourceText("a = 1\n<b>\n", fileName: "a.toml"), playground: "/a", assets: "/assets")
        #expect(ours.render(source, with: "source") == mustache.render(source, with: "source"))
        let entry = IndexPage.Entry(title: "Neko", summary: "A cat.", fileName: "neko.toml", link: "/neko", devices: [])
        let index = IndexPage(folder: "P", entries: [entry], notice: "!", assets: "/a", socket: "/live", revision: 1)
        #expect(ours.index(index) == mustache.index(index))
        #expect(!ours.index(index).isEmpty)
    }
}
