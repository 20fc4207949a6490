import ArgumentParser
import CodeImport

/// The options of commands that run imported code.
struct ConfinementOptions: ParsableArguments {
    @Option(help: ArgumentHelp("With --run, the time limit for building and running the code, also for each update of `serve`. Default: \(Int(ImportTime.standardLimit)).", valueName: "seconds"))
    var time: Int?

    @Flag(help: "With --run on a system without user namespaces, run the code unconfined: it can read and write your files and use the network.")
    var yes = false

    var areUsed: Bool { yes || time != nil }
    var seconds: Double { time.map(Double.init) ?? ImportTime.standardLimit }

    func check() throws {
        if let time, !(1...86_400).contains(time) { throw ValidationError("--time takes seconds, from 1 to 86400.") }
    }
}
