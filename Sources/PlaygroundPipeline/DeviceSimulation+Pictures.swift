import Simulation
import Wireframes

/// The parts of an app that pages, inspections and exports need.
extension DeviceSimulation {
    var moment: DeviceHistory.Moment { DeviceHistory.Moment(state: state, playground: requestedPlayground) }

    /// `nil` for a device without iOS.
    var system: DeviceWireframe.Chrome.System? {
        DeviceWireframe.Chrome.System(
            of: configuration.device, state.environment, profile: playground.profile, requestedVersion: requestedPlayground.profile.version)
    }

    /// Restores an earlier moment under the current playground. Returns whether the moment belongs to another reading.
    mutating func travel(to moment: DeviceHistory.Moment) -> Bool {
        let present = requestedPlayground
        restore(moment.state, of: moment.playground)
        guard !moment.playground.isTriviallyIdentical(to: present) else { return false }
        _ = reload(present)
        return true
    }

    func wireframe(
        of picture: DevicePicture, widthMarks: [WidthMark], log: DeviceLog, position: DeviceWireframe.Position
    ) -> DeviceWireframe {
        DeviceWireframe(
            id: configuration.id, scene: picture.scene, layouts: picture.layouts, tintColor: playground.tintColor,
            images: playground.images, profile: playground.profile, requestedVersion: requestedPlayground.profile.version,
            languages: playground.translations.isEmpty ? [] : playground.languages, widthMarks: widthMarks, log: log, position: position
        )
    }
}
