/// Something the browser did, as its trace has it (the Trace Event Format of Chromium).
struct TraceEvent: Decodable, Sendable {
    var name: String
    /// `X` for what has a duration.
    var phase: String
    var process: Int
    var thread: Int
    /// In microseconds.
    var start: Double
    var duration: Double
    /// The document it was done for, by the id of its frame, where the event says that.
    var frame: String?
    /// How many elements got a style.
    var elementCount: Int

    var end: Double { start + duration }
}

extension TraceEvent {
    private enum Key: String, CodingKey {
        case name, ph, pid, tid, ts, dur, args
    }

    private struct Arguments: Decodable {
        struct Beginning: Decodable {
            var frame: String?
        }

        var beginData: Beginning?
        var elementCount: Int?
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        name = try values.decode(String.self, forKey: .name)
        phase = try values.decode(String.self, forKey: .ph)
        process = try values.decode(Int.self, forKey: .pid)
        thread = try values.decode(Int.self, forKey: .tid)
        start = try values.decode(Double.self, forKey: .ts)
        duration = try values.decodeIfPresent(Double.self, forKey: .dur) ?? 0
        // Other events have other arguments under the same names.
        let arguments = try? values.decodeIfPresent(Arguments.self, forKey: .args)
        frame = arguments?.beginData?.frame
        elementCount = arguments?.elementCount ?? 0
    }
}
