import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { CategoryTiles } from '../../../src/features/home/CategoryTiles.tsx';
import { bannerPictures } from '../../../src/lib/banners.ts';
import { shows } from '../../pages/states.ts';

const meta = {
  component: CategoryTiles,
  args: {
    tiles: [
      { label: 'Men', to: '/men', pictures: bannerPictures('men') },
      { label: 'Women', to: '/women', pictures: bannerPictures('women') },
      { label: 'Kids', to: '/kids', pictures: bannerPictures('kids') },
    ],
  },
  render: (args) => (
    <Routes>
      <Route path="/women" element={<h1>The women’s clothes</h1>} />
      <Route path="*" element={<CategoryTiles {...args} />} />
    </Routes>
  ),
  parameters: {
    guide: {
      instead: {
        NavLinks: 'for the same links in the navbar.',
        HomeBanner: 'for one thing with a line of its own.',
      },
      content: ['One word: “Women”, “Men”, “Kids”.'],
      announced: ['A navigation named “Shop by category”, with a link for each.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof CategoryTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};

export const AClickOpensTheCategory: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link', { name: 'Women' }).getBoundingClientRect();
    await expect(height).toBeLessThan(width * 0.7);
    await userEvent.click(canvas.getByRole('link', { name: 'Women' }));
    await expect(await canvas.findByRole('heading', { name: 'The women’s clothes' })).toBeVisible();
  },
};

export const EnterOpensTheCategory: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Men' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'The women’s clothes' })).toBeVisible();
  },
};

export const OnATabletFromRightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'tablet' } },
  afterEach: shows('The calm side of the picture stays below the name', async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Men' });
    const picture = link.querySelector('img');
    await expect(picture && getComputedStyle(picture).objectPosition).toBe('0px 50%');
  }),
};

export const Dark: Story = { globals: { scheme: 'dark' } };

/** The names are on the background. */
export const PicturesMissing: Story = {
  args: { tiles: [{ label: 'Men', to: '/men', pictures: bannerPictures('none-of-ours') }] },
};

export const CustomPictures: Story = {
  args: {
    tiles: ['Men', 'Women', 'Kids'].map((label) => ({
      label,
      to: `/${label.toLowerCase()}`,
      pictures: { ...bannerPictures(label.toLowerCase()), isOwn: true },
    })),
  },
};
