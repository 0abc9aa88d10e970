import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { cancelledOrder } from '../../../contract/examples/orders.ts';
import { cottonTote, linenShirt } from '../../../contract/examples/products.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import type { Canvas } from '../../flows/shopping.ts';
import { firstSessionId } from '../../mocks/checkout.ts';
import { logInAnna } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { isDenied, shows } from '../states.ts';

const paid = new URLSearchParams({
  session_id: firstSessionId,
  address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
  phone: '+351912345678',
  email: 'anna@example.test',
});

const cart = [
  { itemId: linenShirt._id, size: 'S', quantity: 2 },
  { itemId: cottonTote._id, size: 'M', quantity: 1 },
];

const paidShop = { cart, checkout: { session: 'paid' } };

/** The shop, and below it the URL. */
function WithUrl() {
  const { pathname, search } = useLocation();
  return (
    <>
      <AppRoutes />
      <output aria-label="Address">{pathname + search}</output>
    </>
  );
}

const meta = {
  component: AppRoutes,
  parameters: { route: `${paths.checkoutSuccess}?${paid}`, shop: paidShop },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const thanks = { level: 1, name: 'Thank you for your order' };

/** No personal data stays in the address bar. */
async function expectBareUrl(canvas: Canvas) {
  await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent(
    /^\/checkout-success$/,
  );
}

async function expectEmptyCart(canvas: Canvas) {
  await expect(await canvas.findByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
}

export const Ready: Story = {
  render: () => <WithUrl />,
  afterEach: shows('The order is shown, the cart empty, the URL clean', async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', thanks)).toBeVisible();
    await expect(canvas.getByText('$213.50')).toBeVisible();
    await expect(canvas.getByText('We’ve emailed your order to anna@example.test.')).toBeVisible();
    await expect(canvas.getByText('Your parcel is addressed to Anna Souza.')).toBeVisible();
    await expect(JSON.stringify(window.history.state)).not.toContain('Souza');
    await expectBareUrl(canvas);
    await expectEmptyCart(canvas);
    await waitFor(() => expect(document.title).toBe('Thank you · Hemline'));
  }),
};

async function expectNoThanks(canvas: Canvas) {
  await canvas.findByRole('heading', { name: 'There is no new order' });
  await expect(canvas.queryByRole('heading', thanks)).not.toBeInTheDocument();
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Opened without a payment. */
export const WithoutPayment: Story = {
  parameters: { route: paths.checkoutSuccess },
  afterEach: shows('Without a payment there are no thanks', async ({ canvas }) => {
    await expectNoThanks(canvas);
    await expect(await canvas.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  }),
};

export const Loading: Story = {
  parameters: { shop: { ...paidShop, outages: { 'POST /createorder': 'silent' } } },
  afterEach: shows('A pending payment is reported', async ({ canvas }) => {
    await canvas.findByText('We’re turning your payment into an order.');
  }),
};

export const NotPaid: Story = { parameters: { shop: { cart, checkout: { session: 'open' } } } };

export const AnOpenPaymentCanBeCheckedAgain: Story = {
  ...NotPaid,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not paid yet' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByRole('heading', { name: 'Not paid yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the cart' }));
    await expect(await canvas.findByRole('table', { name: 'Cart' })).toBeVisible();
  },
};

export const AnotherCustomers: Story = {
  parameters: { shop: { cart, checkout: { session: 'none' } } },
  render: () => <WithUrl />,
  afterEach: shows('Somebody else’s payment is not found', async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'We can’t find this payment' });
    await expectBareUrl(canvas);
  }),
};

export const BrokenUrl: Story = {
  parameters: { route: `${paths.checkoutSuccess}?address=Lisbon&email=anna@example.test` },
  render: () => <WithUrl />,
  afterEach: shows('A broken URL does not count as a payment', async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This link is incomplete' });
    await expectBareUrl(canvas);
  }),
};

export const RefusedAddress: Story = {
  ...BrokenUrl,
  parameters: { route: `${paths.checkoutSuccess}?address=Lisbon&email=anna@example.test&phone=1` },
};

export const Failed: Story = {
  parameters: { shop: { ...paidShop, outages: { 'POST /createorder': 'offline' } } },
};

export const Offline: Story = { globals: { network: 'offline' } };

/** The result replaces the pressed button, so it takes the focus. */
export const ThePaymentsResultHasTheFocus: Story = {
  name: 'A payment’s result has the focus and is the title',
  beforeEach: () => loseAnswer('POST /createorder'),
  play: async ({ canvas }) => {
    const problem = await canvas.findByRole('heading', { name: 'Your order is not confirmed yet' });
    await waitFor(() => expect(problem).toHaveFocus());
    await expect(document.title).toBe('Your order · Hemline');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const thanked = await canvas.findByRole('heading', thanks);
    await waitFor(() => expect(thanked).toHaveFocus());
    await expect(document.title).toBe('Thank you · Hemline');
  },
};

/** Paid, but nothing was left to send. */
export const Unfulfilled: Story = {
  beforeEach: () => {
    logInAnna();
    const answer = { success: true, message: '', order: cancelledOrder };
    getWorker().use(http.post('*/api/createorder', () => HttpResponse.json(answer)));
  },
  afterEach: shows('An order that could not be fulfilled gets no thanks', async ({ canvas }) => {
    const heading = { level: 1, name: 'We could not fulfil your order' };
    const told = await canvas.findByRole('heading', heading);
    await waitFor(() => expect(told).toHaveFocus());
    await expect(document.title).toBe('Your order · Hemline');
  }),
};

/** A server that refuses with status 200: the cart stays full. */
export const RefusedInTheBody: Story = {
  beforeEach: () => {
    const refusal = { success: false, message: 'No' };
    getWorker().use(http.post('*/api/createorder', () => HttpResponse.json(refusal)));
  },
  afterEach: shows('A refusal with status 200 keeps the cart', async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your order is not confirmed yet' });
    await expect(await canvas.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  }),
};

export const Guest: Story = {
  beforeEach: () => localStorage.clear(),
  afterEach: isDenied('A guest is denied'),
};

const { session_id: _, ...contact } = Object.fromEntries(paid);
const returnWithoutSession = `${paths.checkoutSuccess}?${new URLSearchParams(contact)}`;

/** A spec-only server does not return the order, and the page empties the cart. */
export const SpecOnlyServer: Story = {
  parameters: { route: returnWithoutSession, shop: { cart, plain: true } },
  afterEach: shows('A spec-only server’s order empties the cart', async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', thanks)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your order' })).not.toBeInTheDocument();
    await expectEmptyCart(canvas);
  }),
};

export const SpecOnlyServerKeepsTheCart: Story = {
  parameters: {
    route: returnWithoutSession,
    shop: { cart, plain: true, outages: { 'POST /cleancart': 400 } },
  },
  afterEach: shows(
    'A cart that a spec-only server did not empty is reported',
    async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', thanks)).toBeVisible();
      await expectAlert(
        'What you ordered is still in your cart. Remove it before your next order.',
      );
    },
  ),
};

/** Such a server creates an order for each request, so none is sent for an empty cart. */
export const SpecOnlyServerEmptyCart: Story = {
  parameters: { route: returnWithoutSession, shop: { cart: [], plain: true } },
  afterEach: shows('An empty cart orders nothing on a spec-only server', ({ canvas }) =>
    expectNoThanks(canvas),
  ),
};
