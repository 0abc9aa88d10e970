import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { expectAlert } from '../flows/expecting.ts';
import { goOffline } from '../mocks/goOffline.ts';
import { logInAnna } from '../mocks/logins.ts';

const withoutProducts = { outages: { 'GET /allproducts': 'offline' } } as const;

let isNetworkBack = false;

const meta = {
  component: AppRoutes,
  parameters: { route: '/women' },
  beforeEach: goOffline,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first page of a visit, or one that Back leads to. */
export const FirstPage: Story = { parameters: { shop: withoutProducts } };

export const APageOfflineIsNotToldAsAFault: Story = {
  ...FirstPage,
  name: 'A page offline is not told as a fault',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'You are offline' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/Oops!/)).not.toBeInTheDocument();
  },
};

export const PhoneDark: Story = {
  parameters: { shop: withoutProducts },
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
};

export const ASecondTryOfflineSaysSo: Story = {
  name: 'A second try offline says so',
  tags: ['behaviour'],
  parameters: { shop: withoutProducts },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expectAlert('You are still offline.');
  },
};

/** The page comes by itself as soon as there is a network. */
export const ThePageComesWithTheNetwork: Story = {
  name: 'The page comes with the network',
  tags: ['behaviour'],
  beforeEach: () => {
    isNetworkBack = false;
    // Answering nothing, it leaves the call to the mock below it.
    getWorker().use(
      http.get('*/api/allproducts', () => (isNetworkBack ? undefined : HttpResponse.error())),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You are offline' });
    isNetworkBack = true;
    // The page listens a moment after it is shown.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(canvas.getByRole('link', { name: linenShirt.name })).toBeVisible();
    });
  },
};

export const ASecondTryWithANetworkLoadsThePage: Story = {
  ...ThePageComesWithTheNetwork,
  name: 'A second try with a network loads the page',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const tryAgain = await canvas.findByRole('button', { name: 'Try again' });
    isNetworkBack = true;
    // Without the event, at which the page would come by itself.
    Reflect.deleteProperty(navigator, 'onLine');
    await userEvent.click(tryAgain);
    await expect(await canvas.findByRole('link', { name: linenShirt.name })).toBeVisible();
  },
};

/** What was on the screen stays, and the toast leads on once there is a network. */
export const ATapOfflineLeavesThePageAndCanBeTriedAgain: Story = {
  name: 'A tap offline leaves the page and can be tried again',
  tags: ['behaviour'],
  parameters: { route: paths.aboutUs, shop: withoutProducts },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    await userEvent.click(canvas.getByRole('link', { name: 'Men' }));
    await expectAlert(/^You are offline, so the page could not be loaded\./);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Men' })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible(),
    );
  },
};

/** What a tap was to change is not changed, and is tried again from the toast. */
export const AddingOfflineChangesNothingAndCanBeTriedAgain: Story = {
  name: 'Adding offline changes nothing and can be tried again',
  tags: ['behaviour'],
  parameters: { route: paths.product(linenShirt._id) },
  beforeEach: () => {
    logInAnna();
    getWorker().use(http.post('*/api/addtocart', () => HttpResponse.error(), { once: true }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^M\b/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await expectAlert(/^You are offline, so nothing was changed\./);
    await expect(await canvas.findByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/is in your cart/)).toBeVisible());
  },
};
