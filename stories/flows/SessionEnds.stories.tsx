import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { anna, logInAnna } from '../mocks/logins.ts';
import { expectAlert } from './expecting.ts';
import { logIn } from './loggingIn.ts';
import { ShopWithPayment } from './ShopWithPayment.tsx';
import { type Canvas, expectInCart } from './shopping.ts';

/** The session ends during a visit; `tests/journeys/account.spec.ts` has the checkout. */
const meta = {
  component: ShopWithPayment,
  beforeEach: logInAnna,
} satisfies Meta<typeof ShopWithPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

const cart = [{ itemId: linenShirt._id, size: 'S', quantity: 2 }];

const logInAgain = (canvas: Canvas) => logIn(canvas, anna);

export const AddingSurvivesAnExpiredSession: Story = {
  parameters: {
    route: paths.product(linenShirt._id),
    shop: { cart, outages: { 'POST /addtocart': 401 } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'S' }));
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expectAlert(/^Your session has ended/);
    await logInAgain(canvas);
    await canvas.findByRole('heading', { level: 1, name: 'Linen Camp Shirt' });
  },
};

export const ASessionThatEndsInTheBackgroundIsOnlyAnnounced: Story = {
  parameters: { route: paths.aboutUs, shop: { outages: { 'GET /getcart': 401 } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByText('Your session has ended.')).toBeVisible());
    await expect(canvas.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
    await expectInCart(canvas, '0 items');

    const [, login] = screen.getAllByRole('link', { name: 'Login' });
    if (login) await userEvent.click(login);
    await logInAgain(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  },
};
