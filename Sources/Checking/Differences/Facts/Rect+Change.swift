import PlaygroundModel

extension Rect {
    /// The change to another frame: `8 points down, 20 points wider`. Empty if it is below half a point (rounding).
    func changeInWords(to new: Rect) -> String {
        let changes = [
            (new.minX - minX, "right", "left"), (new.minY - minY, "down", "up"),
            (new.width - width, "wider", "narrower"), (new.height - height, "higher", "lower"),
        ]
        return changes.compactMap { points, more, less -> String? in
            let amount = abs((points * 10).rounded() / 10)
            guard amount >= 0.5 else { return nil }
            return "\(amount.pointText) point\(amount == 1 ? "" : "s") \(points > 0 ? more : less)"
        }.joined(separator: ", ")
    }
}
