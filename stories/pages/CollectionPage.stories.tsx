import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleCollections } from '../../contract/examples/collections.ts';
import { exampleProducts } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { failed, shows } from './states.ts';

const shop = { collections: exampleCollections, products: exampleProducts };

const meta = {
  component: AppRoutes,
  parameters: { route: paths.collection('a-weekend-away'), shop },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a picture, and products picked by hand. */
export const Ready: Story = {};

export const PickedProductsAreInTheirOrder: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'A weekend away', level: 1 }),
    ).toBeVisible();
    const names = async () =>
      (await canvas.findAllByRole('article')).map((card) => card.textContent);
    const titles = ['Breton Stripe Tee', 'Cotton Tote', 'Linen Camp Shirt'];
    await waitFor(async () => {
      const shown = await names();
      await expect(shown).toHaveLength(3);
      for (const [index, title] of titles.entries()) {
        await expect(shown[index]).toContain(title);
      }
    });
    const sort = canvas.getByLabelText('Sort by');
    await expect(sort).toHaveDisplayValue('Featured');
    await userEvent.selectOptions(sort, 'Price, high to low');
    await waitFor(async () => expect((await names())[0]).toContain('Linen Camp Shirt'));
  },
};

export const ByRule: Story = { parameters: { route: paths.collection('summer-linen') } };

export const OnlyTheCollectionsProductsAreShown: Story = {
  ...ByRule,
  name: 'Only the collection’s products are shown, and filtered',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Washed linen for warm days/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Linen Camp Shirt' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Cotton Tote' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Summer linen · Hemline'));
    canvas.getByRole('button', { name: 'Popular' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Remove filter: Popular' });
    await expect(await canvas.findByRole('link', { name: 'Linen Camp Shirt' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { shop: { ...shop, products: [] } },
  afterEach: shows('An empty collection says so', async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' }, scheme: 'dark' } };

const isUnknown = shows('There is no such page', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  await expect(document.title).toContain('Something went wrong');
});

export const Hidden: Story = {
  parameters: { route: paths.collection('next-winter') },
  afterEach: isUnknown,
};

export const SpecOnlyServer: Story = {
  name: 'A spec-only server has no such page',
  parameters: { shop: { ...shop, plain: true } },
  afterEach: isUnknown,
};

export const Loading: Story = {
  parameters: { shop: { ...shop, outages: { 'GET /collection/:slug': 'silent' } } },
};

export const Failed: Story = failed('GET /collection/:slug', paths.collection('a-weekend-away'));

export const Offline: Story = { globals: { network: 'offline' } };
