import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { logInAnna } from '../mocks/logins.ts';
import { resetToken } from '../mocks/passwords.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: `${paths.resetPassword}?token=${resetToken}` },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

async function setPassword(canvas: ReturnType<typeof within>) {
  await userEvent.type(await canvas.findByLabelText('New password'), 'a linen coat');
  await userEvent.click(canvas.getByRole('button', { name: 'Set the password' }));
}

export const Ready: Story = {};

export const ThePageHasItsHeadingAndTitle: Story = {
  name: 'The page has its heading and title',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Set a new password' });
    await waitFor(() => expect(document.title).toBe('Set a new password · Hemline'));
  },
};

/** The old sessions are over, this browser's too. */
export const ANewPasswordEndsEverySession: Story = {
  name: 'A new password ends every session',
  tags: ['behaviour'],
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await setPassword(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    const toast = await screen.findByText('Your new password is set. You can log in with it now.');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(localStorage.getItem('hemline.session')).toBeNull();
  },
};

export const EnterSetsTheNewPassword: Story = {
  name: 'Enter sets the new password',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    (await canvas.findByLabelText('New password')).focus();
    await userEvent.keyboard('a linen coat{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  },
};

/** The link of a guest who keeps their order. */
export const NewAccount: Story = {
  parameters: { route: `${paths.resetPassword}?token=${resetToken}&account=new` },
};

export const WhoHasNoAccountYetChoosesAPassword: Story = {
  ...NewAccount,
  name: 'Who has no account yet chooses a password',
  tags: ['behaviour'],
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

export const DeadLink: Story = {
  parameters: { route: `${paths.resetPassword}?token=token-that-was-used-before` },
};

export const ADeadLinkLeadsToANewOne: Story = {
  ...DeadLink,
  name: 'A dead link leads to a new one',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await setPassword(canvas);
    await userEvent.click(await canvas.findByRole('link', { name: 'Ask for a new link' }));
    await expect(await canvas.findByRole('button', { name: 'Send the link' })).toBeVisible();
  },
};

export const WithoutToken: Story = { parameters: { route: paths.resetPassword } };

export const ALinkWithoutItsTokenWorksNoMore: Story = {
  ...WithoutToken,
  name: 'A link without its token works no more',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This link no longer works' }),
    ).toBeVisible();
  },
};

export const AFailureKeepsThePassword: Story = {
  name: 'A failure keeps the password',
  tags: ['behaviour'],
  parameters: { shop: { outages: { 'POST /resetpassword': 500 } } },
  play: async ({ canvas }) => {
    await setPassword(canvas);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side.',
    );
    await expect(canvas.getByLabelText('New password')).toHaveValue('a linen coat');
  },
};

/** What failed before is over. */
export const AnAnswerTakesTheFailureBack: Story = {
  ...DeadLink,
  name: 'An answer takes the failure back',
  tags: ['behaviour'],
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
  },
};

/** A server with only the specification's calls. */
export const APlainServersShopAsksToBeWrittenTo: Story = {
  name: 'A plain server’s shop asks to be written to',
  tags: ['behaviour'],
  parameters: { shop: { plain: true } },
  play: async ({ canvas }) => {
    await setPassword(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Please write to us' })).toBeVisible();
  },
};
