import PlaygroundReader
import SourceDiagnostics

/// A finding of a check: a diagnostic, its environments, and a way to see it.
public struct Finding: Hashable, Sendable {
    /// Distinguishes findings with the same code in a file, for example by the name of a scenario or a view.
    public var subject: String
    /// File paths are as the user gave them. `devices` contains the ids of the environments.
    public var diagnostic: Diagnostic
    public var record: DiagnosticRecord
    /// A description of the environments, if it is shorter than their ids: `on all phones upright`.
    public var environments: String?
    public var command: String?
    /// The fragment of a page's address, from `#` on, that shows the finding.
    public var address: String?

    /// `diagnostic` uses the reading's file names. `file` contains the diagnostic's position, directly or in an included file.
    public init(
        _ diagnostic: Diagnostic, about subject: String, in file: CheckedFile, environments: String? = nil, command: String? = nil,
        address: String? = nil
    ) {
        self.subject = subject
        self.diagnostic = file.naming(diagnostic)
        record = DiagnosticRecord(self.diagnostic, in: file.sources)
        self.environments = environments
        self.command = command
        self.address = address
    }

    var place: String? { environments ?? record.devices.map { "on \($0.joined(separator: ", "))" } }

    /// An FNV-1a hash without line numbers, so that changes elsewhere in the file do not affect it.
    public var fingerprint: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in [diagnostic.fileName, diagnostic.code, subject, diagnostic.headline] {
            for byte in Array(part.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// Findings are ordered like diagnostics.
extension Finding: Comparable {
    public static func < (left: Finding, right: Finding) -> Bool {
        if left.diagnostic.fileName == right.diagnostic.fileName, left.diagnostic.span == right.diagnostic.span,
           left.diagnostic.code == right.diagnostic.code, left.diagnostic.headline == right.diagnostic.headline {
            return (left.subject, left.diagnostic.devices.joined(separator: " "))
                < (right.subject, right.diagnostic.devices.joined(separator: " "))
        }
        return left.diagnostic < right.diagnostic
    }
}
