import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleProducts, productsInColours } from '../../contract/examples/products.ts';
import { formatPrice } from '../../contract/rules/money.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { manyProducts } from '../mocks/manyProducts.ts';
import { touchCards } from './touchCards.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: '/women' },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const OnlyTheCategorysProductsAreShown: Story = {
  name: 'Only the category’s products are shown',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Women', level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Linen Camp Shirt' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Merino Crew' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Women · Hemline'));
  },
};

export const Kids: Story = { parameters: { route: '/kids' } };

/** The category value of `/kids` is `kid`, and its sizes are ages. */
export const KidsChooseASizeByAge: Story = {
  ...Kids,
  name: 'Kids choose a size by age',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Breton Stripe Tee' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Size' }));
    const panel = await screen.findByRole('dialog', { name: 'Size' });
    await userEvent.click(within(panel).getByRole('button', { name: '8Y' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Nothing matches these filters')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 'silent' } } },
};

export const LoadingProductsIsAnnounced: Story = {
  ...Loading,
  name: 'Loading products is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading products' })).toBeVisible();
  },
};

export const Empty: Story = { parameters: { shop: { products: [] } } };

export const AnEmptyCategorySaysSo: Story = {
  ...Empty,
  name: 'An empty category says so',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  },
};

export const Failed: Story = { parameters: { shop: { outages: { 'GET /allproducts': 500 } } } };

export const Offline: Story = { globals: { network: 'offline' } };

export const AFailureIsToldOnThePage: Story = {
  ...Failed,
  name: 'A failure is told on the page',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Oops! Something went wrong...')).toBeVisible();
  },
};

export const TheSecondTryAfterAFailureBringsTheProducts: Story = {
  name: 'The second try after a failure brings the products',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByText('Linen Camp Shirt');
    getWorker().use(http.get('*/api/allproducts', () => HttpResponse.error(), { once: true }));
    await userEvent.click(canvas.getByRole('link', { name: 'Men' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Men', level: 1 })).toBeVisible();
    await expect(await canvas.findByText('Merino Crew')).toBeVisible();
  },
};

/** A server with the specification's calls alone answers the whole list. */
export const PlainServer: Story = {
  parameters: { shop: { plain: true }, route: '/women?sort=price-asc' },
};

export const APlainServersListIsFilteredAndSorted: Story = {
  ...PlainServer,
  name: 'A plain server’s list is filtered and sorted',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(3);
    await expect(cards[0]).toHaveTextContent('Cotton Tote');
  },
};

export const AFlagFiltersAndItsChipTakesItBack: Story = {
  name: 'A flag filters and its chip takes it back',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Cotton Tote' });
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Cotton Tote' })).not.toBeInTheDocument(),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter: New' }));
    await expect(await canvas.findByRole('link', { name: 'Cotton Tote' })).toBeVisible();
  },
};

export const PricesToChooseFrom: Story = { parameters: { route: '/women?maxPrice=50' } };

/** What a price can be chosen from; what is chosen already narrows nothing. */
export const TheRangeOfPricesIsNotNarrowedByThePriceChosen: Story = {
  ...PricesToChooseFrom,
  name: 'The range of prices is not narrowed by the price chosen',
  tags: ['behaviour'],
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

/** The same on a server with only the specification's calls. */
export const APlainServersRangeOfPricesIsMadeOfItsList: Story = {
  ...TheRangeOfPricesIsNotNarrowedByThePriceChosen,
  name: 'A plain server’s range of prices is made of its list',
  tags: ['behaviour'],
  parameters: { route: '/women', shop: { plain: true } },
};

/** The products matter more now than the picture. */
export const TheBannerIsLowOnceSomethingIsFiltered: Story = {
  name: 'The banner is low once something is filtered',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const banner = () => canvas.getByRole('heading', { name: 'Women', level: 1 }).closest('header');
    await canvas.findByRole('link', { name: 'Linen Camp Shirt' });
    const before = banner()?.clientHeight ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await waitFor(() => expect(banner()?.clientHeight).toBeLessThan(before * 0.6));
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Cotton Tote' })).not.toBeInTheDocument(),
    );
  },
};

export const FromItsUrl: Story = {
  parameters: { route: '/women?q=linen&size=M&maxPrice=100&sort=name' },
};

export const TheURLSetsEveryFilter: Story = {
  ...FromItsUrl,
  name: 'The URL sets every filter',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Linen Camp Shirt' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter: Size M' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search in Women' })).toHaveValue('linen');
    await expect(canvas.getByLabelText('Sort by')).toHaveValue('name');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const NothingFits: Story = { parameters: { route: '/women?q=tuxedo&size=M' } };

export const ClearingTheFiltersBringsTheProductsBack: Story = {
  ...NothingFits,
  name: 'Clearing the filters brings the products back',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('link', { name: 'Linen Camp Shirt' })).toBeVisible();
  },
};

export const ManyProducts: Story = {
  parameters: { shop: { products: manyProducts(28, 'women') } },
};

/** Role queries over many cards are slow: texts say first that the page is there. */
export const EnterShowsMoreAndTheFocusGoesAlong: Story = {
  ...ManyProducts,
  name: 'Enter shows more and the focus goes along',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByText('24 of 28');
    canvas.getByRole('button', { name: 'Show more' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/No\. 28$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/No\. 25$/)).toHaveFocus());
  },
};

export const MoreThatFailedCanBeTriedAgain: Story = {
  name: 'More that failed can be tried again',
  tags: ['behaviour'],
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

export const ASizeOnACardGoesToTheCart: Story = {
  name: 'A size on a card goes to the cart',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await touchCards(canvas, 'Linen Camp Shirt');
    await userEvent.click(
      await canvas.findByRole('button', {
        name: /^M(, only \d left)?: add Linen Camp Shirt to cart$/,
      }),
    );
    const toast = await screen.findByText('Linen Camp Shirt, size M, is in your cart');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneFiltersAreChosenInADrawer: Story = {
  ...OnAPhone,
  name: 'On a phone filters are chosen in a drawer',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(await within(drawer).findByRole('button', { name: 'New' }));
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Show 2 products' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toBeVisible();
  },
};

export const OnAPhoneATypedPriceCountsWhenTheProductsAreShown: Story = {
  ...OnAPhone,
  name: 'On a phone a typed price counts when the products are shown',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.type(await within(drawer).findByLabelText('Highest price'), '60');
    await userEvent.click(
      await within(drawer).findByRole('button', { name: /^Show \d+ products$/ }),
    );
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await expect(
      await canvas.findByRole('button', { name: 'Remove filter: Up to $60.00' }),
    ).toBeVisible();
  },
};

/** The shop's own kinds and colours, to choose from. */
export const InColours: Story = { parameters: { shop: { products: productsInColours } } };

export const AKindAndAColourNarrowTheList: Story = {
  ...InColours,
  name: 'A kind and a colour narrow the list',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kind' }));
    const kinds = await screen.findByRole('dialog', { name: 'Kind' });
    const shirts = await within(kinds).findByRole('button', { name: 'Shirts' });
    await expect(shirts).toHaveAttribute('aria-description', '3 products');
    await userEvent.click(shirts);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shirts' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Colour' }));
    const colours = await screen.findByRole('dialog', { name: 'Colour' });
    await userEvent.click(await within(colours).findByRole('button', { name: 'Green' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Green' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

/** As before there were families. */
export const ByAColoursOwnName: Story = {
  parameters: { ...InColours.parameters, route: '/women?colour=Sage' },
};

export const ALinkMayNameOneOfTheShopsOwnColours: Story = {
  ...ByAColoursOwnName,
  name: 'A link may name one of the shop’s own colours',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: 'Remove filter: Sage' })).toBeVisible();
  },
};

export const WhereAServerDoesNotCountColoursAreChosenByFamilyAllTheSame: Story = {
  name: 'Where a server does not count, colours are chosen by family all the same',
  tags: ['behaviour'],
  parameters: {
    shop: { products: productsInColours, outages: { 'GET /productcounts': 404 } },
    route: '/men',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Merino Crew' });
    await userEvent.click(canvas.getByRole('button', { name: 'Colour' }));
    const colours = await screen.findByRole('dialog', { name: 'Colour' });
    await userEvent.click(await within(colours).findByRole('button', { name: 'Green' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: 'Merino Crew' })).toBeVisible();
  },
};

export const WithoutKindsThereIsNoSuchFilter: Story = {
  ...Ready,
  name: 'Without kinds there is no such filter',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Linen Camp Shirt' });
    await expect(canvas.queryByRole('button', { name: 'Kind' })).not.toBeInTheDocument();
  },
};
