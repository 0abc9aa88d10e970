import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { yenOrder } from '../../../contract/examples/orders.ts';
import { returnableOrder } from '../../../contract/examples/returns.ts';
import { ReturnDialog } from '../../../src/features/orders/ReturnDialog.tsx';

const onReturn = fn();
const onClose = fn();

const meta = {
  component: ReturnDialog,
  args: { products: returnableOrder.products, returnable: [2, 1], onReturn, onClose },
  beforeEach: () => {
    onReturn.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof ReturnDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const shirts = { name: 'Linen Camp Shirt, size S' };
const confirm = { name: 'Confirm withdrawal' };
const confirmExchange = { name: 'Confirm exchange' };

export const TwoProducts: Story = {};

export const ForTheCustomer: Story = { args: { isForCustomer: true } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const findExchanges = async () => [
  [
    { productId: 'shirt', size: 'M', label: 'size M', available: 1 },
    { productId: 'blue', size: 'S', label: 'Blue, size S', available: 2 },
  ],
  [],
];

export const WithExchanges: Story = { args: { findExchanges } };

export const InAnotherCurrency: Story = {
  args: {
    ...{ products: yenOrder.products, currency: yenOrder.currency },
    findExchanges: async () => [
      [{ productId: 'blue', size: 'S', label: 'Blue, size S', available: 2, dearerBy: 1500 }],
      [],
    ],
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Return or exchange' });
    await userEvent.selectOptions(screen.getByRole('combobox', shirts), 'Send back 1');
    const instead = { name: 'Instead of Linen Camp Shirt, size S' };
    await expect(await screen.findByRole('combobox', instead)).toHaveTextContent('¥1,500');
  },
};

export const AnotherSizeIsChosenInsteadOfARefund: Story = {
  ...WithExchanges,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Return or exchange' });
    await userEvent.selectOptions(screen.getByRole('combobox', shirts), 'Send back 1');
    const instead = { name: 'Instead of Linen Camp Shirt, size S' };
    const choice = await screen.findByRole('combobox', instead);
    await userEvent.selectOptions(choice, 'Refund');
    await expect(await screen.findByRole('button', confirm)).toBeVisible();
    await userEvent.selectOptions(choice, 'Exchange for Blue, size S');
    await userEvent.click(await screen.findByRole('button', confirmExchange));
    await waitFor(() =>
      expect(onReturn).toHaveBeenCalledWith({
        reason: 'unsaid',
        lines: [{ line: 0, quantity: 1, exchange: { productId: 'blue', size: 'S' } }],
      }),
    );
  },
};

export const OnlySizesWithEnoughUnitsAreOffered: Story = {
  ...WithExchanges,
  play: async () => {
    const quantity = await screen.findByRole('combobox', shirts);
    await userEvent.selectOptions(quantity, 'Send back 1');
    const instead = await screen.findByRole('combobox', { name: /^Instead of/ });
    await userEvent.selectOptions(instead, 'Exchange for size M');
    await userEvent.selectOptions(quantity, 'Send back 2');
    await waitFor(() => expect(instead).toHaveTextContent('RefundExchange for Blue, size S'));
    await expect(instead).toHaveDisplayValue('Choose');
    await userEvent.selectOptions(instead, 'Refund');
    await userEvent.click(await screen.findByRole('button', confirm));
    const lines = [{ line: 0, quantity: 2 }];
    await waitFor(() => expect(onReturn).toHaveBeenCalledWith({ reason: 'unsaid', lines }));
  },
};

export const EachOfTwoItemsHasItsOwnChoice: Story = {
  ...WithExchanges,
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', shirts), 'Send back 2');
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: /^Instead of/ }),
      'Choose for each item',
    );
    const [one, two] = ['1 of 2', '2 of 2'].map((unit) =>
      screen.getByRole('combobox', { name: `Instead of Linen Camp Shirt, size S, ${unit}` }),
    );
    if (!one || !two) throw new Error('There is no choice for each item');
    await userEvent.selectOptions(one, 'Exchange for size M');
    await userEvent.selectOptions(two, 'Exchange for size M');
    await userEvent.click(screen.getByRole('button', confirmExchange));
    await waitFor(() => expect(two).toHaveAccessibleDescription('Only 1 of size M are left.'));
    await expect(onReturn).not.toHaveBeenCalled();
    await userEvent.selectOptions(two, 'Exchange for Blue, size S');
    screen.getByRole('button', confirmExchange).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onReturn).toHaveBeenCalledWith({
        reason: 'unsaid',
        lines: [
          { line: 0, quantity: 1, exchange: { productId: 'shirt', size: 'M' } },
          { line: 0, quantity: 1, exchange: { productId: 'blue', size: 'S' } },
        ],
      }),
    );
  },
};

/** Sizes are still loading. */
export const LoadingExchanges: Story = {
  args: { findExchanges: () => new Promise(() => {}), returnable: [1, 0] },
};

export const NothingIsSentUntilSizesAreLoaded: Story = {
  ...LoadingExchanges,
  play: async () => {
    await expect(await screen.findByText('Loading sizes…')).toBeVisible();
    const button = screen.getByRole('button', confirmExchange);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onReturn).not.toHaveBeenCalled();
  },
};

export const ExchangesFailed: Story = {
  args: { findExchanges: () => Promise.reject(new Error('Offline')), returnable: [1, 0] },
};

export const WithoutExchangesAReturnStaysPossible: Story = {
  ...ExchangesFailed,
  name: 'If exchanges fail to load, a return stays possible',
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Exchanges could not be loaded/,
    );
    await expect(screen.queryByRole('combobox', { name: /^Instead of/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', confirm));
    const lines = [{ line: 0, quantity: 1 }];
    await waitFor(() => expect(onReturn).toHaveBeenCalledWith({ reason: 'unsaid', lines }));
  },
};

export const TabReachesTheChoiceOfARefund: Story = {
  args: { findExchanges, returnable: [1, 0] },
  name: 'Tab reaches the choice, and a refund stays a withdrawal',
  play: async () => {
    const instead = await screen.findByRole('combobox', { name: /^Instead of/ });
    screen.getByRole('combobox', shirts).focus();
    await userEvent.tab();
    await waitFor(() => expect(instead).toHaveFocus());
    screen.getByRole('button', confirmExchange).focus();
    await userEvent.keyboard('{Enter}');
    const problem = 'Choose a refund or a new item';
    await waitFor(() => expect(instead).toHaveAccessibleDescription(problem));
    await expect(onReturn).not.toHaveBeenCalled();
    await userEvent.selectOptions(instead, 'Refund');
    (await screen.findByRole('button', confirm)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onReturn).toHaveBeenCalledWith({
        reason: 'unsaid',
        lines: [{ line: 0, quantity: 1 }],
      }),
    );
  },
};

/** It is preselected. */
export const EnterSendsTheOnlyItem: Story = {
  args: { returnable: [0, 1] },
  play: async () => {
    (await screen.findByRole('button', confirm)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onReturn).toHaveBeenCalledWith({
        reason: 'unsaid',
        lines: [{ line: 1, quantity: 1 }],
      }),
    );
  },
};

export const NothingIsSentUntilItemsAreSelected: Story = {
  name: 'Nothing is sent until items are selected, which survive a failure',
  beforeEach: () => {
    onReturn.mockResolvedValueOnce('The server fails. You can safely try again.');
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep everything' }));
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(onReturn).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', confirm));
    const field = screen.getByRole('combobox', shirts);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Choose at least one item'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(onReturn).not.toHaveBeenCalled();
    await userEvent.selectOptions(field, 'Send back 2');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Reason (optional)' }),
      'Too small',
    );
    await userEvent.click(screen.getByRole('button', confirm));
    await waitFor(() =>
      expect(onReturn).toHaveBeenCalledWith({
        reason: 'tooSmall',
        lines: [{ line: 0, quantity: 2 }],
      }),
    );
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server fails. You can safely try again.',
    );
    await expect(field).toHaveValue('2');
    await expect(onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', confirm));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  },
};
