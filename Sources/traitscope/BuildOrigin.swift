import Files
import Foundation

/// The description of a build not made by `.release/build`. It is found at run time, so that no build waits for it or is repeated.
enum BuildOrigin {
    static var own: String {
        #if DEBUG
        "debug build"
        #else
        (["release build"] + details(of: Bundle.main.executablePath ?? "")).joined(separator: ", ")
        #endif
    }

    /// The commit that was checked out when the executable was linked, and the date, if they are known.
    static func details(of executable: String) -> [String] {
        let file = URL(filePath: executable).resolvingSymlinksInPath()
        guard let date = (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate else { return [] }
        let folders = file.pathComponents
        let commit = folders.lastIndex(of: ".build").flatMap { Self.commit(of: folders[..<$0].joined(separator: "/"), at: date) }
        return (commit.map { ["commit \($0)"] } ?? []) + [date.formatted(.iso8601.year().month().day())]
    }

    /// The commit according to the log of `HEAD`. Each line has the previous commit, the commit, the author, and the seconds since 1970.
    private static func commit(of checkout: String, at date: Date) -> String? {
        var folder = "\(checkout)/.git"
        // In an additional work tree, `.git` is a file.
        if let text = Self.text(of: folder), text.hasPrefix("gitdir: ") {
            folder = String(text.dropFirst("gitdir: ".count)).trimmingCharacters(in: .newlines)
        }
        let commits = (text(of: "\(folder)/logs/HEAD") ?? "").split(separator: "\n").compactMap { line -> (name: Substring, time: Double)? in
            let words = line.prefix { $0 != "\t" }.split(separator: " ")
            guard words.count > 3, let time = Double(words[words.count - 2]) else { return nil }
            return (words[1], time)
        }
        return commits.last { $0.time <= date.timeIntervalSince1970 }.map { String($0.name.prefix(12)) }
    }

    private static func text(of path: String) -> String? {
        BoundedFile.bytes(of: path, limit: 1 << 24).map { String(decoding: $0, as: UTF8.self) }
    }
}
