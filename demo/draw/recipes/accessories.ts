import { boucle, canvas, chino, cord, hide, knit, nylon, ribbing, tweed, wool } from '../cloths.ts';
import { backpack, tote } from '../garments/bag.ts';
import { beanie } from '../garments/beanie.ts';
import { cap } from '../garments/cap.ts';
import { scarf } from '../garments/scarf.ts';
import { socks } from '../garments/socks.ts';
import { palette } from '../palette.ts';
import { check } from '../prints/woven.ts';
import { bothSides, oneSided, type Recipe } from './recipe.ts';

const tartan = wool(palette.camel, {
  print: check(190, [
    { start: 0, width: 62, colour: palette.brick },
    { start: 82, width: 8, colour: palette.bone },
    { start: 120, width: 26, colour: palette.navy },
  ]),
});
const small = { width: 0.56, height: 0.52 };
const tab = { ground: '#e9e2d3', ink: '#3a352e' };

/** Scarves, bags, hats and socks. */
export const accessories: Record<string, Recipe> = {
  'women-check-scarf': {
    size: 0.86,
    ...oneSided(scarf, { cloth: tartan, fringe: palette.camel, seed: 71 }),
    detail: { x: 500, y: 1190, zoom: 2 },
  },
  'women-canvas-tote': {
    size: 0.72,
    ...oneSided(tote, {
      cloth: canvas(palette.bone),
      handles: canvas(palette.rust),
      ink: palette.rust,
    }),
    detail: { x: 600, y: 660, zoom: 2 },
    fill: { width: 0.64, height: 0.64 },
  },
  'women-leather-tote': {
    size: 0.74,
    ...oneSided(tote, {
      cloth: hide(palette.chestnut),
      handles: hide(palette.cocoa),
      metal: '#b99a66',
    }),
    detail: { x: 700, y: 680, zoom: 2 },
    fill: { width: 0.64, height: 0.64 },
  },
  'men-wool-cap': {
    size: 0.52,
    ...bothSides(cap, { cloth: wool(palette.navy), peak: wool(palette.navy), tab }),
    detail: { x: 600, y: 860, zoom: 1.9 },
    fill: small,
  },
  'men-rib-beanie': {
    size: 0.5,
    ...oneSided(beanie, {
      cloth: ribbing(palette.moss, 22, 5),
      cuff: ribbing(palette.moss, 24, 5),
      tab,
    }),
    detail: { x: 680, y: 960, zoom: 2 },
    fill: small,
  },
  'men-lambswool-scarf': {
    size: 0.86,
    ...oneSided(scarf, {
      cloth: tweed(palette.charcoal, palette.stone, 30),
      fringe: palette.charcoal,
      seed: 72,
    }),
    detail: { x: 500, y: 1190, zoom: 2 },
  },
  'men-boot-socks': {
    size: 0.62,
    ...oneSided(socks, {
      cloth: knit(palette.oat, 6),
      cuff: ribbing(palette.oat, 12, 5),
      heel: knit(palette.rust, 6),
    }),
    detail: { x: 660, y: 510, zoom: 2 },
    fill: { width: 0.64, height: 0.62 },
  },
  'kid-cord-cap': {
    size: 0.6,
    ...bothSides(cap, { cloth: cord(palette.ochre, 9), peak: chino(palette.cocoa), tab }),
    detail: { x: 600, y: 860, zoom: 1.9 },
    fill: small,
  },
  'kid-teddy-beanie': {
    size: 0.58,
    ...oneSided(beanie, {
      cloth: boucle(palette.oat, 13),
      cuff: ribbing(palette.clay, 22, 5),
      tab,
    }),
    cloth: boucle(palette.oat),
    detail: { x: 680, y: 900, zoom: 2 },
    fill: small,
  },
  'kid-stripe-socks': {
    size: 0.6,
    ...oneSided(socks, {
      cloth: knit(palette.teal, 6, {
        print: (_u, v, ground) => (Math.abs(v % 84) < 42 ? ground : palette.bone),
      }),
      cuff: ribbing(palette.bone, 12, 5),
      heel: knit(palette.ochre, 6),
    }),
    cloth: knit(palette.teal, 6),
    detail: { x: 660, y: 510, zoom: 2 },
    fill: { width: 0.6, height: 0.6 },
  },
  'kid-backpack': {
    size: 0.74,
    ...oneSided(backpack, {
      cloth: nylon(palette.forest),
      trim: canvas(palette.camel),
      metal: '#b9b2a4',
      ink: '#3a2c20',
    }),
    detail: { x: 600, y: 840, zoom: 1.9 },
    fill: { width: 0.64, height: 0.64 },
  },
};
