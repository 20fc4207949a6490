import PlaygroundModel
import Wireframes

/// Where devices stand on a board: phones together, pads together, each row on a common baseline.
struct BoardPlan {
    /// Where the upper left corner of each device stands.
    private(set) var places: [(figure: DeviceFigure, origin: Point)] = []
    private(set) var size: Size = .zero

    static let margin = 64.0
    static let titleHeight = 40.0
    private static let titleGap = 32.0
    private static let gap = Size(width: 60, height: 56)

    init(_ devices: [DeviceWireframe]) {
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
    }

    private static func width(of row: [DeviceFigure]) -> Double {
        row.map { $0.size.width }.reduce(0, +) + gap.width * Double(max(0, row.count - 1))
    }

    // MARK: Rows

    /// A group begins a row of its own, and as many as fit stand in one.
    private static func rows(_ figures: [DeviceFigure]) -> [[DeviceFigure]] {
        let groups: [[DeviceFigure]] = [
            figures.filter { $0.device.chrome.idiom == .phone }, figures.filter { $0.device.chrome.idiom == .pad },
            figures.filter { $0.device.chrome.idiom != .phone && $0.device.chrome.idiom != .pad },
        ]
        let limit = widest(figures)
        return groups.flatMap { group in
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

    /// How wide a board should be that is about half as wide again as it is high.
    private static func widest(_ figures: [DeviceFigure]) -> Double {
        let area = figures.map { ($0.size.width + gap.width) * ($0.size.height + gap.height) }.reduce(0, +)
        return max(figures.map { $0.size.width }.max() ?? 0, (area * 1.6).squareRoot())
    }
}
