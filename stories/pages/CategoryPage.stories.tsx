import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleProducts, productsInColours } from '../../contract/examples/products.ts';
import { formatPrice } from '../../contract/rules/money.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import type { Canvas } from '../flows/shopping.ts';
import { manyProducts } from '../mocks/manyProducts.ts';
import { failed, loading, shows } from './states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: '/women' },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Selects an option in a filter's panel, and closes it. */
async function filterBy(canvas: Canvas, filter: string, option: string) {
  await userEvent.click(await canvas.findByRole('button', { name: filter }));
  const panel = within(await screen.findByRole('dialog', { name: filter }));
  await userEvent.click(await panel.findByRole('button', { name: option }));
  await userEvent.keyboard('{Escape}');
}

export const OnlyTheCategorysProductsAreShown: Story = {
  name: 'Only the category’s products are shown',
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { name: 'Women', level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Linen Camp Shirt' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Merino Crew' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Women · Hemline'));
    await step('Without kinds there is no such filter', async () => {
      await expect(canvas.queryByRole('button', { name: 'Kind' })).not.toBeInTheDocument();
    });
    await step('A flag filters, and its chip removes it', async () => {
      await canvas.findByRole('link', { name: 'Cotton Tote' });
      await userEvent.click(canvas.getByRole('button', { name: 'New' }));
      await waitFor(() =>
        expect(canvas.queryByRole('link', { name: 'Cotton Tote' })).not.toBeInTheDocument(),
      );
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter: New' }));
      await expect(await canvas.findByRole('link', { name: 'Cotton Tote' })).toBeVisible();
    });
  },
};

/** Both are pressed before the first one's list has loaded. */
export const TwoFiltersPressedAtOnceBothApply: Story = {
  name: 'Two filters pressed at once both apply',
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'New' })).click();
    // Between two presses React has rendered the first, but not yet its page.
    await Promise.resolve();
    canvas.getByRole('button', { name: 'Popular' }).click();
    await canvas.findByRole('button', { name: 'Remove filter: New' });
    await expect(canvas.getByRole('button', { name: 'Remove filter: Popular' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Size' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Size' }));
    canvas.getByRole('button', { name: 'Popular', hidden: true }).click();
    panel.getByRole('button', { name: /^M/ }).click();
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Active filters', hidden: true })).toHaveTextContent(
        'Size MNewClear all',
      ),
    );
    await userEvent.keyboard('{Escape}');
  },
};

export const Kids: Story = { parameters: { route: '/kids' } };

/** The category value of `/kids` is `kid`, and its sizes are ages. */
export const KidsSizesAreSelectedByAge: Story = {
  ...Kids,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Breton Stripe Tee' })).toBeVisible();
    await filterBy(canvas, 'Size', '8Y');
    await expect(await canvas.findByText('Nothing matches these filters')).toBeVisible();
  },
};

export const Loading: Story = loading(
  'GET /allproducts',
  'Loading products',
  'Loading products is announced',
);

export const Empty: Story = {
  parameters: { shop: { products: [] } },
  afterEach: shows('An empty category says so', async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  }),
};

export const Failed: Story = failed('GET /allproducts', '/women');

export const Offline: Story = { globals: { network: 'offline' } };

export const ARetryAfterAFailureShowsTheProducts: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Linen Camp Shirt');
    getWorker().use(http.get('*/api/allproducts', () => HttpResponse.error(), { once: true }));
    await userEvent.click(canvas.getByRole('link', { name: 'Men' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Men', level: 1 })).toBeVisible();
    await expect(await canvas.findByText('Merino Crew')).toBeVisible();
  },
};

/** A spec-only server answers with the whole list. */
export const ASpecOnlyServersListIsFilteredAndSorted: Story = {
  name: 'A spec-only server’s list is filtered and sorted',
  parameters: { shop: { plain: true }, route: '/women?sort=price-asc' },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(3);
    await expect(cards[0]).toHaveTextContent('Cotton Tote');
  },
};

export const ThePriceFilterDoesNotNarrowItsOwnRange: Story = {
  parameters: { route: '/women?maxPrice=50' },
  play: async ({ canvas }) => {
    const prices = exampleProducts
      .filter(({ category }) => category === 'women')
      .map(({ price }) => price);
    await userEvent.click(await canvas.findByRole('button', { name: 'Price' }));
    await expect(
      await screen.findByText(
        `From ${formatPrice(Math.min(...prices))} to ${formatPrice(Math.max(...prices))}`,
      ),
    ).toBeVisible();
  },
};

export const ASpecOnlyServersPriceRangeIsComputedFromItsList: Story = {
  ...ThePriceFilterDoesNotNarrowItsOwnRange,
  name: 'A spec-only server’s price range is computed from its list',
  tags: ['behaviour'],
  parameters: { route: '/women', shop: { plain: true } },
};

export const FromItsUrl: Story = {
  parameters: {
    route: '/women?q=linen&size=M&maxPrice=100&sort=name',
    shop: { products: exampleProducts },
  },
  afterEach: shows('The URL sets every filter', async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Linen Camp Shirt' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter: Size M' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search in Women' })).toHaveValue('linen');
    await expect(canvas.getByLabelText('Sort by')).toHaveValue('name');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  }),
};

export const NothingFound: Story = { parameters: { route: '/women?q=tuxedo&size=M' } };

export const ClearingTheFiltersRestoresTheProducts: Story = {
  ...NothingFound,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('link', { name: 'Linen Camp Shirt' })).toBeVisible();
  },
};

export const ManyProducts: Story = {
  parameters: { shop: { products: manyProducts(28, 'women') } },
};

export const AFailedPageCanBeRetried: Story = {
  parameters: { shop: { products: manyProducts(30, 'women') } },
  play: async ({ canvas }) => {
    const more = await canvas.findByText('Show more');
    getWorker().use(http.get('*/api/allproducts', () => HttpResponse.error(), { once: true }));
    await userEvent.click(more);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(canvas.getByText('Try again'));
    await expect(await canvas.findByText(/No\. 30$/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneATypedPriceAppliesWhenTheProductsAreShown: Story = {
  ...OnAPhone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.type(await within(drawer).findByLabelText('Highest price'), '60');
    await userEvent.click(
      await within(drawer).findByRole('button', { name: /^Show \d+ products$/ }),
    );
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await canvas.findByRole('button', { name: 'Remove filter: Up to $60.00' });
  },
};

/** Products with the shop's own kinds and colours. */
export const InColours: Story = { parameters: { shop: { products: productsInColours } } };

export const AKindAndAColourNarrowTheList: Story = {
  ...InColours,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kind' }));
    const kinds = await screen.findByRole('dialog', { name: 'Kind' });
    const shirts = await within(kinds).findByRole('button', { name: 'Shirts' });
    await expect(shirts).toHaveAttribute('aria-description', '3 products');
    await userEvent.click(shirts);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shirts' })).toBeVisible();
    await filterBy(canvas, 'Colour', 'Green');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Green' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

/** A link from before colours had families. */
export const ByAColoursOwnName: Story = {
  parameters: { ...InColours.parameters, route: '/women?colour=Sage' },
  afterEach: shows('A link can name a custom colour', async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: 'Remove filter: Sage' })).toBeVisible();
  }),
};

export const WithoutCountsColoursAreStillSelectedByFamily: Story = {
  name: 'Without counts, colours are still selected by family',
  parameters: {
    shop: { products: productsInColours, outages: { 'GET /productcounts': 404 } },
    route: '/men',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Merino Crew' });
    await filterBy(canvas, 'Colour', 'Green');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: 'Merino Crew' })).toBeVisible();
  },
};
