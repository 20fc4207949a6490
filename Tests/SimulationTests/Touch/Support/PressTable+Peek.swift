extension PressTable {
    /// A phase of a press on an element with a preview, with the next phase and the output for each event.
    static let peek = [
        """
        # idle
        press 0.1 → touching
        press 0.5 → hint 52% (previewAvailable)
        press 0.8 → peek 42% (previewAvailable, peeked)
        press 1.0 → popped (previewAvailable, peeked, popped)
        press -1.0 → touching (forceClamped(-1.0))
        press 7.0 → popped (forceClamped(7.0), previewAvailable, peeked, popped)
        press nan → idle (ignored: forceIsNoNumber)
        longPress → idle (ignored: longPressSaysNothing)
        lift → idle (ignored: noFinger)
        swipeUp → idle (ignored: noPeek)
        choose 1 → idle (ignored: noPeek)
        choose 3 → idle (ignored: noPeek)
        choose 3.1 → idle (ignored: noPeek)
        choose 9 → idle (ignored: noPeek)
        tapPreview → idle (ignored: nothingOpen)
        tapOutside → idle (ignored: nothingOpen)
        interrupt → idle
        cancelTouches → idle
        """,
        """
        # touching
        press 0.1 → touching
        press 0.5 → hint 52% (previewAvailable)
        press 0.8 → peek 42% (previewAvailable, peeked)
        press 1.0 → popped (previewAvailable, peeked, popped)
        press -1.0 → touching (forceClamped(-1.0))
        press 7.0 → popped (forceClamped(7.0), previewAvailable, peeked, popped)
        press nan → touching (ignored: forceIsNoNumber)
        longPress → touching (ignored: longPressSaysNothing)
        lift → idle
        swipeUp → touching (ignored: noPeek)
        choose 1 → touching (ignored: noPeek)
        choose 3 → touching (ignored: noPeek)
        choose 3.1 → touching (ignored: noPeek)
        choose 9 → touching (ignored: noPeek)
        tapPreview → touching (ignored: nothingOpen)
        tapOutside → touching (ignored: nothingOpen)
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
        longPress → refused (ignored: longPressSaysNothing)
        lift → idle
        swipeUp → refused (ignored: noPeek)
        choose 1 → refused (ignored: noPeek)
        choose 3 → refused (ignored: noPeek)
        choose 3.1 → refused (ignored: noPeek)
        choose 9 → refused (ignored: noPeek)
        tapPreview → refused (ignored: nothingOpen)
        tapOutside → refused (ignored: nothingOpen)
        interrupt → cancelled
        cancelTouches → idle
        """,
        """
        # hint
        press 0.1 → hint 0%
        press 0.5 → hint 52%
        press 0.8 → peek 42% (peeked)
        press 1.0 → popped (peeked, popped)
        press -1.0 → hint 0% (forceClamped(-1.0))
        press 7.0 → popped (forceClamped(7.0), peeked, popped)
        press nan → hint 52% (ignored: forceIsNoNumber)
        longPress → hint 52% (ignored: longPressSaysNothing)
        lift → idle (ended: lifted)
        swipeUp → hint 52% (ignored: noPeek)
        choose 1 → hint 52% (ignored: noPeek)
        choose 3 → hint 52% (ignored: noPeek)
        choose 3.1 → hint 52% (ignored: noPeek)
        choose 9 → hint 52% (ignored: noPeek)
        tapPreview → hint 52% (ignored: previewTakesNoTap)
        tapOutside → hint 52% (ignored: fingerHoldsPeek)
        interrupt → cancelled (ended: interrupted)
        cancelTouches → idle (ended: touchesCancelled)
        """,
        """
        # peek
        press 0.1 → peek 0%
        press 0.5 → peek 0%
        press 0.8 → peek 42%
        press 1.0 → popped (popped)
        press -1.0 → peek 0% (forceClamped(-1.0))
        press 7.0 → popped (forceClamped(7.0), popped)
        press nan → peek 42% (ignored: forceIsNoNumber)
        longPress → peek 42% (ignored: longPressSaysNothing)
        lift → idle (ended: lifted)
        swipeUp → actions held (actionsRevealed)
        choose 1 → peek 42% (ignored: actionsNotRevealed)
        choose 3 → peek 42% (ignored: actionsNotRevealed)
        choose 3.1 → peek 42% (ignored: actionsNotRevealed)
        choose 9 → peek 42% (ignored: actionsNotRevealed)
        tapPreview → peek 42% (ignored: previewTakesNoTap)
        tapOutside → peek 42% (ignored: fingerHoldsPeek)
        interrupt → cancelled (ended: interrupted)
        cancelTouches → idle (ended: touchesCancelled)
        """,
        """
        # actions held
        press 0.1 → actions held
        press 0.5 → actions held
        press 0.8 → actions held
        press 1.0 → actions held
        press -1.0 → actions held (forceClamped(-1.0))
        press 7.0 → actions held (forceClamped(7.0))
        press nan → actions held (ignored: forceIsNoNumber)
        longPress → actions held (ignored: longPressSaysNothing)
        lift → actions free
        swipeUp → actions held (ignored: actionsRevealedAlready)
        choose 1 → idle (chose Like)
        choose 3 → actions [3] held (groupOpened([3]))
        choose 3.1 → actions held (ignored: groupNotOpen([3]))
        choose 9 → actions held (ignored: noSuchAction([9]))
        tapPreview → actions held (ignored: previewTakesNoTap)
        tapOutside → idle (ended: tappedOutside)
        interrupt → cancelled (ended: interrupted)
        cancelTouches → actions free
        """,
        """
        # actions free
        press 0.1 → actions free (ignored: otherThingOpen)
        press 0.5 → actions free (ignored: otherThingOpen)
        press 0.8 → actions free (ignored: otherThingOpen)
        press 1.0 → actions free (ignored: otherThingOpen)
        press -1.0 → actions free (ignored: otherThingOpen)
        press 7.0 → actions free (ignored: otherThingOpen)
        press nan → actions free (ignored: forceIsNoNumber)
        longPress → actions free (ignored: longPressSaysNothing)
        lift → actions free (ignored: noFinger)
        swipeUp → actions free (ignored: actionsRevealedAlready)
        choose 1 → idle (chose Like)
        choose 3 → actions [3] free (groupOpened([3]))
        choose 3.1 → actions free (ignored: groupNotOpen([3]))
        choose 9 → actions free (ignored: noSuchAction([9]))
        tapPreview → actions free (ignored: previewTakesNoTap)
        tapOutside → idle (ended: tappedOutside)
        interrupt → idle (ended: interrupted)
        cancelTouches → actions free
        """,
        """
        # group free
        press 0.1 → actions [3] free (ignored: otherThingOpen)
        press 0.5 → actions [3] free (ignored: otherThingOpen)
        press 0.8 → actions [3] free (ignored: otherThingOpen)
        press 1.0 → actions [3] free (ignored: otherThingOpen)
        press -1.0 → actions [3] free (ignored: otherThingOpen)
        press 7.0 → actions [3] free (ignored: otherThingOpen)
        press nan → actions [3] free (ignored: forceIsNoNumber)
        longPress → actions [3] free (ignored: longPressSaysNothing)
        lift → actions [3] free (ignored: noFinger)
        swipeUp → actions [3] free (ignored: actionsRevealedAlready)
        choose 1 → actions [3] free (ignored: groupIsOpen([3]))
        choose 3 → actions free (groupClosed([3]))
        choose 3.1 → idle (chose Mail)
        choose 9 → actions [3] free (ignored: noSuchAction([9]))
        tapPreview → actions [3] free (ignored: previewTakesNoTap)
        tapOutside → idle (ended: tappedOutside)
        interrupt → idle (ended: interrupted)
        cancelTouches → actions [3] free
        """,
        """
        # popped
        press 0.1 → popped
        press 0.5 → popped
        press 0.8 → popped
        press 1.0 → popped
        press -1.0 → popped (forceClamped(-1.0))
        press 7.0 → popped (forceClamped(7.0))
        press nan → popped (ignored: forceIsNoNumber)
        longPress → popped (ignored: longPressSaysNothing)
        lift → idle
        swipeUp → popped (ignored: poppedAlready)
        choose 1 → popped (ignored: poppedAlready)
        choose 3 → popped (ignored: poppedAlready)
        choose 3.1 → popped (ignored: poppedAlready)
        choose 9 → popped (ignored: poppedAlready)
        tapPreview → popped (ignored: nothingOpen)
        tapOutside → popped (ignored: nothingOpen)
        interrupt → popped
        cancelTouches → idle
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
        longPress → cancelled (ignored: longPressSaysNothing)
        lift → idle
        swipeUp → cancelled (ignored: noPeek)
        choose 1 → cancelled (ignored: noPeek)
        choose 3 → cancelled (ignored: noPeek)
        choose 3.1 → cancelled (ignored: noPeek)
        choose 9 → cancelled (ignored: noPeek)
        tapPreview → cancelled (ignored: nothingOpen)
        tapOutside → cancelled (ignored: nothingOpen)
        interrupt → cancelled
        cancelTouches → idle
        """,
    ]
}
