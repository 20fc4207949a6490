import FlyingFox
import Foundation
import Testing
@testable import PlaygroundServer

@Suite struct MessageAssemblerTests {
    private var assembler = MessageAssembler(limit: 10)

    private mutating func receive(_ opcode: WSFrame.Opcode, _ text: String, fin: Bool = true) -> MessageAssembler.Outcome {
        assembler.receive(WSFrame(fin: fin, opcode: opcode, mask: nil, payload: Data(text.utf8)))
    }

    @Test mutating func frameIsAMessage() {
        #expect(receive(.text, "0123456789") == .message("0123456789"))
        #expect(receive(.text, "") == .message(""))
    }

    @Test mutating func fragmentsFormAMessageDespitePingsBetween() {
        #expect(receive(.text, "ab", fin: false) == .none)
        #expect(receive(.ping, "?") == .pong(Data("?".utf8)))
        #expect(receive(.continuation, "cd", fin: false) == .none)
        #expect(receive(.continuation, "ef") == .message("abcdef"))
        #expect(receive(.text, "next") == .message("next"))
    }

    @Test mutating func framesOverTheLimitCloseTheSocket() {
        #expect(receive(.text, "0123456789a") == .close(.messageTooBig))
    }

    @Test mutating func fragmentsOverTheLimitTogetherCloseTheSocket() {
        #expect(receive(.text, "012345", fin: false) == .none)
        #expect(receive(.continuation, "6789a", fin: false) == .close(.messageTooBig))
    }

    @Test mutating func fragmentsOutOfOrderCloseTheSocket() {
        #expect(receive(.continuation, "a") == .close(.protocolError))
        #expect(receive(.text, "a", fin: false) == .none)
        #expect(receive(.text, "b") == .close(.protocolError))
    }

    @Test mutating func binaryDataClosesTheSocket() {
        #expect(receive(.binary, "a") == .close(.unsupportedData))
        #expect(receive(WSFrame.Opcode(3), "a") == .close(.protocolError))
        #expect(assembler.receive(WSFrame(fin: true, opcode: .text, mask: nil, payload: Data([0xFF])))
            == .close(.invalidFramePayload))
    }

    @Test mutating func longAndFragmentedControlFramesCloseTheSocket() {
        #expect(receive(.ping, String(repeating: "a", count: 126)) == .close(.protocolError))
        #expect(receive(.ping, "a", fin: false) == .close(.protocolError))
        #expect(receive(.pong, "a") == .none)
        #expect(receive(.close, "") == .close(.normalClosure))
    }
}
