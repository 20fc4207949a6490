import Foundation
import PlaygroundModel
import Testing
import Wireframes
@testable import WireframeSVG

@Suite struct SVGPictureTests {
    private static let elements: Set<String> = [
        "svg", "title", "defs", "clipPath", "linearGradient", "radialGradient", "stop", "filter", "feGaussianBlur", "feColorMatrix",
        "symbol", "pattern", "mask", "image", "g", "rect", "circle", "ellipse", "path", "text", "use",
    ]

    @Test(arguments: Sample.names, [UserInterfaceStyle.light, .dark])
    func aSampleBecomesOneSelfContainedDocument(_ name: String, _ style: UserInterfaceStyle) throws {
        let picture = try Sample.board(Sample.playground(name), after: [.userInterfaceStyle(style)])
        let document = SVGDocument(picture.text)
        #expect(document.isWellFormed)
        #expect(document.names.subtracting(Self.elements) == [])
        #expect(document.ids.count == Set(document.ids).count, "duplicate ids")
        #expect(document.references.subtracting(document.ids) == [])
        #expect(document.addresses.allSatisfy { $0.hasPrefix("data:image/") })
        #expect(!picture.text.contains("NaN") && !picture.text.contains("inf\""))
    }

    @Test(arguments: Sample.names) func picturesOfTheSameDevicesAreIdentical(_ name: String) throws {
        #expect(try Sample.board(Sample.playground(name)) == Sample.board(Sample.playground(name)))
    }

    @Test func textIsDrawnAsTextElements() throws {
        let document = try SVGDocument(Sample.board(Sample.playground("neko.toml")).text)
        #expect(Set(["Neko", "Three cats are awake", "See who is in", "iPhone SE 1", "wC", "hR", "9:41"])
            .isSubset(of: document.texts))
    }

    @Test func textOfAPlaygroundIsEscaped() throws {
        let words = "</text><script>alert('1')</script>&amp;\\\" ]]>"
        let playground = try Sample.playground(text: """
            title = "<b>\(words)"
            devices = ["iphone-x"]
            [app]
            rootViewController = "home"
            [controllers.home]
            constraints = ["H:|-[a]", "a.top == safeArea.top"]
            [controllers.home.views.a]
            kind = "label"
            numberOfLines = 1
            text = "\(words)\\u0007"
            """)
        let picture = Sample.board(playground)
        let document = SVGDocument(picture.text)
        #expect(document.isWellFormed)
        #expect(!document.names.contains("script"))
        #expect(!picture.text.contains("\u{7}"))
        #expect(document.texts.contains { $0.contains("</text><script>") })
    }

    @Test func aPictureShowsOnlyItsDevice() throws {
        let devices = try Sample.wireframes(Sample.playground("neko.toml"))
        let picture = SVGPicture(devices[0], title: "Neko", theme: .light, drawings: Sample.drawings)
        let document = SVGDocument(picture.text)
        #expect(document.isWellFormed)
        #expect(document.ids.filter { $0.hasSuffix("/glass") } == ["\(devices[0].id)/device/glass"])
        #expect(picture.size.width > devices[0].chrome.screenSize.width)
    }

    @Test func aFontOfTheAppIsEmbeddedOnce() throws {
        var playground = try Sample.playground(text: """
            devices = ["iphone-x", "ipad-9-7"]
            app.rootViewController = "home"
            [controllers.home]
            views.a = { kind = "label", text = "Hi" }
            constraints = ["a.centerX == superview.centerX", "a.centerY == superview.centerY"]
            """)
        var advances = FontFile.Advances()
        advances.append(600, of: 0x48)
        advances.append(200, of: 0x69)
        let file = FontFile(
            name: "Tiny", family: "Tiny", metrics: FontFile.Metrics(unitsPerEm: 1000, ascent: 800, descent: 200), advances: advances, bytes: [1, 2, 3])
        playground.controllers[0].views[0].properties[.font] = .font(.custom(name: "Tiny", file: file, size: 20, textStyle: nil))
        let picture = Sample.board(playground)
        #expect(SVGDocument(picture.text).isWellFormed)
        #expect(picture.fontFaces.count == 1)
        #expect(picture.text.components(separatedBy: "<style>@font-face{font-family:App-Tiny;").count == 2)
        #expect(picture.text.components(separatedBy: " font-family=\"App-Tiny,").count == 3)
    }

    @Test func theHomeScreenOfAPhoneInLandscapeIsRotatedAroundItsCentre() throws {
        let playground = try Sample.playground("quick-actions.toml")
        let devices = Sample.wireframes(playground, after: [.environment(.rotate(.landscapeRight)), .homeScreen(.home)])
        let phone = try #require(devices.first { $0.id == "iphone-6s" })
        let picture = SVGPicture(phone, title: "Actions", theme: .light, drawings: Sample.drawings)
        // A screen of 375 × 667 is centred in 667 × 375.
        #expect(picture.text.contains(#"home-screen" transform="translate(146 -146) rotate(-90 187.5 333.5)""#))
    }

    @Test func devicesOfARowShareABaselineAndPhonesPrecedeIPads() throws {
        let plan = try BoardPlan(Sample.wireframes(Sample.playground("mail.toml")))
        let idioms = plan.places.map { $0.figure.device.chrome.idiom }
        #expect(idioms == idioms.filter { $0 == .phone } + idioms.filter { $0 == .pad })
        let phones = plan.places.filter { $0.figure.device.chrome.idiom == .phone }
        #expect(Set(phones.map { $0.origin.y + $0.figure.size.height }).count == 1)
        for place in plan.places {
            #expect(place.origin.x >= BoardPlan.margin && place.origin.x + place.figure.size.width <= plan.size.width - BoardPlan.margin)
        }
    }

    @Test func invisibleRowsAreOmitted() throws {
        let playground = try Sample.playground(text: """
            title = "Rows"
            devices = ["iphone-x"]
            [app]
            rootViewController = "home"
            [controllers.home]
            constraints = ["H:|[list]|", "V:|[list]|"]
            [controllers.home.views.list]
            kind = "table"
            rows = { count = 300, text = "Row {n}" }
            """)
        let texts = SVGDocument(Sample.board(playground).text).texts.filter { $0.hasPrefix("Row") }
        #expect(texts.contains("Row 1"))
        #expect((5..<40).contains(texts.count))
    }
}
