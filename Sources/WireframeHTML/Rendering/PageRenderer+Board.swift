import SourceDiagnostics
import Wireframes

extension PageRenderer {
    /// Everything a page shows of its playground, for when it has other devices than before or cannot go on from what it
    /// has.
    public func page(_ title: String, _ devices: [DeviceWireframe], problems records: [DiagnosticRecord]) -> ServerMessage {
        .page(
            html: board(devices), title: title, summary: BoardContext(devices, glyphs: []).summary,
            problems: problems(records)
        )
    }
}
