extension Samples {
    /// What a page's script measured, in milliseconds; fails if some never came.
    /// - Parameter what: of what there was to be this number.
    init(latencies: [Double], of count: Int, _ what: String) throws {
        guard latencies.count == count else {
            throw BrowserPage.Failure(description: "\(count - latencies.count) of \(count) \(what) never reached the page.")
        }
        self.init(milliseconds: latencies)
    }

    /// What a page's script measured.
    init(milliseconds: [Double]) {
        self.init(milliseconds.map { .milliseconds($0) })
    }
}
