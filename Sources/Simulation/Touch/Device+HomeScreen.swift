import PlaygroundModel

extension Device {
    /// Whether the home screen rotates with the device: on iPads, and on the Plus phones, from the 6 Plus to the 8 Plus, which are
    /// the ones with a home button that are 414 points wide (observed). Other phones keep it upright.
    var rotatesHomeScreen: Bool {
        idiom == .pad || (idiom == .phone && !hasHomeIndicator && size.width >= 414)
    }
}
