/// What can be wrong with an image file that a quick action names. The words are in `IconFileMistake+Prose.swift`.
enum IconFileMistake: Hashable, Sendable {
    /// Why a file is not shown.
    enum Failure: Error, Hashable, Sendable {
        case tooLarge(limit: Int)
        case png(PNGFile.Failure)
        case svg(SVGFile.Failure)
        case imageSet
        case emptyImageSet
    }

    case leavesFolder(String)
    /// With the files that were looked for.
    case missing(String, tried: [String])
    /// A kind of file that is not drawn here.
    case otherKind(String)
    case unreadable(String, Failure)
    case notSquare(String, width: Int, height: Int)
    case opaque(String)
    case tooMany(limit: Int)
}
