import SourceDiagnostics
import Wireframes

extension PageRenderer {
    /// Everything a page shows of its playground, for when it has other devices than before or cannot go on from what it
    /// has.
    ///
    /// - Parameters:
    ///   - kept: The ids of devices that the page shows already as they are; each is only named.
    ///   - hiddenCount: How many devices more are on the board and hidden.
    public func page(
        _ title: String, _ devices: [DeviceWireframe], kept: Set<String> = [], hiddenCount: Int = 0, problems records: [DiagnosticRecord]
    ) -> ServerMessage {
        let board = BoardContext(devices, kept: kept, hiddenCount: hiddenCount, glyphs: glyphs)
        return .page(html: self.board(board), title: title, summary: board.summary, problems: problems(records))
    }
}
