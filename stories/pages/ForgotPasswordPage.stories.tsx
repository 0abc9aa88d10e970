import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { anna } from '../mocks/logins.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.forgotPassword },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

async function askForLink(canvas: ReturnType<typeof within>, email = anna.email) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
}

export const Ready: Story = {};

export const ThePageHasItsHeadingAndTitle: Story = {
  name: 'The page has its heading and title',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' });
    await waitFor(() => expect(document.title).toBe('Forgot your password? · Hemline'));
  },
};

export const FromLogin: Story = { parameters: { route: paths.login } };

export const TheLoginLeadsToIt: Story = {
  ...FromLogin,
  name: 'The login leads to it',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Forgot your password?' }));
    await expect(await canvas.findByRole('button', { name: 'Send the link' })).toBeVisible();
  },
};

export const TheAnswerDoesNotTellWhetherTheAccountExists: Story = {
  name: 'The answer does not tell whether the account exists',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await askForLink(canvas);
    await expect(await canvas.findByText(/^If an account has this email/)).toBeVisible();
  },
};

/** Nobody learns whether an email has an account. */
export const AnUnknownEmailHasTheSameAnswer: Story = {
  name: 'An unknown email has the same answer',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await askForLink(canvas, 'nobody@example.test');
    await expect(await canvas.findByText(/^If an account has this email/)).toBeVisible();
  },
};

export const AFailureKeepsTheEmail: Story = {
  name: 'A failure keeps the email',
  tags: ['behaviour'],
  parameters: { shop: { outages: { 'POST /forgotpassword': 'offline' } } },
  play: async ({ canvas }) => {
    await askForLink(canvas);
    await expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the shop.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(anna.email);
  },
};

export const TheButtonWaitsForTheAnswer: Story = {
  name: 'The button waits for the answer',
  tags: ['behaviour'],
  parameters: { shop: { outages: { 'POST /forgotpassword': 'silent' } } },
  play: async ({ canvas }) => {
    await askForLink(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send the link' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** A server with only the specification's calls. */
export const APlainServersShopAsksToBeWrittenTo: Story = {
  name: 'A plain server’s shop asks to be written to',
  tags: ['behaviour'],
  parameters: { shop: { plain: true } },
  play: async ({ canvas }) => {
    await askForLink(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Please write to us' })).toBeVisible();
    await expect(canvas.getByText(/hello@hemline\.test/)).toBeVisible();
  },
};
