import PlaygroundModel
import SourceDiagnostics
import Wireframes

extension PageRenderer {
    /// - Parameter kept: The ids of devices that the page already shows unchanged. The message only names them.
    /// - Parameter fonts: The fonts that the page may lack.
    public func page(
        _ title: String, _ devices: [DeviceWireframe], kept: Set<String> = [], hiddenCount: Int = 0, problems records: [DiagnosticRecord],
        fonts: [FontFile] = []
    ) -> ServerMessage {
        let board = BoardContext(devices, kept: kept, hiddenCount: hiddenCount, glyphs: glyphs)
        return .page(html: self.board(board), title: title, summary: board.summary, problems: problems(records), fonts: CSSText.faces(of: fonts))
    }
}
