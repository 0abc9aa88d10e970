import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import { expectLoggedIn, logIn } from '../../flows/loggingIn.ts';
import { fillGuestCart, guestLine } from '../../mocks/guestCart.ts';
import { anna, logInAnna } from '../../mocks/logins.ts';
import { shows } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.login },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  afterEach: shows('The page has its heading and title', async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Login · Hemline'));
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ALoginOpensTheHomePageAndIsStored: Story = {
  play: async ({ canvas, step }) => {
    await step('A wrong password keeps the email', async () => {
      await logIn(canvas, { ...anna, password: 'a wool coat' });
      await expectAlert('Wrong email or password.');
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(anna.email);
    });
    await userEvent.clear(canvas.getByLabelText('Password'));
    await userEvent.type(canvas.getByLabelText('Password'), `${anna.password}{Enter}`);
    await expectLoggedIn(canvas);
    await expect(await canvas.findByRole('heading', { name: 'New Collection' })).toBeVisible();
    await expect(JSON.parse(localStorage.getItem('hemline.session') ?? '')).toEqual({
      token: 'token-of-user-anna',
      role: 'customer',
      id: 'user-anna',
    });
  },
};

/** Another server's errors may be objects, with status 200. */
export const ErrorsThatAreObjectsAreShown: Story = {
  beforeEach: () => {
    const errors = [{ message: 'Wrong password' }, { message: 'Two tries left' }];
    getWorker().use(http.post('*/api/login', () => HttpResponse.json({ success: false, errors })));
  },
  play: async ({ canvas }) => {
    await logIn(canvas, anna);
    await expectAlert('Wrong password Two tries left');
  },
};

export const AGuestsUnitsAreAddedToTheCustomers: Story = {
  name: 'A guest’s cart is added to the customer’s',
  parameters: { shop: { cart: [{ itemId: linenShirt._id, size: 'S', quantity: 1 }] } },
  beforeEach: () => fillGuestCart(guestLine(linenShirt, 'S'), guestLine(linenShirt, 'M')),
  play: async ({ canvas }) => {
    await logIn(canvas, anna);
    await expect(await canvas.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await expect(localStorage.getItem('hemline.cart')).toBe('[]');
  },
};

/** On a server that adds only unit by unit. */
export const AGuestsUnitsAreAddedOneByOne: Story = {
  name: 'A guest’s cart is added unit by unit',
  parameters: { shop: { plain: true } },
  beforeEach: () => fillGuestCart(guestLine(linenShirt, 'S', 2), guestLine(linenShirt, 'M')),
  play: async ({ canvas }) => {
    await logIn(canvas, anna);
    await expectLoggedIn(canvas);
    await expect(await canvas.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  },
};

export const ACartThatCouldNotBeAddedIsKept: Story = {
  parameters: { shop: { outages: { 'POST /joincart': 500 } } },
  beforeEach: () => fillGuestCart(guestLine(linenShirt, 'S')),
  play: async ({ canvas }) => {
    await logIn(canvas, anna);
    await expectAlert(
      'Your cart could not be added to your account. We’ll keep it for your next login.',
    );
    await expect(localStorage.getItem('hemline.cart')).toContain(linenShirt._id);
  },
};

export const ALoginWorksOnATranslatedPage: Story = {
  ...ALoginOpensTheHomePageAndIsStored,
  name: 'A login works on a translated page',
  tags: ['behaviour'],
  globals: { translation: 'browser' },
};

export const ALoginOfflineReportsIt: Story = {
  parameters: { shop: { outages: { 'POST /login': 'offline' } } },
  play: async ({ canvas }) => {
    await logIn(canvas, anna);
    await expectAlert('We can’t reach the shop.');
  },
};

export const AlreadyLoggedIn: Story = {
  beforeEach: logInAnna,
  afterEach: shows('A customer is redirected home', async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'New Collection' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Login' })).not.toBeInTheDocument();
  }),
};

export const BrokenSession: Story = {
  beforeEach: () => localStorage.setItem('hemline.session', '{"token":7'),
  afterEach: shows('A broken session is a guest’s', async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Login' })).toBeVisible();
  }),
};
