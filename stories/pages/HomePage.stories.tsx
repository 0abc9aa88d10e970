import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleProducts, linenShirt } from '../../contract/examples/products.ts';
import { unsetHome } from '../../contract/rules/shopProfile.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { bannerPictures } from '../../src/lib/banners.ts';
import { expectFailure } from '../flows/expecting.ts';
import { logInAnna } from '../mocks/logins.ts';
import { manyProducts } from '../mocks/manyProducts.ts';
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
  name: 'Both lists show their own products',
  tags: ['behaviour'],
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

/** The owner's own line, banner and note; no editorial block. */
export const OfAnOwner: Story = {
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
};

export const AnOwnersPageHasTheirWordsAlone: Story = {
  ...OfAnOwner,
  name: 'An owner’s page has their words alone',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Mended, not made' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Two needles' })).toBeVisible();
    await expect(
      canvas.queryByRole('heading', { name: 'It begins with the cloth' }),
    ).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'How we mend' }));
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
  },
};

export const ManyNewProducts: Story = {
  parameters: {
    shop: { products: manyProducts(15, 'women').map((one) => ({ ...one, newCollection: true })) },
  },
};

/** Twelve at most; all of them are one link away, on a page that is headed so. */
export const TheListEndsAtTwelveAndLeadsToAll: Story = {
  ...ManyNewProducts,
  name: 'The list ends at twelve and leads to all',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const row = section(canvas, 'New Collection');
    await waitFor(() => expect(row.getAllByRole('article')).toHaveLength(12));
    await userEvent.click(row.getByRole('link', { name: 'See all of New Collection' }));
    await expect(
      await canvas.findByRole('heading', { name: 'New Collection', level: 1 }),
    ).toBeVisible();
    await expect(await canvas.findByText('15 products')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('New Collection · Hemline'));
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /allproducts': 'silent' } } },
};

export const BothListsOnTheirWayAreAnnounced: Story = {
  ...Loading,
  name: 'Both lists on their way are announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'New Collection' })).toBeVisible();
    await expect(canvas.getAllByRole('status', { name: 'Loading products' })).toHaveLength(2);
  },
};

export const Empty: Story = { parameters: { shop: { products: [] } } };

export const EmptyListsLeadToTheClothes: Story = {
  ...Empty,
  name: 'Empty lists lead to the clothes',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The next collection is being sewn')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'See all clothes' })).toHaveLength(2),
    );
  },
};

export const Failed: Story = { parameters: { shop: { outages: { 'GET /allproducts': 500 } } } };

export const Offline: Story = { globals: { network: 'offline' } };

export const AFailureCanBeTriedAgain: Story = {
  ...Failed,
  name: 'A failure can be tried again',
  tags: ['behaviour'],
  play: ({ canvas }) => expectFailure(canvas, '/'),
};

export const PlainServer: Story = { parameters: { shop: { plain: true } } };

export const APlainServersProductsFillBothLists: Story = {
  ...PlainServer,
  name: 'A plain server’s products fill both lists',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await section(canvas, 'New Collection').findByRole('link', { name: 'Linen Camp Shirt' });
    await section(canvas, 'Most Popular').findByRole('link', { name: 'Merino Crew' });
    await expect(
      section(canvas, 'Most Popular').queryByRole('link', { name: 'Cotton Tote' }),
    ).not.toBeInTheDocument();
  },
};

export const ASizeOnACardGoesToTheCart: Story = {
  name: 'A size on a card goes to the cart',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const row = section(canvas, 'New Collection');
    await touchCards(row, 'Linen Camp Shirt');
    await userEvent.click(
      await row.findByRole('button', {
        name: /^M(, only \d left)?: add Linen Camp Shirt to cart$/,
      }),
    );
    await expect(await canvas.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'View cart' })).toBeVisible());
  },
};

/** The shirt is in both lists: both know at once that its M is gone. */
export const CustomerTakesLastUnits: Story = { beforeEach: logInAnna };

export const BothListsKnowThatTheLastUnitIsTaken: Story = {
  ...CustomerTakesLastUnits,
  name: 'Both lists know that the last unit is taken',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await section(canvas, 'Most Popular').findByRole('link', { name: 'Linen Camp Shirt' });
    await takeLastUnits(canvas);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'M, sold out' })).toHaveLength(2),
    );
  },
};

/** The server took nothing: the unit is there to be had again. */
export const AUnitThatWasNotTakenCanBeHadAgain: Story = {
  name: 'A unit that was not taken can be had again',
  tags: ['behaviour'],
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
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be added');
    await expect(await card.findByRole('button', addM)).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  },
};

export const AtAnAnchor: Story = { parameters: { route: '/#most-popular' } };

export const AnAnchorIsScrolledTo: Story = {
  ...AtAnAnchor,
  name: 'An anchor is scrolled to',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Most Popular' });
    await waitFor(() => {
      expect(window.scrollY).toBeGreaterThan(0);
      expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    });
  },
};

export const EnterOnAnAnchorTakesTheFocusThere: Story = {
  name: 'Enter on an anchor takes the focus there',
  tags: ['behaviour'],
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
