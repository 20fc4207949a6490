import LayoutEngine
import PlaygroundModel
import PlaygroundReader
import Simulation
import SourceDiagnostics

/// What there is to complain of on a page: made anew only when the file or what a layout complains of has changed.
struct PageProblems: Sendable {
    /// What the layouts and the open menus of a device complain of.
    private struct Complaints: Hashable, Sendable {
        var issues: [ControllerID: [LayoutIssue]] = [:]
        var leftOut: [QuickActionMenu.LeftOut] = []

        init(_ picture: DevicePicture) {
            for (id, layout) in picture.layouts where !layout.issues.isEmpty {
                issues[id.controller, default: []] += layout.issues
            }
            leftOut = picture.scene.homeScreen?.menu?.leftOut ?? []
        }
    }

    private var complaints: [Complaints]?
    private var records: [DiagnosticRecord] = []

    /// The file is another.
    mutating func forget() {
        complaints = nil
    }

    /// The mistakes of the file, and what the layouts complain of if it has none.
    mutating func records(of devices: inout [DeviceSession], in reading: PlaygroundFile.ReadResult) -> [DiagnosticRecord] {
        var pictures: [(device: String, picture: DevicePicture)] = []
        for index in devices.indices { pictures.append((devices[index].id, devices[index].picture)) }
        let now = pictures.map { Complaints($0.picture) }
        if now != complaints {
            complaints = now
            records = reading.problems(in: pictures)
        }
        return records
    }
}
