import PlaygroundModel
import SourceDiagnostics

/// Maps a line of the text to its values.
extension KeyIndex {
    /// The paths of values on a line. `line` counts from 1. A multi-line array is only on lines without elements, a table on its header's.
    public func paths(onLine line: Int, of fileName: String) -> [DocumentPath] {
        guard let file = sources.firstIndex(where: { $0.fileName == fileName }), (1...sources[file].lineCount).contains(line)
        else { return [] }
        var paths: [DocumentPath] = []
        collect(0, DocumentPath(), on: sources[file].utf8Range(ofLine: line), of: file, in: &paths)
        return paths
    }

    @discardableResult
    private func collect(_ node: Int, _ path: DocumentPath, on line: Range<Int>, of file: Int, in paths: inout [DocumentPath]) -> Bool {
        let value = nodes[node]
        var isFound = false
        for key in value.keys {
            guard let child = value.children[key] else { continue }
            if collect(child, path.appending(key), on: line, of: file, in: &paths) { isFound = true }
        }
        for (index, element) in value.elements.enumerated() {
            if collect(element, path.appending(index), on: line, of: file, in: &paths) { isFound = true }
        }
        let start = min(value.key?.lowerBound ?? value.value.lowerBound, value.value.lowerBound)
        guard !isFound, node != 0, value.file == file, start <= line.upperBound, value.value.upperBound > line.lowerBound
        else { return isFound }
        paths.append(path)
        return true
    }
}
