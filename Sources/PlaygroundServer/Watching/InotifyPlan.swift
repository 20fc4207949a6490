#if os(Linux) || os(Android)
import Files
import Foundation
import Logging

/// The inotify watches. A watch covers one folder without its subfolders, and follows the folder instead of its path. So the plan watches
/// every folder of a tree, the folder of each file and link destination, and the folder of each target. It is rebuilt when folders or links
/// appear or vanish, which is cheap and rare.
struct InotifyPlan {
    var targets: WatchTargets
    private let queue: Int32
    private let logger: Logger
    private var folders: [Int32: WatchedFolder] = [:]
    /// The symbolic links in the trees. If one vanishes or is replaced, the plan is stale.
    private var links: Set<String> = []
    /// Whether a target, or a folder above it, was created during planning.
    private var isOvertaken = false
    /// Whether some folders have no watch because of a limit.
    private(set) var isIncomplete = false

    /// The maximum number of folders. A playground has fewer, a home folder has more.
    private static let folderLimit = 4096
    private static let linkDepthLimit = 8
    private static let interest = UInt32(
        IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
            | IN_DELETE_SELF | IN_MOVE_SELF
    ) | UInt32(IN_ONLYDIR)

    private struct WatchedFolder {
        /// The paths of this folder in the trees, usually one. Its contents are reported for each path.
        var treePaths: Set<WatchTargets.Folder> = []
        /// The individual targets by name, with the paths to report.
        var names: [String: Set<String>] = [:]
        /// The names that make the plan stale: targets, and folders above a missing target.
        var waypoints: Set<String> = []

        func names(_ name: UnsafeRawBufferPointer) -> Bool {
            guard !names.isEmpty || !waypoints.isEmpty else { return false }
            let name = String(decoding: name, as: UTF8.self)
            return names[name] != nil || waypoints.contains(name)
        }

        var reach: Set<String> { names.values.reduce(into: Set(treePaths.map(\.path))) { $0.formUnion($1) } }
    }

    init(queue: Int32, targets: WatchTargets, logger: Logger) {
        self.queue = queue
        self.targets = targets
        self.logger = logger
    }

    /// Whether an event matters. This is called up to a hundred thousand times a second.
    func isConcerned(watch: Int32, mask: UInt32, name: UnsafeRawBufferPointer) -> Bool {
        let isAboutFile = mask & UInt32(IN_ISDIR | IN_Q_OVERFLOW | IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) == 0
        guard isAboutFile, let folder = folders[watch] else { return !isAboutFile }
        return folder.treePaths.contains { $0.reports(name) } || folder.names(name)
    }

    func interpret(_ record: InotifyRecord) -> (events: [ChangeCoalescer.Event], planIsStale: Bool) {
        if record.has(Int(IN_Q_OVERFLOW)) { return ([.lost], true) }
        guard let folder = folders[record.watch] else { return ([], false) }
        if record.has(Int(IN_DELETE_SELF), Int(IN_MOVE_SELF), Int(IN_IGNORED)) { return ([], true) }

        let appearsOrDisappears = record.has(Int(IN_CREATE), Int(IN_MOVED_TO), Int(IN_DELETE), Int(IN_MOVED_FROM))
        // A change of attributes can make a folder readable.
        var planIsStale = (appearsOrDisappears || record.has(Int(IN_ATTRIB))) && folder.waypoints.contains(record.name)
        var paths = folder.names[record.name] ?? []
        let isFolder = record.has(Int(IN_ISDIR))
        if !IgnoredNames.contains(record.name) {
            let reporting = folder.treePaths.filter { isFolder || $0.reports(record.name.utf8) }
            paths.formUnion(reporting.map { "\($0.path)/\(record.name)" })
        }
        if isFolder { return ([], planIsStale || !paths.isEmpty) }

        var events: [ChangeCoalescer.Event] = []
        for path in paths {
            let status = FileStatus(ofPath: path, followingLinks: false)
            let isLink = status?.kind == .symbolicLink
            planIsStale = planIsStale || (appearsOrDisappears && (isLink || links.contains(path)))
            events.append(Self.event(for: record, path: path, size: isLink ? nil : status?.size))
        }
        return (events, planIsStale)
    }

    /// - Parameter size: The current size. `nil` for a link or a missing file.
    private static func event(for record: InotifyRecord, path: String, size: Int?) -> ChangeCoalescer.Event {
        if record.has(Int(IN_DELETE), Int(IN_MOVED_FROM)) { return .removed(path) }
        if size == 0 { return .emptied(path) }
        if record.has(Int(IN_ATTRIB)) { return .touched(path) }
        return record.has(Int(IN_CLOSE_WRITE), Int(IN_MOVED_TO)) ? .finished(path) : .modified(path)
    }

    mutating func rebuild() -> [ChangeCoalescer.Event] {
        let old = folders
        make()
        for watch in old.keys where folders[watch] == nil {
            inotify_rm_watch(queue, watch)
        }
        return Self.differences(from: old, to: folders)
    }

    mutating func make() {
        repeat {
            folders = [:]
            links = []
            isOvertaken = false
            for folder in targets.folders {
                let isThere = addTree(folder, IgnoredFolders(in: folder.path))
                addWaypoint(folder.path, isThere: isThere)
            }
            for file in targets.files { addFile(file, reportedAs: file) }
        } while isOvertaken
    }

    private static func differences(
        from old: [Int32: WatchedFolder], to new: [Int32: WatchedFolder]
    ) -> [ChangeCoalescer.Event] {
        var events: [ChangeCoalescer.Event] = []
        for (watch, folder) in new {
            for tree in folder.treePaths.subtracting(old[watch]?.treePaths ?? []) {
                events += FileStatus.names(inFolder: tree.path)
                    .filter { !IgnoredNames.contains($0) && tree.reports($0.utf8) }
                    .map { .modified("\(tree.path)/\($0)") }
            }
            for (name, paths) in folder.names {
                events += paths.subtracting(old[watch]?.names[name] ?? []).map { .touched($0) }
            }
        }
        let reached = new.values.reduce(into: Set()) { $0.formUnion($1.reach) }
        let lost = old.values.reduce(into: Set()) { $0.formUnion($1.reach) }.subtracting(reached)
        return events + lost.map { .removed($0) }
    }

    /// - Returns: `false` if the folder does not exist.
    @discardableResult
    private mutating func addTree(_ folder: WatchTargets.Folder, _ ignored: IgnoredFolders) -> Bool {
        let path = folder.path
        guard FileStatus(ofPath: path)?.kind == .folder, let watch = addWatch(path) else { return false }
        folders[watch, default: WatchedFolder()].treePaths.insert(folder)
        let (inner, linked) = FileStatus.foldersAndLinks(inFolder: path)
        for name in linked where !IgnoredNames.contains(name) && folder.reports(name.utf8) {
            let child = "\(path)/\(name)"
            links.insert(child)
            addDestination(ofLink: child, reportedAs: child, depth: 0)
        }
        for name in inner where !ignored.contains(name, in: path) {
            let child = WatchTargets.Folder("\(path)/\(name)", ending: folder.ending)
            addTree(child, ignored.entering(child.path))
        }
        return true
    }

    private mutating func addFile(_ path: String, reportedAs reported: String, depth: Int = 0) {
        let (parent, name) = Self.split(path)
        let watch = addWatch(parent)
        if let watch {
            folders[watch, default: WatchedFolder()].names[name, default: []].insert(reported)
        }
        addWaypoint(parent, isThere: watch != nil)
        if FileStatus(ofPath: path, followingLinks: false)?.kind == .symbolicLink {
            links.insert(reported)
            addDestination(ofLink: path, reportedAs: reported, depth: depth)
        }
    }

    private mutating func addDestination(ofLink path: String, reportedAs reported: String, depth: Int) {
        guard depth < Self.linkDepthLimit, let text = FileStatus.destination(ofLink: path) else { return }
        let absolute = text.hasPrefix("/") ? text : "\(Self.split(path).parent)/\(text)"
        addFile(WatchTargets.normalized(absolute), reportedAs: reported, depth: depth + 1)
    }

    /// Watches the nearest existing folder, in order to notice when the path appears or vanishes.
    private mutating func addWaypoint(_ path: String, isThere: Bool) {
        var (parent, name) = Self.split(path)
        while !name.isEmpty {
            if let watch = addWatch(parent) {
                folders[watch, default: WatchedFolder()].waypoints.insert(name)
                let next = parent.path(to: name)
                isOvertaken = isOvertaken || (!isThere && addWatch(next) != nil)
                return
            }
            (parent, name) = Self.split(parent)
        }
    }

    private mutating func addWatch(_ path: String) -> Int32? {
        guard folders.count < Self.folderLimit else {
            warnOnce("Only the first \(Self.folderLimit) folders are watched.")
            return nil
        }
        let watch = inotify_add_watch(queue, path, Self.interest)
        if watch < 0, errno == ENOSPC {
            warnOnce("The system's limit on watched folders (fs.inotify.max_user_watches) is reached.")
        }
        return watch < 0 ? nil : watch
    }

    private mutating func warnOnce(_ message: String) {
        guard !isIncomplete else { return }
        isIncomplete = true
        logger.warning("\(message)")
    }

    /// The folder and the last name of a path. The name is empty for the root.
    private static func split(_ path: String) -> (parent: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return ("/", path) }
        let parent = path[..<slash]
        return (parent.isEmpty ? "/" : String(parent), String(path[path.index(after: slash)...]))
    }
}
#endif
