import { blendRgb, type Print, type Rgb } from '../engine/cloth.ts';
import { noise, smoothstep } from '../engine/noise.ts';

function fraction(value: number): number {
  return value - Math.floor(value);
}

/** Coverage of a band at a point, with soft edges of a pixel and a half. */
function band(place: number, period: number, start: number, width: number): number {
  const at = fraction(place / period) * period - start;
  return smoothstep(-0.75, 0.75, at) * (1 - smoothstep(width - 0.75, width + 0.75, at));
}

type Bar = { start: number; width: number; colour: Rgb; strength?: number };

/** Bars across (`lying`) or along the cloth, repeating every `period`. */
export function stripes(period: number, bars: Bar[], lying = true): Print {
  return (u, v, ground) => {
    const place = (lying ? v : u) + noise(u / 50, v / 50, 81) * 0.8;
    let colour = ground;
    for (const bar of bars) {
      colour = blendRgb(
        colour,
        bar.colour,
        band(place, period, bar.start, bar.width) * (bar.strength ?? 1),
      );
    }
    return colour;
  };
}

/** A woven check: the same bars along and across; the colour is full where both meet. */
export function check(period: number, bars: Bar[]): Print {
  return (u, v, ground) => {
    const diagonal = fraction((u + v) / 4) < 0.5;
    let colour = ground;
    for (const bar of bars) {
      const strength = bar.strength ?? 1;
      const along = band(u, period, bar.start, bar.width) * strength;
      const across = band(v, period, bar.start, bar.width) * strength;
      const [first, later] = diagonal ? [along, across] : [across, along];
      colour = blendRgb(colour, bar.colour, first * 0.42);
      colour = blendRgb(colour, bar.colour, later * 0.62);
    }
    return colour;
  };
}

export function gingham(cell: number, colour: Rgb): Print {
  return check(cell * 2, [{ start: 0, width: cell, colour }]);
}

/** Fine lines along the cloth. */
export function pinstripe(period: number, colour: Rgb, width = 1.6, strength = 0.75): Print {
  return stripes(period, [{ start: 0, width, colour, strength }], false);
}
