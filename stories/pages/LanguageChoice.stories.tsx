import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { dollars } from '../../contract/rules/money.ts';
import LanguageChoice from '../../src/pages/LanguageChoice.tsx';
import { dinars, yen } from '../shopCurrency.ts';
import { shows } from './states.ts';

const meta = {
  component: LanguageChoice,
  parameters: {
    route: '/women?size=M',
    shopProfile: { languages: ['en', 'pt', 'de'] },
  },
  beforeEach: () => prefer('en-GB'),
} satisfies Meta<typeof LanguageChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Languages of the browser, until the story ends. */
function prefer(...wanted: string[]) {
  Object.defineProperty(navigator, 'languages', { value: wanted, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'languages');
}

export const ThreeLanguages: Story = {
  afterEach: shows('Each link keeps the page and its query', async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Deutsch' });
    await expect(link).toHaveAttribute('href', '/de/women?size=M');
    await expect(screen.queryByRole('status')).toBeNull();
  }),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A shop in English alone, with three currencies. */
export const OneLanguageAndThreeCurrencies: Story = {
  parameters: { shopProfile: { languages: ['en'], currencies: [dollars, yen, dinars] } },
  afterEach: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { pressed: true })).toHaveTextContent('USD');
    await expect(canvas.queryByRole('link', { name: 'English' })).toBeNull();
  },
};

export const TheBrowsersLanguageIsOfferedOnce: Story = {
  beforeEach: () => prefer('de-AT', 'en'),
  play: async ({ canvas }) => {
    const offer = await screen.findByRole('status');
    await expect(offer).toHaveTextContent('Diesen Shop gibt es auch auf Deutsch.');
    const [accept] = screen.getAllByRole('link', { name: 'Deutsch' }).slice(-1);
    await expect(accept).toHaveAttribute('href', '/de/women?size=M');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await expect(localStorage.getItem('hemline.languageOffered')).toBe('true');
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  },
};

export const AnOfferIsInItsOwnDirection: Story = {
  globals: { language: 'ar' },
  parameters: { shopProfile: { languages: ['ar', 'en'] } },
  beforeEach: () => prefer('en'),
  afterEach: shows('The full stop is at the right of an English sentence', async () => {
    const text = await screen.findByText('This shop speaks English, too.');
    await expect(text).toHaveAttribute('lang', 'en');
    await expect(getComputedStyle(text).direction).toBe('ltr');
  }),
};

export const AChosenLanguageIsKept: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Português' });
    // The link would leave the story.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(localStorage.getItem('hemline.language')).toBe('"pt"');
  },
};
