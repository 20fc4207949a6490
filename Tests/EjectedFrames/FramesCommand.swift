import Foundation
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader

/// Compares the frames of an ejected app with those of its playground.
///
/// 1. The screens of the playground are walked on all its devices, and over traits. The driver is written: the main function of a
///    program that makes the controllers which are on them.
/// 2. `written` is said, and the path of that program, compiled with the package's sources, is read from the standard input.
/// 3. For each controller in each environment the program prints the views that its code built. Our own layout engine lays that out with the size,
///    the safe area and the traits that the playground's controller has, with the rows that its lists made, and the frames are compared.
///    A tab bar controller prints the item of each of its tabs, and its content once it is selected.
///
/// A line of JSON on the standard output is the result.
struct FramesCommand {
    private let reading: PlaygroundFile.ReadResult
    private let playground: Playground
    private let package: URL
    private let deployment: Int
    private let driverFile: String

    init(_ arguments: ArraySlice<String>) throws {
        let arguments = Array(arguments)
        reading = try Self.read(URL(fileURLWithPath: arguments[0]))
        guard let playground = reading.playground else { throw CommandFailure(description: "\(arguments[0]) has mistakes") }
        guard let deployment = Int(arguments[2]) else { throw CommandFailure(description: "\(arguments[2]) is no version of iOS") }
        self.playground = playground
        package = URL(fileURLWithPath: arguments[1])
        self.deployment = deployment
        driverFile = arguments[3]
    }

    private static func read(_ file: URL) throws -> PlaygroundFile.ReadResult {
        let folder = file.deletingLastPathComponent()
        return Pipeline.read(
            [UInt8](try Data(contentsOf: file)), fileName: file.lastPathComponent,
            attachment: { path in (try? Data(contentsOf: folder.appendingPathComponent(path))).map { [UInt8]($0) } },
            neighbours: { path in
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path)) ?? []
                return names.filter { $0.hasSuffix(".toml") }
            }
        )
    }

    func run() throws {
        let moments = Moments(of: playground)
        let driver = Driver(moments.controllers, playground: playground, reading: reading, deployment: deployment, package: package)
        try driver.text.write(toFile: driverFile, atomically: true, encoding: .utf8)
        // Not by print(), which keeps lines to itself while the output is a pipe.
        FileHandle.standardOutput.write(Data("written\n".utf8))
        guard let program = readLine() else { throw CommandFailure(description: "no program") }
        var comparison = FrameComparison(palette: Palette(driver.run))
        let translations = StringCatalogue.translations(inPackage: package)
        let images = ImageSizes(moments.all.map(\.request))
        try RecordedProgram(path: program).answers(to: moments.orders(translations)) { order, answer in
            comparison.compare(order, answer, images: images)
        }
        try RecordedProgram(path: program).answers(to: moments.tabBarOrders) { order, answer in comparison.compare(order, answer) }
        FileHandle.standardOutput.write(try comparison.json() + Data("\n".utf8))
    }
}

struct CommandFailure: Error, CustomStringConvertible { let description: String }
