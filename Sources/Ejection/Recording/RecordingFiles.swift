import PlaygroundModel

/// What lets an ejected app write down what UIKit did with it.
struct RecordingFiles {
    /// What the target of the package leaves out: files that are no code.
    static let excluded: [String] = []

    let files: [EjectedFile] = []
}
