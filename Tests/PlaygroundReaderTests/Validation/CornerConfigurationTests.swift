import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct CornerConfigurationTests {
    private static let uniform: CornerConfiguration = {
        var corners = CornerConfiguration(radius: .containerConcentric(minimum: nil))
        corners.isUniform = true
        return corners
    }()
    private static let upper: CornerConfiguration = {
        var corners = CornerConfiguration()
        (corners.topLeftRadius, corners.topRightRadius) = (.fixed(12), .containerConcentric(minimum: 4))
        return corners
    }()

    @Test(arguments: [
        ("16", CornerConfiguration(radius: .fixed(16))), (#""capsule""#, CornerConfiguration(radius: .capsule(maximum: nil))),
        (#""containerConcentric""#, CornerConfiguration(radius: .containerConcentric(minimum: nil))),
        ("{ maximumRadius = 26 }", CornerConfiguration(radius: .capsule(maximum: 26))), ("{ radius = 4.5 }", CornerConfiguration(radius: .fixed(4.5))),
        ("{ radius = { minimum = 8 } }", CornerConfiguration(radius: .containerConcentric(minimum: 8))),
        (#"{ uniformRadius = "containerConcentric" }"#, uniform), ("{ topLeftRadius = 12, topRightRadius = { minimum = 4 } }", upper),
        ("{}", CornerConfiguration()),
    ])
    func `corners are a radius, a word or a table`(value: String, corners: CornerConfiguration) throws {
        let result = PlaygroundFile.ReadResult(home: "views.a = { cornerConfiguration = \(value) }")
        let home = try #require(result.home, "\(result.report)")
        #expect(home.views[0].properties.corners(.cornerConfiguration) == corners)
        #expect(result.codes == [])
    }

    @Test(arguments: [
        (#""round""#, "bad-value"), ("-1", "bad-value"), ("true", "wrong-type"), ("{ topLeft = 3 }", "unknown-key"),
        (#"{ radius = "capsule" }"#, "bad-value"), ("{ radius = {} }", "missing-key"), ("{ radius = true }", "wrong-type"),
        ("{ radius = 3, topLeftRadius = 4 }", "exclusive-keys"), ("{ maximumRadius = 3, uniformRadius = 4 }", "exclusive-keys"),
    ])
    func `a mistake has its own message`(value: String, code: String) {
        let result = PlaygroundFile.ReadResult(home: "views.a = { cornerConfiguration = \(value) }")
        #expect(result.codes.contains(code), "\(result.codes)")
    }
}
