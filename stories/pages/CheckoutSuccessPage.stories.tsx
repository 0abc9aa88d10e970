import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { cancelledOrder } from '../../contract/examples/orders.ts';
import { cottonTote, linenShirt } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { expectDenied } from '../flows/expecting.ts';
import { firstSessionId } from '../mocks/checkout.ts';
import { logInAnna } from '../mocks/logins.ts';
import { loseAnswer } from '../mocks/loseAnswer.ts';

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

/** The routes, and below them what stands in the address bar. */
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

type Canvas = ReturnType<typeof within>;

/** Nothing personal stays in the address bar. */
async function expectBareUrl(canvas: Canvas) {
  await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent(
    /^\/checkout-success$/,
  );
}

async function expectEmptyCart(canvas: Canvas) {
  await expect(await canvas.findByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
}

export const Ready: Story = { render: () => <WithUrl /> };

export const TheOrderIsToldTheCartEmptyTheURLBare: Story = {
  ...Ready,
  name: 'The order is told, the cart empty, the URL bare',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', thanks)).toBeVisible();
    await expect(canvas.getByText('$213.50')).toBeVisible();
    await expect(canvas.getByText('We’ve emailed your order to anna@example.test.')).toBeVisible();
    await expect(canvas.getByText('Your parcel is addressed to Anna Souza.')).toBeVisible();
    await expect(JSON.stringify(window.history.state)).not.toContain('Souza');
    await expectBareUrl(canvas);
    await expectEmptyCart(canvas);
    await waitFor(() => expect(document.title).toBe('Thank you · Hemline'));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const APhoneThanksToo: Story = {
  ...OnAPhone,
  name: 'A phone thanks, too',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', thanks)).toBeVisible();
  },
};

export const EnterLeadsToTheOrder: Story = {
  name: 'Enter leads to the order',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'See my orders' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
    await expect(await canvas.findByText('H-10008')).toBeVisible();
  },
};

/** Opened by itself there is nothing to make, and nothing to thank for. */
export const WithoutPayment: Story = { parameters: { route: paths.checkoutSuccess } };

export const WithoutAPaymentThereIsNothingToThankFor: Story = {
  ...WithoutPayment,
  name: 'Without a payment there is nothing to thank for',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'There is no new order' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('heading', thanks)).not.toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { shop: { ...paidShop, outages: { 'POST /createorder': 'silent' } } },
};

export const APaymentOnItsWayIsTold: Story = {
  ...Loading,
  name: 'A payment on its way is told',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('We’re turning your payment into an order.'),
    ).toBeVisible();
  },
};

export const NotPaid: Story = { parameters: { shop: { cart, checkout: { session: 'open' } } } };

export const AnOpenPaymentCanBeCheckedAgain: Story = {
  ...NotPaid,
  name: 'An open payment can be checked again',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not paid yet' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByRole('heading', { name: 'Not paid yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the cart' }));
    await expect(await canvas.findByRole('table', { name: 'Cart' })).toBeVisible();
  },
};

export const SomebodyElses: Story = {
  parameters: { shop: { cart, checkout: { session: 'none' } } },
  render: () => <WithUrl />,
};

export const SomebodyElsesPaymentIsNotFound: Story = {
  ...SomebodyElses,
  name: 'Somebody else’s payment is not found',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'We can’t find this payment' }),
    ).toBeVisible();
    await expectBareUrl(canvas);
  },
};

/** What the payment page sent along can't be read: nobody else's account is to blame. */
export const BrokenUrl: Story = {
  parameters: { route: `${paths.checkoutSuccess}?address=Lisbon&email=anna@example.test` },
  render: () => <WithUrl />,
};

export const ABrokenURLIsNotTakenForAPayment: Story = {
  ...BrokenUrl,
  name: 'A broken URL is not taken for a payment',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This link is incomplete' }),
    ).toBeVisible();
    await expectBareUrl(canvas);
  },
};

export const RefusedAddress: Story = {
  ...BrokenUrl,
  parameters: { route: `${paths.checkoutSuccess}?address=Lisbon&email=anna@example.test&phone=1` },
};

export const ARefusedAddressIsNotTakenForAPayment: Story = {
  ...ABrokenURLIsNotTakenForAPayment,
  name: 'A refused address is not taken for a payment',
  tags: ['behaviour'],
  parameters: RefusedAddress.parameters,
};

export const Failed: Story = {
  parameters: { shop: { ...paidShop, outages: { 'POST /createorder': 'offline' } } },
};

export const Offline: Story = { globals: { network: 'offline' } };

export const AFailureCanBeTriedAgain: Story = {
  ...Failed,
  name: 'A failure can be tried again',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Your order is not confirmed yet' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Its button goes with the problem: what comes in its place has the focus, and is read. */
export const WhatCameOfAPaymentHasTheFocus: Story = {
  name: 'What came of a payment has the focus and is the title',
  tags: ['behaviour'],
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

/** Paid, and then there was nothing left to send. */
export const Unfulfilled: Story = {
  beforeEach: () => {
    logInAnna();
    const answer = { success: true, message: '', order: cancelledOrder };
    getWorker().use(http.post('*/api/createorder', () => HttpResponse.json(answer)));
  },
};

export const AnOrderThatCouldNotBeFulfilledIsNotThankedFor: Story = {
  ...Unfulfilled,
  name: 'An order that could not be fulfilled is not thanked for',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const heading = { level: 1, name: 'We could not fulfil your order' };
    const told = await canvas.findByRole('heading', heading);
    await waitFor(() => expect(told).toHaveFocus());
    await expect(document.title).toBe('Your order · Hemline');
  },
};

/** A server that refuses in a 200: nothing is taken for ordered, and the cart stays full. */
export const RefusedInABody: Story = {
  beforeEach: () => {
    const refusal = { success: false, message: 'No' };
    getWorker().use(http.post('*/api/createorder', () => HttpResponse.json(refusal)));
  },
};

export const ARefusalInA200KeepsTheCart: Story = {
  ...RefusedInABody,
  name: 'A refusal in a 200 keeps the cart',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Your order is not confirmed yet' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  },
};

export const Guest: Story = { beforeEach: () => localStorage.clear() };

export const AGuestIsDenied: Story = {
  ...Guest,
  name: 'A guest is denied',
  tags: ['behaviour'],
  play: ({ canvas }) => expectDenied(canvas),
};

const { session_id: _, ...contact } = Object.fromEntries(paid);
const returnWithoutSession = `${paths.checkoutSuccess}?${new URLSearchParams(contact)}`;

/** A server with only the specification's calls answers no order, and the page empties the cart. */
export const PlainServer: Story = {
  parameters: { route: returnWithoutSession, shop: { cart, plain: true } },
};

export const APlainServersOrderEmptiesTheCart: Story = {
  ...PlainServer,
  name: 'A plain server’s order empties the cart',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', thanks)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your order' })).not.toBeInTheDocument();
    await expectEmptyCart(canvas);
  },
};

/** Such a server makes an order of each request: none is sent for an empty cart. */
export const PlainServerEmptyCart: Story = {
  parameters: { route: returnWithoutSession, shop: { cart: [], plain: true } },
};

export const AnEmptyCartOrdersNothing: Story = {
  ...PlainServerEmptyCart,
  name: 'An empty cart orders nothing on a plain server',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'There is no new order' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('heading', thanks)).not.toBeInTheDocument();
  },
};
