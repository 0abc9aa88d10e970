import {
  boucle,
  canvas,
  cord,
  denim,
  knit,
  nylon,
  puckered,
  ribbing,
  satin,
  sweat,
  tweed,
  wool,
} from '../cloths.ts';
import { rgb } from '../engine/cloth.ts';
import { cardigan } from '../garments/cardigan.ts';
import { hoodie } from '../garments/hoodie.ts';
import { jacket } from '../garments/jacket.ts';
import { palette, papers } from '../palette.ts';
import { topFor } from './measures.ts';
import type { Recipe } from './recipe.ts';

const neck = { x: 600, y: 380, zoom: 2 };
const coatSleeve = { length: 760, angle: 13, bend: 7, cuff: 140 };
const sleeve = { length: 720, angle: 16, cuff: 132 };
const ribbed = { gather: 0.1, cuff: 132, length: 660 };

export const outerwear: Record<string, Recipe> = {
  'women-wool-coat': {
    paper: papers.linen,
    cloth: wool(palette.camel),
    garment: (side) =>
      jacket(
        {
          cloth: wool(palette.camel),
          lining: satin(palette.bone),
          measures: topFor('women', 'long', {
            top: 170,
            shoulder: 480,
            chest: 560,
            waist: 560,
            hem: 640,
            length: 1140,
            armhole: 225,
            sleeve: coatSleeve,
          }),
          collar: { kind: 'lapel', depth: 330, wide: 1.25 },
          closure: { kind: 'buttons', colour: '#4a3524', count: 3, double: true, size: 15 },
          pockets: 'welt',
          seed: 101,
        },
        side,
      ),
    detail: neck,
  },
  'women-trench': {
    paper: papers.mist,
    cloth: canvas(palette.sand),
    garment: (side) =>
      jacket(
        {
          cloth: canvas(palette.sand),
          lining: satin(palette.clay),
          measures: topFor('women', 'long', {
            top: 160,
            shoulder: 480,
            chest: 560,
            waist: 500,
            waistAt: 480,
            hem: 680,
            length: 1160,
            armhole: 225,
            sleeve: coatSleeve,
          }),
          collar: { kind: 'lapel', depth: 290, wide: 1.2 },
          closure: { kind: 'buttons', colour: '#6b5236', count: 4, double: true, size: 12 },
          pockets: 'welt',
          belt: true,
          seed: 102,
        },
        side,
      ),
    detail: neck,
  },
  'women-denim-jacket': {
    paper: papers.ivory,
    cloth: denim(palette.faded),
    garment: (side) =>
      jacket(
        {
          cloth: denim(palette.faded),
          lining: denim(palette.faded),
          measures: topFor('women', 'long', {
            length: 660,
            hem: 500,
            waist: 530,
            chest: 560,
            sleeve,
          }),
          collar: { kind: 'point' },
          closure: { kind: 'buttons', colour: '#b0835a', count: 6, size: 11 },
          pockets: 'chest-flaps',
          thread: rgb('#c7934f'),
          panelled: true,
          hemBand: denim(palette.faded),
          sleeveEnd: { kind: 'cuff', width: 62, cloth: denim(palette.faded) },
          seed: 103,
        },
        side,
      ),
    detail: neck,
  },
  'women-teddy-jacket': {
    paper: papers.shell,
    cloth: boucle(palette.bone, 12),
    garment: (side) =>
      jacket(
        {
          cloth: boucle(palette.bone, 12),
          lining: satin(palette.oat),
          measures: topFor('women', 'long', {
            shoulder: 520,
            chest: 620,
            waist: 620,
            hem: 620,
            length: 760,
            sleeve: { length: 650, angle: 20, cuff: 138 },
          }),
          collar: { kind: 'stand' },
          closure: { kind: 'zip', tape: '#c9bda6', metal: '#a08a62' },
          pockets: 'welt',
          seed: 104,
        },
        side,
      ),
    detail: neck,
  },
  'women-chunky-cardigan': {
    paper: papers.sage,
    cloth: knit(palette.oat, 11),
    garment: (side) =>
      cardigan(
        {
          cloth: knit(palette.oat, 11),
          band: ribbing(palette.oat, 16, 6),
          measures: topFor('women', 'long', {
            shoulder: 540,
            chest: 620,
            waist: 610,
            hem: 590,
            length: 760,
            blouson: 18,
            sleeve: { ...ribbed, cuff: 150 },
          }),
          depth: 250,
          buttons: { colour: '#6b4a33', count: 5, size: 15 },
          pockets: true,
          seed: 105,
        },
        side,
      ),
    detail: { x: 600, y: 520, zoom: 2 },
  },
  'women-tweed-blazer': {
    paper: papers.fog,
    cloth: tweed(palette.slate, palette.bone, 20),
    garment: (side) =>
      jacket(
        {
          cloth: tweed(palette.slate, palette.bone, 20),
          lining: satin(palette.wine),
          measures: topFor('women', 'long', {
            shoulder: 490,
            chest: 560,
            waist: 520,
            hem: 590,
            length: 820,
            hemCurve: 22,
            sleeve,
          }),
          collar: { kind: 'lapel', depth: 360 },
          closure: { kind: 'buttons', colour: '#3c352f', count: 2, size: 14 },
          pockets: 'flap',
          seed: 106,
        },
        side,
      ),
    detail: neck,
  },
  'men-overcoat': {
    paper: papers.putty,
    cloth: wool(palette.charcoal),
    garment: (side) =>
      jacket(
        {
          cloth: wool(palette.charcoal),
          lining: satin(palette.wine),
          measures: topFor('men', 'long', {
            top: 170,
            shoulder: 550,
            chest: 620,
            waist: 610,
            hem: 660,
            length: 1120,
            armhole: 240,
            sleeve: coatSleeve,
          }),
          collar: { kind: 'lapel', depth: 360, wide: 1.1 },
          closure: { kind: 'buttons', colour: '#23211f', count: 3, size: 14 },
          pockets: 'flap',
          seed: 107,
        },
        side,
      ),
    detail: neck,
  },
  'men-quilted-jacket': {
    paper: papers.linen,
    cloth: nylon(palette.moss),
    garment: (side) =>
      jacket(
        {
          cloth: nylon(palette.moss),
          lining: nylon(palette.clay),
          measures: topFor('men', 'long', {
            neckDepth: 60,
            chest: 640,
            waist: 640,
            hem: 620,
            length: 820,
            sleeve: { ...sleeve, cuff: 150 },
          }),
          collar: { kind: 'stand' },
          closure: { kind: 'zip', tape: '#3c4029', metal: '#8d8a80' },
          pockets: 'none',
          quilting: 8,
          seed: 108,
        },
        side,
      ),
    detail: neck,
  },
  'men-chore-jacket': {
    paper: papers.sand,
    cloth: canvas(palette.indigo),
    garment: (side) =>
      jacket(
        {
          cloth: canvas(palette.indigo),
          lining: canvas(palette.slate),
          measures: topFor('men', 'long', { length: 830, hem: 610, sleeve }),
          collar: { kind: 'point' },
          closure: { kind: 'buttons', colour: '#c9b48f', count: 5, size: 13 },
          pockets: 'patch',
          seed: 109,
        },
        side,
      ),
    detail: neck,
  },
  'men-cord-blazer': {
    paper: papers.ivory,
    cloth: cord(palette.cocoa, 7),
    garment: (side) =>
      jacket(
        {
          cloth: cord(palette.cocoa, 7),
          lining: satin(palette.slate),
          measures: topFor('men', 'long', {
            length: 860,
            hem: 630,
            waist: 590,
            hemCurve: 24,
            sleeve,
          }),
          collar: { kind: 'lapel', depth: 380, wide: 1 },
          closure: { kind: 'buttons', colour: '#3b2a20', count: 2, size: 15 },
          pockets: 'patch',
          seed: 110,
        },
        side,
      ),
    detail: neck,
  },
  'men-bomber': {
    paper: papers.mist,
    cloth: nylon(palette.navy),
    garment: (side) =>
      jacket(
        {
          cloth: nylon(palette.navy),
          lining: nylon(palette.rust),
          measures: topFor('men', 'long', {
            chest: 630,
            waist: 620,
            hem: 590,
            length: 710,
            blouson: 26,
            sleeve: ribbed,
          }),
          collar: { kind: 'stand', cloth: ribbing(palette.navy, 11, 4) },
          closure: { kind: 'zip', tape: '#20283a', metal: '#b3a77f' },
          pockets: 'welt',
          hemBand: ribbing(palette.navy, 11, 4),
          sleeveEnd: { kind: 'cuff', width: 66, cloth: ribbing(palette.navy, 11, 4), gather: 0.05 },
          seed: 111,
        },
        side,
      ),
    detail: neck,
  },
  'men-hoodie': {
    paper: papers.fog,
    cloth: sweat(palette.stone),
    garment: (side) =>
      hoodie(
        {
          cloth: sweat(palette.stone),
          band: ribbing(palette.stone, 10, 4),
          measures: topFor('men', 'long', {
            top: 340,
            length: 760,
            chest: 630,
            hem: 600,
            blouson: 20,
            sleeve: ribbed,
          }),
          cord: '#ece5d8',
          seed: 112,
        },
        side,
      ),
    detail: { x: 600, y: 420, zoom: 1.9 },
  },
  'women-zip-hoodie': {
    paper: papers.blush,
    cloth: sweat(palette.lilac),
    garment: (side) =>
      hoodie(
        {
          cloth: sweat(palette.lilac),
          band: ribbing(palette.lilac, 10, 4),
          measures: topFor('women', 'long', {
            top: 340,
            length: 720,
            chest: 580,
            waist: 570,
            hem: 560,
            blouson: 18,
            sleeve: ribbed,
          }),
          cord: '#f0ebe4',
          zip: { tape: '#8f8399', metal: '#c9c4ba' },
          seed: 113,
        },
        side,
      ),
    detail: { x: 600, y: 420, zoom: 1.9 },
  },
  'kid-rain-jacket': {
    paper: papers.fog,
    cloth: nylon(palette.ochre),
    garment: (side) =>
      jacket(
        {
          cloth: nylon(palette.ochre),
          lining: puckered(palette.chalk, palette.sky),
          measures: topFor('kid', 'long', {
            top: 360,
            length: 720,
            hem: 640,
            sleeve: { cuff: 132 },
          }),
          collar: { kind: 'hood' },
          closure: { kind: 'zip', tape: '#94702f', metal: '#e0d9c8' },
          pockets: 'flap',
          seed: 114,
        },
        side,
      ),
    detail: { x: 600, y: 420, zoom: 1.9 },
  },
  'kid-duffle-coat': {
    paper: papers.linen,
    cloth: wool(palette.brick),
    garment: (side) =>
      jacket(
        {
          cloth: wool(palette.brick),
          lining: wool(palette.navy),
          measures: topFor('kid', 'long', {
            top: 350,
            length: 820,
            hem: 680,
            waist: 610,
            sleeve: { length: 620, cuff: 140 },
          }),
          collar: { kind: 'hood' },
          closure: { kind: 'toggles', colour: '#c39a62' },
          pockets: 'patch',
          seed: 115,
        },
        side,
      ),
    detail: { x: 600, y: 640, zoom: 1.9 },
  },
  'kid-fleece-jacket': {
    paper: papers.sage,
    cloth: boucle(palette.teal, 10),
    garment: (side) =>
      jacket(
        {
          cloth: boucle(palette.teal, 10),
          lining: nylon(palette.ochre),
          measures: topFor('kid', 'long', { length: 700, sleeve: { cuff: 150 } }),
          collar: { kind: 'stand', cloth: nylon(palette.ochre) },
          closure: { kind: 'zip', tape: '#c8973f', metal: '#e4dcc8' },
          pockets: 'flap',
          seed: 116,
        },
        side,
      ),
    detail: neck,
  },
  'kid-hoodie': {
    paper: papers.ivory,
    cloth: sweat(palette.clay),
    garment: (side) =>
      hoodie(
        {
          cloth: sweat(palette.clay),
          band: ribbing(palette.clay, 10, 4),
          measures: topFor('kid', 'long', {
            top: 370,
            length: 680,
            hem: 570,
            blouson: 16,
            sleeve: { gather: 0.1, cuff: 140, length: 540 },
          }),
          seed: 117,
        },
        side,
      ),
    detail: { x: 600, y: 440, zoom: 1.9 },
  },
};
