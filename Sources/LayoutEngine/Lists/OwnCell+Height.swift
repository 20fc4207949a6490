import PlaygroundModel

extension OwnCell {
    /// The height that what stands in the cell reaches to, where that is more than the cell has: UIKit draws it over what is below.
    func height(neededBy content: CellContent) -> Double? {
        let pixel = 1 / surroundings.traits.pixels.scale
        let lowest = lowestEdge(in: content.frames)
        guard lowest > content.height + pixel else { return nil }
        // What keeps beyond the lower edge however high the cell is, as a badge may, is there on purpose.
        var higher = ScreenLayout()
        return lowestEdge(in: higher.layout(request(height: lowest)).frames) <= lowest + pixel ? lowest : nil
    }

    /// Of what is seen: neither of hidden views nor of what is clipped by the one around it.
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
