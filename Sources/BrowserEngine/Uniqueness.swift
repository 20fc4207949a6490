#if hasFeature(Embedded)
import Builtin

// The compiler (6.3) assumes that a call of the standard library's function does not read its argument. It removes the stores before the
// call, unless it inlines the function. This function is always inlined.

@usableFromInline @_transparent
func isKnownUniquelyReferenced<Object: AnyObject>(_ object: inout Object) -> Bool {
    Bool(Builtin.isUnique(&object))
}
#endif
