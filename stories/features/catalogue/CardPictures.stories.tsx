import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { CardPictures } from '../../../src/features/catalogue/CardPictures.tsx';

const meta = {
  component: CardPictures,
  args: { product: linenShirt, priority: true },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPictures: Story = {};

export const NoPictures: Story = {
  args: { product: { ...linenShirt, images: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('L')).toBeVisible();
  },
};
