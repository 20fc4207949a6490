import Files
import TemporaryFolders
@testable import PlaygroundServer

extension PlaygroundFolderSite {
    /// A site over a folder with one playground, `test.toml`.
    static func make(in folder: TemporaryFolder) throws -> PlaygroundFolderSite {
        try folder.write(PlaygroundText.make(), to: "test.toml")
        return try PlaygroundFolderSite(PlaygroundLocation(folder.path), templates: .embedded, logger: .quiet)
    }
}
