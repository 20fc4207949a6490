import Foundation
import InterfaceImport
import JSON
import PlaygroundPipeline

/// Runs a controller on all environments and presses its controls, in a separate process.
struct EntryRun: Sendable {
    let root: ProgramRoot
    let confinement: Confinement
    let time: ImportTime

    enum Outcome: Sendable {
        case run(RecordedRun)
        /// The program stopped, at a known position if there is one.
        case stopped(CompilerMessage?, reason: String)
    }

    private static let restartLimit = 8

    /// The outcomes of entries that run in parallel.
    func outcomes(of entries: [String]) -> [Result<Outcome, CodeImportFailure>] {
        entries.mapConcurrently { entry in
            Result { () throws(CodeImportFailure) in try outcome(of: entry, path: [], className: entry) }
        }
    }

    /// - Parameter path: The controls that lead from the entry to the controller.
    func outcome(of entry: String, path: [String], className: String?) throws(CodeImportFailure) -> Outcome {
        var screens: [JSONValue?] = []
        var presses: [RecordedRun.Press] = []
        var skip = 0
        for _ in 0..<Self.restartLimit {
            let result = try confinement.run(root, input: plan(entry, path, skip: skip), traces: false, within: time.left)
            let lines = result.output.split(separator: UInt8(ascii: "\n")).compactMap { JSONValue(reading: Array($0), depth: 64) }
            if screens.isEmpty {
                screens = Array(repeating: nil, count: RunEnvironment.all.count)
                for line in lines {
                    if let place = line["environment"]?.wholeNumber, screens.indices.contains(place) { screens[place] = line["screen"] }
                }
                let reached = lines.contains { $0["environment"]?.wholeNumber == RunEnvironment.all.count - 1 }
                guard reached else { return try stopped(entry, path, result) }
            }
            presses += lines.compactMap { line in
                guard let control = line["press"]?.string, let outcome = line["outcome"] else { return nil }
                return RecordedRun.Press(control: control, outcome: outcome)
            }
            if lines.contains(where: { $0["done"] == .bool(true) }) { break }
            // If a press stops the program, the control is treated as leading nowhere.
            guard let pressed = lines.last(where: { $0["pressing"] != nil })?["pressing"]?.wholeNumber else { break }
            skip = pressed + 1
        }
        guard let first = screens.first.flatMap({ $0 }) else { return .stopped(nil, reason: "it shows nothing") }
        return .run(RecordedRun(className: className ?? first["class"]?.string ?? entry, screens: screens, presses: presses))
    }

    private func plan(_ entry: String, _ path: [String], skip: Int) -> String {
        JSONValue.object([
            "entry": .string(entry), "path": .strings(path), "environments": .array(RunEnvironment.all.map(\.plan)),
            "presses": .bool(true), "skip": .number(skip),
        ]).text
    }

    private func stopped(_ entry: String, _ path: [String], _ result: ConfinedRun.Result) throws(CodeImportFailure) -> Outcome {
        if time.isOver { return .stopped(nil, reason: "it was not run to its end: the import ended \(time.words) (--time)") }
        if let excess = result.excess { return .stopped(nil, reason: excess) }
        if let stop = CompilerMessage.stop(in: result.errorText) { return .stopped(stop, reason: stop.text) }
        let traced = try confinement.run(root, input: plan(entry, path, skip: 0), traces: true, within: time.left)
        let stop = CompilerMessage.stop(in: traced.errorText)
        let words = result.errorText.split(separator: "\n").first.map(String.init) ?? "it stops without a message"
        return .stopped(stop, reason: stop?.text ?? words)
    }
}
