@testable import CodeImport
import Foundation
import TemporaryFolders
import Testing

struct AppBundleTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func filled(with files: [String: String]) throws -> AppBundle {
        for (name, text) in files {
            try folder.makeFolder("Sources/\(name.split(separator: "/").dropLast().joined(separator: "/"))")
            try folder.write(text, to: "Sources/\(name)")
        }
        let bundle = AppBundle(path: folder.path(of: "app"))
        try bundle.fill(from: CodeFolder(folder.path(of: "Sources")))
        return bundle
    }

    private func text(_ name: String, in bundle: AppBundle) -> String? { try? String(contentsOfFile: "\(bundle.path)/\(name)", encoding: .utf8) }

    @Test func resourcesAreNextToTheProgram() throws {
        let bundle = try filled(with: [
            "Home.swift": "", "Data/cats.json": "[]", "de.lproj/Localizable.strings": "\"a\" = \"b\";", "Main.storyboard": "<a/>",
            "AppTests/mice.json": "[]",
        ])
        #expect(text("cats.json", in: bundle) == "[]" && text("Data/cats.json", in: bundle) == "[]")
        #expect(text("de.lproj/Localizable.strings", in: bundle) == "\"a\" = \"b\";")
        #expect(text("Home.swift", in: bundle) == nil && text("Main.storyboard", in: bundle) == nil && text("mice.json", in: bundle) == nil)
    }

    @Test func variablesInTheInfoPlistHaveXcodesValues() throws {
        let info = "<plist><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string><key>Host</key><string>cats.test</string></dict></plist>"
        let bundle = try filled(with: ["Home.swift": "", "Support/App-Info.plist": info, "Resources/a.txt": "a"])
        let bytes = try Data(contentsOf: URL(filePath: "\(bundle.path)/Info.plist"))
        let own = try #require(try PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: String])
        #expect(own["CFBundleName"] == "Sources" && own["Host"] == "cats.test" && own["CFBundleShortVersionString"] == "1.0")
        #expect(text("a.txt", in: bundle) == "a" && text("Resources/a.txt", in: bundle) == nil)
    }
}
