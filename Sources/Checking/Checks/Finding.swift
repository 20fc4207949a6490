import PlaygroundReader
import SourceDiagnostics

/// One thing that a check found in a playground: a diagnostic, the environments it holds in, and how to see it.
public struct Finding: Hashable, Sendable {
    /// What it is about within its file, which tells findings of one code apart: a scenario's name, a view.
    public var subject: String
    /// With the paths of files as the person named them; `devices` are the ids of the environments.
    public var diagnostic: Diagnostic
    /// The diagnostic with the lines that it quotes.
    public var record: DiagnosticRecord
    /// The environments in words, where they are said shorter than by their ids: `on all phones upright`.
    public var environments: String?
    /// The one command that shows it, as a person types it.
    public var command: String?
    /// Where a page shows it: the part of its address from `#` on.
    public var address: String?

    /// - Parameters:
    ///   - diagnostic: With file names as the reading has them.
    ///   - file: The file that it is about, or that includes what it is about.
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

    /// The same for the same finding however the file is edited elsewhere: of what was found and in what, not of lines.
    public var fingerprint: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in [diagnostic.fileName, diagnostic.code, subject, diagnostic.headline] {
            for byte in Array(part.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// Findings sort as diagnostics do: in reading order.
extension Finding: Comparable {
    public static func < (left: Finding, right: Finding) -> Bool {
        if left.diagnostic.fileName == right.diagnostic.fileName, left.diagnostic.span == right.diagnostic.span,
           left.diagnostic.code == right.diagnostic.code, left.diagnostic.headline == right.diagnostic.headline {
            return (left.subject, left.diagnostic.devices.joined(separator: " ")) < (right.subject, right.diagnostic.devices.joined(separator: " "))
        }
        return left.diagnostic < right.diagnostic
    }
}
