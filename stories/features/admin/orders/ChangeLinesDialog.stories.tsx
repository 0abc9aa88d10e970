import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { yenOrder } from '../../../../contract/examples/orders.ts';
import { linenShirt, slipDress } from '../../../../contract/examples/products.ts';
import { ChangeLinesDialog } from '../../../../src/features/admin/orders/ChangeLinesDialog.tsx';
import { ProductFinder } from '../../../../src/features/admin/orders/ProductFinder.tsx';

const shirts = { product: linenShirt, size: 'M', quantity: 2 };
const dress = { product: slipDress, size: 'S', quantity: 1 };

const onChange = fn();
const onClose = fn();

const meta = {
  component: ChangeLinesDialog,
  args: {
    ordered: [shirts, dress],
    finder: (onAdd) => (
      <ProductFinder
        q="shirt"
        products={[linenShirt]}
        isFailed={false}
        onSearch={fn()}
        onAdd={onAdd}
      />
    ),
    onChange,
    onClose,
  },
  beforeEach: () => {
    onChange.mockReset().mockResolvedValue({ message: 'The order comes to $89.00.' });
    onClose.mockReset();
  },
} satisfies Meta<typeof ChangeLinesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Change the items' }));
const next = { name: 'Continue' };

export const AsOrdered: Story = {};

const inYen = { ...linenShirt, price: 13_350 };

export const InAnotherCurrency: Story = {
  args: {
    ordered: [{ ...shirts, product: inYen }],
    currency: yenOrder.currency,
    finder: (onAdd) => (
      <ProductFinder
        q="shirt"
        products={[inYen]}
        currency={yenOrder.currency}
        isFailed={false}
        onSearch={fn()}
        onAdd={onAdd}
      />
    ),
  },
  afterEach: async () => {
    const form = await dialog();
    await expect(form.getByText('¥26,700')).toBeVisible();
    await expect(form.getByText(/^Linen .* · ¥13,350$/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AClickConfirmsTheOutcome: Story = {
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole('button', next)).toBeDisabled();
    const quantity = { name: 'Quantity of Linen Camp Shirt in size M' };
    await userEvent.selectOptions(form.getByRole('combobox', quantity), '1');
    await userEvent.click(form.getByRole('button', { name: /^Remove .* in size S$/ }));
    await userEvent.click(form.getByRole('button', next));
    const asked = await screen.findByRole('alertdialog');
    await expect(asked).toHaveTextContent('The order comes to $89.00.');
    const lines = [{ ...shirts, quantity: 1 }];
    await expect(onChange).toHaveBeenLastCalledWith(lines, true);
    await userEvent.click(within(asked).getByRole('button', { name: 'Change items' }));
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(lines, false));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
};

export const EnterAddsASizeAndARefusalStays: Story = {
  name: 'Enter adds a size, and a refusal stays',
  play: async () => {
    const problem = 'These items cost only $0.20 more, which can’t be paid by card.';
    onChange.mockResolvedValueOnce({ problem });
    const form = await dialog();
    form.getByRole('button', { name: /^Add Linen Camp Shirt in size S/ }).focus();
    await userEvent.keyboard('{Enter}');
    form.getByRole('button', next).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await form.findByRole('alert')).toHaveTextContent(problem);
    await expect(onClose).not.toHaveBeenCalled();
  },
};
