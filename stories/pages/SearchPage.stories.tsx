import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { logInAnna } from '../mocks/logins.ts';
import { takeLastPieces } from './takeLastPieces.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: '/search?q=linen' },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Results for “linen”', level: 1 }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Linen Camp Shirt' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Results for “linen” · Hemline'));
  },
};

export const CustomerTakesLastPieces: Story = {
  beforeEach: logInAnna,
  play: ({ canvas }) => takeLastPieces(canvas),
};

export const OtherWordsByKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search the shop' });
    await userEvent.clear(field);
    await userEvent.type(field, 'merino{Enter}');
    await expect(
      await canvas.findByRole('heading', { name: 'Results for “merino”' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Merino Crew' })).toBeVisible();
  },
};

export const WithoutWords: Story = {
  parameters: { route: '/search' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8 products')).toBeVisible();
  },
};

/** Where "See all" of the home page leads. */
export const MostPopular: Story = {
  parameters: { route: '/search?flag=mostPopular' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Most Popular', level: 1 }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Most Popular · Hemline'));
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 'silent' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading products' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { route: '/search?q=tuxedo' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('heading', { name: 'All products' })).toBeVisible();
    await expect(await canvas.findByText('8 products')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 'offline' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Oops! Something went wrong...')).toBeVisible();
  },
};

export const Bare: Story = {
  parameters: { shop: { bare: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 product')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
