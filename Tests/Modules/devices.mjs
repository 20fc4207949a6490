/** Devices as the page has them on its board: their screens with their bezels, in points. */

const phone = { kind: "phone", ends: 9, sides: 9 };
const phoneWithButton = { kind: "phone", ends: 44, sides: 12 };
const pad = { kind: "pad", ends: 16, sides: 16 };
const padWithButton = { kind: "pad", ends: 42, sides: 20 };

const models = {
  "iphone-4s": { ...phoneWithButton, screen: [320, 480] },
  "iphone-se-1": { ...phoneWithButton, screen: [320, 568] },
  "iphone-6s": { ...phoneWithButton, screen: [375, 667] },
  "iphone-8": { ...phoneWithButton, screen: [375, 667] },
  "iphone-8-plus": { ...phoneWithButton, screen: [414, 736] },
  "iphone-x": { ...phone, screen: [375, 812] },
  "iphone-xr": { ...phone, screen: [414, 896] },
  "iphone-12": { ...phone, screen: [390, 844] },
  "iphone-15": { ...phone, screen: [393, 852] },
  "iphone-16-pro": { ...phone, screen: [402, 874] },
  "iphone-17": { ...phone, screen: [402, 874] },
  "ipad-9-7": { ...padWithButton, screen: [768, 1024] },
  "ipad-pro-11": { ...pad, screen: [834, 1194] },
  "ipad-pro-12-9": { ...pad, screen: [1024, 1366] },
};

/** @param {string} name Such as `iphone-8` or `iphone-8@landscape`. */
export function placeOf(name) {
  const [model, orientation] = name.split("@");
  const { kind, ends, sides, screen } = models[model];
  const upright = { width: screen[0] + 2 * sides, height: screen[1] + 2 * ends, rim: 2 * sides };
  const held = orientation ? { width: upright.height, height: upright.width, rim: 2 * ends } : upright;
  return { ...held, group: kind, kept: null, screen };
}

/** Twelve, and the same once more on their side. */
const twelve = [
  "iphone-se-1", "iphone-8", "iphone-8-plus", "iphone-x", "iphone-xr", "iphone-12", "iphone-15", "iphone-4s", "iphone-6s", "ipad-9-7", "ipad-pro-11",
  "ipad-pro-12-9",
];
export const many = [...twelve, ...twelve.map((name) => `${name}@landscape`)];

export const six = ["iphone-se-1", "iphone-se-1@landscape", "iphone-8-plus", "iphone-8-plus@landscape", "ipad-9-7", "ipad-9-7@landscape"];

/** Devices of which two cover the same place, by their numbers. */
export function overlaps({ spots }) {
  const common = (one, other, low, high) => Math.min(high(one), high(other)) - Math.max(low(one), low(other));
  return spots.flatMap((one, first) => spots.slice(first + 1).flatMap((other, index) => {
    const across = common(one, other, ({ left }) => left, ({ left, width }) => left + width);
    const down = common(one, other, ({ bottom, height }) => bottom - height, ({ bottom }) => bottom);
    return across > 0.5 && down > 0.5 ? [[first, first + 1 + index]] : [];
  }));
}

/** Devices that are not within the board. */
export const outside = ({ spots }, { width, height }) => spots.filter((spot) => spot.left < 0 || spot.bottom - spot.height < 0 || spot.left + spot.width > width || spot.bottom > height);
