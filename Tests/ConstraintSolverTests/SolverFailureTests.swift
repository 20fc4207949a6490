import Testing

@testable import ConstraintSolver

@Suite struct SolverFailureTests {
    private var solver = Solver()
    private let x, y, z, w: Variable

    init() {
        (x, y) = (solver.makeVariable(), solver.makeVariable())
        (z, w) = (solver.makeVariable(), solver.makeVariable())
    }

    private func ids(_ numbers: Int...) -> [ConstraintID] {
        numbers.map { ConstraintID($0) }
    }

    @Test mutating func contradictingEquationsAreBothNamed() throws {
        try solver.add(x == 10)
        #expect(throws: SolverFailure.unsatisfiable(ConstraintID(1), conflict: ids(0, 1))) {
            try solver.add(x == 5)
        }
        #expect(solver.value(of: x) == 10)
        #expect(solver.constraintCount == 1)
    }

    @Test mutating func contradictingBoundsAreBothNamed() throws {
        try solver.add(x >= 10)
        #expect(throws: SolverFailure.unsatisfiable(ConstraintID(1), conflict: ids(0, 1))) {
            try solver.add(x <= 5)
        }
    }

    @Test mutating func conflictsAlongAChainNameOnlyTheChain() throws {
        try solver.add(w >= 10, id: ConstraintID(1))
        try solver.add(x >= w, id: ConstraintID(2))
        try solver.add(y >= x, id: ConstraintID(3))
        try solver.add((x == 3) | .strong, id: ConstraintID(4))
        try solver.add(z >= y, id: ConstraintID(5))
        try solver.add(y <= 1000, id: ConstraintID(6))
        #expect(throws: SolverFailure.unsatisfiable(ConstraintID(7), conflict: ids(1, 2, 3, 5, 7))) {
            try solver.add(z <= 4, id: ConstraintID(7))
        }
    }

    @Test mutating func refusedConstraintsLeaveTheSolverUnchanged() throws {
        try solver.addEditVariable(x, strength: .weak)
        try solver.add((x == 30) | .medium)
        try solver.add((y == 7) | .strong)
        try solver.add(x + y <= 100)
        try solver.add(z == x + 1)
        try solver.add(w >= z)
        let before = [x, y, z, w].map { solver.value(of: $0).bitPattern }
        let copy = solver
        // This pushes x, z and w upwards before the limit of x is found.
        #expect(throws: SolverFailure.unsatisfiable(ConstraintID(5), conflict: ids(2, 5))) {
            try solver.add(x + y >= 200)
        }
        #expect(throws: SolverFailure.unsatisfiable(ConstraintID(6), conflict: ids(3, 6))) {
            try solver.add(z == x + w - w)
        }
        #expect([x, y, z, w].map { solver.value(of: $0).bitPattern } == before)
        #expect(OptimalityCertificate(solver).fault == nil)
        var other = copy
        for target in [50.0, 95, -20] {
            try solver.add((x == target) | Strength(level: 5 + abs(target)))
            try other.add((x == target) | Strength(level: 5 + abs(target)))
        }
        #expect(solver.value(of: x) == other.value(of: x))
    }

    @Test mutating func idsInUseAreRefusedUntilTheirRemoval() throws {
        try solver.add(x == 1, id: ConstraintID(5))
        #expect(throws: SolverFailure.duplicateConstraint(ConstraintID(5))) {
            try solver.add(y == 1, id: ConstraintID(5))
        }
        try solver.remove(ConstraintID(5))
        try solver.add(y == 1, id: ConstraintID(5))
        #expect(solver.value(of: y) == 1)
    }

    @Test mutating func generatedIDsAreLargerThanTheCallers() throws {
        try solver.add(x == 1, id: ConstraintID(40))
        #expect(try solver.add(y == 1) == ConstraintID(41))
    }

    @Test mutating func removingAMissingConstraintIsRefused() throws {
        let id = try solver.add(x == 1)
        try solver.remove(id)
        #expect(throws: SolverFailure.unknownConstraint(id)) { try solver.remove(id) }
        #expect(throws: SolverFailure.unknownConstraint(ConstraintID(-1))) { try solver.remove(ConstraintID(-1)) }
        #expect(throws: SolverFailure.unknownConstraint(id)) { try solver.error(of: id) }
    }

    @Test mutating func editVariablesCanBeAddedOnce() throws {
        #expect(throws: SolverFailure.unknownEditVariable(x)) { try solver.suggest(1, for: x) }
        #expect(throws: SolverFailure.unknownEditVariable(x)) { try solver.removeEditVariable(x) }
        try solver.addEditVariable(x, strength: .strong)
        #expect(throws: SolverFailure.duplicateEditVariable(x)) {
            try solver.addEditVariable(x, strength: .weak)
        }
        #expect(solver.isEdited(x) && !solver.isEdited(y))
        #expect(solver.constraintCount == 0)
    }

    /// The rows of edit variables have negative ids.
    @Test mutating func editVariablesAreNotConstraints() throws {
        try solver.addEditVariable(x, strength: .strong)
        let id = ConstraintID(-1)
        #expect(!solver.contains(id))
        #expect(throws: SolverFailure.unknownConstraint(id)) { try solver.error(of: id) }
        #expect(throws: SolverFailure.unknownConstraint(id)) { try solver.remove(id) }
    }

    @Test(arguments: [
        Strength(level: 1, weight: 0), Strength(level: 1, weight: -1), Strength(level: .nan),
        Strength(level: -.infinity), Strength(level: 1, weight: .infinity), Strength(level: 1, weight: .nan),
    ])
    func invalidStrengthsAreRefused(strength: Strength) throws {
        var solver = solver
        let failure = try #require(throws: SolverFailure.self) { try solver.add((x == 1) | strength) }
        guard case .invalidStrength = failure else {
            Issue.record("refused for another reason: \(failure)")
            return
        }
        #expect(solver.constraintCount == 0)
    }

    @Test mutating func requiredEditsAreRefused() {
        #expect(throws: SolverFailure.invalidStrength(.required)) {
            try solver.addEditVariable(x, strength: .required)
        }
    }

    @Test mutating func numbersThatAreNotFiniteAreRefused() throws {
        #expect(throws: SolverFailure.notFinite) { try solver.add(x == Double.infinity) }
        #expect(throws: SolverFailure.notFinite) { try solver.add(.nan * x == 1) }
        try solver.addEditVariable(x, strength: .strong)
        #expect(throws: SolverFailure.notFinite) { try solver.suggest(.nan, for: x) }
        #expect(solver.value(of: x) == 0)
    }

    @Test mutating func constraintsWithoutVariablesHoldOrConflictAlone() throws {
        try solver.add(x - x == 0)
        #expect(throws: SolverFailure.unsatisfiable(ConstraintID(1), conflict: ids(1))) {
            try solver.add(x - x >= 3)
        }
        let wish = try solver.add((x - x >= 3) | .weak)
        #expect(try solver.error(of: wish) == 3)
    }
}
