import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryBanner } from '../../../src/features/catalogue/CategoryBanner.tsx';
import { bannerPictures } from '../../../src/lib/banners.ts';

const meta = {
  component: CategoryBanner,
  args: { title: 'Women', pictures: bannerPictures('women'), total: 61 },
} satisfies Meta<typeof CategoryBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Women: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Women', level: 1 })).toBeVisible();
    await expect(canvas.getByText('61 products')).toBeVisible();
  },
};

export const Loading: Story = { args: { total: undefined } };

export const PictureMissing: Story = {
  args: { pictures: { wide: 'none.webp', tall: 'none.webp' } },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
