import Goldens

extension Golden {
    /// A golden of these tests.
    init(_ name: String) {
        self.init(name, of: Repository.folder("Tests").appending(path: "PlaygroundPipelineTests"))
    }
}
