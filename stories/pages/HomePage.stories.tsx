import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleProducts, linenShirt } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { unsetHome } from '../../contract/rules/shopProfile.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { bannerPictures } from '../../src/lib/banners.ts';
import { logInAnna } from '../mocks/logins.ts';
import { manyProducts } from '../mocks/manyProducts.ts';
import { failed, shows } from './states.ts';
import { takeLastUnits } from './takeLastUnits.ts';
import { touchCards } from './touchCards.ts';

const meta = { component: AppRoutes, parameters: { route: '/' } } satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

function section(canvas: Canvas, name: 'New Collection' | 'Most Popular') {
  return within(canvas.getByRole('region', { name }));
}

export const Ready: Story = {};

export const BothListsShowTheirOwnProducts: Story = {
  play: async ({ canvas }) => {
    await section(canvas, 'New Collection').findByRole('link', { name: 'Linen Camp Shirt' });
    await expect(section(canvas, 'New Collection').getAllByRole('article')).toHaveLength(
      exampleProducts.filter(({ newCollection }) => newCollection).length,
    );
    await section(canvas, 'Most Popular').findByRole('link', { name: 'Merino Crew' });
    await expect(canvas.getByRole('link', { name: 'Read our story' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Hemline'));
  },
};

export const SeeAllOfMostPopularShowsThemAll: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'See all of Most Popular' }));
    await canvas.findByRole('button', { name: 'Remove filter: Popular' });
    const popular = exampleProducts.filter(({ mostPopular }) => mostPopular);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(popular.length));
  },
};

/** The owner's own line, banner and note; no editorial block. */
export const Customized: Story = {
  parameters: {
    shopProfile: {
      home: {
        ...unsetHome,
        ...{ line: 'Mended, not made', button: 'How we mend', leadsTo: 'aboutUs' },
        story: { ...unsetHome.story, isShown: false },
        note: { isShown: true, heading: 'Two needles', text: 'And a lot of thread.' },
        pictures: { home: bannerPictures('kids') },
      },
    },
  },
  afterEach: shows('Only the owner’s texts are shown', async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Mended, not made' });
    await expect(canvas.getByRole('heading', { name: 'Two needles' })).toBeVisible();
    await expect(
      canvas.queryByRole('heading', { name: 'It begins with the cloth' }),
    ).not.toBeInTheDocument();
    const link = canvas.getByRole('link', { name: 'How we mend' });
    await expect(link).toHaveAttribute('href', paths.aboutUs);
  }),
};

/** An app for another server, whose `config.js` replaces texts and leaves out the editorial block. */
export const FromConfigJs: Story = {
  parameters: {
    shop: { plain: true, products: [] },
    shopProfile: {
      wording: {
        ...{ bannerLine: 'Coats for the hills', nextCollection: 'New coats in May' },
        ...{ clothHeading: '', noteText: 'Sewn in Tyrol.' },
      },
    },
  },
  afterEach: shows('The texts of config.js replace ours', async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Coats for the hills' });
    await expect(await canvas.findByText('New coats in May')).toBeVisible();
    await expect(canvas.getByText('Sewn in Tyrol.')).toBeVisible();
    await expect(canvas.queryByText(/tells you what it is made of/)).not.toBeInTheDocument();
  }),
};

export const TheListEndsAtTwelveAndLinksToAll: Story = {
  parameters: {
    shop: { products: manyProducts(15, 'women').map((one) => ({ ...one, newCollection: true })) },
  },
  play: async ({ canvas }) => {
    const row = section(canvas, 'New Collection');
    await waitFor(() => expect(row.getAllByRole('article')).toHaveLength(12));
    await userEvent.click(row.getByRole('link', { name: 'See all of New Collection' }));
    await canvas.findByRole('heading', { name: 'New Collection', level: 1 });
    await expect(await canvas.findByText('15 products')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('New Collection · Hemline'));
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 'silent' } } },
  afterEach: shows('Both loading lists are announced', async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'New Collection' })).toBeVisible();
    await expect(canvas.getAllByRole('status', { name: 'Loading products' })).toHaveLength(2);
  }),
};

export const Empty: Story = {
  parameters: { shop: { products: [] } },
  afterEach: shows('Empty lists link to all clothes', async ({ canvas }) => {
    await expect(await canvas.findByText('The next collection is being sewn')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'See all clothes' })).toHaveLength(2),
    );
  }),
};

export const Failed: Story = failed('GET /allproducts', paths.home);

export const Offline: Story = { globals: { network: 'offline' } };

export const ASpecOnlyServersProductsFillBothLists: Story = {
  name: 'A spec-only server’s products fill both lists',
  parameters: { shop: { plain: true } },
  play: async ({ canvas }) => {
    await section(canvas, 'New Collection').findByRole('link', { name: 'Linen Camp Shirt' });
    await section(canvas, 'Most Popular').findByRole('link', { name: 'Merino Crew' });
    await expect(
      section(canvas, 'Most Popular').queryByRole('link', { name: 'Cotton Tote' }),
    ).not.toBeInTheDocument();
  },
};

export const BothListsShowThatTheLastUnitIsTaken: Story = {
  name: 'The last unit added is sold out in both lists',
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await section(canvas, 'Most Popular').findByRole('link', { name: 'Linen Camp Shirt' });
    await takeLastUnits(canvas);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'M, sold out' })).toHaveLength(2),
    );
  },
};

export const AUnitThatWasNotAddedIsAvailableAgain: Story = {
  name: 'A unit that could not be added stays available',
  parameters: {
    shop: {
      products: [linenShirt].map((shirt) => ({
        ...shirt,
        sizes: shirt.sizes.map((size) => ({ ...size, quantity: size.quantityReserved + 1 })),
      })),
      outages: { 'POST /addtocart': 500 },
    },
  },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    const card = section(canvas, 'New Collection');
    const addM = { name: /^M(, only \d left)?: add Linen Camp Shirt to cart$/ };
    await touchCards(card, 'Linen Camp Shirt');
    await userEvent.click(await card.findByRole('button', addM));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Linen Camp Shirt in size M could not be added\. .+ Please try again\./,
    );
    await expect(await card.findByRole('button', addM)).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  },
};

export const AnAnchorIsScrolledTo: Story = {
  parameters: { route: '/#most-popular' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Most Popular' });
    await waitFor(() => {
      expect(window.scrollY).toBeGreaterThan(0);
      expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    });
  },
};

export const EnterOnAnAnchorMovesTheFocusThere: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'See the new collection' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'New Collection' })).toHaveFocus(),
    );
    await expect(window.scrollY).toBeGreaterThan(0);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { scheme: 'dark' } };
