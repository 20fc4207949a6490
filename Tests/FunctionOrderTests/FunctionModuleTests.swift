import Testing

@testable import FunctionOrder

@Suite struct FunctionModuleTests {
    @Test func allThatNamesAFunctionFollowsIt() throws {
        let module = try FunctionModule(.module(
            types: [0, 1, 2], export: 3, start: 2, elements: [1, 0, 3],
            bodies: [.calling(2), .calling(0) + .calling(3), .constants]
        ))
        // The last first: of the functions, the import is 0, so 1, 2, 3 become 2, 3, 1.
        #expect(try module.ordered([2, 0, 1]) == .module(
            types: [2, 0, 1], export: 1, start: 3, elements: [2, 0, 1],
            bodies: [.constants, .calling(3), .calling(0) + .calling(1)]
        ))
    }

    @Test func aModuleInItsOwnOrderIsTheSame() throws {
        let bytes = [UInt8].module(types: [0, 1, 2], export: 3, start: 2, elements: [1], bodies: [.calling(1), .constants, .calling(0)])
        #expect(try FunctionModule(bytes).ordered([0, 1, 2]) == bytes)
    }

    @Test func aNumberTakesAsManyBytesAsItNeeds() throws {
        let padded: [UInt8] = [0x10, 0x81, 0x80, 0x00]
        let module = try FunctionModule(.module(types: [0], export: 1, start: 1, elements: [], bodies: [padded]))
        #expect(try module.ordered([0]) == .module(types: [0], export: 1, start: 1, elements: [], bodies: [.calling(1)]))
    }

    @Test func whatOnlySaysSomethingIsLeftOut() throws {
        let bytes = [UInt8].module(types: [0], export: 1, start: 1, elements: [], bodies: [.constants])
        let named = bytes + [0x00, 0x05, 0x04] + Array("name".utf8)
        #expect(try FunctionModule(named).ordered([0]) == bytes)
    }

    @Test func theMostCalledAreCountedByPlacesThatCall() throws {
        let module = try FunctionModule(.module(
            types: [0, 0, 0], export: 1, start: 1, elements: [],
            bodies: [.calling(3) + .calling(3), .calling(3) + .calling(1) + .calling(0), .constants]
        ))
        #expect(try module.mostCalled() == [2, 0, 1])
    }

    @Test func noMoreAreTheMostCalledThanHaveANumberOfOneByte() throws {
        let types = Array(repeating: UInt8(0), count: 100)
        let bodies = types.map { _ in [UInt8].constants }
        let module = try FunctionModule(.module(types: types, export: 1, start: 1, elements: [], bodies: bodies))
        #expect(try module.mostCalled().count == 100)
        let imports = try FunctionModule(.module(imports: 100, types: types, export: 1, start: 1, elements: [], bodies: bodies))
        #expect(try imports.mostCalled() == Array(0 ..< 28))
    }

    /// `memory.init`, `return_call`, a SIMD instruction, `ref.func`: whether a number of theirs is a function's has to be known.
    @Test(arguments: [[0x12, 0x00], [0xFD, 0x00], [0xD2, 0x00], [0xFC, 0x0C, 0x00, 0x00]] as [[UInt8]])
    func anInstructionThatIsNotKnownIsDamage(instruction: [UInt8]) throws {
        let module = try FunctionModule(.module(types: [0], export: 1, start: 1, elements: [], bodies: [instruction]))
        #expect(throws: ModuleDamage.self) { try module.ordered([0]) }
    }

    @Test func aFunctionThatIsNotThereIsDamage() throws {
        let module = try FunctionModule(.module(types: [0], export: 1, start: 1, elements: [], bodies: [.calling(2)]))
        #expect(throws: ModuleDamage("it names a function that it does not have")) { try module.ordered([0]) }
        #expect(throws: ModuleDamage("it names a function that it does not have")) { try module.mostCalled() }
    }

    @Test func everyBeginningOfAModuleIsReadOrIsDamage() throws {
        let bytes = [UInt8].module(types: [0, 1], export: 1, start: 2, elements: [1], bodies: [.calling(1), .constants])
        var damaged = 0
        for count in bytes.indices {
            do throws(ModuleDamage) {
                let module = try FunctionModule(Array(bytes.prefix(count)))
                _ = try module.ordered(Array(module.bodies.indices))
            } catch {
                damaged += 1
            }
        }
        #expect(damaged > bytes.count / 2)
    }
}

extension [UInt8] {
    /// Instructions of each shape: branches with a table, an indirect call, memory, constants of all types, a long instruction.
    fileprivate static let constants: [UInt8] = [
        0x02, 0x40, 0x20, 0x00, 0x0E, 0x02, 0x00, 0x00, 0x00, 0x0B, 0x11, 0x10, 0x00, 0x28, 0x02, 0x10, 0x41, 0x90, 0x7F, 0x42, 0x10,
        0x43, 0x10, 0x10, 0x10, 0x10, 0x44, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0xFC, 0x0A, 0x00, 0x00, 0xFC, 0x06, 0x1A,
    ]

    fileprivate static func calling(_ function: UInt8) -> [UInt8] { [0x10, function] }

    fileprivate static func module(
        imports: UInt8 = 1, types: [UInt8], export: UInt8, start: UInt8, elements: [UInt8], bodies: [[UInt8]]
    ) -> [UInt8] {
        let imported = (0 ..< imports).flatMap { _ in [0x01, UInt8(ascii: "m"), 0x01, UInt8(ascii: "f"), 0x00, 0x00] as [UInt8] }
        let exported: [UInt8] = [0x02, 0x01, UInt8(ascii: "e"), 0x00, export, 0x01, UInt8(ascii: "m"), 0x02, 0x03]
        // Two locals of 32 bits in each.
        let code = bodies.flatMap { body in section(nil, [0x01, 0x02, 0x7F] + body + [0x0B]) }
        return [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]
            + section(0x02, [imports] + imported) + section(0x03, [UInt8(types.count)] + types) + section(0x07, exported)
            + section(0x08, [start]) + section(0x09, [0x01, 0x00, 0x41, 0x10, 0x0B, UInt8(elements.count)] + elements)
            + section(0x0A, [UInt8(bodies.count)] + code)
    }

    private static func section(_ id: UInt8?, _ content: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = id.map { [$0] } ?? []
        bytes.append(number: content.count)
        return bytes + content
    }
}
