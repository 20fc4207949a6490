/// The tools, in the order in which clients list them.
package enum ToolBox {
    package static let tools: [any ContextTool] = [
        PlaygroundsTool(), StructureTool(), InspectTool(), CheckTool(), PictureTool(), ReferenceTool(), DevicesTool(), DiffTool(),
        ExplainLogTool(), ImportTool(),
    ]
}
