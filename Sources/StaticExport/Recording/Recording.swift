import WireframeHTML

/// The states of a playground's devices as the browser plays them: `Templates/modules/recording.js` is the other side.
///
/// Everything stands once, in a table, and is named by its place there. HTML is cut into pieces, of which most recur. A box
/// is apart from its frame and its children, so that a label which only moves is the same label, and a part of a screen that
/// does not even move is the same tree.
struct Recording: Encodable, Sendable {
    /// HTML, cut after each tag.
    var pieces: [String]
    /// Single boxes, without a frame and without children, in pieces.
    var nodes: [[Int]]
    var trees: [Tree]
    /// Without the settings in force, which differ from look to look.
    var chromes: [JSONValue]
    /// The settings in force, in places of `events`.
    var settings: [[Int]]
    /// The text forms of events.
    var events: [String]
    /// Events that some state offers, in places of `events`.
    var offers: [[Int]]
    /// Single sentences of logs, in pieces.
    var lines: [[Int]]
    /// Places in `lines`.
    var logs: [[Int]]
    /// What an event leads through: a log and a place in `transitions`.
    var ways: [[Int]]
    /// The ways of the events of an offer, in places of `ways`.
    var courses: [[Int]]
    var problems: Problems
    /// Parts of what the inspector says, in pieces.
    var sections: [[Int]]
    /// What the inspector says of a box, in places of `sections`.
    var inspections: [[Int]]
    /// What it says of all boxes of a screen, parents before children, in places of `inspections`.
    var explanations: [[Int]]
    /// The states of each device's app.
    var graphs: [[State]]
    /// Where each device on the page begins, by its id.
    var devices: [String: Start]

    /// A box and all in it: `[node, x, y, width, height, child, …]`.
    struct Tree: Encodable, Hashable, Sendable {
        var node: Int
        /// In points, to a thousandth.
        var frame: [Double]
        /// Places in `trees`, smaller than the tree's own.
        var children: [Int]

        func encode(to encoder: any Encoder) throws {
            var array = encoder.unkeyedContainer()
            try array.encode(node)
            for number in frame { try array.encode(number) }
            for child in children { try array.encode(child) }
        }
    }

    /// `[tree, chrome, settings, problems, explanation, offer, course, target, …]`, a target for each event of the offer.
    struct State: Encodable, Sendable {
        var tree: Int
        var chrome: Int
        var settings: Int
        /// In `problems.lists`.
        var problems: Int
        var explanation: Int?
        var offer: Int
        var course: Int
        /// Places in the graph, or `nil` where it ends.
        var targets: [Int?]

        func encode(to encoder: any Encoder) throws {
            var array = encoder.unkeyedContainer()
            for place in [tree, chrome, settings, problems, explanation ?? -1, offer, course] + targets.map({ $0 ?? -1 }) {
                try array.encode(place)
            }
        }
    }

    struct Start: Encodable, Sendable {
        var graph: Int
        var state: Int
    }

    /// What there is to complain of, in every state together.
    struct Problems: Encodable, Sendable {
        /// The list with every problem, in HTML, `deviceMark` in place of the devices.
        var all: String
        /// The list with none.
        var none: String
        /// Of which problems some state has, in places among the items of the list.
        var lists: [[Int]]
        var deviceMark = Problems.deviceMark

        /// A name that no device has.
        static let deviceMark = "(device)"
    }

    /// How a screen moves; the first stands for not at all.
    static let transitions = ["", "rotate", "push", "pop", "present", "dismiss", "columns"]
}
