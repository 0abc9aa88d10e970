import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { expectFailure } from '../flows/expecting.ts';
import { goOffline } from '../mocks/goOffline.ts';
import { logInAnna } from '../mocks/logins.ts';
import { shows } from './states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: '/aboutus', isFirstVisit: true },
} satisfies Meta<typeof AppRoutes>;

const offlineText = 'You are offline. Prices and stock may have changed.';

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  afterEach: shows('A first visit shows the banner and takes no focus', async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'About Us' });
    await expect(canvas.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
    await waitFor(() => expect(document.body).toHaveFocus());
  }),
};

export const WithACart: Story = {
  beforeEach: () => {
    const line = { itemId: linenShirt._id, size: 'M', quantity: 2, name: 'Shirt', priceCents: 100 };
    localStorage.setItem('hemline.cart', JSON.stringify([line, { ...line, size: 'S' }]));
  },
};

export const LoggedInThenOut: Story = {
  parameters: { shop: { cart: [{ itemId: linenShirt._id, size: 'M', quantity: 2 }] } },
  beforeEach: () => {
    localStorage.setItem(
      'hemline.session',
      JSON.stringify({ token: 'a-token', role: 'user', id: 'a-customer' }),
    );
  },
};

/** Public pages work without the customer; the account reports that it needs them. */
export const AFailedUserLoadIsReportedOnce: Story = {
  parameters: { shop: { outages: { 'GET /getuser': 500 } } },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await expectFailure(canvas, '/aboutus');
    await userEvent.click(canvas.getByRole('link', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'About Us' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Men' }));
    await expect(await canvas.findByRole('link', { name: 'Merino Crew' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Men' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'My account' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/account'),
    );
  },
};

export const LosingTheNetworkIsReported: Story = {
  name: 'A lost network is reported, as the page may be outdated',
  parameters: { isFirstVisit: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'About Us' });
    const goOnline = goOffline();
    try {
      await waitFor(() => expect(screen.getByText(offlineText)).toBeVisible());
    } finally {
      goOnline();
    }
  },
};

export const TabReachesTheBannerThenTheSkipLink: Story = {
  name: 'Tab reaches the banner, then the skip link; accepting is stored',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(localStorage.getItem('hemline.cookieConsent')).toBe('true');
  },
};

export const ANewPageStartsAtItsTopAndHasTheFocus: Story = {
  name: 'A new page starts at its top, has the focus and is announced',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'About Us' });
    window.scrollTo(0, document.body.scrollHeight);
    await userEvent.click(canvas.getByRole('link', { name: 'Contacts' }));
    await canvas.findByRole('heading', { name: 'Contacts' });
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(window.scrollY).toBe(0);
    await expect(await canvas.findByText('Contacts · Hemline')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  },
};

export const LoggingOutAtHomeReloadsTheHomePage: Story = {
  ...LoggedInThenOut,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Hemline, home' }));
    const announced = await canvas.findByText(/Hemline/, { selector: '[aria-live]' });
    await canvas.findByRole('heading', { name: 'New Collection' });
    const before = announced.textContent;
    window.scrollTo(0, 300);
    canvas.getByRole('button', { name: 'Log out' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Login' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(window.scrollY).toBe(0);
    // The same text is announced again only if it differs.
    await expect(announced.textContent).not.toBe(before);
    await expect(announced.textContent?.trim()).toBe(before);
  },
};

export const DarkIsSelectedFromTheMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Colours/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() =>
      expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark'),
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { globals: { scheme: 'dark' } };
