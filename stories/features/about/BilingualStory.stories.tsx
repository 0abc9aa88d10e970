import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownStory } from '../../../contract/examples/shopProfile.ts';
import { BilingualStory } from '../../../src/features/about/BilingualStory.tsx';
import { brandStories, ownStories } from '../../../src/features/about/brandStory.ts';
import { shows } from '../../pages/states.ts';

const meta = {
  component: BilingualStory,
  args: { stories: brandStories('Hemline') },
} satisfies Meta<typeof BilingualStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};

/** Stacked, with a link to the second language. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows(
    'Each language is marked, and on a phone a link jumps to the other',
    async ({ canvas }) => {
      const link = canvas.getByRole('link', { name: 'Русский' });
      await expect(link).toHaveAttribute('href', '/#ru');
      await expect(link).toHaveAttribute('lang', 'ru');
      const languageOf = (title: string) =>
        canvas.getByRole('heading', { name: title }).closest('[lang]')?.getAttribute('lang');
      await expect(languageOf('About Us')).toBe('en');
      await expect(languageOf('О нас')).toBe('ru');
    },
  ),
};

export const OneLanguage: Story = {
  args: { stories: ownStories({ text: ownStory }) },
  afterEach: shows('One language has no links to others', async ({ canvas }) => {
    await expect(canvas.getByText('We mend before we sell.')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  }),
};
