import Checking
import Files
import Foundation
import PathKit

enum BaselineFile {
    /// - Throws: `CleanFailure` if the file cannot be read or is not a baseline.
    static func read(_ path: String) throws -> Baseline {
        guard Path(path).exists else { throw CleanFailure("There is no baseline \(path). --write-baseline writes it.") }
        guard let known = bytes(of: path).flatMap(baseline(in:)) else {
            throw CleanFailure("\(path) is not a baseline. --write-baseline writes one to an unused name.")
        }
        return known
    }

    /// The file for a baseline. Throws `CleanFailure` for a checked file or attachment (`sources`), or for a file that is not a baseline.
    static func target(_ path: String, notOver sources: [String]) throws -> OutputFile {
        do {
            let target = try OutputFile(path)
            try target.check(against: sources)
            try target.check(isOf: "a baseline") { _ in bytes(of: target.destination).flatMap(baseline(in:)) != nil }
            return target
        } catch {
            throw CleanFailure(error)
        }
    }

    private static func baseline(in bytes: [UInt8]) -> Baseline? {
        let baseline = try? JSONDecoder().decode(Baseline.self, from: Data(bytes))
        return baseline?.format == Baseline.format ? baseline : nil
    }

    /// The bytes of a baseline. `nil` if there is no such file, or if it is larger than a hundred thousand findings.
    private static func bytes(of path: String) -> [UInt8]? { BoundedFile.bytes(of: path, limit: 100_000_000) }
}
