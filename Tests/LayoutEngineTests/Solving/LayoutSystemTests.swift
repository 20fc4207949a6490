import ConstraintSolver
import PlaygroundModel
import Testing
@testable import LayoutEngine

struct LayoutSystemTests {
    /// A page may stay open all day, and every save may change the text.
    @Test func removedConstraintsLeaveNothingBehind() throws {
        let request = LayoutRequest.make(views: [])
        let traits = LayoutTraits(request.traits, profile: request.profile)
        var system = LayoutSystem(mode: .movable, environment: GivenEnvironment(request, traits: traits), rowCount: 1)
        let width = system.makeVariable()
        system.add(width >= 0, origin: .nonNegativeSize)
        for number in 0..<1000 {
            let id = system.add(width == Double(number), origin: .content(0))
            system.remove(try #require(id))
        }
        #expect(system.origins.count == 1)
    }
}
