import Answers
import Checks
import FileOutput
import Foundation

/// The file of a baseline.
enum BaselineFile {
    /// - Throws: `CleanFailure` where it cannot be read, or is no baseline.
    static func read(_ path: String) throws -> Baseline {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CleanFailure("There is no baseline \(path). --write-baseline writes it.")
        }
        guard let baseline = try? JSONDecoder().decode(Baseline.self, from: data), baseline.format == Baseline.format else {
            throw CleanFailure("\(path) is no baseline. --write-baseline writes one.")
        }
        return baseline
    }

    static func write(_ baseline: Baseline, to path: String) throws {
        try OutputFile(path).write(try JSONText.of(baseline) + "\n")
    }
}
