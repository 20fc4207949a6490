import PathKit

/// The playgrounds that come with the program.
enum BundledPlaygrounds {
    /// The folder `Playgrounds` here, else that of the package the program was built from.
    ///
    /// - Throws: `CleanFailure` when neither is there.
    static func path(sourceFile: String = #filePath) throws -> String {
        let here = Path("Playgrounds")
        let package = Path(sourceFile).parent().parent().parent() + "Playgrounds"
        guard let found = [here, package].first(where: \.isDirectory) else {
            throw CleanFailure("There is no folder Playgrounds here. Name a playground file or a folder to serve.")
        }
        return found.string
    }
}
