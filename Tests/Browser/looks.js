/** Compares the drawings of two renderers. */
({
  /**
   * Whether no device of a page has pending changes.
   * @param {Record<string, number>} counts - How many events, by the devices' ids.
   */
  haveArrived(counts) {
    return Object.entries(counts).every(([id, count]) => Number(document.querySelector(`[data-device="${id}"]`).dataset.entry) >= count);
  },

  /**
   * The devices of a page that fit into the window completely, with the highest at its top: their screens, the boxes on them
   * and the lines of text. Screens are moved to whole points, as in a drawing.
   */
  wholeScreens(devices) {
    const board = document.getElementById("board");
    for (const device of board.querySelectorAll("[data-device]")) device.style.margin = "";
    const glasses = devices.map((id) => board.querySelector(`[data-device="${id}"] .glass`));
    const highest = glasses.reduce((one, other) => (other.getBoundingClientRect().y < one.getBoundingClientRect().y ? other : one));
    highest.closest(".device").scrollIntoView({ block: "start" });
    const view = board.getBoundingClientRect();
    return glasses.flatMap((glass) => {
      const before = glass.getBoundingClientRect();
      if (before.left < view.left || before.right > view.right || before.top < view.top || before.bottom > view.bottom) return [];
      const device = glass.closest(".device");
      device.style.margin = `${-(before.y % 1)}px 0 0 ${-(before.x % 1)}px`;
      const { x, y, width, height } = glass.getBoundingClientRect();
      const boxes = [...glass.querySelectorAll("[data-id]")].map((node) => {
        const box = node.getBoundingClientRect();
        return { id: node.dataset.id, kind: node.classList[1], x: box.x - x, y: box.y - y, width: box.width, height: box.height };
      });
      return [{ device: device.dataset.device, place: { x, y, width, height }, boxes, texts: this.pageTexts(glass) }];
    });
  },

  /** The screens of drawings at a scale, each in a cell of its size, and the lines of text. */
  async drawnScreens({ cells, zoom }) {
    document.body.replaceChildren(...cells.map(({ drawing, size }) => {
      const cell = document.createElement("div");
      cell.className = "cell";
      cell.style.width = `${Math.ceil(size.width)}px`;
      cell.style.height = `${Math.ceil(size.height)}px`;
      cell.innerHTML = drawing;
      return cell;
    }));
    await document.fonts.ready;
    return [...document.querySelectorAll(".cell")].map((cell) => {
      const [picture, glass] = ["svg", '[id$="/device/glass"]'].map((selector) => cell.querySelector(selector));
      const { x, y } = cell.getBoundingClientRect();
      // A browser puts whole drawings on whole pixels: it shows the part with the screen, in a box of whole points.
      const { e, f } = glass.getScreenCTM();
      const [width, height] = ["width", "height"].map((side) => parseFloat(cell.style[side]));
      picture.setAttribute("viewBox", [e - x, f - y, width / zoom, height / zoom].join(" "));
      Object.assign(picture.style, { width: `${width}px`, height: `${height}px` });
      return { place: { x, y }, texts: this.svgTexts(glass) };
    });
  },

  /** The lines of text in a page's screen. */
  pageTexts(glass) {
    const origin = glass.getBoundingClientRect();
    const walker = document.createTreeWalker(glass, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (!node.data.trim() || !box.width || element.closest("textarea") || !element.checkVisibility({ checkOpacity: true })) continue;
      const style = getComputedStyle(element);
      texts.push({
        id: element.closest("[data-id]").dataset.id, text: node.data, ...this.placed(box, origin),
        size: parseFloat(style.fontSize), weight: Number(style.fontWeight), ...this.paint(style.color, 1),
      });
    }
    return texts;
  },

  /** The same of a drawing. */
  svgTexts(glass) {
    const { e, f } = glass.getScreenCTM();
    return [...glass.querySelectorAll("text")].map((text) => {
      const id = text.closest("[id]").id;
      const style = getComputedStyle(text);
      const box = text.getBoundingClientRect();
      return {
        id: id.slice(id.indexOf("/") + 1), text: text.textContent, ...this.placed(box, { x: e, y: f }),
        // Its text's place, without the overhang of letters.
        width: text.textLength.baseVal.value * text.getScreenCTM().a || box.width,
        size: parseFloat(style.fontSize), weight: Number(style.fontWeight), ...this.paint(style.fill, Number(style.fillOpacity)),
      };
    });
  },

  /** The vertical middle of a line. */
  placed(box, origin) {
    return { x: box.x - origin.x, width: box.width, y: box.y + box.height / 2 - origin.y };
  },

  /** A picture to be cut. */
  async canvas(data) {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return context;
  },

  /** A part of a picture as a picture of its own, in Base64. */
  async png(pixels) {
    const canvas = new OffscreenCanvas(pixels.width, pixels.height);
    canvas.getContext("2d").putImageData(pixels, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  },

  paint(color, opacity) {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context.fillStyle = color;
    const [, hex, components] = /^#(.{6})$|^rgba\((.*)\)$/.exec(context.fillStyle) ?? [];
    const [red, green, blue, alpha] = hex ? [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)).concat(1)
      : components.split(",").map(Number);
    return { red, green, blue, alpha: alpha * opacity };
  },

  /**
   * Compares screens on two pictures: how far all their pixels agree, or, without `levels`, how much of each box
   * differs.
   *
   * @param {{ pictures: string[], screens: { places: { x: number, y: number, width?: number, height?: number }[], boxes: Box[] }[],
   *     scale: number, rounding: number, keeps: boolean, levels?: object }} comparison - The pictures in Base64, the place of a screen on each, and
   *     its boxes, in points, the permitted difference of 255 levels for a colour mixed in another order, and whether the screens
   *     are wanted as pictures of their own.
   * @returns {Promise<{ boxes: Difference[], pictures: string[] }[]>} The boxes that differ, screen by screen.
   */
  async compare({ pictures, screens, scale, rounding, keeps, levels }) {
    const canvases = await Promise.all(pictures.map(this.canvas));
    return Promise.all(screens.map(async ({ places, boxes }) => {
      const [width, height] = [places[0].width, places[0].height].map((length) => Math.round(length * scale));
      const cut = canvases.map((context, index) => {
        const [x, y] = [places[index].x, places[index].y].map((length) => Math.round(length * scale));
        if (x + width > context.canvas.width || y + height > context.canvas.height) throw new Error(`${x}, ${y} is outside of the picture`);
        return context.getImageData(x, y, width, height);
      });
      const found = levels ? this.agreement(...cut, boxes, scale, rounding, levels) : { boxes: this.differences(...cut, boxes, scale, rounding) };
      return { ...found, pictures: keeps ? await Promise.all(cut.map(this.png)) : [] };
    }));
  },

  /**
   * How many pixels differ visibly, and those that differ farther than a pixel from every edge and letter of one of the pictures.
   * @param {{ faint: number, visible: number }} levels - Up to which levels nobody sees a difference, and above which everybody does.
   * @returns {{ differing: number, size: number, strays: string[] }}
   */
  agreement(a, b, boxes, scale, rounding, { faint, visible }) {
    const { width, height } = a;
    const level = ({ data }, x, y, channel) => data[(y * width + x) * 4 + channel];
    const channels = [0, 1, 2];
    // An edge is between two pixels: of those, the next but one is a pixel away from it.
    const isFlat = (picture, x, y) => channels.every((channel) => {
      const [least, most] = this.range(picture, x, y, channel, 2);
      return most - least <= rounding;
    });
    const [colours, others] = [a, b].map(({ data }) => new Uint32Array(data.buffer));
    let differing = 0;
    const strays = [];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        if (colours[y * width + x] === others[y * width + x]) continue;
        const difference = Math.max(...channels.map((channel) => Math.abs(level(a, x, y, channel) - level(b, x, y, channel))));
        if (difference > visible) differing += 1;
        if (difference > faint && (isFlat(a, x, y) || isFlat(b, x, y))) strays.push({ x: x / scale, y: y / scale, difference });
      }
    }
    const smallest = ({ x, y }) => boxes.filter((box) => box.x <= x && box.y <= y && box.x + box.width >= x && box.y + box.height >= y)
      .reduce((one, other) => (one.width * one.height < other.width * other.height ? one : other), boxes[0]);
    const said = strays.slice(0, 5).map((stray) => `${smallest(stray).kind} ${smallest(stray).id}, by ${stray.difference} at ${stray.x}, ${stray.y}`);
    return { differing, size: width * height, strays: strays.length > 5 ? [...said, `and ${strays.length - 5} more pixels`] : said };
  },

  /** The least and the highest level around a pixel. */
  range({ data, width, height }, x, y, channel, reach) {
    let [least, most] = [255, 0];
    for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v += 1) {
      for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u += 1) {
        const level = data[(v * width + u) * 4 + channel];
        least = Math.min(least, level);
        most = Math.max(most, level);
      }
    }
    return [least, most];
  },

  /**
   * The boxes by which two pictures of a screen differ.
   *
   * Where an edge does not run along whole pixels, a browser mixes the colours on both sides of it; of two ways of drawing the edge,
   * such as a ring and a stroke, one may mix another pixel than the other, and a line of one pixel that runs a quarter of a pixel
   * aside is fainter by a quarter. So a pixel is the same if its red, green and blue lie between the darkest and the lightest
   * that the other picture has there and in the eight pixels around it, or a quarter of the contrast there outside. Nothing passes that
   * is missing, of another colour, or moved by a point.
   *
   * @typedef {{ id: string, kind: string, x: number, y: number, width: number, height: number }} Box
   * @typedef {{ id: string, kind: string, pixels: number, share: number, at: number[] }} Difference
   * @returns {Difference[]}
   */
  differences(a, b, boxes, scale, rounding) {
    const { width, height } = a;

    const differs = (x, y) => [0, 1, 2].some((channel) => {
      const index = (y * width + x) * 4 + channel;
      const [one, two] = [a.data[index], b.data[index]];
      if (Math.abs(one - two) <= rounding) return false;
      const [inA, inB] = [a, b].map((picture) => this.range(picture, x, y, channel, 1));
      const margin = rounding + Math.max(inA[1] - inA[0], inB[1] - inB[0]) / 4;
      const isWithin = (level, [least, most]) => level >= least - margin && level <= most + margin;
      return !isWithin(one, inB) || !isWithin(two, inA);
    });

    // Pixels outside all boxes, such as a shadow, belong to the nearest box. Pixels in several boxes belong to the smallest.
    const distance = ({ box }, x, y) => Math.hypot(
      Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height),
    );
    const found = boxes.filter((box) => box.width && box.height).map((box) => ({ box, pixels: 0, at: [] }))
      .sort((one, two) => one.box.width * one.box.height - two.box.width * two.box.height);
    const [colours, others] = [a, b].map(({ data }) => new Uint32Array(data.buffer));
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        if (colours[y * width + x] === others[y * width + x] || !differs(x, y)) continue;
        const [left, top] = [x / scale, y / scale];
        const near = found.find((entry) => distance(entry, left, top) <= 8);
        near.pixels += 1;
        if (near.at.length < 3) near.at.push([left - near.box.x, top - near.box.y]);
      }
    }
    return found.filter((entry) => entry.pixels).map(({ box, pixels, at }) => ({
      id: box.id, kind: box.kind, pixels, share: pixels / (box.width * box.height * scale * scale), at: at.flat(),
    }));
  },
})
