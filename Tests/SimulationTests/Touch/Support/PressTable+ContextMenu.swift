extension PressTable {
    /// A phase of a press on an element with a context menu, with the next phase and the output for each event.
    static let contextMenu = [
        """
        # idle, 3D Touch
        press 0.1 → touching 0%
        press 0.5 → touching 52%
        press 0.8 → open held (menuOpened)
        press 1.0 → open held (menuOpened)
        press -1.0 → touching 0% (forceClamped(-1.0))
        press 7.0 → open held (forceClamped(7.0), menuOpened)
        press nan → idle (ignored: forceIsNoNumber)
        longPress → open held (menuOpened)
        lift → idle (ignored: noFinger)
        swipeUp → idle (ignored: nothingOpen)
        choose 1 → idle (ignored: nothingOpen)
        choose 3 → idle (ignored: nothingOpen)
        choose 3.1 → idle (ignored: nothingOpen)
        choose 9 → idle (ignored: nothingOpen)
        tapPreview → idle (ignored: nothingOpen)
        tapOutside → idle (ignored: nothingOpen)
        interrupt → idle
        cancelTouches → idle
        """,
        """
        # idle, no 3D Touch
        press 0.1 → idle (ignored: pressSaysNothing)
        press 0.5 → idle (ignored: pressSaysNothing)
        press 0.8 → idle (ignored: pressSaysNothing)
        press 1.0 → idle (ignored: pressSaysNothing)
        press -1.0 → idle (ignored: pressSaysNothing)
        press 7.0 → idle (ignored: pressSaysNothing)
        press nan → idle (ignored: forceIsNoNumber)
        longPress → open held (menuOpened)
        lift → idle (ignored: noFinger)
        swipeUp → idle (ignored: nothingOpen)
        choose 1 → idle (ignored: nothingOpen)
        choose 3 → idle (ignored: nothingOpen)
        choose 3.1 → idle (ignored: nothingOpen)
        choose 9 → idle (ignored: nothingOpen)
        tapPreview → idle (ignored: nothingOpen)
        tapOutside → idle (ignored: nothingOpen)
        interrupt → idle
        cancelTouches → idle
        """,
        """
        # touching
        press 0.1 → touching 0%
        press 0.5 → touching 52%
        press 0.8 → open held (menuOpened)
        press 1.0 → open held (menuOpened)
        press -1.0 → touching 0% (forceClamped(-1.0))
        press 7.0 → open held (forceClamped(7.0), menuOpened)
        press nan → touching 52% (ignored: forceIsNoNumber)
        longPress → open held (menuOpened)
        lift → idle
        swipeUp → touching 52% (ignored: nothingOpen)
        choose 1 → touching 52% (ignored: nothingOpen)
        choose 3 → touching 52% (ignored: nothingOpen)
        choose 3.1 → touching 52% (ignored: nothingOpen)
        choose 9 → touching 52% (ignored: nothingOpen)
        tapPreview → touching 52% (ignored: nothingOpen)
        tapOutside → touching 52% (ignored: nothingOpen)
        interrupt → cancelled
        cancelTouches → idle
        """,
        """
        # refused
        press 0.1 → refused
        press 0.5 → refused
        press 0.8 → refused
        press 1.0 → refused
        press -1.0 → refused (forceClamped(-1.0))
        press 7.0 → refused (forceClamped(7.0))
        press nan → refused (ignored: forceIsNoNumber)
        longPress → refused
        lift → idle
        swipeUp → refused (ignored: nothingOpen)
        choose 1 → refused (ignored: nothingOpen)
        choose 3 → refused (ignored: nothingOpen)
        choose 3.1 → refused (ignored: nothingOpen)
        choose 9 → refused (ignored: nothingOpen)
        tapPreview → refused (ignored: nothingOpen)
        tapOutside → refused (ignored: nothingOpen)
        interrupt → cancelled
        cancelTouches → idle
        """,
        """
        # open held
        press 0.1 → open held
        press 0.5 → open held
        press 0.8 → open held
        press 1.0 → open held
        press -1.0 → open held (forceClamped(-1.0))
        press 7.0 → open held (forceClamped(7.0))
        press nan → open held (ignored: forceIsNoNumber)
        longPress → open held (ignored: otherThingOpen)
        lift → open free
        swipeUp → open held (ignored: actionsRevealedAlready)
        choose 1 → idle (chose Like)
        choose 3 → open [3] held (groupOpened([3]))
        choose 3.1 → open held (ignored: groupNotOpen([3]))
        choose 9 → open held (ignored: noSuchAction([9]))
        tapPreview → idle (popped)
        tapOutside → idle (ended: tappedOutside)
        interrupt → cancelled (ended: interrupted)
        cancelTouches → open free
        """,
        """
        # open free
        press 0.1 → open free (ignored: otherThingOpen)
        press 0.5 → open free (ignored: otherThingOpen)
        press 0.8 → open free (ignored: otherThingOpen)
        press 1.0 → open free (ignored: otherThingOpen)
        press -1.0 → open free (ignored: otherThingOpen)
        press 7.0 → open free (ignored: otherThingOpen)
        press nan → open free (ignored: forceIsNoNumber)
        longPress → open free (ignored: otherThingOpen)
        lift → open free (ignored: noFinger)
        swipeUp → open free (ignored: actionsRevealedAlready)
        choose 1 → idle (chose Like)
        choose 3 → open [3] free (groupOpened([3]))
        choose 3.1 → open free (ignored: groupNotOpen([3]))
        choose 9 → open free (ignored: noSuchAction([9]))
        tapPreview → idle (popped)
        tapOutside → idle (ended: tappedOutside)
        interrupt → idle (ended: interrupted)
        cancelTouches → open free
        """,
        """
        # submenu free
        press 0.1 → open [3] free (ignored: pressSaysNothing)
        press 0.5 → open [3] free (ignored: pressSaysNothing)
        press 0.8 → open [3] free (ignored: pressSaysNothing)
        press 1.0 → open [3] free (ignored: pressSaysNothing)
        press -1.0 → open [3] free (ignored: pressSaysNothing)
        press 7.0 → open [3] free (ignored: pressSaysNothing)
        press nan → open [3] free (ignored: forceIsNoNumber)
        longPress → open [3] free (ignored: otherThingOpen)
        lift → open [3] free (ignored: noFinger)
        swipeUp → open [3] free (ignored: actionsRevealedAlready)
        choose 1 → open [3] free (ignored: groupIsOpen([3]))
        choose 3 → open free (groupClosed([3]))
        choose 3.1 → idle (chose Mail)
        choose 9 → open [3] free (ignored: noSuchAction([9]))
        tapPreview → idle (popped)
        tapOutside → idle (ended: tappedOutside)
        interrupt → idle (ended: interrupted)
        cancelTouches → open [3] free
        """,
        """
        # cancelled
        press 0.1 → cancelled
        press 0.5 → cancelled
        press 0.8 → cancelled
        press 1.0 → cancelled
        press -1.0 → cancelled (forceClamped(-1.0))
        press 7.0 → cancelled (forceClamped(7.0))
        press nan → cancelled (ignored: forceIsNoNumber)
        longPress → cancelled
        lift → idle
        swipeUp → cancelled (ignored: nothingOpen)
        choose 1 → cancelled (ignored: nothingOpen)
        choose 3 → cancelled (ignored: nothingOpen)
        choose 3.1 → cancelled (ignored: nothingOpen)
        choose 9 → cancelled (ignored: nothingOpen)
        tapPreview → cancelled (ignored: nothingOpen)
        tapOutside → cancelled (ignored: nothingOpen)
        interrupt → cancelled
        cancelTouches → idle
        """,
    ]
}
