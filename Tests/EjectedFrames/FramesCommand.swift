import Foundation
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader

/// Compares the frames of an ejected app with those of its playground.
///
/// 1. It visits the playground's screens on all its devices and with changed traits, and writes the driver: the main function of a
///    program that makes the controllers on them.
/// 2. It prints `written`, and reads the path of that program, compiled with the package's sources, from standard input.
/// 3. For each controller in each environment the program prints the views that its code built. Our layout engine lays them out with the size,
///    safe area and traits of the playground's controller and with the rows of its lists, and the frames are compared.
///    For a tab bar controller it prints the item of each tab, and its content after the selection.
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
        guard let deployment = Int(arguments[2]) else { throw CommandFailure(description: "\(arguments[2]) is not a version of iOS") }
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
        // print() buffers lines while the output is a pipe.
        FileHandle.standardOutput.write(Data("written\n".utf8))
        guard let program = readLine() else { throw CommandFailure(description: "no program") }
        var comparison = FrameComparison(palette: Palette(driver.names))
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
