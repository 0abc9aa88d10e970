import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LanguageLinks } from '../../../src/features/chrome/LanguageLinks.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: LanguageLinks,
  args: {
    urls: [
      { language: 'en', url: '/women' },
      { language: 'pt', url: '/pt/women' },
      { language: 'ru', url: '/ru/women' },
      { language: 'ar', url: '/ar/women' },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof LanguageLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  afterEach: shows('Each language has its own name and URL', async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Русский' });
    await expect(link).toHaveAttribute('href', '/ru/women');
    await expect(link).toHaveAttribute('lang', 'ru');
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('English');
  }),
};

/** The link would leave the story. */
function stay(element: HTMLElement) {
  element.addEventListener('click', (event) => event.preventDefault(), { once: true });
}

export const AClickChoosesTheLanguage: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Português' });
    stay(link);
    await userEvent.click(link);
    await expect(args.onChoose).toHaveBeenCalledWith('pt');
  },
};

export const TheKeyboardChoosesTheLanguage: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Русский' });
    stay(link);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('ru');
  },
};
