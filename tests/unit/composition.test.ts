import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../contract/i18n.ts';
import { type Language, languages } from '../../contract/languages.ts';
import {
  compositionExample,
  compositionProblem,
  fibreCompletions,
} from '../../contract/rules/composition.ts';

describe('fibres by percent', () => {
  it.each([
    ...['', ' ', compositionExample(), '100% cotton', '60 % Wolle, 40 % Seide'],
    ...['97,5% cotton, 2,5% elastane', '97.5% cotton,2.5% elastane', '100% шёлк'],
    ...['98% صوف، 2٪ إيلاستين؛ البطانة: 100% فيسكوز'],
    ...['Shell: 80% cotton, 20% polyester; Lining: 100% viscose'],
  ])('accept %j', (text) => expect(compositionProblem(text)).toBeUndefined());

  it.each([
    ['cotton', `must be written as ${compositionExample()}`],
    ['98% cotton, elastane', `must be written as ${compositionExample()}`],
    ['100%', `must be written as ${compositionExample()}`],
    ['100% cotton;', `must be written as ${compositionExample()}`],
    ['98% cotton, 1.5% elastane', 'must add up to 100%, not 99.5%'],
    ['100% wool; Lining: 90% viscose', 'must add up to 100%, not 90%, in Lining'],
    ['60% cotton, 60% wool', 'must add up to 100%, not 120%'],
  ])('refuse %j', (text, problem) => expect(compositionProblem(text)).toBe(problem));

  it.each(Object.keys(languages) as Language[])('have an example in %s', (language) => {
    inLanguage(language, () => expect(compositionProblem(compositionExample())).toBeUndefined());
  });

  it('are completed by names of the regulation', () => {
    expect(fibreCompletions('98% wool, 2% ela')).toEqual([
      '98% wool, 2% elastane',
      '98% wool, 2% elastomultiester',
      '98% wool, 2% elastolefin',
    ]);
    expect(fibreCompletions('100% cotton')).toEqual([]);
    expect(fibreCompletions('98')).toEqual([]);
  });
});
