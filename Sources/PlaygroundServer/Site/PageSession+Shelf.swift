import PlaygroundPipeline

extension PageSession {
    /// A page of a file as it is on the shelf: the last good picture, and what is wrong with the file now.
    init(_ item: PlaygroundShelf.Item) {
        self.init(item.lastGood ?? item.reading)
        if item.reading.playground == nil { load(item.reading) }
    }
}
