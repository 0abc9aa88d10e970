import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import { expectAdminLoggedIn, logIn, sendToken } from '../../flows/loggingIn.ts';
import { fillGuestCart, guestLine } from '../../mocks/guestCart.ts';
import { admin } from '../../mocks/logins.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.login },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {};

export const TheTokenIsRequestedAfterThePassword: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('textbox', { name: 'Email' })).focus();
    await userEvent.keyboard(`${admin.email}{Tab}${admin.password}{Enter}`);
    await expectAlert('MFA token is required for admin login');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'MFA token' })).toHaveFocus());
    await userEvent.keyboard(`${admin.token}{Enter}`);
    await expectAdminLoggedIn(canvas);
  },
};

export const AnAdminLandsInTheAdminArea: Story = {
  play: async ({ canvas }) => {
    await logIn(canvas, admin);
    await sendToken(canvas, admin.token);
    await canvas.findByRole('heading', { level: 1, name: 'Admin' });
  },
};

export const FromTheCart: Story = {
  name: 'An admin who was sent from the cart continues there',
  parameters: { route: paths.cart },
  beforeEach: () => fillGuestCart(guestLine(linenShirt, 'S', 2)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'CREATE ORDER' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in instead' }));
    await logIn(canvas, admin);
    await sendToken(canvas, admin.token);
    await expectAdminLoggedIn(canvas);
    await canvas.findByRole('button', { name: 'PROCEED TO CHECKOUT' });
  },
};

export const SpecOnlyServer: Story = { parameters: { shop: { plain: true } } };

export const OnASpecOnlyServerTheHomePageOpens: Story = {
  ...SpecOnlyServer,
  play: async ({ canvas }) => {
    await logIn(canvas, admin);
    await sendToken(canvas, admin.token);
    await canvas.findByRole('heading', { name: 'New Collection' });
  },
};

export const FiveWrongTokensLockTheLogin: Story = {
  play: async ({ canvas, step }) => {
    await logIn(canvas, admin);
    await expectAlert('MFA token is required for admin login');
    await step('An empty token keeps the password', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
      await expectAlert('MFA token is required for admin login');
      await expect(canvas.getByLabelText('Password')).toHaveValue(admin.password);
    });
    for (const token of ['000000', '111111', '222222', '333333', '444444']) {
      const before = screen.getByRole('alert');
      await sendToken(canvas, token);
      await waitFor(() => expect(screen.getByRole('alert')).not.toBe(before));
      await expectAlert('Wrong MFA token.');
    }
    await sendToken(canvas, admin.token);
    await expectAlert('Too many attempts: try again in 15 minutes.');
  },
};

export const AServersOwnTokenMessage: Story = {
  name: 'A server’s own token message is shown',
  beforeEach: () => {
    getWorker().use(
      http.post('*/api/login', async ({ request }) => {
        const { token } = (await request.clone().json()) as { token?: string };
        if (token) return undefined;
        return HttpResponse.json({ errors: ['MFA token required'] }, { status: 401 });
      }),
    );
  },
  play: async ({ canvas }) => {
    await logIn(canvas, admin);
    await expectAlert('MFA token is required for admin login');
    await sendToken(canvas, admin.token);
    await expectAdminLoggedIn(canvas);
  },
};

export const ACodeCanBeEnteredBeforeTheServerRequestsIt: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'I have a code' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), admin.email);
    await userEvent.type(canvas.getByLabelText('Password'), admin.password);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'MFA token' })).toHaveFocus());
    await userEvent.keyboard(`${admin.token}{Enter}`);
    await expectAdminLoggedIn(canvas);
  },
};
