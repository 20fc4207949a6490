import Testing

@testable import ConstraintSolver

@Suite struct PositionSetTests {
    @Test func membersAreRemovedInOrderFromEitherEnd() {
        var set = PositionSet()
        defer { set.perform(.deallocate) }
        set.extend(to: 300)
        let members = [0, 1, 63, 64, 127, 200, 299]
        for member in members.reversed() { set.insert(member) }
        var upwards: [Int] = [], downwards: [Int] = []
        while let next = set.popFirst(from: upwards.last ?? 0) { upwards.append(next) }
        for member in members { set.insert(member) }
        while let next = set.popLast(from: downwards.last ?? 299) { downwards.append(next) }
        #expect(upwards == members && downwards == members.reversed())
    }
}
