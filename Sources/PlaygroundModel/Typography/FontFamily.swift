/// The font families by name of which the widths of characters are known.
public enum FontFamily: String, CaseIterable, Hashable, Sendable {
    case helveticaNeue = "Helvetica Neue"
    case helvetica = "Helvetica"
    case arial = "Arial"
    case timesNewRoman = "Times New Roman"
    case courier = "Courier"
    case courierNew = "Courier New"
    case menlo = "Menlo"
}
