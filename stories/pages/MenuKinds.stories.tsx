import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { exampleProducts, productsInColours } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import MenuKinds from '../../src/pages/MenuKinds.tsx';

const meta = {
  component: MenuKinds,
  args: { category: 'women', inBar: false },
  parameters: { shop: { products: productsInColours } },
} satisfies Meta<typeof MenuKinds>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /productcounts': 'silent' } } },
};

export const Failed: Story = { parameters: { shop: { outages: { 'GET /productcounts': 500 } } } };

export const Offline: Story = { globals: { network: 'offline' } };

export const FromTheMenuToAKind: Story = {
  name: 'From the menu to a kind of products',
  parameters: { route: paths.aboutUs },
  globals: { viewport: { value: 'phone' } },
  render: () => <AppRoutes />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Kinds in Women' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Dresses' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dresses' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Slip Dress/ })).toBeVisible();
  },
};

export const FromTheBarToAKind: Story = {
  name: 'From the bar to a kind of products, by pointer',
  parameters: { route: paths.aboutUs },
  render: () => <AppRoutes />,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Women' });
    await userEvent.hover(link);
    const toggle = await canvas.findByRole('button', { name: 'Kinds in Women' });
    // The pointer has to enter again, because the toggle did not exist the first time.
    await userEvent.unhover(link);
    await userEvent.hover(link);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(canvas.getByRole('link', { name: 'Dresses' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dresses' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Slip Dress/ })).toBeVisible();
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const OnASpecOnlyServerTheBarHasOnlyLinks: Story = {
  ...FromTheBarToAKind,
  name: 'On a spec-only server the bar has only links',
  parameters: { route: paths.aboutUs, shop: { plain: true } },
  play: async ({ canvas }) => {
    await userEvent.hover(await canvas.findByRole('link', { name: 'Women' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Women' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Women/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Kinds/ })).not.toBeInTheDocument();
  },
};

export const AShopWithoutKindsOffersNone: Story = {
  ...FromTheMenuToAKind,
  name: 'A shop without kinds offers none',
  parameters: { route: paths.aboutUs, shop: { products: exampleProducts } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    await expect(await screen.findByRole('link', { name: 'Women' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Kinds/ })).not.toBeInTheDocument();
  },
};
