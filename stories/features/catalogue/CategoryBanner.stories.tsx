import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { CategoryBanner } from '../../../src/features/catalogue/CategoryBanner.tsx';
import { bannerPictures } from '../../../src/lib/banners.ts';
import { shows } from '../../pages/states.ts';

const meta = {
  component: CategoryBanner,
  args: { title: 'Women', pictures: bannerPictures('women'), total: 61 },
  parameters: {
    guide: {
      instead: {
        HomeBanner: 'for the home page, with a line and a button.',
        SearchHeading: 'for results, which have no picture.',
      },
      content: [
        'The title is the category’s name, or that of the one kind that is listed, with the way back to the category; nothing else stands on the picture but the number of products.',
        'Once filters hold, the banner is lower: the products matter more.',
      ],
      announced: [
        'The title is the page’s heading, then the number of products. The picture is silent.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof CategoryBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Women: Story = {
  afterEach: shows(
    'The heading names the category and the number of products',
    async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: 'Women', level: 1 })).toBeVisible();
      await expect(canvas.getByText('61 products')).toBeVisible();
    },
  ),
};

export const Filtered: Story = {
  args: { isFiltered: true, total: 3 },
  afterEach: shows(
    'A filtered banner is low and shows the remaining number',
    async ({ canvas }) => {
      await expect(canvas.getByRole('banner').clientHeight).toBeLessThanOrEqual(150);
      await expect(canvas.getByText('3 products')).toBeVisible();
    },
  ),
};

export const OneKind: Story = {
  args: { title: 'Dresses', within: { name: 'Women', url: '/women' }, isFiltered: true, total: 9 },
  afterEach: shows('One kind links back to its category', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dresses', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/women');
  }),
};

export const Dark: Story = {
  globals: { scheme: 'dark' },
  afterEach: shows('The banner fades into the dark background', async ({ canvas }) => {
    // The veil has no role.
    const veil = canvas.getByRole('banner').querySelector(':scope > div');
    await expect(veil && getComputedStyle(veil).backgroundImage).toContain(
      getComputedStyle(document.body).backgroundColor,
    );
  }),
};

export const FilteredOnAPhone: Story = {
  args: { isFiltered: true, total: 3 },
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
};

export const Loading: Story = { args: { total: undefined } };

export const PictureMissing: Story = {
  args: { pictures: { wide: 'none.webp', tall: 'none.webp' } },
};

/** The picture may be dark or busy. */
export const CustomPicture: Story = {
  args: { pictures: { ...bannerPictures('men'), isOwn: true } },
};

export const CustomPictureOnAPhone: Story = {
  ...CustomPicture,
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
};

export const DarkFromRightToLeft: Story = {
  globals: { direction: 'rtl', scheme: 'dark' },
  afterEach: shows('The title is on the dark side', async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Women' });
    const all = [...canvasElement.querySelectorAll('*')].map((one) => getComputedStyle(one));
    const veil = all.find(({ backgroundImage }) => backgroundImage.includes('gradient'));
    await expect(veil?.backgroundImage).toContain('to left');
    await expect(veil?.transform).toBe('none');
  }),
};
