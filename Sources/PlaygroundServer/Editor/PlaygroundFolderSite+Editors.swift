import Files
import JSONRPC

extension PlaygroundFolderSite {
    func follow(_ links: EditorLinks) async {
        editors = links
        for await (isThere, cursor) in links.changes() {
            guard isThere != editorView.isThere || cursor != nil else { continue }
            editorView.isThere = isThere
            if let cursor { editorView.cursor = self.cursor(at: cursor) }
            notifyPages()
        }
        editors = nil
    }

    func show(_ position: EditorPosition) async -> ShownLine {
        guard let cursor = cursor(at: position), let playground = cursor.playgrounds.min() else { return ShownLine(pages: 0, address: nil) }
        editorView.cursor = cursor
        notifyPages()
        let pages = await pages.count { page in page.followsEditor(of: cursor.playgrounds) }
        let path = location.file == nil ? PlaygroundLocation.addressPath(of: playground) : ""
        return ShownLine(pages: pages, address: path)
    }

    private func notifyPages() {
        pages.change { [editorView] page in page.editorChanged(editorView) }
    }

    private func cursor(at position: EditorPosition) -> EditorView.Cursor? {
        guard let file = location.name(ofResolved: position.path) else { return nil }
        let playgrounds = store.items.filter { item in item.value.reading.sources.contains { $0.fileName == file } }.keys
        // An included file is not a playground of its own.
        let whole = Set(playgrounds).subtracting(store.parts)
        return playgrounds.isEmpty
            ? nil : EditorView.Cursor(file: file, line: position.line, playgrounds: whole.isEmpty ? Set(playgrounds) : whole)
    }

    /// - Returns: `false` if no editor can open the position.
    func openBeside(_ place: EditorPlace) -> Bool {
        guard let editors, let path = FileStatus.resolvedPath(path(of: place.file)) else { return false }
        return editors.open(EditorTarget(path: path, line: place.line, column: place.column, takesFocus: place.takesFocus))
    }
}

extension PlaygroundLocation {
    var resolvedFolder: String { FileStatus.resolvedPath(folder) ?? folder }

    /// The name, within the folder, of a path without symbolic links. The file need not be served.
    func name(ofResolved path: String) -> String? {
        if let file, FileStatus.resolvedPath(self.path(of: file)) == path { return file }
        let inside = resolvedFolder.path(to: "")
        return path.hasPrefix(inside) ? String(path.dropFirst(inside.count)) : nil
    }
}
