import PlaygroundModel
import Testing

@testable import Simulation

/// The changes that each form of presentation makes to the traits of the presented controller.
@Suite struct PresentationTraitsTests {
    private static let rows: [(form: PresentationForm, isCompact: Bool, isDoubtful: Bool)] = [
        (.fullScreen, false, false), (.overFullScreen, false, false), (.currentContext, false, false),
        (.overCurrentContext, false, false), (.popover, true, false), (.formSheet, true, false), (.pageSheet, true, true),
        (.sheet, true, true), (.alert, true, true), (.actionSheet, true, false),
    ]

    @Test(arguments: rows)
    func presentationFormsChangeTraitsAsInTheTable(_ form: PresentationForm, isCompact: Bool, isDoubtful: Bool) {
        let rules = Dictionary(uniqueKeysWithValues: form.presentedTraits.map { ($0.trait, $0) })
        #expect(rules[.horizontalSizeClass]?.value == (isCompact ? .name("compact") : nil))
        #expect((rules[.horizontalSizeClass]?.doubt != nil) == isDoubtful)
        #expect(rules[.userInterfaceLevel]?.value == (isCompact ? .name("elevated") : nil))
        #expect(rules[.userInterfaceLevel]?.doubt == nil)
    }

    private static func origin(of style: ModalPresentationStyle, on device: Device, ios version: Int) throws -> [String] {
        let playground = Playground.make(
            .make("home", views: [.make("open", tap: .present("sheet", style: style))]), .make("sheet"), ios: version
        )
        var simulation = DeviceSimulation.make(playground, on: device)
        try simulation.facts(after: "tap home.open")
        return try simulation.controller("sheet").traits.origins[.horizontalSizeClass]?.map(\.source.inWords) ?? []
    }

    @Test(arguments: [(26, false), (27, true)])
    func `overrides of the presenter do not apply, and the sentence names them`(version: Int, isDoubtful: Bool) throws {
        let playground = Playground.make(
            .make("home", views: [.make("open", tap: .present("sheet"))]) { $0.overrideUserInterfaceStyle = .dark }, .make("sheet"), ios: version)
        var simulation = DeviceSimulation.make(playground, on: .phoneX)
        try simulation.facts(after: "tap home.open")
        let sheet = try simulation.controller("sheet")
        #expect(sheet.traits.collection.userInterfaceStyle == .light)
        let sentence = try #require(sheet.presentationSentences(in: simulation.scene().traits.collection, simulation.playground.profile).first)
        #expect(sentence.contains("home, which presents it, is passed over: userInterfaceStyle dark."))
        #expect(sentence.contains("doubtful") == isDoubtful)
    }

    @Test(arguments: [12, 13, 26])
    func compactPageSheetsOnIPadsAreMarkedAsDoubtful(version: Int) throws {
        #expect(try Self.origin(of: .pageSheet, on: .pad97, ios: version) == [
            "the screen of ipad-9-7",
            "the presentation of sheet, which is doubtful: no source was found for the width class of a page sheet",
        ])
    }

    @Test func compactWindowsAndFormSheetsAreNotDoubtful() throws {
        #expect(try Self.origin(of: .pageSheet, on: .phoneSE, ios: 26).last == "the presentation of sheet")
        #expect(try Self.origin(of: .formSheet, on: .pad97, ios: 26).last == "the presentation of sheet")
    }
}
