import { blendRgb, type Cloth, type Rgb, rgb, toned } from './engine/cloth.ts';
import { rib, stockinette, waffle } from './textures/knit.ts';
import { corduroy, felt, fleece, leather, pile, seersucker, smooth } from './textures/surface.ts';
import { herringbone, plainWeave, twill } from './textures/weave.ts';

type Extra = Partial<Cloth>;

export function jersey(colour: Rgb, extra: Extra = {}): Cloth {
  return { colour, texture: stockinette(3.2), grain: 3.2, drape: 1, crispness: 0.35, ...extra };
}

export function ribbing(colour: Rgb, wide = 7, stitch = 3.5): Cloth {
  return { colour, texture: rib(wide, stitch), grain: stitch, drape: 0.25, crispness: 0 };
}

export function linen(colour: Rgb, extra: Extra = {}): Cloth {
  return { colour, texture: plainWeave(2.9, 0.9), grain: 5.8, drape: 1.15, crispness: 1, ...extra };
}

export function poplin(colour: Rgb, extra: Extra = {}): Cloth {
  return {
    colour,
    texture: plainWeave(2.8, 0.25),
    grain: 5.6,
    drape: 0.95,
    crispness: 0.8,
    ...extra,
  };
}

export function canvas(colour: Rgb, extra: Extra = {}): Cloth {
  return {
    colour,
    texture: plainWeave(3.8, 0.5),
    grain: 7.6,
    drape: 0.6,
    crispness: 0.5,
    ...extra,
  };
}

export function chambray(colour: Rgb): Cloth {
  const second = blendRgb(colour, [255, 255, 255], 0.45);
  return { colour, second, texture: plainWeave(2.6, 0.8), grain: 5.2, drape: 1, crispness: 0.8 };
}

export function chino(colour: Rgb, extra: Extra = {}): Cloth {
  return {
    colour,
    second: toned(colour, 1.12),
    texture: twill(1.25, 0.35),
    grain: 3.8,
    drape: 0.85,
    crispness: 0.6,
    ...extra,
  };
}

export function denim(colour: Rgb, weft = rgb('#d5d8d6'), extra: Extra = {}): Cloth {
  return {
    colour,
    second: weft,
    texture: twill(1.35, 1),
    grain: 4,
    drape: 0.8,
    crispness: 0.7,
    ...extra,
  };
}

export function tweed(colour: Rgb, second: Rgb, column = 22): Cloth {
  return {
    colour,
    second,
    texture: herringbone(1.9, column),
    grain: 5.7,
    drape: 0.6,
    crispness: 0.1,
  };
}

export function wool(colour: Rgb, extra: Extra = {}): Cloth {
  return {
    colour,
    second: toned(colour, 1.13),
    texture: felt(1),
    grain: 7,
    drape: 0.65,
    crispness: 0.05,
    ...extra,
  };
}

export function knit(colour: Rgb, stitch = 8, extra: Extra = {}): Cloth {
  return {
    colour,
    texture: stockinette(stitch),
    grain: stitch,
    drape: 0.75,
    crispness: 0,
    ...extra,
  };
}

/** Marled yarn of two colours. */
export function marl(colour: Rgb, second: Rgb, stitch = 7): Cloth {
  return { colour, second, texture: stockinette(stitch), grain: stitch, drape: 0.75, crispness: 0 };
}

export function waffled(colour: Rgb, cell = 13): Cloth {
  return { colour, texture: waffle(cell), grain: cell, drape: 0.8, crispness: 0.2 };
}

export function sweat(colour: Rgb, extra: Extra = {}): Cloth {
  return {
    colour,
    second: toned(colour, 1.1),
    texture: fleece(),
    grain: 7,
    drape: 0.9,
    crispness: 0.15,
    ...extra,
  };
}

export function cord(colour: Rgb, wale = 8.5): Cloth {
  return { colour, texture: corduroy(wale), grain: wale, drape: 0.8, crispness: 0.3 };
}

export function boucle(colour: Rgb, curl = 11, second?: Rgb): Cloth {
  return {
    colour,
    second: second ?? toned(colour, 1.07),
    texture: pile(curl),
    grain: curl,
    drape: 0.55,
    crispness: 0,
  };
}

export function satin(colour: Rgb, extra: Extra = {}): Cloth {
  return {
    colour,
    texture: smooth(),
    grain: 12,
    sheen: 0.55,
    drape: 1.25,
    crispness: 0.15,
    ...extra,
  };
}

export function nylon(colour: Rgb, extra: Extra = {}): Cloth {
  return { colour, texture: smooth(), grain: 12, sheen: 0.3, drape: 0.9, crispness: 0.7, ...extra };
}

export function hide(colour: Rgb, grain = 5): Cloth {
  return { colour, texture: leather(grain), grain, sheen: 0.28, drape: 0.4, crispness: 0.15 };
}

export function puckered(colour: Rgb, second: Rgb, band = 16): Cloth {
  return { colour, second, texture: seersucker(band), grain: band, drape: 0.8, crispness: 0.7 };
}
