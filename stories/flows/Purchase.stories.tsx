import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { logInAnna } from '../mocks/logins.ts';
import { expectAlert } from './expecting.ts';
import { ShopWithPayment } from './ShopWithPayment.tsx';
import {
  expectInCart,
  expectOrderFormFilled,
  fillOrderForm,
  proceedToCheckout,
} from './shopping.ts';

/** A payment that fails; `tests/journeys/purchase.spec.ts` has the others. */
const meta = {
  component: ShopWithPayment,
  parameters: {
    route: paths.orderForm,
    shop: { cart: [{ itemId: linenShirt._id, size: 'S', quantity: 2 }], customer: { orders: [] } },
  },
  beforeEach: logInAnna,
} satisfies Meta<typeof ShopWithPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ADeclinedPaymentIsRetried: Story = {
  play: async ({ canvas }) => {
    await fillOrderForm(canvas);
    await proceedToCheckout(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    await expectAlert(/^The payment was declined and you have not been charged/);
    await canvas.findByRole('table', { name: 'Cart' });
    await userEvent.click(canvas.getByRole('button', { name: 'CREATE ORDER' }));
    await expectOrderFormFilled(canvas);
    await proceedToCheckout(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay' }));
    await canvas.findByRole('heading', { level: 1, name: 'Thank you for your order' });
    await expectInCart(canvas, '0 items');
  },
};
