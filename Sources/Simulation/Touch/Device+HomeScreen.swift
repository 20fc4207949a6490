import PlaygroundModel

extension Device {
    /// Whether the home screen rotates. Observed: iPads, and the phones 6 Plus to 8 Plus, which have a home button and are 414 points wide.
    var rotatesHomeScreen: Bool {
        idiom == .pad || (idiom == .phone && !hasHomeIndicator && size.width >= 414)
    }
}
