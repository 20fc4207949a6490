import PlaygroundModel

/// The app's fonts on pages and in pictures. The CSS contains no quotes, because style sheets inside HTML cannot escape them.
extension FontFile {
    /// The font, followed by the fonts for characters that it lacks, as in `Templates/fonts/fonts.css`.
    public var cssFamilies: String { "\(cssFamily),Traitscope Sans,system-ui,sans-serif" }

    private var cssFamily: String {
        "App-" + name.reduce("") { $0 + ($1 == "." || $1 == "+" ? "\\\($1)" : String($1)) }
    }

    /// The rule contains the font's bytes, so that a page needs no other file. A strut higher than these heights positions the baselines.
    public func cssFace(base64: String) -> String {
        "@font-face{font-family:\(cssFamily);src:url(data:font/\(isOpenType ? "otf" : "ttf");base64,\(base64));font-display:block;"
            + "ascent-override:95%;descent-override:24%;line-gap-override:0%}"
    }
}
