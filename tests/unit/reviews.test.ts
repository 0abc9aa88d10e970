import { describe, expect, it } from 'vitest';
import { linenShirt } from '../../contract/examples/products.ts';
import {
  firstNameOf,
  fitSummary,
  hasReviewContent,
  visibleText,
} from '../../contract/rules/reviews.ts';
import { toReviewValues } from '../../src/features/ratings/ReviewDialog.tsx';

describe('fit of a product', () => {
  it.each([
    [undefined, undefined],
    [[4, 0, 0], undefined],
    [[5, 0, 0], { fit: 'small', percent: 100 }],
    [[5, 1, 1], { fit: 'small', percent: 71 }],
    [[1, 8, 0], { fit: 'true', percent: 89 }],
    [[0, 1, 4], { fit: 'large', percent: 80 }],
    [[3, 3, 0], undefined],
    [[2, 2, 2], undefined],
    [[4, 3, 2], undefined],
  ] as const)('is said by most of those who answered: %j', (counts, summary) => {
    const [small = 0, right = 0, large = 0] = counts ?? [];
    expect(fitSummary(counts && { small, true: right, large })).toEqual(summary);
  });
});

describe('a review', () => {
  it('has a text, a fit or a height', () => {
    expect(hasReviewContent({ text: ' \n' })).toBe(false);
    expect(hasReviewContent({ text: 'Soft.' })).toBe(true);
    expect(hasReviewContent({ text: '', fit: 'small' })).toBe(true);
    expect(hasReviewContent({ text: '', height: 170 })).toBe(true);
  });

  it.each([
    '\u200b\u200d\ufeff',
    '\u3164\n\uffa0\u115f',
    '\u2800 \u00ad',
    '\u202e\u2066',
    '\ufe0f\u{e0061}',
    '\0\u0007',
  ])('is empty without visible characters: %j', (text) => {
    expect(hasReviewContent({ text })).toBe(false);
    expect(visibleText(text)).toBe('');
  });

  it.each([
    [' Soft.\n', 'Soft.'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['\u200bनमस्ते\u200d', '\u200bनमस्ते\u200d'],
  ])('is otherwise unchanged: %j', (text, kept) => {
    expect(visibleText(text)).toBe(kept);
  });

  it.each([
    [['M', 'L'], 'L'],
    [['M'], 'M'],
    [[], ''],
  ])('keeps its size while that is not returned: %j', (sizes, size) => {
    const review = { text: 'Soft.', size: 'L', hidden: false };
    const purchase = { productId: linenShirt, status: 'rated', sizes, review } as const;
    expect(toReviewValues({ ...purchase, rating: 4 }).size).toBe(size);
  });

  it.each([
    ['Ana da Silva', 'Ana'],
    ['  Jean-Luc  Picard', 'Jean-Luc'],
    ['ana@shop.test', undefined],
    ['ana_1987 Silva', undefined],
    ['', undefined],
    ['🦄'.repeat(50), '🦄'.repeat(40)],
    ['李小龙', undefined],
    ['김민준', undefined],
    ['x'.repeat(120), 'x'.repeat(40)],
  ])('is signed with only a first name: %s', (name, first) => {
    expect(firstNameOf(name)).toBe(first);
  });
});
