import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { cottonTote, linenShirt } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { logInAnna } from '../mocks/logins.ts';
import { expectAlert } from './expecting.ts';
import { ShopWithPayment } from './ShopWithPayment.tsx';
import { expectOrderFormFilled, fillOrderForm, proceedToCheckout } from './shopping.ts';

/** Units were sold between the cart and the order; a journey has a raised price. */
const meta = {
  component: ShopWithPayment,
  beforeEach: logInAnna,
} satisfies Meta<typeof ShopWithPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

function shopWhere(meanwhile: Product[]) {
  const cart = [
    { itemId: linenShirt._id, size: 'S', quantity: 2 },
    { itemId: cottonTote._id, size: 'M', quantity: 1 },
  ];
  return { route: paths.orderForm, shop: { cart, checkout: { meanwhile } } };
}

function shirtLeft(quantity: number): Product {
  return {
    ...linenShirt,
    sizes: linenShirt.sizes.map((size) =>
      size.size === 'S' ? { ...size, quantity, quantityReserved: 0 } : size,
    ),
  };
}

export const ALineIsReducedToTheLastUnitByKeyboard: Story = {
  parameters: shopWhere([shirtLeft(1), cottonTote]),
  play: async ({ canvas }) => {
    await fillOrderForm(canvas);
    (await canvas.findByRole('button', { name: 'PROCEED TO CHECKOUT' })).focus();
    await userEvent.keyboard('{Enter}');
    await expectAlert('Only 1 left of Linen Camp Shirt in size S.');
    (await canvas.findByRole('button', { name: /^Keep 1/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expectOrderFormFilled(canvas);
  },
};

export const TheRestIsOrderedWithoutSoldOutItems: Story = {
  parameters: shopWhere([shirtLeft(0), cottonTote]),
  play: async ({ canvas }) => {
    await fillOrderForm(canvas);
    await proceedToCheckout(canvas);
    await expectAlert('Linen Camp Shirt in size S is sold out.');
    await expect(await canvas.findByText('Size S is sold out')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove: Linen Camp Shirt/ }));
    await expectOrderFormFilled(canvas);
    await proceedToCheckout(canvas);
    await expect(await canvas.findByRole('button', { name: 'Pay' })).toBeVisible();
  },
};
