import LayoutEngine
import PlaygroundModel
import PlaygroundReader
import Simulation
import SourceDiagnostics

/// The problems of a page, computed again only when the file or the issues of layouts change.
struct PageProblems: Sendable {
    private struct Complaints: Hashable, Sendable {
        let device: String
        var issues: [ControllerID: [LayoutIssue]] = [:]
        var leftOut: [QuickActionMenu.LeftOut] = []
        var excesses: [TextExcess] = []

        init(_ device: String, _ picture: DevicePicture) {
            self.device = device
            for controller in picture.scene.controllers {
                guard let found = picture.layouts[controller.id]?.issues, !found.isEmpty else { continue }
                issues[controller.id.controller, default: []] += found
            }
            excesses = picture.scene.controllers.compactMap { $0.definition.excess }
            leftOut = picture.scene.homeScreen?.menu?.leftOut ?? []
        }
    }

    private struct Basis: Equatable {
        let complaints: [Complaints]
        let diagnostics: [Diagnostic]
        let sources: [SourceText]
    }

    private var basis: Basis?
    private var records: [DiagnosticRecord] = []

    static func areSame(of one: inout DeviceSession, _ other: inout DeviceSession) -> Bool {
        Complaints(one.id, one.picture) == Complaints(other.id, other.picture)
    }

    /// The file's mistakes, or the issues of layouts if there are no mistakes.
    mutating func records(of devices: inout [DeviceSession], in reading: PlaygroundFile.ReadResult) -> [DiagnosticRecord] {
        var pictures: [(device: String, picture: DevicePicture)] = []
        for index in devices.indices { pictures.append((devices[index].id, devices[index].picture)) }
        let basis = Basis(
            complaints: pictures.map { Complaints($0.device, $0.picture) }, diagnostics: reading.diagnostics, sources: reading.sources)
        if basis != self.basis {
            self.basis = basis
            records = reading.problems(in: pictures)
        }
        return records
    }
}
