import PlaygroundModel
import Testing

/// The cases of UIBarButtonItem.SystemItem.
@Suite struct SystemItemTests {
    private static func shown(_ system: BarButtonItem.SystemItem, ios version: Int) -> BarButtonItem {
        var item = BarButtonItem(id: "item", path: DocumentPath())
        item.systemItem = system
        return item.shown(in: BehaviourProfile(version: SystemVersion(version)))
    }

    @Test func `an item has the system's title or symbol`() {
        #expect(Self.shown(.add, ios: 18).image == "plus")
        #expect(Self.shown(.edit, ios: 18).title == "Edit" && Self.shown(.edit, ios: 18).image == nil)
        #expect(Self.shown(.save, ios: 18).isProminent && Self.shown(.done, ios: 18).isProminent)
        #expect(!Self.shown(.cancel, ios: 18).isProminent)
    }

    @Test func `done and cancel are symbols on glass`() {
        #expect(Self.shown(.done, ios: 18).image == nil && Self.shown(.cancel, ios: 18).image == nil)
        #expect(Self.shown(.done, ios: 26).image == "checkmark" && Self.shown(.cancel, ios: 26).image == "xmark")
    }

    @Test(arguments: BarButtonItem.SystemItem.allCases)
    func `symbols of items have drawings, and spaces have no title`(system: BarButtonItem.SystemItem) {
        for version in [18, 26] {
            let item = Self.shown(system, ios: version)
            #expect(item.isSpace == system.isSpace)
            #expect(item.image.map { SymbolName($0) != nil } ?? true)
            #expect((item.title == nil) == system.isSpace)
        }
    }
}
