import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { courier, standardDelivery, tenPercent } from '../../../contract/examples/selling.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import { logInAnna } from '../../mocks/logins.ts';

/** The order form with its total below. */
const meta = {
  component: AppRoutes,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    route: paths.orderForm,
    shop: {
      cart: [{ itemId: linenShirt._id, size: 'S', quantity: 2 }],
      selling: { delivery: [standardDelivery, courier], codes: [tenPercent] },
    },
  },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const proceed = { name: 'PROCEED TO CHECKOUT' };

export const Form: Story = {};

export const CodeAndTotalComeBeforeThePayment: Story = {
  name: 'Code and total come before the payment, by keyboard, too',
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('complementary', { name: 'Summary' }));
    const field = await summary.findByRole('textbox', { name: 'Discount code' });
    const pay = await canvas.findByRole('button', proceed);
    const address = canvas.getByRole('textbox', { name: 'Delivery address' });
    const inOrder = [address, field, await summary.findByText('$182.90'), pay];
    for (const [index, each] of inOrder.slice(1).entries()) {
      const before = inOrder[index] ?? each;
      const { DOCUMENT_POSITION_FOLLOWING } = Node;
      await expect(before.compareDocumentPosition(each)).toBe(DOCUMENT_POSITION_FOLLOWING);
      const { top } = each.getBoundingClientRect();
      await expect(before.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    }
    field.focus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect(pay).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.hash).toBe('#test-payment'));
  },
};

export const MissingFieldsAreReportedWithoutCoveringAnything: Story = {
  name: 'Missing fields are reported without covering any, until they are filled',
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await userEvent.click(canvas.getByRole('button', proceed));
    await expectAlert('Please fill in all required fields');
    await waitFor(() => expect(email).toHaveFocus());
    const said = screen.getByRole('alert').getBoundingClientRect();
    const buttons = ['BACK', 'Apply', proceed.name].map((name) =>
      canvas.getByRole('button', { name }),
    );
    for (const each of [...canvas.getAllByRole('textbox'), ...buttons]) {
      const { top, bottom } = each.getBoundingClientRect();
      await expect(bottom <= said.top || top >= said.bottom).toBe(true);
    }
    await userEvent.type(email, 'anna@example.test');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await expect(canvas.queryByText('Email is required')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', proceed));
    await waitFor(() => expect(window.location.hash).toBe('#test-payment'));
  },
};
