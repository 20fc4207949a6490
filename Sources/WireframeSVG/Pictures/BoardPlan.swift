import PlaygroundModel
import Wireframes

/// Positions of devices on a board: phones, then pads. The devices of a row share a baseline.
struct BoardPlan {
    private(set) var places: [(figure: DeviceFigure, origin: Point)] = []
    private(set) var size: Size = .zero

    static let margin = 64.0
    static let titleHeight = 40.0
    private static let titleGap = 32.0
    private static let gap = Size(width: 60, height: 56)

    /// - Parameter room: The minimum size.
    init(_ devices: [DeviceWireframe], room: Size = .zero) {
        let figures = devices.map(DeviceFigure.init)
        let rows = Self.rows(figures)
        let width = rows.map(Self.width).max() ?? 0
        var y = Self.margin + Self.titleHeight + Self.titleGap
        for row in rows {
            let height = row.map { $0.size.height }.max() ?? 0
            var x = Self.margin + (width - Self.width(of: row)) / 2
            for figure in row {
                places.append((figure, Point(x: x.rounded(), y: y + height - figure.size.height)))
                x += figure.size.width + Self.gap.width
            }
            y += height + Self.gap.height
        }
        size = Size(width: width + 2 * Self.margin, height: y - Self.gap.height + Self.margin)
        let rest = Point(x: max(0, room.width - size.width), y: max(0, room.height - size.height))
        for index in places.indices {
            places[index].origin.x += (rest.x / 2).rounded()
            places[index].origin.y += (rest.y / 2).rounded()
        }
        size = Size(width: size.width + rest.x, height: size.height + rest.y)
    }

    private static func width(of row: [DeviceFigure]) -> Double {
        row.map { $0.size.width }.reduce(0, +) + gap.width * Double(max(0, row.count - 1))
    }

    /// Chooses the rows whose board is closest to a ratio of 3:2.
    private static func rows(_ figures: [DeviceFigure]) -> [[DeviceFigure]] {
        let groups: [[DeviceFigure]] = [
            figures.filter { $0.device.chrome.idiom == .phone }, figures.filter { $0.device.chrome.idiom == .pad },
            figures.filter { $0.device.chrome.idiom != .phone && $0.device.chrome.idiom != .pad },
        ]
        // Candidates for the width limit: each group's first devices, one, two and so on.
        let widest = figures.map { $0.size.width }.max() ?? 0
        let limits = groups.flatMap { group in group.indices.map { max(widest, width(of: Array(group[...$0]))) } }
        var best: (rows: [[DeviceFigure]], misfit: Double) = ([], .infinity)
        for limit in limits {
            let rows = groups.flatMap { Self.rows(of: $0, limit: limit) }
            let height = rows.map { $0.map { $0.size.height }.max() ?? 0 }.reduce(0) { $0 + $1 + gap.height }
            let shape = (rows.map(width).max() ?? 0) / max(1, height) / 1.5
            let misfit = max(shape, 1 / max(shape, 0.001))
            if misfit < best.misfit { best = (rows, misfit) }
        }
        return best.rows
    }

    private static func rows(of group: [DeviceFigure], limit: Double) -> [[DeviceFigure]] {
        var rows: [[DeviceFigure]] = []
        for figure in group {
            if let last = rows.last, width(of: last + [figure]) <= limit {
                rows[rows.count - 1].append(figure)
            } else {
                rows.append([figure])
            }
        }
        return rows
    }
}
