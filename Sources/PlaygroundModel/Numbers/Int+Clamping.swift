extension Int {
    /// The whole part of a number, or the nearest `Int` where the number is too large for one; what is no number is 0.
    ///
    /// Numbers from files, events and layouts are converted with this: `Int(_:)` ends the process where it cannot.
    public init(clamping number: Double) {
        if let whole = Int(exactly: number.rounded(.towardZero)) {
            self = whole
        } else {
            self = number.isNaN ? 0 : number > 0 ? .max : .min
        }
    }
}
