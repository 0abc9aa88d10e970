import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import { linenShirt, linenShirtInWidths } from '../../../contract/examples/products.ts';
import { CardPictures } from '../../../src/features/catalogue/ProductCard.tsx';
import { shows } from '../../pages/states.ts';
import { framed } from '../framed.tsx';

const meta = {
  component: CardPictures,
  args: { product: linenShirt, priority: true, sizes: '280px', withSecond: false },
  decorators: [framed({ width: 280, position: 'relative' })],
} satisfies Meta<typeof CardPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card’s name describes them. */
const picture = ['presentation', { hidden: true }] as const;

export const MainPicture: Story = {};

export const SecondPicture: Story = {
  args: { product: linenShirtInWidths, withSecond: true },
  decorators: [
    (Story) => (
      <div style={{ '--card-active': 1 } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  afterEach: shows('An active card shows the second picture', async ({ canvas }) => {
    const second = canvas.getAllByRole<HTMLImageElement>(...picture)[1];
    await waitFor(() => expect(second?.currentSrc).toContain('linen-camp-shirt-back'));
    await waitFor(() => expect(second?.closest('[data-loaded="true"]')).toBeVisible());
  }),
};

export const NoPictures: Story = {
  args: { product: { ...linenShirt, images: [] } },
  afterEach: shows('A product without pictures shows its first letter', async ({ canvas }) => {
    await expect(canvas.getByText('L')).toBeVisible();
  }),
};
