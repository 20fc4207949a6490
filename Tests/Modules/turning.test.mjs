/** The places of devices after some have turned, opened or closed. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { arrangementInForce, layouts, spotsOf } from "./modules/arrangement.js";
import { hasTurned, isOfOtherSize, steady, turn } from "./modules/turning.js";
import { many, outside, overlaps, placeOf, six } from "./devices.mjs";

const usual = { width: 1440, height: 852 };

/** A board as the page keeps it. */
class Board {
  constructor(names, { mode = null, layout = "pack", room = usual }) {
    const places = names.map(placeOf);
    const { inForce, arrangement } = arrangementInForce(mode, places, layout, room);
    const { spots } = spotsOf(places, layout, room, arrangement);
    Object.assign(this, { names, places, layout, room, inForce, arrangement, spots });
  }

  get scale() {
    return this.arrangement.scale;
  }

  /** Turns devices by their names; the pointer, if there is one, is on the first. */
  turn(names, isUnderPointer = true) {
    const turned = names.map((name) => {
      const number = this.names.indexOf(name);
      const { width, height, screen: [short, long] } = this.places[number];
      // The width becomes the height.
      return /** @type {const} */ ([number, width > height ? { width: short, height: long, folds: false } : { width: long, height: short, folds: false }]);
    });
    for (const [number, screen] of turned) assert.ok(hasTurned(this.places[number], screen));
    const result = turn(this, new Map(turned), isUnderPointer);
    const before = this.spots;
    Object.assign(this, { arrangement: result.arrangement, spots: result.placement.spots, placement: result.placement });
    return { ...result, before };
  }

  assertFits() {
    assert.deepEqual(overlaps(this), []);
    assert.deepEqual(outside(this, this.room), []);
  }
}

/** Whether the point at the lower right corner of a turned device is still on the device. */
function isUnderButton(before, { left, bottom, width, height }) {
  const [x, y] = [before.left + before.width - 16, before.bottom - 16];
  return left <= x && x <= left + width && bottom - height <= y && y <= bottom;
}

describe("one device turns", () => {
  for (const layout of layouts) {
    test(`${layout}: it stays under the pointer, and all devices in view`, () => {
      const board = new Board(six, { mode: "fit", layout });
      for (const name of ["iphone-8-plus@landscape", "iphone-se-1", "ipad-9-7@landscape"]) {
        const { scale } = board;
        const number = six.indexOf(name);
        const { before } = board.turn([name]);
        // To have all in view, the board may have to draw them at another scale.
        if (board.scale === scale) assert.ok(isUnderButton(before[number], board.spots[number]), name);
        board.assertFits();
      }
    });

    test(`${layout}: at a scale of its own its lower right corner stays, as far as the board has room`, () => {
      const board = new Board(six, { mode: 0.5, layout });
      for (const name of ["iphone-8-plus@landscape", "iphone-se-1", "ipad-9-7@landscape"]) {
        const number = six.indexOf(name);
        const { before, left } = board.turn([name]);
        const [then, now] = [before[number], board.spots[number]];
        assert.equal(board.scale, 0.5);
        assert.deepEqual([now.left + now.width - then.left - then.width, now.bottom - then.bottom], [left.x, left.y]);
        assert.deepEqual(overlaps(board), []);
      }
    });
  }

  for (const [width, height] of [[1280, 752], [1440, 852]]) {
    test(`in ${width} × ${height}, packed devices change places for the one that turns`, () => {
      const board = new Board(many.slice(0, 6), { room: { width, height } });
      for (const [number, name] of many.slice(0, 6).entries()) {
        const { before } = board.turn([name]);
        assert.ok(isUnderButton(before[number], board.spots[number]), name);
        board.assertFits();
      }
    });
  }

  test("without a pointer on it devices keep their columns", () => {
    const board = new Board(many.slice(0, 6), {});
    const { arrangement: { columns } } = board;
    board.turn(["iphone-se-1"], false);
    assert.deepEqual(board.arrangement.columns, columns);
  });

  for (const layout of layouts) {
    test(`${layout}: one that has had the room turns and moves no other`, () => {
      const board = new Board(six, { mode: 0.25, layout, room: { width: 2000, height: 1052 } });
      const name = "iphone-8-plus@landscape";
      const number = six.indexOf(name);
      board.turn([name]);
      for (let time = 0; time < 2; time += 1) {
        const { before } = board.turn([name]);
        const [then, now] = [before[number], board.spots[number]];
        assert.deepEqual(board.spots.toSpliced(number, 1), before.toSpliced(number, 1));
        assert.notEqual(now.width, then.width);
        assert.ok(Math.abs(now.left + now.width - then.left - then.width) <= 1 && now.bottom === then.bottom);
      }
    });
  }

  test("one that is alone has all the room at once", () => {
    const room = { width: 900, height: 652 };
    const board = new Board(["iphone-15"], { room });
    board.turn(["iphone-15"]);
    const [{ left, width }] = board.spots;
    assert.ok(width > room.width * 0.9 && Math.abs(left + width / 2 - room.width / 2) < 2, `${left}, ${width}`);
    board.assertFits();
  });

  test("one that opens has the room of its other display, and back", () => {
    const board = new Board(["iphone-17", "iphone-8"], { mode: 0.5 });
    const { rim } = board.places[0];
    turn(board, new Map([[0, { width: 951, height: 669, folds: true }]]), true);
    assert.deepEqual([board.places[0].width, board.places[0].height, board.places[0].screen], [951 + rim, 669 + rim, [669, 951]]);
    assert.ok(hasTurned(board.places[0], { width: 466, height: 678, folds: true }));
    assert.ok(!hasTurned(board.places[0], { width: 951, height: 669, folds: true }));
  });
});

describe("all devices turn", () => {
  for (const width of [1280, 1440]) {
    test(`and fit into a width of ${width}, about as large as before`, () => {
      const board = new Board(six, { room: { width, height: 852 } });
      const { scale } = board;
      for (let time = 0; time < 2; time += 1) {
        board.turn(six, false);
        board.assertFits();
        assert.ok(board.scale > scale * 0.8, `${board.scale} of ${scale}`);
      }
    });
  }

  test("and keep their order", () => {
    const board = new Board(["iphone-17", "iphone-16-pro", "iphone-se-1"], { room: { width: 1120, height: 592 } });
    for (let time = 0; time < 2; time += 1) board.turn(board.names, false);
    const lefts = board.spots.map(({ left }) => left);
    assert.deepEqual(lefts, [...lefts].sort((one, other) => one - other));
  });
});

describe("what has become of a device", () => {
  const phone = placeOf("iphone-8");

  test("has turned where it is held the other way", () => {
    assert.ok(!hasTurned(phone, { width: 375, height: 667, folds: false }));
    assert.ok(hasTurned(phone, { width: 667, height: 375, folds: false }));
    // A square window is held neither way.
    assert.ok(!hasTurned(phone, { width: 500, height: 500, folds: false }));
  });

  test("is of another size only where its sides are", () => {
    assert.ok(!isOfOtherSize(phone, { width: 667, height: 375, folds: false }));
    assert.ok(isOfOtherSize(phone, { width: 400, height: 667, folds: false }));
    assert.ok(!isOfOtherSize(phone, { width: 400, height: 667, folds: true }));
  });
});

describe("the board has another size", () => {
  /** The current columns by bands. */
  const rows = ({ spots }) => [...Map.groupBy(spots.entries(), ([, { bottom }]) => bottom).values()].map((row) => row.map(([number]) => number));

  test("devices keep their neighbours while a panel opens, unless that costs more than a seventh of the scale", () => {
    for (const names of [six, many.slice(0, 8)]) {
      let kept = 0;
      for (const width of [1380, 1240, 1080, 900, 700]) {
        const board = new Board(names, { mode: "fit" });
        const before = rows(board);
        const room = { ...usual, width };
        const { arrangement: ideal } = arrangementInForce("fit", board.places, "pack", room);
        const arrangement = steady(board.places, "pack", room, ideal, board);
        const next = spotsOf(board.places, "pack", room, arrangement);
        assert.deepEqual([overlaps(next), outside(next, room)], [[], []]);
        assert.ok(arrangement.scale >= ideal.scale * 6 / 7);
        if (arrangement === ideal) continue;
        kept += 1;
        assert.deepEqual(rows(next), before);
      }
      assert.ok(kept > 0);
    }
  });

  test("other devices are arranged again", () => {
    const board = new Board(six, { mode: "fit" });
    const fewer = board.places.slice(1);
    const { arrangement } = arrangementInForce("fit", fewer, "pack", usual);
    assert.equal(steady(fewer, "pack", usual, arrangement, board), arrangement);
  });
});
