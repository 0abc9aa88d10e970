import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import ProductStockAlert from '../../src/pages/ProductStockAlert.tsx';
import { anna, logInAnna } from '../mocks/logins.ts';

const meta = {
  component: ProductStockAlert,
  args: { product: { ...linenShirt, colour: 'Clay' }, sizes: ['L'], onClose: fn() },
} satisfies Meta<typeof ProductStockAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = { name: 'Email' };

export const AGuest: Story = {};

export const ACustomersEmailIsFilledInAndAClickSendsIt: Story = {
  name: 'A customer’s email is filled in, and a click sends it',
  beforeEach: logInAnna,
  play: async () => {
    await expect(await screen.findByRole('textbox', email)).toHaveValue(anna.email);
    await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
    await expect(
      await screen.findByText(/^When Linen Camp Shirt, Clay is back in size L/),
    ).toBeVisible();
  },
};

export const Failed: Story = { parameters: { shop: { outages: { 'POST /stockalert': 500 } } } };

export const AFailureIsReportedAndKeepsTypedValues: Story = {
  ...Failed,
  name: 'A failure is reported and keeps the email',
  play: async () => {
    const field = await screen.findByRole('textbox', email);
    await userEvent.type(field, 'ben@example.test{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue('ben@example.test');
  },
};
