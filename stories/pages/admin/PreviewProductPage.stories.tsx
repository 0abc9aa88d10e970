import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  exampleProducts,
  linenShirt,
  productsInColours,
} from '../../../contract/examples/products.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { previewPath } from '../../../src/lib/previewPath.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { failed, shows } from '../states.ts';

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

/** A draft. */
export const Ready: Story = {};

export const ADraftIsPreviewedAsShoppersWillSeeIt: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Linen Camp Shirt' });
    await expect(canvas.getByText('$89.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'S' }));
    await userEvent.click(canvas.getByRole('button', { name: /ADD TO CART/i }));
    await screen.findByText('This is a preview: nothing happens here.');
    canvas.getByRole('link', { name: 'Change it' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'Change Product' });
    await expect(await canvas.findByRole('link', { name: 'Preview' })).toBeVisible();
  },
};

export const Published: Story = {
  parameters: { shop: { products: exampleProducts, drafts: [] } },
  afterEach: shows('A published product is linked in the shop', async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See it in the shop' })).toHaveAttribute(
      'href',
      `/product/${linenShirt._id}`,
    );
  }),
};

/** A season that is imported as drafts. */
export const InColours: Story = {
  parameters: { shop: { products: [], drafts: productsInColours } },
};

export const ADraftsColoursOpenTheirPreviews: Story = {
  ...InColours,
  name: 'A draft’s colours open their previews',
  play: async ({ canvas }) => {
    const colours = within(await canvas.findByRole('list', { name: 'Colour Clay' }));
    await userEvent.click(colours.getByRole('link', { name: 'Sage' }));
    await expect(await canvas.findByRole('list', { name: 'Colour Sage' })).toBeVisible();
    await expect(canvas.getByText(/^A draft as shoppers will see it/)).toBeVisible();
  },
};

export const Removed: Story = { parameters: { shop: { products: others, drafts: [] } } };

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /getproduct/:id': 'silent' } } },
};

export const Failed: Story = failed('GET /getproduct/:id', previewPath(linenShirt._id));

export const Offline: Story = { globals: { network: 'offline' } };
