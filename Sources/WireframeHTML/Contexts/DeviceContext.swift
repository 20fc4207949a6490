import Mustache
import Wireframes

/// A device with its chrome, for the template `device`.
struct DeviceContext: MustacheParent {
    let id: String
    let chrome: ChromeContext
    let screen: NodeContext
    let log: [LogLineContext]

    init(_ device: DeviceWireframe, glyphs: Set<String>) {
        id = device.id
        chrome = ChromeContext(device.chrome)
        screen = NodeContext(device.screen, glyphs: glyphs)
        log = device.log.map(LogLineContext.init)
    }

    func child(named name: String) -> Any? {
        switch name {
        case "device": id
        case "chrome": chrome
        case "screen": screen
        case "log": log
        default: nil
        }
    }
}
