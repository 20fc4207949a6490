import PlaygroundReader
import WireframeHTML

extension IndexPage.Entry {
    /// A file of the shelf as the list shows it: by what was last good about it, and with what is wrong now.
    init(_ name: String, _ item: PlaygroundShelf.Item) {
        let playground = item.lastGood?.playground
        let problem = item.reading.playground == nil ? item.reading.diagnostics.first?.headline : nil
        self.init(
            title: playground?.title ?? name, summary: playground?.summary, fileName: name,
            link: "/" + PlaygroundLocation.addressPath(of: name), devices: playground?.devices ?? [], problem: problem,
            version: item.version
        )
    }
}
