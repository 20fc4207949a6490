import Files
import Foundation

/// The files that a confined program sees, all read-only: the program as `/app/program` with its resources, the dynamic loader, the
/// libraries that `ldd` lists, the program that prints traces, and the time zones.
struct ProgramRoot: Sendable {
    /// Source files, each with the path that the program sees.
    private(set) var files: [(source: String, place: String)]

    static let app = "/app"
    private static let resources = "/resources"
    private static let zones = "/usr/share/zoneinfo"

    init(_ files: [(source: String, place: String)]) { self.files = files }

    var program: String { "\(Self.app)/\(AppBundle.programName)" }
    /// The program's path outside the confinement.
    var sourceOfProgram: String { files.first { $0.place == Self.app }.map { "\($0.source)/\(AppBundle.programName)" } ?? "" }

    init(of bundle: AppBundle, _ toolchain: SwiftToolchain) throws(CodeImportFailure) {
        files = [(bundle.path, Self.app), (bundle.resources, Self.resources)]
        guard toolchain.confinement.isWhole else { return }
        let root = Self.normalized("\(toolchain.library)/../..")
        let tracers = ["libexec/swift/linux/swift-backtrace", "libexec/swift/linux/swift-backtrace-static", "libexec/swift/swift-backtrace"]
            .map { "\(root)/\($0)" }.filter { FileManager.default.isExecutableFile(atPath: $0) }
        // For a static program, `ldd` prints a message and fails.
        let listed = try toolchain.run(["ldd", bundle.program] + tracers, within: 60)
        let libraries = Self.libraries(in: String(decoding: listed.output, as: UTF8.self))
        guard !libraries.isEmpty else { throw CodeImportFailure("ldd does not list the libraries of the program: \(listed.errorText.prefix(300))") }
        files += (libraries + tracers).map { ($0, Self.normalized($0)) }
        if FileStatus(ofPath: Self.zones)?.kind == .folder { files.append((Self.zones, Self.zones)) }
    }

    /// The paths in lines like `libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x…)` and `/lib64/ld-linux-x86-64.so.2 (0x…)`, unique.
    static func libraries(in text: String) -> [String] {
        var seen: Set<String> = []
        return text.split(separator: "\n").compactMap { line in
            guard let end = line.range(of: " (0x", options: .backwards), line.first?.isWhitespace == true,
                  let start = line.firstIndex(of: "/"), start < end.lowerBound
            else { return nil }
            let path = String(line[start..<end.lowerBound])
            return seen.insert(normalized(path)).inserted ? path : nil
        }
    }

    /// The path without `..` components.
    private static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") {
            if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
