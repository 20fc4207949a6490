import PlaygroundModel
import Testing

@testable import PlaygroundLanguage

/// The rows for controllers and for bar contents agree with the model.
@Suite struct ControllerKeysTests {
    @Test func `a key has one row`() {
        let names = ControllerKeys.all.map(\.name)
        #expect(names.count > 60)
        #expect(Set(names).count == names.count)
    }

    @Test func `every kind of a row is a kind of controllers`() {
        for row in ControllerKeys.all {
            #expect(Set(row.kinds ?? []).isSubset(of: ControllerKind.words), "\(row.name)")
            #expect(row.kinds != [], "\(row.name)")
        }
    }

    @Test func `a sentence ends with a full stop`() {
        for row in ControllerKeys.all where !row.summary.isEmpty { #expect(row.summary.hasSuffix("."), "\(row.name)") }
    }

    @Test(arguments: ControllerKeys.all.filter(\.isPlain).map(\.name))
    func `a value that is set is read back, in each kind that has the key`(name: String) throws {
        let row = try #require(ControllerKeys.all.first { $0.name == name })
        for kind in row.kinds ?? ControllerKind.words {
            var controller = ControllerDefinition.blank(of: kind)
            for value in row.samples {
                row.set(value, in: &controller)
                #expect(row.value(in: controller) == value, "\(name) of \(kind)")
            }
            #expect(controller.kind.word == kind)
        }
    }

    @Test func `a default is one of the permitted values`() {
        for row in ControllerKeys.all {
            guard let value = row.default else { continue }
            switch row.type {
            case .choice(let words)?: #expect(words.map(PropertyValue.string).contains(value), "\(row.name)")
            case .integer(let range)?: #expect(range.map { PropertyValue.number(Double($0)) }.contains(value), "\(row.name)")
            case .insets?: #expect(value == .insets(.zero), "\(row.name)")
            case .bool?: #expect([.bool(true), .bool(false)].contains(value), "\(row.name)")
            default: Issue.record("\(row.name) has a default of another type")
            }
        }
    }

    @Test func `the defaults are UIKit's`() {
        let defaults = Dictionary(uniqueKeysWithValues: ControllerKeys.all.map { ($0.name, $0.default) })
        #expect(defaults["hidesBottomBarWhenPushed"] == .bool(false))
        #expect(defaults["isToolbarHidden"] == .bool(true))
        #expect(defaults["largeTitleDisplayMode"] == .string("automatic"))
        #expect(defaults["presentsWithGesture"] == .bool(true))
        #expect(defaults["title"] == .some(nil))
    }

    @Test func `a child's key belongs to its container's kind`() {
        let kinds: [ControllerKind] = [
            .navigation(rootViewController: "a"), .container(children: ["a", "b"]), .tabBar(TabBarDefinition(viewControllers: ["a"])),
            .split(SplitDefinition(style: .tripleColumn, primary: "a", supplementary: "b", secondary: "c", compact: "d")),
            .page(PageDefinition(viewControllers: ["a"])), .arrangement(ArrangementDefinition(primary: "a", secondary: "b")),
        ]
        for kind in kinds {
            #expect(!kind.links.isEmpty)
            for link in kind.links {
                #expect(ControllerKeys.all.first { $0.name == link.key }?.belongs(to: kind.word) == true, "\(link.key) of \(kind.word)")
            }
        }
        #expect(Set(kinds.map(\.word)) == Set(ControllerKind.words).subtracting(["view", "alert"]))
    }
}

/// The rows of other tables.
@Suite struct LanguageKeyTests {
    @Test func `a value that is set is read back`() {
        check(ValueKeys.transform)
        check(ValueKeys.symbolConfiguration)
        check(ValueKeys.lengths)
        check(BarKeys.common + BarKeys.item)
        check(BarKeys.swipeAction)
        check(BarKeys.tabBarItem)
        check(BarKeys.sidebar)
        check(BarKeys.appearance)
        check(BarKeys.searchController)
        check(CollectionKeys.section)
        check(CollectionKeys.group)
        check(CollectionKeys.boundary)
        check(CollectionKeys.background)
    }

    private func check<Subject>(_ rows: [LanguageKey<Subject>]) {
        for row in rows where row.isPlain {
            for value in row.samples {
                var subject = Subject.blank(of: nil)
                row.set(value, in: &subject)
                #expect(row.value(in: subject) == value, "\(row.name)")
            }
        }
    }
}

extension LanguageKey {
    fileprivate var samples: [PropertyValue] {
        switch type {
        case .bool: [.bool(true), .bool(false)]
        case .choice(let words): words.map(PropertyValue.string)
        case .string: [.string("a")]
        case .color: [.color(.semantic(.systemTeal))]
        case .insets, .directionalInsets: [.insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))]
        case .size: [.size(Size(width: 10, height: 20))]
        case .number, .integer: [.number(2)]
        default: []
        }
    }
}
