import Files
import Lessons
import PlaygroundPipeline
import PlaygroundReader

extension PlaygroundStore {
    struct FileReading: Sendable {
        let name: String
        /// The new item without a version, or `nil` if nothing changed.
        let item: Item?
        let paths: Set<String>

        /// - Parameter unchanged: Old attachments that are known to be unchanged. They are not looked up again.
        init(
            _ name: String, in location: PlaygroundLocation, after old: Item?, with mistakes: SourceMistakes? = nil,
            unchanged: [String: [UInt8]?] = [:]
        ) {
            self.name = name
            let contents = location.contents(of: name)
            let attachments = AttachmentReader(location.attachments(of: name), knowing: unchanged)
            let isSame = old.map { old in
                old.contents == contents && old.mistakes == mistakes && old.attachments.allSatisfy { attachments.bytes(of: $0.key) == $0.value }
            }
            if isSame ?? !contents.isThere {
                item = nil
                paths = old?.paths ?? [location.path(of: name)]
                return
            }
            let reading = PlaygroundFile.ReadResult(contents, fileName: name, attachments, after: old?.reading)
                .readLesson(attachments.bytes).reading
            let shown = mistakes.map { reading.refused(for: $0.diagnostics, in: $0.sources) } ?? reading
            let named = reading.attachments.map { ($0, attachments.bytes(of: $0)) }
            let known = old.flatMap { !unchanged.isEmpty && Set(reading.attachments) == Set($0.attachments.keys) ? $0.attachmentPaths : nil }
            let attachmentPaths = known ?? location.pathsToWatch(ofAttachments: reading.attachments, of: name)
            let item = Item(
                contents: contents, attachments: Dictionary(uniqueKeysWithValues: named),
                paths: location.paths(of: name, naming: []).union(attachmentPaths), attachmentPaths: attachmentPaths, reading: shown,
                lastGood: reading.playground == nil ? old?.lastGood : reading, mistakes: mistakes, version: 0
            )
            self.item = item
            let others = Set(attachments.files.keys).subtracting(reading.attachments)
            paths = item.paths.union(location.pathsToWatch(ofAttachments: Array(others), of: name))
        }
    }
}

extension PlaygroundStore.Item {
    /// The attachments whose changes the system reports. Replacing a link above a file may not be reported.
    var watchedAttachments: [String: [UInt8]?] { attachmentPaths.count == attachments.count ? attachments : [:] }
}

extension PlaygroundFile.ReadResult {
    fileprivate init(
        _ contents: FileContents, fileName: String, _ attachments: AttachmentReader, after former: PlaygroundFile.ReadResult?
    ) {
        self = switch contents {
        case .file(let file):
            Pipeline.read(
                file.bytes, size: file.size, fileName: fileName, attachment: attachments.bytes,
                neighbours: attachments.playgrounds, after: former
            )
        case .gone: .missing(fileName: fileName)
        case .outside: .outside(fileName: fileName)
        case .unreadable(let reason): .unreadable(fileName: fileName, reason: reason)
        }
    }
}
