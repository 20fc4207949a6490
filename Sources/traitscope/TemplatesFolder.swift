import ArgumentParser
import PathKit

enum TemplatesFolder {
    static func path(_ argument: String) throws -> String {
        let folder = Path(argument).absolute()
        guard folder.isDirectory else { throw ValidationError("There is no folder \(argument).") }
        return folder.string
    }
}
