extension Int {
    /// The whole part of a number, or the nearest `Int`. 0 for NaN. Numbers from files need this, because `Int(_:)` could trap.
    public init(clamping number: Double) {
        if let whole = Int(exactly: number.rounded(.towardZero)) {
            self = whole
        } else {
            self = number.isNaN ? 0 : number > 0 ? .max : .min
        }
    }
}
