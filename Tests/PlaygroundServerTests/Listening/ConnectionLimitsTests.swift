import Testing
@testable import PlaygroundServer

@Suite struct ConnectionLimitsTests {
    @Test(arguments: [(1024, 256, 128), (512, 192, 96), (256, 96, 48), (20, 8, 8)])
    func limitsLeaveDescriptorsForFiles(descriptors: Int, pages: Int, connections: Int) {
        let limits = ConnectionLimits(allowedBy: descriptors)
        #expect(limits.pages == pages && limits.connections == connections)
    }

    @Test func thisMachineAllowsTwoHundredPages() {
        #expect(ConnectionLimits.standard.pages >= 200)
    }
}
