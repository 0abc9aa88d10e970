import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { Picture } from '../../src/ui/Picture.tsx';

const meta = {
  component: Picture,
  args: { src: linenShirt.images[0]?.signedUrl, alt: 'Linen Camp Shirt, front' },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Linen Camp Shirt, front' })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Linen Camp Shirt, front' })).toBeVisible();
  },
};

/** The address answers with 404: the frame keeps its size and shows the first letter. */
export const Broken: Story = {
  args: { src: 'pictures/there-is-no-such-picture.webp' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('L')).toBeVisible();
  },
};
