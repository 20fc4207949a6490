import Wireframes

struct DeviceContext: TemplateContext {
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

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "device": .init(id)
        case "chrome": .init(chrome)
        case "screen": .init(screen)
        case "marks": .init(marks)
        case "log": .init(log)
        case "entry": .init(position.entry)
        case "lastEntry": .init(position.last)
        case "isPast": .init(position.entry != position.last)
        default: nil
        }
    }
}
