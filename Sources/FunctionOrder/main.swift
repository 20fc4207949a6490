import Foundation

// FunctionOrder MODULE OUTPUT
//
// Writes a module of WebAssembly with its functions in an order in which gzip packs them tighter. `Sources/BrowserEngine/build` compiles
// and runs it.

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: FunctionOrder MODULE OUTPUT\n".utf8))
    exit(64)
}
do {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: arguments[1])))
    let module = try FunctionModule(bytes)
    let order = LikenessOrder(of: module.bodies.map { bytes[$0] }, first: try module.mostCalled()).order
    try Data(module.ordered(order)).write(to: URL(filePath: arguments[2]))
} catch let damage as ModuleDamage {
    FileHandle.standardError.write(Data("The functions of \(arguments[1]) stay as they are: \(damage.fact).\n".utf8))
    exit(1)
}
