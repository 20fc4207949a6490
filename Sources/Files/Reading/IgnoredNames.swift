/// The file names a folder watch passes over: what editors and systems leave beside the file being saved.
package enum IgnoredNames {
    /// Whether a file or folder of this name says nothing about the playground.
    ///
    /// - Names starting with a dot: `.git`, `.DS_Store`, Vim's `.name.swp`, Emacs's lock `.#name`.
    /// - Names ending in a tilde: backups of Vim, Emacs and gedit.
    /// - Names between two hash signs: Emacs's automatic saves.
    /// - `4913`: the file by which Vim tries whether the folder can be written.
    package static func contains(_ name: some StringProtocol) -> Bool {
        name.hasPrefix(".") || name.hasSuffix("~") || name == "4913" || (name.hasPrefix("#") && name.hasSuffix("#"))
    }
}
