import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import type { Canvas } from '../../flows/shopping.ts';
import { logInAnna } from '../../mocks/logins.ts';
import { resetToken } from '../../mocks/passwords.ts';
import { shows } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: `${paths.resetPassword}?token=${resetToken}` },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

async function setPassword(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('New password'), 'a linen coat');
  await userEvent.click(canvas.getByRole('button', { name: 'Set the password' }));
}

export const Ready: Story = {
  afterEach: shows('The page has its heading and title', async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Set a new password' });
    await waitFor(() => expect(document.title).toBe('Set a new password · Hemline'));
  }),
};

export const ANewPasswordEndsEverySession: Story = {
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await setPassword(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    const toast = await screen.findByText('Your new password is set. You can log in with it now.');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(localStorage.getItem('hemline.session')).toBeNull();
  },
};

/** The link of a guest who adds their order to an account. */
export const NewAccount: Story = {
  parameters: { route: `${paths.resetPassword}?token=${resetToken}&account=new` },
};

export const AGuestWithoutAnAccountChoosesAPassword: Story = {
  ...NewAccount,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Choose a password' });
    await expect(canvas.queryByText(/logged out/)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Password'), 'a linen coat{Enter}');
    const toast = await screen.findByText(
      'Your account is ready. Log in with your email and your password.',
    );
    await waitFor(() => expect(toast).toBeVisible());
  },
};

export const InvitedStaffReadAboutTheAdminArea: Story = {
  parameters: { route: `${paths.resetPassword}?token=${resetToken}&account=staff` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Choose a password' });
    await expect(canvas.getByText(/log in to the admin area/)).toBeVisible();
    await expect(canvas.queryByText(/your order will be/)).not.toBeInTheDocument();
  },
};

export const AnInvalidLinkOffersANewOne: Story = {
  name: 'An invalid link offers a new one, and removes an earlier error',
  parameters: { route: `${paths.resetPassword}?token=token-that-was-used-before` },
  beforeEach: () =>
    getWorker().use(
      http.post('*/api/resetpassword', () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    ),
  play: async ({ canvas }) => {
    await setPassword(canvas);
    await screen.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Set the password' }));
    await canvas.findByRole('heading', { name: 'This link no longer works' });
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('link', { name: 'Ask for a new link' }));
    await expect(await canvas.findByRole('button', { name: 'Send the link' })).toBeVisible();
  },
};

export const WithoutToken: Story = {
  parameters: { route: paths.resetPassword },
  afterEach: shows('A link without its token is invalid', async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This link no longer works' });
  }),
};

export const AFailureKeepsThePassword: Story = {
  parameters: { shop: { outages: { 'POST /resetpassword': 500 } } },
  play: async ({ canvas }) => {
    await setPassword(canvas);
    await expectAlert(/Something went wrong on our side/);
    await expect(canvas.getByLabelText('New password')).toHaveValue('a linen coat');
  },
};

export const ASpecOnlyServersShopOffersItsEmail: Story = {
  name: 'A spec-only server’s shop offers its email',
  parameters: { shop: { plain: true } },
  play: async ({ canvas }) => {
    await setPassword(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Please write to us' })).toBeVisible();
  },
};
