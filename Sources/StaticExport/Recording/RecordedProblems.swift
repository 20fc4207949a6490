import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics

/// What is wrong with a playground, in its file and in the layouts of some pictures.
struct RecordedProblems: Sendable {
    /// Each once, whatever the devices it was seen on: `Recording.Problems.deviceMark` stands for them.
    let records: [DiagnosticRecord]
    private let reading: PlaygroundFile.ReadResult
    private let placesByRecord: [DiagnosticRecord: Int]

    init(_ reading: PlaygroundFile.ReadResult, in pictures: [DevicePicture]) {
        self.reading = reading
        records = reading.problems(in: pictures.map { (Recording.Problems.deviceMark, $0) })
        placesByRecord = Dictionary(zip(records, records.indices), uniquingKeysWith: { first, _ in first })
    }

    /// Which of the records hold for one picture.
    func places(in picture: DevicePicture) -> [Int] {
        reading.problems(in: [(Recording.Problems.deviceMark, picture)]).compactMap { placesByRecord[$0] }
    }
}
