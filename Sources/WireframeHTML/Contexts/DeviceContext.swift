import Mustache
import Wireframes

/// A device with its chrome, for the template `device`.
struct DeviceContext: MustacheParent {
    let id: String
    let chrome: ChromeContext
    let screen: NodeContext
    let marks: [WidthMarkContext]
    let log: [LogLineContext]
    let position: DeviceWireframe.Position

    init(_ device: DeviceWireframe, glyphs: Set<String>) {
        id = device.id
        chrome = ChromeContext(device.chrome)
        screen = NodeContext(device.screen, glyphs: glyphs)
        marks = device.widthMarks.map(WidthMarkContext.init)
        log = device.log.lines.map(LogLineContext.init)
        position = device.position
    }

    func child(named name: String) -> Any? {
        switch name {
        case "device": id
        case "chrome": chrome
        case "screen": screen
        case "marks": marks
        case "log": log
        case "entry": position.entry
        case "lastEntry": position.last
        case "isPast": position.entry != position.last
        default: nil
        }
    }
}
