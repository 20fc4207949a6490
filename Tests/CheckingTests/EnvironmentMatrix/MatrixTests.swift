import PlaygroundModel
import PlaygroundReader
import Testing

@testable import Checking

/// The environments in which a playground is checked.
@Suite struct MatrixTests {
    private static func matrix(_ devices: String, _ request: MatrixRequest, _ rest: String = "") throws -> Matrix {
        Matrix(try #require(ReadPlayground.read("""
            devices = \(devices)
            app.rootViewController = "home"
            \(rest)
            [controllers.home]
            """).playground), request)
    }

    @Test func `the usual matrix turns devices and varies size, direction and style`() throws {
        let matrix = try Self.matrix(#"["iphone-17", "ipad-9-7"]"#, MatrixRequest())
        #expect(matrix.cells.count == 2 * 2 * 3 * 2 * 2)
        #expect(matrix.places.map { matrix.cells[$0[0]].configuration.id } == [
            "iphone-17", "iphone-17@landscape", "ipad-9-7", "ipad-9-7@landscape",
        ])
        #expect(Set(matrix.cells.map { $0.values }).count == matrix.cells.count)
    }

    @Test func `devices are not rotated to unsupported orientations, if the system asks the app`() throws {
        let orientations = #"app.supportedInterfaceOrientations = ["portrait"]"#
        let matrix = try Self.matrix(#"["iphone-17", "ipad-pro-11"]"#, MatrixRequest(), orientations)
        #expect(matrix.places.map { matrix.cells[$0[0]].configuration.id } == ["iphone-17", "ipad-pro-11", "ipad-pro-11@landscape"])
        let whole = try Self.matrix(#"["ipad-pro-11"]"#, MatrixRequest(), orientations + "\napp.requiresFullScreen = true")
        #expect(whole.places.map { whole.cells[$0[0]].configuration.id } == ["ipad-pro-11"])
    }

    @Test func `the listed extent has exactly the configurations in the file`() throws {
        let devices = #"["iphone-17", { device = "ipad-pro-11", orientation = "landscape", split = "1/3", style = "dark" }]"#
        let matrix = try Self.matrix(devices, MatrixRequest(extent: .listed))
        #expect(matrix.cells.map { $0.id } == ["iphone-17", "ipad-pro-11@landscape,1/3,dark"])
    }

    @Test func `the full matrix has every value of every setting, and all windows`() throws {
        let phone = try Self.matrix(#"["iphone-17"]"#, MatrixRequest(extent: .full))
        // Factors: orientations, text sizes, directions, styles, contrasts, weights.
        #expect(phone.cells.count == 2 * 12 * 2 * 2 * 2 * 2)
        let pad = try Self.matrix(#"["ipad-pro-11"]"#, MatrixRequest(extent: .full), "ios = \"18\"")
        let windows = Set(pad.cells.map { $0.environment.window })
        #expect(windows == [.fullScreen, .oneThird, .oneHalf, .twoThirds, .slideOver])
    }

    @Test func `requested values replace the usual ones`() throws {
        let style = DeviceSetting.userInterfaceStyle
        let dark = try #require(style.value(named: "dark"))
        let matrix = try Self.matrix(#"["iphone-17"]"#, MatrixRequest(settings: [style: [dark]]))
        #expect(Set(matrix.cells.map { $0.environment.userInterfaceStyle }) == [.dark])
        #expect(matrix.cells.count == 2 * 3 * 2)
    }

    @Test func `a device that is listed twice is checked once`() throws {
        let matrix = try Self.matrix(#"["iphone-17", { device = "iphone-17", style = "dark" }]"#, MatrixRequest())
        #expect(matrix.cells.count == 2 * 3 * 2 * 2)
    }

    @Test func `a device keeps its name without its settings`() throws {
        let matrix = try Self.matrix(#"[{ device = "iphone-17", style = "dark" }]"#, MatrixRequest())
        #expect(matrix.axes.first { $0.kind == .device }?.words == ["iphone-17"])
    }

    @Test func `a foldable device is checked closed and open`() throws {
        let matrix = try Self.matrix(#"["iphone-duo"]"#, MatrixRequest())
        #expect(Set(matrix.cells.map { $0.environment.posture }) == [Posture(.closed), Posture(.open)])
        let open = Set(matrix.cells.indices.filter { matrix.cells[$0].environment.posture == Posture(.open) })
        #expect(matrix.descriptions(of: open) == ["with the phone open"])
        #expect(matrix.descriptions(of: Set(matrix.cells.indices).subtracting(open)) == ["not opened"])
    }

    @Test func `the languages of the file are checked`() throws {
        let matrix = try Self.matrix(#"["iphone-17"]"#, MatrixRequest(), "[strings.de]\n\"Hello\" = \"Hallo\"")
        #expect(Set(matrix.cells.map { $0.environment.language }) == [.base, .translation("de")])
    }

    @Test func `a device has no settings in its name if all of its environments are meant`() throws {
        let matrix = try Self.matrix(#"["iphone-17"]"#, MatrixRequest(settings: [.layoutDirection: [DeviceSetting.layoutDirection.standard]]))
        let upright = Set(matrix.places[0])
        #expect(matrix.ids(of: upright) == ["iphone-17"])
        let dark = upright.filter { matrix.cells[$0].environment.userInterfaceStyle == .dark }
        #expect(matrix.ids(of: dark) == [
            "iphone-17@dark", "iphone-17@dark,extraExtraExtraLarge", "iphone-17@dark,accessibilityExtraExtraExtraLarge",
        ])
        #expect(matrix.descriptions(of: dark) == ["dark, upright"])
    }

    @Test func `the events of an environment result in that environment`() throws {
        let matrix = try Self.matrix(#"[{ device = "iphone-17", style = "dark" }]"#, MatrixRequest())
        for cell in matrix.cells {
            var environment = cell.configuration.environment()
            for case .environment(let event) in cell.events { environment.take(event) }
            #expect(environment == cell.environment)
        }
    }
}
