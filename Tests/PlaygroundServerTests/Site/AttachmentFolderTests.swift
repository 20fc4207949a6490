import Files
import Foundation
import PlaygroundModel
import PlaygroundReader
import TemporaryFolders
import Testing
@testable import PlaygroundServer

@Suite struct AttachmentFolderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("inside")
        try folder.makeFolder("inside/app")
        try folder.write("secret", to: "secret.txt")
        try folder.write("plist", to: "inside/app/Info.plist")
    }

    private var attachments: AttachmentFolder { AttachmentFolder(of: folder.path(of: "inside/neko.toml")) }

    @Test func `files within the folder are read`() {
        #expect(attachments.bytes(of: "app/Info.plist") == Array("plist".utf8))
        #expect(attachments.bytes(of: "app/Other.plist") == nil)
        #expect(attachments.bytes(of: "app") == nil)
    }

    @Test func `no path leads out of the folder`() throws {
        try folder.link("inside/link.txt", to: folder.path(of: "secret.txt"))
        try folder.link("inside/up", to: folder.path)
        for name in ["../secret.txt", "link.txt", "up/secret.txt", "app/../../secret.txt"] {
            #expect(attachments.bytes(of: name) == nil, "\(name)")
        }
    }

    @Test func `playgrounds in a subfolder are known by name`() throws {
        try folder.write("", to: "inside/app/b.toml")
        try folder.write("", to: "inside/app/a.toml")
        try folder.link("inside/up", to: folder.path)
        #expect(attachments.playgrounds(in: "app/") == ["a.toml", "b.toml"])
        #expect(attachments.playgrounds(in: "") == [])
        #expect(attachments.playgrounds(in: "up/") == [])
        #expect(attachments.playgrounds(in: "../") == [])
    }

    @Test func `a link within the folder is followed`() throws {
        try folder.link("inside/alias.plist", to: folder.path(of: "inside/app/Info.plist"))
        #expect(attachments.bytes(of: "alias.plist") == Array("plist".utf8))
    }

    @Test func `huge files are read only up to the limit`() throws {
        try folder.write(String(repeating: "a", count: PlaygroundLimits.attachmentBytes * 2), to: "inside/huge.plist")
        #expect(attachments.bytes(of: "huge.plist")?.count == PlaygroundLimits.attachmentBytes + 1)
    }

    @Test func `a changed attachment is a changed playground`() throws {
        let text = "[app]\nrootViewController = \"home\"\ninfoPlist = \"app/Info.plist\"\n[controllers.home]\n"
        try folder.write(text, to: "inside/neko.toml")
        try folder.write("<plist><dict/></plist>", to: "inside/app/Info.plist")
        var store = PlaygroundStore(try PlaygroundLocation(folder.path(of: "inside")), firstVersion: 1)
        #expect(store.items["neko.toml"]?.reading.playground != nil)
        let isChanged = store.read("neko.toml")
        #expect(!isChanged)
        try folder.write("broken", to: "inside/app/Info.plist")
        let isBroken = store.read("neko.toml")
        #expect(isBroken)
        #expect(store.items["neko.toml"]?.reading.diagnostics.map(\.code) == ["unreadable-plist"])
        #expect(store.items["neko.toml"]?.lastGood != nil)
        try folder.remove("inside/app/Info.plist")
        let isGone = store.read("neko.toml")
        #expect(isGone)
        #expect(store.items["neko.toml"]?.reading.diagnostics.map(\.code) == ["attachment-missing"])
    }
}
