/// UIView.transform: the view is scaled, then rotated, then moved. The centre stays fixed under scaling and rotation.
/// Swift: `CGAffineTransform(translationX:y:).rotated(by:).scaledBy(x:y:)`. Layout and constraints ignore it.
public struct ViewTransform: Hashable, Sendable {
    public var scaleX: Double
    public var scaleY: Double
    /// The angle in radians, clockwise.
    public var rotationAngle: Double
    /// The distances, in points.
    public var translationX: Double
    public var translationY: Double

    public static let identity = ViewTransform()

    public init(
        scaleX: Double = 1, scaleY: Double = 1, rotationAngle: Double = 0, translationX: Double = 0, translationY: Double = 0
    ) {
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.rotationAngle = rotationAngle
        self.translationX = translationX
        self.translationY = translationY
    }

    public var rotationDegrees: Double { rotationAngle * 180 / .pi }

    public var inWords: String {
        var words: [String] = []
        if scaleX != 1 || scaleY != 1 { words.append("scaled by \(scaleX.pointText) and \(scaleY.pointText)") }
        if rotationAngle != 0 { words.append("rotated by \(rotationDegrees.pointText)°") }
        if translationX != 0 || translationY != 0 { words.append("moved by \(translationX.pointText) and \(translationY.pointText)") }
        return words.isEmpty ? "identity" : words.joined(separator: ", ")
    }
}
