import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  cottonTote,
  linenShirt,
  merinoCrew,
  productsInColours,
  woolCoat,
} from '../../contract/examples/products.ts';
import { exampleReviews } from '../../contract/examples/reviews.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { anna, logInAnna } from '../mocks/logins.ts';
import { failed, shows } from './states.ts';
import { takeLastUnits } from './takeLastUnits.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.product(linenShirt._id) },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const TheSelectedSizeIsAddedToTheCart: Story = {
  name: 'The selected size is added to the cart, and the toast names its colour',
  parameters: { shop: { products: productsInColours } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'S' }));
    canvas.getByRole('button', { name: 'ADD TO CART' }).focus();
    await userEvent.keyboard('{Enter}');
    const toast = await screen.findByText('Linen Camp Shirt, Clay, size S, is in your cart');
    await waitFor(() => expect(toast).toBeVisible());
  },
};

export const ACustomerRequestsAStockAlert: Story = {
  name: 'A customer requests a stock alert',
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Tell me when my size is back' }),
    );
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue(anna.email);
    await expect(screen.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual([
      'L',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
    await expect(await screen.findByText(/^When Linen Camp Shirt is back in size L/)).toBeVisible();
  },
};

export const TheStarsLinkToTheReviews: Story = {
  parameters: { shop: { reviews: exampleReviews } },
  play: async ({ canvas }) => {
    const stars = await canvas.findByRole('link', { name: /out of 5, \d+ ratings?$/ });
    await userEvent.click(stars);
    const heading = await canvas.findByRole('heading', { level: 2, name: /^\d+ reviews?$/ });
    await waitFor(() => expect(document.activeElement).toContainElement(heading));
    stars.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toContainElement(heading));
  },
};

export const ASpecOnlyServerOffersNoStockAlerts: Story = {
  parameters: { shop: { plain: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'L, sold out' })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'ADD TO CART' })).toBeVisible());
    await expect(
      canvas.queryByRole('button', { name: 'Tell me when my size is back' }),
    ).not.toBeInTheDocument();
    // Nor the number of ratings; related products are filtered in the browser.
    await expect(await canvas.findByRole('link', { name: cottonTote.name })).toBeVisible();
    await expect(canvas.queryByText('(40)')).not.toBeInTheDocument();
  },
};

export const WithMeasurements: Story = { parameters: { route: paths.product(merinoCrew._id) } };

export const TheMeasurementsLoadWhenTheyAreOpened: Story = {
  ...WithMeasurements,
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('button', { name: 'Measurements' });
    await expect(canvas.queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
    await userEvent.click(note);
    await canvas.findByRole('table', { name: 'Measurements in cm' });
  },
};

export const ASpecOnlyServerHasNoMeasurements: Story = {
  ...WithMeasurements,
  parameters: { ...WithMeasurements.parameters, shop: { plain: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Description' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Measurements' })).not.toBeInTheDocument();
  },
};

export const AMissingSizeIsReportedAndFocused: Story = {
  play: async ({ canvas, step }) => {
    await step('A click marks the product as a favourite', async () => {
      const [heart] = await canvas.findAllByRole('button', {
        name: 'Add Linen Camp Shirt to favourites',
      });
      if (!heart) throw new Error('No heart');
      await userEvent.click(heart);
      await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Please select a size before adding to cart$/,
    );
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'XS' })).toHaveFocus());
    // Reported once, so that nothing covers it on a phone.
    await expect(screen.getAllByText(/^Please select a size/)).toHaveLength(1);
    await waitFor(() => expect(document.title).toBe('Linen Camp Shirt · Hemline'));
  },
};

/** Both available units of M are added to the cart, and M is no longer available. */
export const ACustomersLastUnitInTheCartCannotBeSelectedAgain: Story = {
  name: 'A customer’s last unit in the cart cannot be selected again',
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    (await canvas.findByRole('radio', { name: 'M, only 2 left' })).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText('Chest 96 cm · Only 2 left')).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Chest 96 cm · Only 1 left')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('radio', { name: 'M, the last in your cart' }),
    ).not.toBeChecked();
  },
};

export const AUnitAddedFromACardIsCountedOnItsPage: Story = {
  name: 'A unit added from a card counts on the product page',
  parameters: { route: paths.product(cottonTote._id) },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await takeLastUnits(canvas);
    await userEvent.click(canvas.getByRole('link', { name: linenShirt.name }));
    await expect(
      await canvas.findByRole('radio', { name: 'M, the last in your cart' }),
    ).toBeDisabled();
  },
};

export const TheSizeGuideOpensAtTheCategory: Story = {
  parameters: { route: paths.product(woolCoat._id) },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Size guide' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Size guide' });
    await expect(within(dialog).getByRole('table', { name: 'Men’s sizes' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Loaded once the row is near the window. */
export const RecentlyViewedProductsAreShownBelow: Story = {
  beforeEach: () =>
    localStorage.setItem('hemline.recentlyViewed', JSON.stringify([woolCoat._id, linenShirt._id])),
  play: async ({ canvas }) => {
    const row = await waitFor(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight });
      return within(canvas.getByRole('region', { name: 'Recently viewed' }));
    });
    await expect(await row.findByRole('link', { name: /^Wool Car Coat/ })).toBeVisible();
    await expect(row.queryByRole('link', { name: /^Linen Camp Shirt/ })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('hemline.recentlyViewed') ?? '')).toEqual([
        linenShirt._id,
        woolCoat._id,
      ]),
    );
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /product/:id': 'silent' } } },
  afterEach: shows('Loading the product is announced', async ({ canvas }) => {
    await expect(await canvas.findByText('Loading product...')).toBeVisible();
  }),
};

const leadsToTheOthers = (sentence: string) =>
  shows(sentence, async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Product not found' });
    await expect(canvas.getByRole('link', { name: 'See all products' })).toBeVisible();
  });

export const NotFound: Story = {
  parameters: { route: '/product/no-such-product' },
  afterEach: leadsToTheOthers('An unknown product links to the others'),
};

export const WithoutAnId: Story = {
  parameters: { route: '/product' },
  afterEach: leadsToTheOthers('A URL without a product leads to the others'),
};

export const Failed: Story = failed('GET /product/:id', paths.product(linenShirt._id));

export const Offline: Story = { globals: { network: 'offline' } };

export const SoldOut: Story = {
  parameters: { route: paths.product(woolCoat._id) },
  afterEach: shows('A sold-out product cannot be added', async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'SOLD OUT' })).toBeDisabled();
  }),
};

export const RelatedFailed: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 500 } } },
  afterEach: shows('Failed related products link to the category', async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'See the whole category' });
    await expect(link).toHaveAttribute('href', '/women');
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
