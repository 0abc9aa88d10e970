import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { guestLine } from '../mocks/guestCart.ts';
import { addToCart, expectInCart, openCart } from './shopping.ts';

/** The shop works with any content of the browser's storage, and without free space. */
const meta = {
  component: AppRoutes,
  parameters: { route: paths.product(linenShirt._id) },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ACorruptCartDoesNotBreakTheShop: Story = {
  beforeEach: () => {
    localStorage.setItem('hemline.cart', '[{"itemId":"01');
    localStorage.setItem('hemline.favourites', '{"all":true}');
    localStorage.setItem('hemline.session', '"anna"');
    localStorage.setItem('hemline.cookieConsent', 'perhaps');
  },
  play: async ({ canvas }) => {
    await expectInCart(canvas, '0 items');
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
    await addToCart(canvas, 'S');
    await expectInCart(canvas, '1 item');
    await openCart(canvas);
    await expect(await canvas.findByRole('row', { name: /Linen Camp Shirt/ })).toBeVisible();
  },
};

export const OneCorruptLineLeavesTheOthers: Story = {
  parameters: { route: paths.cart },
  beforeEach: () => {
    const lines = [{ ...guestLine(linenShirt, 'S'), quantity: -1 }, guestLine(linenShirt, 'M')];
    localStorage.setItem('hemline.cart', JSON.stringify(lines));
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('row', { name: /Linen Camp Shirt/ })).toHaveLength(1),
    );
    await expectInCart(canvas, '1 item');
  },
};

/** The cart lasts as long as the page, and is stored once there is space. */
export const AFullStorageKeepsTheCartForTheVisit: Story = {
  play: async ({ canvas }) => {
    // Values that could not be stored outlast this story, as they last as long as the page.
    await waitFor(() =>
      expect(localStorage.getItem('hemline.recentlyViewed')).toContain(linenShirt._id),
    );
    const setItem = spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('There is no room left', 'QuotaExceededError');
    });
    await addToCart(canvas, 'S');
    await expectInCart(canvas, '1 item');
    await expect(localStorage.getItem('hemline.cart')).toBeNull();

    setItem.mockRestore();
    await userEvent.keyboard('{Enter}');
    await expectInCart(canvas, '2 items');
    await expect(localStorage.getItem('hemline.cart')).toContain(linenShirt._id);
  },
};
