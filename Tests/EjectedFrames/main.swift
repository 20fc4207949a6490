import Foundation
import PlaygroundModel
import PlaygroundPipeline

// Compares the frames of an ejected app with those of its playground: `EjectedFrames FILE PACKAGE DEPLOYMENT DRIVER`.
//
// 1. The screens of the playground are walked on all its devices, and over traits. `DRIVER` is written: the main function of a program
//    that makes the controllers which are on them.
// 2. The path of that program, compiled with the package's sources, is read from the standard input.
// 3. For each controller in each environment the program says what its code built. Our own layout engine lays that out with the size,
//    the safe area, the margins and the traits that the playground's controller has, and the frames are compared.
//
// A line of JSON on the standard output is the result.

let arguments = CommandLine.arguments
guard arguments.count == 5, let deployment = Int(arguments[3]) else {
    FileHandle.standardError.write(Data("usage: EjectedFrames FILE PACKAGE DEPLOYMENT DRIVER\n".utf8))
    exit(64)
}
let file = URL(fileURLWithPath: arguments[1])
let folder = file.deletingLastPathComponent()
let reading = Pipeline.read(
    [UInt8](try Data(contentsOf: file)), fileName: file.lastPathComponent,
    attachment: { path in (try? Data(contentsOf: folder.appendingPathComponent(path))).map { [UInt8]($0) } },
    neighbours: { path in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path)) ?? []
        return names.filter { $0.hasSuffix(".toml") }
    }
)
guard let playground = reading.playground else {
    FileHandle.standardError.write(Data("\(file.path) has mistakes\n".utf8))
    exit(65)
}

let moments = Moments(of: playground)
let driver = Driver(moments.controllers, playground: playground, reading: reading, deployment: deployment)
try driver.text.write(toFile: arguments[4], atomically: true, encoding: .utf8)
// Not by print(), which keeps lines to itself while the output is a pipe.
FileHandle.standardOutput.write(Data("written\n".utf8))
guard let program = readLine() else { exit(66) }

var comparison = FrameComparison()
let translations = StringCatalogue.translations(inPackage: URL(fileURLWithPath: arguments[2]))
let images = ImageSizes(moments.all.map(\.request))
try RecordedProgram(path: program).answers(to: moments.orders(translations)) { order, answer in
    comparison.compare(order, answer, images: images)
}
FileHandle.standardOutput.write(try comparison.json() + Data("\n".utf8))
