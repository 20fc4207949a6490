import CodeImport
import Foundation

// Commands for the tests of ejected code:
//
//     EjectedFrames frames FILE PACKAGE DEPLOYMENT DRIVER    the frames of an ejected app compared with its playground's
//     EjectedFrames examples FOLDER DEPLOYMENT STEP          every n-th example of the reference, ejected into a folder
//     EjectedFrames modules                                  the folder of the modules that imported code is linked with
//     EjectedFrames random FOLDER DEPLOYMENT FIRST COUNT     random playgrounds, ejected into a folder
//     EjectedFrames recording FILE EVENT…                    the recording that the engine expects of an iPhone

let arguments = CommandLine.arguments.dropFirst()
do {
    switch (arguments.first, arguments.count) {
    case ("frames", 5): try FramesCommand(arguments.dropFirst()).run()
    case ("examples", 4): try ExamplesCommand(arguments.dropFirst()).run()
    case ("modules", 1): print(try SwiftToolchain(try Confinement(trying: NSTemporaryDirectory())) { _ in }.folder)
    case ("random", 5): try RandomCommand(arguments.dropFirst()).run()
    case ("recording", 2...): try RecordingCommand(arguments.dropFirst()).run()
    default:
        let usage = """
            usage: EjectedFrames frames FILE PACKAGE DEPLOYMENT DRIVER
                   EjectedFrames examples FOLDER DEPLOYMENT STEP
                   EjectedFrames modules
                   EjectedFrames random FOLDER DEPLOYMENT FIRST COUNT
                   EjectedFrames recording FILE EVENT…
            """
        throw CommandFailure(description: usage)
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
