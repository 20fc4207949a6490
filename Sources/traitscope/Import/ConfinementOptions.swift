import ArgumentParser

/// The options of commands that run imported code.
struct ConfinementOptions: ParsableArguments {
    @Option(help: ArgumentHelp("With --run, the seconds for building and running the code, at an update of `serve` too. Default: 600.", valueName: "seconds"))
    var time: Int?

    @Flag(help: "With --run on a system without user namespaces, run the code unconfined: it can read and write your files and use the network.")
    var yes = false

    var areUsed: Bool { yes || time != nil }
    var seconds: Double { Double(time ?? 600) }

    func check() throws {
        if let time, !(1...86_400).contains(time) { throw ValidationError("--time takes seconds, from 1 to 86400.") }
    }
}
