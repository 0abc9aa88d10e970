import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BilingualStory } from '../../../src/features/about/BilingualStory.tsx';

const meta = {
  component: BilingualStory,
  args: { shopName: 'Hemline' },
} satisfies Meta<typeof BilingualStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};

export const EachLanguageIsMarkedAsSuch: Story = {
  name: 'Each language is marked as such',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const languageOf = (title: string) =>
      canvas.getByRole('heading', { name: title }).closest('[lang]')?.getAttribute('lang');
    await expect(languageOf('About Us')).toBe('en');
    await expect(languageOf('О нас')).toBe('ru');
  },
};

/** One after the other, each a tap away. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneTheOtherLanguageIsATapAway: Story = {
  ...Phone,
  name: 'On a phone the other language is a tap away',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Русский' });
    await expect(link).toHaveAttribute('href', '/#ru');
    await expect(link).toHaveAttribute('lang', 'ru');
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
