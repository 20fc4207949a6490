import Foundation
import SeededRandom
import Testing

@testable import Files

/// The folder of a package. Each test has its own folder for it.
@Suite final class PackageFolderTests {
    private let folder: String
    private var package: String { path("App.swiftpm") }

    init() throws {
        folder = "\(FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path)/package-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func path(_ name: String) -> String { "\(folder)/\(name)" }

    private func make(_ name: String, _ text: String) throws {
        try FileManager.default.createDirectory(atPath: OutputFile.folder(of: path(name)), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    private func link(_ name: String, to destination: String) throws {
        try FileManager.default.createDirectory(atPath: OutputFile.folder(of: path(name)), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
    }

    private func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

    /// The contents of the test's folder without the lists of packages: contents of files, targets of links, and folders.
    private var whole: [String: String] {
        get throws {
            let entries = try FolderTree(root: folder).entries().filter { !$0.name.hasSuffix(PackageFolder.listName) }
            return try Dictionary(uniqueKeysWithValues: entries.map { name, entry in
                switch entry {
                case .file: (name, "file " + (text(name) ?? ""))
                case .folder: (name, "folder")
                case .symbolicLink: (name, "link " + (try FileManager.default.destinationOfSymbolicLink(atPath: path(name))))
                case .other: (name, "other")
                }
            })
        }
    }

    @discardableResult
    private func write(_ files: [String: String], merging: Bool = false) throws -> PackageFolder.Written {
        try PackageFolder(package).write(files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }, merging: merging)
    }

    private static let first = ["Package.swift": "manifest", "Controllers/Home.swift": "home", "Views/Row.swift": "row"]
    private static let second = ["Package.swift": "manifest 2", "Controllers/Home.swift": "home", "Controllers/Settings.swift": "settings", "Models/Item.swift": "item"]

    /// The error names the package instead of the draft, because the user does not know the draft.
    @Test func packagesThatCannotBeWrittenAreNamed() throws {
        let tooLong = String(repeating: "a", count: 300)
        for name in [tooLong, "\(tooLong)/file"] {
            #expect(throws: PackageFolder.Refusal.cannotWrite(package, "File name too long")) { try write([name: "text"]) }
            #expect(try whole.isEmpty)
        }
    }

    // MARK: Written again

    @Test func packagesAreReplacedCompletely() throws {
        try write(Self.first)
        let written = try write(Self.second)
        #expect(written.removed == ["Views/Row.swift"])
        #expect(try whole.filter { $0.value.hasPrefix("file") }.count == 4)
        #expect(text("App.swiftpm/Package.swift") == "manifest 2")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["App.swiftpm"])
    }

    @Test func emptyFoldersAreFilledAndLinksToPackagesKept() throws {
        try FileManager.default.createDirectory(atPath: path("Other.swiftpm"), withIntermediateDirectories: true)
        try link("App.swiftpm", to: "Other.swiftpm")
        try write(Self.first)
        try write(Self.second)
        #expect(text("Other.swiftpm/Package.swift") == "manifest 2")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: package) == "Other.swiftpm")
    }

    @Test func theFirstOfTwoFilesWithTheSamePathIsWritten() throws {
        let files: [PackageFolder.File] = [("a", Array("one".utf8)), ("a", Array("two".utf8))]
        for _ in 0..<2 { #expect(try PackageFolder(package).write(files, merging: false).files == ["a"]) }
        #expect(text("App.swiftpm/a") == "one")
    }

    // MARK: A person's files

    /// The user's file, folder, link or pipe has the path of a new file, or a link is part of the path.
    @Test(arguments: [false, true]) func usersFilesAtPathsOfNewFilesAreNamedAndKept(isMerged: Bool) throws {
        let makers: [(name: String, make: (String) throws -> Void)] = [
            ("Controllers/Settings.swift", { try self.make($0, "my own work of a week") }),
            ("Controllers/Settings.swift", { try FileManager.default.createDirectory(atPath: self.path($0), withIntermediateDirectories: true) }),
            ("Controllers/Settings.swift", { try self.link($0, to: "../../outside.txt") }),
            ("Controllers/Settings.swift", { #expect(mkfifo(self.path($0), 0o600) == 0) }),
            ("Models/Item.swift", { _ in try self.link("App.swiftpm/Models", to: "../outside") }),
            ("Models/Item.swift", { _ in try self.make("App.swiftpm/Models", "a file") }),
        ]
        for (name, maker) in makers {
            try? FileManager.default.removeItem(atPath: package)
            try? FileManager.default.removeItem(atPath: package + ".new")
            try make("outside.txt", "outside")
            try make("outside/Item.swift", "outside")
            try write(Self.first)
            try maker("App.swiftpm/\(name)")
            let before = try whole
            if isMerged {
                #expect(try write(Self.second, merging: true).isBeside)
                #expect(try whole.filter { !$0.key.hasPrefix("App.swiftpm.new") } == before)
                #expect(text("App.swiftpm.new/\(name)") == Self.second[name])
            } else {
                #expect(throws: PackageFolder.Refusal.isOccupied(package, [name])) { try write(Self.second) }
                #expect(try whole == before)
            }
        }
    }

    /// The user changed a file, deleted it, or replaced it by a link to the same bytes.
    @Test func filesChangedByTheUserAreNamedAndKept() throws {
        let changes: [(String) throws -> Void] = [
            { try self.make($0, "home, changed") },
            { try FileManager.default.removeItem(atPath: self.path($0)) },
            { name in
                try self.make("outside.txt", "home")
                try FileManager.default.removeItem(atPath: self.path(name))
                try self.link(name, to: "../../outside.txt")
            },
        ]
        for change in changes {
            try? FileManager.default.removeItem(atPath: package)
            try write(Self.first)
            try change("App.swiftpm/Controllers/Home.swift")
            let before = try whole
            #expect(throws: PackageFolder.Refusal.isChanged(package, ["Controllers/Home.swift"])) { try write(Self.second) }
            #expect(try whole == before)
        }
    }

    @Test func linksFoldersAndFilesOfTheUserAreKept() throws {
        try write(Self.first)
        try make("App.swiftpm/Notes/mine.txt", "mine")
        try link("App.swiftpm/Shared", to: "../shared")
        try FileManager.default.createDirectory(atPath: path("App.swiftpm/Empty"), withIntermediateDirectories: true)
        #expect(try write(Self.second).removed == ["Views/Row.swift"])
        let all = try whole
        #expect(all["App.swiftpm/Notes/mine.txt"] == "file mine" && all["App.swiftpm/Shared"] == "link ../shared")
        #expect(all["App.swiftpm/Empty"] == "folder" && all["App.swiftpm/Views/Row.swift"] == nil)
        #expect(all["App.swiftpm/Models/Item.swift"] == "file item")
    }

    /// Two names with the same text in different code points name two files.
    @Test func namesInOtherCodePointsAreOtherFiles() throws {
        try write(["Resources/\u{E9}.svg": "ours"])
        try make("App.swiftpm/Resources/e\u{301}.svg", "mine")
        try write(["Resources/\u{E9}.svg": "ours, too"])
        #expect(text("App.swiftpm/Resources/e\u{301}.svg") == "mine" && text("App.swiftpm/Resources/\u{E9}.svg") == "ours, too")
    }

    @Test func mergingAgainKeepsTheUsersFilesNextToThePackage() throws {
        try write(Self.first)
        try make("App.swiftpm/Package.swift", "mine")
        #expect(try write(Self.second, merging: true).isBeside)
        try make("App.swiftpm.new/MERGE-NOTES.txt", "notes")
        var files = Self.second
        files["Models/Item.swift"] = nil
        let written = try write(files, merging: true)
        #expect(written.removed == ["Models/Item.swift"])
        #expect(text("App.swiftpm.new/MERGE-NOTES.txt") == "notes")
        #expect(text("App.swiftpm/Package.swift") == "mine")
        // Changed files in that folder belong to the user, too.
        try make("App.swiftpm.new/Package.swift", "merged by hand")
        let before = try whole
        #expect(throws: OwnedFolder.Refusal.isOccupied(package + ".new", ["Package.swift"])) { try write(files, merging: true) }
        #expect(try whole == before)
    }

    @Test func foldersThatWereNotEjectedAreKept() throws {
        try make("App.swiftpm/mine.txt", "mine")
        #expect(throws: PackageFolder.Refusal.isForeign(package)) { try write(Self.first) }
        #expect(throws: PackageFolder.Refusal.isForeign(package)) { try write(Self.first, merging: true) }
        try FileManager.default.removeItem(atPath: package)
        try link("App.swiftpm", to: "nowhere")
        #expect(throws: PackageFolder.Refusal.leadsNowhere(package)) { try write(Self.first) }
    }

    // MARK: Lists

    private static func list(_ lines: [(text: String, path: String)]) -> String {
        lines.map { "\(SHA256.hexadecimal($0.text.utf8)) \($0.path)\n" }.joined()
    }

    /// A foreign package whose list is consistent.
    @Test func listsDoNotLeadToFilesOutsideThePackage() throws {
        try make("home/known", "known")
        for outside in ["/\(folder)/home/known", "../home/known", "Views/../../home/known", "./R", "Views//R"] {
            try? FileManager.default.removeItem(atPath: package)
            try make("App.swiftpm/.traitscope-eject", Self.list([("known", outside)]))
            #expect(throws: OwnedFolder.Refusal.badList("\(package)/.traitscope-eject", reason: "\(outside) is outside the folder")) {
                try write(Self.first, merging: true)
            }
        }
        try FileManager.default.removeItem(atPath: package)
        try make("App.swiftpm/.traitscope-eject", Self.list([("known", "d/known")]))
        try link("App.swiftpm/d", to: "../home")
        #expect(throws: PackageFolder.Refusal.isChanged(package, ["d/known"])) { try write(Self.first) }
        #expect(text("home/known") == "known")
    }

    @Test(arguments: [
        ("cbf29ce484222325 Package.swift\n", "it was written by an earlier version, whose digests do not tell whether a file was changed"),
        ("hello\n", "line 1 is not a line of a list of files"), ("xyz Package.swift\n", "line 1 is not a line of a list of files"),
        (String(repeating: "#", count: FileRecord.byteLimit + 1), "it has more than 4000000 bytes"),
    ])
    func invalidListsAreReported(list: String, reason: String) throws {
        try make("App.swiftpm/.traitscope-eject", list)
        #expect(throws: OwnedFolder.Refusal.badList("\(package)/.traitscope-eject", reason: reason)) { try write(Self.first) }
        #expect(text("App.swiftpm/.traitscope-eject") == list)
    }

    @Test func listsThatAreNotFilesAreRefusedAtOnce() throws {
        for maker in [{ (path: String) in #expect(mkfifo(path, 0o600) == 0) }, { path in #expect(symlink("/dev/zero", path) == 0) }, { path in #expect(mkdir(path, 0o700) == 0) }] {
            try? FileManager.default.removeItem(atPath: package)
            try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
            maker("\(package)/.traitscope-eject")
            #expect(throws: OwnedFolder.Refusal.badList("\(package)/.traitscope-eject", reason: "it is not a regular file")) { try write(Self.first) }
        }
    }

    @Test func listsKeepEveryPath() throws {
        let paths = ["a b", "a%b", "a%0Ab", "line\nbreak", "é", "~x", "\u{301}x", "a\r", "%\u{301}"]
        let record = FileRecord(paths.map { ($0, Array($0.utf8)) })
        #expect(try FileRecord(record.text) == record)
        let pending = record.pending(FileRecord([("a b", Array("other".utf8))]))
        #expect(try FileRecord(pending.text) == pending)
        #expect(pending.digests["a b"]?.count == 2 && pending.isPending)
    }

    /// A killed ejection leaves a list with the old and the new digests, and some files of both versions, or no files.
    @Test func ejectionsContinueAfterAKilledOne() throws {
        try write(Self.first)
        try make("App.swiftpm/mine.txt", "mine")
        func record(_ files: [String: String]) -> FileRecord { FileRecord(files.map { ($0.key, Array($0.value.utf8)) }) }
        try make("App.swiftpm/.traitscope-eject", record(Self.first).pending(record(Self.second)).text)
        try make("App.swiftpm/Package.swift", "manifest 2")
        try make("App.swiftpm/Models/Item.swift", "item")
        try FileManager.default.removeItem(atPath: path("App.swiftpm/Views/Row.swift"))
        try write(Self.second)
        for (name, text) in Self.second { #expect(self.text("App.swiftpm/\(name)") == text) }
        #expect(text("App.swiftpm/mine.txt") == "mine")
        try make("App.swiftpm/Package.swift", "mine")
        #expect(throws: PackageFolder.Refusal.isChanged(package, ["Package.swift"])) { try write(Self.first) }
    }

    // MARK: By lot

    /// Packages are ejected into folders with random changes. Afterwards the user's files are unchanged.
    @Test(arguments: 0..<(Sweeps.areRun ? 100 : 10))
    func usersFilesAreNeverLost(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let names = ["Package.swift", "Record.sh", "App/AppDelegate.swift", "Views/Row.swift", "Views/Cell.swift", "Models/Item.swift", "Models"]
        func files() -> [String: String] {
            Dictionary(uniqueKeysWithValues: names.dropLast().filter { _ in Bool.random(using: &random) }.map { ($0, "of ours \(Int.random(in: 0...2, using: &random))") })
        }
        func isPackage(_ name: String) -> Bool { name == "App.swiftpm" || name == "App.swiftpm.new" }
        /// The last ejected files, by folder.
        var ejected: [String: [String: String]] = [:]
        try make("outside/known", "outside")
        for step in 0..<12 {
            let root = Bool.random(using: &random) || FolderTree.entry(at: package + ".new") == nil ? "App.swiftpm" : "App.swiftpm.new"
            let name = "\(root)/\(names.randomElement(using: &random) ?? "")" + (Bool.random(using: &random) ? "" : ".mine")
            if step > 0 { try? change(name, step, using: &random) }
            /// All files except unchanged files of the last ejection.
            let owned = try whole.filter { name, value in
                guard let root = ejected.keys.first(where: { name.hasPrefix($0 + "/") }) else { return !isPackage(name) }
                if value == "folder" { return !(ejected[root] ?? [:]).keys.contains { $0.hasPrefix(name.dropFirst(root.count + 1) + "/") } }
                return value != "file " + (ejected[root]?[String(name.dropFirst(root.count + 1))] ?? "\u{0}")
            }
            let before = try whole
            let new = files()
            do {
                let written = try write(new, merging: Bool.random(using: &random))
                let folder = written.isBeside ? "App.swiftpm.new" : "App.swiftpm"
                ejected[folder] = new.filter { written.files.contains($0.key) }
            } catch {
                #expect(try whole == before, "seed \(seed), step \(step): \(error)")
            }
            let after = try whole
            for (name, value) in owned { #expect(after[name] == value, "seed \(seed), step \(step): \(name)") }
        }
    }

    private func change(_ name: String, _ step: Int, using random: inout SeededGenerator) throws {
        switch Int.random(in: 0...4, using: &random) {
        case 0: try make(name, "mine \(step)")
        case 1: try FileManager.default.removeItem(atPath: path(name))
        case 2: try link(name, to: "../outside/known")
        case 3: try link(name, to: "../outside")
        default: try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
        }
    }
}
