/// Font families with known character widths.
public enum FontFamily: String, CaseIterable, Hashable, Sendable {
    case helveticaNeue = "Helvetica Neue"
    case helvetica = "Helvetica"
    case arial = "Arial"
    case timesNewRoman = "Times New Roman"
    case courier = "Courier"
    case courierNew = "Courier New"
    case menlo = "Menlo"
}
