import Testing

@testable import ConstraintLogs

/// The longest matching prefix of a name decides the owner.
@Suite struct OwnerTablesTests {
    @Test(arguments: [
        ("_UITabBarPlatterView", .bar), ("_UITableViewCellSeparatorView", .cell), ("_UITableViewHeaderFooterContentView", .app),
        ("_UIPageViewControllerContentView", .system), ("UILabel", nil),
    ] as [(String, ConstraintOwner?)])
    func classesAreOwnedByTheirPartOfUIKit(name: String, owner: ConstraintOwner?) {
        #expect(OwnedClasses.table[name] == owner)
    }

    @Test(arguments: [
        ("UISV-hiding", .hiddenArrangedView), ("UISV-spacing", .stackView), ("UIView-Encapsulated-Layout-Height", .encapsulatedSize),
        ("my-constraint", nil),
    ] as [(String, ConstraintOwner?)])
    func identifiersAreOwnedByTheirSetter(identifier: String, owner: ConstraintOwner?) {
        #expect(ConstraintIdentifiers.table[identifier]?.owner == owner)
    }
}
