import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HomeBanner } from '../../../src/features/home/HomeBanner.tsx';
import { bannerPictures } from '../../../src/lib/banners.ts';

const meta = {
  component: HomeBanner,
  args: {
    line: 'Clothes that outlast the season',
    next: { label: 'See the new collection', to: '/#new-collection' },
    pictures: bannerPictures('home'),
  },
} satisfies Meta<typeof HomeBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const TheLinkLeadsToTheNewCollection: Story = {
  name: 'The link leads to the new collection',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Clothes that outlast the season' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the new collection' })).toHaveAttribute(
      'href',
      '/#new-collection',
    );
  },
};

export const WithoutPicture: Story = { args: { pictures: bannerPictures('there-is-no-such') } };

export const TheLinkStaysWithoutItsPicture: Story = {
  ...WithoutPicture,
  name: 'The link stays without its picture',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the new collection' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The picture passes into the page, and the words stand on that. */
export const Dark: Story = { globals: { scheme: 'dark' } };

export const TheWordsOfADarkBannerAreLight: Story = {
  ...Dark,
  name: 'The words of a dark banner are light',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark'),
    );
    const heading = canvas.getByRole('heading', { level: 1 });
    // The page itself takes its colours a moment after the attribute.
    await waitFor(() =>
      expect(getComputedStyle(heading).color).toBe(getComputedStyle(document.body).color),
    );
  },
};
