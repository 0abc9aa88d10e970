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
import { shows } from './states.ts';

const withoutProducts = { outages: { 'GET /allproducts': 'offline' } } as const;

let isNetworkBack = false;

const meta = {
  component: AppRoutes,
  parameters: { route: '/women' },
  beforeEach: goOffline,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first page of a visit, or one opened by Back. */
export const FirstPage: Story = {
  parameters: { shop: withoutProducts },
  afterEach: shows('An offline page does not look broken', async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You are offline' });
    await expect(canvas.queryByText(/Oops!/)).not.toBeInTheDocument();
  }),
};

export const PhoneDark: Story = {
  parameters: { shop: withoutProducts },
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
};

export const ThePageLoadsOnceOnline: Story = {
  name: 'A retry offline says so, and the page loads once the network is back',
  beforeEach: () => {
    isNetworkBack = false;
    // Without a reply, the next mock takes the call.
    getWorker().use(
      http.get('*/api/allproducts', () => (isNetworkBack ? undefined : HttpResponse.error())),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expectAlert('You are still offline.');
    isNetworkBack = true;
    // The listener is added shortly after the page is shown.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(canvas.getByRole('link', { name: linenShirt.name })).toBeVisible();
    });
  },
};

export const ARetryOnlineLoadsThePage: Story = {
  ...ThePageLoadsOnceOnline,
  name: 'A retry online loads the page',
  play: async ({ canvas }) => {
    const tryAgain = await canvas.findByRole('button', { name: 'Try again' });
    isNetworkBack = true;
    // Without the event that would load the page.
    Reflect.deleteProperty(navigator, 'onLine');
    await userEvent.click(tryAgain);
    await expect(await canvas.findByRole('link', { name: linenShirt.name })).toBeVisible();
  },
};

export const AddingOfflineChangesNothingAndCanBeRetried: Story = {
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
