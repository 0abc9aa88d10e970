import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  exampleProducts,
  linenShirt,
  productsInColours,
} from '../../../contract/examples/products.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { previewPath } from '../../../src/lib/previewPath.ts';
import { expectFailure } from '../../flows/expecting.ts';
import { logInAdmin } from '../../mocks/logins.ts';

const others = exampleProducts.filter((product) => product !== linenShirt);

const meta = {
  component: AppRoutes,
  parameters: {
    route: previewPath(linenShirt._id),
    shop: { products: others, drafts: [linenShirt] },
  },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of a draft. */
export const Ready: Story = {};

export const ADraftIsSeenAsShoppersWillSeeIt: Story = {
  name: 'A draft is seen as shoppers will see it',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Linen Camp Shirt' }),
    ).toBeVisible();
    await expect(canvas.getByText('$89.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'S' }));
    await userEvent.click(canvas.getByRole('button', { name: /ADD TO CART/i }));
    await expect(
      await screen.findByText('This is a preview: nothing happens here.'),
    ).toBeInTheDocument();
  },
};

export const EnterLeadsToItsForm: Story = {
  name: 'Enter leads to its form',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'Change it' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Change Product' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Preview' })).toBeVisible();
  },
};

export const Published: Story = { parameters: { shop: { products: exampleProducts, drafts: [] } } };

export const WhatIsPublishedIsSeenInTheShop: Story = {
  ...Published,
  name: 'What is published is seen in the shop',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See it in the shop' })).toHaveAttribute(
      'href',
      `/product/${linenShirt._id}`,
    );
  },
};

/** A season that is imported as drafts. */
export const InColours: Story = {
  parameters: { shop: { products: [], drafts: productsInColours } },
};

export const ADraftsColoursLeadToTheirPreviews: Story = {
  ...InColours,
  name: 'A draft’s colours lead to their previews',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const colours = within(await canvas.findByRole('list', { name: 'Colour Clay' }));
    await userEvent.click(colours.getByRole('link', { name: 'Sage' }));
    await expect(await canvas.findByRole('list', { name: 'Colour Sage' })).toBeVisible();
    await expect(canvas.getByText(/^A draft as shoppers will see it/)).toBeVisible();
  },
};

export const Gone: Story = { parameters: { shop: { products: others, drafts: [] } } };

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /getproduct/:id': 'silent' } } },
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'GET /getproduct/:id': 500 } } },
};

export const AFailureCanBeTriedAgain: Story = {
  ...Failed,
  name: 'A failure can be tried again',
  tags: ['behaviour'],
  play: ({ canvas }) => expectFailure(canvas, previewPath(linenShirt._id)),
};

export const Offline: Story = { globals: { network: 'offline' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
