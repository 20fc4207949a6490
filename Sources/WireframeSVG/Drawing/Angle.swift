/// Angles of gradients, without a mathematics library.
enum Angle {
    /// The sine and cosine, exact to a billionth, by the series around zero.
    static func sineAndCosine(_ degrees: Double) -> (Double, Double) {
        let radians = degrees * .pi / 180
        return (sine(radians), sine(radians + .pi / 2))
    }

    private static func sine(_ radians: Double) -> Double {
        let turn = 2 * Double.pi
        let x = radians - (radians / turn).rounded() * turn
        var term = x
        var sum = x
        for step in 1...14 {
            term *= -x * x / Double(2 * step * (2 * step + 1))
            sum += term
        }
        return sum
    }
}
