import PlaygroundModel
import Simulation

/// The last picture of an app. Changes of the app require a new layout.
struct LatestPicture: Sendable {
    private var made: (moment: DeviceHistory.Moment, device: DeviceConfiguration, picture: CopyOnWrite<DevicePicture>)?

    mutating func picture(of simulation: inout DeviceSimulation) -> DevicePicture {
        let (moment, device) = (simulation.moment, simulation.configuration)
        if let made, made.moment == moment, made.device == device { return made.picture.value }
        let scene = simulation.scene()
        let layouts = simulation.layouts(of: scene)
        let picture = DevicePicture(
            scene: scene, layouts: layouts.mapValues { $0.result }, requests: layouts.mapValues { $0.request }
        )
        made = (moment, device, CopyOnWrite(picture))
        return picture
    }
}
