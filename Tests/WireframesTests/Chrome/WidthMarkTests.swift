import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

@Suite struct WidthMarkTests {
    private let wider = LogFact.TraitChange(.horizontalSizeClass, from: .name("compact"), to: .name("regular"))

    @Test func changesSeenBySeveralControllersAreReportedOnce() {
        let denser = LogFact.TraitChange(.custom("density"), from: .name("cosy"), to: .name("compact"))
        let flip = WidthFlip(
            width: 678, traits: [.init("home"): [wider, denser], .init("nav"): [wider]], adaptiveElements: []
        )
        let mark = WidthMark(flip, places: .unknown)
        #expect(mark.changes.map(\.trait) == [.custom("density"), .horizontalSizeClass])
        #expect(mark.changes.last == WidthMark.Change(
            trait: .horizontalSizeClass, below: .name("compact"), above: .name("regular")
        ))
    }

    @Test func adaptiveElementsHaveTheirLine() {
        let path = DocumentPath([.key("adaptive"), .index(2)])
        let places = SourcePlaces { $0 == path ? SourcePlace(fileName: "neko.toml", line: 107) : nil }
        let mark = WidthMark(WidthFlip(width: 500, traits: [:], adaptiveElements: [path]), places: places)
        #expect(mark.elements.map { $0.place?.description } == ["neko.toml:107"])
    }
}
