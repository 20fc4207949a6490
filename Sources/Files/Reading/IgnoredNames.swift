/// File names that a folder watch ignores: by-products of editors and systems.
package enum IgnoredNames {
    /// - Names with a dot at the beginning: `.git`, `.DS_Store`, Vim's `.name.swp`, Emacs's lock `.#name`.
    /// - Names with a tilde at the end: backups of Vim, Emacs and gedit.
    /// - Names between two hash signs: Emacs's automatic saves.
    /// - `4913`: Vim's test whether it can write to the folder.
    package static func contains(_ name: some StringProtocol) -> Bool {
        name.hasPrefix(".") || name.hasSuffix("~") || name == "4913" || (name.hasPrefix("#") && name.hasSuffix("#"))
    }
}
