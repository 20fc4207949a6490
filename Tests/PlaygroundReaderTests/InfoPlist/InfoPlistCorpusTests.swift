import Foundation
import PlaygroundModel
import Testing

@testable import PlaygroundReader

/// The Info.plists of published apps, from a folder of storyboard projects next to a checkout. Without the folder, the plists of
/// the other tests are used.
@Suite struct InfoPlistCorpusTests {
    private static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .appendingPathComponent("../../../../../shared/corpus/storyboards").standardizedFileURL

    private static let isPresent = FileManager.default.fileExists(atPath: folder.path)

    private static let files: [String] = {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".plist") }.sorted()
    }()

    @Test(.enabled(if: isPresent, "the corpus of storyboards is not next to this checkout"), arguments: files)
    func `every file is read, and each item is shown or reported`(name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
        let items = bytes.reduce(into: "") { $0.unicodeScalars.append(Unicode.Scalar($1)) }
            .components(separatedBy: "<key>UIApplicationShortcutItemTitle</key>").count - 1
        let settings = BuildSettings(values: ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.app"])
        let reading = InfoPlistReader(buildSettings: settings).read(bytes)
        #expect(reading.mistakes == [])
        #expect(reading.actions.count == items)
        #expect(reading.actions.allSatisfy { !$0.type.contains("$(") && $0.icons.shown(in: .newest, templates: [:]) != nil })
    }

    @Test(.enabled(if: isPresent, "the corpus of storyboards is not next to this checkout"))
    func `the corpus has the known items`() throws {
        #expect(Self.files.count == 7)
        let file = try #require(Self.files.first { $0.contains("kharrison") })
        let actions = InfoPlistReader().read([UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(file)))).actions
        #expect(actions.map(\.icons.file) == ["StarTemplate", "EyeTemplate", "HeartTemplate"])
        #expect(actions.allSatisfy { $0.type.hasPrefix("$(PRODUCT_BUNDLE_IDENTIFIER).") && $0.userInfo == ["version": "3"] })
    }
}
