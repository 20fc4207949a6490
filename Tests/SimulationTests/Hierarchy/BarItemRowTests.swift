import PlaygroundModel
@testable import Simulation
import Testing

/// The items that share one glass background: WWDC 2025, session 284 (images share it, titles and the prominent style do not, and a
/// fixed space separates groups), and UIBarButtonItem.sharesBackground.
@Suite struct BarItemRowTests {
    @Test(arguments: [
        ([Item.image, .image, .image], [0..<3]),
        ([.title, .image, .image], [0..<1, 1..<3]),
        ([.title, .title], [0..<1, 1..<2]),
        ([.image, .prominentImage, .image], [0..<1, 1..<2, 2..<3]),
        ([.image, .ownBackground, .image], [0..<1, 1..<2, 2..<3]),
        ([.image, .noBackground, .image], [0..<1, 2..<3]),
        ([.image, .image, .fixedSpace(0), .image], [0..<2, 3..<4]),
        ([.image, .flexibleSpace, .image, .image], [0..<1, 2..<4]),
    ])
    func adjacentImagesShareOneGlassBackground(_ items: [Item], _ groups: [Range<Int>]) {
        #expect(Self.row(items).groups() == groups)
    }

    @Test func groupsKeepADistanceThatIncludesFixedSpaces() {
        #expect(Self.row([.image, .image]).spans(from: 10).map(\.x) == [10, 54])
        #expect(Self.row([.image, .prominentImage]).spans(from: 10).map(\.x) == [10, 66])
        #expect(Self.row([.image, .fixedSpace(0), .image]).spans(from: 10).map(\.x) == [10, 54, 66])
        #expect(Self.row([.image, .fixedSpace(30), .image]).spans(from: 10).map(\.x) == [10, 54, 84])
    }

    @Test func withoutGlassItemsAreAdjacent() {
        let row = Self.row([.image, .prominentImage, .image], onGlass: false)
        #expect(row.spans(from: 0).map(\.x) == [0, 44, 88])
        #expect(row.width == 132)
    }

    @Test func flexibleSpacesShareTheRemainingWidthOfAToolbar() {
        let row = Self.row([.image, .image, .flexibleSpace, .image], onGlass: false)
        #expect(row.spans(from: 8, to: 308).map(\.x) == [8, 52, 96, 264])
        let middle = Self.row([.flexibleSpace, .image, .flexibleSpace])
        #expect(middle.spans(from: 0, to: 144).map(\.x) == [0, 50, 94])
    }

    @Test func withoutSpacesToolbarItemsAreSpreadOutOnSeparateBackgrounds() {
        let row = Self.row([.image, .image, .image])
        #expect(row.isSpreadOut)
        #expect(row.spans(from: 0, to: 332).map(\.x) == [0, 144, 288])
        #expect(row.groups(isSpreadOut: true) == [0..<1, 1..<2, 2..<3])
    }

    @Test func aProminentTitleIsWiderBecauseOfItsWeight() {
        let row = Self.row([])
        #expect(Item.prominentImage.item("a").isFilled && !Item.noBackground.item("a").isFilled)
        #expect(row.width(of: Item.prominentTitle.item("a")) > row.width(of: Item.title.item("a")))
    }

    @Test func barsUseSharedBackgroundsFromIOS26() throws {
        var home = ControllerDefinition.make("home")
        home.navigationItem.rightBarButtonItems = [Item.image.item("a"), Item.image.item("b")]
        for (version, groups) in [(18, []), (26, [0..<2])] {
            let playground = Playground.make(.make("nav", .navigation(rootViewController: "home")), home, ios: version)
            let controller = try DeviceSimulation.make(playground, on: .phone6).controller("nav")
            let bar = try #require(controller.navigationBar)
            let layout = NavigationBarLayout(bar, insets: .zero, traits: controller.traits.collection)
            #expect(layout.rightGroups == groups)
            #expect(layout.rightItems.first.map { $0.x + $0.width } == (version == 26 ? 359 : 367))
        }
    }

    // MARK: Making

    enum Item: Sendable {
        case image, title, prominentImage, prominentTitle, ownBackground, noBackground, flexibleSpace
        case fixedSpace(Double)

        func item(_ name: String) -> BarButtonItem {
            var item = BarButtonItem(id: ViewID(name), path: DocumentPath([.key(name)]))
            switch self {
            case .image: item.image = "plus"
            case .title: item.title = "Send"
            case .prominentImage:
                item.image = "checkmark"
                item.style = .prominent
            case .prominentTitle:
                item.title = "Send"
                item.style = .done
            case .ownBackground:
                item.image = "plus"
                item.sharesBackground = false
            case .noBackground:
                item.image = "plus"
                item.style = .prominent
                item.hidesSharedBackground = true
            case .flexibleSpace: item.systemItem = .flexibleSpace
            case .fixedSpace(let width):
                item.systemItem = .fixedSpace
                item.width = width
            }
            return item
        }
    }

    private static func row(_ items: [Item], onGlass: Bool = true) -> BarItemRow {
        BarItemRow(items.enumerated().map { $1.item("i\($0)") }, hasSharedBackgrounds: onGlass, traits: TraitCollection())
    }
}
