import PlaygroundModel

/// Reads the font files of UIAppFonts. A file that cannot be read is reported, and the system font replaces it.
struct FontFileSource {
    let attachments: Attachments
    let rereading: Rereading

    /// - Parameter folders: The folders to search for a file, each with a trailing slash.
    func read(_ names: [(name: String, place: ValueCursor)], in folders: [String] = [""]) -> [FontFile] {
        var fonts: [FontFile] = []
        for (name, place) in names {
            guard fonts.count < PlaygroundLimits.fontFiles else {
                place.report(FontFileMistake.tooMany(limit: PlaygroundLimits.fontFiles))
                break
            }
            do throws(FontFileMistake) {
                let font = try read(name, in: folders)
                guard !fonts.contains(where: { $0.name == font.name }) else { throw .duplicate(name, font: font.name) }
                fonts.append(font)
            } catch {
                place.report(error)
            }
        }
        return fonts
    }

    private func read(_ name: String, in folders: [String]) throws(FontFileMistake) -> FontFile {
        guard Attachments.staysInside(name) else { throw .leavesFolder(name) }
        let paths = folders.map { $0 + name }
        var found: [UInt8]?
        for path in paths where found == nil { found = attachments.bytes(of: path) }
        guard let bytes = found else { throw .missing(name, tried: paths) }
        guard bytes.count <= PlaygroundLimits.attachmentBytes else { throw .tooLarge(name, limit: PlaygroundLimits.attachmentBytes) }
        do throws(TrueTypeFile.TrueTypeFailure) {
            return try rereading.font(bytes, at: name, read: TrueTypeFile.read)
        } catch {
            throw .unreadable(name, error)
        }
    }
}
