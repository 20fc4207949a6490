/// What programs read: the JSON of commands, and recordings.
extension Reference {
    static let jsonOfInspect = ReferenceSection(
        "inspect", "The JSON of inspect",
        #"""
            Keys are only ever added.
            `devices --json` is a list of `{ id, aliases, name, longName, models[] { id, aliases, name, longName, systems }, year, \#
            systems { first, last?, source }, safeAreas[] { since?, portrait?, landscape?, confidence, source, note? }, idiom, \#
            width, height, scale, forceTouch, windows[] { orientation, split, width, height, horizontalSizeClass, \#
            verticalSizeClass }, displays[]? { name, width, height, scale, nativeScale, cornerRadii, uprightOrientation, sides[] \#
            { orientation, width, height, horizontalSizeClass, verticalSizeClass, safeArea, barEdge?, regions[] { kind, cause, \#
            frame, margins, isActive }, doubt? }, windows[] { split, width, height, horizontalSizeClass, barEdge? }, confidence, \#
            source } }`, where a device that folds has two displays. Insets are top, left, bottom, right; those of an entry with `since` hold from that iOS on; \#
            sources are the keys that `Sources/AppleDevices/devices.toml` explains.
            """#,
        listing: #"""
            devices[]
              device, orientation, split            the device's id, UIInterfaceOrientation's case, the split's word
              screen { width, height, scale }       in points; pixels a point
              ios?, iosNote?                        the version it runs; why not the one asked for, or that it never ran it
              hinge? { status, angle }              of a device that folds: UIHinge.Status's case, in degrees
              reservedRegions? [{ kind, cause, frame, margins, isActive }]   of the window, inactive ones too
              doubts? [{ what, why }]               safeArea or keyboard, where sources dispute or none was found
              controllers[]                         parents before children
                id, kind, frame [x, y, w, h]        in the screen's coordinates
                traits { name: value }
                origins { name: [{ source, value, line?, file?, doubt? }] }     who set it, the one in force last
                adaptive [{ path, line?, file?, holds, reasons[] }]
                doubts? [{ what, why }]               numbers without a source: "frame", "readableContent", "searchBar"
              views[]
                id ("controller.view"), kind, frame [x, y, w, h], hidden, content?
              log[] { text, line?, file? }          the file of a line that stands in an included one
            diagnostics[]
              file, line?, column?, endLine?, endColumn?, code, severity, headline, excerpts[], notes[], hint?
              devices[]?                            ids, of what a layout complains of
            """#)

    static let recordings = ReferenceSection(
        "recording", "Recordings: what UIKit did",
        #"""
            The app that `traitscope eject` writes records itself: launched with `-record` it walks the playground's scenarios, and writes \#
            `record.json`. `Record.sh` in its folder does that on a new simulator of each device of the file, under every iOS installed, the \#
            workflow `record.yml` on a hosted Mac. \#
            `traitscope compare FILE record.json` plays the same events on the same device under the same system, and compares: frames, \#
            safe areas, traits, bars, sheets, the keyboard, fonts and the room that texts ask for, the callbacks, their order and \#
            arguments. It lists each difference below the step that it was found in. Lengths count as equal up to `--tolerance`, half a point unless given: a pixel at two pixels a point, to \#
            which UIKit and the engine round edges.
            A `record.json` that is dropped on the page, or chosen with C, lies over the devices with its screen: UIKit's boxes, with the \#
            distance of ours in points where they are off. The bar at the foot of the board brings the devices to a step of it.
            What no public API of UIKit does is skipped, with the reason, on both sides: menus and previews, drags, folds, sizes of \#
            windows, the home screen. Style, text size, direction, weight and contrast are overridden in the window, and no callbacks \#
            are compared there.
            Whatever a recording leaves out is not compared. Style, text size, direction, weight and contrast of the first step's window \#
            are taken over as settings; a window smaller than the screen is one of that size. `traitscope schema --record` prints the \#
            JSON Schema. Keys are only ever added.
            """#,
        listing: #"""
            format 1, source?                       where the numbers are from, if no recorder wrote them
            device { id?, name, model? }            Apple's name; the catalogue's id
            system { name?, version, build? }, build? { xcode?, sdk?, deployment? }
            screen { width, height, scale }         upright, in points; pixels a point
            methods[]?                              that the recorder listened to: of others no callback is missing
            runs[] { name?, steps[] }               a scenario each, from the launch on
              event?, refusal?                      nothing for the launch; why it could not be done: the run ends
              skipped?                              why no recorder can do it: the run goes on without it
              complete?                             whether what is not here was not there
              orientation?                          a case name of UIInterfaceOrientation
              window? { frame, safeArea, traits }   [x, y, width, height] and [top, left, bottom, right] in points
              controllers? { NAME: { frame, safeArea, traits } }   in the window's coordinates
              views? { CONTROLLER.VIEW: { frame, size, safeArea, traits, hidden, text { fontSize, asked } } }
              bars? { CONTROLLER.navigationBar|toolbar|tabBar: frame }, sheets? { CONTROLLER: frame }, keyboard? frame
              callbacks? [{ to, method, arguments { name: value } }]   in the order in which they came
            """#)
}
