import PlaygroundReader
import Simulation
import SourceDiagnostics

extension PlaygroundFile.ReadResult {
    /// The file's mistakes. If there are none, the problems of layouts, menus and texts.
    func problems(in pictures: [(device: String, picture: DevicePicture)]) -> [DiagnosticRecord] {
        let layout = playground == nil ? [] : LayoutWarnings(pictures, in: self).diagnostics
        let leftOut = playground == nil ? [] : LeftOutQuickAction.diagnostics(in: pictures.map { $0.picture.scene }, of: self)
        let overlong = playground == nil ? [] : OverlongText.diagnostics(in: pictures.map { $0.picture.scene }, of: self)
        return (diagnostics + layout + leftOut + overlong).map { DiagnosticRecord($0, in: sources) }
    }
}
