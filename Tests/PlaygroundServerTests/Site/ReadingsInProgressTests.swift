import Testing
@testable import PlaygroundServer

@Suite struct ReadingsInProgressTests {
    private var readings = ReadingsInProgress()

    private mutating func read(isDiscarded: Bool = false, isOutdated: Bool = false) {
        if !readings.isRunning("neko.toml") { _ = readings.begin("neko.toml") }
        if isOutdated { _ = readings.begin("neko.toml") }
        if isDiscarded { readings.discard("neko.toml", paths: ["/neko.toml"]) } else { readings.keep("neko.toml") }
        _ = readings.end("neko.toml")
    }

    @Test mutating func filesAreReadOneAtATimeAndAgainIfTheyChangedMeanwhile() {
        let begins = (readings.begin("neko.toml"), readings.begin("neko.toml"))
        #expect(begins == (true, false))
        let goesOn = (readings.end("neko.toml"), readings.end("neko.toml"))
        #expect(goesOn == (true, false))
        #expect(!readings.isRunning("neko.toml"))
    }

    @Test mutating func consecutiveSavesAreReadWithoutADelay() {
        for _ in 0..<1_000 {
            read(isDiscarded: true)
            read()
        }
        #expect(readings.pause(before: "neko.toml") == nil && !readings.changesTooFast("neko.toml"))
    }

    @Test mutating func filesWrittenFasterThanReadAreReadWithIncreasingDelays() {
        var pauses: [Duration] = []
        while !readings.changesTooFast("neko.toml") {
            read(isDiscarded: pauses.count.isMultiple(of: 2), isOutdated: true)
            if let pause = readings.pause(before: "neko.toml") { pauses.append(pause) }
        }
        #expect(pauses == pauses.sorted() && pauses.count > 3 && pauses.last == .milliseconds(250))
        #expect(readings.pause(before: "other.toml") == nil)
        read()
        read()
        #expect(readings.pause(before: "neko.toml") == nil && !readings.changesTooFast("neko.toml"))
    }
}
