/// File names that a folder watch ignores: by-products of editors and systems.
package enum IgnoredNames {
    /// - Names that begin with a dot: `.git`, `.DS_Store`, Vim's `.name.swp`, Emacs's lock `.#name`.
    /// - Names that end with a tilde: backups of Vim, Emacs and gedit.
    /// - Names between hash signs: Emacs's automatic saves.
    /// - `4913`: Vim's test whether the folder is writable.
    package static func contains(_ name: some StringProtocol) -> Bool {
        name.hasPrefix(".") || name.hasSuffix("~") || name == "4913" || (name.hasPrefix("#") && name.hasSuffix("#"))
    }
}
