import PlaygroundReader
import SourceDiagnostics

extension PlaygroundFile.ReadResult {
    /// The mistakes of the file, and what the layouts of some pictures complain of if it has none.
    ///
    /// - Parameter pictures: With the names of their devices, those of one device together.
    public func problems(in pictures: [(device: String, picture: DevicePicture)]) -> [DiagnosticRecord] {
        let layout = playground == nil ? [] : LayoutTroubles(pictures, in: self).diagnostics
        return (diagnostics + layout).map { DiagnosticRecord($0, in: [source]) }
    }
}
