import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics
import Wireframes

extension SourcePlaces {
    public convenience init(_ reading: PlaygroundFile.ReadResult) {
        self.init { path in
            reading.span(of: path).map { SourcePlace(fileName: $0.fileName, line: $0.start.line) }
        }
    }
}
