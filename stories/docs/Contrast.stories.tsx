import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, light } from '../../src/theme/tokens.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { contrastRatio, pairs } from './contrast.ts';

const meta = { component: ContrastTable } satisfies Meta<typeof ContrastTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** WCAG 2.2 AA for every pair of text and background, in both schemes. */
export const EveryPairPasses: Story = {};

export const EveryPairOfTextAndBackgroundPasses: Story = {
  name: 'Every pair of text and background passes',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    for (const { text, background, least } of pairs) {
      await expect(contrastRatio(light[text], light[background])).toBeGreaterThanOrEqual(least);
      await expect(contrastRatio(dark[text], dark[background])).toBeGreaterThanOrEqual(least);
    }
    await expect(canvas.queryByText(/fails/)).not.toBeInTheDocument();
  },
};
