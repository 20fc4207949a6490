/** The places of devices on the board, and their scale. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { arrangementInForce, isWithin, larger, layouts, modeOf, nearestScale, sizeOf, smaller, spotsOf } from "./modules/arrangement.js";
import { many, outside, overlaps, placeOf, six } from "./devices.mjs";

/** Boards of windows of four sizes, below a toolbar. */
const rooms = [[1280, 672], [1440, 852], [2560, 1392], [390, 748]].map(([width, height]) => ({ width, height }));
const usual = rooms[1];

/** @param {string[]} names */
function placementOf(names, { mode = null, layout = "pack", room = usual }) {
  const places = names.map(placeOf);
  const { inForce, arrangement } = arrangementInForce(mode, places, layout, room);
  return { ...spotsOf(places, layout, room, arrangement), places, inForce, arrangement, scale: arrangement.scale };
}

function assertFits(board, room) {
  assert.ok(isWithin(board, room), `${board.width} × ${board.height} in ${room.width} × ${room.height}`);
  assert.deepEqual(outside(board, room), []);
  assert.deepEqual(overlaps(board), []);
}

describe("all devices in view", () => {
  for (const room of rooms) {
    for (const count of [1, 6, 12, 24]) {
      test(`${count} devices fit into ${room.width} × ${room.height}`, () => assertFits(placementOf(many.slice(0, count), { mode: "fit", room }), room));
    }
  }

  for (const layout of layouts) {
    test(`${layout}: all fit`, () => {
      const board = placementOf(many, { mode: "fit", layout });
      assertFits(board, usual);
      const lines = new Set(board.spots.map(({ bottom }) => bottom));
      assert.equal(lines.size === 1, layout === "line");
    });
  }

  test("no device could be larger", () => {
    for (const layout of layouts) {
      const { arrangement, places, scale } = placementOf(six, { mode: "fit", layout });
      const larger = { ...arrangement, scale: scale * 1.02 };
      assert.ok(scale < 1 && !isWithin(sizeOf(places, layout, usual, larger), usual), layout);
    }
  });

  test("no device is drawn larger than a pixel a point", () => {
    const { scale } = placementOf(["iphone-4s"], { mode: "fit", room: { width: 4000, height: 3000 } });
    assert.equal(scale, 1);
  });

  test("packing makes devices larger than rows do", () => {
    const [packed, rows] = ["pack", "rows"].map((layout) => placementOf(many, { mode: "fit", layout }).scale);
    assert.ok(packed > rows, `${packed} > ${rows}`);
  });

  for (const [name, least] of /** @type {[string[], number][]} */ ([
    [many.slice(0, 6), 0.4],
    [["ipad-pro-12-9@landscape", "ipad-9-7@landscape", "ipad-9-7", "iphone-8-plus@landscape", "iphone-x", "iphone-se-1"], 0.36],
    [["iphone-6s", "iphone-8-plus", "iphone-se-1", "ipad-9-7"], 0.4],
    [many.slice(0, 12), 0.25],
  ])) {
    test(`the first picture of ${name.length} devices, ${name[0]} first, has all of them and can be read`, () => {
      const board = placementOf(name, {});
      assert.ok(board.scale >= least, String(board.scale));
      assert.equal(board.inForce, "fit");
      assertFits(board, usual);
    });
  }

  test("where all devices would be too small to be read, each is as high as the board", () => {
    const room = rooms[3];
    const board = placementOf(many, { room });
    assert.equal(board.inForce, "height");
    assert.ok(board.scale >= 4 / 17 && board.width <= room.width && board.height > room.height);
    const forced = placementOf(many, { mode: "fit", room });
    assert.equal(forced.inForce, "fit");
    assert.ok(forced.scale < 4 / 17);
  });

  test("a device alone has all the room, however it is held", () => {
    const room = { width: 900, height: 652 };
    for (const [name, share] of [["iphone-15", 0.75], ["iphone-15@landscape", 0.9]]) {
      const board = placementOf([String(name)], { room });
      const [{ left, width, height }] = board.spots;
      assertFits(board, room);
      assert.ok(Math.abs(left + width / 2 - room.width / 2) < 2, "in the middle");
      assert.ok(name === "iphone-15" ? height > room.height * share : width > room.width * share, `${width} × ${height}`);
    }
  });

  test("a board without devices is as large as its room", () => {
    const { width, height, spots } = placementOf([], {});
    assert.deepEqual([width, height, spots], [usual.width, usual.height, []]);
  });
});

/** The largest free area between devices, as a share of the board. */
function largestGap({ spots }, room) {
  const edges = (at) => [...new Set(spots.flatMap(at))].sort((one, other) => one - other);
  const [xs, ys] = [edges(({ left, width }) => [left, left + width]), edges(({ bottom, height }) => [bottom - height, bottom])];
  const isFree = (x1, y1, x2, y2) => !spots.some((spot) => spot.left < x2 && x1 < spot.left + spot.width && spot.bottom - spot.height < y2 && y1 < spot.bottom);
  let most = 0;
  for (const [i, x1] of xs.entries()) for (const x2 of xs.slice(i + 1)) for (const [j, y1] of ys.entries()) for (const y2 of ys.slice(j + 1)) {
    const area = (x2 - x1) * (y2 - y1);
    if (area > most && isFree(x1, y1, x2, y2)) most = area;
  }
  return most / room.width / room.height;
}

describe("packed devices", () => {
  const library = ["ipad-pro-12-9", "ipad-pro-11", "iphone-17@landscape", "iphone-17", "iphone-15", "iphone-16-pro"];

  for (const names of [library, library.toReversed(), six, many.slice(0, 6), ["iphone-17", "iphone-se-1", "ipad-9-7@landscape"]]) {
    for (const room of rooms.slice(0, 3)) {
      test(`${names.length} from ${names[0]} on are in the order of the file in ${room.width} × ${room.height}, unless that costs a seventh, without a great gap`, () => {
        const board = placementOf(names, { room });
        const order = board.arrangement.columns.flat();
        const isInOrder = order.every((number, index) => number === index);
        const other = placementOf(names, { mode: "fit", layout: "wrap", room });
        assert.ok(isInOrder || other.scale < board.scale * 6 / 7, String(order));
        assert.ok(board.scale >= other.scale * 6 / 7 - 0.001, `${board.scale}, ${other.scale}`);
        assert.ok(largestGap(board, room) < 1 / 3, String(largestGap(board, room)));
      });
    }
  }
});

describe("columns and rows", () => {
  test("columns are in the order of the file, and so are devices in a column", () => {
    const { arrangement: { columns } } = placementOf(six, { mode: "height" });
    assert.ok(columns.some((numbers) => numbers.length > 1));
    for (const numbers of columns) assert.deepEqual(numbers, [...numbers].sort((one, other) => one - other));
    const firsts = columns.map(([first]) => first);
    assert.deepEqual(firsts, [...firsts].sort((one, other) => one - other));
  });

  test("a board that scrolls anyway keeps the order", () => {
    for (const names of [six, many.slice(0, 12), many]) {
      for (const height of [748, 400, 350]) {
        const { arrangement: { columns } } = placementOf(names, { room: { width: 390, height } });
        assert.deepEqual(columns.flat(), names.map((_, number) => number));
      }
    }
  });

  test("no row is left with a device or two", () => {
    for (const room of rooms) {
      const { spots } = placementOf(many, { mode: "fit", layout: "wrap", room });
      const widths = [...Map.groupBy(spots, ({ bottom }) => bottom).values()].map((row) => row.reduce((sum, { width }) => sum + width, 0));
      assert.ok(widths.length > 1 && Math.min(...widths) > Math.max(...widths) * 0.6, String(widths));
    }
  });

  test("each kind of devices begins a row of its own", () => {
    const { spots, places } = placementOf(many, { mode: "fit", layout: "rows" });
    for (const [, row] of Map.groupBy(spots.entries(), ([, { bottom }]) => bottom)) {
      assert.equal(new Set(row.map(([number]) => places[number].group)).size, 1);
    }
  });

  test("devices are on one line, with their lefts and bottoms on whole pixels", () => {
    const { spots } = placementOf(six, { mode: 0.37, layout: "line" });
    assert.equal(new Set(spots.map(({ bottom }) => bottom)).size, 1);
    for (const { left, bottom } of spots) assert.ok(Number.isInteger(left) && Number.isInteger(bottom));
  });

  test("the texts around a device depend on the scale", () => {
    for (const [mode, name] of [[0.6, "full"], [0.5, "full"], [0.49, "small"], [0.16, "small"], [0.15, "tiny"]]) {
      assert.equal(placementOf(six, { mode }).arrangement.detail.name, name, String(mode));
    }
    // A name has room over a device that is narrower.
    const [spot] = placementOf(["iphone-4s"], { mode: 0.16 }).spots;
    assert.equal(spot.width, 104);
  });
});

describe("in numbers", () => {
  for (const [layout, count, scale, detail] of /** @type {[import("./modules/arrangement.js").Layout, number, string, string][]} */ ([
    ["pack", 24, "0.230", "small"], ["rows", 24, "0.193", "tiny"], ["wrap", 24, "0.181", "small"], ["line", 24, "0.056", "tiny"], ["pack", 6, "0.546", "small"], ["pack", 1, "1.000", "full"],
  ])) {
    test(`${layout}: ${count} devices fit at ${scale}`, () => {
      const { arrangement } = placementOf(many.slice(0, count), { mode: "fit", layout });
      assert.deepEqual([arrangement.scale.toFixed(3), arrangement.detail.name], [scale, detail]);
    });
  }

  test("devices are there", () => {
    const { width, height, spots } = placementOf(six, { mode: 0.5, layout: "wrap" });
    assert.deepEqual([width, height], [1440, 1206]);
    assert.deepEqual(spots.map(({ left, bottom, width, height }) => [left, bottom, width, height]), [
      [113, 520, 172, 412], [313, 520, 328, 256], [669, 520, 219, 496], [916, 520, 412, 303], [227, 1182, 404, 638], [659, 1182, 554, 488],
    ]);
  });
});

describe("what a person wishes", () => {
  test("a presentation has larger devices than a board, with texts of its own", () => {
    const full = { name: "full", from: 0.5, to: 2, gain: 1, above: 56, below: 38, narrowest: 144, columnGap: 28, rowGap: 24, padding: 24 };
    const { arrangement, height } = placementOf(["iphone-17"], { mode: [full], room: { width: 2560, height: 1440 } });
    assert.ok(arrangement.scale > 1.4 && height <= 1440, `${arrangement.scale}`);
    assert.equal(arrangement.detail, full);
  });

  test("each device is whole when the height is fitted", () => {
    const [fit, board] = [placementOf(six, { mode: "fit" }), placementOf(six, { mode: "height" })];
    assert.ok(fit.scale < board.scale && board.scale < 1);
    const highest = Math.max(...board.spots.map(({ height }) => height));
    assert.ok(usual.height * 0.85 < highest && highest <= usual.height, String(highest));
    assert.ok(board.width <= usual.width);
  });

  test("the widest device goes from side to side", () => {
    const room = { width: 900, height: 652 };
    const board = placementOf(six, { mode: "width", room });
    const widest = Math.max(...board.spots.map(({ width }) => width));
    assert.ok(widest > room.width * 0.85 && board.width <= room.width, String(widest));
  });

  test("a scale is taken as it is", () => {
    for (const mode of [0.05, 0.33, 1, 2]) assert.equal(placementOf(six, { mode }).scale, mode);
  });

  test("a device that comes near takes the whole board, at a scale that a person could have chosen", () => {
    const room = { width: 1440, height: 852 };
    assert.equal(nearestScale(placeOf("iphone-8"), room), 0.95);
    assert.equal(nearestScale(placeOf("ipad-pro-12-9"), room), 0.51);
    assert.equal(nearestScale(placeOf("iphone-4s"), { width: 3000, height: 3000 }), 1);
    assert.equal(nearestScale(placeOf("ipad-pro-12-9"), { width: 40, height: 40 }), 0.05);
  });

  test("steps lead from any scale to the next that is different", () => {
    assert.deepEqual([0.05, 0.31, 0.328, 0.332, 1, 2, 3].map(larger), [0.1, 0.33, 0.4, 0.4, 1.25, 2, 2]);
    assert.deepEqual([3, 2, 0.34, 0.332, 0.1, 0.05, 0.01].map(smaller), [2, 1.5, 0.33, 0.25, 0.05, 0.05, 0.05]);
  });

  test("a wish is remembered as a text", () => {
    assert.deepEqual(["fit", "height", "width", "0.5", "2"].map(modeOf), ["fit", "height", "width", 0.5, 2]);
    for (const text of [null, "", "all", "0.04", "2.1", "-1"]) assert.equal(modeOf(text), null, String(text));
  });
});
