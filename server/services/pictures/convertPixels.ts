import { type ColorSpace, encodeSrgb } from './colorSpace.ts';
import type { ColorTable } from './iccTable.ts';
import type { Row } from './matrices.ts';

/** Pixels without compression. */
export type Pixels = {
  data: Uint8Array | Uint16Array;
  /** The value of full intensity. */
  white: number;
  /** Those of colour, and with alpha. */
  channels: { colors: number; all: number };
};

/** Steps of linear light that are encoded alike: fine enough for 8 bits of the darkest colours. */
const steps = 65535;

const encoded = Uint8Array.from({ length: steps + 1 }, (_, step) =>
  Math.round(encodeSrgb(step / steps) * 255),
);

/**
 * Pixels as sRGB of 8 bits, RGB with alpha where there was some. Colours that sRGB lacks become the
 * nearest in each channel, as in browsers.
 */
export function convertToSrgb(
  { data, white, channels: { colors, all } }: Pixels,
  space: ColorSpace | ColorTable,
): { data: Uint8Array; channels: 3 | 4 } {
  const hasAlpha = all > colors;
  const target = hasAlpha ? 4 : 3;
  const pixels = new Uint8Array((data.length / all) * target);
  const toLinear = 'points' in space ? byTable(space, white) : byMatrix(space, white, colors);
  for (let from = 0, to = 0; from < data.length; from += all, to += target) {
    const [red, green, blue] = toLinear(data, from);
    pixels[to] = encode(red);
    pixels[to + 1] = encode(green);
    pixels[to + 2] = encode(blue);
    if (hasAlpha)
      pixels[to + 3] = Math.min(Math.round(((data[from + colors] ?? 0) / white) * 255), 255);
  }
  return { data: pixels, channels: target };
}

function encode(light: number): number {
  return encoded[Math.round(Math.min(Math.max(light, 0), 1) * steps)] ?? 0;
}

type ToLinear = (data: Pixels['data'], from: number) => Row;

function byMatrix({ curves, toSrgb }: ColorSpace, white: number, colors: number): ToLinear {
  const [red, green, blue] = curves.map((curve) =>
    Float32Array.from({ length: white + 1 }, (_, value) => curve(value / white)),
  ) as [Float32Array, Float32Array, Float32Array];
  const [[a, b, c], [d, e, f], [g, h, i]] = toSrgb;
  const [second, third] = colors > 1 ? [1, 2] : [0, 0];
  // Scaling may overshoot the white of 10 bits.
  const clip = (value = 0) => Math.min(value, white);
  return (data, from) => {
    const r = red[clip(data[from])] ?? 0;
    const s = green[clip(data[from + second])] ?? 0;
    const t = blue[clip(data[from + third])] ?? 0;
    return [a * r + b * s + c * t, d * r + e * s + f * t, g * r + h * s + i * t];
  };
}

/** By the corners of the cell of the grid that a colour is in, each by its share. */
function byTable({ inputs, grid, points, toLinear }: ColorTable, white: number): ToLinear {
  const places = inputs.map((curve, input) =>
    Float32Array.from({ length: white + 1 }, (_, value) => {
      return Math.min(Math.max(curve(value / white), 0), 1) * ((grid[input] ?? 1) - 1);
    }),
  );
  const strides = grid.map((_, input) =>
    grid.slice(input + 1).reduce((product, width) => product * width, 3),
  );
  const corners = 2 ** inputs.length;
  const shares = new Float64Array(corners);
  const offsets = new Int32Array(corners);
  return (data, from) => {
    shares[0] = 1;
    offsets[0] = 0;
    for (let input = 0, count = 1; input < places.length; input++, count *= 2) {
      const place = places[input]?.[Math.min(data[from + input] ?? 0, white)] ?? 0;
      const below = Math.floor(place);
      const share = place - below;
      const stride = strides[input] ?? 0;
      for (let corner = 0; corner < count; corner++) {
        const base = (offsets[corner] ?? 0) + below * stride;
        const whole = shares[corner] ?? 0;
        offsets[corner + count] = share > 0 ? base + stride : base;
        shares[corner + count] = whole * share;
        offsets[corner] = base;
        shares[corner] = whole * (1 - share);
      }
    }
    let [a, b, c] = [0, 0, 0];
    for (let corner = 0; corner < corners; corner++) {
      const share = shares[corner] ?? 0;
      const offset = offsets[corner] ?? 0;
      a += share * (points[offset] ?? 0);
      b += share * (points[offset + 1] ?? 0);
      c += share * (points[offset + 2] ?? 0);
    }
    return toLinear([a, b, c]);
  };
}
