import type { TopMeasures } from '../garments/topBlock.ts';
import type { TrouserMeasures } from '../garments/trouserBlock.ts';

type Sleeve = NonNullable<TopMeasures['sleeve']>;
export type Measures = Omit<Partial<TopMeasures>, 'sleeve'> & { sleeve?: Partial<Sleeve> | 'none' };

const longSleeve: Sleeve = { length: 715, angle: 17, bend: 8, cuff: 112 };
const shortSleeve: Sleeve = { length: 290, angle: 40, bend: 0, cuff: 200 };

const women: TopMeasures = {
  top: 250,
  neck: 205,
  neckDepth: 100,
  shoulder: 470,
  slope: 56,
  chest: 540,
  waist: 520,
  hem: 540,
  length: 800,
  armhole: 205,
  hemCurve: 10,
};
const men: TopMeasures = {
  top: 240,
  neck: 205,
  neckDepth: 88,
  shoulder: 540,
  slope: 60,
  chest: 600,
  waist: 590,
  hem: 590,
  length: 880,
  armhole: 225,
  hemCurve: 10,
};
const kid: TopMeasures = {
  top: 270,
  neck: 230,
  neckDepth: 92,
  shoulder: 480,
  slope: 46,
  chest: 580,
  waist: 590,
  hem: 600,
  length: 760,
  armhole: 215,
  hemCurve: 10,
};

const blocks = { women, men, kid };

/** The measures of a top with long or short sleeves, or none, changed where a product differs. */
export function topFor(
  who: keyof typeof blocks,
  length: 'long' | 'short',
  changes: Measures = {},
): TopMeasures {
  const { sleeve, ...others } = changes;
  const base = length === 'long' ? longSleeve : shortSleeve;
  const kidBase =
    who === 'kid' ? { ...base, length: base.length * 0.82, cuff: base.cuff * 1.04 } : base;
  const block = { ...blocks[who], ...others };
  return sleeve === 'none' ? block : { ...block, sleeve: { ...kidBase, ...sleeve } };
}

const trouserBlocks = {
  women: {
    top: 190,
    waist: 370,
    hip: 520,
    rise: 330,
    length: 1180,
    knee: 236,
    hem: 216,
    stance: 160,
  },
  men: {
    top: 190,
    waist: 420,
    hip: 540,
    rise: 320,
    length: 1180,
    knee: 250,
    hem: 214,
    stance: 165,
  },
  kid: { top: 260, waist: 430, hip: 560, rise: 330, length: 960, knee: 262, hem: 216, stance: 172 },
} satisfies Record<string, TrouserMeasures>;

export function trousersFor(
  who: keyof typeof trouserBlocks,
  changes: Partial<TrouserMeasures> = {},
): TrouserMeasures {
  return { ...trouserBlocks[who], ...changes };
}
