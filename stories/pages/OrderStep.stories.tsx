import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { fullAddresses, home, office } from '../../contract/examples/addresses.ts';
import { processingOrder, shippedOrder } from '../../contract/examples/orders.ts';
import { linenShirt } from '../../contract/examples/products.ts';
import OrderStep from '../../src/pages/OrderStep.tsx';
import { anna, logInAnna } from '../mocks/logins.ts';

const row = {
  itemId: linenShirt._id,
  size: 'S',
  name: linenShirt.name,
  priceCents: 8900,
  quantity: 2,
  lineTotalCents: 17_800,
  canAdd: true,
};

const cart = [{ itemId: linenShirt._id, size: 'S', quantity: 2 }];

const meta = {
  component: OrderStep,
  args: { rows: [row], onBack: fn() },
  parameters: { shop: { cart } },
  beforeEach: logInAnna,
} satisfies Meta<typeof OrderStep>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });

async function expectNamed(canvas: Canvas, fullName: string) {
  await waitFor(() =>
    expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue(fullName),
  );
}

async function expectFilled(canvas: Canvas, email: string, phone: string, address: string) {
  await expect(await field(canvas, 'Email')).toHaveValue(email);
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue(phone));
  await expect(await field(canvas, 'Delivery address')).toHaveValue(address);
}

/** The account answers with these details, and takes others. */
function answerAccount(details: object, status = 200) {
  const changes: unknown[] = [];
  const user = { id: anna.id, name: 'Anna', email: anna.email, role: 'customer' };
  getWorker().use(
    http.get('*/api/getuser', () =>
      HttpResponse.json({ ...user, favoriteProducts: [], cartData: [], ...details }),
    ),
    http.post('*/api/updateuser', async ({ request }) => {
      changes.push(await request.json());
      return HttpResponse.json({ success: status === 200, message: '' }, { status });
    }),
  );
  return changes;
}

const lisbon = 'Rua das Flores 12, Lisbon, Portugal, 12000';

export const FromTheAccount: Story = {};

export const TheAccountFillsTheForm: Story = {
  name: 'The account fills the form',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expectFilled(canvas, anna.email, '912 345 678', lisbon);
    await expectNamed(canvas, 'Anna Souza');
    await expect(await field(canvas, 'Full name')).toHaveAttribute('autocomplete', 'name');
    await expect(await field(canvas, 'Delivery address')).toHaveAttribute(
      'autocomplete',
      'shipping street-address',
    );
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(localStorage.getItem('hemline.orderDraft')).toBeNull();
  },
};

/** An account without a phone or an address has them from its last order. */
export const FromTheLastOrder: Story = {
  beforeEach: () => {
    logInAnna();
    answerAccount({ phone: '351917000111' });
  },
};

export const TheLastOrderFillsWhatTheAccountLacks: Story = {
  ...FromTheLastOrder,
  name: 'The last order fills what the account lacks',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expectFilled(canvas, anna.email, '917 000 111', lisbon);
    await expectNamed(canvas, 'Anna Souza');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const NothingKnown: Story = {
  parameters: { shop: { cart, customer: { orders: [] } } },
  beforeEach: () => {
    logInAnna();
    answerAccount({});
  },
};

export const NothingKnownLeavesTheFieldsEmpty: Story = {
  ...NothingKnown,
  name: 'Nothing known leaves the fields empty',
  tags: ['behaviour'],
  play: ({ canvas }) => expectFilled(canvas, anna.email, '', ''),
};

/** Orders that can't be read are no reason to wait. */
export const OrdersFail: Story = {
  parameters: { shop: { cart, outages: { 'GET /getorders': 500 } } },
  beforeEach: NothingKnown.beforeEach,
};

export const OrdersThatCannotBeReadAreNotWaitedFor: Story = {
  ...OrdersFail,
  name: 'Orders that cannot be read are not waited for',
  tags: ['behaviour'],
  play: ({ canvas }) => expectFilled(canvas, anna.email, '', ''),
};

const proceed = { name: 'PROCEED TO CHECKOUT' };

export const WhatWasTickedIsSavedToTheAccount: Story = {
  name: 'What was ticked is saved to the account',
  tags: ['behaviour'],
  beforeEach: () => {
    logInAnna();
    const changes = answerAccount({});
    Object.assign(window, { changes });
    return () => Reflect.deleteProperty(window, 'changes');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', proceed));
    await waitFor(() =>
      expect(Reflect.get(window, 'changes')).toEqual([
        { username: 'Anna', email: anna.email, phone: '+351912345678', address: lisbon },
      ]),
    );
  },
};

/** Nothing is paid before the customer has heard of it. */
export const WhatCouldNotBeSavedIsToldBeforeThePayment: Story = {
  name: 'What could not be saved is told before the payment',
  tags: ['behaviour'],
  beforeEach: () => {
    logInAnna();
    answerAccount({}, 503);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', proceed));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your account could not be updated.',
    );
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

const saved = { cart, customer: { savedAddresses: [home, office] } };

export const FromTheDefaultAddress: Story = { parameters: { shop: saved } };

export const ASavedAddressIsChosen: Story = {
  ...FromTheDefaultAddress,
  name: 'A saved address is chosen, by keyboard, too',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expectFilled(canvas, anna.email, '917 000 111', office.address);
    await expectNamed(canvas, 'Anna Souza, Linha d’Água Lda');
    const choice = canvas.getByRole('combobox', { name: 'Saved addresses' });
    await userEvent.selectOptions(choice, home.address);
    await expectFilled(canvas, anna.email, '912 345 678', home.address);
    await expectNamed(canvas, 'Anna Souza');
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Delivery address' }), '-100');
    await expect(choice).toHaveDisplayValue('Another address');
    choice.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  },
};

export const ANewAddressIsSavedForTheNextOrder: Story = {
  ...FromTheDefaultAddress,
  name: 'A new address is saved for the next order',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Saved addresses' });
    await userEvent.selectOptions(choice, 'Another address');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Delivery address' }),
      'Torstr. 1, Berlin, Germany, 10119',
    );
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Save this address to my account' }),
    );
    await userEvent.click(canvas.getByRole('button', proceed));
    await waitFor(() => expect(choice).toHaveDisplayValue('Torstr. 1, Berlin, Germany, 10119'));
  },
};

export const AFullAccountIsOfferedNoMore: Story = {
  name: 'A full account is offered no more',
  tags: ['behaviour'],
  parameters: { shop: { cart, customer: { savedAddresses: fullAddresses } } },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'Delivery address'), '-100');
    await expect(canvas.getByRole('combobox', { name: 'Saved addresses' })).toHaveDisplayValue(
      'Another address',
    );
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

/** A present’s name is no account’s: the last order to this address names who gets the next. */
export const TheLastOrderToTheAddressNamesWhoGetsIt: Story = {
  name: 'The last order to the address names who gets it',
  tags: ['behaviour'],
  parameters: {
    shop: {
      cart,
      customer: {
        orders: [
          {
            ...processingOrder,
            fullName: 'Aunt Rosa',
            address: 'Torstr. 1, Berlin, Germany, 10119',
          },
          { ...shippedOrder, fullName: 'Anna Maria Souza' },
        ],
      },
    },
  },
  beforeEach: () => {
    logInAnna();
    answerAccount({ address: lisbon });
  },
  play: async ({ canvas }) => {
    await expectFilled(canvas, anna.email, '912 345 678', lisbon);
    await expectNamed(canvas, 'Anna Maria Souza');
  },
};

export const WhatIsLeftHalfTypedIsKept: Story = {
  name: 'A name that is left half typed is kept',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const name = await field(canvas, 'Full name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Anna Ma');
    await waitFor(() =>
      expect(localStorage.getItem('hemline.orderDraft')).toContain('"fullName":"Anna Ma"'),
    );
  },
};

export const OnAnotherServer: Story = { parameters: { shop: { cart, plain: true } } };

export const APlainServerIsAskedNoName: Story = {
  ...OnAnotherServer,
  name: 'A plain server is asked no name',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expectFilled(canvas, anna.email, '912 345 678', lisbon);
    await expect(canvas.queryByRole('textbox', { name: 'Full name' })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  ...FromTheLastOrder,
  globals: { viewport: { value: 'phone' } },
};
