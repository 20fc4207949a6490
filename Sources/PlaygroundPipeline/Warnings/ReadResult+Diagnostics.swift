import PlaygroundReader
import Simulation
import SourceDiagnostics

extension PlaygroundFile.ReadResult {
    /// The mistakes of the file; without any, the problems of layouts, menus and texts.
    ///
    /// - Parameter pictures: By device, those of one device together.
    func problems(in pictures: [(device: String, picture: DevicePicture)]) -> [DiagnosticRecord] {
        let layout = playground == nil ? [] : LayoutWarnings(pictures, in: self).diagnostics
        let leftOut = playground == nil ? [] : LeftOutQuickAction.diagnostics(in: pictures.map { $0.picture.scene }, of: self)
        let overlong = playground == nil ? [] : OverlongText.diagnostics(in: pictures.map { $0.picture.scene }, of: self)
        return (diagnostics + layout + leftOut + overlong).map { DiagnosticRecord($0, in: sources) }
    }
}
