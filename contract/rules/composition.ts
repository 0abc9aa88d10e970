import { i18n } from '../i18n.ts';
import { formatCount } from './money.ts';

/** Fibre names of clothes, from annex I of regulation (EU) 1007/2011. */
const fibreNames = [
  ...['wool', 'virgin wool', 'alpaca', 'angora', 'camel', 'cashmere', 'mohair', 'yak', 'silk'],
  ...['cotton', 'flax', 'hemp', 'jute', 'ramie', 'kapok', 'acetate', 'triacetate', 'cupro'],
  ...['lyocell', 'modal', 'viscose', 'acrylic', 'modacrylic', 'aramid', 'elastane'],
  ...['elastomultiester', 'elastolefin', 'melamine', 'polyamide', 'polyester', 'polyethylene'],
  ...['polylactide', 'polypropylene', 'polyurethane', 'other fibres'],
];

export const compositionExample = () => i18n.t('98% wool, 2% elastane; Lining: 100% viscose');

/** Error in fibres by percent, to follow the field's name; other languages' fibre names pass. */
export function compositionProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  for (const part of text.split(/[;؛]/)) {
    const [, name = '', list = ''] = /^(?:([^:%٪]+):)?(.*)$/s.exec(part) ?? [];
    // A comma between digits is a decimal one.
    const shares = list
      .split(/(?<!\d)[,،]/)
      .map((share) => /^(\d{1,3}(?:[.,]\d)?)\s?[%٪]\s+\p{L}/u.exec(share.trim())?.[1]);
    if (shares.some((percent) => percent === undefined)) {
      return i18n.t('must be written as {example}', { example: compositionExample() });
    }
    const tenths = shares.reduce(
      (sum, percent = '') => sum + Math.round(10 * Number(percent.replace(',', '.'))),
      0,
    );
    if (tenths !== 1000) {
      const [percent, part] = [formatCount(tenths / 10), name.trim()];
      return name
        ? i18n.t('must add up to 100%, not {percent}%, in {part}', { percent, part })
        : i18n.t('must add up to 100%, not {percent}%', { percent });
    }
  }
  return undefined;
}

/**
 * Up to three fibres of a product's main part, the largest first, with slashes, as Google reads
 * them (https://support.google.com/merchants/answer/6324410); else the first line of its material,
 * since care follows.
 */
export function materialOf({ composition = '', material = '' }): string {
  const [, list = ''] = /^(?:[^:;؛%٪]+:)?([^;؛]*)/.exec(composition) ?? [];
  const fibres = [...list.matchAll(/[%٪]\s+([\p{L} ]+)/gu)].map(([, name = '']) => name.trim());
  return fibres.slice(0, 3).join('/') || (material.split('\n')[0] ?? '');
}

/** Texts that end with a fibre's name instead of the letters typed so far. */
export function fibreCompletions(text: string): string[] {
  const [, before, begun = ''] = /^(.*[%٪]\s)([\p{L} ]*)$/su.exec(text) ?? [];
  if (before === undefined) return [];
  const typed = begun.toLowerCase();
  return fibreNames
    .filter((name) => name.startsWith(typed) && name !== typed)
    .map((name) => before + name);
}
