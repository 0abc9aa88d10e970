import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { cottonTote, linenShirt, woolCoat } from '../../contract/examples/products.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { paths } from '../../src/lib/paths.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.product(linenShirt._id) },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'S' }));
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    const notice = await screen.findByText('Linen Camp Shirt, size S, is in your cart');
    await waitFor(() => expect(notice).toBeVisible());
    await expect(document.title).toBe('Linen Camp Shirt · Hemline');
  },
};

export const WithoutASize: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ADD TO CART' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Please select a size before adding to cart$/,
    );
    await expect(canvas.getByRole('radio', { name: 'XS' })).toHaveFocus();
  },
};

/** Both free pieces of M go into the cart: then M can't be chosen any more. */
export const LastPieceByKeyboard: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('radio', { name: 'M' })).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Chest 96 cm · Only 2 left')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Chest 96 cm · Only 1 left')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('radio', { name: 'M, sold out' })).not.toBeChecked();
  },
};

export const Favourite: Story = {
  play: async ({ canvas }) => {
    const [heart] = await canvas.findAllByRole('button', {
      name: 'Add Linen Camp Shirt to favourites',
    });
    if (!heart) return;
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /product/:id': 'silent' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading product...')).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { route: '/product/no-such-product' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Product not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all products' })).toBeVisible();
  },
};

export const WithoutAnId: Story = {
  parameters: { route: '/product' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Product not found')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'GET /product/:id': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Oops! Something went wrong...')).toBeVisible();
  },
};

export const SoldOut: Story = {
  parameters: { route: paths.product(woolCoat._id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'SOLD OUT' })).toBeDisabled();
  },
};

export const RelatedFailed: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 500 } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'See the whole category' }),
    ).toHaveAttribute('href', '/women');
  },
};

/** With the specification's calls alone: no number of ratings, and the list filtered here. */
export const Bare: Story = {
  parameters: { shop: { bare: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: linenShirt.name })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: cottonTote.name })).toBeVisible();
    await expect(canvas.queryByText('(38)')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
