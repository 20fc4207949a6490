import PlaygroundModel

extension Device {
    /// Whether the home screen rotates with the device: on iPads, and on the Plus phones from the 6 Plus to the 8 Plus, which have a home
    /// button and are 414 points wide (observed).
    var rotatesHomeScreen: Bool {
        idiom == .pad || (idiom == .phone && !hasHomeIndicator && size.width >= 414)
    }
}
