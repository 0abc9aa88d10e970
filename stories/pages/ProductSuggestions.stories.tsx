import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { productsInColours, slipDress } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import ProductSuggestions from '../../src/pages/ProductSuggestions.tsx';
import type { Canvas } from '../flows/shopping.ts';

const meta = {
  component: ProductSuggestions,
  args: { q: 'dress' },
  parameters: { shop: { products: productsInColours } },
} satisfies Meta<typeof ProductSuggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Empty: Story = { args: { q: 'anorak' } };

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 'silent' } } },
};

/** The search works without suggestions. */
export const Failed: Story = { parameters: { shop: { outages: { 'GET /allproducts': 500 } } } };

export const Offline: Story = { globals: { network: 'offline' } };

const dressLink = { name: new RegExp(`^${slipDress.name}`) };
const dressHeading = { level: 1, name: new RegExp(slipDress.name) };

async function typeIntoTheSearch(canvas: Canvas, words: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('searchbox', { name: 'Search the shop' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(words);
}

export const FromAWordToAProduct: Story = {
  name: 'From a misspelt word to a product, by pointer',
  parameters: { route: paths.aboutUs },
  render: () => <AppRoutes />,
  play: async ({ canvas }) => {
    await typeIntoTheSearch(canvas, 'dreses');
    await userEvent.click(await screen.findByRole('link', dressLink));
    await canvas.findByRole('heading', dressHeading);
    await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
  },
};

export const FromAWordToAProductByKeyboard: Story = {
  ...FromAWordToAProduct,
  name: 'From a word to a product, by keyboard',
  play: async ({ canvas }) => {
    await typeIntoTheSearch(canvas, 'slip');
    await screen.findByRole('link', dressLink);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await canvas.findByRole('heading', dressHeading);
  },
};

export const ASpecOnlyServerHasSuggestionsToo: Story = {
  ...FromAWordToAProduct,
  name: 'A spec-only server has suggestions, too',
  parameters: { route: paths.aboutUs, shop: { plain: true } },
  play: async ({ canvas }) => {
    await typeIntoTheSearch(canvas, 'dreses');
    await screen.findByRole('link', dressLink);
  },
};

export const SuggestionsLoadWhenTypingPauses: Story = {
  ...FromAWordToAProduct,
  name: 'Suggestions load when typing pauses',
  play: async ({ canvas }) => {
    const asked: string[] = [];
    const watch = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        const q = new URL(name).searchParams.get('q');
        if (q !== null) asked.push(q);
      }
    });
    watch.observe({ type: 'resource' });
    await typeIntoTheSearch(canvas, 'slip dress');
    await waitFor(() => expect(asked).toContain('slip dress'));
    watch.disconnect();
    await expect(asked.filter((q) => q !== 'slip dress')).toEqual([]);
  },
};

export const OutdatedRequestsAreCancelled: Story = {
  ...FromAWordToAProduct,
  name: 'Outdated requests are cancelled, and sent again when needed',
  play: async ({ canvas }) => {
    const fetch = spyOn(window, 'fetch');
    const callsFor = (q: string) =>
      fetch.mock.calls.filter(
        ([url]) => new URL(String(url), location.href).searchParams.get('q') === q,
      );
    getWorker().use(
      http.get('*/api/allproducts', async () => void (await delay('infinite')), { once: true }),
    );
    await typeIntoTheSearch(canvas, 'slip');
    await waitFor(() => expect(callsFor('slip')).toHaveLength(1));
    const signal = callsFor('slip')[0]?.[1]?.signal;
    await expect(signal?.aborted).toBe(false);
    await userEvent.keyboard(' dress');
    await waitFor(() => expect(signal?.aborted).toBe(true));
    await screen.findByRole('link', dressLink);
    await userEvent.keyboard('{Backspace>6/}');
    await waitFor(() => expect(callsFor('slip')).toHaveLength(2));
    await screen.findByRole('link', dressLink);
    fetch.mockRestore();
  },
};
