import PlaygroundModel
import Testing
import Wireframes
@testable import WireframeHTML

@Suite struct PageRendererTests {
    private let hostile = "<script>alert(\"x\")</script>'&"

    @Test func aLabelIsRenderedWithItsFrameAndMeasuredText() throws {
        let html = try Templates.renderer().node(Samples.node())
        let spacing = Samples.text().letterSpacings[0].pointText
        #expect(html == """
            <div class="node label" data-id="home.title" style="left:16px;top:24px;width:288px;height:22px">\
            <span class="text measured-text" style="font-size:17px;font-weight:400;--line:22px;\
            text-align:left"><span class="line" style="letter-spacing:\(spacing)px">Neko</span></span></div>
            """)
    }

    @Test func aDisplayListIsRenderedWithAnElementForEachPart() throws {
        let html = try Templates.renderer().node(Samples.node(role: .view(.progress), content: .progress(value: 0.25)))
        #expect(html.hasSuffix("\"><span class=\"valueTrack\" style=\"--value:25%\"></span></div>"), "\(html)")
        let cell = NodeContent.cell(NodeContent.Cell(accessory: .checkmark, accessoryMargin: 16))
        let drawn = try Templates.renderer().node(Samples.node(role: .view(.cell), content: cell))
        #expect(drawn.contains("<span class=\"accessoryMark drawn\" style=\"inset-inline:auto 16px;width:16px\"><svg "))
    }

    @Test func anEnabledSegmentIsAButton() throws {
        var node = Samples.node(role: .view(.segmentedControl), content: .segments(["Day", "Week"], selected: 1, isEnabled: true))
        node.control = WorkableControl(controller: "home", view: "sort", value: .selectedSegmentIndex(1))
        let html = try Templates.renderer().node(node)
        #expect(html.contains("""
            <button class="segment is-on measured-text" style="--column:1;--columns:2" type="button" role="radio" aria-checked="true" data-part="1"
            """))
        node.control = nil
        #expect(try !Templates.renderer().node(node).contains("<button"))
    }

    @Test func aTappableViewIsAButtonWithItsEvent() throws {
        let node = Samples.node(event: .tap(controller: "home", view: "next"))
        let html = try Templates.renderer().node(node)
        #expect(html.contains("role=\"button\""))
        #expect(html.contains("data-event=\"tap home.next\" tabindex=\"-1\""))
    }

    @Test func aChildDoesNotInheritItsParentsEvent() throws {
        let node = Samples.node(event: .back, children: [Samples.node("home.child")])
        let html = try Templates.renderer().node(node)
        #expect(html.split(separator: "data-event").count == 2)
    }

    @Test func aDisabledButtonHasNoEvent() throws {
        let button = NodeContent.Button(title: Samples.text(), style: .filled, isEnabled: false)
        let node = Samples.node(role: .view(.button), content: .button(button), event: .back)
        let html = try Templates.renderer().node(node)
        #expect(html.contains("aria-disabled=\"true\""))
        #expect(!html.contains("data-event"))
    }

    @Test func everythingFromAPlaygroundIsEscaped() throws {
        let renderer = try Templates.renderer()
        let page = PlaygroundPage(
            title: hostile, devices: [Samples.device(screen: hostileNode)], revision: 1, assets: "/assets",
            socket: "/live"
        )
        let entry = IndexPage.Entry(
            title: hostile, summary: hostile, fileName: hostile, link: "/\(hostile)", devices: [], problem: hostile
        )
        let index = IndexPage(folder: hostile, entries: [entry], assets: "/assets", socket: "/live", revision: 1)
        var inspection = Samples.inspection
        inspection.name = hostile
        let log = LogLine(pieces: [LogLine.Piece(.name, hostile)])
        let pages = [
            renderer.playground(page), renderer.index(index), renderer.inspection(inspection), renderer.log([log]),
        ]
        for html in pages {
            #expect(!html.contains("<script>alert"))
            #expect(html.contains("&lt;script&gt;alert(&quot;x&quot;)"))
        }
    }

    private var hostileNode: WireframeNode {
        Samples.node(hostile, content: .text(Samples.text(hostile)), children: [
            Samples.node("\(hostile).x", role: .view(.image), content: .image(name: ImageName(hostile), mode: .center)),
        ])
    }

    @Test func anImageFileIsDrawnFromTheBytesOfTheScreen() throws {
        var image = ImageName("a\"b")
        image.isFile = true
        var screen = Samples.node("device/screen", role: .screen, children: [
            Samples.node("x", role: .view(.image), content: .image(name: image, mode: .center)),
        ])
        screen.style.imageFiles = [
            ImageFile(name: "a\"b", variant: .init(format: .svg, bytes: [1, 2, 3])),
        ]
        let html = try Templates.renderer().node(screen)
        #expect(html.contains("--file-612262:url(data:image/svg+xml;base64,AQID)"))
        #expect(html.contains("class=\"image-file\" style=\"--file:var(--file-612262)\""))
        image.renderingMode = .alwaysTemplate
        let template = Samples.node("x", role: .view(.image), content: .image(name: image, mode: .center))
        #expect(try Templates.renderer().node(template).contains("class=\"image-file alwaysTemplate\""))
    }

    @Test func theWeightOfASymbolIsTheWidthOfItsLines() throws {
        var image = ImageName("star")
        (image.isSymbol, image.lineWidth, image.ink) = (true, 2, .semantic(.systemRed))
        let html = try Templates.renderer().node(Samples.node("x", role: .view(.image), content: .image(name: image, mode: .scaleToFill)))
        #expect(html.contains("style=\"color:var(--ui-systemRed);--stroke:5.8px\""), "\(html)")
    }

    @Test func suffixesOfASymbolNameAreDrawnAroundIt() throws {
        let node = Samples.node("x", role: .view(.image), content: .image(name: "mic.slash.circle.fill", mode: .center))
        let html = try Templates.renderer().node(node)
        #expect(html.contains("symbol is-solid is-enclosed"))
        #expect(html.contains("class=\"slash\""))
        #expect(!html.contains("class=\"diagonal\""))
    }

    @Test func thePageShowsEveryDeviceWithItsBadges() throws {
        let page = PlaygroundPage(
            title: "Neko", devices: [Samples.device()], revision: 7, assets: "/assets", socket: "/live?token=t"
        )
        let html = try Templates.renderer().playground(page)
        #expect(html.contains("data-revision=\"7\""))
        #expect(html.contains("data-socket=\"/live?token=t\""))
        #expect(html.contains("data-device=\"iphone-se-1\""))
        #expect(html.contains("data-class=\"compact\" title=\"horizontal size class: compact\">wC</span>"))
        #expect(html.contains("data-class=\"regular\" title=\"vertical size class: regular\">hR</span>"))
        #expect(html.contains("data-event=\"rotate landscapeRight\""))
        #expect(html.contains("1 device"))
    }

    @Test func devicesKeepTheirOrderInGroupsOfOneKind() throws {
        var pad = Samples.device()
        pad.id = "ipad"
        pad.chrome.idiom = .pad
        var other = Samples.device()
        other.id = "iphone-17"
        let html = try Templates.renderer().board([pad, Samples.device(), other, pad])
        let places = html.matches(of: /data-device="([^"]+)"|class="group" role="group" aria-label="(\w+)"/).map { String($0.1 ?? $0.2 ?? "") }
        #expect(places == ["Pads", "ipad", "Phones", "iphone-se-1", "iphone-17", "Pads", "ipad"])
    }

    @Test func anErrorIsShownWithItsLineAndACaret() throws {
        let problems = try Templates.renderer().problems(Samples.records)
        #expect(problems.errors == 2)
        #expect(problems.count == 3)
        let sheet = try #require(problems.errorSheet)
        #expect(sheet.contains("neko.toml:2:8"))
        #expect(sheet.contains("There is no kind “lable”"))
        #expect(sheet.contains("kind = &quot;lable&quot;"))
        #expect(sheet.contains("<span class=\"source-offset\">kind = </span><span class=\"carets\">^^^^^^^</span>"))
        #expect(sheet.contains("Did you mean “label”?"))
        #expect(sheet.contains("1 more"))
        #expect(problems.list.contains("this is odd") || problems.list.contains("This is odd"))
    }

    @Test func withoutErrorsThereIsNoErrorSheet() throws {
        let problems = try Templates.renderer().problems([])
        #expect(problems.errorSheet == nil)
        #expect(problems.list.contains("No problems"))
    }

    @Test func `the list begins with the playgrounds of the folder unless it is a course`() throws {
        let entries = ["Lessons/a.toml", "b.toml", "c/d.toml", "e.toml"].map {
            IndexPage.Entry(title: $0, fileName: $0, link: "/\($0)", devices: [])
        }
        func places(_ course: IndexPage.Course?) throws -> [String] {
            let html = try Templates.renderer().index(IndexPage(folder: "P", course: course, entries: entries, assets: "/a", socket: "", revision: 1))
            return html.matches(of: /playground-file"><code>([^<]*)/).map { String($0.1) }
        }
        #expect(try places(nil) == ["b.toml", "e.toml", "Lessons/a.toml", "c/d.toml"])
        #expect(try places(.init(title: "A course", paragraphs: [])) == entries.map(\.fileName))
    }

    @Test func `groups come first, each with a heading, then the others`() throws {
        let entries = ["a.toml", "b.toml", "c/d.toml"].map { IndexPage.Entry(title: $0, fileName: $0, link: "/\($0)", devices: []) }
        func words(_ groups: [(title: String, files: [String])]) throws -> [String] {
            let page = IndexPage(folder: "P", entries: entries, groups: groups, assets: "/a", socket: "", revision: 1)
            return try Templates.renderer().entries(page).matches(of: /<h2>([^<]*)|playground-file"><code>([^<]*)/).map { String($0.1 ?? $0.2 ?? "") }
        }
        let start = (title: "Start", files: ["c/d.toml", "missing.toml"])
        #expect(try words([start]) == ["Start", "c/d.toml", "Others", "a.toml", "b.toml"])
        #expect(try words([start, (title: "Rest", files: ["b.toml", "a.toml"])]) == ["Start", "c/d.toml", "Rest", "b.toml", "a.toml"])
        #expect(try words([(title: "Nothing", files: ["missing.toml"])]) == ["Others", "a.toml", "b.toml", "c/d.toml"])
        #expect(try words([]) == ["a.toml", "b.toml", "c/d.toml"])
    }
}
