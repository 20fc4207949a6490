@testable import CodeImport
import TemporaryFolders
import Testing

struct LibraryTests {
    private func folder(with paths: String...) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for path in paths { try folder.makeFolder(path) }
        return folder
    }

    @Test(arguments: ["Pods/SnapKit/Sources", "App/.build/checkouts/SnapKit/Sources/SnapKit", "Carthage/Checkouts/SnapKit"])
    func checkoutsNearTheCodeAreFound(place: String) throws {
        let folder = try folder(with: place, "App/Sources")
        #expect(Library(named: "SnapKit", near: folder.path(of: "App/Sources")) != nil)
    }

    @Test func librariesWithoutACheckoutAreNotFound() throws {
        let folder = try folder(with: "Pods/Other/Sources", "App/Sources")
        #expect(Library(named: "SnapKit", near: folder.path(of: "App/Sources")) == nil)
    }
}
