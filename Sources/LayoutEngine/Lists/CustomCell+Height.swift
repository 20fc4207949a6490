import PlaygroundModel

extension CustomCell {
    /// The content's height if it exceeds the cell's. UIKit then draws it over the next cell.
    func height(neededBy content: CellContent) -> Double? {
        let pixel = 1 / surroundings.traits.pixels.scale
        let lowest = lowestEdge(in: content.frames)
        guard lowest > content.height + pixel else { return nil }
        // Content below the lower edge at any height, such as a badge, is intentional.
        var higher = ScreenLayout()
        return lowestEdge(in: higher.layout(request(height: lowest)).frames) <= lowest + pixel ? lowest : nil
    }

    /// The lowest edge of the views, except hidden and clipped views.
    private func lowestEdge(in frames: [ViewID: Rect]) -> Double {
        let byID = Dictionary(firstOf: views.map { ($0.id, $0) })
        var lowest = 0.0
        var waiting = cell.subviews
        while let view = waiting.popLast().flatMap({ byID[$0] }) {
            if view.properties.hidesView { continue }
            if let frame = frames[view.id], frame.height > 0 { lowest = max(lowest, frame.maxY) }
            let clips = view.properties.clipsToBounds(in: view.kind) || view.kind == .layoutGuide
            if !clips { waiting += view.subviews }
        }
        return lowest
    }
}
