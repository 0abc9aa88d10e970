import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fullAddresses, home, office } from '../../../contract/examples/customers.ts';
import { processingOrder, shippedOrder } from '../../../contract/examples/orders.ts';
import { linenShirt } from '../../../contract/examples/products.ts';
import OrderStep from '../../../src/pages/cart/OrderStep.tsx';
import type { Canvas } from '../../flows/shopping.ts';
import { anna, logInAnna } from '../../mocks/logins.ts';
import { enter } from '../../ui/enter.ts';
import { shows } from '../states.ts';

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

/** Mocks the account with these details; returns the changes sent to it. */
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
const berlin = 'Torstr. 1, Berlin, Germany, 10119';

export const FromTheAccount: Story = {
  afterEach: shows('The account fills the form', async ({ canvas }) => {
    await expectFilled(canvas, anna.email, '912 345 678', lisbon);
    await expectNamed(canvas, 'Anna Souza');
    await expect(await field(canvas, 'Full name')).toHaveAttribute('autocomplete', 'name');
    await expect(await field(canvas, 'Delivery address')).toHaveAttribute(
      'autocomplete',
      'shipping street-address',
    );
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(localStorage.getItem('hemline.orderDraft')).toBeNull();
  }),
};

export const FromTheLastOrder: Story = {
  beforeEach: () => {
    logInAnna();
    answerAccount({ phone: '351917000111' });
  },
  afterEach: shows('The last order fills what the account lacks', async ({ canvas }) => {
    await expectFilled(canvas, anna.email, '917 000 111', lisbon);
    await expectNamed(canvas, 'Anna Souza');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  }),
};

export const NothingKnown: Story = {
  parameters: { shop: { cart, customer: { orders: [] } } },
  beforeEach: () => {
    logInAnna();
    answerAccount({});
  },
  afterEach: shows('Only the email is known', ({ canvas }) =>
    expectFilled(canvas, anna.email, '', ''),
  ),
};

/** Unreadable orders must not delay the form. */
export const OrdersFail: Story = {
  ...NothingKnown,
  parameters: { shop: { cart, outages: { 'GET /getorders': 500 } } },
};

const proceed = { name: 'PROCEED TO CHECKOUT' };

export const CheckedDetailsAreSavedToTheAccount: Story = {
  name: 'Checked contact details are saved to the account',
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

export const AFailedSaveIsReportedBeforeThePayment: Story = {
  name: 'Details that could not be saved are reported before the payment',
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

export const ASavedAddressIsSelected: Story = {
  ...FromTheDefaultAddress,
  name: 'A saved address is selected, by keyboard, too',
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
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Saved addresses' });
    await userEvent.selectOptions(choice, 'Another address');
    await enter(await field(canvas, 'Delivery address'), berlin);
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Save this address to my account' }),
    );
    await userEvent.click(canvas.getByRole('button', proceed));
    await waitFor(() => expect(choice).toHaveDisplayValue(berlin));
  },
};

export const AFullAccountOffersNoSaving: Story = {
  name: 'A full account cannot save another address',
  parameters: { shop: { cart, customer: { savedAddresses: fullAddresses } } },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'Delivery address'), '-100');
    await expect(canvas.getByRole('combobox', { name: 'Saved addresses' })).toHaveDisplayValue(
      'Another address',
    );
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

/** Another address may have another recipient. */
export const TheLastOrderToTheAddressNamesTheRecipient: Story = {
  parameters: {
    shop: {
      cart,
      customer: {
        orders: [
          { ...processingOrder, fullName: 'Aunt Rosa', address: berlin },
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

export const UnfinishedValuesAreKept: Story = {
  name: 'An unfinished name is kept',
  play: async ({ canvas }) => {
    const name = await field(canvas, 'Full name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Anna Ma');
    await waitFor(() =>
      expect(localStorage.getItem('hemline.orderDraft')).toContain('"fullName":"Anna Ma"'),
    );
  },
};

export const SpecOnlyServer: Story = {
  parameters: { shop: { cart, plain: true } },
  afterEach: shows('A spec-only server gets no name', async ({ canvas }) => {
    await expectFilled(canvas, anna.email, '912 345 678', lisbon);
    await expect(canvas.queryByRole('textbox', { name: 'Full name' })).not.toBeInTheDocument();
  }),
};

export const OnAPhone: Story = {
  ...FromTheLastOrder,
  globals: { viewport: { value: 'phone' } },
};
