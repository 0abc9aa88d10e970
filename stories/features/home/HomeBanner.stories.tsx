import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { HomeBanner } from '../../../src/features/home/HomeBanner.tsx';
import { bannerPictures } from '../../../src/lib/banners.ts';
import { shows } from '../../pages/states.ts';

const meta = {
  component: HomeBanner,
  args: {
    line: 'Clothes that outlast the season',
    next: { label: 'See the new collection', to: '/#new-collection' },
    pictures: bannerPictures('home'),
  },
  parameters: {
    guide: {
      instead: {
        CategoryBanner: 'for a category: lower, with the number of products.',
      },
      content: [
        'One line of three to seven words, and one button with a verb.',
        'Words stand on the calm part of the picture: its left where it is wide, its lower third where it is tall. In the dark scheme the picture passes into the page beneath them.',
      ],
      announced: ['The line is the page’s heading, the button a link. The picture is silent.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof HomeBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  afterEach: shows('The link opens the new collection', async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Clothes that outlast the season' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the new collection' })).toHaveAttribute(
      'href',
      '/#new-collection',
    );
  }),
};

export const WithoutPicture: Story = { args: { pictures: bannerPictures('there-is-no-such') } };

export const Dark: Story = {
  globals: { scheme: 'dark' },
  afterEach: shows('The text of a dark banner is light', async ({ canvas }) => {
    await waitFor(() =>
      expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark'),
    );
    const heading = canvas.getByRole('heading', { level: 1 });
    // The page’s colours follow the attribute a moment later.
    await waitFor(() =>
      expect(getComputedStyle(heading).color).toBe(getComputedStyle(document.body).color),
    );
  }),
};

export const OnATabletFromRightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'tablet' }, scheme: 'dark' },
  afterEach: shows('The text is at the right, on the dark side', async (story) => {
    const { canvas, canvasElement } = story;
    const link = await canvas.findByRole('link', { name: 'See the new collection' });
    await expect(link.getBoundingClientRect().right).toBe(
      document.documentElement.clientWidth - 32,
    );
    // The scheme follows a moment later.
    await waitFor(async () => {
      const all = [...canvasElement.querySelectorAll('*')].map((one) => getComputedStyle(one));
      const veil = all.find(({ backgroundImage }) => backgroundImage.includes('gradient'));
      await expect(veil?.backgroundImage ?? '').toContain('to left');
      await expect(veil?.transform).toBe('none');
    });
  }),
};

/** The picture may be dark or busy. */
export const CustomPicture: Story = {
  args: { pictures: { ...bannerPictures('kids'), isOwn: true } },
};

export const CustomPictureOnAPhone: Story = {
  ...CustomPicture,
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
};
